/** Games of majiang-core, a program of others: the referee comes to the same winners, han, fu, points and next deals. */
import {describe, expect, it} from 'vitest';
import type {SeatedFrame} from '../../src/core/game/course.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import {toTenhou6} from '../../src/round/convert/to-tenhou6.js';
import {after, isOver} from '../../src/round/game/game.js';
import {placesFrom} from '../../src/core/game/course.js';
import {waitsByForm} from '../../src/core/arranging/waits-by-form.js';
import {countKinds, kindOf} from '../../src/core/tiles/tile.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {riichi} from '../../src/rules/riichi/index.js';
import {flow} from '../../src/rules/riichi/flow.js';
import {seeded} from '../rules/random.js';
import {playGame, type PlayedGame} from './majiang-games.js';
import {replay} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

/** How many games are played; `PLAYED=1000` plays a tenth as many. */
const GAMES = Math.ceil(Number(process.env.PLAYED ?? 30) / 10);
const LONG = 3_600_000;

const NAMES = ['A', 'B', 'C', 'D'];
const logOf = ({log}: PlayedGame): string =>
  JSON.stringify({title: ['', ''], name: NAMES, rule: {disp: '般南喰赤', aka: 1}, log});

/** Fu as players say them. */
const rounded = (fu: number): number => (fu === 25 ? fu : Math.ceil(fu / 10) * 10);

const EVERY_KIND = Array.from({length: 34}, () => 4);

/**
 * Whether somebody only waits for tiles that all lie in his own kongs: such a hand is not ready here (RC-24), and is in
 * that program.
 */
const waitsForOwnKong = (p: RoundPosition): boolean =>
  Object.values(p.seats).some(({held = [], drawn, melds}) => {
    const kinds = new Set(melds.filter(({kind}) => kind === 'kong').map(({tiles}) => kindOf(tiles[0])));
    const all = drawn === undefined ? held : [...held, drawn];
    return [...all, -1].some((thrown) => {
      const left = all.filter((_, i) => i !== all.indexOf(thrown));
      const hand = {held: countKinds(left), melds: melds.map(() => 0), copies: EVERY_KIND};
      const waited = waitsByForm(hand, riichi.shapes ?? []);
      return waited.length > 0 && waited.every((kind) => kinds.has(kind));
    });
  });

describe('games of majiang-core', () => {
  it(
    'are won, drawn and paid alike, and go on alike',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const game = playGame(seeded(seed), {ダブル役満あり: false});
        const hands = fromTenhou6(logOf(game), 'tenhou');
        expect(hands.length).toBe(game.log.length);
        hands.forEach(({record, values = []}, i) => {
          const at = `game ${seed}, hand ${i}: ${JSON.stringify(game.log[i])}`;
          expect(record, at).toBeDefined();
          const {problems, ending, positions} = replay(record!);
          if (problems.length && waitsForOwnKong(positions.at(-1)!)) return;
          expect(problems, at).toEqual([]);
          const result = game.log[i].at(-1) as readonly unknown[];
          expect(ending!.winners.length, at).toBe(result[0] === '和了' ? (result.length - 1) / 2 : 0);
          for (const {seat, fu, han, points} of values) {
            const {sums, total} = ending!.winners.find((winner) => winner.seat === seat)!.result!;
            if (fu !== undefined) expect([rounded(sums.fu), sums.han], at).toEqual([fu, han]);
            const [each, dealer] = points;
            expect(dealer === undefined ? [each, 3 * each] : [2 * each + dealer], at).toContain(total);
          }
          const [kyoku] = game.log[i][0] as number[];
          const players = placesFrom(kyoku % 4);
          const frame: SeatedFrame = {
            ...{
              round: record!.start.round!,
              dealer: 'east',
              counters: record!.start.counters!,
              places: players,
            },
            ...{sticks: record!.start.sticks!, points: record!.start.points!, players: NAMES},
          };
          const next = after(flow, {}, frame, ending!);
          if (isFault(next)) throw new Error(next.code);
          const following = game.log.at(i + 1);
          expect(isOver(next), at).toBe(i === game.log.length - 1);
          if (isOver(next)) {
            expect(
              NAMES.map((name) => next.points[name]),
              at,
            ).toEqual(game.points);
            expect(
              NAMES.map((name) => next.result[name]),
              at,
            ).toEqual(game.results);
          } else {
            const number = 4 * ['east', 'south', 'west', 'north'].indexOf(next.round) + next.places.east!;
            expect([number, next.counters, next.sticks], at).toEqual(following![0]);
          }
        });
        const records = hands.map(({record}) => record!);
        expect(toTenhou6(records)).toEqual(JSON.parse(logOf(game)));
      }
    },
    LONG,
  );
});
