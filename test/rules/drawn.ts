/**
 * Drawn hands of every pattern, and near misses, for a rule set's plain second scorer. The comparing code is bundled
 * before it runs (`drawn-bundle.ts`).
 */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {defaultOptions} from '../../src/core/reading/table.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import type {DrawnPair} from './drawn-pairs.js';
import type {Random} from './random.js';
import {wrongReckoning} from './reckoned.js';

export interface PlainMeldText {
  /** The names of the tiles: `5p`, `r5p`, `E`. */
  readonly tiles: readonly string[];
  readonly how: 'called' | 'added' | 'concealed';
}

/** A drawn hand taken apart; reads only what drawing writes. */
export interface Parts {
  readonly melds: readonly PlainMeldText[];
  readonly held: readonly string[];
  readonly win?: string;
}

/** The names of the tiles in a text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/([\dr]+)([mpsf])|([ESWNPFC]|r[ESWNPFC])/g)].flatMap(([, ranks, suit, honor]) =>
    honor ? [honor] : [...ranks.matchAll(/r?\d/g)].map(([rank]) => rank + suit),
  );
}

export function partsOf(hand: string): Parts {
  const [before, win] = hand.split(' +');
  const melds = [...before.matchAll(/\[\[(.*?)\]\]|\[(.*?)\]/g)].map(
    ([, concealed, called]): PlainMeldText => {
      if (concealed) return {tiles: namesIn(concealed), how: 'concealed'};
      return {tiles: namesIn(called.replace('+', '')), how: called.includes('+') ? 'added' : 'called'};
    },
  );
  const held = namesIn(before.replace(/\[\[.*?\]\]|\[.*?\]/g, ' '));
  return {melds, held, ...(win && {win: namesIn(win)[0]})};
}

const KINDS = [...'mps']
  .flatMap((suit) => [...'123456789'].map((rank) => rank + suit))
  .concat([...'ESWNPFC']);

/** 0–26 the suits, 27–33 東南西北白發中. */
export const kindOfName = (name: string): number => KINDS.indexOf(name.replace('r', ''));

const SEATS = ['east', 'south', 'west', 'north'];
export const seatOf = (seat = 'east'): number => SEATS.indexOf(seat);

/** A reading of a hand: its lines, and the rows that it has but that are left out. */
export interface PlainWay {
  /** The value of each row that counts; a row of value 0 may be absent. */
  readonly lines: PlainRows;
  /** For each row left out, the rows that may count in its place. Undefined if the second scorer does not say. */
  readonly out: Readonly<Record<string, readonly string[]>>;
}

type PlainRows = Readonly<Record<string, number>>;

/** The answer of the second scorer. */
export interface Expected {
  readonly status: string;
  /** NaN if the second scorer does not say. */
  readonly total: number;
  /** The readings of the highest worth; none if the second scorer does not say. */
  readonly ways: readonly PlainWay[];
  /** The net amounts by seat, for a win. */
  readonly net?: readonly number[];
}

/** A split of a hand with the winning tile in one of its groups. */
export interface PlainSplit {
  /** The held groups, written by {@link groupName}. */
  readonly groups: readonly string[];
  /** 2 if it may win, 1 if the hand may not win, 0 if this split may not be used. */
  readonly rank: 0 | 1 | 2;
  /** The worth before the cap; undefined if the second scorer does not say. */
  readonly worth?: number;
  readonly total?: number;
  /** The rows that count and those left out, in any of these ways; none if the second scorer does not say. */
  readonly ways: readonly PlainWay[];
  /** Of splits of the same worth, the one with the higher preference comes first. */
  readonly preference?: number;
}

/** A group's tiles; after `*` those that a wild tile stands for, and `+` if it has the winning tile. */
export const groupName = (
  names: readonly string[],
  {wild = [], won}: {readonly wild?: readonly string[]; readonly won: boolean},
): string => `${names.join('')}${wild.length ? `*${wild.join('')}` : ''}${won ? '+' : ''}`;

