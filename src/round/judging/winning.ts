/** The win that a seat could declare now: the tile, how it came, and the flags. */
import type {Moment} from '../../core/game/flow.js';
import type {WinBy} from '../../core/situation/situation.js';
import type {Flag, OtherHand, Seat, Situation} from '../../core/situation/situation.js';
import {waits} from '../../core/waiting/waits.js';
import {FLOWER, kindOf, type Tile} from '../../core/tiles/tile.js';
import {numberOfDraws} from '../state/draws.js';
import {
  declarationsOf,
  flowerIn,
  flowersSetAside,
  handOf,
  indicatorsTurned,
  isUnknown,
  lastDiscard,
  lastingDeclarations,
  seatsAfter,
  type At,
} from '../state/at.js';
import type {Meld} from '../../core/notation/hand.js';
import type {SeatState} from '../state/position.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {countOf, inTileOrder} from '../record/tiles.js';
import {meldsText, notationOf} from '../text/notation.js';

/** A winning tile, how it came, and the seat it came from. */
export interface TileWon {
  readonly tile: Tile;
  readonly by: WinBy;
  readonly from?: Seat;
}

/** The tile that a seat could win on now; undefined where there is none. */
export function winningTile(at: At): TileWon | undefined {
  const {p, seat, state} = at;
  const {phase} = p;
  if (phase.is === 'rob') {
    return phase.seat === seat || phase.tile === undefined
      ? undefined
      : {tile: phase.tile, by: 'robbing', from: phase.seat};
  }
  if (phase.is === 'act') {
    if (phase.seat !== seat || phase.opening) return undefined;
    const tile = state.drawn ?? (phase.banned ? undefined : phase.tile);
    return tile === undefined ? undefined : {tile, by: 'self'};
  }
  const open = lastDiscard(at);
  return open && open.seat !== seat ? {tile: open.tile, by: 'discard', from: open.seat} : undefined;
}

const ALL = 8;

/** The win by flowers that is offered now (SG-27, XZ-10, XZ-11, XZ-F9), and the seat of the eighth flower. */
export function flowerWinOf(at: At): {kind: 'eight' | 'seven'; from?: Seat} | undefined {
  const {p, seat, state, rules} = at;
  const {phase} = p;
  const wins = rules.flow.laidOut?.wins;
  if (!wins || phase.is !== 'act' || phase.seat !== seat || phase.opening) return undefined;
  if (phase.banned || state.dead || !(phase.repl === 'flower' || isFirstTurn(at))) return undefined;
  const own = flowersSetAside(state);
  if (own === ALL && wins.includes('eight')) return {kind: 'eight'};
  const holder = seatsAfter(rules, seat).find((other) => flowersSetAside(p.seats[other] ?? state) === 1);
  return own === ALL - 1 && holder && wins.includes('seven') ? {kind: 'seven', from: holder} : undefined;
}

/**
 * Whether it is a seat's first turn: the dealer's before he draws, another seat's on its first draw, whatever it has
 * called before (XZ-F9). A turn that begins with a call, and a replacement, are none.
 */
function isFirstTurn({p, seat, state}: At): boolean {
  const first = seat === p.frame.dealer ? 0 : 1;
  return state.turns === first && !p.phase.banned && !p.phase.konged && !p.phase.repl;
}

/**
 * The question to the scorer about the win that a seat could declare now; undefined where there is none: not with a
 * flower, nor as long as one is held.
 */
