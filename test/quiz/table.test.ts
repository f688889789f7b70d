/** Questions about a table: who may do what, which tiles win, who deals next. The referee answers. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Seat} from '../../src/core/situation/situation.js';
import {ASKS, TABLE_ASKS, isAsk, isTableAsk, type TableAsk} from '../../src/quiz/ask.js';
import {inNotation} from '../../src/quiz/marked-tiles.js';
import type * as posing from '../../src/quiz/table/pose.js';
import {legal} from '../../src/round/judging/legal.js';
import {rulesAt} from '../../src/round/state/rules.js';
import {fresh} from '../fresh.js';
import {answer, ask, roundOf, said} from './table-asking.js';

const told = (name: string): string => readFileSync(new URL(`../round/${name}.txt`, import.meta.url), 'utf8');

/** A question about a position of a worked sequence, given by the number of moves before it. */
const asked = async (what: TableAsk, name: string, at: number, seat?: Seat) =>
  ask(what, await roundOf(told(name), at), seat);

test('a question about a table is none about a hand, and the other way round', () => {
  expect([...TABLE_ASKS, ...ASKS, 'score', undefined].filter(isTableAsk)).toEqual(TABLE_ASKS);
  expect([...TABLE_ASKS, ...ASKS, 'score', undefined].filter(isAsk)).toEqual(ASKS);
});

