/** The words of the notation, with every spelling that is read. */
import type {MeldKind} from '../../core/notation/hand.js';
import type {MoveName} from '../record/record.js';
import type {Seat} from '../../core/situation/situation.js';

/** The meaning of a word. `call` stands before a meld, or before its tiles: then it says what they are. */
export type RoundWord =
  | {readonly is: 'move'; readonly do: MoveName; readonly selfDraw?: true}
  | {readonly is: 'call'; readonly kind: MeldKind};

const move = (name: MoveName): RoundWord => ({is: 'move', do: name});
const call = (kind: MeldKind): RoundWord => ({is: 'call', kind});

const SPELLINGS: readonly (readonly [words: string, word: RoundWord])[] = [
  ['+ ＋ 摸 ツモ tsumo', move('draw')],
  ['- − – — － ― 打 切', move('discard')],
  ['自摸', {is: 'move', do: 'win', selfDraw: true}],
  ['win ロン ron 胡 和 榮 栄 荣', move('win')],
  ['pass スルー 見逃し 過 过', move('pass')],
  ['end 流局', move('end')],
  ['falsewin 錯和 誤和 诈和 詐胡 诈胡 チョンボ', move('falsewin')],
  ['out 花 抜 拔', move('out')],
  ['ready 聴 聽 听 MIJI miji 聴牌 聽牌 听牌', move('ready')],
  ['riichi リーチ 立直', move('riichi')],
  ['open オープン', move('open')],
  ['chow chi チー チイ 吃', call('chow')],
  ['pung pon ポン 碰', call('pung')],
  ['kong kan カン 槓 杠', call('kong')],
];

/** Sorted by length, longest first, so that `聴牌` is not read as `聴`. */
const WORDS: readonly (readonly [string, RoundWord])[] = SPELLINGS.flatMap(([words, word]) =>
  words.split(' ').map((text) => [text, word] as const),
).sort(([a], [b]) => b.length - a.length);

const byFirst = new Map<string, (readonly [string, RoundWord])[]>();
for (const entry of WORDS) {
  const first = entry[0].charAt(0);
  const list = byFirst.get(first);
  if (list) list.push(entry);
  else byFirst.set(first, [entry]);
}

/** The word at an offset, and where it ends. */
export function roundWordAt(text: string, at: number): {word: RoundWord; end: number} | undefined {
  for (const [spelling, word] of byFirst.get(text.charAt(at)) ?? []) {
    if (text.startsWith(spelling, at)) return {word, end: at + spelling.length};
  }
  return undefined;
}

/** Full-width signs and digits as plain ones. No character moves, so that places stay. */
export const narrowed = (text: string): string =>
  text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const SEAT_WORDS: Readonly<Record<Seat, string>> = {
  east: 'e 東 东 東家 东家 east',
  south: 's 南 南家 south',
  west: 'w 西 西家 west',
  north: 'n 北 北家 north',
};

const seats = new Map(
  (Object.entries(SEAT_WORDS) as [Seat, string][]).flatMap(([seat, words]) =>
    words.split(' ').map((word) => [word, seat] as const),
  ),
);

/** The longest spelling of a seat, in characters. */
const LONGEST = 5;

/** A text in which seats are looked up: full-width and capital letters are read too. */
const plainLetters = (text: string): string => narrowed(text).toLowerCase();

/** The seat that a word names. */
export const seatNamed = (word: string): Seat | undefined => seats.get(plainLetters(word));

/** The seat named at an offset, by its longest spelling, and where that ends. */
export function seatAt(text: string, at: number): {seat: Seat; end: number} | undefined {
  const piece = plainLetters(text.slice(at, at + LONGEST));
  for (let n = piece.length; n > 0; n--) {
    const seat = seats.get(piece.slice(0, n));
    if (seat) return {seat, end: at + n};
  }
  return undefined;
}
