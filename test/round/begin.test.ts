/** Where a game begins and goes on: defaults fill what is left out, and what is wrong is said. */
import {describe, expect, it} from 'vitest';
import {defaultOptions} from '../../src/core/reading/table.js';
import {after, begin} from '../../src/round/game/game.js';
import {replay} from '../../src/round/game/replay.js';
import {parseRound} from '../../src/round/text/parse.js';
import {rulesets} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const NAMES = ['A', 'B', 'C', 'D'];

const all = await Promise.all(
  rulesets.map(async (ruleset) => {
    const flow = await ruleset.flow?.();
    if (!flow) return [];
    return [{id: ruleset.id, ruleset, flow, players: NAMES.slice(0, flow.players[0])}];
  }),
);

/** The games that the referee knows. */
const games = all.flat();

/** Every option with its default, as a game under a preset or with house rules has them. */
const allOptions = ({ruleset, flow}: (typeof games)[number]): Record<string, unknown> => ({
  ...defaultOptions(ruleset),
  ...Object.fromEntries(Object.entries(flow.options).map(([name, {default: value}]) => [name, value])),
});

describe.each(games)('$id', (game) => {
  const {flow, players} = game;

  it('begins without options as with all defaults, and with points that are numbers', () => {
    const frame = begin(flow, {}, players);
    expect(frame).toEqual(begin(flow, allOptions(game), players));
    if (isFault(frame)) throw new Error(frame.code);
    expect(Object.values(frame.points).every(Number.isInteger)).toBe(true);
    expect(Object.keys(frame.points)).toHaveLength(game.ruleset.seats.length);
  });

  it('goes on without options as with all defaults, to its result', () => {
    const first = begin(flow, {}, players);
    if (isFault(first)) throw new Error(first.code);
    let frame = first;
    for (let i = 0; i < 40; i++) {
      const ending = {
        winners: [],
        drawn: 'exhausted' as const,
        points: frame.points,
        sticks: 0,
        deal: {dealer: game.ruleset.seats[1], counters: 0},
      };
      const next = after(flow, {}, frame, ending);
      expect(next).toEqual(after(flow, allOptions(game), frame, ending));
      if (isFault(next)) throw new Error(next.code);
      if ('over' in next) {
        expect(Object.values(next.result).every(Number.isFinite)).toBe(true);
        return;
      }
      expect(next.hand).toBe(i + 1);
      frame = next;
    }
    // 路橋 has no end, and 李凡師サンマ ends with points alone
    expect(['luqiao', 'ribon']).toContain(game.id);
  });

  it.each([
    ['an unknown option', {nothing: 1}, players, {}, {code: 'unknown-option', about: 'nothing'}],
    [
      'too few players',
      {},
      players.slice(1),
      {},
      {code: 'player-count', about: String(players.length - 1), field: 'players'},
    ],
    ['a dealer who does not play', {}, players, {dealer: 7}, {code: 'bad-field', field: 'dealer'}],
    ['the dealer sitting out', {}, players, {out: 0}, {code: 'bad-field', field: 'out'}],
    ['points that are no number', {}, players, {points: [NaN]}, {code: 'bad-field', field: 'points'}],
  ])('says %s', (_, options, names, from, fault) =>
    expect(begin(flow, options, names, from)).toMatchObject(fault),
  );

  it('takes several players of one name', () => {
    const same = players.map(() => 'A');
    expect(begin(flow, {}, same, {})).toMatchObject({players: same, hand: 0});
  });

  it('says a wrong value of any of its options', () => {
    for (const name of Object.keys(allOptions(game))) {
      const wrong = {[name]: 'nothing of this kind'};
      expect(begin(flow, wrong, players)).toMatchObject({code: 'bad-option', about: name});
    }
  });
});

describe('a text that cannot be read', () => {
  it.each(['rules=mcr\nwhat=1', 'play: E: +', '{', '12x', 'play: )'])(
    '%j is the only problem of its replay',
    (text) => {
      const problem = parseRound(text);
      expect(replay(problem)).toEqual({positions: [], problems: [problem], notes: []});
      expect(replay(problem).problems[0].line).toBeGreaterThan(0);
    },
  );
});
