/** Questions about a situation: what is right, and why another answer is wrong; in Node, without a page. */
import {describe, expect, test} from 'vitest';
import type {Seat, Situation} from '../../src/core/situation/situation.js';
import {ASKS, NONE} from '../../src/quiz/ask.js';
import {ambiguous} from '../../src/quiz/discard.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import {answer, asking, givenOf, posed, said} from './asking.js';

/** 64胡: 10 + 4 + 2, doubled for the dragons and for 混一色. */
const MIXED = asking({
  rules: 'luqiao',
  wild: '5s',
  hand: '[FFF] [234m] 456m 78m 99m +6m',
  by: 'self',
  seat: 'south',
});
const NINE_GATES = asking({rules: 'mcr', hand: '1112345678999s'});
const LOW = asking({rules: 'mcr', hand: '[123m] 456m 78p 99s 345s +9p', by: 'discard', from: 'south'});
const MCR_WIN: Situation = {
  ...{rules: 'mcr', hand: '123m 456m 789m 13p 99s +2p', by: 'discard', from: 'west', seat: 'south'},
};
const RIBON_WIN: Situation = {
  ...{rules: 'ribon', hand: '[222p][666s] 678p 34s 88s +2s', gari: 'N', indicators: 'E'},
  ...{by: 'discard', from: 'west', seat: 'south'},
};
const FULL = asking({rules: 'mcr', hand: '123m 456m 789m 13p 99s +2p', by: 'self'});

/** 30 fu, of which the pung of dragons and the way of winning make 4 and 20, and 1 han. */
const RIICHI = asking({
  ...{rules: 'riichi', hand: '[FFF] 123m 567p 99s 67s +5s', by: 'discard', from: 'south', seat: 'west'},
});

describe('a question for what the patterns add up to in each unit', () => {
  const why = (given: string): string[] => answer('sums', RIICHI, given).why;

  test('is right with all numbers alone, the fu rounded up as they count', () => {
    expect(QUESTIONS.sums.expected(RIICHI)).toBe('fu:30 han:1');
    expect(answer('sums', RIICHI, 'han:1 fu:30')).toMatchObject({
      right: true,
      given: 'fu:30 han:1',
      notes: [],
    });
    expect(QUESTIONS.sums.expected(MIXED)).toBe('hu:16 tai:2');
    expect(QUESTIONS.sums.read('fu:30', RIICHI)).toBeUndefined();
  });

  test('has a verdict and a reason for each number', () => {
    expect(answer('sums', RIICHI, 'fu:24 han:1')).toMatchObject({
      ...{wrong: ['fu'], place: ['24 fu is right before rounding: it is rounded up.'], why: []},
    });
    const both = answer('sums', RIICHI, 'fu:20 han:0');
    expect(both.wrong).toEqual(['fu', 'han']);
    expect(both.why).toEqual([
      expect.stringMatching(/^You get 20 fu if you leave out .*[Pp]ung/),
      expect.stringMatching(/^You get 0 han if you leave out /),
    ]);
    expect(why('fu:30 han:2')).toEqual([expect.stringMatching(/^You get 2 han if you count .* twice\.$/)]);
    expect(why('fu:30 han:9')).toEqual(['1 pattern counts in han.']);
  });

  test('names both units in the question and in its fields', () => {
    const {question, form} = posed('sums', RIICHI);
    expect(question).toBe('How many fu and how many han does this hand have?');
    expect(form).toMatchObject({fields: [{name: 'fu', label: 'fu'}, {name: 'han'}]});
  });

  test('cannot be asked of a hand that counts in one unit', () => {
    expect(QUESTIONS.sums.fault(FULL)?.code).toBe('unanswerable');
    expect(QUESTIONS.sums.fault(LOW)?.code).toBe('below-minimum');
  });
});

