/** Which house rules hold: those of the page, of the example around, or what a reader has agreed on since. */
import type {Options} from '../../core/game/options.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import {isFault} from '../../core/reading/read.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';

/** Rules, and what differs from their defaults. */
export interface Agreement {
  readonly rules: string;
  readonly options: Options;
}

/** What is said of the rules outside the form. */
export interface Origin {
  /** The `rules` attribute. */
  readonly rules: string;
  /** The text of the `options` attribute, or of `value`. */
  readonly options: string | undefined;
  /** The rule set that is chosen. */
  readonly ruleset: Ruleset | undefined;
  /** What the example says that the form is linked with. */
  readonly linked: Situation | undefined;
}

/** The rules that hold now: what was agreed on, and until then what page and example say. */
export class HouseSync {
  /** Whether something has been agreed on since the page was made. */
  isTouched = false;
  private agreed?: Agreement;
  /** A value that was set, in place of the attribute. */
  private text?: string;
  /** What the example said last, and what it said first. */
  private lastLinked?: string;
  private first?: Agreement;

  constructor(private readonly origin: () => Origin) {}

  /** The changes as they were set or stand in the page. */
  get written(): string | undefined {
    return this.text ?? this.origin().options;
  }

  /** The rules that are chosen: the `rules` attribute, or a preset of the same rule set. */
  get rules(): string {
    if (this.agreed?.rules) return this.agreed.rules;
    const {rules, linked} = this.origin();
    return rules || (linked?.rules ?? '');
  }

  /** Why the text of the page cannot be read. */
  get fault(): Fault | undefined {
    return this.agreed ? undefined : this.read().fault;
  }

  get now(): Agreement {
    const {rules, agreed} = this;
    return {rules, options: agreed ? agreed.options : this.read().options};
  }

  /** Whether the page says by itself what is agreed, whatever the example says. */
  get isOwn(): boolean {
    return this.written !== undefined || this.origin().rules !== '';
  }

  /** Whether the example says something else. */
  get isNews(): boolean {
    const {rules, options} = this.now;
    return JSON.stringify([rules, options]) !== this.lastLinked;
  }

  /** Takes over what the example says, when that is news. */
  update(): void {
    const {linked} = this.origin();
    if (!linked) {
      this.unlink();
      return;
    }
    const agreement: Agreement = {rules: linked.rules, options: (linked.options ?? {}) as Options};
    const said = JSON.stringify([agreement.rules, agreement.options]);
    if (said === this.lastLinked) return;
    const isFirst = this.lastLinked === undefined;
    this.lastLinked = said;
    if (isFirst) this.first = agreement;
    // the first time, what the page says of the form goes before
    if (!isFirst || !this.isOwn) this.agreed = agreement;
  }

  unlink(): void {
    this.lastLinked = undefined;
  }

  /** The attributes have changed: they go before what was agreed on. */
  forget(): void {
    this.agreed = undefined;
  }

  agree(rules: string, options: Options): void {
    this.isTouched = true;
    this.agreed = {rules, options};
  }

  /** Puts a text in place of the attribute. */
  setText(text: string | undefined): void {
    this.isTouched = true;
    this.text = text;
    this.agreed = undefined;
  }

  /** Goes back to what the page said; without that to what the example said first. */
  reset(): void {
    this.setText(undefined);
    if (!this.isOwn) this.agreed = this.first;
  }

  /** What a browser has kept of an earlier visit. */
  restore(rules: string, text: string, ruleset: Ruleset | undefined): void {
    const options = ruleset ? parseOptions(ruleset.options, text) : undefined;
    if (options && !isFault(options)) this.agree(rules, options);
    else {
      this.isTouched = true;
      this.text = text;
    }
  }

  private read(): {readonly options: Options; readonly fault?: Fault} {
    const {written: text} = this;
    const {ruleset, linked} = this.origin();
    if (text === undefined || !ruleset) return {options: (linked?.options ?? {}) as Options};
    const options = parseOptions(ruleset.options, text);
    return isFault(options) ? {options: {}, fault: options} : {options};
  }
}
