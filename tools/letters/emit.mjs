/**
 * Writes `src/cli/png/letters.ts`: the outlines of the characters that a picture with lines and total may have, for a machine
 * without fonts. A test says if a name has a character without an outline; then run
 *
 *     npm install --no-save @fontsource/noto-sans-sc && node tools/letters/emit.mjs
 *
 * Noto Sans JP, which the tests bring along, lacks some characters of Simplified Chinese: Noto Sans SC has them.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import {charactersDrawn} from './characters.mjs';

const require = createRequire(import.meta.url);
const WEIGHT = /-500-normal\.woff2$/;
/** The grid of the outlines: so many units to an em. */
const EM = 250;

/** The files of a font: the one with most kanji first. */
function fontsOf(name, first) {
  const folder = path.join(path.dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
  const files = readdirSync(folder).filter((file) => WEIGHT.test(file));
  files.sort((a, b) => Number(b.includes(first)) - Number(a.includes(first)));
  return files.map((file) => fontkit.create(readFileSync(path.join(folder, file))));
}

const fonts = [...fontsOf('noto-sans-jp', '-japanese-'), ...fontsOf('noto-sans-sc', '-chinese-')];

function glyphOf(char) {
  const code = char.codePointAt(0);
  const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
  if (!font) throw new Error(`No font has ${char}.`);
  return {glyph: font.glyphForCodePoint(code), scale: EM / font.unitsPerEm};
}

const COMMANDS = {moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z'};

/** The contours of a glyph: their commands with whole numbers, y downwards, and the points of their corners. */
function contoursOf({path: {commands}}, scale) {
  const contours = [];
  for (const {command, args} of commands) {
    const points = args.map((n, i) => Math.round(i % 2 ? -n * scale : n * scale));
    if (command === 'moveTo') contours.push({commands: [], corners: []});
    const {commands: own, corners} = contours.at(-1);
    own.push([command, points]);
    for (let i = 0; i < points.length; i += 2) corners.push(points.slice(i, i + 2));
  }
  return contours.map((one) => ({...one, area: areaOf(one.corners)}));
}

const areaOf = (corners) =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

function isInside([x, y], corners) {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [corners[i], corners[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/**
 * The strokes of a glyph, each with its holes: strokes lie on each other, and what two of them cover is no hole. Each is path
 * data whose points are told from the last.
 */
function strokesOf(glyph, scale) {
  const contours = contoursOf(glyph, scale).sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const isStroke = ({area}) => area > 0 === contours[0].area > 0;
  const strokes = contours.filter(isStroke).map((one) => [one]);
  for (const hole of contours.filter((one) => !isStroke(one))) {
    const within = ([{corners}]) => hole.corners.filter((corner) => isInside(corner, corners)).length;
    strokes.reduce((best, one) => (within(one) >= within(best) ? one : best)).push(hole);
  }
  return strokes.map(pathData);
}

function pathData(contours) {
  let [x, y] = [0, 0];
  let start = [0, 0];
  let data = '';
  for (const [command, points] of contours.flatMap(({commands}) => commands)) {
    const told = points.map((n, i) => n - (i % 2 ? y : x));
    data += COMMANDS[command] + told.join(' ').replaceAll(' -', '-');
    if (points.length) [x, y] = points.slice(-2);
    if (command === 'moveTo') start = [x, y];
    if (command === 'closePath') [x, y] = start;
  }
  return data;
}

const lines = charactersDrawn().map((char) => {
  const {glyph, scale} = glyphOf(char);
  return `  ${JSON.stringify(char)}: [${[Math.round(glyph.advanceWidth * scale), ...strokesOf(glyph, scale).map((path) => `'${path}'`)].join(', ')}],\n`;
});
writeFileSync(
  new URL('../../src/cli/png/letters.ts', import.meta.url),
  `// Written by tools/letters/emit.mjs, after Noto Sans JP and Noto Sans SC (SIL Open Font License 1.1, see THIRD_PARTY_NOTICES.md).
/** So many units of an outline are an em. */
export const EM = ${EM};

/** How far each character advances, and the outlines of its strokes above a line at 0; strokes may lie on each other. */
export const LETTERS: Readonly<Record<string, readonly [advance: number, ...strokes: string[]]>> = {
${lines.join('')}};
`,
);