describe('move', () => {
  const TURN = `rules=mcr turn=E
    E: [123m] 99m 456s 789s 1s 2p
    play: E: +3p -1s`;
  const CLAIM = `rules=mcr turn=E
    S: [123m][456m] 78m 234p 55s
    play: E: +W -9m`;

  test('offers every legal move of the player who moves next, and knows the one that was played', async () => {
    const posed = ask('move', await roundOf(TURN, 1));
    expect(posed.question).toBe('What would you do as East?');
    expect(posed.form).toMatchObject({is: 'moves', others: []});
    expect(posed.choices).toContain('discard:1s');
    expect(posed.choices).not.toContain('discard:1m');
    expect(answer(posed, 'discard:1s')).toMatchObject({right: true, expected: 'discard:1s'});
    expect(said(posed.solution(), posed)).toEqual([
      'Right for East: discard 1s.',
      expect.stringMatching(/^East: Discard 1s: .*best$/),
    ]);
    expect(posed.read('discard:1m')).toBeUndefined();
  });

  test('says of another move how far it is off, and what it leaves', async () => {
    const posed = ask('move', await roundOf(TURN, 1));
    const {right, place, wrong} = answer(posed, 'discard:9m');
    expect([right, wrong]).toEqual([false, ['discard:9m']]);
    expect(place).toEqual([expect.stringMatching(/^East: Discard 9m: 1 tile from ready/)]);
    expect(posed.outcome?.wrong).toBe('There is a better move.');
  });

  test('asks about claims: one that is made, one that is let go, and whoever is named', async () => {
    const won = ask('move', await roundOf(`${CLAIM} S: win`, 2));
    expect(won.choices.map((choice) => inNotation(won.name(choice)))).toEqual(['win', 'chow 789m', 'pass']);
    expect(answer(won, 'pass')).toMatchObject({
      ...{right: false, place: ['South: The hand is ready: a tile completes it.']},
    });
    expect(said(won.solution(), won)).toEqual([
      expect.stringMatching(/^South may win on 9m for 18 fan: it completes /),
    ]);
    const passed = ask('move', await roundOf(`${CLAIM} S: +1p -1p`, 2));
    expect(answer(passed, 'pass').right).toBe(true);
    expect(answer(passed, 'win').place).toEqual([expect.stringMatching(/^South may win on 9m for 18 fan/)]);
  });

  test('says what a call leaves, and that nothing wins then; and how near the hand is without the call', async () => {
    const posed = ask(
      'move',
      await roundOf(
        `rules=mcr turn=E
        S: 12m 567m 345p 66s 789s
        play: E: +W -6s S: +1p -1p`,
        2,
      ),
    );
    expect(posed.choices).toEqual(['pung:[_666s]', 'chow:[_678s]', 'pass']);
    expect(answer(posed, 'pung:[_666s]').place).toEqual([
      'South may pung 6s from East: South holds 66s.',
      'South: The best discard leaves the hand ready, waiting for 3 tiles.',
      'South: 2m completes the hand, but you may not win with it. The hand is below the minimum of 8 fan.',
    ]);
    expect(answer(posed, 'chow:[_678s]').place.slice(1)).toEqual([
      'South: The best discard leaves the hand ready, waiting for 4 tiles.',
      'South: 3m completes the hand, but you may not win with it. The hand is below the minimum of 8 fan.',
    ]);
    expect(said(posed.solution(), posed)).toEqual([
      'Right for South: pass.',
      'South: The hand is ready: a tile completes it.',
    ]);
  });

  test.each(['[7_89s]', '[_879s]', '[789s]', '[9_87s]'])(
    'knows a call however it is written: %s',
    async (meld) => {
      const table = 'rules=mcr turn=E\nS: 123s 456s 79s 34p FF 1m\nplay: E: +W -8s S: ';
      const posed = ask('move', await roundOf(`${table}${meld} -1m`, 2));
      expect(posed.choices).toEqual(['chow:[_867s]', 'chow:[_879s]', 'pass']);
      expect(answer(posed, 'chow:[_879s]').right).toBe(true);
    },
  );

  test('counts what lies on the table: tiles in rivers are not left to come', async () => {
    const posed = ask(
      'move',
      await roundOf(
        'rules=mcr turn=S left=40\nE: | 2p 2p 9m 1s\nS: 123m 456m 789m 13p 99s\nW: | 2p\nplay: S: +8s -8s',
        1,
      ),
    );
    expect(said(posed.solution(), posed).join()).toMatch(/Discard 8s: ready, waiting for 1 tile \(2p\)/);
  });

  test('tells the words of the author, unless they ask something', async () => {
    const told = (note: string) => roundOf(`${TURN} {${note}}`, 1).then((round) => ask('move', round));
    const posed = await told('Nothing needs the 1 of bamboos.');
    expect(answer(posed, 'discard:9m').why).toEqual(['Nothing needs the 1 of bamboos.']);
    expect(said(posed.solution(), posed)[1]).toBe('Nothing needs the 1 of bamboos.');
    expect(answer(await told('? And now?'), 'discard:9m').why).toEqual([]);
  });

  test('knows a hand in riichi also where the record gives the ura indicators', async () => {
    const passed = await roundOf(
      `rules=riichi turn=S left=40 indicators=N ura=1m
      S: 123m 567m 678p 34s 99s
      play: S: +1p riichi -1p W: +W -2s S: pass`,
      5,
    );
    const posed = ask('move', passed, 'south');
    expect(posed.choices).toEqual(['win', 'pass']);
    expect(said(posed.solution(), posed)).toContain('South: The hand is ready: a tile completes it.');
  });

  test('says how far a hand is that passes', async () => {
    const posed = ask(
      'move',
      await roundOf('rules=mcr turn=E\nS: 13m 567m 35p 66s 789s C\nplay: E: +W -6s S: +1p -1p', 2),
    );
    expect(said(posed.solution(), posed)).toEqual([
      'Right for South: pass.',
      'South: No tile completes it: the hand is 1 tile from ready.',
    ]);
  });

  test('cannot be asked where nobody decides, where nothing was played, and of hidden hands', async () => {
    for (const round of [
      await roundOf(TURN, 0),
      await roundOf(TURN),
      await roundOf(CLAIM, 1),
      await roundOf(CLAIM.replace('rules=mcr ', ''), 1),
    ])
      expect(ask('move', round).fault?.code).toBe('unanswerable');
  });
});

