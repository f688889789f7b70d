/** Tells what happened between two positions, or at the end of a hand, in the words by which rules list it. */
import type {Ending, Frame} from '../../src/core/game/flow.js';
import type {Happening} from './happening.js';
import {tilesIn} from '../../src/core/notation/parse.js';
import type {Flag, Seat} from '../../src/core/situation/situation.js';
import {WHITE, kindOf, type Kind, type Tile} from '../../src/core/tiles/tile.js';
import {countOf} from '../../src/round/record/tiles.js';
import {numberOfDraws} from '../../src/round/state/draws.js';
import {waitsOf} from '../../src/round/judging/waiting.js';
import {at, declarationsOf, indicatorsTurned, seatsAfter} from '../../src/round/state/at.js';
import {wildAmong, wildsOnTable} from '../../src/round/state/wild-on-table.js';
import {claimsOf, withAnswers} from '../../src/round/judging/claims-open.js';
import type {LaidMeld, RoundPosition, SeatState} from '../../src/round/state/position.js';
import type {Move} from '../../src/round/record/move.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {winningTile} from '../../src/round/judging/winning.js';

/** A move that was made, and the positions before and after it. */
export interface PlayedStep {
  readonly rules: RoundRules;
  readonly p: RoundPosition;
  readonly seat: Seat;
  readonly move: Move;
  readonly next: RoundPosition;
}

/** What happened with a move. */
export function happenedIn(step: PlayedStep): Set<Happening> {
  const found = new Set<Happening>();
  const add = (is: boolean, what: Happening): void => {
    if (is) found.add(what);
  };
  ofMove(step, add);
  ofKongs(step, add);
  for (const seat of step.rules.seats) {
    const [before, after] = [step.p.seats[seat], step.next.seats[seat]];
    if (!before || !after || before === after) continue;
    ofMelds(step, before, after, add);
    ofMarks(step, seat, before, after, add);
  }
  if (step.p.phase.is === 'claim' || step.p.phase.is === 'rob') ofClaims(step, add);
  return found;
}

type Add = (is: boolean, what: Happening) => void;

function ofMove(step: PlayedStep, add: Add): void {
  const {rules, p, seat, move, next} = step;
  const {flow, o} = rules;
  switch (move.do) {
    case 'draw': {
      const isFront = p.wall?.front !== next.wall?.front;
      add(isFront, 'drew');
      add(!isFront, p.phase.repl === 'kong' ? 'kongReplaced' : 'flowerReplaced');
      add(isFront && next.kongs >= 4, 'kongsGoOn');
      return;
    }
    case 'discard': {
      const thrown = move.tile ?? p.seats[seat]?.drawn;
      const kind = thrown === undefined ? -1 : kindOf(thrown);
      const called = p.phase.banned && p.seats[seat]?.melds.at(-1);
      add(true, 'discarded');
      add(wildAmong(rules, p, [kind]) !== undefined, 'wildThrown');
      add(flow.laidOut?.field === 'gari' && flow.laidOut.is(kind, o), 'gariThrown');
      add(called !== undefined && countOf(called.tiles, kind) > 0, 'threwBack');
      add(next.left === 0, 'lastDiscard');
      add(p.phase.declares !== undefined && next.seats[seat]?.ready === undefined, 'voidReady');
      add(p.seats[seat]?.dead === true, 'deadHandPlays');
      return;
    }
    case 'out':
      add(true, p.phase.opening ? 'openingFlower' : 'laidOut');
      add(p.phase.banned !== undefined && !p.phase.opening, 'laidOutAfterCall');
      add(!p.phase.opening && next.phase.is === 'replace' && next.phase.seat !== seat, 'eighthHandedOver');
      return;
    case 'ready':
      add(!next.phase.declares && next.seats[seat]?.ready === undefined, 'voidReady');
      return;
    case 'falsewin':
      add(true, 'falseWin');
      return;
  }
}

