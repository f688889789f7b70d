import {describe, expect, it} from 'vitest';
import {randomOf} from '../../src/core/tiles/random.js';
import type {RecordMove, RoundRecord} from '../../src/round/record/record.js';
import {replay as replayRecord, replayLine} from '../../src/round/game/replay.js';
import {riichi} from '../../src/rules/riichi/index.js';
import {anyMahjong} from '../../src/round/state/rules.js';
import {parseRound} from '../../src/round/text/parse.js';
import {formatRound} from '../../src/round/text/format.js';
import {roundMessages} from '../../src/cli/referee.js';
import {recordOf, replay} from './rounds.js';
import {LINEAR, growth, timeOf} from '../growth.js';
import {isFault} from '../../src/core/situation/result.js';

const LANGS = ['en', 'ja', 'zh-Hant', 'zh-Hans'] as const;

const LET_GO = `rules=luqiao wild=9s turn=west bottom=south
南: [345s] 23m 567p 789p 南南
play:
西: ツモ8p 打4m  南: ?win 見逃し @a {南は1m・4m待ち。}
北: ツモ4m打4m  南: !win {同じ牌では上がれない。}
東：ツモ1m 打1m  南: ロン
expect E-12 S+24 W-6 N-6 next S`.replace(' bottom=south', '');

describe('the words that are also read', () => {
  it('make the record of the canonical form', () => {
    const plain = `rules=luqiao wild=9s turn=W
S: [345s] 23m 567p 789p SS
play:
W: +8p -4m
S: ?win pass @a {南は1m・4m待ち。}
N: +4m -4m
S: !win {同じ牌では上がれない。}
E: +1m -1m
S: win
expect E-12 S+24 W-6 N-6, next S`;
    expect(recordOf(LET_GO)).toEqual(recordOf(plain));
    expect(replay(recordOf(LET_GO)).problems).toEqual([]);
  });

  it.each([
    ['E: 摸1m 切1m', 'E: +1m -1m'],
    ['E: +1m −1m S: +2m –2m W: +3m —3m', 'E: +1m -1m S: +2m -2m W: +3m -3m'],
    ['東家: +(4)(5)'.replace('(5)', ' -(4)'), 'E: +4p -4p'],
    ['W: ポン[_777p] N: 碰[_888p] S: カン[[1111m]]', 'W: [_777p] N: [_888p] S: [[1111m]]'],
    ['S: 花2f 抜N 拔E', 'S: out 2f out N out E'],
    ['S: リーチ 聴 聽 MIJI', 'S: riichi ready ready ready'],
    ['S: 胡 和 過 流局', 'S: win win pass end'],
    ['S: 自摸6m', 'S: +6m win6m'],
    ['S: +6m 自摸6m', 'S: +6m win6m'],
    ['S: ツモ', 'S: win'],
    ['S: ツモ\nE: +1m', 'S: win E: +1m'],
    ['S: ツモ @a (S: 打 1m)\nexpect S+3', 'S: win @a (S: -1m)\nexpect S+3'],
    ['S: ツモ 6m 打 4m E: 摸 1m 切 1m', 'S: +6m -4m E: +1m -1m'],
    ['S: tsumo 6m - W: pass', 'S: +6m - W: pass'],
    ['S: - 東 E: ロン 東', 'S: -E E: win E'],
    ['S: -　4m E: win 4m', 'S: -4m E: win4m'],
    ['東家： +1m 南家: +1m 西家: +1m 北家: +1m', 'E: +1m S: +1m W: +1m N: +1m'],
    ['east: +1m South: +1m WEST: +1m north: +1m', 'E: +1m S: +1m W: +1m N: +1m'],
    ['东: +1m 东家: +1m 東: +1m', 'E: +1m E: +1m E: +1m'],
    [
      'W: チー[_777p] チイ[_789p] 吃[_789p] pung[_777p] 杠[_7777p]',
      'W: [_777p] [_789p] [_789p] [_777p] [_7777p]',
    ],
    ['S: 立直 聴牌 聽牌 听牌 听 miji オープン', 'S: riichi ready ready ready ready ready open'],
    ['S: 榮 栄 荣 ron 过 見逃し スルー', 'S: win win win win pass pass pass'],
    ['S: 錯和 誤和 诈和 詐胡 诈胡 チョンボ', 'S: falsewin falsewin falsewin falsewin falsewin falsewin'],
    ['S: ？ロン ！和 ?碰[_777p]', 'S: ?win !win ?[_777p]'],
    ['S: ＋1m －1m ―', 'S: +1m -1m -'],
    ['S: out 1f2f', 'S: out 1f out 2f'],
  ])('%s', (said, canonical) => {
    expect(recordOf(`play: ${said}`)).toEqual(recordOf(`play: ${canonical}`));
  });

  it('ends the header with dashes too', () => {
    for (const word of ['---', '——', 'play：'])
      expect(recordOf(`turn=E ${word} E: +1m`)).toEqual(recordOf('turn=E play: E: +1m'));
  });
});

