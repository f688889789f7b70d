/** Points that a log has otherwise than the referee: whose, what the log says, what the rules say, and where. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {mjGiven} from './run.js';

const HANDS = [
  [11, 12, 13, 24, 25, 26, 37, 38, 39, 22, 23, 41, 41],
  [47],
  ['r60'],
  [11, 14, 17, 22, 25, 28, 33, 36, 39, 41, 42, 43, 24],
  [46],
  [24],
  [12, 15, 18, 23, 26, 29, 31, 34, 37, 42, 44, 47, 47],
  [],
  [],
  [13, 16, 19, 21, 24, 27, 32, 35, 38, 42, 43, 44, 46],
  [],
  [],
];

const log = (net: readonly number[], worth: string, ura: readonly number[] = []): string =>
  JSON.stringify({
    log: [[[0, 0, 0], [25000, 25000, 25000, 25000], [39], ura, ...HANDS, ['和了', net, [0, 1, 0, worth]]]],
  });

const said = async (text: string, ...more: string[]): Promise<readonly string[]> =>
  (await mjGiven(text, 'round', ...more, '-')).out.trim().split('\n');

it('names ura dora where these would explain the difference, and the log has none', async () => {
  const [east, south, worth, count] = await said(log([13000, -12000, 0, 0], '満貫12000点'));
  const ura = 'Ura dora would explain it, but the log has no ura indicators.';
  expect(east).toMatch(
    /^-:1:\d+: East gets \+13000 in the record, but \+8700 by the rules \(log\[0\]\[16\]\[1\]\)\. /,
  );
  expect(east).toContain(ura);
  expect(south).toContain('South gets −12000 in the record, but −7700 by the rules (log[0][16][1]).');
  expect(worth).toContain(
    'The win of East is 12000 in the log, but 40符3飜 7700 by the rules (log[0][16][2]).',
  );
  expect(worth).toContain(ura);
  expect(count).toBe('0 passed, 1 failed');
});

it('names none where no dora explains it, or the log has the indicators', async () => {
  for (const text of [
    log([12400, -11400, 0, 0], '40符3飜11400点'),
    log([13000, -12000, 0, 0], '満貫12000点', [46]),
  ]) {
    const lines = await said(text);
    expect(lines.join()).toContain('by the rules (log[0][16][1])');
    expect(lines.join()).not.toContain('dora would');
  }
});

it('writes what a win is worth as the log does: a self-draw in shares, a yakuman without fu and han', async () => {
  const text = readFileSync(new URL('../round/logs/riichi.log', import.meta.url), 'utf8');
  const whole = JSON.parse(text) as {log: unknown[][]};
  const judged = async (at: number, change: (hand: unknown[]) => void): Promise<string> => {
    const hand = structuredClone(whole.log[at]);
    change(hand);
    return (await said(JSON.stringify({...whole, log: [hand]}))).join('\n');
  };
  const drawn = await judged(1, (hand) => (hand[2] = (hand[2] as number[]).slice(0, 1)));
  expect(drawn).toContain('is 60符3飜 2000-3900 in the log, but 60符2飜 1000-2000 by the rules');
  const yakuman = await judged(6, (hand) => ((hand[16] as unknown[][])[2][3] = '三倍満24000点'));
  expect(yakuman).toContain('is 24000 in the log, but 8000-16000 by the rules');
});

it('names the indicator of a kong', async () => {
  const events = [
    {
      type: 'start_kyoku',
      bakaze: 'E',
      kyoku: 1,
      honba: 0,
      kyotaku: 0,
      oya: 0,
      dora_marker: 'N',
      scores: [25000, 25000, 25000, 25000],
      tehais: [
        ['1m', '1m', '1m', '1m', '4p', '5p', '6p', '7s', '8s', '9s', '2p', '3p', 'W'],
        ...Array.from({length: 3}, () => Array.from({length: 13}, () => '?')),
      ],
    },
    {type: 'tsumo', actor: 0, pai: 'W'},
    {type: 'ankan', actor: 0, consumed: ['1m', '1m', '1m', '1m']},
    {type: 'tsumo', actor: 0, pai: '4p'},
    {type: 'hora', actor: 0, target: 0, pai: '4p', hora_points: 18000, deltas: [18000, -6000, -6000, -6000]},
    {type: 'end_kyoku'},
  ];
  const lines = await said(events.map((event) => JSON.stringify(event)).join('\n'));
  expect(lines.join('\n')).toContain(
    '(deltas). Kong dora would explain it, but the log lacks an indicator for a kong.',
  );
});

it('says in the text of a round where the number stands', async () => {
  const text =
    'rules=tenhou turn=E left=1 indicators=N\nE: 147m 258p 369s ESWN\nplay:\nE: +P -P\nS: end\nexpect E+3000 S-1000';
  const [east] = await said(text);
  expect(east).toBe('-:6:8: East gets +3000 in the record, but 0 or −1000 or −1500 or −3000 by the rules.');
});

/** Two win on the discard of a third, in a log of mjai: with one counter, and a stick on the table. */
const twoWins = (first: object, second: object, start: object = {scores: [25000, 25000, 25000, 25000]}) => {
  const hidden = Array<string>(13).fill('?');
  const events = [
    {
      ...{type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 1, kyotaku: 1, oya: 0, dora_marker: 'N'},
      ...start,
      tehais: [
        hidden,
        ['2m', '3m', '4m', '4m', '5m', '6m', '6s', '7s', '8s', '2p', '3p', '8p', '8p'],
        ['2m', '3m', '4m', '5m', '6m', '7m', '6s', '7s', '8s', '2p', '3p', '5s', '5s'],
        hidden,
      ],
    },
    {type: 'tsumo', actor: 0, pai: '?'},
    {type: 'dahai', actor: 0, pai: '4p', tsumogiri: false},
    {type: 'hora', actor: 1, target: 0, ...first},
    {type: 'hora', actor: 2, target: 0, ...second},
    {type: 'end_kyoku'},
  ];
  return events.map((event) => JSON.stringify(event)).join('\n');
};
const FIRST = {deltas: [-2300, 3300, 0, 0], scores: [22700, 28300, 25000, 25000]};
const SECOND = {deltas: [-2000, 0, 2000, 0], scores: [20700, 28300, 27000, 25000]};

