/** `prestyle.css`: the room of each element, put together from the folders. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {RULESETS} from '../rulesets/list.mjs';
import {importSources} from '../sources.mjs';

const HEAD = `/*
 * Reserves the room of elements that have no script yet, so that nothing on the page moves when it comes. Until then
 * the text inside the tags is what readers see. Measures are those of the elements themselves.
 * A browser in which the elements cannot run shows the text alone, and nothing is reserved there.
 * What \`mj render --declarative\` has drawn ([data-shadow]) needs no room.
 * Written by \`npm run elements\` from src/elements/: each folder has a prestyle.css, if its element asks for more than a block.
 */`;

/** Stand in a sentence. */
const INLINE = ['mj-tiles'];
/** Hold what an author shows in the page, and are as wide as that. */
const AROUND = ['mj-cover', 'mj-lesson', 'mj-ruleset', 'mj-variant'];

const by = (id) => `[rules^='${id}']`;

/** A sheet that means a rule set with its presets, wherever it names one. */
const withPresets = (sheet) =>
  RULESETS.filter(({presets}) => presets.length).reduce(
    (text, {id, presets}) => text.replaceAll(by(id), `:is(${[id, ...presets].map(by).join(', ')})`),
    sheet,
  );

const listed = (tags, condition) => `:is(${tags.join(', ')})${condition}`;
const UNDRAWN = ':not(:state(running), :has(> [data-shadow]))';

/** Elements whose room follows from the height of tiles, with the one whose styles say how high they are. */
const HEIGHTS_OF = {
  'mj-board': 'mj-board',
  'mj-hand': 'mj-hand',
  'mj-round': 'mj-board',
  'mj-tiles': 'mj-tiles',
};
const styles = await importSources(
  fileURLToPath(new URL('../../src/elements/', import.meta.url)),
  [...new Set(Object.values(HEIGHTS_OF))].map(
    (tag) => `export * as '${tag}' from './${tag}/${tag}.styles.ts';`,
  ),
);

/** The rules with the height of tiles by the attribute `size`, for the elements that have some. */
function heights({tag}) {
  const of = HEIGHTS_OF[tag];
  if (!of) return [];
  const sheets = Object.values(styles[of]).flat(Infinity);
  const found = sheets.flatMap(({cssText}) => [
    ...cssText.matchAll(/:host\((\[size='\w+'\])\) (\{ --_tile: [\d.]+em; \})/g),
  ]);
  if (!found.length) throw new Error(`${of}.styles.ts has no height of tiles by size`);
  return found.map(([, size, height]) => `${tag}${UNDRAWN}${size} ${height}`);
}

/** Tiles in a sentence of which the author says how many they are. */
const MOST_TILES = 14;
/** A tile and the gap after it, by its height. */
const TILE_WIDTH = 0.784;
const counts = Array.from(
  {length: MOST_TILES},
  (_, i) =>
    `mj-tiles${UNDRAWN}[count='${i + 1}'] { inline-size: calc(var(--_tile) * ${Number((TILE_WIDTH * (i + 1)).toFixed(3))}); }`,
);

/**
 * The style sheet.
 * @param {readonly import('./list.mjs').Listed[]} elements
 */
export function prestyleOf(elements) {
  const tags = elements.map(({tag}) => tag).filter((tag) => !INLINE.includes(tag));
  const shared = readFileSync(new URL('../../src/elements/base/prestyle.css', import.meta.url), 'utf8');
  const sheets = [
    `${listed(tags, UNDRAWN)} { display: block; }`,
    `/* as wide as they will be, in a box that shrinks to fit */
${listed(
  tags.filter((tag) => !AROUND.includes(tag)),
  UNDRAWN,
)} { contain: inline-size; contain-intrinsic-inline-size: min(33em, 80vw); min-inline-size: 0; }`,
    shared,
    ...elements.flatMap((one) => [one.prestyle, ...heights(one)]),
    ...counts,
  ];
  return `${HEAD}
@supports selector(:state(waiting)) and (color: light-dark(red, red)) {
${withPresets(sheets.filter(Boolean).join('\n\n'))}
}
`;
}
