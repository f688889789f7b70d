/** What `mj check` says of tags, attributes, ids and fields that mean nothing, with what may have been meant. */
import {describe, expect, test} from 'vitest';
import {checkPage} from '../../src/cli/page/problems.js';
import type {Format} from '../../src/cli/page/fitting.js';
import {mj} from './run.js';

/** What is said of a page, each with the text at its place. */
async function said(source: string, format: Format = 'html'): Promise<string[]> {
  const {problems} = await checkPage(source, 'en', format);
  return problems.map(({at, message}) => `${source.slice(at, at + 9).split(/[\s"><]/)[0]} · ${message}`);
}

const ROUND = 'rules="luqiao" wild="9s">turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p @a';

describe('a tag that is none of ours', () => {
  test.each([
    ['mj-exmaple', 'mj-example'],
    ['mj-hands', 'mj-hand'],
    ['mj-handinput', 'mj-hand-input'],
    ['mj-ruels-table', 'mj-rules-table'],
  ])('is said with the one that is meant: %s', async (tag, meant) => {
    const message = `There is no element <${tag}>. Did you mean <${meant}>?`;
    expect(await said(`<p><${tag} rules="mcr">1m</${tag}>`)).toEqual([`${tag.slice(0, 9)} · ${message}`]);
    expect(await said(`A hand: <${tag}>1m</${tag}>\n`, 'md')).toEqual([`${tag.slice(0, 9)} · ${message}`]);
  });

  test('is noted if it is like none of them, and ignored where the page says so', async () => {
    const {problems, notes} = await checkPage('<mj-own-thing></mj-own-thing><my-example></my-example>', 'en');
    expect([problems, notes]).toEqual([
      [],
      [{at: 1, message: '<mj-own-thing> is no element of this package, so it was not checked.'}],
    ]);
    expect(await said('<div data-mj="off"><mj-exmaple></mj-exmaple></div>')).toEqual([]);
  });
});

test('rules in code of Markdown are written for readers, and rules in a tag are read', async () => {
  const script = '<script type="text/mj-rules">nothing</script>';
  for (const code of [
    `A \`${script}\` tag.`,
    `| tag |\n| --- |\n| \`${script}\` |`,
    `\`\`\`html\n${script}\n\`\`\``,
  ])
    expect(await said(`${code}\n`, 'md'), code).toEqual([]);
  expect(await said(`${script}\n`, 'md')).toEqual([
    'nothing · There is no row that can be scored. (nothing-to-score)',
  ]);
  expect(await said('```mj-rules\nnothing\n```\n', 'md')).toEqual([
    'nothing · There is no row that can be scored. (nothing-to-score)',
  ]);
});

