/** Turns a drawn hand and its circumstances into a situation. */
import {tableOf} from '../reading/table.js';
import {sameValue} from '../reading/options.js';
import type {Flag, Situation} from '../situation/situation.js';
import type {Random} from '../tiles/random.js';
import {KINDS, kindName, type Kind} from '../tiles/tile.js';
import {
  disguise,
  drawFlowers,
  drawFrom,
  drawGari,
  drawIndicators,
  drawWild,
  flowersText,
  leftOver,
  turned,
  type DrawnFor,
  type DrawnSeats,
} from './circumstances.js';
import {isKong, type DealtHand, type Level} from './deal.js';
import {drawOthers} from './others.js';
import type {Plan} from './plan.js';
import {firstThreeKinds, drawnMeldText, run, type Reds} from './text.js';

type Draft = {-readonly [K in keyof Situation]: Situation[K]};

/** Makes a situation; undefined if the circumstances cannot be as the plan wants them. */
export function situationOf(
  hand: DealtHand,
  plan: Plan,
  drawn: DrawnSeats,
  table: DrawnFor,
  level: Level,
  random: Random,
): Situation | undefined {
  const {ruleset, preset} = table;
  const places = plan.turned ? turned(ruleset, drawn, random) : drawn;
  const has = (field: keyof Situation): boolean => ruleset.fields.includes(field);
  const wild = has('wild') ? drawWild(hand, random) : -1;
  const reds = redsOf(plan, table, hand, level, random);
  if (!reds) return undefined;
  const {copies, reds: allReds = {}} = table.tiles;
  const plainLeft = copies.map((n, kind) => {
    const shown = Math.min(reds.get(kind) ?? 0, hand.counts[kind]);
    return n - (allReds[kindName(kind)] ?? 0) - (hand.counts[kind] - shown);
  });
  const situation: Draft = {
    rules: preset?.id ?? ruleset.id,
    hand: handText(hand, wild, reds, level, random),
  };
  const options = optionsOf(plan, table);
  if (!options) return undefined;
  if (Object.keys(options).length) situation.options = options;
  if (hand.win >= 0) situation.by = hand.by;
  situation.seat = places.seat;
  if (has('round')) situation.round = places.round;
  if (has('dealer')) situation.dealer = places.dealer;
  if (hand.by !== 'self' || plan.from) {
    situation.from = drawFrom(plan, ruleset, places, random);
    if (!situation.from) return undefined;
  }
  if (wild >= 0) situation.wild = kindName(wild);
  if (has('counters') && plan.counters !== false && (plan.counters || (level > 1 && random.below(2)))) {
    situation.counters = 1 + random.below(4);
  }
  if (has('flowers') && table.tiles.flowers) {
    const flowers = flowersText(drawFlowers(plan, places.seat, level, random));
    if (flowers) situation.flowers = flowers;
  }
  const flags = flagsOf(plan, table, level, random);
  if (flags.length) situation.flags = flags;
  if (ruleset.everybodyScores && level > 2)
    situation.others = drawOthers(situation, hand, wild, table, random);
  return layOut(situation, hand, plan, table, random, plainLeft) ? situation : undefined;
}

/**
 * Red tiles that the hand may show; none if no tile is to be dora, at least one of each kind if red ones are wanted, and
 * as many as the hand has beside all plain ones. Undefined where that is more than it may show.
 */
function redsOf(
  {points}: Plan,
  {tiles: {copies, reds: all = {}}}: DrawnFor,
  {counts}: DealtHand,
  level: Level,
  random: Random,
): Reds | undefined {
  const reds = new Map<Kind, number>();
  const wanted = points === 'red';
  const mayShow = points !== 'none' && (level > 1 || wanted);
  for (const [name, n] of Object.entries(all)) {
    const kind = KINDS_BY_NAME.get(name) ?? -1;
    const chosen = mayShow ? (wanted && n ? 1 + random.below(n) : random.below(n + 1)) : 0;
    const needed = counts[kind] - (copies[kind] - n);
    if (needed > 0 && points === 'none') return undefined;
    const shown = Math.max(chosen, needed);
    if (shown > 0) reds.set(kind, shown);
  }
  return reds;
}

/** The plan's flags, and sometimes one that any hand may have. */
function flagsOf({flags}: Plan, {recipes}: DrawnFor, level: Level, random: Random): readonly Flag[] {
  if (level < 3 || !recipes.flags) return flags;
  return [...new Set([...flags, ...recipes.flags.filter(() => random.below(4) === 0)])];
}

/**
 * Adds ガリ and indicators to a situation; false if that cannot be.
 * @param plain how many plain tiles of a kind are not in the hand
 */
function layOut(
  situation: Draft,
  hand: DealtHand,
  plan: Plan,
  table: DrawnFor,
  random: Random,
  plain: readonly number[],
): boolean {
  const {ruleset, recipes, options, tiles} = table;
  const left = leftOver(tiles, hand);
  const gari = drawGari(plan, recipes, left, random);
  if (gari.length) situation.gari = textOf(gari);
  const first = Number(options[recipes.indicators ?? ''] ?? 1);
  const indicators = drawIndicators(plan, recipes, ruleset, hand, first, left, random);
  if (!indicators) return false;
  if (indicators.shown.length) situation.indicators = textOf(indicators.shown);
  if (indicators.under.length) situation.uraIndicators = textOf(indicators.under);
  const lying = [...gari, ...indicators.shown, ...indicators.under];
  // what lies beside the hand is written without red tiles
  return lying.every((kind) => lying.filter((other) => other === kind).length <= plain[kind]);
}

/** The house rules that the situation must state; undefined if the caller asked for something else. */
function optionsOf(
  plan: Plan,
  {ruleset, preset, given}: DrawnFor,
): Readonly<Record<string, unknown>> | undefined {
  if (!Object.keys(plan.options).length) return given ?? {};
  const options: Record<string, unknown> = {...given};
  const {defaults} = tableOf(ruleset, preset);
  for (const [name, value] of Object.entries(plan.options)) {
    if (Object.hasOwn(options, name) && !sameValue(options[name], value)) return undefined;
    if (!sameValue(defaults[name], value)) options[name] = value;
  }
  return options;
}

const textOf = (kinds: readonly Kind[]): string => kinds.map(kindName).join('');

/** The hand in notation: melds, tiles held in order, and the winning tile. */
function handText(hand: DealtHand, wild: Kind, reds: Reds, level: Level, random: Random): string {
  const {win, pair} = hand;
  const held = [...hand.loose];
  let text = '';
  for (const set of hand.sets) {
    if (set.lies === 'held') held.push(...firstThreeKinds(set));
    else text += drawnMeldText(set, isKong(set), reds);
  }
  if (pair >= 0) held.push(pair, pair);
  // the tile that completes a hand of loose tiles is not among them
  if (held.length % 3 === 2) held.splice(win < 0 ? random.below(held.length) : held.indexOf(win), 1);
  if (wild >= 0) disguise(held, wild, level, random);
  held.sort(ascending);
  text += `${text ? ' ' : ''}${run(held, reds)}`;
  return win < 0 ? text : `${text} +${run([win], reds)}`;
}

const KINDS_BY_NAME = new Map([...Array(KINDS).keys()].map((kind) => [kindName(kind), kind]));

const ascending = (a: Kind, b: Kind): number => a - b;
