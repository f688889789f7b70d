/**
 * Every attribute of every element with a value that it does not take: a reader sees a sentence that names the value, in
 * the language of the page, and never a word of a program.
 */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {METAS} from '../../src/elements/metas.js';
import {markup, TAGS, type Tag} from '../page/elements.js';
import {rest} from './every-fixture.js';
import {oursIn} from './ours-in.js';
import {pageErrors} from './page-errors.js';

const HAND = 'rules="luqiao" by="discard" from="south"';
const WON = `${HAND} hand="[PPP] 234567m 99p 78s +9s"`;
const WAITING = 'rules="luqiao" hand="[PPP] 234567m 99p 78s"';

/** How a page writes an element that has its hand from nobody else. */
function alone(tag: Tag): string {
  const written = markup(tag);
  const inside = /^<mj-example [^>]*>(.*)<\/mj-example>$/s.exec(written)?.[1];
  if (!inside?.startsWith('<mj-')) return written;
  const outer = tag === 'mj-variant' ? 'mj-compare' : tag;
  return inside.replace(`<${outer}`, `<${outer} ${tag === 'mj-waits' ? WAITING : WON}`);
}

/** Attributes that take any text, or are there or not. */
const ANYTHING = new Set([
  ...[
    'index',
    'numbers',
    'cite',
    'arrange',
    'show-excluded',
    'loadable',
    'show-rules',
    'required',
    'disabled',
  ],
  ...['readonly', 'editable', 'hint', 'all', 'free', 'test-out', 'review', 'strict'],
  ...[
    'name',
    'value',
    'label',
    'seed',
    'keep',
    'search',
    'filter',
    'href',
    'base',
    'script',
    'players',
    'sitsout',
  ],
  ...['for', 'answer', 'expect'],
  // the winner sits there
  'others-east',
]);

/** Attributes of some elements that say nothing alone: what they choose from is not there. */
const ALONE: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  'mj-tiles': ['count'],
  'mj-hand': ['rules', 'sort'],
  'mj-board': ['options'],
  'mj-round': ['options'],
  'mj-variant': ['notation'],
  'mj-ledger': ['hand', 'dice'],
};

const checked = (tag: Tag): string[] =>
  Object.keys(METAS[tag].attributes).filter((name) => !ANYTHING.has(name) && !ALONE[tag]?.includes(name));

interface Trial {
  readonly name: string;
  readonly value: string;
  readonly element: MjElement;
  readonly box: HTMLElement;
}

async function trialsOf(
  tag: Tag,
  lang: string,
  names: readonly string[],
  values: readonly string[],
): Promise<Trial[]> {
  const page = await fixture<HTMLElement>(html`<div lang=${lang}></div>`);
  const trials = names.flatMap((name) =>
    values.map((value): Trial => {
      const box = document.createElement('div');
      const template = document.createElement('template');
      template.innerHTML = alone(tag);
      const element = template.content.querySelector<MjElement>(tag)!;
      element.setAttribute(name, value);
      box.append(template.content);
      page.append(box);
      return {name, value, element: box.querySelector<MjElement>(tag)!, box};
    }),
  );
  window.dispatchEvent(new Event('beforeprint'));
  await rest(page);
  return trials;
}

const inside = ({box}: Trial): ShadowRoot[] =>
  oursIn(box).flatMap(({shadowRoot}) => (shadowRoot ? [shadowRoot] : []));

/** What is said of what is wrong. */
const errorsOf = (trial: Trial): string[] =>
  inside(trial).flatMap((root) =>
    [...root.querySelectorAll('[part=error]')].map(({textContent}) => textContent.trim()),
  );

/** All texts, those for screen readers too. */
const textOf = (trial: Trial): string =>
  inside(trial)
    .flatMap((root) => [...root.querySelectorAll(':not(style, svg *)')])
    .flatMap((part) => [
      part.getAttribute('aria-label') ?? '',
      ...[...part.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ])
    .join(' ');

/** What a program says of itself. */
const OF_PROGRAM = /undefined|NaN|\[object|native code|Infinity|\$\{|Error/;

/** Whether a text names the value, or the first piece of it that cannot be read. */
const isNamed = (text: string, value: string): boolean =>
  [value, value.charAt(0)].some((piece) => text.includes(`“${piece}”`) || text.includes(`「${piece}」`));

/** Words of English sentences. */
const ENGLISH = /\b(?:is|are|not|there|write|the|of)\b/i;

describe('a value that an attribute does not take', () => {
  const errors = pageErrors();

  for (const tag of TAGS) {
    it(`is named in a sentence, in the language of the page: ${tag}`, async () => {
      const trials = await trialsOf(tag, 'ja', checked(tag), ['odd']);
      const silent = trials.filter((one) => !isNamed(textOf(one), one.value));
      expect(silent.map((one) => [one.name, errorsOf(one)])).to.deep.equal([]);
      const said = trials.flatMap(errorsOf).filter((one) => isNamed(one, 'odd'));
      expect(said.filter((one) => ENGLISH.test(one.replace(/「[^」]*」|（[^）]*）/g, '')))).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
    });

    it(`is told in words of readers, whatever it is: ${tag}`, async () => {
      const values = ['constructor', '999999999999'];
      const trials = await trialsOf(tag, 'en', Object.keys(METAS[tag].attributes), values);
      const odd = trials.flatMap((one) => {
        const found = OF_PROGRAM.exec(textOf(one).replaceAll(one.value, ''));
        return found ? [[one.name, one.value, found[0]]] : [];
      });
      expect(odd).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
    });
  }
});
