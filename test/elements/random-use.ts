/** What a page may do with elements, at random and from a seed. The same seed does the same. */
import {TAGS} from '../page/elements.js';
import {seeded, type Random} from '../rules/random.js';

const IDS = ['a', 'b', 'c', ''];
const HANDS = [
  '',
  '123m',
  '[PPP] 234567m 99p 78s +9s',
  '[EEE] 24p 678p 345s 11s +3p',
  '19m 19p 19s ESWNPFC +1m',
  '[123m',
  '5x',
];
const TEXTS = [
  ...IDS,
  ...HANDS,
  'luqiao',
  'mcr',
  'ribon@1',
  'shiragiku',
  'nothing',
  'self',
  'discard',
  'east',
  'south',
  '7m',
  '1f2f',
  'riichi ippatsu',
  'laziCap:3; halfFlush',
  'groups',
  'payments',
  'discard',
  'hunyise',
  'E: 123m | 1m 2m^\nS: | 3m',
  'turn=E\nE: 123m | 1m\nplay:\nE: +5p -5p\nS: +1s -1s',
  'A tsumo 12\nB ron C 8',
  'views',
  'hand breakdown settlement',
  'hand; flag flag',
  '3',
  '-1e99',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '\u0000\ud800',
  'x'.repeat(2000),
];
/** Values that are not text, which a script may set all the same. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  NaN,
  1n,
  Symbol('s'),
  {},
  [],
  [1, 'a', null],
  Object.create(null),
  {rules: 'mcr', hand: '123m', counters: 1n},
  {rules: 'mcr', passedTotal: {}, flags: [{}]},
  {rules: 'luqiao', hand: HANDS[2], by: 'self', seat: 'south', options: {laziCap: 3}},
  {hand: 5, others: {east: 7}, flags: 'x', wild: {}},
  {tiles: 'x'},
  {tiles: [], melds: [{}], flowers: []},
  {rules: 'mcr@1', lines: [], groups: [null]},
  () => 1,
  new Date(0),
];
// prettier-ignore
const ATTRIBUTES = [
  'for', 'for', 'for', 'id', 'id', 'rules', 'options', 'hand', 'value', 'by', 'from', 'seat', 'round',
  'counters', 'wild', 'flowers', 'flags', 'others-south', 'expect', 'views', 'view', 'names', 'lang',
  'notation', 'theme', 'name', 'disabled', 'required', 'readonly', 'slot', 'ask', 'answer', 'level',
  'filter', 'sort', 'vary', 'patterns', 'seed', 'count', 'step', 'steps', 'all', 'free', 'choices',
  'attempts', 'label', 'at', 'boards', 'editable',
];
const METHODS = [
  'check',
  'undo',
  'redo',
  'clear',
  'focus',
  'checkValidity',
  'reportValidity',
  'click',
  'remove',
];
const MOST = 8;

interface WithProperties {
  readonly elementProperties?: ReadonlyMap<PropertyKey, {readonly state?: boolean}>;
}

/** The places of a page in which an element may stand. */
export interface Playground {
  readonly places: readonly ParentNode[];
  readonly forms: readonly HTMLFormElement[];
  readonly dialogs: readonly HTMLDialogElement[];
  readonly fieldsets: readonly HTMLFieldSetElement[];
}

/** Does random operations, one after another. */
export class RandomUser {
  /** The last operations, for whoever looks for the cause of a failure. */
  readonly log: string[] = [];
  private readonly random: Random;

  constructor(
    private readonly ground: Playground,
    seed: number,
  ) {
    this.random = seeded(seed);
  }

  private pick<T>(from: readonly T[]): T {
    return from[this.random(from.length)];
  }

  private get elements(): HTMLElement[] {
    return this.ground.places.flatMap((place) =>
      [...place.querySelectorAll<HTMLElement>('*')].filter(({localName}) => localName.startsWith('mj-')),
    );
  }

  private say(...words: unknown[]): void {
    this.log.push(words.map(shown).join(' '));
    if (this.log.length > 40) this.log.shift();
  }

