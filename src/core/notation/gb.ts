/**
 * The notation of the Chinese official community: `[123m,1][EEEE]45s99p3s|EE1000|fah`.
 *
 * A comma in a meld is followed by the number of the called tile of a chow, or by the source of a pung or kong (1
 * left, 2 across, 3 right; 5, 6, 7 for a kong added to such a pung). A kong without a source is concealed. If two
 * more tiles are held than a multiple of three, the last one is the winning tile, unless a blank follows it.
 */
import {FLOWER, isFlower, kindOf, type Kind, type Tile} from '../tiles/tile.js';
import {kanjiName} from './glyphs.js';
import type {HandRead} from './parse.js';
import {startScan} from './scan.js';
import {CANONICAL, spellTiles, type Spelling} from './spell.js';
import {Translation, callTile, winWithLast} from './translation.js';
import type {Hand, HandPlaces, Meld} from './hand.js';
import {SEATS, type Flag, type Seat, type WinBy} from '../situation/situation.js';

/** Flower letters for 春夏秋冬梅蘭菊竹; in this notation's own order, 梅蘭竹菊春夏秋冬 are a … h. */
const FLOWER_LETTERS = 'efghabdc';
const flowerOf = (letter: string): Kind => FLOWER + FLOWER_LETTERS.indexOf(letter);

/**
 * The characters read. In addition to the notation's own: red tiles, face-down tiles, and a mark before the winning
 * tile.
 */
const KNOWN = '123456789mpsESWNPFC[]rX+';
/** Characters that may stand between a digit and its suit. */
const WITHIN_RUNS = '123456789r+';

/** The spelling of hands in the notation `gb`. */
export const GB: Spelling = {
  ...CANONICAL,
  glyph: (kind) => (isFlower(kind) ? FLOWER_LETTERS.charAt(kind - FLOWER) : CANONICAL.glyph(kind)),
  suit: (kind) => (isFlower(kind) ? '' : CANONICAL.suit(kind)),
};

/** The source of a meld after its comma, and its place. */
interface Source {
  readonly digit: number;
  readonly at: number;
}

/**
 * Reads the notation `gb`: returns the hand in our notation, with the parts after the bars as fields; or the first
 * fault.
 */
export function parseGb(text: string): HandRead {
  const {fault} = startScan(text);
  if (fault) return fault;
  const [hand, ...sections] = text.split('|');
  const translation = new Translation(text);
  const sources = translate(hand, translation);
  return translation.read((typed, places) => {
    const melds = typed.melds.map((meld, i) => {
      const {start, end} = places.melds[i];
      return takeMeld(
        meld,
        translation,
        sources.find(({at}) => at > start && at < end),
      );
    });
    const read = {hand: {...typed, melds}, places};
    const whole = hasDrawn(hand, typed, places) ? winWithLast(read.hand, places) : read;
    return readSections(whole, sections, hand.length + 1, translation);
  });
}

function translate(hand: string, translation: Translation): Source[] {
  const sources: Source[] = [];
  let digit = -1;
  for (let at = 0; at < hand.length; at++) {
    const char = hand[at];
    if (!char.trim()) continue;
    if ('mps'.includes(char)) digit = -1;
    else if (digit >= 0 && !WITHIN_RUNS.includes(char)) translation.fail('missing-suit', digit);
    if (char > '0' && char <= '9') digit = at;
    if (KNOWN.includes(char)) translation.add(char, at);
    else if (FLOWER_LETTERS.includes(char)) translation.add(kanjiName(flowerOf(char)), at);
    else at += readSource(hand, at, sources, translation);
  }
  if (digit >= 0) translation.fail('missing-suit', digit);
  return sources;
}

/** Reads the source of a meld. @returns the number of characters after the comma */
function readSource(hand: string, at: number, sources: Source[], translation: Translation): number {
  if (hand[at] !== ',') translation.refuse(at);
  const [whole, digit] = /^,\s*([1-35-7])\s*(?=\])/.exec(hand.slice(at)) ?? [];
  if (digit) sources.push({digit: Number(digit), at});
  else translation.fail('misplaced-mark', at);
  return whole ? whole.length - 1 : 0;
}

function takeMeld(meld: Meld, translation: Translation, source?: Source): Meld {
  const isKong = meld.kind === 'kong';
  if (!source) return isKong ? {...meld, open: meld.added ?? false} : meld;
  const {at, digit} = source;
  if (!meld.open || meld.added || (!isKong && digit > 3)) translation.fail('misplaced-mark', at, at + 2);
  if (meld.kind === 'chow') return callTile(meld, digit - 1, 0);
  if (digit > 4) return {...meld, called: digit - 5, added: true};
  return {...meld, called: isKong && digit === 3 ? 3 : digit - 1};
}

function hasDrawn(text: string, hand: Hand, places: HandPlaces): boolean {
  if (hand.win !== undefined || (hand.tiles.length + hand.flowers.length) % 3 !== 2) return false;
  const lastFlower = places.flowers.at(-1)?.start ?? -1;
  return text === text.trimEnd() && (places.tiles.at(-1)?.start ?? -1) > lastFlower;
}