export function situationAt(at: At): Situation | undefined {
  const won = winningTile(at);
  // a hand that is a tile short wins on nothing before it has drawn that tile (XZ-F9)
  if (!won || at.state.held === undefined || at.state.waiting || !at.rules.ruleset) return undefined;
  if (kindOf(won.tile) >= FLOWER || flowerIn(at) !== undefined) return undefined;
  const {p, seat, state} = at;
  const flowers = flowerWinOf(at);
  return {
    ...common(at),
    hand: `${meldsText(state)} ${notationOf(heldWithout(at, won))} +${notationOf([won.tile])}`,
    // the scorer would take a robbed tile for part of a kong, but a tile set aside lies alone
    by: p.phase.robs === 'laidOut' ? 'discard' : won.by,
    ...(won.from ? {from: won.from} : flowers?.from ? {from: flowers.from} : {}),
    ...flagsField(flagsOf(at, won, flowers?.kind)),
    ...beside(at),
    ...passedTotal(at),
    seat,
    ...liableFor(at),
    ...(Object.keys(p.seats).length ? othersOf(at, won) : {}),
  };
}

/** Who is liable for a win with the melds of a seat (RC-18). */
function liableFor({rules: {flow, o}, state}: At): Pick<Situation, 'liable'> {
  const melds = state.melds.map(({tiles, ...meld}) => ({...meld, of: Math.min(...tiles.map(kindOf))}));
  const liable = flow.liable?.(melds, o);
  return liable ? {liable} : {};
}

/** The fields of a situation that do not depend on the seat. */
export function common({
  p,
  rules,
}: At): Pick<Situation, 'rules' | 'options' | 'round' | 'dealer' | 'counters' | 'wild'> {
  const {frame} = p;
  const known = rules.ruleset?.fields ?? [];
  return {
    rules: rules.id,
    ...(rules.given && {options: rules.given}),
    dealer: frame.dealer,
    ...(known.includes('round') && {round: frame.round}),
    ...(known.includes('counters') && {counters: frame.counters}),
    ...(frame.wild !== undefined && {wild: notationOf([frame.wild])}),
  };
}

/** The held tiles without the winning one; only in a dealer's first hand is it among them. */
function heldWithout({state}: At, {tile, by}: TileWon): readonly Tile[] {
  const {held = []} = state;
  return by !== 'self' || state.drawn !== undefined ? held : (withoutSome(held, [tile]) ?? []);
}

const flagsField = (flags: readonly Flag[]): Pick<Situation, 'flags'> => (flags.length ? {flags} : {});

/** What lies beside the hand: flowers or ガリ, indicators, and for a hand in riichi the indicators under them. */
export function beside({p, rules, state}: At): Partial<Situation> {
  const laid = rules.flow.laidOut?.field;
  const fields: Record<string, string> = {};
  if (laid && state.out.length) fields[laid] = notationOf(state.out);
  if (rules.flow.dora) {
    const turned = indicatorsTurned(rules, p);
    const first = (tiles: readonly Tile[]): string => notationOf(tiles.slice(0, turned));
    if (p.frame.indicators?.length) fields.indicators = first(p.frame.indicators);
    if (p.frame.ura?.length && declarationsOf(state).length) fields.uraIndicators = first(p.frame.ura);
  }
  return fields;
}

/**
 * luqiao: the total that a win must exceed, from wins passed and from the discard for a wait on everything (TZ-21, TZ-22).
 */
function passedTotal({state, rules}: At): Pick<Situation, 'passedTotal'> {
  const {flow, o} = rules;
  const missed = flow.furiten?.win?.(o) === 'total' ? Object.values(state.missed) : [];
  const threw = state.threw !== undefined && flow.wilds?.comparesThrown(o) ? [state.threw] : [];
  const totals = [...missed, ...threw];
  return totals.length ? {passedTotal: Math.max(...totals)} : {};
}

