/**
 * Advice is what the highest level does, with a plan that holds: tiles that are left, a hand that scores what is told. `HANDS=50` asks
 * in so many hands of each rule set.
 */
import {describe, expect, it} from 'vitest';
import {rulesetWords} from '../../src/cli/texts.js';
import {LANGS} from '../../src/core/game/names.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {tileName, type Tile} from '../../src/core/tiles/tile.js';
import {coachWords} from '../../src/locales/coach.js';
import {loadLocale} from '../../src/locales/index.js';
import {best, reasonOf, verdictOn} from '../../src/play/advice/best.js';
import {adviceAt, lostMost} from '../../src/play/advice/moments.js';
import type {Asked} from '../../src/play/table/asking.js';
import {readGiven} from '../../src/play/table/given-position.js';
import {OpenHand} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {playHand} from '../../src/play/table/hand.js';
import {playerAt, playersAt, type PlayTable} from '../../src/play/table/table.js';
import {inNotation} from '../../src/quiz/marked-tiles.js';
import {reasonText} from '../../src/quiz/table/plan-text.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {seenTiles} from '../../src/round/state/at.js';
import {parseRound} from '../../src/round/text/parse.js';
import {meldsText} from '../../src/round/text/notation.js';
import {handsOf, patienceOf} from './hands-of.js';
import {played, tableOf} from './tables.js';
import {village} from './village.js';
import {isFault} from '../../src/core/situation/result.js';