describe('may', () => {
  test('asks every seat with a known hand for what it might claim', async () => {
    const posed = await asked('may', 'mcr-M1', 2);
    expect(posed.question).toBe('What can each player do now?');
    expect(posed.choices.map((choice) => posed.name(choice)).slice(0, 4)).toEqual([
      'South: win',
      'South: kong',
      'South: pung',
      'South: chow',
    ]);
    expect(posed.choices).toHaveLength(13);
    expect(posed.name(posed.choices.at(-1) ?? '')).toBe('None of these');
    expect(said(posed.solution(), posed)).toEqual([
      'South may chow 9m: South sits right of East and holds 78m.',
      'South may win on 9m for 18 fan: it completes 123m 456m 789m 234p 55s.',
      'West may pung 9m from East: West holds 99m.',
      'North may win on 9m for 19 fan: it completes 123p 456p 789m 789p 99s.',
      'If everyone claims it: South wins. The first player after the discarder wins.',
    ]);
  });

  test('says in a hint why one box is wrong where none is right', async () => {
    const posed = ask('may', await roundOf('rules=mcr turn=E\nS: [123m][456m] 78m 234p 55s\nplay: E: +W -W'));
    expect(posed.judge('').expected).toBe('no');
    expect(said([posed.hint()!], posed)[0]).toMatch(/^South may not .+: .+\.$/);
  });

  test('says why a box is wrong, with its tiles', async () => {
    const posed = await asked('may', 'luqiao-L1', 6);
    const {right, place, wrong} = answer(posed, 'west:pung');
    expect(right).toBe(false);
    expect(wrong).toEqual(['west:pung']);
    expect(place).toEqual(['West may not pung 7p: this player passed the pung of 7p.']);
    expect(answer(posed, 'no')).toMatchObject({right: true, expected: 'no'});
    expect(posed.read('')).toBeUndefined();
  });

  test('says where something was left out, but not what', async () => {
    const posed = await asked('may', 'mcr-M1', 2);
    const {why, place} = answer(posed, 'south:chow west:pung');
    expect(place).toEqual(['2 more moves are possible.']);
    expect(why).toEqual(['South can do something else too.', 'North can do something else too.']);
    const none = answer(posed, 'no');
    expect([none.place, none.wrong]).toEqual([['4 more moves are possible.'], ['no']]);
  });

  test('knows why a hand may not win: not complete, below the minimum, let go', async () => {
    const below = await asked('may', 'mcr-M2', 7);
    expect(answer(below, 'east:chow west:win south:win').place.slice(0, 2)).toEqual([
      'South may not win on 3m: the hand is below the minimum of 8 fan. It would be worth only 5 fan.',
      'West may not win on 3m: the hand is not complete.',
    ]);
    const gone = await asked('may', 'shiragiku-S2', 7);
    expect(answer(gone, 'south:win').place.slice(0, 1)).toEqual([
      'South may not win on 3m: this player passed a win on 3m.',
    ]);
  });

  test('asks one seat alone where that is wanted', async () => {
    const posed = await asked('may', 'mcr-M1', 2, 'west');
    expect(posed.question).toBe('What can West do now?');
    expect(posed.choices).toEqual(['west:win', 'west:kong', 'west:pung', 'west:chow', 'no']);
  });

  test('is not asked of a hidden hand, of who is to draw, nor after the end', async () => {
    for (const [at, seat] of [
      [2, 'east'],
      [0, undefined],
      [5, undefined],
    ] as const)
      expect((await asked('may', 'mcr-M1', at, seat)).fault?.code).toBe('unanswerable');
  });

  test('offers no chow where there is none, and declarations that the rule set has', async () => {
    const discard = await asked('may', 'ribon-R2', 2);
    expect(discard.choices.some((choice) => choice.endsWith(':chow'))).toBe(false);
    const own = await asked('may', 'shiragiku-S2', 7);
    expect(own.choices).toEqual(['south:win', 'south:kong', 'south:ready', 'no']);
    // of a player who has declared already too
    const ready = await roundOf(`rules=xinzhang turn=S left=40
      S: 123456m 789p 11s 55m 78m 9m ready
      play: S: +2p`);
    expect(ask('may', ready).choices).toEqual(['south:win', 'south:kong', 'south:ready', 'no']);
  });

  test('takes for right just what is legal, in every position of every sequence', async () => {
    for (const name of ['mcr-M1', 'mcr-M2', 'luqiao-L4', 'ribon-R2', 'shiragiku-S4', 'xinzhang-X5']) {
      const round = await roundOf(told(name));
      for (const [at, position] of round.positions.entries()) {
        const posed = ask('may', {...round, at});
        if (posed.fault) continue;
        const right = posed.choices.filter((choice) => {
          const [seat, move] = choice.split(':');
          return legal(rulesAt(position, round), position, seat as Seat).some(
            (one) => one.do === move && !one.unsure,
          );
        });
        const given = right.join(' ') || 'no';
        expect(answer(posed, given)).toMatchObject({right: true, given});
        for (const box of posed.choices)
          expect(answer(posed, box).place.length > 0, `${name} ${at} ${box}`).toBe(given !== box);
      }
    }
  });
});

