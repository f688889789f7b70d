/**
 * A reader who tries everything is told why it may not be done: in a sentence of every language, with no code and no number of a
 * rule. `HANDS=200` plays so many of each rule set.
 */
import {describe, expect, it} from 'vitest';
import type {Meld} from '../../src/core/notation/hand.js';
import {LANGS} from '../../src/core/game/names.js';
import {isFault} from '../../src/core/situation/result.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {KINDS, kindOf, type Tile} from '../../src/core/tiles/tile.js';
import {keyTilesOf, refusalWords, whyNoWin} from '../../src/elements/mj-play/asked.js';
import {playWords} from '../../src/locales/play.js';
import * as speech from '../../src/locales/speech.js';
import {readGiven} from '../../src/play/table/given-position.js';
import {OpenHand, type ReaderQuestion} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import {citeOf} from '../../src/round/play/explain.js';
import type {RoundMessages} from '../../src/round/record/problem.js';
import type {Move} from '../../src/round/record/move.js';
import {openTile} from '../../src/round/state/at.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {handsOf, patienceOf} from './hands-of.js';
import {played, tableOf} from './tables.js';

const HANDS = handsOf(1);

const READER: Seat = 'south';

/** The words in which the referee refuses the reader in each language. */
const inEach: readonly RoundMessages[] = await Promise.all(
  LANGS.map(async (lang) => {
    await playWords.load(lang);
    const strings = playWords.get(lang);
    if (!strings) throw new Error(lang);
    return refusalWords(strings, speech, READER);
  }),
);

/** The sets that somebody might try to make with a tile. */
function setsWith(tile: Tile): readonly Move[] {
  const kind = kindOf(tile);
  const setOf = (name: Meld['kind'], tiles: readonly Tile[]): Move => ({
    do: name,
    meld: {kind: name, tiles, open: true, called: tiles.indexOf(tile)},
  });
  const low = [kind, kind - 1, kind - 2].filter((first) => first >= 0 && first + 2 < KINDS);
  return [
    setOf('pung', [tile, kind, kind]),
    setOf('kong', [tile, kind, kind, kind]),
    ...low.map((first) =>
      setOf(
        'chow',
        [first, first + 1, first + 2].map((one) => (one === kind ? tile : one)),
      ),
    ),
  ];
}

/** Everything that a reader might try. */
function triesOf({seen}: ReaderQuestion, rules: RoundRules): readonly Move[] {
  const {seats} = rules;
  const [, seat] = seats;
  const own = keyTilesOf(seen, seat).map(({tile}) => tile);
  const open = openTile({p: seen, rules})?.tile;
  const names = ['win', 'riichi', 'open', 'ready', 'pass', 'draw', 'end', 'falsewin'] as const;
  return [
    ...names.map((name): Move => ({do: name})),
    ...own.flatMap((tile): readonly Move[] => [
      {do: 'discard', tile},
      {do: 'out', tile},
      {do: 'kong', meld: {kind: 'kong', tiles: Array<Tile>(4).fill(kindOf(tile)), open: false}},
    ]),
    ...(open === undefined ? [] : setsWith(open)),
  ];
}

const SENTENCE = /^\p{L}.*[\p{L}\d)）」』”][.。]$/u;
/** What no sentence has: the number of a rule, or words that are missing. */
const NO_SENTENCE = /[A-Z]{2}-[A-Z]?\d|undefined|\$\{|\.\.|。。/;

/** What is not said to the reader: the name of his seat, or what the referee calls a player. */
const NOT_TO_READER = /South (?!wind)|南家|this player/;

describe.each(played)('$id', {timeout: patienceOf(1)}, (ruleset) => {
  it('says of each refused move why, in every language', async () => {
    const table = await tableOf(ruleset);
    const {rules} = table;
    const [, seat] = rules.seats;
    const codes = new Set<string>();
    const wrong = new Set<string>();
    for (let n = 1; n <= HANDS; n++) {
      const random = randomOf(`refused ${n}`);
      const hand = OpenHand.deal(table, {seed: `refused-${n}`, seat, levelOf: () => 3});
      if (isFault(hand)) throw new Error(hand.code);
      while (thoughtOut(hand.goOn()) !== 'over') {
        const {question} = hand;
        if (!question) continue;
        for (const move of triesOf(question, rules)) {
          const ruling = hand.judge(move);
          if (ruling.legal) continue;
          const {code} = ruling.why;
          if (ruling.why.cite !== citeOf({code}, rules)) wrong.add(`${code} has no number`);
          codes.add(code);
          for (const messages of inEach) {
            const said = hand.judge(move, messages);
            const message = said.legal ? '' : said.why.message;
            if (
              !SENTENCE.test(message) ||
              NO_SENTENCE.test(message) ||
              (code.includes('-') && message.includes(code)) ||
              NOT_TO_READER.test(message)
            )
              wrong.add(`${code}: ${message}`);
          }
        }
        const {moves} = question;
        hand.answer(moves[random.below(moves.length)]);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(codes.size).toBeGreaterThan(5);
  });
});

it('says unasked that a hand which another’s discard completes is below the minimum', async () => {
  const [mcr] = played.filter(({id}) => id === 'mcr');
  const table = await tableOf(mcr);
  const from = readGiven(table, 'left=60 turn=south S: 234m 567m 23p 678s 99s');
  if (isFault(from)) throw new Error(from.message);
  const en = inEach[LANGS.indexOf('en')];
  const said = new Set<string>();
  let unasked = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const hand = OpenHand.deal(table, {seed: `below-${seed}`, seat: 'south', from, levelOf: () => 3});
    if (isFault(hand)) throw new Error(hand.code);
    let known = 0;
    for (let went = thoughtOut(hand.goOn()); went !== 'over'; went = thoughtOut(hand.goOn())) {
      const {moves} = hand.log;
      for (const [at, move] of moves.entries()) {
        if (at < known) continue;
        const ruling = hand.judgeWinAfter(at, en);
        const why = whyNoWin(ruling);
        const isWaited = move.do === 'discard' && /^[14]p$/.test(move.tile ?? '') && move.seat !== 'south';
        // the last tile of its kind is worth enough
        expect(why !== undefined, `${seed} ${at}`).toBe(isWaited && ruling?.legal === false);
        if (why) said.add(why);
        if (why && !hand.question) unasked++;
      }
      known = moves.length;
      // what is drawn is discarded, and nothing is called
      const {moves: may = [], seen} = hand.question ?? {};
      const {drawn} = seen?.seats.south ?? {};
      hand.answer(may.find(({do: name, tile}) => name === 'pass' || (name === 'discard' && tile === drawn)));
    }
  }
  expect(unasked).toBeGreaterThan(0);
  expect([...said]).toEqual(['You may not win: the hand is below the minimum of 8 fan.']);
});
