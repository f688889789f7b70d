/**
 * Hands that computer players play are legal to the last move, and are told so that the referee plays them again, by rules of the
 * package, by a stranger's and by a text. `HANDS=500` plays so many of each.
 */
import {describe, expect, it} from 'vitest';
import {playHands} from '../../src/play/count/play-hands.js';
import {WallPlayer, type HandsAsked} from '../../src/play/count/walls.js';
import {playGame} from '../../src/play/table/game.js';
import {playHand} from '../../src/play/table/hand.js';
import {playersAt} from '../../src/play/table/table.js';
import {PUNG} from '../../src/core/tiles/group.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {based, TEXTS} from '../variant/texts.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {readRuleset} from '../../src/variant/index.js';
import {handsOf, patienceOf} from './hands-of.js';
import {village} from './village.js';
import {played, tableOf} from './tables.js';
import {isFault} from '../../src/core/situation/result.js';

const FEW = 20;
const HANDS = handsOf(FEW);
const THOUGHT = Math.ceil(HANDS / 10);
const RUNS: readonly HandsAsked[] = [
  {hands: THOUGHT, seed: 'think', levels: [4, 3, 2, 1]},
  {hands: HANDS - THOUGHT, seed: 'fast', levels: [3, 1, 2]},
];

/** The rules of a text, played as others are. */
function textPlayed(name: string, flow: string): Ruleset {
  const {ruleset, problems} = readRuleset(`${TEXTS[name]}\nflow = like ${flow}\n`, {
    id: `${name}-text`,
    based,
  });
  if (!ruleset || problems.length) throw new Error(JSON.stringify(problems));
  return ruleset;
}

const strangers = [village, textPlayed('hongkong', 'mcr')];

describe.each([...played, ...strangers])('$id', {timeout: patienceOf(FEW)}, (ruleset) => {
  it('is played without a refused move, and each hand comes to the same when its text is played again', async () => {
    const table = await tableOf(ruleset);
    const {referee} = table;
    for (const asked of RUNS) {
      const player = new WallPlayer(table, asked, () => 0);
      for (let n = 1; n <= asked.hands; n++) {
        const {faults, records, seats} = player.play(n);
        expect(faults).toEqual([]);
        const record = parseRound(formatRound(records[0]));
        if (isFault(record)) throw new Error(record.message);
        const {problems, ending} = referee.replay(record);
        expect(problems).toEqual([]);
        const paid = Object.values(ending?.net ?? {}).sort((a, b) => a - b);
        expect(paid).toEqual(seats.map(({points}) => points).sort((a, b) => a - b));
      }
    }
  });

  it('is played alike from the same seed', async () => {
    const table = await tableOf(ruleset);
    const play = (seed: string) => {
      const hand = playHand(
        table.referee,
        {seed},
        playersAt(table, seed, () => 3),
      );
      if (isFault(hand)) throw new Error(hand.code);
      return formatRound(hand.record);
    };
    expect(play('a')).toBe(play('a'));
    expect(play('a')).not.toBe(play('b'));
  });
});

it('goes on from hand to hand until the game is over', async () => {
  const [ribon] = played.filter(({id}) => id === 'ribon');
  const hands = [...playGame(await tableOf(ribon), 'game', [3])];
  expect(hands.length).toBeGreaterThan(1);
  expect(hands.filter(({result}) => result)).toEqual([hands.at(-1)]);
  expect(hands.map(({seed}) => seed)).toEqual(hands.map((_, i) => `game/${i + 1}`));
});

it('seeks what the rows of any table ask for', async () => {
  const {plans} = await tableOf(village);
  const isPung = ({type}: {readonly type: number}): boolean => type === PUNG;
  // every hand, all pungs, three times one suit with honors, three times two suits
  expect(plans.families.filter(({sets}) => sets.every(isPung))).toHaveLength(1);
  expect(plans.families.map(({sets}) => sets.length).sort((a, b) => a - b)).toEqual([
    23, 23, 23, 32, 32, 32, 34, 55,
  ]);
});

it.each(strangers)(
  'most hands are won where all think, by rules of somebody else: $id',
  {timeout: patienceOf(6)},
  async (ruleset) => {
    const asked: HandsAsked = {hands: handsOf(6), seed: 'strange', levels: [4]};
    const {hands, drawn, refused, seats} = playHands(await tableOf(ruleset), asked);
    expect(refused).toBe(0);
    expect(hands - drawn).toBeGreaterThanOrEqual(0.8 * hands);
    expect(seats.reduce((sum, {points}) => sum + points, 0)).toBe(0);
  },
);