function othersOf(at: At, won: TileWon): Pick<Situation, 'others'> {
  const {p, rules, seat} = at;
  if (!rules.ruleset?.fields.includes('others')) return {};
  const others: Partial<Record<Seat, OtherHand>> = {};
  for (const other of seatsAfter(rules, seat)) {
    const state = p.seats[other];
    if (!state) continue;
    if (rules.ruleset.everybodyScores) {
      // with one hidden hand, no differences are paid at all
      if (isUnknown(state)) return {};
      others[other] = {hand: restOf(state, other === won.from ? won : undefined)};
      // when a concealed kong is robbed, the scorer knows the other three tiles by itself
    } else if (other === won.from && !isUnknown(state) && p.phase.robs !== 'concealed') {
      others[other] = {
        hand: restOf(state, p.phase.robs === 'laidOut' ? undefined : won),
        ...flagsField(lastingDeclarations(state)),
      };
    }
  }
  return Object.keys(others).length ? {others} : {};
}

/** Another hand in notation; if its kong is robbed, without the tile that the winner takes. */
function restOf(state: SeatState, won: TileWon | undefined): string {
  const held = handOf(state) ?? [];
  const left = won?.by === 'robbing' ? (withoutSome(held, [won.tile]) ?? held) : held;
  return `${meldsText(state)} ${notationOf(inTileOrder(left))}`;
}

/** The scorer's flags of a win, which follow from the record. */
function flagsOf(at: At, won: TileWon, flowerWin: Moment['flowerWin']): readonly Flag[] {
  const {rules} = at;
  const flags = rules.flow.flags(momentOf(at, won, flowerWin), rules.o);
  return notReady(at, won) ? [...flags, 'notReady'] : flags;
}

function momentOf({p, state, seat}: At, won: TileWon, flowerWin: Moment['flowerWin']): Moment {
  const {phase, frame} = p;
  const states = Object.values(p.seats);
  const melds = states.flatMap((other) => other.melds);
  const self = won.by === 'self';
  const kind = kindOf(won.tile);
  const own = won.by === 'discard' ? 1 : 0;
  const inRivers = states.flatMap(({river}) => river.filter(({tile}) => kindOf(tile) === kind));
  // where the record gives no river, tiles called from it count as discarded
  const taken = melds.filter((meld) => calledKind(meld) === kind);
  const exposed = melds.filter(({open}) => open).reduce((n, {tiles}) => n + countOf(tiles, kind), 0);
  return {
    by: won.by,
    isDealer: seat === frame.dealer,
    fromDealer: won.from === frame.dealer,
    ...(self && phase.repl && {repl: phase.repl}),
    openKong: self && phase.openKong === true,
    konged: self && phase.konged === true,
    left: numberOfDraws(p.left),
    turns: state.turns,
    noDiscard: !state.river.length && !state.riverFrom,
    discards: states.reduce((n, {river}) => n + river.length, 0),
    called: melds.some(({open}) => open),
    konged4: melds.some(({open}) => !open),
    melded: state.melds.length > 0,
    wasReady: !phase.unready,
    openMeld: state.melds.some(({open}) => open),
    ...(flowerWin && {flowerWin}),
    discarded: inRivers.length - own + taken.length,
    shown: inRivers.filter(({by}) => !by).length - own + exposed,
    ready: declarationsOf(state),
  };
}

/** The kind that a meld was called with; -1 where it is not known. A pung has one kind only. */
function calledKind({tiles, kind, open, called}: Meld): number {
  if (!open || (kind === 'chow' && called === undefined)) return -1;
  return kindOf(tiles[called ?? 0]);
}

/**
 * luqiao: whether the discarder was far from ready (TZ-32); asked where some hand is hidden and the discarder's is
 * not.
 */
function notReady({p, rules}: At, {by, from}: TileWon): boolean {
  const {ruleset} = rules;
  const discarder = from && p.seats[from];
  if (!ruleset?.everybodyScores || by !== 'discard' || !discarder || isUnknown(discarder)) return false;
  if (!Object.values(p.seats).some(isUnknown)) return false;
  const {wild} = p.frame;
  const hand = restOf(discarder, undefined);
  const asked = {rules: rules.id, options: rules.given, hand};
  return waits({...asked, ...(wild !== undefined && {wild: notationOf([wild])})}, ruleset).distance > 1;
}
