/**
 * The rule sets of a page. Elements import none: scripts register them, and elements ask for them by a context request.
 * Each copy of the library answers at the document; an element that has a rule set as a property answers first.
 */
import {ContextEvent} from '@lit/context';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {rulesetContext, type KnownRuleset, type RulesetTexts, type TextReading} from '../contexts/ruleset.js';
import type {RowFrequencies} from '../core/game/frequency.js';
import type {Lang, RulesetDetails, RulesetText} from '../core/game/names.js';
import type {Example} from '../core/game/pattern.js';
import type {Ruleset, Spellings} from '../core/game/ruleset.js';
import type {Fault} from '../core/situation/problem.js';
import {unpinned} from '../core/situation/restated.js';
import {memoizeLast} from './memoize.js';
import {whenOnline} from './fetched.js';
import {noteFound, noteMissing} from './missing.js';
import {onWindow} from './window-events.js';
import {unhidden} from './unhidden.js';
import {Provider, PROVIDER} from './provider.js';

const known = new Map<unknown, KnownRuleset>();
/** Why a rule set that was asked for cannot be had; of rules as text, also how these were read. */
const refused = new Map<unknown, {readonly why: Fault; readonly reading?: TextReading | undefined}>();
/** The functions whose fetch has failed, until they are asked again. */
const failed = new Set<() => Promise<object>>();
/** Results of finished fetches, by the function that fetched them. */
const arrived = new WeakMap<() => Promise<object>, object>();

/** Details for a rule set that has none, or whose details are not loaded yet. */
export const NO_DETAILS: RulesetDetails = {options: {}, rules: {}};
/** What is known of how often patterns are made where it could not be loaded. */
const NOTHING_COUNTED: RowFrequencies = {version: 0, level: 0, seed: '', hands: 0, wins: 0, rows: {}};

/** Words for a rule set without any: its native terms are shown. */
const WORDLESS: RulesetText = {
  title: '',
  names: {},
  conditions: {},
  presets: {},
  details: () => Promise.resolve(NO_DETAILS),
};

const WORDLESS_TEXTS: RulesetTexts = {};

/** The context key of a rule set. `luqiao@1` is requested as `luqiao`; the scorer checks the version. */
const keyOf = (rules: string) => rulesetContext(unpinned(rules));

/** The ids of the registered rule sets and of their presets. */
export const registeredIds = (): string[] => [
  ...new Set(
    [...known.values()].flatMap(({ruleset: {id, presets = []}}) => [id, ...presets.map((one) => one.id)]),
  ),
];

/** A rule set that the page has, by its id or that of a preset. */
export const registeredRuleset = (id: string): KnownRuleset | undefined => known.get(keyOf(id));

/** Tells elements that a rule set has come, or will not come. */
const tellAskers = (key: unknown): boolean =>
  unhidden(document, 'dispatchEvent')(new Provider(key, document));

/** Registers a rule set and its presets for all elements of the page, present and future. */
export function registerRuleset(ruleset: Ruleset, texts: RulesetTexts = {}): void {
  keepRuleset({ruleset, texts});
}

/** Registers a rule set with what else is known of it. */
export function keepRuleset(found: KnownRuleset): void {
  const {id, presets = []} = found.ruleset;
  const keys = [id, ...presets.map((preset) => preset.id)].map(rulesetContext);
  for (const key of keys) {
    known.set(key, found);
    refused.delete(key);
  }
  if (typeof document === 'undefined') return;
  unhidden(document, 'addEventListener')('context-request', answer);
  for (const key of keys) tellAskers(key);
}

/**
 * Withdraws a rule set, or says why it never came: elements then say it, too.
 * @param reading how the text was read in which nothing can be scored
 */
export function refuseRuleset(id: string, why: Fault, reading?: TextReading): void {
  const key = rulesetContext(id);
  known.delete(key);
  refused.set(key, {why, reading});
  tellAskers(key);
}

/** Why a rule set cannot be had, where somebody knows it. */
export const refusalOf = (rules: string): Fault | undefined => refused.get(keyOf(rules))?.why;

/** How rules as text were read, whether they can be scored with or not. */
export const readingOf = (rules: string, found: KnownRuleset | undefined): TextReading | undefined =>
  found ? found.reading : refused.get(keyOf(rules))?.reading;

/** A request for a context, in the fields that every copy of the library has. */
interface Request extends Event {
  readonly context: unknown;
  readonly callback: (known: KnownRuleset) => void;
}

function answer(event: Event): void {
  const {context, callback} = event as Request;
  const found = known.get(context);
  if (!found) return;
  event.stopImmediatePropagation();
  callback(found);
}

const coming = new Set<unknown>();

/**
 * Announces a rule set that is being fetched: until the fetch ends, no element reports it as missing. One that has been
 * refused is not awaited: whoever refused it tells when it comes after all.
 */
export function expectRuleset(id: string, fetched: Promise<unknown>): void {
  const key = rulesetContext(id);
  if (known.has(key) || refused.has(key) || coming.has(key)) return;
  coming.add(key);
  void fetched.then(() => {
    coming.delete(key);
    if (!known.has(key)) tellAskers(key);
  });
}

type Host = ReactiveControllerHost & HTMLElement;

/** The controllers of connected hosts, by the context that each asked for: only they hear of it. */
const askers = new Map<unknown, Set<RulesetController>>();

