/** Pages with many elements, next to each other or in one another, take the command a time that grows with the number. */
import {describe, expect, it} from 'vitest';
import {checkPage} from '../../src/cli/page/problems.js';
import {writePage} from '../../src/cli/page/write.js';
import {nearestTo} from '../../src/core/situation/nearest.js';
import {LINEAR, growth, spent} from '../growth.js';

const HAND = '[PPP] 234567m 99p 78s +9s';
const OF_HAND = `rules="luqiao" by="self" hand="${HAND}"`;
const ROUND = '<mj-round>turn=E\nE: 123m | 1m\nplay:\nE: +5p -5p</mj-round>';

const times = (n: number, one: (i: number) => string): string =>
  Array.from({length: n}, (_, i) => one(i)).join('');
const nested = (n: number, tag: string, attributes = '', more = ''): string =>
  `<${tag} ${attributes}>${more}`.repeat(n) + `</${tag}>`.repeat(n);

const nestedAround = (n: number, text: string): string =>
  '<mj-lesson>'.repeat(n) + text + '</mj-lesson>'.repeat(n);

/** Pages with so many elements, and the number. */
const PAGES: Readonly<Record<string, readonly [number, (n: number) => string]>> = {
  'tiles, each with a question that names it': [
    2000,
    (n) => times(n, (i) => `<mj-tiles id="t${i}">1m</mj-tiles><mj-quiz for="t${i}"></mj-quiz>`),
  ],
  'examples, each with a question that names it': [
    400,
    (n) => times(n, (i) => `<mj-example id="t${i}" ${OF_HAND}></mj-example><mj-quiz for="t${i}"></mj-quiz>`),
  ],
  'questions that name nothing, among elements with ids': [
    2000,
    (n) => times(n, (i) => `<mj-tiles id="s${i}">1m</mj-tiles><mj-quiz for="t${i}"></mj-quiz>`),
  ],
  'questions about a table inside': [
    400,
    (n) => `<mj-quiz ask="seen"><mj-board>E: 1m | 2m</mj-board></mj-quiz>`.repeat(n),
  ],
  'variants of one comparison': [
    2000,
    (n) => `<mj-compare ${OF_HAND}>${'<mj-variant wild="1m"></mj-variant>'.repeat(n)}</mj-compare>`,
  ],
  'rounds in one ledger': [400, (n) => `<mj-ledger rules="mcr">${ROUND.repeat(n)}</mj-ledger>`],
  'boards of one long round': [
    100,
    (n) =>
      `<mj-round id="r">turn=E\nE: 1m | \nplay:\n${'E: +5p -5p\nS: +1s -1s\n'.repeat(n)}</mj-round>` +
      '<mj-board for="r" at="0"></mj-board>'.repeat(n),
  ],
  'ledgers in one another, each with a round': [400, (n) => nested(n, 'mj-ledger', 'rules="mcr"', ROUND)],
  'examples in one another': [800, (n) => nested(n, 'mj-example', OF_HAND, '<i></i>')],
  'questions in one another': [800, (n) => nested(n, 'mj-quiz', 'ask="seen"')],
  'tiles in one another': [800, (n) => nested(n, 'mj-tiles', '', '1m')],
};

describe('the time for a page grows with the number of its elements', () => {
  it.each(Object.entries(PAGES))('with %s', async (_, [most, page]) => {
    const acts = [(source: string) => checkPage(source, 'en'), (source: string) => writePage(source, 'en')];
    for (const act of acts) {
      const taken = await growth(async (n) => {
        const source = page(n);
        const start = spent();
        await act(source);
        return spent() - start;
      }, most);
      expect(taken, 'four times as many take so many times as long').toBeLessThan(LINEAR);
    }
  });
});

describe('an element that stands in more than 50 others', () => {
  const TOO_DEEP = 'More than 50 elements of this library stand in one another here.';

  it('is a problem at its place, and nothing inside it is another', async () => {
    const {problems, count} = await checkPage(nested(60, 'mj-example', OF_HAND), 'en');
    expect(problems).toEqual([{at: 50 * `<mj-example ${OF_HAND}>`.length, message: TOO_DEEP}]);
    expect(count).toBe(51);
  });

  it('is not rendered', async () => {
    const page = nested(51, 'mj-tiles', '', '<b>5s</b>');
    const {source, problems} = await writePage(page, 'en');
    expect(problems.map(({message}) => message)).toEqual([TOO_DEEP]);
    expect(source.split('<svg')).toHaveLength(51);
  });

  it.each(['[mj]5s[/mj]', '<pre><code class="language-mj">5s</code></pre>'])(
    'is one too where it is a text that becomes one: %s',
    async (text) => {
      const within = async (n: number) => (await checkPage(nestedAround(n, text), 'en')).problems;
      expect(await within(49)).toEqual([]);
      expect((await within(50)).map(({message}) => message)).toEqual([TOO_DEEP]);
    },
  );
});

describe('a round that prints more than 500 positions', () => {
  const round = (count: number) =>
    `<mj-round boards="${Array<string>(count).fill('0').join()}">turn=E\nE: 1m | 2m\nplay:\nE: +5p -5p</mj-round>`;
  const TOO_MANY = 'boards: No more than 500 positions can be printed.';

  it('is a problem, at the first that is too much', async () => {
    expect((await checkPage(round(500), 'en')).problems).toEqual([]);
    const {problems} = await checkPage(round(4000), 'en');
    expect(problems).toEqual([{at: '<mj-round boards="'.length + 1000, message: TOO_MANY}]);
  });

  it('is not rendered', async () => {
    const page = round(501);
    const {source, problems} = await writePage(page, 'en');
    expect(problems.map(({message}) => message)).toEqual([TOO_MANY]);
    expect(source).toBe(page);
  });
});

describe('a `for` that names nothing', () => {
  it('is not taken for an id that has no hand', async () => {
    const {problems} = await checkPage('<h2 id="frist"></h2><mj-quiz for="first"></mj-quiz>', 'en');
    expect(problems.map(({message}) => message)).toEqual([
      'for: No element of this page has the id “first”.',
    ]);
  });
});

describe('the nearest word', () => {
  it('is found among very many', () => {
    expect(nearestTo('hugee', [...Array<string>(200_000).fill('small'), 'hug', 'huge', 'huges'])).toBe(
      'huge',
    );
  });

  it('is the one with two letters swapped before another that is no nearer', () => {
    expect(nearestTo('mrc', ['luqiao', 'mcr', 'wrc'])).toBe('mcr');
    expect(nearestTo('wcr', ['luqiao', 'wrc', 'mrx'])).toBe('wrc');
  });

  it('is none of very long ones', () => {
    expect(nearestTo('a'.repeat(100_000), ['a'.repeat(100_001)])).toBeUndefined();
  });
});
