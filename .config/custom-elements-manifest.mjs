import {readFileSync} from 'node:fs';
import ts from 'typescript';

/**
 * The fields of a situation, as `FIELDS` tells them: name, type and the first paragraph of the comment. Classes that
 * declare them by an interface of their own name have them as properties and attributes.
 */
function fieldsTold() {
  const file = ts.createSourceFile(
    '',
    readFileSync('src/core/situation/situation.ts', 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const isTable = ({declarationList}) => declarationList?.declarations[0].name.text === 'FIELDS';
  const table =
    file.statements.find(isTable).declarationList.declarations[0].initializer.expression.expression;
  return table.properties.map((row) => {
    const text = row.initializer.getText();
    const [, kind] = /kind: '(\w+)'/.exec(text);
    const [paragraph] = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(row)[0].comment).split('\n\n');
    const type = {way: 'WinBy', seat: 'Seat', count: 'number', tile: 'string', tiles: 'string'}[kind];
    const name = row.name.getText();
    return {
      name,
      attribute: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      type: {text: `${type} | undefined`},
      description: paragraph.replace(/\s+/g, ' '),
      isOnHand: text.includes('isOnHand'),
    };
  });
}

/** Gives a class the fields that it has by `fieldProperties`. */
const withFields = {
  name: 'with-fields',
  moduleLinkPhase({moduleDoc}) {
    for (const declaration of moduleDoc.declarations ?? []) {
      const isFull = declaration.name === 'SituationElement';
      if (!isFull && declaration.name !== 'MjHand') continue;
      const told = fieldsTold().filter(({isOnHand}) => isFull || isOnHand);
      const members = told.map(({name, attribute, type, description}) => ({
        ...{kind: 'field', name, type, description, privacy: 'public'},
        attribute,
      }));
      const attributes = told.map(({name, attribute, type, description}) => ({
        ...{name: attribute, type, description},
        fieldName: name,
      }));
      const after = (list) => list.findIndex(({name}) => name === 'notation') + 1;
      declaration.members.splice(after(declaration.members), 0, ...members);
      declaration.attributes.splice(after(declaration.attributes), 0, ...attributes);
    }
  },
};

/** Keeps what a page may touch, under the paths that are published. */
const published = {
  name: 'published',
  moduleLinkPhase({moduleDoc}) {
    for (const declaration of moduleDoc.declarations ?? []) {
      const hidden = declaration.members?.filter((member) => !isPublic(member)).map(({name}) => name);
      declaration.members = declaration.members?.filter(isPublic);
      declaration.attributes = declaration.attributes?.filter(({fieldName}) => !hidden?.includes(fieldName));
    }
  },
  packageLinkPhase({customElementsManifest}) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations ?? []) {
        declaration.events = declaration.events?.filter(
          (event) => isEvent(event) && !isSilent(declaration, event),
        );
        for (const own of declaration.cssProperties ?? []) own.default ??= TOKENS[own.name];
      }
    }
    for (const module of customElementsManifest.modules) {
      module.declarations = module.declarations?.filter(isClass);
      const classes = module.declarations?.map(({name}) => name);
      module.exports = module.exports
        ?.filter(({declaration}) => classes?.includes(declaration?.name))
        .concat(definedIn(module.path));
    }
    customElementsManifest.modules.sort((a, b) => a.path.localeCompare(b.path));
    rewritePaths(customElementsManifest);
  },
};

/** The manifest describes elements and the classes they are made of; functions are described by their types. */
const isClass = ({kind}) => ['class', 'mixin'].includes(kind);

/** `define.ts` beside the class defines the tag, by a function of ours that the analyser does not know. */
function definedIn(path) {
  const [, tag, name] =
    /define\('(.*)', (\w+)\)/.exec(path.endsWith('/define.ts') ? readFileSync(path, 'utf8') : '') ?? [];
  const declaration = {name, module: path.replace('define.ts', `${tag}.ts`)};
  return tag ? [{kind: 'custom-element-definition', name: tag, declaration}] : [];
}

/** The colours of each name, light and dark. */
const palette = readFileSync('src/styles/palette.ts', 'utf8');
const coloursOf = (name) =>
  [...palette.matchAll(new RegExp(`^ {2}${name}: '(#\\w+)'`, 'gm'))].map(([, colour]) => colour);
const [, BACK_INK] = /BACK_INK = '(.*)'/.exec(palette);

/** A style sheet with the colours that are put into it. */
const withColours = (text) =>
  text
    .replace(/\$\{tone\('(\w+)'\)\}/g, (_, name) => `light-dark(${coloursOf(name).join(', ')})`)
    .replace('${unsafeCSS(BACK_INK)}', BACK_INK);

/** The default of each token: the fallback in its style sheet. */
const TOKENS = Object.fromEntries(
  ['tokens', 'panel-tokens']
    .flatMap((name) => [
      ...withColours(readFileSync(`src/styles/${name}.ts`, 'utf8')).matchAll(
        /: var\((--mj-[a-z-]+), (.+)\);$/gm,
      ),
    ])
    .map(([, name, value]) => [name, value])
    .filter(([, value]) => !value.includes('var(')),
);

const isPublic = (member) =>
  !member.static &&
  !['private', 'protected'].includes(member.privacy) &&
  !/^[#_[]/.test(member.name) &&
  !OF_INTERNALS.includes(member.name);

/** Assignments such as `this.internals.role = …` in a constructor; the analyser takes them for properties. */
const OF_INTERNALS = ['internals', 'role', 'ariaLabel'];

/** `new CustomEvent(type)` is taken for an event of that name. */
const isEvent = ({name}) => /^(mj-[a-z-]+|input|change)$/.test(name);

/** An event that is inherited and never fired: the problem of a variant is shown in its column. */
const isSilent = (declaration, {name}) => declaration.tagName === 'mj-variant' && name === 'mj-invalid';

/** `src/elements/mj-hand/mj-hand.ts` is published as `dist/elements/mj-hand/mj-hand.js`. */
function rewritePaths(node) {
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === 'object') rewritePaths(value);
    else if (['path', 'module'].includes(key) && typeof value === 'string') {
      node[key] = value.replace(/^(\/?)src\/(.*)\.[jt]s$/, '$1dist/$2.js');
    }
  }
}

export default {
  globs: ['src/elements/**/*.ts', 'src/controllers/**/*.ts'],
  exclude: ['**/*.styles.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [withFields, published],
};
