import {describe, expect, it} from 'vitest';
import {ledgerJson} from '../../src/cli/ledger.js';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {LANGS} from '../../src/core/game/names.js';
import {explainFault, faultOfCount} from '../../src/core/situation/problem.js';
import {loadLocale} from '../../src/locales/index.js';
import {ledgerWords} from '../../src/locales/ledger.js';
import {LEDGER_CODES, explainLedger, type LedgerCode} from '../../src/round/ledger/faults.js';
import {SPELLINGS} from '../../src/round/ledger/words.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {seeded} from '../rules/random.js';

/** The rules that the command knows, and one more rule set that is not played. */
const rulesOf: typeof rulesOfLedger = (id) => {
  const found = rulesOfLedger(id === 'unplayed' ? 'riichi' : id);
  return id === 'unplayed' && found ? {ruleset: {...found.ruleset, id}} : found;
};
const read = (text: string) => readLedger(text, rulesOf);

/** The code of the fault, the word that it points at, and the line. */
function faultOf(text: string): readonly [LedgerCode, string, number] | undefined {
  const {fault} = read(text);
  if (!fault) return undefined;
  const {at, line, column} = fault;
  const before = text.slice(0, at.start);
  expect(line).toBe(before.split('\n').length);
  expect(column).toBe(before.length - before.lastIndexOf('\n'));
  return [fault.code, text.slice(at.start, at.end), line];
}

const four = 'rules=ribon players=A,B,C,D sitsout=D\n';

