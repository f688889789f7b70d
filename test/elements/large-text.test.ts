/** Text of twice the size on a telephone: nothing outside its card, and nothing smaller than at the usual size. */
import {expect, fixture, fixtureCleanup, html} from '@open-wc/testing';
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
import {collisionsOf, fontSizesOf, outsideOf} from './seen-texts.js';

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

/** An element with letters of a size, in each width. */
async function shown(content: string, size: string): Promise<{faults: Faults; sizes: Map<string, number>}[]> {
  fixtureCleanup();
  document.documentElement.style.fontSize = size;
  const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  page.style.inlineSize = `${WIDTHS[0]}px`;
  page.innerHTML = content;
  const found: {faults: Faults; sizes: Map<string, number>}[] = [];
  for (const width of WIDTHS) {
    page.style.inlineSize = `${width}px`;
    await rest(page);
    const {scrollWidth} = document.documentElement;
    const faults = {
      wide: Math.max(scrollWidth, NONE.wide),
      outside: outsideOf(page),
      over: collisionsOf(page),
    };
    found.push({faults, sizes: fontSizesOf(page)});
  }
  return found;
}

needing('a narrow window').describe('text of twice the size at 360 px', () => {
  before(() => setViewport({width: 360, height: 6000}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => (document.documentElement.style.fontSize = ''));

  const stands = async (content: string): Promise<void> => {
    const usual = await shown(content, '100%');
    const large = await shown(content, '200%');
    for (const [at, width] of WIDTHS.entries()) {
      expect(usual[at].faults, `${width} px`).to.deep.equal(NONE);
      expect(large[at].faults, `${width} px, 200 %`).to.deep.equal(NONE);
      const smaller = [...large[at].sizes].flatMap(([what, size]) => {
        const before = usual[at].sizes.get(what) ?? 0;
        return size < before - 0.5 ? [`${what}: ${before} -> ${size} px`] : [];
      });
      expect(smaller, `${width} px, smaller`).to.deep.equal([]);
    }
  };

  for (const tag of TAGS) it(`stays in its card and is not smaller: ${tag}`, () => stands(markup(tag)));

  for (const ruleset of RULESETS)
    for (const tag of RULED)
      it(`stays in its card and is not smaller: ${tag}, ${ruleset.id}`, async () =>
        stands(`<${tag} ${await dearestIn(ruleset)}></${tag}>`));
});
