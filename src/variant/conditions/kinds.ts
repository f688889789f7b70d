/** Sets of kinds as conditions name them: `winds`, `258`, `2-8`, `E`, `5p`, `dragons+seatwind`. */
import type {Match} from '../../core/game/match.js';
import * as kinds from '../../core/patterns/kinds.js';
import type {Kinds} from '../../core/patterns/kinds.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {HONOR, WHITE, isHonor, kindFrom, type Kind} from '../../core/tiles/tile.js';
import {readTiles, startScan} from '../../core/notation/scan.js';
import {fold} from '../names/fold.js';
import {WordList} from '../names/word-list.js';
import {everyWild} from '../../core/arranging/wilds.js';

/** Kinds that depend on the seat or on the indicator, and all that they may be. */
export type MovingKinds = ((m: Match) => Kinds) & {readonly may: Kinds};
/** Kinds that are always the same, or move. */
export type KindsAsked = Kinds | MovingKinds;

const moving = (may: Kinds, find: (m: Match) => Kinds): MovingKinds =>
  Object.assign((m: Match) => find(m), {may});

/** The kinds as they are in a match. */
export const kindsIn = (asked: KindsAsked, m: Match): Kinds =>
  typeof asked === 'function' ? asked(m) : asked;

/** All kinds that may be meant. */
export const kindsOfAsked = (asked: KindsAsked): Kinds => (typeof asked === 'function' ? asked.may : asked);

/** The set of one kind. */
export const onlyKind = (kind: Kind): Kinds =>
  kind < HONOR ? {suited: 1 << kind, honors: 0} : kinds.honor(kind);

/** Whether a kind is among others. */
export const isAmong = (kind: Kind, {suited, honors}: Kinds): boolean =>
  kind >= 0 && (kind < HONOR ? (suited >> kind) & 1 : (honors >> (kind - HONOR)) & 1) === 1;

/** How many kinds there are. */
export const kindCount = ({suited, honors}: Kinds): number => bitCount(suited) + bitCount(honors);

const valued = moving(kinds.honors, (m) =>
  kinds.allKinds(kinds.dragons, onlyKind(m.seatWind), onlyKind(m.roundWind)),
);

/** The kinds whose tiles are wild; none where no tile is. */
const wild = moving(kinds.allKinds(kinds.numbers, kinds.honors), ({position: {wilds}}) =>
  wilds ? kinds.allKinds(...everyWild(wilds).map(onlyKind)) : kinds.allKinds(),
);

/** The kinds that have names. */
export const NAMED_KINDS = new WordList<KindsAsked>([
  ['winds 風牌 風牌 风牌 風', kinds.winds],
  ['dragons 三元牌 三元牌 箭牌 三元', kinds.dragons],
  ['honors 字牌 字牌 字牌 字', kinds.honors],
  ['terminals 老頭牌 老頭牌 老头牌 老頭', kinds.terminals],
  ['orphans 么九牌 么九牌 幺九牌 么九', kinds.orphans],
  ['simples 中張牌 中張 中张牌', kinds.ofRanks(2, 3, 4, 5, 6, 7, 8)],
  ['numbers 数牌 數牌 数牌 數 序数牌', kinds.numbers],
  ['greens 緑牌 綠牌 绿牌', kinds.greens],
  ['reversible 推不倒牌 推不倒牌 推不倒牌', kinds.reversible],
  ['even 偶数 偶數 偶数', kinds.ofRanks(2, 4, 6, 8)],
  ['odd 奇数 奇數 奇数', kinds.ofRanks(1, 3, 5, 7, 9)],
  ['seatwind 自風牌 門風牌 门风牌', moving(kinds.winds, (m) => onlyKind(m.seatWind))],
  ['roundwind 場風牌 圈風牌 圈风牌', moving(kinds.winds, (m) => onlyKind(m.roundWind))],
  ['valued 役牌 番牌 番牌 飜牌', valued],
  ['wild 財神牌 財神牌 财神牌 百搭牌', wild],
]);

/** What may follow a word that wants kinds, for messages. */
export const KIND_WORDS: readonly string[] = [...NAMED_KINDS.english, ...['258', '2-8', 'E', '5p']];

/** The dragons by names that no tile of a hand has. */
const DRAGON_NAMES = ['白皮 white-dragon', '青發 green-dragon', 'red-dragon'].map((names) =>
  names.split(' ').map(fold),
);

/** The kinds that a word names; undefined if it names none. */
export function readKinds(word: string): KindsAsked | undefined {
  const parts = word.split('+');
  if (parts.length > 1) return joined(parts);
  return NAMED_KINDS.meaning(word) ?? ranks(word) ?? ofSuit(word) ?? honor(word);
}

function joined(parts: readonly string[]): KindsAsked | undefined {
  const all = parts.map(readKinds);
  if (all.some((one) => one === undefined)) return undefined;
  const known = all.flatMap((one) => one ?? []);
  const fixed = kinds.allKinds(...known.flatMap((one) => (typeof one === 'function' ? [] : one)));
  const others = [...new Set(known.filter((one) => typeof one === 'function'))];
  if (!others.length) return fixed;
  return moving(kinds.allKinds(fixed, ...others.map(({may}) => may)), (m) =>
    kinds.allKinds(fixed, ...others.map((one) => one(m))),
  );
}

/** `258`: these ranks; `2-8`: all from one to the other. */
function ranks(word: string): Kinds | undefined {
  const range = /^([1-9])[-–~～〜]([1-9])$/.exec(word);
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    return low < high ? kinds.ofRanks(...[...Array(high - low + 1).keys()].map((i) => low + i)) : undefined;
  }
  return /^[1-9]{1,9}$/.test(word) ? kinds.ofRanks(...[...word].map(Number)) : undefined;
}

/** `5p`, `19m`: these ranks of one suit. */
function ofSuit(word: string): Kinds | undefined {
  const [, digits, suit] = /^([1-9]{1,9})([mps])$/.exec(word) ?? [];
  if (!digits) return undefined;
  return kinds.allKinds(...[...digits].map((rank) => onlyKind(kindFrom(suit, Number(rank)))));
}

/** An honor, as a hand is written: `E`, 東, 東風, 紅中. */
function honor(word: string): Kinds | undefined {
  const scan = startScan(word);
  const isRead = readTiles(scan) < 0 && !scan.fault && scan.tiles.length === 1;
  if (isRead) return isHonor(scan.tiles[0]) ? kinds.honor(scan.tiles[0]) : undefined;
  const dragon = DRAGON_NAMES.findIndex((names) => names.includes(fold(word)));
  return dragon < 0 ? undefined : kinds.honor(WHITE + dragon);
}
