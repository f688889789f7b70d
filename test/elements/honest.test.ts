/** Whatever attribute an element documents, it does: each is set where it matters, and something becomes another. */
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import {LEDGER_CASES} from './honest-ledger.js';
import '../../src/define.js';
import {MjElement} from '../../src/elements/mj-element.js';

type Attributes = Readonly<Record<string, string>>;

const LUQIAO = {rules: 'luqiao', by: 'self', hand: '[FFF] [234m] 456m 78m 99m +6m', expect: '1'};
const RIBON = {rules: 'ribon', by: 'self', seat: 'south', hand: '234p 678p 234s 78s 66s +6s', expect: '1'};
const MCR = {rules: 'mcr', by: 'discard', from: 'west', hand: '[EEE][456m] 789m 234p 5s +5s', expect: '1'};
const SHIRAGIKU = {rules: 'shiragiku', by: 'self', hand: '[111p] 234m 567m 123s 99s 34p +5p', expect: '1'};
const XINZHANG = {rules: 'xinzhang', by: 'discard', hand: '[111p] 234m 567m 123s 99s 34p +5p', expect: '1'};
const STRAIGHT = {rules: 'mcr', by: 'discard', from: 'west', hand: '123m 456m 789m 13p 99s +2p'};
const DISCARD = {...LUQIAO, by: 'discard', from: 'west'};
const TABLE = {rules: 'mcr'};
const TILES = {tiles: '12m'};
const READY = {rules: 'luqiao', hand: '[FFF] [234m] 456m 78m 99m'};
const RIICHI = {...RIBON, flags: 'riichi', indicators: '9m'};
const GB = '[123m,1][456m,1]789m234p5s5s|EE0000';

/** Where an attribute matters, and a value that is another than the one there; several, for elements of several kinds. */
const CASES: Readonly<Record<string, readonly (readonly [Attributes, string])[]>> = {
  theme: [
    [LUQIAO, 'dark'],
    [TILES, 'dark'],
  ],
  'tile-theme': [
    [LUQIAO, 'dark'],
    [TILES, 'dark'],
    [READY, 'dark'],
    [{rules: 'ribon'}, 'dark'],
  ],
  index: [
    [LUQIAO, ''],
    [TILES, ''],
    [READY, ''],
    [{rules: 'ribon'}, ''],
  ],
  size: [
    [LUQIAO, 'huge'],
    [TILES, 'huge'],
  ],
  names: [
    [LUQIAO, 'ja'],
    [TILES, 'ja'],
    [{...LUQIAO, ask: 'groups'}, 'ja'],
    [{...LUQIAO, target: 'text'}, 'ja'],
    [{rules: 'ribon'}, 'ja'],
  ],
  cite: [[LUQIAO, '']],
  for: [[{}, 'source']],
  rules: [
    [{}, 'mcr'],
    [LUQIAO, 'mcr'],
  ],
  options: [[LUQIAO, 'laziCap:40']],
  hand: [[LUQIAO, '12m']],
  tiles: [[TILES, '9s']],
  notation: [[{rules: 'mcr', by: 'discard', hand: GB}, 'gb']],
  by: [
    [LUQIAO, 'discard'],
    [MCR, 'self'],
    [{...READY, hand: '[FFF] [234m] 456m 78m 99m +6m'}, 'robbing'],
  ],
  from: [
    [STRAIGHT, 'south'],
    [{...MCR, hand: '[123m][456m] 789m 234p 5s +5s'}, 'south'],
    [MCR, 'south'],
    [XINZHANG, 'south'],
  ],
  seat: [
    [LUQIAO, 'south'],
    [MCR, 'south'],
    [{...READY, rules: 'luqiao', hand: '[EEE] [234m] 456m 78m 99m'}, 'south'],
  ],
  round: [
    [MCR, 'south'],
    [STRAIGHT, 'south'],
    [{rules: 'mcr', hand: '[EEE][456m] 789m 234p 5s'}, 'south'],
  ],
  dealer: [
    [LUQIAO, 'south'],
    [SHIRAGIKU, 'south'],
    [XINZHANG, 'south'],
  ],
  counters: [
    [SHIRAGIKU, '2'],
    [RIBON, '2'],
    [XINZHANG, '2'],
  ],
  wild: [
    [LUQIAO, '9m'],
    [READY, '9m'],
    [TILES, '2m'],
  ],
  flowers: [[STRAIGHT, '1f']],
  gari: [[RIBON, 'N']],
  indicators: [[RIBON, '3p']],
  'ura-indicators': [[RIICHI, '3p']],
  'passed-tiles': [
    [{...DISCARD, options: 'missedWin:sameTileBanned'}, '6m'],
    [XINZHANG, '5p'],
    [RIBON, '6s'],
    [{...RIBON, by: 'discard', from: 'west'}, '6s'],
  ],
  'passed-total': [
    [{...DISCARD, options: 'missedWin:mustScoreMore'}, '500'],
    [{...READY, options: 'missedWin:mustScoreMore'}, '500'],
    [{...LUQIAO, by: 'discard', from: 'west'}, '500'],
    [{...XINZHANG, from: 'west'}, '500'],
    [{...SHIRAGIKU, by: 'discard', from: 'west'}, '500'],
    [{...RIBON, by: 'discard', from: 'west'}, '500'],
    [MCR, '500'],
  ],
  flags: [[MCR, 'lastTile']],
  liable: [
    [MCR, 'south'],
    [LUQIAO, 'south'],
    [RIBON, 'west'],
    [SHIRAGIKU, 'south'],
    [XINZHANG, 'south'],
  ],
  'others-east': [[{...LUQIAO, seat: 'south'}, '99m']],
  'others-south': [[LUQIAO, '99m']],
  'others-west': [[LUQIAO, '99m']],
  'others-north': [[LUQIAO, '99m']],
  expect: [[LUQIAO, '7']],
  view: [
    [LUQIAO, 'total'],
    [LUQIAO, 'list'],
  ],
  views: [[LUQIAO, 'settlement']],
  reading: [
    [{...LUQIAO, lang: 'ja'}, 'ruby'],
    [{...LUQIAO, lang: 'ja'}, 'none'],
    [{...LUQIAO, lang: 'ja', all: '', steps: 'lines'}, 'none'],
  ],
  'show-excluded': [[{...MCR, hand: '[123m][456m] 789m 234p 5s +5s'}, 'off']],
  sort: [
    [TABLE, '-name'],
    [{hand: '9m1m'}, ''],
  ],
  ask: [[LUQIAO, 'payments']],
  choices: [[LUQIAO, '4']],
  attempts: [[{...LUQIAO, value: '1'}, '1']],
  hint: [[LUQIAO, '']],
  reveal: [[LUQIAO, 'never']],
  answer: [[{...MCR, by: 'self', hand: '123m 456m 789m 13p 99s +8s', ask: 'discard'}, 'C']],
  arrange: [[{for: 'source'}, '']],
  'concealed-kong': [[{hand: '[[1111m]]'}, 'all']],
  'group-by': [[TABLE, 'kind']],
  filter: [[TABLE, 'lianliu']],
  level: [[TABLE, '2']],
  columns: [[TABLE, 'value']],
  search: [[TABLE, 'pung']],
  'show-rules': [[{rules: 'luqiao'}, '']],
  loadable: [[TABLE, '']],
  targets: [[LUQIAO, 'md']],
  target: [[LUQIAO, 'text']],
  base: [[{...LUQIAO, target: 'iframe', targets: 'iframe'}, 'https://example.org/']],
  href: [[{...LUQIAO, target: 'link'}, 'https://example.org/']],
  script: [[LUQIAO, 'https://example.org/all.js']],
  name: [
    [LUQIAO, 'field'],
    [{...LUQIAO, value: '1'}, 'field'],
  ],
  value: [
    [LUQIAO, '64'],
    [{rules: 'luqiao'}, '12m'],
    [{rules: 'luqiao'}, 'laziCap:40'],
  ],
  steps: [[MCR, 'total']],
  step: [[MCR, '3']],
  all: [[MCR, '']],
  required: [[{rules: 'luqiao'}, '']],
  disabled: [[LUQIAO, '']],
  readonly: [[LUQIAO, '']],
};