  /** Does one operation. */
  act(): void {
    const {elements} = this;
    const one = elements.length ? this.pick(elements) : undefined;
    if (!one || (elements.length < MOST && this.random(4) === 0)) this.add();
    else if (elements.length > MOST) this.removeOne(one);
    else this.use(one);
  }

  private use(one: HTMLElement): void {
    const what = this.random(20);
    if (what < 7) this.setAttribute(one);
    else if (what < 11) this.setProperty(one);
    else if (what < 13) this.move(one);
    else if (what === 13) this.clone(one);
    else if (what === 14) this.removeOne(one);
    else if (what === 15) this.fill(one);
    else if (what === 16) this.call(one);
    else if (what === 17) this.press(one);
    else this.change();
  }

  private add(): void {
    const tag = this.pick(TAGS);
    const added = document.createElement(tag);
    this.say('add', tag);
    for (let n = this.random(4); n > 0; n--) this.setAttribute(added);
    this.place(added);
  }

  private place(one: Element): void {
    const place = this.pick([...this.ground.places, ...this.elements.filter((el) => !one.contains(el))]);
    this.say('into', place);
    place.append(one);
  }

  private move(one: Element): void {
    this.say('move', one);
    this.place(one);
  }

  private clone(one: Element): void {
    this.say('clone', one);
    this.place(one.cloneNode(true) as Element);
  }

  private removeOne(one: Element): void {
    this.say('remove', one);
    one.remove();
  }

  private setAttribute(one: Element): void {
    const name = this.pick(ATTRIBUTES);
    const value = name === 'for' || name === 'id' ? this.pick(IDS) : this.pick(TEXTS);
    const gone = this.random(6) === 0;
    this.say(one, gone ? 'without' : 'with', name, value);
    if (gone) one.removeAttribute(name);
    else one.setAttribute(name, value);
  }

  private setProperty(one: HTMLElement): void {
    const {elementProperties = new Map<string, never>()} = one.constructor as WithProperties;
    const open = [...elementProperties].filter(([, {state}]) => !state).map(([name]) => String(name));
    if (!open.length) return;
    const name = this.pick(open);
    const value = name === 'for' ? this.pick(IDS) : this.pick(this.random(2) ? ODD : TEXTS);
    this.say(one, '.', name, '=', value);
    Reflect.set(one, name, value);
  }

  private fill(one: Element): void {
    const text = this.pick(TEXTS);
    this.say(one, 'text', text);
    if (this.random(2)) one.append(text);
    else one.textContent = text;
  }

  private call(one: HTMLElement): void {
    const name = this.pick(METHODS);
    this.say(one, name);
    const method: unknown = Reflect.get(one, name);
    if (typeof method === 'function') method.call(one);
  }

  /** Does what a reader might do. */
  private press(one: Element): void {
    const fields = [...(one.shadowRoot?.querySelectorAll<HTMLElement>('button, input, select') ?? [])];
    if (!fields.length) return;
    const field = this.pick(fields);
    this.say(one, 'press', field.localName);
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio') {
      field.value = this.pick(TEXTS);
      field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    } else field.click();
  }

  private change(): void {
    const {forms, dialogs, fieldsets} = this.ground;
    const what = this.random(5);
    this.say('change', what);
    if (what === 0) this.pick(forms).reset();
    else if (what === 1) {
      const fieldset = this.pick(fieldsets);
      fieldset.disabled = !fieldset.disabled;
    } else if (what === 2) document.documentElement.lang = this.pick(['en', 'ja', 'zh-Hant', 'fr']);
    else {
      const dialog = this.pick(dialogs);
      if (dialog.open) dialog.close();
      else if (dialog.isConnected) dialog.showModal();
    }
  }
}

/** A value in the log. */
function shown(thing: unknown): string {
  if (typeof thing === 'string') return thing.length > 50 ? `${thing.slice(0, 50)}…` : thing;
  if (thing instanceof Element) return (thing.cloneNode() as Element).outerHTML.slice(0, 200);
  if (typeof thing === 'object' && thing !== null)
    return `${Object.prototype.toString.call(thing)} ${safely(thing)}`;
  return String(thing);
}

const safely = (thing: object): string => {
  try {
    return JSON.stringify(thing);
  } catch {
    return '';
  }
};
