/** Text of twice the size on a telephone: nothing outside its card, and nothing smaller than at the usual size. */
import {expect, fixture, html} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import './all-rules.js';
import './example-fixture.js';
import './riichi-rules.js';
import '../../src/define.js';
import {score} from '../../src/core/score.js';
import type {Ruleset} from '../../src/core/ruleset.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {riichi} from '../../src/rules/riichi/index.js';
import {shiragiku} from '../../src/rules/shiragiku/index.js';
import {xinzhang} from '../../src/rules/xinzhang/index.js';
import {attributesOf} from '../../src/share/attributes.js';
import {TAGS, markup, type Tag} from '../page/elements.js';
import {rest} from './every-fixture.js';
import {needing} from './needs.js';
import {collisionsOf, fontSizesOf, outsideOf, textsIn} from './seen-texts.js';

const RULESETS: readonly Ruleset<never>[] = [luqiao, mcr, ribon, riichi, shiragiku, xinzhang];

/** Elements whose words and numbers come from the rules. */
const RULED = ['mj-example', 'mj-explain', 'mj-waits', 'mj-rules-table'] as const satisfies readonly Tag[];

/** The example of a rule set that is worth most: its numbers are the longest. */
async function dearestIn(ruleset: Ruleset<never>): Promise<string> {
  const examples = Object.values(await ruleset.examples()).map((example) => ({
    ...example,
    rules: ruleset.id,
  }));
  const scored = examples.flatMap((situation) => {
    const result = score(situation, [ruleset]);
    return result.status === 'win' ? [{situation, worth: result.total}] : [];
  });
  const {situation} = scored.reduce((most, one) => (one.worth > most.worth ? one : most));
  const given = attributesOf(situation, ruleset).map(([name, value]) => `${name}="${value}"`);
  return `${given.join(' ')} hand="${situation.hand}"`;
}

/** The width of a page with a margin, and of a card in it with paddings as large as its letters. */
const WIDTHS = [328, 200];

/** What is wrong with an element at a width. */
interface Faults {
  readonly wide: number;
  readonly outside: readonly string[];
  readonly over: readonly string[];
}

const NONE: Faults = {wide: 360, outside: [], over: []};

interface Seen {
  readonly faults: Faults;
  readonly sizes: ReadonlyMap<string, number>;
}

/** What is in boxes, with letters of a size: once all of it is at rest. */
async function seenIn(boxes: readonly HTMLElement[], size: string): Promise<Seen[]> {
  document.documentElement.style.fontSize = size;
  const page = boxes[0].parentElement!;
  await rest(page);
  const wide = Math.max(document.documentElement.scrollWidth, NONE.wide);
  return boxes.map((box) => {
    const texts = textsIn(box);
    return {
      faults: {wide, outside: outsideOf(box, texts), over: collisionsOf(texts)},
      sizes: fontSizesOf(box, texts),
    };
  });
}

/** Elements with letters of twice the size, then of the usual size; in a box of each width. */
async function stands(markups: readonly string[]): Promise<void> {
  document.documentElement.style.fontSize = '200%';
  // all boxes begin at the top, one over another: what is out of view is not drawn
  const page = await fixture<HTMLElement>(html`<div lang="en" style="display: grid"></div>`);
  const shown = WIDTHS.flatMap((width) => markups.map((content) => ({width, content})));
  page.innerHTML = shown
    .map(
      ({width, content}) =>
        `<div style="grid-area: 1 / 1; align-self: start; inline-size: ${width}px">${content}</div>`,
    )
    .join('');
  const boxes = [...page.children].filter((box) => box instanceof HTMLElement);
  const large = await seenIn(boxes, '200%');
  const usual = await seenIn(boxes, '100%');
  for (const [at, {width, content}] of shown.entries()) {
    const where = `${width} px: ${content}`;
    expect(usual[at].sizes.size, where).to.be.above(0);
    expect(usual[at].faults, where).to.deep.equal(NONE);
    expect(large[at].faults, `200 %, ${where}`).to.deep.equal(NONE);
    const smaller = [...large[at].sizes].flatMap(([what, size]) => {
      const before = usual[at].sizes.get(what) ?? 0;
      return size < before - 0.5 ? [`${what}: ${before} -> ${size} px`] : [];
    });
    expect(smaller, `smaller, ${where}`).to.deep.equal([]);
  }
}

needing('a narrow window').describe('text of twice the size at 360 px', () => {
  before(() => setViewport({width: 360, height: 6000}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => (document.documentElement.style.fontSize = ''));

  for (const tag of TAGS) it(`stays in its card and is not smaller: ${tag}`, () => stands([markup(tag)]));

  /** How many lines each text has. */
  const linesOf = (element: Element, selector: string): number[] =>
    [...element.shadowRoot!.querySelectorAll(selector)].map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size;
    });

  for (const [tag, told, most, attributes] of [
    ['mj-settlement', '.payments .lead', 2, ''],
    ['mj-quiz', '.around .amount > span', 1, 'ask="payments"'],
  ] as const)
    it(`breaks no words into letters: ${tag}`, async () => {
      document.documentElement.style.fontSize = '200%';
      for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans']) {
        const page = await fixture<HTMLElement>(html`<div style="inline-size: 328px"></div>`);
        page.innerHTML = `<${tag} lang="${lang}" ${attributes} rules="mcr" by="discard" from="west" seat="south"
          hand="[123m] [456m] 789m 234p 5s +5s"></${tag}>`;
        await rest(page);
        const lines = linesOf(page.firstElementChild!, told);
        expect(lines.length, lang).to.be.above(2);
        expect(Math.max(...lines), lang).to.be.at.most(most);
      }
    });

  for (const ruleset of RULESETS)
    it(`stays in its card and is not smaller: ${RULED.join(', ')}, ${ruleset.id}`, async () => {
      const given = await dearestIn(ruleset);
      await stands(RULED.map((tag) => `<${tag} ${given}></${tag}>`));
    });
});