describe('positions', () => {
  it('have rivers with marks, and a tile open to claims', () => {
    const text = `rules=mcr left=52
E: | 1m>S 9p E W^ 9m?
S: [_123m][456m] 78m 234p 55s | N 1s^* 9s
play: S: ?win`;
    const {seats} = recordOf(text).start;
    expect(seats?.east?.river?.[0]).toEqual({tile: '1m', by: 'south'});
    expect(seats?.east?.river?.[3]).toEqual({tile: 'W', drawn: true});
    expect(seats?.east?.claimable).toBe(true);
    expect(seats?.south?.river?.[1]).toEqual({tile: '1s', drawn: true, declared: true});
    expect(replay(recordOf(text)).problems).toEqual([]);
  });

  it('need no moves', () => expect(recordOf('rules=mcr turn=E').moves).toEqual([]));
});

describe('a record whose options are all the usual ones', () => {
  it('is written without options, and read again', () => {
    const {options: _options, ...record} = recordOf('rules=mcr turn=E play: E: +1m');
    expect(recordOf(formatRound({...record, options: {}}))).toEqual(record);
  });
});

describe('names of players', () => {
  it('are read as people write them: `_` is a space, `__` an underscore', () => {
    const read = parseRound('rules=mcr players=Aoi_B.,foo__bar,李,d turn=E');
    expect(read).toMatchObject({start: {players: ['Aoi B.', 'foo_bar', '李', 'd']}});
  });

  it.each([['Aoi B.'], ['foo_bar'], ['Miller, Ann'], ['a {b} (c)'], ['x  y'], ['#1'], ['“q”']])(
    'stay names in a text: %s',
    (name) => {
      const record = parseRound('rules=mcr players=a,b,c,d turn=E') as RoundRecord;
      const named = {...record, start: {...record.start, players: [name, 'b', 'c', 'd']}};
      const text = formatRound(named);
      const again = parseRound(text) as RoundRecord;
      expect(again.start.players?.[0]).toBe(name.replace(/[\s,{}()#“”]+/g, ' ').trim());
      expect(formatRound(again)).toBe(text);
    },
  );
});

describe('comments, names and side lines', () => {
  it('belong to the move before them, and are kept', () => {
    const text = 'play: E: +1m @x {a {b} -1m # {c}\nS: +2m -2m (S: -1p W: +3p) N: pass';
    const record = recordOf(text);
    expect(record.moves[0]).toMatchObject({name: 'x', note: 'a {b'});
    expect(record.moves[2].line).toHaveLength(2);
    expect(recordOf(formatRound(record))).toEqual(record);
  });

  it('are no names of rules of the page', () => {
    const record = recordOf('rules=#mine seed=7 start=deal # a remark\nplay: E: -1m # another');
    expect(record).toMatchObject({rules: '#mine', start: {seed: '7'}});
    expect(record.moves).toHaveLength(1);
    expect(recordOf(formatRound(record))).toEqual(record);
  });

  it('may stand in quotes, for templates in which a brace begins code', () => {
    const braces = recordOf('{before} play: E: +1m {a # b} -1m {c}');
    expect(recordOf('“before” play: E: +1m "a # b" -1m “c”')).toEqual(braces);
    expect(recordOf('play: E: +1m “he said {no}”').moves[0].note).toBe('he said {no}');
    expect(parseRound('play: E: +1m “a')).toMatchObject({code: 'unclosed-comment', column: 14});
  });

  it.each(['a } b', 'a “b” c', '"a" {b'])('are written so that they are read again: %s', (note) => {
    const record = {...recordOf('play: E: +1m'), note};
    expect(recordOf(formatRound(record)).note).toBe(note);
  });

  it('do not stop the record where a side line is at fault', () => {
    const text = 'rules=mcr turn=E\nplay:\nE: +1m -1m\nS: +2m -2m (S: -3m W: [_999p])\nW: +4m -4m';
    const {problems, positions} = replay(recordOf(text));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({line: 4, column: 23});
    expect(positions).toHaveLength(7);
  });

  it('may be inside one another, but not without end', () => {
    const inside = (depth: number): string => `play:\nE: +1m ${'(E: +2m '.repeat(depth)}${')'.repeat(depth)}`;
    const record = recordOf(inside(50));
    expect(recordOf(formatRound(record))).toEqual(record);
    expect(replay(record).problems).toEqual([]);
    for (const depth of [51, 2_500, 20_000])
      expect(parseRound(inside(depth))).toMatchObject({
        code: 'line-too-deep',
        about: '50',
        line: 2,
        column: 8 + 8 * 50,
      });
  });

  it('of a record that is not from text may not be inside one another without end either', () => {
    let move: RecordMove = {seat: 'east', do: 'draw', tile: '1m'};
    for (let depth = 0; depth < 20_000; depth++) move = {seat: 'east', do: 'draw', tile: '2m', line: [move]};
    const {problems} = replay({version: 1, start: {}, moves: [move]});
    expect(problems.map(({code}) => code)).toEqual(['line-too-deep']);
  });

  it('are played alone as they are in the round', () => {
    const text = 'play:\nE: +1m -1m\nS: +2m -2m (S: -3m W: +4m (W: +5m -5m) -4m)\nW: +6m';
    const {moves} = recordOf(text);
    const {positions} = replay(recordOf(text));
    const line = replayLine(anyMahjong(), {moves, positions}, 2);
    expect([line.from, line.positions.length]).toEqual([3, 4]);
    expect(line.positions[0]).toBe(positions[3]);
    const within = replayLine(anyMahjong(), {moves: moves[2].line ?? [], positions: line.positions}, 1);
    expect([within.from, within.positions.length]).toEqual([1, 3]);
  });
});

describe('faults', () => {
  it.each([
    ['rules=mcr\nwhat=1', 2, 1, 'unknown-name'],
    ['rules=mcr\nleft=many', 2, 6, 'bad-value'],
    ['E: 12x', 1, 6, 'unknown-character'],
    ['play:\nE: +1m\n S: hm', 3, 5, 'unknown-word'],
    ['play:\n +1m', 2, 2, 'seat-expected'],
    ['play: E: +1m {never', 1, 14, 'unclosed-comment'],
    ['play: E: +1m (S: -1m', 1, 14, 'unclosed-line'],
    ['play: E: +1m )', 1, 14, 'unopened-line'],
    ['E: 1m\nE: 2m', 2, 1, 'seat-twice'],
    ['left=3 turn=E left=4', 1, 15, 'name-twice'],
    ['play: E: +1m\nexpect', 2, 1, 'seat-expected'],
    ['expect E+1 E+2', 1, 12, 'seat-twice'],
    ['play: E: +', 1, 10, 'tile-expected'],
    ['play: E: + \nS: +1m', 1, 10, 'tile-expected'],
    ['play: E: + 1x', 1, 13, 'unknown-character'],
    ['play: E: +12m', 1, 11, 'unknown-word'],
    ['play: E: out', 1, 10, 'tile-expected'],
    ['play: E: ポン', 1, 10, 'tile-expected'],
    ['play: E: [_77', 1, 10, 'unclosed-meld'],
    ['play: E: +1m (', 1, 14, 'unclosed-line'],
    ['play: E: +1m ()', 1, 14, 'move-expected'],
    ['play: E: (S: +1m)', 1, 10, 'move-expected'],
    ['play: E: +1m @', 1, 14, 'name-expected'],
    ['E: +1m -1m\nS: +2m', 1, 8, 'play-missing'],
    ['E: 123m\nS: 123m win', 2, 9, 'play-missing'],
    ['E: 123m | 1m ?pass', 1, 14, 'play-missing'],
    ['E: 123m | 1m>', 1, 14, 'seat-expected'],
    ['E: | 1m out', 1, 12, 'tile-expected'],
    ['expect E+1 next', 1, 16, 'seat-expected'],
    ['expect E', 1, 8, 'bad-value'],
    ['expect E+1 zzz', 1, 12, 'after-expect'],
    ['rules=mcr options=:1', 1, 19, 'bad-value'],
    ['points=E', 1, 8, 'bad-value'],
    ['dice=7', 1, 6, 'bad-value'],
    ['dice=2.5,1', 1, 7, 'bad-value'],
    ['wild=77x', 1, 8, 'unknown-character'],
    ['start=middle', 1, 7, 'bad-value'],
  ])('%j', (text, line, column, code) => {
    expect(parseRound(text)).toMatchObject({code, line, column});
  });

  it.each([
    ['turn', 'odd', 'bad-value', 'odd', 0],
    ['left', '1 2 x 4', 'bad-value', 'x 4', 4],
    ['points', 'E50, Q50', 'bad-value', 'Q50', 5],
    ['wild', '1m 2m', 'bad-value', '2m', 3],
    ['indicators', '1m 7q', 'unknown-character', 'q', 4],
    ['rules', ' ', 'bad-value', ' ', 0],
    ['what', 'odd', 'unknown-name', 'what', 0],
  ])('of a value beside the text have their place in it: %s="%s"', (field, value, code, about, start) => {
    const read = parseRound('E: 123m', {[field]: value});
    expect(read).toMatchObject({code, field, about, at: {start}});
    expect(read).not.toHaveProperty('line');
  });

  it('quote no more of a word than can be read', async () => {
    const text = `play: E: ${'x'.repeat(5000)}`;
    for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans'] as const) {
      const read = parseRound(text, {}, await roundMessages(lang));
      expect(isFault(read) && [read.about?.length, read.message.length < 200]).toEqual([5000, true]);
    }
  });

  it('come with the rule that is broken, at the word', () => {
    const text =
      'rules=luqiao wild=9s turn=E\nW: 77p 123m 456m 789s 4p 1s\nplay:\nE: +1m -7p\nW: pass\nS: +2s -7p\nW: [_777p]';
    expect(replay(recordOf(text)).problems).toMatchObject([
      {code: 'passed-pung', cite: 'TZ-16', line: 7, column: 4},
    ]);
  });

  it.each([
    [
      'E: +2m',
      'E: +1m',
      ['a tile must be discarded first', '先に牌を捨てる必要があります', '要先打牌', '要先打牌'],
    ],
    ['E: -2m', '', ['a tile must be drawn first', '先に牌を引く必要があります', '要先摸牌', '要先摸牌']],
    ['S: +2m', 'E: +1m', ['it is another player’s turn', '手番ではありません', '還沒輪到', '还没轮到']],
    ['E: -2m', 'E: +1m -1m', ['it is another player’s turn', '手番ではありません', '還沒輪到', '还没轮到']],
  ])('say of %j after %j whose turn it is, or what must come first on it', async (move, before, words) => {
    const record = recordOf(`rules=luqiao wild=9s turn=E\nplay:\n${before}\n${move}`);
    const said = await Promise.all(
      LANGS.map(async (lang) => replay(record, {messages: await roundMessages(lang)}).problems),
    );
    said.forEach(([problem], i) => {
      expect(problem).toMatchObject({code: 'not-your-turn', cite: 'TZ-4'});
      expect(problem.message).toContain(words[i]);
    });
  });

  it('say why a draw is none, after all others have passed', () => {
    const text = 'rules=mcr turn=E\nplay:\nE: +1m -1m\nS: +1m -1m\nW: +1m -1m\nN: +1m -1m\nE: +1m';
    expect(replay(recordOf(text)).problems).toMatchObject([{code: 'five-of-a-kind', line: 7, column: 4}]);
  });

  it.each([
    ['rules=nothing', 1, 7, 'unknown-rules'],
    ['rules=mcr options=what:1', 1, 19, 'unknown-option'],
    ['rules=mcr options=lastDiscardCalls:1', 1, 19, 'bad-option'],
    ['rules=mcr\nE: 12m', 2, 4, 'too-few-tiles'],
    ['rules=mcr\nE: 123456789m123456789p', 2, 4, 'too-many-tiles'],
    ['rules=mcr wall=1m', 1, 16, 'bad-field'],
    ['rules=mcr turn=E\nplay:\nE: ?-1m', 3, 4, 'not-your-turn'],
    ['rules=mcr turn=E\nplay:\nE: !+1m', 3, 4, 'asserted-illegal'],
    ['rules=mcr turn=E\nplay:\nE: +1m\nexpect E+1', 4, 1, 'expected-end'],
    ['rules=mcr left=1 turn=E\nplay:\nE: +1m -1m\nexpect E+1', 4, 8, 'expected-net'],
    ['rules=mcr left=1 turn=E\nplay:\nE: +1m -1m\nexpect next N', 4, 13, 'expected-next'],
    ['rules=mcr left=1 turn=E\nplay:\nE: +1m -1m\nexpect next S 1', 4, 15, 'expected-counters'],
    ['rules=mcr left=1 turn=E\nplay:\nE: +1m -1m\nexpect points E1', 4, 15, 'expected-points'],
  ])('%j: is said by the referee', (text, line, column, code) => {
    expect(replay(recordOf(text)).problems[0]).toMatchObject({code, line, column});
  });

  it('say that a rule set has no flow', () => {
    const record = recordOf('rules=riichi turn=E\nplay:\nE: +1m');
    expect(replayRecord(record, {ruleset: riichi}).problems).toMatchObject([
      {code: 'no-flow', line: 1, column: 7},
    ]);
  });

  it('ask whether he won, where a record stops on a complete hand', () => {
    const text = 'rules=mcr turn=S\nS: [123m][456m] 789m 234p 5s\nplay:\nS: +5s';
    expect(replay(recordOf(text)).notes).toMatchObject([
      {code: 'expected-end', seat: 'south', line: 4, column: 4},
    ]);
    expect(replay(recordOf(`${text} win`)).notes).toEqual([]);
    expect(replay(recordOf(`${text} ?win`)).notes).toEqual([]);
    expect(replay(recordOf(`${text}\nexpect S+1`)).problems).toMatchObject([
      {code: 'expected-end', about: 'south'},
    ]);
  });

  it('are values for whatever text there is', () => {
    const random = randomOf('texts');
    const pieces = 'ESWN東南:=|+-?!@{}“”"()[]<>^*#_ \n1234567890mpszfXr,.;萬ツモ打ロン和'.split('');
    pieces.push(
      'play:',
      'expect',
      'rules=mcr ',
      'turn=E ',
      'win',
      'out',
      '[_777p]',
      '<br>',
      'next',
      'points',
      'E: ',
      '123m',
    );
    for (let i = 0; i < 100_000; i++) {
      let text = '';
      for (let n = random.below(12); n >= 0; n--) text += pieces[random.below(pieces.length)];
      const read = parseRound(text);
      if (isFault(read)) expect(read.line).toBeGreaterThan(0);
      else replay(read);
    }
  });

  it('are found in time that grows with the text alone', async () => {
    for (const piece of [
      '<',
      '[',
      '(',
      '{',
      '“',
      '"',
      '" ',
      'E: ',
      '[[',
      '((',
      '+',
      '@',
      '1',
      '<br',
      '（',
      '— ',
    ]) {
      const read = (length: number) => timeOf(() => parseRound(`play: E: +1m ${piece.repeat(length)}`));
      expect(await growth(read, 60_000), piece).toBeLessThan(LINEAR);
    }
  });
});