const bad: readonly (readonly [string, LedgerCode, string])[] = [
  ['', 'no-rules', ''],
  ['A tsumo 12', 'no-rules', ''],
  ['rules=hanafuda', 'unknown-rules', 'rules=hanafuda'],
  ['rules=unplayed\nA tsumo 8', 'no-flow', 'rules=unplayed'],
  ['rules=ribon\nrulez=mcr', 'unknown-name', 'rulez=mcr'],
  ['rules=ribon sitsout', 'unknown-name', 'sitsout'],
  ['rules=ribon options=notenPol:20', 'unknown-option', 'options=notenPol:20'],
  ['rules=ribon options=notenPool:30', 'bad-option', 'options=notenPool:30'],
  ['rules=luqiao options=rotations:17', 'bad-option', 'options=rotations:17'],
  ['rules=ribon counters=-1', 'bad-value', 'counters=-1'],
  ['rules=ribon sticks=two', 'bad-value', 'sticks=two'],
  ['rules=mcr hand=16', 'bad-value', 'hand=16'],
  ['rules=shiragiku round=middle', 'bad-value', 'round=middle'],
  ['rules=shiragiku dice=719', 'bad-value', 'dice=719'],
  ['rules=ribon points=A', 'bad-value', 'points=A'],
  ['rules=ribon points=X50', 'unknown-player', 'points=X50'],
  ['rules=ribon players=A,B', 'player-count', 'players=A,B'],
  ['rules=ribon players="A B"', 'player-count', 'players="A B"'],
  ['rules=mcr players=A,B,C', 'player-count', 'players=A,B,C'],
  ['rules=ribon players=A,B,A', 'player-twice', 'players=A,B,A'],
  ['rules=ribon players=A,tsumo,C', 'player-is-word', 'players=A,tsumo,C'],
  ['rules=ribon players=A,12,C', 'player-is-word', 'players=A,12,C'],
  ['rules=ribon players=A,B,C,D sitsout=E', 'unknown-player', 'sitsout=E'],
  ['rules=ribon players=A,B,C,D sitsout=A dealer=A', 'sits-out', 'dealer=A'],
  ['rules=mcr sitsout=D', 'not-in-rules', 'sitsout=D'],
  ['rules=ribon\nA tsumo 12\nplayers=A,B,C', 'name-late', 'players=A,B,C'],
  ['rules=ribon\nX tsumo 12', 'unknown-player', 'X'],
  ['rules=ribon\nA', 'word-missing', 'A'],
  ['rules=ribon\nA wins 12', 'unknown-word', 'wins'],
  ['rules=ribon\nA draw', 'unknown-word', 'draw'],
  ['rules=ribon\nA tsumo', 'total-missing', 'tsumo'],
  ['rules=ribon\nA ron B', 'total-missing', 'B'],
  ['rules=ribon\nA ron B, C ron B 4', 'total-missing', ','],
  ['rules=ribon\nA tsumo -3', 'bad-total', '-3'],
  ['rules=ribon\nA tsumo 4.5', 'bad-total', '4.5'],
  ['rules=ribon\nA tsumo 12345678', 'bad-total', '12345678'],
  ['rules=ribon\nA ron', 'discarder-missing', 'ron'],
  ['rules=ribon\nA ron 9', 'discarder-missing', '9'],
  ['rules=ribon\nA ron 9, B ron C 4', 'discarder-missing', '9'],
  ['rules=ribon\nA 放槍 9', 'winner-missing', '9'],
  ['rules=ribon\nA ron X 9', 'unknown-player', 'X'],
  ['rules=ribon\ngame', 'left-over', 'game'],
  ['rules=ribon\nA tsumo 12\ngame\ngame', 'left-over', 'game'],
  ['rules=ribon\nA tsumo 12\ngame counters=2', 'name-late', 'counters=2'],
  ['rules=ribon\nA tsumo 12\ngame dealer=X', 'unknown-player', 'dealer=X'],
  ['rules=ribon\nA tsumo 12\ngame dealer', 'unknown-name', 'dealer'],
  ['rules=ribon\nfalsewin', 'player-missing', 'falsewin'],
  ['rules=ribon\ndraw A A', 'player-twice', 'A'],
  ['rules=ribon\ndraw A riichi', 'player-missing', 'riichi'],
  ['rules=ribon\nA ron A 9', 'from-self', 'A'],
  ['rules=ribon\nA ron B 9, A ron B 9', 'player-twice', 'A'],
  ['rules=ribon\nA ron B 9, C ron A 9', 'several-discarders', 'A'],
  ['rules=ribon\nA tsumo 9, C tsumo 9', 'several-winners', 'C'],
  ['rules=luqiao\nA ron B 9, C ron B 9', 'several-winners', 'C'],
  ['rules=ribon\nA ron B 9, draw', 'left-over', 'draw'],
  ['rules=ribon\ndraw A, B ron C 9', 'left-over', 'B'],
  ['rules=ribon\nA tsumo 9 B', 'left-over', 'B'],
  ['rules=ribon\nA tsumo 9 bao', 'not-in-rules', 'bao'],
  ['rules=luqiao\nA tsumo 9 bao', 'not-in-rules', 'bao'],
  ['rules=mcr\nA nagashi 44', 'not-in-rules', 'nagashi'],
  ['rules=ribon options=nagashi:false\nA nagashi 44', 'not-in-rules', 'nagashi'],
  ['rules=ribon counters=1\nsticks=1 counters=2', 'name-twice', 'counters=2'],
  ['rules=ribon\nA seven B 8', 'not-in-rules', 'seven'],
  ['rules=ribon\nA tsumo 8 tianhu', 'not-in-rules', 'tianhu'],
  ['rules=xinzhang\nB tsumo 28 tianhu', 'not-in-rules', 'tianhu'],
  ['rules=supercup\nA tsumo 28 tianhu', 'not-in-rules', 'tianhu'],
  ['rules=supercup\nA seven B 8', 'not-in-rules', 'seven'],
  ['rules=mcr\nA tsumo 8 riichi A', 'not-in-rules', 'A'],
  ['rules=mcr\nA tsumo 8 | B 2', 'not-in-rules', 'B'],
  ['rules=luqiao\nA tsumo 8 | A 2', 'player-twice', 'A'],
  ['rules=luqiao\nA tsumo 8 | B 2 B 3', 'player-twice', 'B'],
  ['rules=luqiao\nA tsumo 8 | B', 'total-missing', 'B'],
  ['rules=luqiao\ndraw | B 2', 'not-in-rules', 'B'],
  ['rules=luqiao\nA ron B 11', 'total-step', '11'],
  ['rules=luqiao\nA ron B 12 | C 3', 'total-step', '3'],
  ['rules=luqiao options=roundUpToTen:true\nA ron B 12', 'total-step', '12'],
  ['rules=luqiao\nA ron B 8', 'total-low', '8'],
  ['rules=luqiao\nA tsumo 10', 'total-low', '10'],
  ['rules=mcr\nA ron B 7', 'total-low', '7'],
  ['rules=xinzhang\nA ron B 1', 'total-low', '1'],
  ['rules=xinzhang options=minTai:3\nA ron B 2', 'total-low', '2'],
  ['rules=xinzhang\nB seven D 7', 'total-low', '7'],
  ['rules=xinzhang\nB seven D 9', 'total-none', '9'],
  ['rules=riichi\nA tsumo 1000-2000', 'shares-all', '1000-2000'],
  ['rules=riichi\nB tsumo 4000 all', 'shares-two', '4000 all'],
  ['rules=riichi\nB ron A 1000-2000', 'shares-one', '1000-2000'],
  ['rules=xinzhang\nA tsumo 23 tianhu', 'total-low', '23'],
  ['rules=supercup\nB tsumo 0', 'total-low', '0'],
  ['rules=shiragiku\nB tsumo 0', 'total-low', '0'],
  ['rules=ribon\nB ron C 3', 'total-low', '3'],
  ['rules=ribon\nA ron C 4', 'total-low', '4'],
  ['rules=ribon counters=3\nB ron C 6', 'total-low', '6'],
  ['rules=ribon\nB nagashi 42', 'total-low', '42'],
  ['rules=ribon\ndraw A riichi B', 'riichi-ready', 'B'],
  ['rules=ribon\ndraw riichi A', 'riichi-ready', 'A'],
  ['rules=ribon\nA tsumo 9 “three', 'unclosed-comment', '“'],
  ['rules=mcr dice=334\ndraw', 'not-in-rules', 'dice=334'],
  ['rules=mcr\ndraw dice=334', 'not-in-rules', 'dice=334'],
  ['rules=shiragiku\ndraw dice=719', 'bad-value', 'dice=719'],
  ['rules=shiragiku\ndraw dealer=middle', 'bad-value', 'dealer=middle'],
  ['rules=shiragiku\ndraw east=X', 'unknown-player', 'east=X'],
  ['rules=shiragiku\ndraw esat=B', 'unknown-name', 'esat=B'],
  ['rules=shiragiku\ndraw dice=334 east=B', 'name-twice', 'east=B'],
  ['rules=shiragiku dice=334\ndraw dice=334', 'name-twice', 'dice=334'],
  [`rules=shiragiku\n${'draw\n'.repeat(2001)}`, 'too-many-hands', 'draw'],
  [`${four}D tsumo 12`, 'sits-out', 'D'],
  [`${four}A ron D 12`, 'sits-out', 'D'],
  [`${four}draw D`, 'sits-out', 'D'],
  [`${four}falsewin D`, 'sits-out', 'D'],
  [`${four}draw riichi D`, 'sits-out', 'D'],
  [`${four}draw D riichi D`, 'sits-out', 'D'],
  ['rules=ribon points=A1\ndraw riichi A', 'riichi-stick', 'A'],
  ['rules=ribon\nfalsewin A, A ron B 9', 'dead-hand', 'A'],
  ['rules=ribon\nfalsewin A, draw A', 'dead-hand', 'A'],
  ['rules=ribon points=A8\nB ron A 9\nB ron A 9', 'game-over', 'B'],
  ['rules=riichi\nB tsumo 32000 B bao', 'bao-winner', 'B'],
  ['rules=riichi\nB tsumo 64000 C bao', 'bao-total', 'bao'],
];