function handleArrival(event: Event): void {
  for (const one of [...(askers.get((event as Request).context) ?? [])]) one.askAgain();
}

/** Finds the rule set that an element needs. The element renders again when the rule set or its words are loaded. */
export class RulesetController implements ReactiveController {
  /** Undefined until it is loaded. */
  knownRuleset?: KnownRuleset;
  /** The id of the rule set that was asked for; undefined until the host is about to use one. */
  private askedId?: string;
  private readonly owned = memoizeLast((ruleset: Ruleset, texts: RulesetTexts): KnownRuleset => ({
    ruleset,
    texts,
  }));

  /** @param rules the id of the rule set, pinned or not; empty where the element needs none */
  constructor(
    private readonly host: Host,
    private readonly rules: () => string,
  ) {
    host.addController(this);
    // the page has loaded: a rule set that is not there yet is missing
    onWindow(host, ['load'], () => {
      if (!this.knownRuleset) host.requestUpdate();
    });
  }

  /** The rule set that was found, or the one that the host has as a property. */
  knownOr(own: Ruleset | undefined): KnownRuleset | undefined {
    return own ? this.owned(own, this.knownRuleset?.texts ?? WORDLESS_TEXTS) : this.knownRuleset;
  }

  /** Whether the rule set is missing: the host names none, or the page has loaded without it. */
  get missing(): boolean {
    const key = keyOf(this.askedId ?? '');
    if (this.knownRuleset || coming.has(key)) return false;
    return refused.has(key) || unhidden(document, 'readyState') === 'complete';
  }

  hostConnected(): void {
    // one listener for all hosts, added again after document.open() has removed it
    unhidden(document, 'addEventListener')(PROVIDER, handleArrival);
  }

  hostDisconnected(): void {
    this.leave();
  }

  /**
   * Asks for a rule set where the host names another than before; called before each render. A host that waits for its
   * turn has not read its own text yet, so that very many of them can be put into a page at once.
   */
  refresh(): void {
    if (this.host.isConnected && this.rules() !== this.askedId) this.ask();
  }

  /** The words of a rule set in a language, or in another where it lacks that one; undefined until they are loaded. */
  text({texts}: KnownRuleset, lang: Lang): RulesetText | undefined {
    const given = texts[lang] ?? texts.en ?? Object.values(texts)[0] ?? WORDLESS;
    if (typeof given !== 'function') return given;
    const instead = Object.values(texts).find((other) => typeof other === 'object') ?? WORDLESS;
    return this.fetched(given, instead);
  }

  /** The words of its options and numbered rules; undefined until they are loaded. */
  details({details}: RulesetText): RulesetDetails | undefined {
    return this.fetched(details, NO_DETAILS);
  }

  /** Examples of its patterns, from which hands are drawn too; undefined until they are loaded. */
  examples({examples}: Ruleset): Readonly<Record<string, Example>> | undefined {
    return this.fetched(examples, {});
  }

  /** How often its patterns are made; undefined until that is loaded, and where nobody has counted it. */
  frequency({frequency}: Ruleset): RowFrequencies | undefined {
    return frequency && this.fetched(frequency, NOTHING_COUNTED);
  }

  /** Other names of its patterns; empty until they are loaded. */
  spellings({spellings}: Ruleset): Spellings {
    return (spellings && this.fetched(spellings, {})) ?? {};
  }

  /**
   * Fetches a part of a rule set, once.
   * @param instead used where the fetch fails: a page may have the script without the files beside it
   */
  private fetched<T extends object>(from: () => Promise<T>, instead: T): T | undefined {
    let found = arrived.get(from);
    if (!found) {
      found = from()
        .catch((error: unknown) => {
          console.error(error);
          failed.add(from);
          whenOnline(() => {
            // told twice, by each sign
            if (!failed.delete(from)) return;
            arrived.delete(from);
            for (const one of askers.values()) one.forEach(({host}) => host.requestUpdate());
          });
          return instead;
        })
        .then((loaded) => void arrived.set(from, loaded));
      arrived.set(from, found);
    }
    if (!(found instanceof Promise)) {
      if (failed.has(from)) noteMissing(this.host, from);
      else noteFound(this.host, from);
      return found as T;
    }
    void found.then(() => this.host.requestUpdate());
    return undefined;
  }

  private ask(): void {
    this.leave();
    const asked = (this.askedId = this.rules());
    this.knownRuleset = undefined;
    const key = keyOf(asked);
    askers.set(key, (askers.get(key) ?? new Set()).add(this));
    if (!asked) return;
    let isAsking = true;
    const take = (found: KnownRuleset) => {
      this.knownRuleset = found;
      // who asks for other rules is about to use them
      if (!isAsking) this.host.requestUpdate();
    };
    this.host.dispatchEvent(new ContextEvent(key, this.host, take));
    // in another document, or after document.open(), requests are not answered yet
    this.knownRuleset ??= known.get(key);
    isAsking = false;
  }

  private leave(): void {
    if (this.askedId === undefined) return;
    askers.get(keyOf(this.askedId))?.delete(this);
    this.askedId = undefined;
  }

  /** The rule set that the host asked for has arrived, or its fetch has ended. */
  askAgain(): void {
    this.ask();
    this.host.requestUpdate();
  }
}
