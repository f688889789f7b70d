/**
 * Link cards: a hand or a table on 1200 × 630 pixels, a hand in as many lines as make its tiles largest; and the lines that
 * name the card.
 */
import type {Laid} from '../art/layout.js';
import {pictureOf, type Picture, type PictureRow} from '../art/picture.js';
import {escapeHtml} from '../share/escape.js';
import type {HandRows} from '../share/hand-picture.js';
import {scoredPicture} from '../share/scored-picture.js';
import type {SharedExample} from '../share/shared.js';
import {cardAddress, cardNumber, type OnCard} from './page/cards.js';
import {lettered} from './png/lettered.js';
import {CARD, cardOfSvg, cardPng, growOnCard} from './png/picture.js';
import {boardSvg} from '../elements/mj-board/board-svg.js';
import type {BoardStrings} from '../locales/board.js';
import type {Words} from '../controllers/localize.js';

/** A hand has no more lines than this on a card. */
const MOST_LINES = 4;

/** A card, and the files and lines that go with it. */
export interface Card {
  readonly output: Buffer;
  readonly lines: readonly string[];
  readonly beside: {readonly file: string; readonly text: string};
}

/**
 * The card of a hand or a table.
 * @param file where it will be
 * @param alt what it shows, in words
 * @param words those of tables; a hand needs none
 * @param shared what the hand scores, for a card with lines and total
 * @throws {NoLetters} if a word has a character without an outline
 */
export async function cardOf(
  on: OnCard,
  {
    file,
    alt,
    words,
    shared,
  }: {file: string; alt: string; words?: Words<BoardStrings>; shared?: SharedExample},
): Promise<Card> {
  const number = cardNumber(on);
  const output =
    'rows' in on || !words
      ? cardPng(await cardPicture('rows' in on ? on.rows : {rows: []}, shared), number)
      : cardOfSvg((await boardSvg(on.shown, words, {wordless: true})).text, number);
  const address = cardAddress(file, number);
  return {
    output,
    lines: cardLines(file, address, alt),
    beside: {file: embedFile(file), text: embedJson(address, alt)},
  };
}

/** The picture of a hand for a card. */
export async function cardPicture(
  {rows: [hand, ...beside], wild}: HandRows,
  shared?: SharedExample,
): Promise<Picture> {
  const pictures: Picture[] = [];
  for (let lines = 1; lines <= MOST_LINES; lines++) {
    const tiles = await pictureOf([...broken(hand, lines), ...beside], wild);
    pictures.push(shared ? await lettered(scoredPicture(tiles, shared)) : tiles);
  }
  return pictures.reduce((best, one) => (growOnCard(one) > growOnCard(best) ? one : best));
}

/** Tiles that stay together: a set that lies open, or one tile. */
interface Unit {
  readonly group: number;
  readonly tiles: readonly Laid[];
}

/** A row as so many lines of about the same length. */
function broken({groups, ...row}: PictureRow, lines: number): readonly PictureRow[] {
  const units = groups.flatMap((tiles, group): Unit[] =>
    isLaid(tiles) ? [{group, tiles}] : tiles.map((tile) => ({group, tiles: [tile]})),
  );
  const all = units.reduce((sum, {tiles}) => sum + tiles.length, 0);
  const longest = Math.ceil(all / lines);
  const parts: Unit[][] = [[]];
  let length = 0;
  for (const unit of units) {
    if (length + unit.tiles.length > longest && length) {
      parts.push([]);
      length = 0;
    }
    parts[parts.length - 1].push(unit);
    length += unit.tiles.length;
  }
  return parts.map((part) => ({...row, groups: regrouped(part)}));
}

/** A set that lies before its player: one of its tiles lies sideways, or some lie face down. */
const isLaid = (tiles: readonly Laid[]): boolean =>
  tiles.some(({sideways, standing, added}) => sideways ?? standing ?? added) || tiles.length <= 4;

function regrouped(units: readonly Unit[]): readonly (readonly Laid[])[] {
  const groups = new Map<number, Laid[]>();
  for (const {group, tiles} of units) groups.set(group, [...(groups.get(group) ?? []), ...tiles]);
  return [...groups.values()];
}

/** The file with what oEmbed says of a card, beside the card. */
const embedFile = (file: string): string => `${file.replace(/\.png$/i, '')}.oembed.json`;

/**
 * What oEmbed says of a card: a photo, with its title.
 * @param address that of the card
 */
const embedJson = (address: string, title: string): string =>
  `${JSON.stringify({version: '1.0', type: 'photo', title, url: address, ...CARD})}\n`;

/**
 * The lines for the head of a page by which sites find its card.
 * @param address that of the card
 * @param alt what it shows, in words
 */
const cardLines = (file: string, address: string, alt: string): readonly string[] => [
  ...[
    ['property="og:image"', address],
    ['property="og:image:width"', String(CARD.width)],
    ['property="og:image:height"', String(CARD.height)],
    ['property="og:image:alt"', alt],
    ['name="twitter:card"', 'summary_large_image'],
  ].map(([name, content]) => `<meta ${name} content="${escapeHtml(content)}">`),
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(embedFile(file))}" title="${escapeHtml(alt)}">`,
];
