// Projects: the sources in Node; what is built (dist/), in Node and as whole pages; and every story in a browser.
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {chromeOptions} from './browser/chrome.mjs';
import {PATIENCE} from './patience.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = at('..');

const PATIENT = {
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
  expect: {poll: {timeout: PATIENCE / 2}},
};

/** Sources, which Node reads itself (`typescript.mjs`). */
const SOURCES = new RegExp(
  String.raw`^${at('../src/')
    .replaceAll('\\', '/')
    .replaceAll(/[.+^$()[\]{}|*?]/g, String.raw`\$&`)}.*\.ts(?:\?|$)`,
);

const node = {
  extends: true,
  test: {
    name: 'node',
    include: [
      'test/{browser,core,rules,variant,round,play,cli,locales,share,model,quiz,render}/**/*.test.ts',
    ],
    ...PATIENT,
    // one of two workers may have to wait for a long file
    maxWorkers: 2,
    execArgv: ['--import', new URL('typescript.mjs', import.meta.url).href],
    server: {deps: {external: [SOURCES]}},
  },
};

/** The site: `npm run site` has built it. */
const site = {
  extends: true,
  test: {name: 'site', include: ['test/site/**/*.test.ts'], ...PATIENT},
};

const PACK = at('package/packed.ts');

const built = {
  extends: true,
  test: {
    name: 'package',
    include: ['test/package/**/*.test.ts'],
    globalSetup: [PACK],
    ...PATIENT,
  },
};

const pages = {
  extends: true,
  test: {
    name: 'pages',
    include: ['test/page/**/*.test.ts'],
    globalSetup: [PACK],
    ...PATIENT,
    // most of the time is spent waiting for a page
    maxWorkers: 4,
  },
};

/**
 * Lets stories run in a folder whose path is not ASCII. Storybook compares the path of a file with its URL, in which it
 * decodes spaces alone, and finds no story where another letter is encoded.
 */
const decodedPaths = {
  name: 'decoded-paths',
  enforce: 'post',
  transform: (code) =>
    code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))'),
};

/** Imports Storybook only when stories are to run, because its presets take seconds to load. */
async function storybook() {
  const {storybookTest} = await import('@storybook/addon-vitest/vitest-plugin');
  const {playwright} = await import('@vitest/browser-playwright');
  return {
    extends: true,
    plugins: [storybookTest({configDir: at('../stories/.storybook')}), decodedPaths],
    test: {
      name: 'storybook',
      ...PATIENT,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({launchOptions: chromeOptions()}),
        instances: [{browser: 'chromium'}],
      },
    },
  };
}

const named = process.argv.flatMap((arg, i) => (arg === '--project' ? [process.argv[i + 1]] : []));
const wanted = (name) => named.length === 0 || named.includes(name);

export default defineConfig(async () => ({
  root,
  test: {
    // modules are read once, and not for each file again: no test changes what one of them holds
    isolate: false,
    // what a file becomes for the runner is kept until the file changes
    experimental: {fsModuleCache: true, fsModuleCachePath: at('../node_modules/.cache/vitest')},
    projects: [node, built, pages, site, ...(wanted('storybook') ? [await storybook()] : [])],
  },
}));