describe('every element of ours', () => {
  test.each([
    [
      '<mj-play rules="mcr" goal="closed, win hunyse"></mj-play>',
      'hunyse · goal: This rule set has no pattern “hunyse” (did you mean “hunyise”?).',
    ],
    [
      '<mj-play rules="mcr" goal="best" position="left=40 turn=south S: 123456m 78m 234p 5s W +N"></mj-play>',
      'best · goal: “best” needs one right move, but these are as good as each other: discard North wind · discard West wind.',
    ],
    [
      '<mj-play rules="mcr" position="left=40 turn=south S: 123456m 78m 234p 5s"></mj-play>',
      '123456m · position: 1 tile is missing.',
    ],
    [
      '<mj-rules-table rules="mrc"></mj-rules-table>',
      'mrc · rules: There is no rule set “mrc”. Did you mean mcr?',
    ],
    [
      '<mj-rules-options rules="mrc"></mj-rules-options>',
      'mrc · rules: There is no rule set “mrc”. Did you mean mcr?',
    ],
    [
      '<mj-hand-input rules="mrc"></mj-hand-input>',
      'mrc · rules: There is no rule set “mrc”. Did you mean mcr?',
    ],
    ['<mj-hand-input rules="mcr" hand="12q"></mj-hand-input>', 'q · “q” is not a tile or a mark.'],
    ['<mj-share rules="mcr" by="self" hand="12q"></mj-share>', 'q · “q” is not a tile or a mark.'],
    [
      '<mj-rules-options rules="mcr" options="minimun:8"></mj-rules-options>',
      'minimun:8 · options: There is no option “minimun” in mcr. There are twoConcealedKongs, mixedKongs, selfDrawSpecial, nineGatesYaojiuke, strict98, knittedStraightWaits, falseWinPenalty, allFlowersWin, lastDiscardCalls.',
    ],
    [
      '<mj-rules-table rules="luqiao" filter="chichi"></mj-rules-table>',
      'chichi · filter: “chichi” is not allowed here. Write page, found, reconstructed, hudi, pairOwnWind, pairDragon, mingke, anke, minggang, angang, duiduihu, qiandang, …',
    ],
    [
      '<mj-rules-table rules="mcr" filter="page hunyisee"></mj-rules-table>',
      'hunyisee · filter: “hunyisee” is not allowed here. Did you mean hunyise?',
    ],
    [
      '<mj-rules-table rules="mcr" level="qingyisee"></mj-rules-table>',
      'qingyisee · level: “qingyisee” is not allowed here. Did you mean qingyise?',
    ],
  ])('is checked: %s', async (source, message) => {
    const {count} = await checkPage(source, 'en');
    expect([count, await said(source)]).toEqual([1, [message]]);
  });
});

test('a goal that a computer player reaches is no problem', async () => {
  expect(await said('<mj-play rules="ribon" seed="7" goal="safe"></mj-play>')).toEqual([]);
  const position = 'left=40 turn=south S: 123456m 78m 234p 55s +W';
  expect(await said(`<mj-play rules="mcr" seed="7" goal="best" position="${position}"></mj-play>`)).toEqual(
    [],
  );
});

describe('an id', () => {
  const HAND = '<mj-hand id="first" by="self">123m 456m 789m 13p 99s +2p</mj-hand><p id="text"></p>';

  test.each(['mj-waits', 'mj-quiz', 'mj-settlement', 'mj-share', 'mj-board', 'mj-compare'])(
    'that no element of the page has is said: <%s>',
    async (tag) => {
      expect(await said(`${HAND}<${tag} for="nowhere"></${tag}>`)).toEqual([
        'nowhere · for: No element of this page has the id “nowhere”.',
      ]);
    },
  );

  test('is said with the nearest one, and where it is that of an element without a hand', async () => {
    expect(await said(`${HAND}<mj-share for="frist"></mj-share>`)).toEqual([
      'frist · for: No element of this page has the id “frist”. Did you mean first?',
    ]);
    expect(await said(`${HAND}<mj-share for="text"></mj-share>`)).toEqual([
      'text · for: “text” is a <p>, which has no hand to show.',
    ]);
    expect(await said(`${HAND}<mj-share for="first"></mj-share><label for="nowhere">`)).toEqual([]);
  });
});

describe('a field that the rule set does not read', () => {
  const example = (attributes: string): string =>
    `<mj-example ${attributes} by="self">123m 456m 789m 13p 99s +2p</mj-example>`;

  test('is said at its attribute', async () => {
    expect(await said(example('rules="mcr" wild="3p"'))).toEqual(['3p · wild: mcr does not use wild']);
    expect(await said(example('rules="mcr" gari="1m"'))).toEqual(['1m · gari: mcr does not use gari']);
    expect(await said(example('rules="mcr" round="south" flowers="1f" counters="0" dealer="east"'))).toEqual(
      [],
    );
  });

  test('is said as a flag, and the hand is scored all the same', async () => {
    const hand = '123m 456m 789m 13p 99s +2p';
    const asked = await mj('score', '--json', '--rules', 'mcr', '--by', 'self', '--wild', '3p', hand);
    expect(asked.err).toBe('note: mcr does not use --wild\n');
    expect(JSON.parse(asked.out)).toMatchObject({status: 'win'});
  });

  test('is said of what an element states of a hand from elsewhere', async () => {
    const page = `${example('rules="mcr" id="one"')}<mj-waits for="one" wild="3p"></mj-waits>`;
    expect(await said(page)).toEqual(['3p · wild: mcr does not use wild']);
  });
});

