/** Hands of riichi mahjong with rare things in them, as logs: the referee comes to the winner, han, fu and points. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import {indicatorsTurned} from '../../src/round/state/at.js';
import {recordOf, replay, rulesOf} from './rounds.js';

const text = readFileSync(new URL('logs/riichi.log', import.meta.url), 'utf8');
const {log} = JSON.parse(text) as {log: unknown[][]};

/** What each hand is there for, the patterns of the winners, and what the log says that they are worth. */
const HANDS: readonly (readonly [what: string, ...wins: (readonly [...lines: string[]])[]])[] = [
  ['a robbed kong', ['tanyao', 'chankan', 'akadora']],
  ['a win on the replacement of a kong, whose indicator counts', ['tsumo', 'rinshan', 'dora']],
  ['double riichi at once, with ura dora', ['daburuRiichi', 'ippatsu', 'pinfu', 'uradora']],
  ['a discard after a melded kong, whose indicator is not yet turned', ['pinfu']],
  ['the same indicator, turned before the next discard', ['pinfu', 'dora']],
  ['furiten that leaves a self-draw', ['tsumo', 'pinfu', 'tanyao']],
  ['a player who pays for three dragons (包)', ['daisangen']],
  ['two winners, of whom the nearest takes counters and stick', ['pinfu'], ['chun']],
  ['nine kinds of terminals and honors'],
  ['nagashi mangan'],
];

const rounded = (fu: number): number => (fu === 25 ? fu : Math.ceil(fu / 10) * 10);

describe('rare hands of riichi mahjong', () => {
  const hands = fromTenhou6(text, 'riichi');

  it.each(HANDS.map((hand, i) => [...hand.slice(0, 1), i, hand.slice(1)] as [string, number, string[][]]))(
    '%s',
    (_, i, wins) => {
      const {record, values = []} = hands[i];
      const {problems, ending} = replay(record!);
      expect(problems).toEqual([]);
      const {winners = [], net = {}, points = {}} = ending ?? {};
      expect(winners.length).toBe(wins.length);
      winners.forEach(({seat, result}, n) => {
        const {lines = [], sums = {}, total} = result ?? {};
        const yaku = lines.filter(({unit}) => unit !== 'fu').map(({id}) => id);
        expect(yaku.toSorted()).toEqual([...wins[n]].toSorted());
        const said = values.find((value) => value.seat === seat);
        if (said?.fu !== undefined) expect([rounded(sums.fu), sums.han]).toEqual([said.fu, said.han]);
        const [each, dealer] = said!.points;
        expect(total).toBe(dealer === undefined ? each : 2 * each + dealer);
      });
      // the points of the log have the sticks in them, those of the hand's payments do not
      const [, begun] = log[i] as [unknown, number[]];
      const told = (log[i].at(-1) as unknown[]).filter((cell) => Array.isArray(cell) && cell.length === 4);
      const changes = [0, 1, 2, 3].map((player) =>
        told.reduce((sum: number, cell) => sum + (cell as number[])[player], 0),
      );
      const own = ['east', 'south', 'west', 'north'] as const;
      const after = own.map((seat) => points[seat]!);
      const declared = own.map((seat) =>
        record!.moves.some((m) => m.seat === seat && m.do === 'riichi') ? 1000 : 0,
      );
      expect(after).toEqual(begun.map((n, player) => n + changes[player] - declared[player]));
      expect(Object.values(net).reduce((sum, n) => sum + n, 0)).toBe(0);
    },
  );

  it('a hand that may be ended with nine orphans goes on until its player says so', () => {
    const record = hands[8].record!;
    expect(replay(record).ending?.drawn).toBe('nineOrphans');
    const {expect: _, ...unfinished} = {
      ...record,
      moves: record.moves.filter(({do: name}) => name !== 'end'),
    };
    expect(replay(unfinished).ending).toBeUndefined();
  });

  it('nobody wins on a discard in furiten (RC-20)', () => {
    const record = hands[5].record!;
    const at = record.moves.findIndex(({seat, do: name}) => seat === 'west' && name === 'discard');
    const moves = [...record.moves.slice(0, at + 1), {seat: 'south', do: 'win'} as const];
    const {problems} = replay({...record, moves});
    expect(problems.map(({code, cite}) => [code, cite])).toEqual([['furiten', 'RC-20']]);
  });
});

describe('indicators after a kong (RC-6)', () => {
  const turned = (moves: string, options = ''): number[] =>
    replay(
      recordOf(`rules=riichi indicators=NNN turn=E ${options}
E: 1111p 258s 148m 39p E
S: 7777m 777p 234s 88s 6s
play:
${moves}`),
    ).positions.map((p) => indicatorsTurned(rulesOf(p.rules, p.options), p));

  // a concealed kong is made once nobody robs it
  it('are turned at once for a concealed kong', () =>
    expect(turned('E: +S [[1111p]] +2m -2m').slice(-3)).toEqual([1, 2, 2]));

  const MELDED = 'E: +7p -\nS: [_7777p] +1s -1s';
  it('with the discard after a melded one', () => expect(turned(MELDED).slice(-3)).toEqual([1, 1, 2]));
  it('or at once, where that is agreed', () =>
    expect(turned(MELDED, 'options=kanDora:atOnce').slice(-3)).toEqual([1, 2, 2]));
  it('or with the next kong, if that comes before the discard', () =>
    expect(turned('E: +7p -\nS: [_7777p] +1s [[7777m]] +2s -2s').slice(-4)).toEqual([1, 1, 3, 3]));
});
