/**
 * Another table of the same idea: the same moves by the same seats, with the suits and the dragons exchanged. What makes the
 * position what it is stays: sets, waits, who may claim, who has passed what. The answer is not carried over: the referee
 * judges the other table anew.
 */
import {randomOf, type Random} from '../../core/tiles/random.js';
import {kindName} from '../../core/tiles/tile.js';
import type {RoundState} from '../../contexts/round.js';
import {rulesAt, type RoundRules} from '../../round/state/rules.js';
import type {RecordMove, RecordSeat, RoundRecord} from '../../round/record/record.js';
import {formatRound} from '../../round/text/format.js';
import {exchangedHand, exchangedTiles, shuffledExchanges, type SuitExchange} from '../exchanged.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** Whether a set has the same tiles after an exchange. */
const keepsSet = (change: SuitExchange, {copies, reds}: RoundRules): boolean =>
  ALL_KINDS.every(
    (kind) =>
      copies[change(kind)] === copies[kind] &&
      (reds[kindName(change(kind))] ?? 0) === (reds[kindName(kind)] ?? 0),
  );

/** The exchanges that leave the set of tiles as it is. Where indicators count on, dragons keep their order. */
const exchangesFor = (
  {start: {wild, indicators, ura}}: RoundRecord,
  rules: RoundRules,
  random: Random,
): SuitExchange[] =>
  shuffledExchanges(random, (wild ?? indicators ?? ura) !== undefined).filter((one) => keepsSet(one, rules));

/** @returns the round as text, with other tiles; undefined where there is none, and where a seed deals the tiles */
export function anotherTable(round: RoundState, seed: string): string | undefined {
  const {record, positions} = round;
  const [first] = positions;
  if (record.start.seed !== undefined || !positions.length) return undefined;
  const rules = rulesAt(first, round);
  const given = bareText(record);
  for (const change of exchangesFor(record, rules, randomOf(`table/${seed}`))) {
    const text = formatRound(changed(bare(record), change));
    if (text !== given) return text;
  }
  return undefined;
}

/** A round as text, without what its author says of the moves and of the result. */
export const bareText = (record: RoundRecord): string => formatRound(bare(record));

/** The moves that were played, without what the author says of them and of the result. */
function bare({expect: _, note: __, moves, ...record}: RoundRecord): RoundRecord {
  return {...record, moves: moves.map(({note: _note, line: _line, ...move}) => move)};
}

function changed({start, moves, ...record}: RoundRecord, change: SuitExchange): RoundRecord {
  const tiles = (text: string): string => exchangedTiles(text, change);
  const {wild, indicators, ura, wall, seats} = start;
  return {
    ...record,
    start: {
      ...start,
      ...(wild !== undefined && {wild: tiles(wild)}),
      ...(indicators !== undefined && {indicators: tiles(indicators)}),
      ...(ura !== undefined && {ura: tiles(ura)}),
      ...(wall !== undefined && {wall: tiles(wall)}),
      ...(seats && {
        seats: Object.fromEntries(Object.entries(seats).map(([seat, said]) => [seat, seatOf(said, change)])),
      }),
    },
    moves: moves.map((move) => moveOf(move, change)),
  };
}

const seatOf = ({hand, river, ...seat}: RecordSeat, change: SuitExchange): RecordSeat => ({
  ...seat,
  ...(hand !== undefined && {hand: exchangedHand(hand, change)}),
  ...(river && {river: river.map((thrown) => ({...thrown, tile: exchangedTiles(thrown.tile, change)}))}),
});

const moveOf = ({tile, meld, ...move}: RecordMove, change: SuitExchange): RecordMove => ({
  ...move,
  ...(tile !== undefined && {tile: exchangedTiles(tile, change)}),
  ...(meld !== undefined && {meld: exchangedHand(meld, change)}),
});