function ofKongs({rules, p, next}: PlayedStep, add: Add): void {
  const made = next.kongs > p.kongs;
  add(made && numberOfDraws(next.left) < numberOfDraws(p.left), 'kongTookDraws');
  add(indicatorsTurned(rules, next) > indicatorsTurned(rules, p), 'indicatorTurned');
  add(next.frame.sticks > p.frame.sticks, 'stickLaid');
}

function ofMelds({rules, p}: PlayedStep, before: SeatState, after: SeatState, add: Add): void {
  const laid = after.melds.filter((meld) => !before.melds.includes(meld));
  for (const meld of laid) {
    const {kind, open, added, tiles} = meld;
    const of = kindOf(tiles[0]);
    const {flow, o} = rules;
    add(kind === 'chow', 'chow');
    add(kind === 'pung', 'pung');
    add(kind === 'kong' && !open, 'concealedKong');
    add(added === true, 'addedKong');
    add(added === true && !isOf(before.drawn, of), 'heldTileAdded');
    add(kind === 'kong' && open && !added, 'meldedKong');
    add(kind === 'kong' && declarationsOf(before).length > 0, 'readyKong');
    add(wildsOnTable(rules, p).length > 0 && kind !== 'chow' && of === WHITE, 'whiteMelded');
    if (!isCalled(meld)) continue;
    add(flow.laidOut?.field === 'gari' && flow.laidOut.is(of, o), 'gariCalled');
    add(kind !== 'chow' && isOf(before.river.at(-1)?.tile, of), 'ownDiscardCalled');
  }
}

const isOf = (tile: Tile | undefined, kind: Kind): boolean => tile !== undefined && kindOf(tile) === kind;

const isCalled = ({open, added}: LaidMeld): boolean => open && !added;

/** What a seat is barred from now, or no longer; and what it has declared. */
function ofMarks(
  {p, seat, move}: PlayedStep,
  whose: Seat,
  before: SeatState,
  after: SeatState,
  add: Add,
): void {
  const marks = ({missed, passed}: SeatState): number => Object.keys(missed).length + passed.length;
  add(after.passed.length > before.passed.length, 'pungLetGo');
  add(Object.keys(after.missed).length > Object.keys(before.missed).length, 'winLetGo');
  const lifted = marks(after) < marks(before);
  const hasMoved = after.turns > before.turns || after.melds !== before.melds || after.river !== before.river;
  add(lifted, hasMoved ? 'banLifted' : 'skippedTurnLifts');
  for (const flag of declarationsOf(after)) add(!declarationsOf(before).includes(flag), `declared ${flag}`);
  const chance = (state: SeatState): boolean => declarationsOf(state).includes('ippatsu');
  add(chance(before) && !chance(after) && !(move.do === 'discard' && seat === whose), 'ippatsuEnded');
  add(after.waiting !== undefined && before.waiting === undefined, 'shortOfTile');
  add(after.waiting === undefined && before.waiting !== undefined && !p.phase.opening, 'shortFilled');
}

