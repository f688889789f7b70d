/** Sets each attribute of an element where it should have an effect, and checks that something changes. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import './riichi-rules.js';
import '../../src/define.js';
import {idle, still, waitUntil} from './patience.js';
import {CASES, OWN_CASES, UNSEEN, type Attributes} from './honest-cases.js';
import {MjElement} from '../../src/elements/base/mj-element.js';
import type {Tag} from '../page/elements.js';

/** Attributes that only change colours and sizes. */
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

/** One element in a form of its own, and the attribute tried on it. */
interface Trial {
  readonly attribute: string;
  readonly value: string;
  readonly form: HTMLFormElement;
  readonly element: HTMLElement & Pick<MjElement, 'problem' | 'updateComplete' | 'shadowRoot'>;
}

/** What a screen reader says of the element as a whole. */
const spokenOf = (element: Element): string => String(Reflect.get(element, 'spoken') ?? '');

const lookOf = ({attribute, form, element}: Trial): string =>
  [
    spokenOf(element),
    ...[...form.querySelectorAll('*')].flatMap(({shadowRoot}) =>
      shadowRoot ? seen(shadowRoot, OF_STYLE.includes(attribute)) : [],
    ),
    element.problem?.code,
    formOf(form),
  ].join();

/** Whether an amount is still being computed: values are scored a few at a time. */
const isPartial = ({shadowRoot}: Element): boolean =>
  [...(shadowRoot?.querySelectorAll('[part=amount]') ?? [])].some(
    ({textContent}) => textContent.trim() === '…',
  );

/**
 * So many answers of the server are waited for while an element waits: what it needs arrives one after another. An element
 * whose rules are nowhere waits for ever.
 */
const ANSWERS = 9;

/** The state of all trials once nothing changes any more: words and slices arrive one after another. */
async function rest(trials: readonly Trial[]): Promise<string[]> {
  let looks: string[] = [];
  let answers = 0;
  await still(async () => {
    // also draws elements that are out of view
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
    for (const {element} of trials) await element.updateComplete;
    await idle();
    const isWaiting = answers++ < ANSWERS && trials.some(({element}) => element.matches(':state(waiting)'));
    if (isWaiting || trials.some(({element}) => isPartial(element))) return undefined;
    looks = trials.map(lookOf);
    return looks.join();
  });
  return looks;
}

const SOURCE =
  '<mj-board id="board">E: | 1m 2m</mj-board>' +
  '<mj-example id="source" rules="luqiao" by="discard" hand="[FFF] [234m] 456m 78m 99m +9m"></mj-example>';

/** A game that a ledger follows. */
const GAME = '<mj-play id="game" rules="luqiao" hands="4" seed="7" speed="none"></mj-play>';

/** Attributes of an element that others take over if they name it: the rules of a hand, the circumstances of a win. */
const FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'mj-hand': ['rules'],
  'mj-waits': ['from', 'liable'],
  'mj-whatif': ['from', 'liable'],
  'mj-rules-table': ['from', 'liable', 'passed-tiles', 'passed-total', 'river'],
};

const followersOf = (id: string): HTMLElement[] =>
  (['mj-score-breakdown', 'mj-settlement'] as const).map((tag) => {
    const follower = document.createElement(tag);
    follower.for = id;
    return follower;
  });

const casesOf = (tag: string, attribute: string): (typeof CASES)[string] => {
  const own = OWN_CASES[tag]?.[attribute];
  return own ? [own] : (CASES[attribute] ?? []);
};

/** Steps of a lesson; a question that cannot be asked would not hold readers up. */
const SECTIONS =
  '<section><h2>One</h2><mj-quiz rules="mcr" by="discard" hand="[123m][456m] 789m 234p 5s +5s"></mj-quiz></section><section>Two</section>';

/** So many patterns a table of rules shows: one of all patterns takes long to draw, and longer to be looked at. */
const FEW_PATTERNS = '30';

/** Steps of a cover. */
const STEPS = '<ol slot="steps"><li><a href="#a-1">One</a></li></ol>';