describe('what is wrong with a ledger', () => {
  it.each(bad)('%j: %s at %j', (text, code, word) => {
    expect(faultOf(text)?.slice(0, 2)).toEqual([code, word]);
  });
  it('cites the rule, where there is one', () => {
    const cite = (text: string) => read(text).fault?.cite;
    expect(cite('rules=ribon points=A1\ndraw riichi A')).toBe('RB-F9');
    expect(cite('rules=ribon points=A8\nB ron A 9\nB ron A 9')).toBe('RB-6');
    expect(cite('rules=mcr\nA ron B 9, C ron B 9')).toBe('MC-10');
  });
  it('names the first of several in a line, wherever the players are checked', () => {
    const column = (line: string) => read(four + line).fault?.column;
    expect(column('draw D riichi D')).toBe(6);
    expect(column('A ron D 12 riichi D')).toBe(7);
    expect(column('falsewin B, D tsumo 12 riichi B')).toBe(13);
    expect(column('draw A D riichi D')).toBe(8);
  });
  it('has a place in the whole text for each part of a line', () => {
    const text = 'rules=ribon; A tsumo 12; B run C 9';
    expect(read(text).fault).toMatchObject({code: 'unknown-word', line: 1, column: 28});
    expect(faultOf(text)).toEqual(['unknown-word', 'run', 1]);
  });
  it('guesses the name that was meant', async () => {
    const {faults} = await ledgerWords.load('en');
    const said = (text: string) => {
      const {fault} = read(text);
      return fault && explainLedger(fault, faults).message;
    };
    expect(said('player=A,B,C')).toBe('“player” is not a setting (did you mean players=…?).');
    expect(said('rules=shiragiku\ndraw esat=B')).toBe('“esat” is not a setting (did you mean east=…?).');
    expect(said('rules=mcr\nA ron B 7')).toBe('The total must be at least 8 (MC-16).');
  });
  it('tells how many players there may be, and how many are named', async () => {
    for (const [lang, message] of [
      ['en', 'The number of players must be 4, not 3. Write commas between their names.'],
      ['ja', '人数は4人のはずですが、名前が3人分あります（名前はコンマで区切ってください）。'],
      ['zh-Hant', '應有4位玩家，這裡卻有3個名字（名字之間請用逗號隔開）。'],
      ['zh-Hans', '应有4位玩家，这里却有3个名字（名字之间请用逗号隔开）。'],
    ] as const) {
      const {fault} = read('rules=mcr players=A,B,C');
      const {faults} = await ledgerWords.load(lang);
      expect(fault && explainLedger(fault, faults).message).toBe(message);
      // a round says the same
      const miscounted = faultOfCount(['A', 'B', 'C'], [4]) ?? expect.unreachable();
      expect(explainFault(miscounted, (await loadLocale(lang)).problems).message).toBe(message);
    }
  });
  it('keeps what stands before it', () => {
    const {hands, next} = read('rules=ribon\nA tsumo 12\nA tsumo\nB tsumo 5');
    expect(hands).toHaveLength(1);
    expect(next).toMatchObject({counters: 1, points: {east: 74}});
  });
  it('has every code, and says it in every language', async () => {
    const seen = new Set(bad.map(([, code]) => code));
    // faults of rounds inside a ledger are in ledger-told.test.ts
    const here = LEDGER_CODES.filter((code) => !code.startsWith('round-'));
    expect(here.filter((code) => !seen.has(code))).toEqual([]);
    for (const lang of LANGS) {
      const {faults} = await ledgerWords.load(lang);
      for (const [text] of bad) {
        const {fault} = read(text);
        const message = fault && explainLedger(fault, faults).message;
        expect(message).toMatch(/\S{2}/u);
        expect(message).not.toMatch(/undefined|\[object/);
      }
    }
  });
});

describe('what is read too', () => {
  const nets = (text: string): unknown =>
    ledgerJson(read(text)).map((hand) => ('net' in hand ? hand.net : hand));

  it.each<readonly [text: string, canonical: string]>([
    ['rules=ribon\nA ツモ 12', 'rules=ribon\nA tsumo 12'],
    ['rules=ribon\nＡ　ロン　Ｂ　９、Ｃ　ロン　Ｂ　４', 'rules=ribon\nA ron B 9, C ron B 4'],
    ['rules=ribon\n流局 A リーチ A', 'rules=ribon\ndraw A riichi A'],
    ['rules=ribon\r\nA TSUMO 12\r\n', 'rules=ribon\nA tsumo 12'],
    ['  rules=ribon # 李凡師\n\n# nothing yet\n A tsumo 12 # first\n', 'rules=ribon\nA tsumo 12'],
    ['rules=luqiao\nC 榮和 B 100 包｜A 8', 'rules=luqiao\nC ron B 100 bao | A 8'],
    ['rules=xinzhang\nA 自摸 28 天胡', 'rules=xinzhang\nA tsumo 28 tianhu'],
    ['rules=xinzhang\nB 七抢一 D 8', 'rules=xinzhang\nB seven D 8'],
    ['rules=mcr\n錯和 B', 'rules=mcr\nfalsewin B'],
    ['rules = ribon  players =A,B,C\nA tsumo 12', 'rules=ribon players=A,B,C\nA tsumo 12'],
    ['ＲＵＬＥＳ＝ribon\nA tsumo 12', 'rules=ribon\nA tsumo 12'],
    ['rules=ribon\nA 流し満貫 44', 'rules=ribon\nA nagashi 44'],
    ...['胡', '胡牌', '和', '和牌', '榮和', '荣和', '食糊', '食胡', 'ロン'].map(
      (word) => [`rules=mcr\nA ${word} B 9`, 'rules=mcr\nA ron B 9'] as const,
    ),
    ...['放槍', '放銃', '放枪', '放铳', '點炮', '点炮', '振り込み'].map(
      (word) => [`rules=mcr\nA ${word} B 9`, 'rules=mcr\nB ron A 9'] as const,
    ),
    ['rules=ribon\nA 放銃 B 9, A 放銃 C 5', 'rules=ribon\nB ron A 9, C ron A 5'],
    ['rules=ribon; A tsumo 12; B ron C 9', 'rules=ribon\nA tsumo 12\nB ron C 9'],
    ['rules=ribon；A tsumo 12；B ron C 9;', 'rules=ribon\nA tsumo 12\nB ron C 9'],
    [
      'rules=ribon options=notenPool:40; banban:3; draw A # a; b\nB ron C 9',
      'rules=ribon options=notenPool:40;banban:3\ndraw A\nB ron C 9',
    ],
    ['rules=ribon "a; b"; A tsumo 12 “c # d” {e; "f} ; B ron C 9', 'rules=ribon\nA tsumo 12\nB ron C 9'],
  ])('%j', (text, canonical) => {
    expect(read(text).fault).toBeUndefined();
    expect(nets(text)).toEqual(nets(canonical));
  });
  it('names in any script', () => {
    const {hands} = read('rules=ribon players=林,Élodie,ミカ\n林 ron ミカ 9');
    expect(hands[0].ending.net).toEqual({east: 9, south: 0, west: -9});
  });
  it('no spelling twice', () => {
    const all = Object.entries(SPELLINGS).flatMap(([word, others]) => [word, ...others]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('ledgers at random', () => {
  const WORDS = [
    ...['rules=ribon', 'rules=luqiao', 'rules=xinzhang', 'rules=mcr', 'rules=shiragiku', 'rules=tohtenko'],
    ...['players=A,B,C,D', 'players=A,B,C', 'sitsout=D', 'options=gameLength:tonpu', 'points=A3,B8'],
    ...[
      'A',
      'B',
      'C',
      'D',
      'tsumo',
      'ron',
      'draw',
      'nagashi',
      'seven',
      'bao',
      'tianhu',
      'riichi',
      'falsewin',
    ],
    ...['0', '2', '8', '12', '100', ',', '|', '\n', '\n', '\n', '#', '=', 'ツモ', '\u0000', '🀄', ' '],
  ];

  /** Rules and players, then lines of which most are right. */
  function likely(random: (below: number) => number): string {
    const pick = (from: readonly string[]): string => from[random(from.length)];
    const name = (): string => pick(['A', 'B', 'C', 'D']);
    const line = (): string =>
      pick([
        `${name()} tsumo ${random(30)}`,
        `${name()} ron ${name()} ${random(30)}`,
        `draw ${name()}`,
        `draw ${name()} ${name()} riichi ${name()}`,
        `falsewin ${name()}, ${name()} ron ${name()} ${random(30)}`,
        `falsewin ${name()}`,
        `${name()} ron ${name()} ${random(30)}, ${name()} ron ${name()} ${random(30)}`,
        `${name()} ron ${name()} ${random(120)} bao | ${name()} ${random(90)}`,
        `${name()} nagashi 44`,
        `${name()} seven ${name()} ${8 + random(9)}`,
      ]);
    const rules = pick([
      'ribon',
      'ribon players=A,B,C,D',
      'luqiao',
      'xinzhang',
      'mcr',
      'shiragiku',
      'supercup',
    ]);
    return `rules=${rules}\n${Array.from({length: 12}, line).join('\n')}`;
  }

  it('never throw, and every hand that is read sums to nothing', () => {
    const random = seeded(41);
    let read12 = 0;
    for (let i = 0; i < 10_000; i++) {
      const text =
        i % 2
          ? likely(random)
          : Array.from({length: random(40)}, () => WORDS[random(WORDS.length)]).join(' ');
      const {hands, next, fault} = read(text);
      if (fault) expect(text.slice(fault.at.start, fault.at.end).length, text).toBeGreaterThanOrEqual(0);
      for (const {ending, frame} of hands) {
        const seats = Object.keys(frame.places);
        expect(
          Object.values(ending.net).reduce((a, b) => a + b, 0),
          text,
        ).toBe(0);
        expect(Object.keys(ending.points).sort()).toEqual(seats.sort());
        const sum = (points: object): number =>
          Object.values(points).reduce((a: number, b) => a + Number(b), 0);
        expect(sum(ending.points) + ending.sticks, text).toBe(sum(frame.points) + frame.sticks);
      }
      expect(JSON.parse(JSON.stringify({hands, next}))).toEqual({hands, ...(next ? {next} : {})});
      if (hands.length > 3) read12++;
    }
    expect(read12).toBeGreaterThan(100);
  });
});
