import {configs as lit} from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import {configs as wc} from 'eslint-plugin-wc';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import {parser} from 'typescript-eslint';
import {documented} from './documented.mjs';

/** Elements store nothing and load nothing unasked. */
const STORAGE_AND_NETWORK = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
];

/** Globals that pages have and Node or a worker may lack, and globals of Node alone. */
const ENVIRONMENT = [
  ...Object.keys(globals.browser).filter((name) => !(name in globals.es2025)),
  ...['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename'],
];

const noGlobals = (names, message) => ['error', ...names.map((name) => ({name, message}))];

const noMarkup = [
  {
    selector:
      'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/[\\s.]style\\s*=/]',
    message:
      'A strict content security policy forbids style attributes: use a class, a part or style.setProperty.',
  },
  {
    selector: 'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    message: 'A strict content security policy forbids style attributes: use style.setProperty.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc|cssText)$/]',
    message: 'Trusted types forbid markup from strings.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|write|writeln|sendBeacon)$/]',
    message: 'Trusted types forbid markup from strings; nothing is sent over the network.',
  },
  {
    selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'Nothing is stored.',
  },
];

const DOM_TYPES = Object.keys(globals.browser).filter(
  (name) => /^[A-Z]/.test(name) && !(name in globals.es2025),
);

/** A node or an event in a frame is of another window's types. */
const noDomTypes = ['right.name', 'right.property.name'].map((name) => ({
  selector: `BinaryExpression[operator="instanceof"][${name}=/^(${DOM_TYPES.join('|')})$/]`,
  message:
    'False for what is in a frame: ask the node what it is (controllers/node-kind.ts), or the event what it has.',
}));

/** What a stranger's `<img name>` hides (controllers/unhidden.ts), and what old libraries replace. */
const noHidden = [
  {
    selector: 'MemberExpression[object.name=/^(document|ownerDocument)$/][property.name!="title"]',
    message: "A page's markup may hide it: ask `unhidden(document, …)`.",
  },
  {
    selector: 'CallExpression[callee.object.name="Array"][callee.property.name="from"]',
    message: 'Prototype.js, in old forums, replaces Array.from: spread what can be spread.',
  },
];

const UNSAFE_DIRECTIVES = ['style-map', 'unsafe-html', 'unsafe-svg', 'unsafe-mathml', 'unsafe-css'].map(
  (name) => ({name: `lit/directives/${name}.js`, message: 'Forbidden by a strict content security policy.'}),
);

/** An element that should not be there: printing it, with all that hangs on it, takes longer than a test may. */
const noFoundElements = ['arguments.0', 'arguments.0.expression'].map((asked) => ({
  selector: `CallExpression[callee.property.name="equal"][arguments.0.raw="null"][callee.object.object.callee.name="expect"][callee.object.object.${asked}.callee.property.name=/^(querySelector|closest)$/]`,
  message:
    'Expect a number of elements to be 0, or matches() to be false: a failing test would print the element.',
}));

// the rules about the language alone are oxlint's: oxlint.jsonc
export default defineConfig(
  globalIgnores([
    'node_modules',
    '.build',
    'dist',
    'site',
    'storybook-static',
    'test/visual/screenshots',
    'test/**/fixtures',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: {'lit-a11y': litA11y},
    languageOptions: {parser, globals: {...globals.browser, ...globals.node}},
    settings: {wc: {elementBaseClasses: ['LitElement']}},
    rules: {
      ...litA11y.configs.recommended.rules,
      // Safari does not treat a list without bullets as a list, unless it has the role
      'lit-a11y/no-redundant-role': 'off',
      // LitElement has every callback
      'wc/guard-super-call': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    // drawings are written by a tool
    ignores: ['src/art/faces/**', 'src/cli/png/letters.ts'],
    plugins: {ours: {rules: {documented}}},
    rules: {'ours/documented': 'error'},
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**'],
    rules: {
      'no-restricted-globals': noGlobals(STORAGE_AND_NETWORK, 'No storage and no network in the library.'),
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          STORAGE_AND_NETWORK.map((property) => ({object, property})),
        ),
      ],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...noMarkup, ...noDomTypes],
      'no-restricted-imports': ['error', {paths: UNSAFE_DIRECTIVES}],
    },
  },
  {
    // what a reader keeps, where the author asks for it
    files: ['src/controllers/keep.ts'],
    rules: {
      'no-restricted-globals': noGlobals(
        STORAGE_AND_NETWORK.filter((name) => name !== 'localStorage'),
        'No other storage and no network in the library.',
      ),
    },
  },
  {
    // what runs in pages of others
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**', 'src/render/**'],
    rules: {'no-restricted-syntax': ['error', ...noMarkup, ...noDomTypes, ...noHidden]},
  },
  {
    // what is written passes `output.ts`, which shows control characters as escapes
    files: ['src/cli/**/*.ts'],
    ignores: ['src/cli/output.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.object.name="process"][callee.property.name="write"]',
          message: 'Write with the functions of output.ts.',
        },
      ],
    },
  },
  {
    files: ['src/core/**/*.ts', 'src/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': noGlobals(
        ENVIRONMENT,
        'The core runs in Node, in a worker and in a page alike.',
      ),
    },
  },
  {
    files: ['test/elements/**/*.ts', 'test/visual/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.type="ThisExpression"][callee.property.name="skip"]',
          message: 'What a test needs of its browser stands in test/elements/needs.ts.',
        },
        ...noFoundElements,
      ],
    },
  },
);