it('compares the points after each of several wins where the log says them', async () => {
  expect(await said(twoWins(FIRST, SECOND))).toEqual(['1 passed, 0 failed']);
  const paid = await said(twoWins(FIRST, {...SECOND, deltas: [-2300, 0, 2300, 0]}));
  expect(paid).toEqual([
    '-:5:46: East gets −2300 in the record, but −2000 by the rules (deltas).',
    '-:5:46: West gets +2300 in the record, but +2000 by the rules (deltas).',
    '0 passed, 1 failed',
  ]);
});

it('compares nothing that a log of mjai has as null', async () => {
  const unsaid = {deltas: null, scores: null};
  expect(await said(twoWins(unsaid, unsaid))).toEqual(['1 passed, 0 failed']);
});

it('compares what each player has then, in logs of mjai, also where they do not say what he gets', async () => {
  const held = {scores: [20700, 28300, 26000, 25000]};
  const differs = '-:5:72: West has 26000 after the hand in the record, but 27000 by the rules (scores).';
  expect(await said(twoWins(FIRST, {...SECOND, ...held}))).toEqual([differs, '0 passed, 1 failed']);
  const {scores} = FIRST;
  expect(await said(twoWins({scores}, held))).toEqual([differs.replace('72', '46'), '0 passed, 1 failed']);
});

it('compares what each player gets in a log of mjai that does not say with how much a hand begins', async () => {
  const {deltas} = SECOND;
  const found = await said(twoWins({deltas: [-2300, 2300, 0, 0]}, {deltas}, {}));
  expect(found.at(0)).toBe('-:4:46: South gets +2300 in the record, but +3300 by the rules (deltas).');
  // the hand before says it: these are the original logs of mjai
  const next = twoWins(FIRST, SECOND, {});
  const [start, ...events] = next.split('\n');
  const lines = [twoWins(FIRST, {...SECOND, scores: [20700, 29300, 27000, 25000]}), start, ...events];
  const both = await said(lines.join('\n'));
  expect(both.filter((line) => line.includes('South has'))).toEqual([
    '-:5:72: South has 29300 after the hand in the record, but 28300 by the rules (scores).',
    '-:10:72: South has 28300 after the hand in the record, but 32600 by the rules (scores).',
  ]);
  // and where it is the first of a log, what it leaves them with
  const all = (points: number) =>
    [FIRST, SECOND].map(({deltas, scores}) => ({
      ...{deltas, scores: scores.map((n) => n + points)},
    }));
  const [first, second] = all(10000);
  expect(await said(twoWins(first, second, {}))).toEqual(['1 passed, 0 failed']);
  const {scores} = second;
  expect(await said(twoWins({scores: first.scores}, {scores}, {}))).toEqual(['1 passed, 0 failed']);
});

/** Four discard the same wind, and the hand is drawn with a reason. */
const drawnAs = (result: readonly unknown[]): string => {
  const hand = [11, 14, 17, 22, 25, 28, 33, 36, 39, 42, 43, 44];
  const other = [12, 15, 18, 21, 24, 27, 31, 34, 37, 42, 43, 45];
  const seats = [hand, hand, other, other].flatMap((tiles) => [[...tiles, 41], [46], [41]]);
  return JSON.stringify({log: [[[0, 0, 0], [25000, 25000, 25000, 25000], [44], [], ...seats, result]]});
};

it('compares the reason for which a hand is drawn', async () => {
  for (const right of [['四風連打'], ['四風子連打'], ['流局'], ['流局', [0, 0, 0, 0]]])
    expect(await said(drawnAs(right))).toEqual(['1 passed, 0 failed']);
  for (const wrong of ['四槓散了', '九種九牌', '四家立直']) {
    const [differs] = await said(drawnAs([wrong]));
    expect(differs).toMatch(
      new RegExp(
        `The hand is drawn as “${wrong}” in the log, but as “四風連打” by the rules \\(log\\[0\\]\\[16\\]\\)`,
      ),
    );
  }
});

it('says of a hand of Botzone what it is worth, and what each player gets', async () => {
  const whole = readFileSync(new URL('../round/logs/botzone.log', import.meta.url), 'utf8');
  const match = whole.slice(0, whole.indexOf('Match', 1));
  const [, fan] = /^Fan (\d+)/m.exec(match)!;
  const more = match.replace(/^Fan \d+/m, `Fan ${Number(fan) + 1}`);
  const worth = `The win of South is ${Number(fan) + 1} in the log, but ${fan} by the rules.`;
  expect((await said(more)).at(0)).toContain(worth);
  const paid = await said(more.replace(/^Score.*$/m, 'Score -9 29 -10 -10'));
  expect(paid.filter((line) => line.includes(' gets '))).toHaveLength(4);
  expect(paid.join('\n')).toContain(worth);
});
