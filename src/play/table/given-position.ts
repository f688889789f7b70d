/** A position from which a reader plays: what its text leaves out is dealt from the tiles that nobody sees. */
import {tilesOf} from '../../core/reading/table.js';
import {explainFault, fault, type Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {randomOf} from '../../core/tiles/random.js';
import {shuffle} from '../../core/tiles/shuffle.js';
import {FLOWER, kindOf, type Tile} from '../../core/tiles/tile.js';
import {inTileOrder} from '../../round/record/tiles.js';
import type {RoundMessages, RoundProblem} from '../../round/record/problem.js';
import type {RecordSeat, RoundRecord, Start} from '../../round/record/record.js';
import {eachTile, EMPTY_SEAT} from '../../round/state/at.js';
import {numberOfDraws} from '../../round/state/draws.js';
import type {RoundPosition, SeatState} from '../../round/state/position.js';
import {allTilesOf} from '../../round/state/wall.js';
import {meldsText, notationOf} from '../../round/text/notation.js';
import {parseRound} from '../../round/text/parse.js';
import type {PlayTable} from './table.js';
import {isFault} from '../../core/situation/result.js';

/** Indicators and the tiles under them: so many at most. */
const MOST_INDICATORS = 6;

/**
 * Reads a position: the text of a round without moves. Its rules are those of the table.
 * @returns the record; or the first thing that is wrong with it
 */
export function readGiven(
  {referee}: PlayTable,
  text: string,
  messages?: RoundMessages,
): RoundRecord | RoundProblem {
  const record = parseRound(text, {}, messages);
  if (isFault(record)) return record;
  const more = record.moves.length ? 'play:' : ['seed', 'wall'].find((name) => name in record.start);
  if (more !== undefined) return explainFault(fault('bad-field', more), messages?.problems);
  return referee.replay(record, messages).problems.at(0) ?? record;
}

/** Where the only hand lies that a position gives; undefined where it gives several or none. */
export function onlyHand({start: {seats = {}}}: RoundRecord): Seat | undefined {
  const given = (Object.keys(seats) as Seat[]).filter((seat) => /[^\s[\]]/.test(heldText(seats[seat])));
  return given.length === 1 ? given[0] : undefined;
}

/** The tiles of a hand beside its melds. */
const heldText = (seat: RecordSeat | undefined): string =>
  (seat?.hand ?? '').replaceAll(/\[+[^[\]]*\]+|\?/g, '');

/** A hand whose tiles all lie somewhere. */
export interface DealtPosition {
  /** Where its record begins. */
  readonly start: Start;
  readonly first: RoundPosition;
}

/**
 * Deals what a position leaves out: the hidden hands, a wild tile, indicators, and the wall.
 * @param record as it was read by `readGiven`
 * @param seed the same one deals the same
 * @returns the hand; or a fault: a hidden hand has declared that it is ready, or too few tiles are left
 */
export function dealGiven(
  {referee, rules}: PlayTable,
  record: RoundRecord,
  seed: string,
): DealtPosition | Fault {
  const [given] = referee.replay({...record, moves: []}).positions;
  const {ruleset, flow, o, seats, size} = rules;
  const all = allTilesOf(tilesOf(ruleset, o));
  const pile = shuffle(unseenOf(all, given), randomOf(seed));
  const {wild = flow.wilds && takeWild(pile, given)} = given.frame;
  const states = seats.map((seat) => [seat, given.seats[seat] ?? EMPTY_SEAT] as const);
  const dealt: Partial<Record<Seat, RecordSeat>> = {...record.start.seats};
  for (const [seat, state] of states) {
    if (state.held) continue;
    if (state.ready?.length) return fault('bad-field', state.ready[0], `seats.${seat}`);
    const n = size - 3 * state.melds.length + (hasMore(given, seat, state) ? 1 : 0);
    dealt[seat] = {...dealt[seat], hand: handText(state, inTileOrder(takePlain(pile, n)))};
  }
  const turned = (lie: readonly Tile[] = []): readonly Tile[] => [
    ...lie,
    ...takePlain(pile, MOST_INDICATORS - lie.length),
  ];
  const {indicators, ura} = given.frame;
  // what the wall holds more than can be drawn
  const rest = all.length - size * seats.length - 1 - (flow.wilds ? 1 : 0) - flow.left(o);
  const drawn = flow.dora ? 2 * MOST_INDICATORS : 0;
  const lies = flow.dora ? {indicators: turned(indicators), ura: turned(ura)} : {};
  const left = pile.length - Math.max(0, rest - drawn);
  if (left < 1) return fault('bad-field', String(left), 'left');
  const start: Start = {
    ...record.start,
    seats: dealt,
    ...(wild !== undefined && {wild: notationOf([wild])}),
    ...(lies.indicators && {indicators: notationOf(lies.indicators), ura: notationOf(lies.ura)}),
    ...(left < numberOfDraws(given.left) && {left}),
  };
  const {positions, problems} = referee.replay({...record, start, moves: []});
  const first = positions.at(0);
  if (!first) return fault(problems[0]?.code ?? 'bad-field', problems[0]?.about, 'position');
  return {start, first: {...first, wall: {tiles: pile, front: 0, back: 0}}};
}

/** Whether a hidden hand has a tile more than is held between turns: it begins, or has called. */
const hasMore = ({phase}: RoundPosition, seat: Seat, {drawn}: SeatState): boolean =>
  phase.is === 'act' && phase.seat === seat && drawn === undefined;

const handText = (state: SeatState, held: readonly Tile[]): string =>
  `${meldsText(state)} ${notationOf(held)}${state.drawn === undefined ? '' : ` +${notationOf([state.drawn])}`}`;

/** All tiles but those that lie somewhere in a position. */
function unseenOf(all: readonly Tile[], {seats, frame}: RoundPosition): Tile[] {
  const rest = [...all];
  const see = (tile: Tile): void => {
    const at = rest.indexOf(tile);
    // a plain tile may be written where only a red one is left
    const like = at < 0 ? rest.findIndex((one) => kindOf(one) === kindOf(tile)) : at;
    if (like >= 0) rest.splice(like, 1);
  };
  for (const state of Object.values(seats)) eachTile(state, see);
  const {wild, indicators = [], ura = []} = frame;
  [...(wild === undefined ? [] : [wild]), ...indicators, ...ura].forEach(see);
  return rest;
}

/** Takes tiles that are no flowers: these are set aside at once, and are dealt to nobody. */
function takePlain(pile: Tile[], n: number): Tile[] {
  const taken: Tile[] = [];
  for (let i = 0; i < pile.length && taken.length < n; i++)
    if (kindOf(pile[i]) < FLOWER) taken.push(...pile.splice(i--, 1));
  return taken;
}

/** Takes an indicator of the wild tile: no meld has a tile of its kind. */
function takeWild(pile: Tile[], {seats}: RoundPosition): Tile | undefined {
  const melded = new Set(
    Object.values(seats).flatMap(({melds}) => melds.flatMap(({tiles}) => tiles.map(kindOf))),
  );
  const at = pile.findIndex((tile) => kindOf(tile) < FLOWER && !melded.has(kindOf(tile)));
  return at < 0 ? undefined : pile.splice(at, 1)[0];
}