/** Puts an element where it can be shown: a variant inside a comparison with the hand. */
function place(form: HTMLFormElement, element: HTMLElement, around: Attributes): void {
  const {text = '', own, ...set} = around;
  const isVariant = element.localName === 'mj-variant';
  const outer = isVariant ? document.createElement('mj-compare') : element;
  for (const [key, value] of Object.entries(set)) outer.setAttribute(key, value);
  // elements that take no hand get what they show
  if (/board|round/.test(element.localName)) element.textContent = text;
  if (element.localName === 'mj-lesson') element.innerHTML = SECTIONS;
  if (element.localName === 'mj-cover') element.innerHTML = STEPS;
  if (element.localName === 'mj-rules-table') element.setAttribute('level', FEW_PATTERNS);
  if (own !== undefined) element.setAttribute('hand', own);
  if (isVariant) outer.append(element);
  form.append(outer);
}

/** @param followed whether elements beside it take their hand from it */
async function trialsOf(tag: string, attributes: readonly string[], followed: boolean): Promise<Trial[]> {
  const page = await fixture(html`<div></div>`);
  page.innerHTML = tag === 'mj-ledger' ? SOURCE + GAME : SOURCE;
  return attributes.flatMap((attribute) =>
    casesOf(tag, attribute).map(([around, value], i) => {
      const form = document.createElement('form');
      const element = document.createElement(tag as 'mj-hand');
      place(form, element, around);
      element.id = `${tag}-${attribute}-${i}`;
      if (followed) form.append(...followersOf(element.id));
      page.append(form);
      return {attribute, value, form, element};
    }),
  );
}

/** The attributes of an element that change nothing in any case. Returns as soon as they are the expected ones. */
async function inertOf(
  tag: string,
  attributes: readonly string[],
  {expected, followed}: {expected: readonly string[]; followed: boolean},
): Promise<string[]> {
  const trials = await trialsOf(tag, attributes, followed);
  const before = await rest(trials);
  for (const {element, attribute, value} of trials) element.setAttribute(attribute, value);
  let inert: string[] = [];
  // what an attribute asks for may arrive late
  const isSo = async () => {
    const after = await rest(trials);
    const active = trials.filter((_, i) => before[i] !== after[i]).map(({attribute}) => attribute);
    inert = attributes.filter((name) => !active.includes(name)).sort();
    return inert.join() === expected.join();
  };
  await waitUntil(isSo).catch(() => undefined);
  return inert;
}

/** The elements are divided between two files, which run at the same time. */
export const HALF = 10;

/** So many attributes are tried in one test: a table of rules is drawn for each case of each. */
const TOGETHER = 8;

/** Tests that attributes of an element have an effect, some at a time. */
function itTries(
  tag: Tag,
  attributes: readonly string[],
  {unseen = [], followed = false}: {unseen?: readonly string[]; followed?: boolean},
): void {
  const whom = followed ? ' to those that name it' : '';
  for (let from = 0; from < attributes.length; from += TOGETHER) {
    const some = attributes.slice(from, from + TOGETHER);
    it(`of ${tag} do something${whom}: ${some.join(', ')}`, async () => {
      const expected = some.filter((name) => unseen.includes(name)).sort();
      expect(await inertOf(tag, some, {expected, followed})).to.deep.equal(expected);
    });
  }
}

/** Tests that all attributes of an element have an effect. */
export function itIsHonest(tag: Tag): void {
  const {observedAttributes} = customElements.get(tag) as unknown as {observedAttributes: string[]};
  const followed = FOLLOWED[tag] ?? [];
  const unseen = UNSEEN[tag] ?? [];
  itTries(
    tag,
    observedAttributes.filter((name) => !followed.includes(name)),
    {unseen},
  );
  itTries(tag, followed, {followed: true});

  it(`of ${tag} are there, those without an effect too`, () => {
    expect(observedAttributes).to.include.members([...unseen]);
  });
}
