/** `npm run fuzz`: what it prints, and that it finds a referee at fault. */
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Flow} from '../../src/core/game/flow.js';
import {fuzzCommand} from '../../tools/fuzz/command.js';
import {fuzz} from '../../tools/fuzz/fuzz.js';
import {faultOfEnd, faultOfHand, faultOfPosition} from '../../tools/fuzz/invariants.js';
import {playGames, type RandomHand} from '../../tools/fuzz/random-game.js';
import {roundRules} from '../../src/round/state/rules.js';
import {replay} from '../../src/round/game/replay.js';
import {parseRound} from '../../src/round/text/parse.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {isFault} from '../../src/core/situation/result.js';

afterEach(() => vi.restoreAllMocks());

async function run(...words: string[]): Promise<{out: string; status: number}> {
  let out = '';
  const status = await fuzzCommand(words, (text) => (out += `${text}\n`));
  return {out, status};
}

interface Json {
  readonly played: number;
  readonly failed: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly met: Readonly<Record<string, number>>;
  readonly hands: readonly {
    readonly round: string;
    readonly ending: string;
    readonly net: object;
    readonly rules: readonly string[];
    readonly fault?: string;
  }[];
}

describe('npm run fuzz', () => {
  it('prints how many hands met each ending and each rule', async () => {
    const {out, status} = await run('12', '--rules', 'mcr');
    expect(status).toBe(0);
    expect(out).toMatch(/^Ending {2,}Hands\nself {2,}\d+\n/);
    expect(out).toMatch(/\n\nRule {2,}Hands\nFL-1 {2,}12\n/);
    expect(out).toMatch(/\nMC-A9 {2,}\d+\n/);
    expect(out.endsWith('\n\n12 passed, 0 failed\n')).toBe(true);
  });

  it('prints the hands as JSON, each with a text that comes to the same end', async () => {
    const {out, status} = await run('8', '--rules', 'ribon', '--json');
    const {played, failed, endings, met, hands} = JSON.parse(out) as Json;
    expect([status, played, failed, hands.length]).toEqual([0, 8, 0, 8]);
    const flow = await (ribon as Ruleset).flow?.();
    expect(Object.values(endings).reduce((a, b) => a + b)).toBe(8);
    expect(met['RB-3']).toBe(8);
    expect(met['RB-28']).toBe(hands.filter(({rules}) => rules.includes('RB-28')).length);
    for (const {round, net} of hands) {
      const record = parseRound(round);
      if (isFault(record)) throw new Error(record.message);
      expect(replay(record, {ruleset: ribon, flow}).ending?.net).toEqual(net);
    }
  });

  it('plays the same hands with the same seed', async () => {
    const {out} = await run('3', '--rules', 'luqiao', '--json', '--seed', 'x');
    expect((await run('3', '--rules', 'luqiao', '--json', '--seed', 'x')).out).toBe(out);
    expect((await run('3', '--rules', 'luqiao', '--json', '--seed', 'y')).out).not.toBe(out);
  });

  it('plays a game first whose seed is given', async () => {
    const seeds = (text: string): string[] =>
      (JSON.parse(text) as {hands: {seed: string; round: string}[]}).hands.map(
        ({seed, round}) => seed + round,
      );
    const all = seeds((await run('30', '--rules', 'mcr', '--json')).out);
    const later = all.filter((one) => one.startsWith('mj 1rules'));
    const again = seeds((await run(String(later.length), '--rules', 'mcr', '--json', '--seed', 'mj 1')).out);
    expect(later.length).toBeGreaterThan(0);
    expect(again).toEqual(later);
  });

  it.each([['x'], ['0'], ['1.5']])('needs a number of hands, not %s', async (many) =>
    expect(run(many, '--rules', 'mcr')).rejects.toThrow('Give a number of hands.'),
  );

  it.each([[['3']], [['3', '--rules', 'nix']]])('needs rules that are played: %s', async (words) =>
    expect(run(...words)).rejects.toThrow('Give --rules: one of luqiao, '),
  );
});

