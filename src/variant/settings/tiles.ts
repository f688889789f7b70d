/** Reads which tiles are played with: `144`, `136 赤 5m 5p 5s`, `84 without s E`, `144 honors as flowers`, `144 作花 字牌`. */
import type {TileSet} from '../../core/tiles/tile-set.js';
import {KINDS} from '../../core/tiles/tile.js';
import {isAmong, readKinds} from '../conditions/kinds.js';
import {honors, ofSuit} from '../../core/patterns/kinds.js';
import type {Kinds} from '../../core/patterns/kinds.js';
import {partOf, type TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';

const FLOWERS = 8;
const WITH_FLOWERS = 144;
/** Sets of tiles without honors. */
const SUITS_ALONE = [108, 72];
const MANY = /^(\d{2,3})(?:張|张|枚|tiles)?$/u;

type Mode = 'all' | 'without' | 'red' | 'bonus';
const MODES = new Map<string, Mode>([
  ['without', 'without'],
  ['除', 'without'],
  ['除く', 'without'],
  ['無', 'without'],
  ['无', 'without'],
  ['赤', 'red'],
  ['red', 'red'],
  ['bonus', 'bonus'],
  ['as flowers', 'bonus'],
  ['花扱い', 'bonus'],
  ['作花', 'bonus'],
]);
/** The words of a setting; what tiles count as flowers may be written in one word: 字牌作花. */
const WORD = /as flowers(?![^\s,、])|花扱い|作花|[^\s,、]+?(?=花扱い|作花)|[^\s,、]+/giu;
const FLOWER_WORDS = ['flowers', '花', '花牌', '花あり'];
const ALLOWED = ['144', '136', '108', '136 赤 5m 5p 5s', '104 without 1-9s', '144 honors as flowers'];

/** The kinds of a word, a suit alone (`s`) or ranks of a suit (`2-8m`) too. */
function kindsOfWord(span: TextSpan): Kinds {
  const [, low, high, suit] = /^(?:([1-9])[-–]([1-9]))?([mps])$/.exec(span.text) ?? [];
  if (suit) {
    const [from, to] = [Number(low ?? 1), Number(high ?? 9)];
    return ofSuit('mps'.indexOf(suit), ...[...Array(Math.max(0, to - from + 1)).keys()].map((i) => from + i));
  }
  const kinds = readKinds(span.text);
  if (!kinds || typeof kinds === 'function') throw new Refused('bad-setting', span, ALLOWED);
  return kinds;
}

/**
 * Reads a set of tiles.
 * @throws {Refused} where it cannot be read, or its number of tiles is another
 */
export function readTileSet(span: TextSpan): TileSet {
  const copies = [...Array(KINDS).keys()].map(() => 4);
  const reds = new Map<string, number>();
  const bonus = new Set<number>();
  let mode: Mode = 'all';
  // kinds before the words that say what they are: honors as flowers
  const before: TextSpan[] = [];
  let many: number | undefined;
  let flowers = false;
  const remove = (kinds: Kinds): void => {
    for (let kind = 0; kind < KINDS; kind++) if (isAmong(kind, kinds)) copies[kind] = 0;
  };
  const add = (kinds: Kinds): void => {
    for (let kind = 0; kind < KINDS; kind++) if (isAmong(kind, kinds)) bonus.add(kind);
  };
  for (const {index, 0: written} of span.text.matchAll(WORD)) {
    const word = partOf(span, index, index + written.length);
    const next = MODES.get(word.text.toLowerCase());
    const number = MANY.exec(word.text)?.[1];
    if (next) {
      mode = next;
      if (mode === 'bonus') for (const one of before.splice(0)) add(kindsOfWord(one));
    } else if (number && many === undefined) {
      many = Number(number);
      flowers ||= many === WITH_FLOWERS;
    } else if (FLOWER_WORDS.includes(word.text.toLowerCase())) flowers = true;
    else if (mode === 'red' && /^[1-9][mps]$/.test(word.text))
      reds.set(word.text, (reds.get(word.text) ?? 0) + 1);
    else if (mode === 'without') remove(kindsOfWord(word));
    else if (mode === 'bonus') add(kindsOfWord(word));
    else before.push(word);
  }
  const [unsaid] = before;
  if (unsaid) throw new Refused('bad-setting', unsaid, ALLOWED);
  const sumOf = (): number => copies.reduce((a, b) => a + b, 0) + (flowers ? FLOWERS : 0);
  if (many !== undefined && SUITS_ALONE.includes(many) && many !== sumOf()) remove(honors);
  const sum = sumOf();
  if (many !== undefined && many !== sum) throw new Refused('tile-number', span, [String(sum)]);
  return {
    copies,
    flowers,
    ...(bonus.size && {bonus: [...bonus]}),
    ...(reds.size && {reds: Object.fromEntries(reds)}),
  };
}
