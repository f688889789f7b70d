import {describe, expect, it} from 'vitest';
import {randomOf} from '../../src/core/tiles/random.js';
import {RED, tileName} from '../../src/core/tiles/tile.js';
import {SEATS, type Seat} from '../../src/core/situation/situation.js';
import {playOut} from '../../tools/fuzz/random-play.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import type {Move} from '../../src/round/record/move.js';
import {start} from '../../src/round/play/start.js';
import {recordOf, refereeOf, replay, rulesOf} from './rounds.js';
import {formatRound} from '../../src/round/text/format.js';
import {isFault} from '../../src/core/situation/result.js';

/** `PLAYED=10000 npx vitest …` asks about a tenth as many positions. */
const PLAYED = Number(process.env.PLAYED ?? 0);
const POSITIONS = PLAYED ? Math.ceil(PLAYED / 10) : 130;
const LONG = PLAYED ? 3_600_000 : undefined;

const ALL = [
  'luqiao',
  'shiragiku',
  'ribon',
  'tohtenko',
  'xinzhang',
  'supercup',
  'mcr',
  'guobiao',
  'riichi',
  'mleague',
];

function first(id: string, seed: string): RoundPosition {
  const position = start(rulesOf(id), {seed});
  if (isFault(position)) throw new Error(position.code);
  return position;
}

describe('hands played at random', () => {
  it.each(ALL)('%s: are the same from their record', (id) => {
    const {positions, moves} = playOut(rulesOf(id), first(id, 'again'), randomOf('again'));
    const record = {version: 1 as const, rules: id, start: {seed: 'again', start: 'deal' as const}, moves};
    const again = replay(recordOf(formatRound(record)));
    expect(again.problems).toEqual([]);
    const begun = again.positions[0].phase.opening === positions[0].phase.opening;
    if (begun) expect(again.positions.at(-1)).toEqual(positions.at(-1));
  });
});

/** Every move that anybody could ever make. */
function* universe(): Generator<Move> {
  for (const move of ['ready', 'riichi', 'open', 'win', 'pass', 'end'] as const) yield {do: move};
  const tiles = Array.from({length: 42}, (_, kind) => kind);
  for (const kind of tiles) {
    for (const tile of [kind, kind | RED])
      for (const move of ['draw', 'discard', 'out'] as const) yield {do: move, tile};
  }
  for (let kind = 0; kind < 34; kind++) {
    for (const reds of [0, 1, 2, 3]) {
      const own = Array.from({length: 4}, (_, i) => (i < reds ? kind | RED : kind));
      const set = (n: number, more: object) => ({
        kind: n === 3 ? ('pung' as const) : ('kong' as const),
        tiles: own.slice(0, n),
        open: true,
        ...more,
      });
      yield {do: 'pung', meld: set(3, {called: 0})};
      yield {do: 'pung', meld: {...set(3, {called: 0}), tiles: own.slice(0, 3).toReversed()}};
      yield {do: 'kong', meld: set(4, {called: 0})};
      yield {do: 'kong', meld: {...set(4, {called: 0}), tiles: own.toReversed()}};
      yield {do: 'kong', meld: set(4, {open: false})};
      yield {do: 'kong', meld: {...set(4, {added: true}), tiles: own.toSorted((a, b) => a - b)}};
      yield {do: 'kong', meld: {...set(4, {added: true}), tiles: own}};
    }
    if (kind >= 27 || kind % 9 > 6) continue;
    for (const [a, b, c] of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 0, 1],
    ]) {
      const plain = [kind + a, kind + b, kind + c];
      const withRed = plain.map((tile) => (tile % 9 === 4 ? tile | RED : tile));
      for (const tiles of [plain, ...(withRed.some((tile) => tile & RED) ? [withRed] : [])])
        yield {do: 'chow', meld: {kind: 'chow', tiles, open: true, called: 0}};
    }
  }
}

const ALL_MOVES = [...universe()];

/** A key for a move that does not depend on the order of its tiles. */
function keyOf({do: name, tile, meld: set}: Move): string {
  if (!set) return `${name} ${tile ?? ''}`;
  const called = set.called === undefined ? '' : tileName(set.tiles[set.called]);
  const last = set.added ? tileName(set.tiles[3]) : '';
  return `${name} ${set.open} ${called} ${last} ${set.tiles.map(tileName).toSorted().join('')}`;
}

/** The position with some seats' hands face down, as in a record that does not know them. */
function hidden(p: RoundPosition, hide: readonly Seat[]): RoundPosition {
  const {wall: _wall, ...rest} = p;
  const seats = Object.entries(p.seats).map(([seat, {held, ...state}]) => [
    seat,
    hide.includes(seat as Seat) || held === undefined ? state : {...state, held},
  ]);
  return {...rest, seats: Object.fromEntries(seats) as RoundPosition['seats']};
}

describe('legal moves', () => {
  const same = (p: RoundPosition): void => {
    const referee = refereeOf(p);
    for (const seat of SEATS) {
      const found = new Set(referee.legal(p, seat).map(keyOf));
      const judged = new Set(ALL_MOVES.filter((move) => referee.judge(p, seat, move).legal).map(keyOf));
      expect([...found].toSorted()).toEqual([...judged].toSorted());
    }
  };
  const positions = (id: string, wanted: number, look: (p: RoundPosition, n: number) => void): void => {
    let left = wanted;
    for (let i = 0; left > 0; i++) {
      const random = randomOf(`which ${i}`);
      for (const p of playOut(rulesOf(id), first(id, `u${i}`), randomOf(`u${i}`)).positions)
        if (left > 0 && !random.below(6)) look(p, left--);
    }
  };

  it.each(ALL)(
    '%s: are just those of all moves that are judged legal',
    (id) => positions(id, POSITIONS, same),
    LONG,
  );

  it.each(ALL)(
    '%s: the same where hands are hidden',
    (id) => {
      const ways: readonly (readonly Seat[])[] = [['east'], ['south', 'west'], SEATS];
      positions(id, Math.ceil(POSITIONS / 4), (p, n) => same(hidden(p, ways[n % ways.length])));
    },
    LONG,
  );
});
