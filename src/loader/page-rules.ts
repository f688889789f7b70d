/** Rules that a page has as text: `rules="#wenling"` names the element with the author's table. */
import type {RulesetTexts, TextReading} from '../contexts/ruleset.js';
import {elementNamed, followId} from '../controllers/ids.js';
import {isShadowRoot} from '../controllers/node-kind.js';
import {keepRuleset, refuseRuleset, registeredRuleset} from '../controllers/rulesets.js';
import {unhidden} from '../controllers/unhidden.js';
import {fault, type Fault} from '../core/situation/problem.js';
import type {Block} from '../variant/blocks/block.js';
import {readParts, type BasedOnRuleset, type UnsaidRead, type VariantOptions} from '../variant/build/read.js';
import type {VariantProblem, VariantRead} from '../variant/index.js';
import {langOf} from '../controllers/missing.js';
import {holdsText, readPart, sectionOf, type PagePart} from './page-blocks.js';
import {PRESETS, SOURCES} from './sources.js';

/** Where rules stand: as a text, or as parts of the page. */
type Written = string | readonly Block[];

/** What is seen of an element: a change of anything else does not change its rules. */
const SEEN: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['data-when', 'colspan', 'rowspan'],
};

/** Rules are read again so many milliseconds after the last change: not with each letter that is typed. */
const PAUSE = 100;

type Root = Document | ShadowRoot;

/** The rules of the page by their names: `#wenling`. */
const followed = new Map<string, PageRules>();

/**
 * Reads the rules of the element that a name such as `#wenling` means, and again after each change of it.
 * @param asking an element that is scored by them
 * @returns when they have been read for the first time, or there is no such element
 */
export function followPageRules(name: string, asking: Element): Promise<unknown> {
  const found = followed.get(name) ?? new PageRules(name, rootOf(asking, name.slice(1)));
  followed.set(name, found);
  return found.first;
}

/**
 * Reads the rules as they are now, where a change would be read soon.
 * @param asking as for `followPageRules`
 */
export async function catchUpPageRules(name: string, asking: Element): Promise<void> {
  await followPageRules(name, asking);
  await followed.get(name)?.catchUp();
}

/** The root that the id is looked for in: the shadow root around that has it, else the document. */
function rootOf(asking: Element, id: string): Root {
  const root = asking.getRootNode();
  return isShadowRoot(root) && elementNamed(root, id) ? root : document;
}

/** Rules of the page under one name. */
class PageRules {
  /** Ends when the rules have been read, or refused. */
  readonly first: Promise<unknown>;
  /** What the rules are made of; undefined where there are none. */
  private based?: BasedOnRuleset | undefined;
  private readonly observer = new MutationObserver(() => this.readSoon());
  private element: Element | null = null;
  /** What was read last: as long as it stays, so do the rules. */
  private seen?: string | undefined;
  /** The part of the page as it was walked last; undefined where the rules are a text. */
  private part?: PagePart | undefined;
  /** The number of readings so far: one that has been overtaken is not taken over. */
  private readings = 0;
  private pause?: ReturnType<typeof setTimeout>;
  /** The rules that are made of these ones. */
  private readonly heirs = new Set<PageRules>();

  constructor(
    private readonly name: string,
    private readonly root: Root,
  ) {
    this.first = parsed().then(() => {
      followId(root, this.id, () => void this.find());
      return this.find();
    });
  }

  private get id(): string {
    return this.name.slice(1);
  }

  /** Finds the element that has the id now. */
  private async find(): Promise<void> {
    this.observer.disconnect();
    this.element?.removeEventListener('input', this.readSoon);
    this.element = elementNamed(this.root, this.id) ?? codeNamed(this.root, this.id);
    this.seen = undefined;
    if (!this.element) {
      this.readings++;
      // what is left of it would be kept with it
      this.part = undefined;
      // code that names itself comes without an id that could be followed
      this.observer.observe(this.root, {subtree: true, childList: true});
      this.refuse(fault('rules-not-here', this.id, 'rules'));
      return;
    }
    // what belongs to a heading stands beside it
    const [, next] = sectionOf(this.element);
    this.observer.observe((next && this.element.parentNode) ?? this.element, SEEN);
    this.element.addEventListener('input', this.readSoon);
    await this.read();
  }

