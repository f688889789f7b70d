/**
 * Another table of the same idea: the same moves by the same seats, with the suits and the dragons exchanged. What makes the
 * position what it is stays: sets, waits, who may claim, who has passed what. The answer is not carried over: the referee
 * judges the other table anew.
 */
import {formatHand, formatTiles} from '../../core/notation/format.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import type {Hand} from '../../core/notation/hand.js';
import {randomOf, type Random} from '../../core/tiles/random.js';
import {HONOR, KINDS, RED, isRed, kindName, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RoundState} from '../../contexts/round.js';
import {rulesAt, type RoundRules} from '../../round/state/rules.js';
import type {RecordMove, RecordSeat, RoundRecord} from '../../round/record/record.js';
import {formatRound} from '../../round/text/format.js';

const RANKS = 9;
/** The first dragon: 白發中 are the last three kinds. */
const DRAGON = KINDS - 3;

/** Which kind stands for each kind. */
type Exchange = (kind: Kind) => Kind;

/** All orders of three. */
const ORDERS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const exchange =
  (suits: readonly number[], dragons: readonly number[]): Exchange =>
  (kind) => {
    if (kind < HONOR) return suits[Math.floor(kind / RANKS)] * RANKS + (kind % RANKS);
    return kind >= DRAGON && kind < KINDS ? DRAGON + dragons[kind - DRAGON] : kind;
  };

/** Whether a set has the same tiles after an exchange. */
const keepsSet = (change: Exchange, {copies, reds}: RoundRules): boolean =>
  Array.from({length: KINDS}, (_, kind) => kind).every(
    (kind) =>
      copies[change(kind)] === copies[kind] &&
      (reds[kindName(change(kind))] ?? 0) === (reds[kindName(kind)] ?? 0),
  );

/** The exchanges that change something, in the order of a seed. Where indicators count on, dragons keep their order. */
function exchangesFor(
  {start: {wild, indicators, ura}}: RoundRecord,
  rules: RoundRules,
  random: Random,
): Exchange[] {
  const dragons = (wild ?? indicators ?? ura) ? ORDERS.slice(0, 1) : ORDERS;
  const all = ORDERS.flatMap((suits) => dragons.map((order) => exchange(suits, order))).filter((one) =>
    keepsSet(one, rules),
  );
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** @returns the round as text, with other tiles; undefined where there is none, and where a seed deals the tiles */
export function anotherTable(round: RoundState, seed: string): string | undefined {
  const {record, positions} = round;
  const [first] = positions;
  if (record.start.seed !== undefined || !positions.length) return undefined;
  const rules = rulesAt(first, round);
  const given = formatRound(bare(record));
  for (const change of exchangesFor(record, rules, randomOf(`table/${seed}`))) {
    const text = formatRound(changed(bare(record), change));
    if (text !== given) return text;
  }
  return undefined;
}

/** The moves that were played, without what the author says of them and of the result. */
function bare({expect: _, note: __, moves, ...record}: RoundRecord): RoundRecord {
  return {...record, moves: moves.map(({note: _note, line: _line, ...move}) => move)};
}

function changed({start, moves, ...record}: RoundRecord, change: Exchange): RoundRecord {
  const tiles = (text: string): string => tilesOf(text, change);
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

const seatOf = ({hand, river, ...seat}: RecordSeat, change: Exchange): RecordSeat => ({
  ...seat,
  ...(hand !== undefined && {hand: handOf(hand, change)}),
  ...(river && {river: river.map((thrown) => ({...thrown, tile: tilesOf(thrown.tile, change)}))}),
});

const moveOf = ({tile, meld, ...move}: RecordMove, change: Exchange): RecordMove => ({
  ...move,
  ...(tile !== undefined && {tile: tilesOf(tile, change)}),
  ...(meld !== undefined && {meld: handOf(meld, change)}),
});

const tileOf = (tile: Tile, change: Exchange): Tile => {
  const kind = kindOf(tile);
  if (kind >= KINDS) return tile;
  return change(kind) | (isRed(tile) ? RED : 0);
};

function tilesOf(text: string, change: Exchange): string {
  const read = parseTiles(text);
  return 'fault' in read ? text : formatTiles(read.tiles.map((tile) => tileOf(tile, change)));
}

/** A hand, or a meld, with other tiles. */
function handOf(text: string, change: Exchange): string {
  const read = parseHand(text);
  if ('fault' in read) return text;
  const {hand} = read;
  const tiles = (some: readonly Tile[]): Tile[] => some.map((tile) => tileOf(tile, change));
  const other: Hand = {
    ...hand,
    tiles: tiles(hand.tiles),
    melds: hand.melds.map((meld) => ({...meld, tiles: tiles(meld.tiles)})),
    ...(hand.win !== undefined && {win: tileOf(hand.win, change)}),
  };
  return formatHand(other);
}