describe('a referee at fault', () => {
  const ruleset: Ruleset = ribon;
  const flowOf = async (): Promise<Flow> => (await ruleset.flow?.())!;

  const {pay} = ruleset;
  /** Pays also a seat that is not there, so that a point is lost at every win. */
  const astray: Ruleset = {
    ...ruleset,
    pay: (...asked) => [...pay(...asked), {from: 'south', to: 'north', amount: 1, why: 'win'}],
  };

  it('is found: a payment to a seat that is not there', async () => {
    const {failed, faults} = fuzz({ruleset: astray, flow: await flowOf(), id: 'ribon'}, 40, 'mj');
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThan(40);
    expect(faults).toHaveLength(failed);
    expect(faults[0]).toMatch(/^seed 'mj( \d+)?', hand \d+: points -?\d+ become -?\d+$/);
  });

  it('is found: one that throws', async () => {
    const flow: Flow = {
      ...(await flowOf()),
      nextDeal: () => {
        throw new RangeError('nobody deals');
      },
    };
    const {failed, faults} = fuzz({ruleset, flow, id: 'ribon'}, 2, 'mj');
    expect(failed).toBe(2);
    expect(faults[0]).toContain('nobody deals');
  });

  it('makes the command end with status 1, and say where', async () => {
    vi.spyOn(ruleset, 'pay').mockImplementation(astray.pay);
    const {out, status} = await run('40', '--rules', 'ribon');
    expect(status).toBe(1);
    expect(out).toMatch(/^seed 'mj( \d+)?', hand \d+: points/);
    expect(out).toMatch(/\n(\d+) passed, ([1-9]\d*) failed\n$/);
  });
});

describe('what must hold', () => {
  const one = async (): Promise<RandomHand> => {
    const ruleset: Ruleset = mcr;
    const rules = roundRules(ruleset, await ruleset.flow?.());
    if (isFault(rules)) throw new Error(rules.code);
    for (const hand of playGames(rules, 60, 'one')) if (hand.ending?.winners.length) return hand;
    throw new Error('nobody wins');
  };

  it('a hand ends', async () => {
    const hand = await one();
    expect(faultOfHand(hand)).toBeUndefined();
    expect(faultOfHand({...hand, positions: hand.positions.slice(0, -1)})).toBe('the hand does not end');
    expect(faultOfHand({...hand, positions: []})).toBe('the hand does not end');
  });

  it('every tile lies somewhere once, in each position', async () => {
    const hand = await one();
    const at = hand.positions.length >> 1;
    const p = hand.positions[at];
    const lost = {...p, wall: {...p.wall!, front: p.wall!.front + 1}};
    expect(faultOfPosition(hand.rules, lost)).toBe('143 tiles of 144');
    expect(faultOfHand({...hand, positions: hand.positions.with(at, lost)})).toBe(
      `move ${at}: 143 tiles of 144`,
    );
    const {wall: _wall, ...open} = p;
    expect(faultOfPosition(hand.rules, open)).toBe('no wall');
    const drawn = {...p, seats: {...p.seats, east: {...p.seats.east!, melds: [], held: [0], out: []}}};
    expect(faultOfPosition(hand.rules, drawn)).toMatch(/^east holds \d and 0 melds$|tiles of 144$/);
  });

  it('what is won is a win', async () => {
    const {rules, positions} = await one();
    const last = positions.at(-1)!;
    const [seat] = last.ended!.winners;
    const state = {...last.seats[seat]!, held: [0, 3, 6]};
    const lost = {...last, seats: {...last.seats, [seat]: state}};
    expect(faultOfEnd(rules, last)).toBeUndefined();
    expect(faultOfEnd(rules, lost)).toContain(`${seat} wins with`);
    expect(faultOfEnd(rules, {...last, ended: undefined})).toBe('no ending');
  });
});
