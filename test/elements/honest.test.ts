/** Whatever attribute an element documents, it does: each is set where it matters, and something becomes another. */
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import {LEDGER_CASES} from './honest-ledger.js';
import '../../src/define.js';
import {waitUntil} from './patience.js';
import {CASES, UNSEEN} from './honest-cases.js';
import {MjElement} from '../../src/elements/mj-element.js';

/** Attributes that are seen in colours and sizes alone. */
const OF_STYLE = ['theme', 'tile-theme', 'size', 'reading'];

function styleOf(element: Element): string {
  const {color, backgroundColor, fill, fontSize, display} = getComputedStyle(element);
  return [color, backgroundColor, fill, fontSize, display, element.clientHeight].join();
}

/** Everything that a reader could notice. */
function seen(root: ShadowRoot, withStyle: boolean): string {
  const all = [...root.querySelectorAll('*')];
  const fields = all.filter((one) => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement);
  const inside = all.filter((one) => one instanceof MjElement).map((one) => seen(one.shadowRoot!, withStyle));
  const styles = withStyle ? [...all.slice(0, 80), ...all.slice(-40)].map(styleOf) : [];
  const drawn = root.innerHTML.replace(/<!--.*?-->|lit\$\d+\$/g, '');
  return [drawn, ...fields.map(({value}) => value), ...inside, ...styles].join('|');
}

const formOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)]) + String(form.checkValidity());

/** One element in a form of its own, and the attribute that is tried on it. */
interface Trial {
  readonly attribute: string;
  readonly value: string;
  readonly form: HTMLFormElement;
  readonly element: HTMLElement & Pick<MjElement, 'problem' | 'updateComplete' | 'shadowRoot'>;
}

/** What a screen reader says of the whole. */
const spokenOf = (element: Element): string => String(Reflect.get(element, 'spoken') ?? '');

const lookOf = ({attribute, form, element}: Trial): string =>
  [
    spokenOf(element),
    ...[...form.querySelectorAll('*')].map((one) => seen(one.shadowRoot!, OF_STYLE.includes(attribute))),
    element.problem?.code,
    formOf(form),
  ].join();

/** How all of them look once nothing changes any more: words and slices come one after the other. */
async function rest(trials: readonly Trial[]): Promise<string[]> {
  let before: string[] = [];
  for (let i = 0; i < 30; i++) {
    // draws what is far too
    window.dispatchEvent(new Event('beforeprint'));
    for (const {element} of trials) await element.updateComplete;
    await aTimeout(120);
    await new Promise((idle) => requestIdleCallback(idle, {timeout: 2000}));
    const now = trials.map(lookOf);
    const isComing = i < 9 && trials.some(({element}) => element.matches(':state(waiting)'));
    if (i > 1 && !isComing && now.join() === before.join()) break;
    before = now;
  }
  return before;
}

const SOURCE =
  '<mj-board id="board">E: | 1m 2m</mj-board>' +
  '<mj-example id="source" rules="luqiao" by="discard" hand="[FFF] [234m] 456m 78m 99m +9m"></mj-example>';

/** What an element takes for those that name it: rules of a hand, the circumstances of a win. */
const FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'mj-hand': ['rules'],
  'mj-waits': ['from', 'liable'],
  'mj-rules-table': ['from', 'liable', 'passed-tiles', 'passed-total'],
};

const followersOf = (id: string): HTMLElement[] =>
  (['mj-score-breakdown', 'mj-settlement'] as const).map((tag) => {
    const follower = document.createElement(tag);
    follower.for = id;
    return follower;
  });

const casesOf = (tag: string, attribute: string): (typeof CASES)[string] =>
  tag === 'mj-ledger' && LEDGER_CASES[attribute] ? [LEDGER_CASES[attribute]] : (CASES[attribute] ?? []);

/** @param followed whether elements stand beside it that show what it takes */
async function trialsOf(tag: string, attributes: readonly string[], followed: boolean): Promise<Trial[]> {
  const page = await fixture(html`<div></div>`);
  page.innerHTML = SOURCE;
  return attributes.flatMap((attribute) =>
    casesOf(tag, attribute).map(([around, value], i) => {
      const form = document.createElement('form');
      const element = document.createElement(tag as 'mj-hand');
      const {text = '', ...set} = around;
      for (const [key, value] of Object.entries(set)) element.setAttribute(key, value);
      // what an element shows that takes no hand
      if (/board|round/.test(tag)) element.textContent = text;
      form.append(element);
      element.id = `${tag}-${attribute}-${i}`;
      if (followed) form.append(...followersOf(element.id));
      page.append(form);
      return {attribute, value, form, element};
    }),
  );
}

const TAGS = [
  'mj-tiles',
  'mj-hand',
  'mj-example',
  'mj-score-breakdown',
  'mj-settlement',
  'mj-waits',
  'mj-quiz',
  'mj-explain',
  'mj-compare',
  'mj-rules-options',
  'mj-rules-table',
  'mj-share',
  'mj-hand-input',
  'mj-ledger',
  'mj-board',
  'mj-round',
];

/** Those of an element's attributes that change nothing, wherever they are set; as soon as they are those expected. */
async function inertOf(
  tag: string,
  attributes: readonly string[],
  {expected = [], followed = false}: {expected?: readonly string[]; followed?: boolean},
): Promise<string[]> {
  const trials = await trialsOf(tag, attributes, followed);
  const before = await rest(trials);
  for (const {element, attribute, value} of trials) element.setAttribute(attribute, value);
  let inert: string[] = [];
  // what an attribute asks for may come late
  const isSo = async () => {
    const after = await rest(trials);
    const active = trials.filter((_, i) => before[i] !== after[i]).map(({attribute}) => attribute);
    inert = attributes.filter((name) => !active.includes(name)).sort();
    return inert.join() === expected.join();
  };
  await waitUntil(isSo).catch(() => undefined);
  return inert;
}

describe('attributes', () => {
  for (const tag of TAGS) {
    it(`of ${tag} all do something`, async () => {
      const {observedAttributes} = customElements.get(tag) as unknown as {observedAttributes: string[]};
      const own = observedAttributes.filter((name) => !FOLLOWED[tag]?.includes(name));
      const expected = [...(UNSEEN[tag] ?? [])].sort();
      expect(await inertOf(tag, own, {expected})).to.deep.equal(expected);
    });
  }

  for (const [tag, attributes] of Object.entries(FOLLOWED)) {
    it(`of ${tag} all do something to those that name it`, async () => {
      expect(await inertOf(tag, attributes, {followed: true})).to.deep.equal([]);
    });
  }
});