/** How the claims of a discard, or of a kong, were decided. */
function ofClaims({rules, p, seat, move, next}: PlayedStep, add: Add): void {
  if (next.phase.answers && next.phase.is === p.phase.is && !next.ended) return;
  const open = withAnswers(rules, p, undefined);
  const others = seatsAfter(rules, p.phase.seat);
  const claims = others.map((one) => {
    const here = at(rules, open, one);
    return {one, names: here ? claimsOf(here).map(({do: name}) => name) : []};
  });
  const could = claims.filter(({names}) => names.includes('win')).map(({one}) => one);
  const answerOf = (one: Seat): string | undefined =>
    one === seat && ['win', 'kong', 'pung', 'chow', 'pass', 'falsewin'].includes(move.do)
      ? move.do
      : p.phase.answers?.[one]?.do;
  const winners = next.ended?.winners ?? [];
  const taken =
    winners[0] ?? others.find((one) => next.seats[one]?.melds.length !== p.seats[one]?.melds.length);
  const unheard = claims.some(
    ({one, names}) => one !== taken && names.length > 0 && answerOf(one) !== 'pass',
  );
  add(taken !== undefined && unheard, 'outranked');
  add(winners.length > 1, 'severalWin');
  const farther = others.slice(others.indexOf(winners[0]) + 1);
  add(winners.length === 1 && could.some((one) => farther.includes(one)), 'nearestWins');
  if (winners.length) return;
  add(p.phase.is === 'rob' && could.length > 0, 'robDeclined');
  for (const one of others) {
    const here = at(rules, open, one);
    const won = here && winningTile(here);
    if (!won || here.state.dead || next.seats[one] === undefined) continue;
    const kind = kindOf(won.tile);
    const marked = Object.keys(next.seats[one]?.missed ?? {}).length > Object.keys(here.state.missed).length;
    add(could.includes(one) && !marked, 'winLetGoFreely');
    add(!could.includes(one) && !marked && waitsOf(here).includes(kind), 'nothingLetGo');
  }
}

/** What happened when the hand was dealt. */
export function happenedAtDeal({frame}: RoundPosition): Set<Happening> {
  const found = new Set<Happening>(['dealt']);
  if (frame.wild !== undefined) found.add('indicator');
  if (isOf(frame.wild, WHITE)) found.add('whiteIndicator');
  if (frame.indicators) found.add('doraIndicator');
  if (frame.dealer !== 'east') found.add('dealerNotEast');
  return found;
}

/** What happened with the end of a hand. */
export function happenedAtEnd(last: RoundPosition, ending: Ending): Set<Happening> {
  const found = new Set<Happening>();
  const {winners, drawn, payments, prizes, deal} = ending;
  const {frame} = last;
  if (drawn) found.add(`drawn ${drawn}`);
  for (const {seat, by, situation, result} of winners) {
    const flags: readonly Flag[] = situation?.flags ?? [];
    for (const flag of flags) found.add(`won ${flag}`);
    found.add(by === 'self' ? 'wonBySelf' : by === 'robbing' ? 'robbed' : 'wonByDiscard');
    const won = tilesIn(situation?.hand.split('+').at(-1)).at(0);
    const river = last.seats[seat]?.river ?? [];
    if (by === 'discard' && won !== undefined && river.some(({tile}) => isOf(tile, kindOf(won))))
      found.add('wonOnOwnDiscard');
    if (by === 'discard' && result?.groups.some(({kind: of, win}) => of === 'pair' && win))
      found.add('wonOnPair');
    if (flags.includes('lastTile') && flags.includes('replacement')) found.add('wonOnLastReplacement');
  }
  const won = winners.map(({seat}) => seat);
  if (won.length && payments.some(({from, to}) => !won.includes(from) && !won.includes(to)))
    found.add('losersPay');
  for (const {why} of payments) found.add(`paid ${why}`);
  // 流し満貫 is paid like a win where the hand is drawn all the same (RC-17)
  if (!winners.length && payments.some(({why}) => why === 'win')) found.add('won nagashi');
  if (prizes.length) found.add('prizePaid');
  found.add(deal.dealer === frame.dealer ? 'dealerStays' : 'dealPasses');
  return found;
}

/** What happened between two hands of a game; `next` is undefined where the game is over. */
export function happenedBetween(frame: Frame, next: Frame | undefined): Set<Happening> {
  const found = new Set<Happening>();
  if (!next) return found.add('gameOver');
  found.add('nextHand');
  if (
    next.round !== frame.round ||
    ((next.passes ?? 0) > (frame.passes ?? 0) && (next.passes ?? 0) % 4 === 0)
  )
    found.add('roundOver');
  if (next.sitsOut !== frame.sitsOut) found.add('otherSitsOut');
  return found;
}