export interface Comparison {
  readonly ruleset: Ruleset;
  readonly preset?: string;
  /** Rows that no hand can have under the preset, unless an option says otherwise. */
  readonly never?: readonly string[];
  /** Presets under which the same hands are drawn: these hands are scored under each of them too. */
  readonly alike?: readonly string[];
  /** Random house rules, for every second situation. */
  readonly options: (random: Random) => Record<string, unknown>;
  readonly expected: (situation: Situation) => Expected;
  /** All ways to split the held tiles, with the winning tile in each group. */
  readonly splits: (situation: Situation) => readonly PlainSplit[];
}

/** How a result differs from the second scorer's; undefined if they agree. */
function disagreement(
  {ruleset, expected}: Comparison,
  situation: Situation,
  result: ScoreResult,
): string | undefined {
  const {status, total, ways, net} = expected(situation);
  if (result.status !== status) return `status: ours ${result.status}, theirs ${status}`;
  if (status !== 'not-a-win' && !Number.isNaN(total) && result.total !== total)
    return `total: ours ${result.total}, theirs ${total}`;
  if (ways.length && !ways.some((way) => saysTheSame(way, result)))
    return `lines: ours ${told(result)}, theirs ${ways.map((way) => JSON.stringify(way)).join(' | ')}`;
  if (net && ruleset.seats.some((seat, at) => result.net[seat] !== net[at]))
    return `net: ours ${JSON.stringify(result.net)}, theirs ${net.join()}`;
  return undefined;
}

const told = ({lines, excluded}: ScoreResult): string =>
  JSON.stringify({
    lines: Object.fromEntries(lines.map(({id, value}) => [id, value])),
    out: Object.fromEntries(excluded.map(({id, by}) => [id, by])),
  });

/** Whether the same rows count and are left out as in the other scorer. */
export function saysTheSame(
  {lines, out}: PlainWay,
  result: Pick<ScoreResult, 'lines' | 'excluded'>,
): boolean {
  let counted = 0;
  for (const {id, value} of result.lines) {
    if (!value) continue;
    if (lines[id] !== value) return false;
    counted++;
  }
  for (const id in lines) if (lines[id]) counted--;
  if (counted || !out) return !counted;
  const {excluded} = result;
  return (
    excluded.length === Object.keys(out).length &&
    excluded.every(({id, by}) => Object.hasOwn(out, id) && out[id].includes(by))
  );
}

/** A row that is left out although it counts, or for a row that does not count. */
function wrongExclusion({lines, excluded}: ScoreResult): string | undefined {
  const counts = (row: string): boolean => lines.some(({id}) => id === row);
  for (const {id, by} of excluded) {
    if (counts(id)) return `${id} is left out for ${by}, and counted`;
    if (!counts(by)) return `${id} is left out for ${by}, which is not counted`;
  }
  return undefined;
}

/** How a drawn hand is none that was asked for: one that wins with a pattern, or one that just fails it. */
function notAsked({status, lines, payments}: ScoreResult, id: string, near: boolean): string | undefined {
  const has = lines.some((line) => line.id === id) || payments.some(({why}) => why === id);
  if (near) return has || status === 'invalid' ? `no near miss: ${status}` : undefined;
  return has && status === 'win' ? undefined : `not drawn: ${status}`;
}

/** House rules that a drawn hand states although they are the usual ones of a rule set or preset. */
function usualStated(
  ruleset: Ruleset,
  preset: string | undefined,
  {options = {}}: Situation,
): string | undefined {
  const usual = defaultOptions(
    ruleset,
    ruleset.presets?.find(({id}) => id === preset),
  );
  const stated = Object.entries(options).filter(
    ([name, value]) => JSON.stringify(usual[name]) === JSON.stringify(value),
  );
  return stated.length ? `usual: ${stated.join(' ')}` : undefined;
}