/**
 * What is taken, and cannot be seen: of a situation, what the view of it does not show; of looks, what all elements take,
 * so that one rule of a page's own script is for all of them.
 */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  'mj-quiz': ['reveal'],
  'mj-settlement': ['tile-theme', 'index', 'size', 'names'],
  'mj-share': ['tile-theme', 'index'],
  'mj-rules-options': ['required'],
  'mj-waits': ['from', 'liable'],
  'mj-ledger': ['tile-theme', 'index', 'names'],
  'mj-rules-table': ['from', 'liable', 'passed-tiles', 'passed-total'],
};

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
    const now = trials.map(lookOf);
    const isComing = i < 9 && trials.some(({element}) => element.matches(':state(waiting)'));
    if (i > 1 && !isComing && now.join() === before.join()) break;
    before = now;
  }
  return before;
}

const SOURCE =
  '<mj-example id="source" rules="luqiao" by="discard" hand="[FFF] [234m] 456m 78m 99m +9m"></mj-example>';

function followerOf(id: string): HTMLElement {
  const follower = document.createElement('mj-score-breakdown');
  follower.for = id;
  return follower;
}

const casesOf = (tag: string, attribute: string): (typeof CASES)[string] =>
  tag === 'mj-ledger' && LEDGER_CASES[attribute] ? [LEDGER_CASES[attribute]] : (CASES[attribute] ?? []);

async function trialsOf(tag: string, attributes: readonly string[]): Promise<Trial[]> {
  const page = await fixture(html`<div></div>`);
  page.innerHTML = SOURCE;
  return attributes.flatMap((attribute) =>
    casesOf(tag, attribute).map(([around, value], i) => {
      const form = document.createElement('form');
      const element = document.createElement(tag as 'mj-hand');
      for (const [key, text] of Object.entries(around)) element.setAttribute(key, text);
      form.append(element);
      // what an element takes for those alone that name it
      element.id = `${tag}-${attribute}-${i}`;
      if (tag === 'mj-hand' && attribute === 'rules') form.append(followerOf(element.id));
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
  'mj-rules-options',
  'mj-rules-table',
  'mj-share',
  'mj-hand-input',
  'mj-ledger',
];

describe('attributes', () => {
  for (const tag of TAGS) {
    it(`of ${tag} all do something`, async () => {
      const {observedAttributes} = customElements.get(tag) as unknown as {observedAttributes: string[]};
      const trials = await trialsOf(tag, observedAttributes);
      const before = await rest(trials);
      for (const {element, attribute, value} of trials) element.setAttribute(attribute, value);
      const after = await rest(trials);
      const active = trials.filter((_, i) => before[i] !== after[i]).map(({attribute}) => attribute);
      const inert = observedAttributes.filter((name) => !active.includes(name));
      expect(inert.sort()).to.deep.equal([...(UNSEEN[tag] ?? [])].sort());
    }).timeout(60_000);
  }
});