describe('wins', () => {
  const WAITING = `rules=luqiao wild=9s turn=W
S: [345s] 23m 567p 789p SS
play:
W: +8p -4m`;

  test('asks which tiles win by discard, and shows each in its sets', async () => {
    const posed = ask('wins', await roundOf(WAITING));
    expect(posed.question).toBe('Which tiles can South win on if West discards them next?');
    expect(answer(posed, '4m 1m')).toMatchObject({right: true, given: '1m4m'});
    expect(answer(posed, '1m 7m').told).toEqual([
      '7m does not complete the hand.',
      'One more tile wins.',
      'Look at 23m: which tile makes a chow of them?',
    ]);
    expect(posed.hint()).toEqual({kind: 'open', shape: 'chow', tiles: '23m'});
  });

  test('takes a tile of which all four can be seen, or none, where no other wins', async () => {
    const posed = ask(
      'wins',
      await roundOf(`rules=mcr turn=E
S: [123m][456m] 79m 234p 55s | 8m 8m 8m
N: | 8m
play: E: +W -W`),
    );
    expect(answer(posed, 'no')).toMatchObject({right: true, expected: '8m'});
    expect(answer(posed, '8m').right).toBe(true);
    expect(answer(posed, '7m')).toMatchObject({right: false, place: ['7m does not complete the hand.']});
  });

  test('leaves out what has been let go, with the rule', async () => {
    const posed = ask('wins', await roundOf(`${WAITING}\nN: +4m -E`));
    const {right, place} = answer(posed, '1m 4m');
    expect(right).toBe(false);
    expect(place).toEqual(['South may not win on 4m: this player passed a win on 4m.']);
    expect(answer(posed, '1m').right).toBe(true);
  });

  test('asks of a self-draw on the own turn', async () => {
    const posed = ask('wins', await roundOf(`${WAITING}\nN: +4m -E\nE: +P -P\nS: +W`));
    expect(posed.question).toBe('Which tiles can South win on by drawing them now?');
    // the wild tile also completes the hand, but not as a discard
    expect(answer(posed, '1m 4m')).toMatchObject({right: false, expected: '1m4m9s'});
    const thrown = ask('wins', await roundOf(WAITING));
    expect(answer(thrown, '1m 4m 9s').place).toEqual([
      'South may not win on 9s: you cannot win on a discarded wild tile.',
    ]);
  });

  test('knows furiten: no tile at all wins by discard, and says so', async () => {
    const posed = ask(
      'wins',
      await roundOf(`rules=ribon indicators=E left=20 points=E50,S50,W50 turn=E
S: 23p 567p 789p 345s 99s | 1p
play:
E: +W -W`),
    );
    expect(answer(posed, 'no')).toMatchObject({right: true, expected: 'no'});
    expect(answer(posed, '4p').place).toEqual([
      'South may not win on 4p: the hand also waits for 1p, which this player has discarded (furiten).',
    ]);
  });

  test('is not asked of a hand that waits for nothing, nor of a hidden one', async () => {
    expect(ask('wins', await roundOf(told('luqiao-L1'), 1)).fault?.code).toBe('unanswerable');
    expect(ask('wins', await roundOf(WAITING), 'north').fault?.code).toBe('unanswerable');
    // no answer is right where nothing can be asked
    expect(ask('wins', await roundOf(WAITING), 'north').judge('5m').right).toBe(false);
  });
});

/** The dealer wins 16,000 from each of the others. */
const BUST = (
  south: string,
  options = '',
): string => `rules=riichi ${options} indicators=E start=deal points=E45000,${south},W20000,N21000
E: 123456789m 123p SS
play:
E: win`;