/** Patterns that few hands have, in number: nine gates, thirteen orphans and such. */
const SCARCE = new Set([
  'jiulianbaodeng',
  'lianqidui',
  'shisanyao',
  'kokushi',
  'kokushi13',
  'junseiChuuren',
  'chuuren',
  'tsuuiisou',
  'jiulongfeitian',
]);

/** Of so many hands of a pattern more than 20 must be different, and of a scarce one more than 2. */
const HITS = 30;

/** How the hands of a pattern are too much alike; undefined if they are not. */
function tooAlike(id: string, drawn: readonly Situation[]): string | undefined {
  const first = drawn.slice(0, HITS);
  const hands = new Set(first.map(({hand}) => hand));
  const least = (first.length * (SCARCE.has(id) ? 2 : 20)) / HITS;
  return hands.size > least ? undefined : `${id} has ${hands.size} hands in ${first.length}`;
}

/** The outcome of comparing hands. */
export interface Compared {
  readonly situations: number;
  readonly wrong: readonly string[];
}

/** Scores situations, compares with the second scorer, and checks the arithmetic from the lines to the total. */
class Comparing {
  readonly wrong: string[] = [];
  situations = 0;

  constructor(private readonly comparison: Comparison) {}

  /** @param said what the situation has, or lacks */
  compare(situation: Situation, id: string, near: boolean, said = id): void {
    const {comparison} = this;
    const {ruleset, alike = []} = comparison;
    this.situations++;
    for (const each of [situation, ...alike.map((rules) => ({...situation, rules}))]) {
      const result = score(each, ruleset);
      const why =
        notAsked(result, id, near) ??
        disagreement(comparison, each, result) ??
        wrongExclusion(result) ??
        wrongReckoning(result, ruleset, each);
      if (why) this.wrong.push(`${said}: ${JSON.stringify(each)}\n  ${why}`);
    }
  }
}

/** Compares the hands that have a pattern, and checks that those of one pattern are not too much alike. */
export function compareHands(comparison: Comparison, pairs: readonly DrawnPair[]): Compared {
  const {ruleset, preset, never = [], alike = []} = comparison;
  const comparing = new Comparing(comparison);
  const {wrong} = comparing;
  const underUsual = new Map<string, Situation[]>();
  for (const {id, at, hand} of pairs) {
    if (never.includes(id)) continue;
    if (!hand) {
      wrong.push(`${id} ${at}: nothing drawn`);
      continue;
    }
    comparing.compare(hand, id, false);
    if (at % 2) continue;
    underUsual.set(id, [...(underUsual.get(id) ?? []), hand]);
    for (const rules of [preset, ...alike]) {
      const stated = usualStated(ruleset, rules, hand);
      if (stated) wrong.push(`${id} of ${rules}: ${JSON.stringify(hand)}\n  ${stated}`);
    }
  }
  wrong.push(...[...underUsual].flatMap(([id, hands]) => tooAlike(id, hands) ?? []));
  return comparing;
}

/** Compares the near misses. */
export function compareNear(comparison: Comparison, pairs: readonly DrawnPair[]): Compared {
  const comparing = new Comparing(comparison);
  for (const {id, at, near} of pairs) {
    if (near) comparing.compare(near.situation, id, true, `${id} without ${near.missed}`);
    else comparing.wrong.push(`${id} ${at}: nothing drawn`);
  }
  return comparing;
}

/** Patterns that hardly anything but one change loses: a flag, or a call. */
const BY_FLAG = new Set(['nagashi', 'baxian', 'baxianguohai', 'qiqiangyi', 'menqianqing']);

/** The patterns whose near misses all come about in the same way. */
export function compareWays({never = []}: Comparison, pairs: readonly DrawnPair[]): readonly string[] {
  const ways = new Map<string, Set<string | undefined>>();
  for (const {id, near} of pairs) ways.set(id, (ways.get(id) ?? new Set()).add(near?.missed));
  return [...ways.keys()].filter((id) => ways.get(id)?.size === 1 && !BY_FLAG.has(id) && !never.includes(id));
}