describe('a question for the total', () => {
  test('takes any digits, and nothing else', () => {
    const {read} = QUESTIONS.total;
    expect(['６４', ' +64 ', '64.0', '64 hu', '', '1e3'].map((text) => read(text, MIXED))).toEqual([
      '64',
      '64',
      '64',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is right with the total alone', () => {
    expect(answer('total', MIXED, '64')).toMatchObject({right: true, notes: []});
    expect(answer('total', MIXED, '63').right).toBe(false);
  });

  test('says which line a number leaves out', () => {
    expect(answer('total', MIXED, '32').place).toEqual(['It is worth more.']);
    expect(answer('total', MIXED, '32').why).toEqual([
      'You get 32 hu if you leave out Pung or kong of dragons.',
    ]);
    expect(answer('total', MIXED, '56').why).toContain('You get 56 hu if you leave out Self-draw.');
  });

  test('says how many patterns count where a number is explained by nothing', () => {
    expect(answer('total', MIXED, '999')).toMatchObject({
      ...{place: ['It is worth less.'], why: [`${MIXED.result.lines.length} patterns count.`]},
    });
  });

  test('says which excluded line a number counts too', () => {
    const {excluded, total} = FULL.result;
    expect(excluded.map(({id, by}) => `${id} ${by}`)).toContain('lianliu qinglong');
    expect(answer('total', FULL, String(total + 1)).why[0]).toMatch(/already includes it\.$/);
  });

  test('says what a number before doubling is', () => {
    expect(answer('total', MIXED, '16').place).toEqual(['16 hu is right before doubling.']);
  });

  test('offers as many totals as the author asks for, the right one among them, in their order', () => {
    const choices = QUESTIONS.total.choices({...MIXED, choices: 4}).map(Number);
    expect(choices).toHaveLength(4);
    expect(choices).toContain(64);
    expect(choices).toEqual([...choices].sort((a, b) => a - b));
    expect(QUESTIONS.total.choices(MIXED)).toEqual([]);
  });

  test('cannot be asked of a win that is not allowed', () => {
    expect(QUESTIONS.total.fault(LOW)?.code).toBe('below-minimum');
  });
});

describe('a question for the patterns', () => {
  test('has boxes for the true ones, the excluded ones and near misses, in the order of the table', () => {
    const boxes = QUESTIONS.lines.choices(FULL);
    const {lines, excluded} = FULL.result;
    for (const {id} of [...lines, ...excluded]) expect(boxes).toContain(id);
    const order = FULL.ruleset.patterns.map(({id}) => id);
    expect(boxes.at(-1)).toBe('no');
    const patterns = boxes.slice(0, -1);
    expect(patterns).toEqual([...patterns].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(boxes.length).toBeGreaterThanOrEqual(8);
  });

  test('is right when the true ones alone are ticked', () => {
    const expected = QUESTIONS.lines.expected(FULL);
    expect(answer('lines', FULL, expected).right).toBe(true);
    expect(answer('lines', FULL, `${expected} lianliu`).told).toEqual([
      'Short Straight does not count: Pure Straight includes it.',
    ]);
    // Pure Straight is left for the reader to find
    expect(answer('lines', FULL, 'lianliu').place[0]).toBe(
      'Short Straight does not count: another pattern includes it.',
    );
  });

  test('names the tiles by which a near miss fails, and its rule', () => {
    const near = asking({rules: 'mcr', hand: '234m 234p 567s 99s 24s +3s', by: 'self'});
    const miss = asking({rules: 'mcr', hand: '234m 345p 234s 99s 67s +8s', by: 'self'});
    expect(near.result.lines.some(({id}) => id === 'sansesantongshun')).toBe(true);
    expect(answer('lines', miss, `${QUESTIONS.lines.expected(miss)} sansesantongshun`).told).toEqual([
      'Mixed Triple Chow: it needs 2p in place of 5p.',
    ]);
  });

  test('says where a line was left out, but not which one', () => {
    const without = (id: string): string => QUESTIONS.lines.expected(MIXED).replace(id, '');
    expect(answer('lines', MIXED, without('hunyise'))).toMatchObject({
      place: ['One more counts.'],
      why: ['A pattern is missing that the whole hand has, or the way it was won.'],
    });
    expect(answer('lines', MIXED, without('dragonPung')).why).toEqual([
      'Look at FFF: these tiles show a pattern that counts.',
    ]);
    expect(said(QUESTIONS.lines.solution(MIXED), MIXED)).toContain('Half flush: 1 tai');
  });

  test('counts what is wrong and what is missing, and marks what is wrong', () => {
    const right = QUESTIONS.lines.expected(MIXED).split(' ');
    const other = QUESTIONS.lines.choices(MIXED).find((id) => !right.includes(id)) ?? '';
    expect(answer('lines', MIXED, `hunyise ${other}`)).toMatchObject({
      place: [
        expect.stringMatching(/^Pair of own wind: it needs SS in place of/),
        `${right.length - 1} more count.`,
      ],
      wrong: [other],
    });
    expect(answer('lines', MIXED, 'no').wrong).toEqual(['no']);
  });

  test('takes no ticks for no answer, and has a box that says that nothing counts', () => {
    expect(QUESTIONS.lines.read('', MIXED)).toBeUndefined();
    const plain = asking({
      ...{rules: 'xinzhang', hand: '[123m][678p] 333m 789s WW 23p +4p'},
      ...{by: 'discard', from: 'west', seat: 'south', dealer: 'east'},
    });
    expect(plain.result.lines).toEqual([]);
    expect(QUESTIONS.lines.fault(plain)).toBeUndefined();
    expect(answer('lines', plain, 'no').right).toBe(true);
    expect(said(QUESTIONS.lines.solution(plain), plain)).toEqual(['No pattern counts.']);
    expect(answer('lines', plain, QUESTIONS.lines.choices(plain)[0]).place).toEqual([
      'Self-draw: it needs a win by self-draw.',
    ]);
  });
});

describe('a question whether it wins', () => {
  test('is answered by yes and no where a tile is named', () => {
    expect(QUESTIONS.win.choices(MIXED)).toEqual(['yes', 'no']);
    expect(answer('win', MIXED, 'yes').right).toBe(true);
    expect(answer('win', LOW, 'yes').told[0]).toBe('The hand is below the minimum of 8 fan.');
  });

  test('is solved by the groups and the total of a win, and by the reason where it is none', () => {
    const {groups, total} = MIXED.result;
    expect(QUESTIONS.win.solution(MIXED)).toEqual([{kind: 'wins', groups, total}]);
    expect(QUESTIONS.win.solution(LOW).map(({kind}) => kind)).toEqual(['barred', 'with-pattern', 'complete']);
  });

  test('names a tile that does not fit, and what the hand would wait for without it', () => {
    const one = asking({rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s', by: 'self'});
    expect(answer('win', one, 'yes').told).toEqual([
      'The hand is not complete.',
      '8s does not fit. Without it the hand waits for 2p.',
    ]);
  });

  test('says how far a hand is that is further away', () => {
    const far = asking({rules: 'mcr', hand: '1479m 1479p 1479s E +N', by: 'self'});
    expect(answer('win', far, 'yes').place.at(-1)).toMatch(/tiles do not fit\.$/);
    // there is no other answer: the first miss is told the reason at once
    expect(answer('win', MIXED, 'no').place).toEqual([expect.stringMatching(/^It is a win: /)]);
  });

  test('is answered by a tile where none is named', () => {
    expect(answer('win', NINE_GATES, '5s').right).toBe(true);
    expect(answer('win', NINE_GATES, '5m')).toMatchObject({
      place: ['5m does not complete the hand.'],
      why: ['Look at 23s: which tile makes a chow of them?'],
    });
    expect(answer('win', NINE_GATES, 'no').place).toEqual(['The hand is ready: a tile completes it.']);
    const none = asking({rules: 'mcr', hand: '1479m 1479p 1479s E'});
    expect(answer('win', none, 'no').right).toBe(true);
    expect(answer('win', none, '1m')).toMatchObject({
      right: false,
      why: [expect.stringMatching(/^No tile completes it: the hand is \d tiles from ready\.$/)],
    });
  });
});

describe('a question for the waits', () => {
  test('names wrong tiles, and of missed ones what waits for them', () => {
    expect(answer('waits', NINE_GATES, '123456789s').right).toBe(true);
    expect(answer('waits', NINE_GATES, '12345678s5m').told).toEqual([
      '5m does not complete the hand.',
      'One more tile wins.',
      'Look at 78s: which tile makes a chow of them?',
    ]);
    expect(answer('waits', NINE_GATES, '12345678s5m')).toMatchObject({
      wrong: ['5m'],
    });
    const single = asking({rules: 'mcr', hand: '123m 456m 789m 789p 9s'});
    expect(answer('waits', single, '1s').why[0]).toBe(
      'Look for a tile that stands alone and can become the pair.',
    );
    const pairs = asking({rules: 'mcr', hand: '123m 456m 789m 99p 99s'});
    expect(answer('waits', pairs, '9p').why).toEqual(['Look at the pairs: which of them can become a pung?']);
  });

  test('does not count a tile that completes the hand and may not be won by', () => {
    const two = asking({rules: 'mcr', hand: '[123m] [678m] 78p 99p 345s'});
    expect(QUESTIONS.waits.fault(two)?.code).toBe('unanswerable');
    const straight = asking({rules: 'mcr', hand: '[123m] [456m] 78m 99p 345s'});
    expect(QUESTIONS.waits.expected(straight)).toBe('9m');
    expect(answer('waits', straight, '69m').told).toEqual([
      '6m completes the hand, but you may not win with it. The hand is below the minimum of 8 fan.',
    ]);
  });

  test('asks of a hand that has won for the waits before', () => {
    expect(QUESTIONS.waits.expected(FULL)).toBe('2p');
  });
});

describe('a question for a discard', () => {
  const hand = asking({rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s'});

  test('says how far the hand is after a choice, what helps it and how many are left', () => {
    expect(answer('discard', hand, '8s')).toMatchObject({right: true, expected: '8s'});
    expect(answer('discard', hand, '3m').why).toEqual([
      'Discard 3m: 1 tile from ready, 7 useful tiles (3m2p)',
      'Only your discard leaves 3m ×3 useful.',
      'The best discard leaves the hand ready, waiting for 4 tiles.',
    ]);
    expect(answer('discard', hand, '3m').place).toEqual(['Another discard brings the hand nearer to ready.']);
    expect(said(QUESTIONS.discard.solution(hand), hand)[0]).toBe(
      'Discard 8s: ready, waiting for 4 tiles (2p), worth up to 24 fan, best',
    );
  });

  test('takes only tiles of the hand', () => {
    expect(QUESTIONS.discard.read('E', hand)).toBeUndefined();
  });

  test('takes any of several best ones, unless the author names one', () => {
    const tie = asking({rules: 'mcr', hand: '123m 456m 78m 1p EE SS +9p'});
    const best = ambiguous(tie);
    expect(best.length).toBeGreaterThan(1);
    for (const tile of best) expect(answer('discard', tie, tile).right).toBe(true);
    const named = {...tie, answer: best[0]};
    expect(ambiguous(named)).toEqual([]);
    expect(answer('discard', named, best[1]).right).toBe(false);
  });

  test('does not take an answer that the hand does not hold', () => {
    expect(QUESTIONS.discard.fault({...hand, answer: 'C'})?.field).toBe('answer');
  });
});

describe('a question for the split', () => {
  const twice = asking({rules: 'ribon', hand: '223344p 567s 99s 55s +5s', by: 'self'});

  test('is right in any order of sets and tiles', () => {
    expect(answer('groups', MIXED, '99m 876m 564m').right).toBe(true);
  });

  test('says which set is none, and which tiles are in none', () => {
    expect(answer('groups', MIXED, '466m 578m').why).toEqual([
      '466m: not a pair, chow or pung.',
      '578m: not a pair, chow or pung.',
      '99m: not in any set.',
    ]);
    expect(answer('groups', MIXED, '466m 578m')).toMatchObject({
      place: ['2 of them are not a pair, chow or pung.', '2 tiles are not in any set.'],
      wrong: ['466m', '578m'],
    });
  });

  test('does not take tiles that the hand does not hold', () => {
    expect(QUESTIONS.groups.read('111p', twice)).toBeUndefined();
  });

  test('counts wild tiles as themselves', () => {
    const wild = asking({rules: 'luqiao', wild: '5s', hand: '123m 456m 789p EE 3s5s +2s', by: 'self'});
    const {read, expected} = QUESTIONS.groups;
    expect(expected(wild)).toBe('123m 456m 789p 235s EE');
    expect(read('EE 532s 123m 789p 456m', wild)).toBe(expected(wild));
  });

  test('counts a white that stands for the wild kind as itself', () => {
    const white = asking({rules: 'luqiao', wild: '8p', hand: '123m 456m 79p P EE 34s +2s', by: 'self'});
    expect(QUESTIONS.groups.expected(white)).toBe('123m 456m 79pP 234s EE');
  });

  test('cannot be asked of loose tiles', () => {
    const orphans = asking({rules: 'mcr', hand: '19m19p19sESWNPFC +1m', by: 'self'});
    expect(QUESTIONS.groups.fault(orphans)?.code).toBe('unanswerable');
  });
});

describe('a question for the payments', () => {
  test('cannot be asked where it is not said who discarded', () => {
    const hand = '[123m][456m] 789m 234p 5s +5s';
    const unsaid = asking({rules: 'mcr', hand, by: 'discard'});
    expect(QUESTIONS.payments.fault(unsaid)).toMatchObject({code: 'from-needed', field: 'from'});
    expect(
      QUESTIONS.payments.fault(asking({rules: 'mcr', hand, by: 'discard', from: 'west'})),
    ).toBeUndefined();
  });

  test('takes any minus, and wants a number for every seat that plays', () => {
    expect(QUESTIONS.payments.read('east:−64 south:+128 west:-32 north:-32', MIXED)).toBe(
      'east:-64 south:128 west:-32 north:-32',
    );
    expect(QUESTIONS.payments.read('east:-64', MIXED)).toBeUndefined();
  });

  test('says who pays whom and why, and what a sum other than 0 means', () => {
    const east = answer('payments', MIXED, 'east:-32 south:128 west:-32 north:-32');
    expect(east).toMatchObject({
      place: [
        'Wrong: East.',
        'All amounts must add up to 0. Yours add up to +32 hu.',
        'East: −32 hu is what West pays. East is the dealer.',
      ],
      wrong: ['east'],
      why: ['East pays South (win).', 'Pays too little: East.'],
    });
    expect(said(QUESTIONS.payments.solution(MIXED), MIXED)).toContain(
      'East: −64 hu. East pays South 64 hu (win).',
    );
  });

  test('says who pays whom where nothing explains an amount, and names no amount that is not known', () => {
    expect(answer('payments', MIXED, 'east:-7 south:128 west:-32 north:-32').place).toEqual([
      'Wrong: East.',
      'All amounts must add up to 0. Yours add up to +57 hu.',
      'East pays South (win).',
    ]);
    // West has this amount, but the reader does not know it yet
    expect(answer('payments', MIXED, 'east:-32 south:128 west:-1 north:-1').told.join()).not.toContain(
      'West pays.',
    );
  });

  test.each([
    ['east:-7 south:128 west:-32 north:-32', 'Pays too little: East.'],
    ['east:-99 south:128 west:-32 north:-32', 'Pays too much: East.'],
    ['east:-64 south:1 west:-32 north:-32', 'Gets too little: South.'],
    ['east:1 south:999 west:2 north:3', 'Pays too little: East, West, North.', 'Gets too much: South.'],
  ])(
    'says more at the second miss than at the first, also where nothing explains an amount: %s',
    (given, ...more) => {
      const {place, why} = answer('payments', MIXED, given);
      expect(why.filter((reason) => !place.includes(reason))).toEqual(more);
    },
  );

  test('says of a seat that neither gets nor pays which of the two was too much', () => {
    const others = answer('payments', asking(RIBON_WIN), 'east:-3 south:3 west:0');
    expect(others.why).toContain('Pays too much: East.');
  });

  /** What is said where one seat is given the amount of another, and all else is right. */
  const reasons = (situation: Situation, seat: Seat, other: Seat): readonly string[] => {
    const asked = asking(situation);
    const {net} = asked.result;
    expect(net[seat]).not.toBe(net[other]);
    const amounts = {...net, [seat]: net[other]};
    const given = Object.entries(amounts).map(([of, n]) => `${of}:${n}`);
    return answer('payments', asked, given.join(' ')).told;
  };
  const SIXTEEN = {rules: 'shiragiku', hand: '123m 456m 678p 345s 22p 78s +9s', flowers: '1f'} as const;
  const DRAWN: Situation = {...SIXTEEN, by: 'self', seat: 'west', dealer: 'east'};
  const CALLED: Situation = {...SIXTEEN, by: 'discard', from: 'south', seat: 'west', dealer: 'east'};

  test.each<readonly [Situation, Seat, Seat, RegExp]>([
    // the discarder pays more, and the dealer has nothing to do with it
    [MCR_WIN, 'east', 'west', /^East: −\d+ points is what the discarder, West, pays\.$/],
    [MCR_WIN, 'north', 'west', /^North: −\d+ points is what the discarder, West, pays\.$/],
    [MCR_WIN, 'west', 'east', /^West: −8 points is what East pays\. West discarded the winning tile\.$/],
    [RIBON_WIN, 'east', 'west', /^East: −\d+ points is what the discarder, West, pays\.$/],
    [RIBON_WIN, 'west', 'east', /^West: 0 points is what East pays\. West discarded the winning tile\.$/],
    [CALLED, 'east', 'south', /^East: −\d+ points is what the discarder, South, pays\.$/],
    // the dealer pays more than the others: a reader may have taken another for the dealer
    [DRAWN, 'south', 'east', /^South: −\d+ points would be right if the dealer were South\.$/],
    [DRAWN, 'east', 'south', /^East: −\d+ points would be right if the dealer were South\.$/],
    [MIXED.situation, 'west', 'east', /^West: −64 hu is what East pays\. East is the dealer\.$/],
  ])('names what makes another pay otherwise: %j, %s as %s', (situation, seat, other, why) => {
    const said = reasons(situation, seat, other);
    expect(said.filter((reason) => why.test(reason))).toHaveLength(1);
    if (!why.source.includes('dealer')) expect(said.join()).not.toContain('dealer');
  });

  test('calls nobody the discarder where a kong was robbed', () => {
    const robbed: Situation = {...MCR_WIN, by: 'robbing'};
    expect(reasons(robbed, 'east', 'west').join()).not.toMatch(/discard/);
    expect(reasons(robbed, 'west', 'east').join()).not.toMatch(/discard/);
  });

  test('gives the winner no reason of the losers', () => {
    expect(reasons(MCR_WIN, 'south', 'east').join()).not.toMatch(/is what|dealer/);
  });

  test('says when plus and minus are the other way round', () => {
    expect(answer('payments', MIXED, 'east:64 south:-128 west:32 north:32').place).toContain(
      'South: plus and minus are swapped. The winner receives, the others pay.',
    );
  });
});

describe('a question for the lines of a hand in which none counts', () => {
  test('marks every wrong tick, and “none” where something counts', () => {
    const bare = asking({
      ...{rules: 'shiragiku', by: 'discard', from: 'west', seat: 'south'},
      hand: '[123m] [456p] 789s NNN 55m 67p +8p',
    });
    expect(QUESTIONS.lines.expected(bare)).toBe(NONE);
    const boxes = QUESTIONS.lines.choices(bare).filter((id) => id !== NONE);
    const {wrong, where} = answer('lines', bare, boxes.slice(0, 2).join(' '));
    expect(wrong).toEqual(boxes.slice(0, 2));
    expect(where).toHaveLength(2);
    expect(answer('lines', MIXED, NONE).wrong).toEqual([NONE]);
  });
});

describe('every kind of question', () => {
  const hands = [MIXED, RIICHI, NINE_GATES, LOW, FULL];

  test.each(ASKS)('%s: the right answer is right, and reads as itself', (ask) => {
    const question = QUESTIONS[ask];
    for (const asked of hands.filter((one) => !question.fault(one))) {
      const expected = question.expected(asked);
      // each of several right ones is an answer
      const one = ask === 'discard' ? expected.slice(0, 2) : expected;
      expect(question.read(one, asked)).toBe(one);
      expect(question.judge(one, asked).right).toBe(true);
    }
  });

  test('says the way of winning once, and of no hand that may not win that it has won', () => {
    expect(givenOf('lines', FULL)).toEqual(['won by self-draw']);
    expect(givenOf('win', FULL)).toEqual(['self-draw']);
    expect(givenOf('discard', FULL)).toEqual([]);
    expect(givenOf('win', LOW)).toEqual(['discard', expect.stringContaining('South')]);
    const seated = asking({...LOW.situation, seat: 'east'});
    expect(givenOf('win', seated)).toEqual(['seat East, South’s discard']);
  });

  test.each(ASKS)('%s: says nothing in a hint that the answer is', (ask) => {
    for (const asked of hands.filter((one) => !QUESTIONS[ask].fault(one))) {
      const hint = QUESTIONS[ask].hint(asked);
      if (hint && ask !== 'payments')
        expect(said([hint], asked)[0]).not.toContain(QUESTIONS[ask].expected(asked));
    }
  });

  test('lines: says in a hint why one box is wrong where none is right', () => {
    const hand = '[123m][456m][789p] 234s WW 67s +8s';
    const asked = asking({rules: 'shiragiku', by: 'discard', from: 'south', seat: 'west', hand});
    expect(QUESTIONS.lines.expected(asked)).toBe('no');
    expect(said([QUESTIONS.lines.hint(asked)!], asked)[0]).not.toMatch(/\b0\b|choices/);
  });

  test('a pattern of the way a hand went is told by its condition, not by its own name again', () => {
    const asked = asking({rules: 'riichi', by: 'self', hand: '123m 456m 789m 23p 55s +4p'});
    for (const id of ['riichi', 'haitei', 'tenhou'])
      expect(said([{kind: 'near', miss: {id, by: 'flag', wanted: id}}], asked)[0]).toMatch(
        /^[^:]+: this hand does not have it\. .{10}/,
      );
  });
});

describe('another reading of the hand that scores as much', () => {
  test('is right, and is told by its own sets (C7)', () => {
    const asked = asking({
      ...{rules: 'luqiao', wild: '5s', by: 'self', hand: '123m 678p 99p 345s 78s +6s'},
    });
    const own = answer('groups', asked, '123m 678p 99p 345s 678s');
    expect(own.right).toBe(true);
    const expected = QUESTIONS.groups.expected(asked);
    expect(own.reasons === undefined).toBe(own.given === expected);
    if (own.reasons) expect(said(own.reasons, asked)[0]).toMatch(/345s/);
  });

  test('is right for its patterns too, which are all boxes (C8)', () => {
    const asked = asking({rules: 'riichi', by: 'self', hand: '555m 67m 888m 4p5p6p6p7p +5p'});
    const expected = QUESTIONS.lines.expected(asked).split(' ');
    const wait = expected.find((id) => /wait/i.test(posed('lines', asked).name(id)));
    expect(wait).toBeDefined();
    const other = answer('lines', asked, expected.filter((id) => id !== wait).join(' '));
    expect(other.right).toBe(true);
    expect(answer('lines', asked, expected.join(' ')).right).toBe(true);
    // a pattern less that scores less
    expect(answer('lines', asked, wait ?? '').right).toBe(false);
  });
});