describe('next', () => {
  test('asks who deals, and with how many counters where there are some', async () => {
    // R6, with points enough that nobody goes bust
    const posed = ask(
      'next',
      await roundOf(
        told('ribon-R6')
          .replace('W10 ', 'W60 ')
          .replace(/^expect.*/m, ''),
      ),
    );
    expect(posed.form).toEqual({is: 'deal', counters: true});
    expect(posed.read('east')).toBeUndefined();
    expect(answer(posed, 'east ０')).toMatchObject({
      ...{right: false, given: 'east 0', expected: 'east 1', wrong: ['counters']},
      place: ['The number of repeat counters is wrong.'],
      why: ['The hand is drawn. East was the dealer, with no repeat counter.'],
    });
    expect(answer(posed, 'south 1')).toMatchObject({place: ['The dealer is wrong.'], wrong: ['south']});
    expect(answer(posed, 'east 1').right).toBe(true);
    expect(said(posed.solution(), posed)).toEqual([
      expect.stringMatching(/^The hand is drawn\. East was the dealer.* So East deals again\.$/),
      'East dealt with no repeat counter. One is added, so there is 1 now.',
    ]);
  });

  test.each([
    [
      'luqiao-L4',
      'south',
      /^(.*) has won on .*\. East was the dealer and has not won\. So the deal passes to South\.$/,
    ],
    [
      'mcr-M1',
      'south',
      /^.* has won on .*\. After every hand the deal passes, whether the dealer has won or not\. So the deal passes to South\.$/,
    ],
    ['xinzhang-X3', 'south 0', /So the deal passes to South\.$/],
    ['shiragiku-S2', 'south 0', /So the deal passes to South\.$/],
  ])('%s: %s', async (name, right, reason) => {
    const posed = ask('next', await roundOf(told(name)));
    expect(answer(posed, right)).toMatchObject({right: true, expected: right});
    expect(said(posed.solution(), posed).at(-1)).toBeDefined();
    expect(said(posed.solution(), posed)[0]).toMatch(reason);
  });

  test('offers the end of the game where it is known how the game goes on', async () => {
    const round = await roundOf(told('mcr-M1'));
    expect(ask('next', round).choices).toEqual(['east', 'south', 'west', 'north']);
    const posed = ask('next', {...round, ending: {...round.ending!, next: 'over'}});
    expect(posed.choices).toEqual(['east', 'south', 'west', 'north', 'over']);
    expect(answer(posed, 'over').right).toBe(true);
  });

  test.each([
    ['in ribon (ドボン)', told('ribon-R6'), 'over', 'The hand is drawn. The game is over.'],
    [
      'but not with a stick left',
      told('ribon-R6')
        .replace('W10 ', 'W21 ')
        .replace(/^expect.*/m, ''),
      'east 1',
      /One is added, so there is 1 now\.$/,
    ],
    ['in riichi', BUST('S14000'), 'over', /^East has won.*\. The game is over\.$/],
    ['but not with 0', BUST('S16000'), 'east 1', /One is added, so there is 1 now\.$/],
    [
      'nor where that is agreed',
      BUST('S14000', 'options=bust:false'),
      'east 1',
      /One is added, so there is 1 now\.$/,
    ],
  ])('sees a player who goes bust, wherever the players sit: %s', async (_, record, right, reason) => {
    const posed = ask('next', await roundOf(record));
    expect(posed.choices).toContain('over');
    expect(answer(posed, right)).toMatchObject({right: true, expected: right});
    expect(said(posed.solution(), posed).at(-1)).toMatch(reason);
    const other = right === 'over' ? 'east 1' : 'over';
    expect(answer(posed, other)).toMatchObject({right: false, expected: right});
  });

  test('makes the rules of its round known itself', async () => {
    const round = await roundOf(told('mcr-M1'));
    const {poseTable} = await fresh()<typeof posing>('src/quiz/table/pose.ts');
    expect(ask('next', round, undefined, poseTable).choices).toEqual(['east', 'south', 'west', 'north']);
  });

  test.each([
    [1, 'East dealt with 1 repeat counter. It is taken away, so there is none now.'],
    [2, 'East dealt with 2 repeat counters. They are taken away, so there is none now.'],
  ])('tells what becomes of counters: %s', async (counters, reason) => {
    const posed = ask(
      'next',
      await roundOf(
        `rules=riichi turn=E indicators=E counters=${counters} left=40
        W: 234m 678p 345s 66s 78s
        play: E: +1s -9s W: win`,
      ),
    );
    expect(said(posed.solution(), posed)).toContain(reason);
  });

  test('is not asked of a hand that goes on', async () => {
    expect(ask('next', await roundOf(told('luqiao-L1'))).fault?.code).toBe('unanswerable');
  });
});

test.each(TABLE_ASKS)('%s: a seat where nobody sits is told', async (what) => {
  const round = await roundOf('rules=ribon turn=E left=20 indicators=E\nE: 123p 456p 789p 234s 5s');
  const seats = ['east', 'south', 'west'];
  for (const seat of ['north', 'nort'])
    expect(ask(what, round, seat as Seat).fault).toMatchObject({
      code: 'bad-seat',
      about: seat,
      allowed: seats,
    });
});

test('nobody referees any mahjong: nothing is asked of it', async () => {
  const round = await roundOf('turn=E\nE: 123m 456p 789s 11z 22z\nplay:\nE: +1m -1m');
  for (const what of ['may', 'wins', 'next'] as const)
    expect(ask(what, round).fault?.code).toBe('unanswerable');
});