const named = (id: string): Ruleset => {
  const found = played.find((ruleset) => ruleset.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** Every so many decisions of a hand. */
function decisionsOf(table: PlayTable, seed: string, every: number): readonly Asked[] {
  const asked: Asked[] = [];
  const hand = playHand(
    table.referee,
    {seed},
    playersAt(table, seed, () => 3),
    (one) => asked.push(one),
  );
  if (isFault(hand)) throw new Error(hand.code);
  return asked.filter((_, i) => i % every === 0);
}

function recordOf(text: string): RoundRecord {
  const record = parseRound(text);
  if (isFault(record)) throw new Error(record.message);
  return record;
}

/** The advice for a seat where a round stands. */
async function adviceIn(text: string, seat: Seat) {
  const record = recordOf(text);
  const table = await tableOf(named(record.rules ?? ''));
  const {positions, problems} = table.referee.replay(record);
  expect(problems).toEqual([]);
  const advice = adviceAt(table, positions[positions.length - 1], seat);
  if (!advice) throw new Error('nothing to decide');
  return advice;
}

const textOf = (tiles: readonly Tile[]): string => tiles.map(tileName).join('');

const wanted = process.env.HANDS ? played : ['luqiao', 'ribon', 'mcr'].map(named);

describe.each([...wanted, village])('$id', {timeout: patienceOf(1)}, (ruleset) => {
  it('is told the move of the highest level, and tiles that are left', async () => {
    const table = await tableOf(ruleset);
    const {laidOut} = table.rules.flow;
    let plans = 0;
    const asked = Array.from({length: handsOf(1)}, (_, n) => decisionsOf(table, `plans${n || ''}`, 7)).flat();
    for (const {seat, seen, moves} of asked) {
      const advice = best(table, seen, seat, moves);
      const {plan, stands} = advice;
      // a player of that level who has seen nothing before
      const move = playerAt(table, 4, 'advice').move(seen, seat, moves);
      if (move) expect(advice.moves[0]).toMatchObject({move, isRight: true});
      const lie = seenTiles(table.rules, seen);
      for (const {kind, live} of [...(plan?.lack ?? []), ...(stands?.useful ?? [])])
        expect(live).toBe(table.rules.copies[kind] - lie[kind]);
      if (!plan) continue;
      plans++;
      const {melds, out} = seen.seats[seat] ?? {melds: [], out: []};
      const win = plan.lack.at(-1)?.kind;
      // after a call the hand has one set more than is seen
      if (!stands || advice.moves[0].move.meld) continue;
      // a closed hand is told with the declaration that it may still make, or with a set that it may still call
      if (win === undefined || seen.frame.wild !== undefined || melds.every(({open}) => !open)) continue;
      const rest = [...plan.tiles];
      rest.splice(rest.indexOf(win), 1);
      const {dealer, round, counters} = seen.frame;
      const asked = {
        ...{rules: ruleset.id, seat, dealer},
        ...(ruleset.fields.includes('round') && {round}),
        ...(ruleset.fields.includes('counters') && {counters}),
        ...(laidOut && out.length && {[laidOut.field]: textOf(out)}),
        hand: `${meldsText({melds})} ${textOf(rest)}+${tileName(win)}`,
      };
      const from = ruleset.seats.find((other) => other !== seat && other !== dealer);
      const results = [
        score({...asked, by: 'discard', ...(from && {from})}, ruleset),
        score({...asked, by: 'self'}, ruleset),
      ];
      const told = results.find(({status}) => status === 'win');
      for (const id of plan.ids) expect(told?.lines.map((line) => line.id)).toContain(id);
      if (!seen.frame.indicators?.length) expect(told?.total).toBe(plan.total);
    }
    expect(plans).toBeGreaterThan(0);
  });
});

const HAND = 'rules=mcr turn=south S: 123456m 78m 234p 55s';

describe('a verdict', () => {
  it('is the hint: the best discard is right, one that spoils the hand is not', async () => {
    const advice = await adviceIn(`${HAND} play: S: +W`, 'south');
    const [first, second] = advice.moves;
    expect(textOf([first.move.tile ?? 0])).toBe('W');
    expect(first.isRight).toBe(true);
    expect(second.isRight).toBe(false);
    expect(advice.moves.map(({value = 0}) => value)).toEqual(
      advice.moves.map(({value = 0}) => value).toSorted((a, b) => b - a),
    );
    expect(verdictOn(advice, {do: 'discard', tile: first.move.tile}).isRight).toBe(true);
    expect(verdictOn(advice, {do: 'discard', tile: second.move.tile})).toBe(second);
    expect(verdictOn(advice, {do: 'pass'}).isRight).toBe(false);
    expect(advice.plan?.ids).toContain('qinglong');
    expect(advice.stands?.far).toBe(0);
  });

  it('is good for both of two moves that bring the same', async () => {
    const {moves} = await adviceIn('rules=mcr turn=south S: 123456m 78m 234p 5s W play: S: +N', 'south');
    const right = moves.filter(({isRight}) => isRight).map(({move}) => textOf([move.tile ?? 0]));
    expect(right).toEqual(expect.arrayContaining(['W', 'N']));
    expect(right).not.toContain('7m');
    expect(right).not.toContain('3p');
  });

  it('says of a call where the hand stands after a discard that the plan does not need', async () => {
    // 5p may go and leaves the hand ready, but then it has no yaku
    const advice = await adviceIn('rules=ribon turn=south E: 3335p 789p 67s WW CC play: S: +W -W', 'east');
    expect(advice.moves[0].move.do).toBe('pung');
    expect(advice.plan?.ids).toContain('honitsu');
    expect(advice.stands?.far).toBe(1);
  });

  it('says of a declaration where the hand stands after the discard', async () => {
    const advice = await adviceIn('rules=riichi turn=south S: 123456m 78m 234p 55s play: S: +W', 'south');
    expect(advice.moves[0].move.do).toBe('riichi');
    expect(advice.stands?.far).toBe(0);
    expect(advice.stands?.useful.map(({kind}) => textOf([kind]))).toEqual(['3m', '6m', '9m']);
    expect(advice.plan?.lack).toHaveLength(1);
  });

  it('says of a declaration before the first draw where the hand stands as it is', async () => {
    const table = await tableOf(named('xinzhang'));
    const from = readGiven(table, 'start=deal S: 123m 456m 789m 78p 33s EEE');
    if (isFault(from)) throw new Error(from.message);
    const hand = OpenHand.deal(table, {seed: 'declared', seat: 'south', from, levelOf: () => 3});
    if (isFault(hand)) throw new Error(hand.code);
    while (thoughtOut(hand.goOn()) === 'moved');
    const seen = hand.question?.seen;
    if (!seen) throw new Error('nothing is asked');
    const {stands} = reasonOf(table, seen, 'south', {do: 'ready'}, 4);
    expect(stands?.far).toBe(0);
    expect(stands?.useful.map(({kind}) => textOf([kind]))).toEqual(['6p', '9p']);
  });

  it('is for the win where one is offered', async () => {
    const {moves} = await adviceIn(`${HAND} play: S: +9m`, 'south');
    expect(moves).toEqual([{move: expect.objectContaining({do: 'win'}) as object, isRight: true}]);
  });
});

describe('the moments in which most was lost', () => {
  it('are those with a move that is not right, a win let go among them', async () => {
    const record = recordOf(
      `${HAND} play: S: +W -5s W: +N -N N: +E -E E: +P -P S: +5s -W W: +C -C N: +9m -9m S: pass`,
    );
    const moments = lostMost(await tableOf(named('mcr')), record, 'south');
    expect(moments.map(({at}) => record.moves[at])).toMatchObject([
      {do: 'discard', tile: '5s'},
      {do: 'pass'},
    ]);
    const [spoiled, furiten] = moments;
    expect(textOf([spoiled.advice.moves[0].move.tile ?? 0])).toBe('W');
    expect(spoiled.loss).toBeGreaterThan(0);
    expect(furiten.loss).toBe(Infinity);
    const [worst] = lostMost(await tableOf(named('mcr')), record, 'south', 1);
    expect(worst.at).toBe(furiten.at);
  });

  it('are none where every move is right', async () => {
    const record = recordOf(`${HAND} play: S: +W -W W: +N -N N: +9m -9m S: win`);
    expect(lostMost(await tableOf(named('mcr')), record, 'south')).toEqual([]);
  });
});

it('names rows in the unit that hands are made for: no minipoints', async () => {
  const {plans} = await tableOf(named('riichi'));
  expect([...plans.units]).toEqual(['han', 'yakuman']);
});

describe('reasons in words', () => {
  const telling = async (lang: (typeof LANGS)[number]) => {
    const [coach, strings] = await Promise.all([coachWords.load(lang), loadLocale(lang)]);
    return {coach, strings, text: rulesetWords(named('mcr'))[lang]};
  };

  it('name the plan, what it lacks with the tiles left, and where the hand stands', async () => {
    const words = await telling('en');
    const names = words.text.names;
    const ready = await adviceIn(`${HAND} play: S: +W`, 'south');
    expect(inNotation(reasonText(ready, words))).toBe(
      `The plan is ${names.qinglong.name}, and ${names.pinghu.name}. The hand lacks 9m (4 left). ` +
        `Complete, it is worth ${String(ready.plan?.total)} fan. The hand is ready and waits for 3m (3 left), 6m (3 left), and 9m (4 left).`,
    );
    const dead = {stands: {far: 0, useful: []}};
    expect(reasonText(dead, words)).toBe('The hand is ready, but no tile that it waits for is left.');
    const far = {stands: {far: 2, useful: []}};
    expect(reasonText(far, words)).toBe(
      'The hand is 2 tiles from ready, and no tile that is left brings it nearer.',
    );
  });

  it('of a player below the highest level have no plan', async () => {
    const table = await tableOf(named('mcr'));
    const {positions} = table.referee.replay(recordOf(`${HAND} play: S: +W`));
    const p = positions[positions.length - 1];
    const {plan, stands} = reasonOf(table, p, 'south', {do: 'discard', tile: 29}, 3);
    expect(plan).toBeUndefined();
    expect(stands?.far).toBe(0);
  });

  it('say where a call leaves the hand, once it has discarded', async () => {
    const table = await tableOf(named('mcr'));
    const text = 'rules=mcr turn=east S: 123456m 55p 78s 99s W play: E: +5p-5p';
    const {positions} = table.referee.replay(recordOf(text));
    const p = positions[positions.length - 1];
    const pung = table.referee.legal(p, 'south').find((move) => move.do === 'pung');
    const {stands} = reasonOf(table, p, 'south', pung ?? {do: 'pass'}, 3);
    expect(stands?.far).toBe(0);
    expect(stands?.useful.map(({kind, live}) => `${tileName(kind)} ${live}`)).toEqual(['6s 4', '9s 2']);
    expect(reasonOf(table, p, 'south', {do: 'pass'}, 3).stands?.far).toBe(1);
  });

  it.each(LANGS)('are whole sentences in %s', async (lang) => {
    const words = await telling(lang);
    const near = await adviceIn('rules=mcr turn=south S: 123456m 78m 234p 1s 5s play: S: +W', 'south');
    for (const reason of [near, {stands: {far: 1, useful: []}}, {stands: {far: 0, useful: []}}]) {
      const text = inNotation(reasonText(reason, words));
      expect(text).toMatch(/[.。]$/);
      expect(text).not.toMatch(/undefined|\.\.|。。|\$\{/);
    }
    expect(inNotation(reasonText(near, words))).toContain('9m');
  });
});