/** Reads the sections `|EE1000|fah`: from the first, how the winning tile came; from the second, the flowers. */
function readSections(
  read: {hand: Hand; places: HandPlaces},
  sections: readonly string[],
  start: number,
  translation: Translation,
): HandRead {
  const [situation, letters = '', ...more] = sections.map((section) => section.replace(/\s/g, ''));
  const ends = sections.map((_, i) => start + sections.slice(0, i + 1).join('|').length);
  if (situation === undefined) return read;
  if (!SITUATION.test(situation)) translation.fail('bad-field', start, ends[0]);
  if (!/^([a-h]*|[0-8])$/.test(letters)) translation.fail('bad-field', ends[0] + 1, ends[1]);
  if (more.length) translation.fail('bad-field', ends[1] + 1, ends.at(-1));
  const {hand, places} = read;
  const named = letters && !(letters >= 'a') ? 'abcdefgh'.slice(0, Number(letters)) : letters;
  const flowers = [...named].map(flowerOf);
  const place = {start: ends[0] + 1, end: ends[1]};
  return {
    hand: {
      ...hand,
      flowers: [...hand.flowers, ...flowers],
      ...(hand.win !== undefined && {by: howItCame(situation)}),
    },
    places: {...places, flowers: [...places.flowers, ...flowers.map(() => place)]},
  };
}

/** What a hand in another notation says besides its tiles, in the words of a situation. */
export interface Circumstances {
  readonly round: Seat;
  readonly seat: Seat;
  /** How the winning tile came, if there is one. */
  readonly by?: WinBy;
  readonly flags: readonly Flag[];
  /** The flags of which the text says whether they hold. */
  readonly about: readonly Flag[];
  /** The text that says it. */
  readonly typed: string;
}

/** The flags of which that section says whether they hold. */
const ABOUT: readonly Flag[] = ['lastOfKind', 'lastTile', 'replacement'];

/**
 * Reads the section `|EE1011`: the round wind, the winner's wind, and four digits: self-drawn, last of its kind, last tile,
 * by a kong. Undefined for a hand without that section.
 */
export function circumstancesIn(text: string, {win}: Hand): Circumstances | undefined {
  const [, section] = text.split('|');
  const said = section?.replace(/\s/g, '');
  if (said === undefined || !SITUATION.test(said)) return undefined;
  const windOf = (at: number): Seat => SEATS['ESWN'.indexOf(said.charAt(at))];
  const by = howItCame(said);
  const flags = [
    ...(said[3] === '1' ? ['lastOfKind' as const] : []),
    ...(said[4] === '1' ? ['lastTile' as const] : []),
    ...(said[5] === '1' && by === 'self' ? ['replacement' as const] : []),
  ];
  const winds = {round: windOf(0), seat: windOf(1), about: ABOUT, typed: `|${said}`};
  return win === undefined ? {...winds, flags: []} : {...winds, by, flags};
}

const SITUATION = /^[ESWN]{2}[01]{4}$/;

/** How the winning tile came. Of the four digits, the first says self-drawn, and the last that a kong was involved. */
function howItCame(situation: string): WinBy {
  if (situation[2] === '1') return 'self';
  return situation[5] === '1' ? 'robbing' : 'discard';
}

/**
 * Writes a hand. Its winds, which a hand does not know, are written as East. An open kong without a known source is
 * written as called from the left, because without a source it would be a concealed one.
 */
export function formatGb({tiles, melds, win, by, flowers}: Hand): string {
  const aside = win === undefined ? tiles.length + melds.length > 0 : by !== undefined;
  const held = aside ? tiles : [...flowers, ...tiles];
  const whole = melds.map(spellMeld).join('') + spellTiles(held, GB) + ending(held.length % 3, win);
  if (!by && !(aside && flowers.length)) return whole;
  const bits = {self: '1000', robbing: '0001', discard: '0000'}[by ?? 'discard'];
  return `${whole}|EE${bits}` + (flowers.length ? `|${spellTiles(flowers, GB)}` : '');
}

function ending(rest: number, win: Tile | undefined): string {
  if (win === undefined) return rest === 2 ? ' ' : '';
  return (rest === 1 ? '' : '+') + spellTiles([win], GB);
}

function spellMeld({kind, tiles, open, called, added}: Meld): string {
  if (kind !== 'chow') {
    const place = called ?? 0;
    const source = added ? place + 5 : kind === 'kong' && place > 1 ? place : place + 1;
    const known = called !== undefined || (kind === 'kong' && open);
    return `[${spellTiles(tiles, GB)}${known ? `,${source}` : ''}]`;
  }
  const inOrder = [...tiles].sort((a, b) => kindOf(a) - kindOf(b));
  const rank = called === undefined ? '' : `,${inOrder.indexOf(tiles[called]) + 1}`;
  return `[${spellTiles(inOrder, GB)}${rank}]`;
}
