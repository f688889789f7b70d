// The comment at the head of each script: what of somebody else it holds, and under which licence.

const LIT = 'Lit, Copyright Google LLC, BSD-3-Clause';
const MICROMARK = 'micromark, Copyright Titus Wormer, MIT';

/** What scripts may hold: packages by their names, each with its notice. Their licences are in THIRD_PARTY_NOTICES.md. */
const NOTICES = [
  [/^(lit|lit-html|lit-element|@lit\/(reactive-element|context)|@lit-labs\/ssr(-client)?)$/, LIT],
  [/^parse5$/, 'parse5, Copyright Ivan Nikulin, MIT'],
  [/^entities$/, 'entities, Copyright Felix Böhm, BSD-2-Clause'],
  [/^(micromark|mdast-util|unist-util)(-.*)?$/, MICROMARK],
  [/^(decode-named-character-reference|character-entities)$/, MICROMARK],
];

/** The package of a module; undefined for ours. */
const packageOf = (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** The notices of the packages in a chunk. Throws for a package that has none. */
function noticesOf(modules) {
  const held = Object.entries(modules).flatMap(([id, {renderedLength}]) =>
    renderedLength ? (packageOf(id) ?? []) : [],
  );
  const notices = [...new Set(held)].map((name) => {
    const known = NOTICES.find(([names]) => names.test(name));
    if (!known) throw new Error(`${name} is in a script, and has no notice in .config/notices.mjs`);
    return known[1];
  });
  return [...new Set(notices)];
}

/**
 * A rollup plugin that begins each script with a comment: the version in an entry, and the notices in every chunk. It
 * stands after the plugin that minifies. The line that names the program of a command stays the first.
 */
export const noticed = (version) => ({
  name: 'noticed',
  renderChunk(code, {isEntry, modules}) {
    const notices = noticesOf(modules);
    const own = isEntry ? [`mahjong-elements ${version}, MIT.`] : [];
    const said = [...own, ...(notices.length ? [`Contains ${notices.join('; ')}.`] : [])];
    const head = said.length ? `/*! ${said.join(' ')} */\n` : '';
    return {code: code.replace(/^(?:#!.*\n)?/, (program) => program + head), map: null};
  },
});
