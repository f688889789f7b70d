/** What winning with a target would bring: scored once, and kept. */
import type {ScoreResult} from '../../core/game/result.js';
import type {ReadPosition} from '../../core/reading/read.js';
import {scorePosition} from '../../core/scoring/score.js';
import type {Flag, Seat, WinBy} from '../../core/situation/situation.js';
import {CHOW, group} from '../../core/tiles/group.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import {tilesOfCounts} from '../plans/whole-hand.js';
import type {TileSetOfThree} from '../plans/sets.js';
import type {SeatView} from '../seen/view.js';
import type {TargetHand} from './target.js';

/** A win that must be self-drawn comes in about one of three hands that could be won on a discard. */
const SELF_ALONE = 0.35;
/** A win is worth at least so much, if it costs its winner something. */
const LEAST_WORTH = 0.1;
/** So many totals tell what a usual win is worth. */
const MOST_TOTALS = 400;
/** So many circumstances are kept with the hands that were scored in them. */
const MOST_KEPT = 40;

/** What a hand is worth once it is complete. */
export interface HandWorth {
  /** What its winner gets; 0 if it may not win. */
  readonly net: number;
  /** How easily it is won: 1 on the tile of any player, less by self-draw alone, 0 not at all. */
  readonly ease: number;
}

const WORTHLESS: HandWorth = {net: 0, ease: 0};

/** What hands are worth to one player; what was scored is kept. */
export class Worths {
  /** The totals of hands that may win. */
  private readonly totals: number[] = [];
  private readonly known = new Map<string, Map<number, HandWorth>>();
  /** How many hands were scored. */
  scored = 0;

  /** What targets of a hand are worth. */
  of(view: SeatView, read: ReadPosition): (target: TargetHand, isOpen: boolean) => HandWorth {
    const base = baseOf(view, read);
    if (this.known.size > MOST_KEPT) this.known.clear();
    const known = this.known.get(base) ?? new Map<number, HandWorth>();
    this.known.set(base, known);
    return (target, isOpen) => {
      const won = winOf(target, isOpen);
      const key = target.key + won.win / 64 + (won.opened ? (won.opened.at + 1) / 8192 : 0);
      let worth = known.get(key);
      if (worth === undefined) known.set(key, (worth = this.score(view, read, won)));
      return worth;
    };
  }

  /** The total of a usual win, as far as is known. */
  get usualTotal(): number {
    const sorted = this.totals.toSorted((a, b) => a - b);
    return sorted.length ? sorted[sorted.length >> 1] : 1;
  }

  /** By another player's tile if the rules allow it, otherwise by self-draw alone. */
  private score(view: SeatView, read: ReadPosition, won: Won): HandWorth {
    this.scored++;
    const found = scoreOf(view, read, won);
    if (!found) return WORTHLESS;
    const {by, result} = found;
    if (this.totals.length < MOST_TOTALS) this.totals.push(result.total);
    return {net: Math.max(result.net[view.seat] ?? 0, LEAST_WORTH), ease: by === 'self' ? SELF_ALONE : 1};
  }
}

/** A win that is still to be made, and how. */
export interface ScoredTarget {
  readonly by: 'discard' | 'self';
  readonly result: ScoreResult;
}

/** What a target scores once it is complete; undefined where it may not win. @param isOpen as in {@link Worths.of} */
export const scoredTarget = (
  view: SeatView,
  read: ReadPosition,
  target: TargetHand,
  isOpen: boolean,
): ScoredTarget | undefined => scoreOf(view, read, winOf(target, isOpen));

function scoreOf(view: SeatView, read: ReadPosition, won: Won): ScoredTarget | undefined {
  for (const by of ['discard', 'self'] as const) {
    const complete = wonWith(view, read, won, by);
    // a hand that the rules do not score, such as one of too many wild tiles
    if (complete.table.ruleset.check?.(complete.position)) continue;
    const result = scorePosition(complete);
    if (result.status === 'win') return {by, result};
  }
  return undefined;
}

/** How a target is won: by the last tile that it lacks. @param isOpen whether its last set that lacks something is called */
function winOf({lack, sets, tiles}: TargetHand, isOpen: boolean): Won {
  const opened = isOpen
    ? sets?.findLast(({kinds}) => lack.some(({kind}) => kinds.includes(kind)))
    : undefined;
  return {tiles, win: lack.at(-1)?.kind ?? tiles.findIndex((n) => n > 0), opened};
}

/** What a hand's worth depends on besides its tiles. */
function baseOf({seat, seen: {frame}, me}: SeatView, {position}: ReadPosition): string {
  const {round, dealer, counters, indicators = [], wild = ''} = frame;
  return [seat, round, dealer, counters, indicators, wild, me.out, me.ready ?? '', position.melds].join('/');
}

/** A target as it would be won. */
interface Won {
  readonly tiles: Uint8Array;
  readonly win: Kind;
  /** The set that is called. */
  readonly opened: TileSetOfThree | undefined;
}

function wonWith(
  view: SeatView,
  {position, table}: ReadPosition,
  {tiles, win, opened}: Won,
  by: WinBy,
): ReadPosition {
  const counts = tiles.slice();
  let last = win;
  let {melds, hand} = position;
  if (opened) {
    for (const kind of opened.kinds) counts[kind]--;
    if (!counts[last]) last = counts.findIndex((n) => n > 0);
    melds = [...melds, group(opened.type, opened.low, true)].sort((a, b) => (a & 63) - (b & 63) || a - b);
    const meld = {
      kind: opened.type === CHOW ? ('chow' as const) : ('pung' as const),
      tiles: opened.kinds,
      open: true,
      called: 0,
    };
    hand = {...hand, melds: [...hand.melds, meld]};
  }
  const held = counts.slice();
  held[last]--;
  return {
    table,
    position: {
      ...position,
      hand: {...hand, tiles: tilesOfCounts(held), win: last, by},
      ...{held, counts, melds, win: last, by},
      flags: hand.melds.some(({open}) => open) ? [] : declaredBy(view),
      reds: position.reds.filter((tile) => counts[kindOf(tile)] > 0),
      from: by === 'self' ? undefined : otherThan(view),
    },
  };
}

/** Another seat, not the dealer's if there is one. */
function otherThan({rules: {seats}, seat, seen}: SeatView): Seat | undefined {
  const others = seats.filter((one) => one !== seat);
  return others.find((one) => one !== seen.frame.dealer) ?? others[0];
}

/** The flags of the declaration that a closed hand has made, or could still make. */
function declaredBy({rules, me, left, seen, seat}: SeatView): readonly Flag[] {
  const {flow, o} = rules;
  const lasting = (flags: readonly Flag[]): readonly Flag[] => flags.filter((flag) => flag !== 'ippatsu');
  if (me.ready) return lasting(me.ready);
  const word = flow.ready?.words[0];
  if (!flow.ready || !word) return [];
  const moment = {
    ...{word, isDealer: false, acting: true, turns: 5, noDiscard: false, anyMeld: true, openMeld: false},
    ...{left, points: seen.frame.points[seat] ?? 0, complete: () => false},
  };
  const flags = flow.ready.declare(moment, o);
  return typeof flags === 'string' ? [] : lasting(flags);
}
