/** Reads a situation, as a page or a line of JSON gives it, into a position that can be scored. */
import {FieldReader} from './fields.js';
import {CHOW, KONG, PUNG, group, inOrder, withWilds, type GroupCode} from '../tiles/group.js';
import {checkFlags, readFlags} from './flags.js';
import {parseHand} from '../notation/parse.js';
import {readOptions} from './options.js';
import type {Position} from '../game/position.js';
import {fault, type Fault} from '../situation/problem.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import {SEATS, type OtherHand, type Seat, type Situation} from '../situation/situation.js';
import {pinned, tableOf, tilesUnder, type ScoringTable} from './table.js';
import {checkTiles} from './tile-checks.js';
import {KINDS, countKinds, isRed, kindOf, type Kind} from '../tiles/tile.js';
import {allTiles, type Hand, type HandPlaces, type Meld} from '../notation/hand.js';
import type {Options} from '../game/options.js';
import {isFault} from '../situation/result.js';

/** A rule set, or several among which {@link Situation.rules} chooses by id. */
export type Rulesets = Ruleset | readonly Ruleset[];

/** Finds a rule set by its id (`luqiao`, `luqiao@1`, `#own@1~3f9a`), or by the id of one of its presets. */
export function findRules(id: unknown, rules: Rulesets): {ruleset: Ruleset; preset?: Preset} | undefined {
  for (const ruleset of 'id' in rules ? [rules] : rules) {
    const {version, digest} = ruleset;
    const isMeant = (own: {readonly id: string}): boolean =>
      id === own.id ||
      id === `${own.id}@${version}` ||
      (digest !== undefined && id === `${own.id}@${version}~${digest}`);
    if (isMeant(ruleset)) return {ruleset};
    const preset = ruleset.presets?.find(isMeant);
    if (preset) return {ruleset, preset};
  }
  return undefined;
}

/**
 * The fault of an id that names no rules: rules as text of this id may have changed since it was written.
 * @param id an id that {@link findRules} does not find
 */
export function lackingRules(id: string, rules: Rulesets): Fault {
  const own = findRules(id.split('@')[0], rules)?.ruleset;
  return own?.digest === undefined
    ? {...fault('unknown-rules', id, 'rules'), allowed: idsOf(rules)}
    : {...fault('rules-changed', id, 'rules'), rules: pinned(own, undefined)};
}

/** The ids of rule sets and of their presets. */
export const idsOf = (rules: Rulesets): string[] =>
  ('id' in rules ? [rules] : rules).flatMap(({id, presets = []}) => [
    id,
    ...presets.map((preset) => preset.id),
  ]);

/** The id with its version, as results have it; unchanged if there are no such rules. */
export function pinnedOf(id: unknown, rules: Rulesets): string {
  const known = findRules(id, rules);
  if (known) return pinned(known.ruleset, known.preset);
  return typeof id === 'string' ? id : '';
}

/** A situation that has been read: its position, and the table to score it with. */
export interface ReadPosition {
  readonly position: Position;
  readonly table: ScoringTable;
}

/**
 * Reads and checks a situation.
 * @param hand its hand, if that is known as a value: then its text is not read
 * @returns the position with its table, or the first fault
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function readPosition(situation: Situation, rules: Rulesets, hand?: Hand): ReadPosition | Fault {
  if (typeof situation !== 'object' || situation === null) return fault('bad-json');
  if (typeof situation.rules !== 'string') return fault('bad-field', 'rules', 'rules');
  const known = findRules(situation.rules, rules);
  if (!known) return lackingRules(situation.rules, rules);
  const table = tableOf(known.ruleset, known.preset);
  const options = readOptions(known.ruleset, known.preset, situation.options);
  if (isFault(options)) return options;
  const position = new Reader(table, options).read(situation, hand);
  return isFault(position) ? position : {position, table};
}

/** The places in the text of a hand that is known without one. */
const NOWHERE: HandPlaces = {tiles: [], melds: [], flowers: []};

class Reader extends FieldReader {
  constructor(
    table: ScoringTable,
    private readonly options: Options,
  ) {
    super(table.ruleset, tilesUnder(table, options));
  }

