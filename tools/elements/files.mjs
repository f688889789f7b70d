/** The source files that list elements, or are put together from their folders, as text. */
import {ELEMENTS} from './list.mjs';
import {prestyleOf} from './prestyle.mjs';

const HEAD = '// Written by `npm run elements` from the folders in src/elements/.\n';
const camel = (tag) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The text of each file, by path.
 * @param {readonly import('./list.mjs').Listed[]} elements
 */
export function filesOf(elements) {
  const lines = (make) => elements.map(make).join('\n');
  const classes = `/** The classes of all elements; a bundler keeps the ones that are used. */
${HEAD}${lines(({tag, name}) => `export {${name}} from './${tag}/${tag}.js';`)}
`;

  const metas = `/** What is to be said of each element, by tag. */
${HEAD}${lines(({tag}) => `import {meta as ${camel(tag)}} from './${tag}/meta.js';`)}

/** What is to be said of each element, with its own type. */
export const METAS = {
${lines(({tag}) => `  '${tag}': ${camel(tag)},`)}
};
`;

  const define = `/** Defines all elements, under their own tags. */
${HEAD}${lines(({tag}) => `import './elements/${tag}/define.js';`)}
`;

  const modules = `/** Where each element comes from, so that a page downloads those that it uses. */
${HEAD}
/** By tag, what fetches and defines an element. */
export const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
${lines(({tag}) => `  '${tag}': () => import('../elements/${tag}/define.js'),`)}
};
`;

  const fallback = `/** What each element is without script, by tag. */
${HEAD}${lines(({tag}) => `import {fallback as ${camel(tag)}} from './${tag}.js';`)}
import type {Fallback} from './fallback.js';

const FALLBACKS: Readonly<Record<string, Fallback>> = {
${lines(({tag}) => `  '${tag}': ${camel(tag)},`)}
};

/** What an element is without script; undefined for the tags of others. */
export const fallbackOf = (tag: string): Fallback | undefined =>
  Object.hasOwn(FALLBACKS, tag) ? FALLBACKS[tag] : undefined;
`;

  return {
    'src/elements/classes.ts': classes,
    'src/elements/metas.ts': metas,
    'src/define.ts': define,
    'src/cli/fallback/fallbacks.ts': fallback,
    'src/loader/element-modules.ts': modules,
    'src/styles/prestyle.css': prestyleOf(elements),
  };
}

/** The text of each file of the package. */
export const files = filesOf(ELEMENTS);