  private readonly readSoon = (): void => {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.catchUp(), PAUSE);
  };

  /** Reads what the page has now. */
  catchUp(): Promise<void> {
    clearTimeout(this.pause);
    return this.element ? this.read() : this.find();
  }

  /** Reads the rules, if they have changed, or whatever they build on has. */
  private async read(force = false): Promise<void> {
    const {element} = this;
    if (!element) return;
    if (!element.isConnected) {
      await this.find();
      return;
    }
    this.part = holdsText(element) ? undefined : readPart(sectionOf(element));
    const written = this.part?.blocks ?? textOf(element);
    const seen = JSON.stringify(written);
    if (seen === this.seen && !force) return;
    this.seen = seen;
    const reading = ++this.readings;
    const read = await this.readWith(written);
    if (reading === this.readings) this.take(read);
  }

  /** Reads a text; where it builds on rules that are not there yet, these are fetched first. */
  private async readWith(written: Written): Promise<VariantRead> {
    const based = new Map<string, BasedOnRuleset>();
    const tried = new Set<string>();
    const readWritten = await readerOf(written);
    let bases: Bases | undefined;
    for (;;) {
      const read = readWritten({id: titleOf(written) ?? this.id, based}, bases);
      const wanted = read.problems.find(({code, about}) => code === 'unknown-rules' && !tried.has(about));
      if (!wanted) return said(read);
      tried.add(wanted.about);
      const found = wanted.about.startsWith('#')
        ? await this.inherit(wanted.about)
        : await rulesetNamed(wanted.about);
      if (!found) continue;
      based.set(wanted.about, found);
      bases ??= (await import('../variant/build/bases.js')).BASES;
    }
  }

  /** Other rules of the page, on which these are built. */
  private async inherit(name: string): Promise<BasedOnRuleset | undefined> {
    const from = followed.get(name) ?? new PageRules(name, this.root);
    followed.set(name, from);
    if (from === this || this.isBelow(from)) return undefined;
    from.heirs.add(this);
    await from.first;
    return from.based;
  }

  /** Whether other rules are built on these ones. */
  private isBelow(other: PageRules): boolean {
    return [...this.heirs].some((heir) => heir === other || heir.isBelow(other));
  }

  /** What can be scored is scored; the rest is said to the author. */
  private take({ruleset, texts, problems, rows}: VariantRead): void {
    this.tellAuthor(problems);
    const reading: TextReading = {rows, problems, placeOf: (line) => this.part?.placeOf(line)};
    if (!ruleset) {
      this.refuse(unread(this.id, problems), reading);
      return;
    }
    const own = {...ruleset, id: this.name};
    this.based = {ruleset: own, texts};
    keepRuleset({ruleset: own, texts, reading});
    this.tellHeirs();
  }

  private refuse(why: Fault, reading?: TextReading): void {
    this.based = undefined;
    refuseRuleset(this.name, why, reading);
    this.tellHeirs();
  }

  private tellHeirs(): void {
    for (const heir of this.heirs) void heir.read(true);
  }

  private tellAuthor(problems: readonly VariantProblem[]): void {
    if (!problems.length || !this.element) return;
    const lang = langOf(this.element);
    const lines = problems.map(({about, words}) => `${about}\n  ${words[lang]}`);
    console.warn([`rules="${this.name}"`, ...lines].join('\n'));
  }
}

/** Code of rules, as generators write a fence of `mj-rules`. */
const CODE =
  ':is(code, pre, div, figure):is([class*="mj-rules"], [data-language="mj-rules"], [data-lang="mj-rules"])';

/** The code whose text says this id itself, as `id = wenling`: generators take over the language alone. */
function codeNamed(root: Root, id: string): Element | null {
  const isNamed = ({textContent}: Element): boolean =>
    [...textContent.matchAll(/(?:^|\n)[ \t]*id[ \t]*[=＝:：][ \t]*(\S+)/g)].some(([, own]) => own === id);
  const found = [...unhidden(root, 'querySelectorAll')(CODE)].find(isNamed);
  return found?.closest('pre') ?? found ?? null;
}

/** Resolves when the whole page is there: half a table is no rule set. */
const parsed = (): Promise<unknown> =>
  unhidden(document, 'readyState') === 'loading'
    ? new Promise((resolve) =>
        unhidden(document, 'addEventListener')('DOMContentLoaded', resolve, {once: true}),
      )
    : Promise.resolve();

const textOf = (element: Element): string =>
  element.localName === 'textarea' ? (element as HTMLTextAreaElement).value : element.textContent;

type Bases = typeof import('../variant/build/bases.js').BASES;
type ReadWritten = (options: VariantOptions, bases: Bases | undefined) => UnsaidRead;

/** What reads rules where they stand; what reads Markdown and HTML is fetched for a text alone. */
async function readerOf(written: Written): Promise<ReadWritten> {
  if (typeof written !== 'string') return (options, bases) => readParts(written, options, bases);
  const {readText} = await import('../variant/build/read-text.js');
  return (options) => readText(written, options);
}

/** What is wrong in words, which are fetched if something is; without them, by its code. */
async function said({problems, ...read}: UnsaidRead): Promise<VariantRead> {
  if (!problems.length) return {...read, problems: []};
  const words = await import('../variant/print/problems.js').catch(() => undefined);
  const bare = (code: string) => ({ja: code, 'zh-Hant': code, 'zh-Hans': code, en: code});
  return {
    ...read,
    problems: problems.map((one) => words?.saidProblem(one) ?? {...one, words: bare(one.code)}),
  };
}

/** The heading that a part of the page begins with: the title of its rules, unless they say another. */
function titleOf(written: Written): string | undefined {
  const [first] = typeof written === 'string' ? [] : written;
  return first?.is === 'heading' ? first.span.text : undefined;
}

/** A rule set with its words, by its id or that of a preset: one that the page has, or one of the package. */
async function rulesetNamed(name: string): Promise<BasedOnRuleset | undefined> {
  const here = registeredRuleset(name);
  if (here) return {ruleset: here.ruleset, texts: laterTexts(here.texts)};
  const id = PRESETS[name] ?? name;
  if (!Object.hasOwn(SOURCES, id)) return undefined;
  const {ruleset, texts} = SOURCES[id];
  return {ruleset: await ruleset(), texts: laterTexts(texts)};
}

/** Words as they are given to a text: all are asked for, whether they are there or not. */
const laterTexts = (texts: RulesetTexts): BasedOnRuleset['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([lang, words]) => [
      lang,
      typeof words === 'function' ? words : () => Promise.resolve(words),
    ]),
  );

/** Says the first of the problems of a text. */
function unread(id: string, [first]: readonly VariantProblem[]): Fault {
  return {...fault('rules-unread', id, 'rules'), ...(first && {says: first.words})};
}
