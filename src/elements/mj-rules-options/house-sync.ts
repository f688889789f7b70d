/** Decides which house rules apply: those of the page, of the example around, or those that a reader has set since. */
import type {Options} from '../../core/game/options.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import {isFault} from '../../core/situation/result.js';

/** A rule set or preset, and the options that differ from its defaults. */
export interface Agreement {
  readonly rules: string;
  readonly options: Options;
}

/** The rules as they are given outside the form. */
export interface RulesOrigin {
  /** The `rules` attribute. */
  readonly rules: string;
  /** The text of the `options` attribute, or of `value`. */
  readonly options: string | undefined;
  /** The chosen rule set. */
  readonly ruleset: Ruleset | undefined;
  /** The situation of the example that the form is linked with. */
  readonly linked: Situation | undefined;
}

/** The rules that apply now: those set in the form, and before that those of page and example. */
export class HouseSync {
  /** Whether something has been set since the page was made. */
  isTouched = false;
  private agreed?: Agreement;
  /** A value that was set by script, in place of the attribute. */
  private text?: string;
  /** The rules that the example stated last, and those that it stated first. */
  private lastLinked?: string;
  private first?: Agreement;

  constructor(private readonly origin: () => RulesOrigin) {}

  /** The changed options as they were set, or as the page has them. */
  get written(): string | undefined {
    return this.text ?? this.origin().options;
  }

  /** The chosen rules: the `rules` attribute, or a preset of the same rule set. */
  get rules(): string {
    if (this.agreed?.rules) return this.agreed.rules;
    const {rules, linked} = this.origin();
    return rules || (linked?.rules ?? '');
  }

  /** The reason why the text of the page cannot be read. */
  get fault(): Fault | undefined {
    return this.agreed ? undefined : this.read().fault;
  }

  get now(): Agreement {
    const {rules, agreed} = this;
    return {rules, options: agreed ? agreed.options : this.read().options};
  }

  /** Whether the page itself states the options, whatever the example has. */
  get isOwn(): boolean {
    return this.written !== undefined || this.origin().rules !== '';
  }

  /** Whether the example states something new. */
  get isNews(): boolean {
    const {rules, options} = this.now;
    return JSON.stringify([rules, options]) !== this.lastLinked;
  }

  /** Takes over the example's rules when they are new. */
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
    // the first time, options of the form override those of the example
    if (!isFirst || !this.isOwn) this.agreed = agreement;
  }

  unlink(): void {
    this.lastLinked = undefined;
  }

  /** Drops what was set in the form, because the attributes have changed. */
  forget(): void {
    this.agreed = undefined;
  }

  agree(rules: string, options: Options): void {
    this.isTouched = true;
    this.agreed = {rules, options};
  }

  /** Sets a text in place of the attribute. */
  setText(text: string | undefined): void {
    this.isTouched = true;
    this.text = text;
    this.agreed = undefined;
  }

  /** Restores the rules of the page; without any, those that the example stated first. */
  reset(): void {
    this.setText(undefined);
    if (!this.isOwn) this.agreed = this.first;
  }

  /** Restores the state that a browser kept from an earlier visit. */
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
