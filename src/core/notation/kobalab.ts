/**
 * The notation of kobalab's programs: `m123p456z7z7,m1-23,p555+5`.
 *
 * The suit precedes its digits. After the tiles held, each comma introduces a meld. A mark follows the called tile:
 * `-` (left), `=` (across) or `+` (right). If it follows the third of four tiles, the fourth was added; a kong
 * without a mark is concealed. If two more tiles are held than a multiple of three, the last one was just drawn,
 * unless the text ends in a comma.
 */
import {FACE_DOWN, HONOR, isRed, kindName, kindOf, rankOf, type Tile} from '../tiles/tile.js';
import type {HandRead} from './parse.js';
import {startScan} from './scan.js';
import {Translation, callTile, winWithLast} from './translation.js';
import type {Hand, Meld} from './hand.js';

const SUITS = 'mpszf';
const SOURCES = '-=+';
const MARKS = '-=+_*';

/** The mark of a meld: which tile it follows, which of SOURCES it is, and its place in the text. */
interface Call {
  readonly tile: number;
  readonly source: number;
  readonly at: number;
}

/**
 * Reads kobalab's notation. `*` (riichi) is not part of a hand and is skipped; additions are read as in {@link
 * formatKobalab}.
 */
export function parseKobalab(text: string): HandRead {
  const {fault} = startScan(text);
  if (fault) return fault;
  const translation = new Translation(text);
  const [held, ...melds] = text.split(',');
  const calls = translateMelds(melds, held.length + 1, translation);
  translateTiles(held, 0, false, translation);
  return translation.read((typed, places) => {
    const hand = {...typed, melds: typed.melds.map((meld, i) => takeMeld(meld, calls[i], translation))};
    const drawn = hand.win === undefined && hand.tiles.length % 3 === 2 && melds.at(-1)?.trim() !== '';
    return drawn ? winWithLast(hand, places) : {hand, places};
  });
}

function translateMelds(
  melds: readonly string[],
  start: number,
  translation: Translation,
): (Call | undefined)[] {
  const calls: (Call | undefined)[] = [];
  melds.forEach((meld, i) => {
    if (meld.trim()) {
      translation.add('[', start);
      calls.push(translateTiles(meld, start, true, translation));
      translation.add(']', start + meld.length - 1);
    } else if (i < melds.length - 1) translation.fail('misplaced-mark', start);
    start += meld.length + 1;
  });
  return calls;
}

/** Writes the tiles with their suit after each digit. */
function translateTiles(
  part: string,
  start: number,
  inMeld: boolean,
  translation: Translation,
): Call | undefined {
  let suit = '';
  let count = 0;
  let call: Call | undefined;
  for (let at = start; at < start + part.length; at++) {
    const char = part[at - start];
    const source = inMeld && count > 0 && !call ? SOURCES.indexOf(char) : -1;
    if (SUITS.includes(char)) suit = char;
    else if (char >= '0' && char <= '9') {
      if (!suit) translation.fail('missing-suit', at);
      translation.add(char + suit, at);
      count++;
    } else if (source >= 0) call = {tile: count - 1, source, at};
    else if (char === 'r' || (char === '+' && !inMeld)) translation.add(char, at);
    else if (char === '_' && !inMeld) translation.add('X', at);
    else if (MARKS.includes(char)) {
      if (inMeld || char !== '*') translation.fail('misplaced-mark', at);
    } else if (char.trim()) translation.refuse(at);
  }
  return call;
}

function takeMeld(meld: Meld, call: Call | undefined, translation: Translation): Meld {
  if (!call) return {...meld, open: meld.kind !== 'kong'};
  if (meld.kind === 'chow' && call.source > 0) translation.fail('misplaced-mark', call.at);
  const added = meld.kind === 'kong' && call.tile === 2;
  const called = added ? meld.tiles.slice(0, 3) : meld.tiles;
  const taken = callTile(
    {...meld, tiles: called},
    call.tile,
    call.source === 2 ? called.length - 1 : call.source,
  );
  return added ? {...taken, tiles: [...taken.tiles, meld.tiles[3]], added} : taken;
}

/**
 * Writes a hand. The format cannot say how the winning tile came, nor the place of a chow's called tile; a meld
 * without a known source is written as called from the left. Red tiles other than fives have `r` before their digit,
 * flowers have the suit `f`, and `+` precedes a winning tile that the number of tiles would not reveal.
 */
export function formatKobalab({tiles, melds, flowers, win}: Hand): string {
  const rest = tiles.length % 3;
  const held = spellKobalab([...tiles, ...flowers]);
  const last = win === undefined ? '' : (rest === 1 ? '' : '+') + spellKobalab([win]);
  const called = melds.map((meld) => `,${spellMeld(meld)}`).join('');
  return held + last + called + (win === undefined && rest === 2 ? ',' : '');
}

/** Writes tiles with their suit first. The mark follows tile number `marked`. */
export function spellKobalab(tiles: readonly Tile[], marked = -1, mark = ''): string {
  let text = '';
  let suit = '';
  tiles.forEach((tile, i) => {
    const kind = kindOf(tile);
    const [digit, letter = 'z'] = kind === FACE_DOWN ? ['_', ''] : kindName(kind);
    const rank = letter === 'z' ? String(kind - HONOR + 1) : digit;
    const redFive = isRed(tile) && kind < HONOR && rankOf(kind) === 5;
    if (letter !== suit) text += letter;
    text += redFive ? '0' : (isRed(tile) ? 'r' : '') + rank;
    if (i === marked) text += mark;
    suit = letter;
  });
  return text;
}

function spellMeld({kind, tiles, open, called = 0, added}: Meld): string {
  if (!open) return spellKobalab(tiles);
  if (kind === 'chow') {
    const inOrder = [...tiles].sort((a, b) => kindOf(a) - kindOf(b));
    return spellKobalab(inOrder, inOrder.indexOf(tiles[called]), '-');
  }
  const size = added ? 3 : tiles.length;
  const own = tiles.slice(0, size).filter((_, i) => i !== called);
  const source = called === 0 ? '-' : called === size - 1 ? '+' : '=';
  return spellKobalab([...own, tiles[called], ...tiles.slice(size)], size - 1, source);
}