  read(situation: Situation, hand?: Hand): Position | Fault {
    const {flags} = this.ruleset;
    const seat = this.seat(situation, 'seat') ?? 'east';
    const others: Partial<Record<Seat, Position>> = {};
    const position = this.position(situation, seat, others, hand);
    if (isFault(position)) return position;
    for (const [name, other] of inSeatOrder(this.record(situation.others, 'others'))) {
      const at = SEATS.find((s) => s === name);
      if (!at || !this.ruleset.seats.includes(at)) return fault('bad-seat', name, 'others');
      if (at === seat) return {...fault('bad-seat', name, 'others'), sitter: 'other'};
      const text = typeof other === 'string' ? {hand: other} : other;
      if (typeof text !== 'object' || text === null) return fault('bad-field', 'others', 'others');
      const {wild, dealer} = situation;
      const read = this.position({rules: '', ...ownOf(text), wild, dealer}, at);
      if (isFault(read)) return ofOther(read, at);
      const wrong = read.win >= 0 ? fault('two-winning-tiles') : checkFlags(read, flags ?? []);
      if (wrong) return ofOther(wrong, at);
      others[at] = at === position.from && position.by === 'robbing' ? robbed(read, position.win) : read;
    }
    return (
      this.failed ??
      checkTiles(position, this.tileSet, this.ruleset) ??
      checkFlags(position, flags ?? []) ??
      this.ruleset.check?.(position) ??
      position
    );
  }

  private position(
    s: Situation,
    seat: Seat,
    others: Position['others'] = {},
    known?: Hand,
  ): Position | Fault {
    if (typeof s.hand !== 'string') return fault('bad-field', 'hand', 'hand');
    const wild = this.wild(s);
    const wilds = this.ruleset.wilds?.of(wild, this.options);
    const read = known
      ? {hand: known, places: NOWHERE}
      : parseHand(s.hand, wilds?.inKongs ? wild : undefined);
    if (isFault(read)) return read;
    const {hand} = read;
    const by = this.by(s, hand);
    const held = countKinds(hand.tiles);
    const counts = held.slice();
    if (hand.win !== undefined && kindOf(hand.win) < KINDS) counts[kindOf(hand.win)]++;
    const knownFlags = readFlags(this.ruleset, s.flags);
    if (isFault(knownFlags)) return knownFlags;
    const position: Position = {
      options: this.options,
      hand,
      places: read.places,
      copies: this.tileSet.copies,
      held,
      counts,
      melds: hand.melds.map((meld) => meldCode(meld, wild)).sort(inOrder),
      win: hand.win === undefined ? -1 : kindOf(hand.win),
      by,
      from: this.seat(s, 'from'),
      seat,
      round: this.seat(s, 'round') ?? 'east',
      dealer: this.seat(s, 'dealer') ?? 'east',
      counters: this.count(s.counters, 'counters') ?? 0,
      flags: knownFlags,
      flowers: this.flowers(s.flowers, hand, read.places),
      bonus: this.bonus(s.flowers),
      reds: allTiles(hand).filter(isRed),
      wild,
      wilds,
      gari: this.tiles(s.gari, 'gari'),
      indicators: this.tiles(s.indicators, 'indicators'),
      uraIndicators: this.tiles(s.uraIndicators, 'uraIndicators'),
      others,
      liable: this.seat(s, 'liable'),
      passedTotal: this.count(s.passedTotal, 'passedTotal'),
      passedTiles: this.tiles(s.passedTiles, 'passedTiles'),
      river: this.tiles(s.river, 'river'),
    };
    return this.failed ?? position;
  }
}

const inSeatOrder = <T>(others: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(others).sort(([a], [b]) => SEATS.indexOf(a as Seat) - SEATS.indexOf(b as Seat));

/** The fields that a situation states separately for another player's hand. */
const ownOf = ({hand, flowers, flags}: OtherHand): OtherHand => ({hand, flowers, flags});

/** The fault of another player's hand; its place is in the text of that hand. */
function ofOther({field, at, ...found}: Fault, seat: Seat): Fault {
  return {...found, ...(at && !field ? {at} : {}), field: `others.${seat}`};
}

/** The hand of the player whose kong was robbed: the kong counts as not made, and a pung lies there. */
const robbed = (position: Position, kind: Kind): Position => ({
  ...position,
  melds: position.melds
    .map((code) => (code === group(KONG, kind, true) ? group(PUNG, kind, true) : code))
    .sort(inOrder),
});

const MELD_TYPES = {chow: CHOW, pung: PUNG, kong: KONG};

/** The group of a meld. In a kong, tiles of the wild kind may stand for others; in other melds they may not. */
function meldCode({kind, tiles, open}: Meld, wild: Kind): GroupCode {
  const kinds = tiles.map(kindOf);
  const own = kinds.filter((k) => k !== wild);
  if (kind !== 'kong' || !own.length) return group(MELD_TYPES[kind], Math.min(...kinds), open);
  const stands = kinds.reduce((bits, k, i) => (k === wild ? bits | (1 << i) : bits), 0);
  return withWilds(group(KONG, own[0], open), stands);
}