describe('how a table is looked at', () => {
  const LOOKS = [
    ['bottom="southh"', 'southh · bottom: '],
    ['show="maybe"', 'maybe · show: “maybe” is not allowed here. Write may or waits.'],
    [
      'seen="east nobody"',
      'east · seen: “east nobody” is not allowed here. Write all, none, east, south, west or north.',
    ],
    ['mark="W:9q"', 'W:9q · mark: '],
    ['at="99"', '99 · at: “99” is not allowed here.'],
    ['at="@b"', '@b · at: “@b” is not allowed here.'],
    ['size="hugee"', 'hugee · size: '],
  ] as const;

  test.each(LOOKS)('is checked on a tag, with a text of its own or without: %s', async (look, start) => {
    for (const source of [
      `<mj-board ${look} ${ROUND}</mj-board>`,
      `<mj-round ${look} ${ROUND}</mj-round>`,
      `<mj-round id="r" ${ROUND}</mj-round><mj-board for="r" ${look}></mj-board>`,
    ]) {
      const [found, ...more] = await said(source);
      expect(more).toEqual([]);
      expect(found.startsWith(start), found).toBe(true);
    }
  });

  test.each(LOOKS)('is checked in a fence: %s', async (look, start) => {
    for (const head of [
      `${look}\nrules=luqiao wild=9s`,
      `rules=luqiao ${look} wild=9s`,
      `rules=luqiao wild=9s\n# how\n${look}`,
    ]) {
      const source = `\`\`\`mj-board\n${head}\nturn=E\nW: 77p 123m 456m 789s 4p 1s\nplay:\nE: +1m -7p @a\n\`\`\`\n`;
      const [found, ...more] = await said(source, 'md');
      expect(more).toEqual([]);
      expect(found.startsWith(start), found).toBe(true);
    }
  });

  test('a position that a round has no more is said of each attribute', async () => {
    expect(await said(`<mj-round step="9" boards="@a 1 44" ${ROUND}</mj-round>`)).toEqual([
      '9 · step: “9” is not allowed here.',
      '44 · boards: “44” is not allowed here.',
    ]);
  });

  test('a value beside the text that cannot be read is marked itself', async () => {
    expect(await said('<mj-board turn="odd">E: 123m</mj-board>')).toEqual([
      'odd · turn: “odd” is not allowed here.',
    ]);
    expect(await said('<mj-board left="1 x">E: 123m</mj-board>')).toEqual([
      'x · left: “x” is not allowed here.',
    ]);
    expect(await said(`<mj-round step="odd" hand="0" ${ROUND}</mj-round>`)).toEqual([
      'odd · step: “odd” is not allowed here. Write a whole number.',
      '0 · hand: “0” is not allowed here. Write a whole number.',
    ]);
  });

  test('may stand anywhere among the first lines of a fence, and changes no place of what follows', async () => {
    const source =
      '```mj-board\nrules=luqiao bottom=south wild=9s\n\n# what is seen\nturn=E show="may waits" seen=all\nW: 77p 123m 456m 789s 4p 1x\n```\n';
    expect(await said(source, 'md')).toEqual(['x · “x” is not a tile or a mark.']);
    expect(await said(source.replace('1x', '1s'), 'md')).toEqual([]);
    const html = `<pre><code class="language-mj-board">${source.split('\n').slice(1, -2).join('\n')}</code></pre>`;
    expect(await said(html)).toEqual(['x · “x” is not a tile or a mark.']);
  });
});
