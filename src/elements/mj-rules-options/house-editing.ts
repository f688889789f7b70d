/** Handles a reader's changes in the form of house rules. */
import type {OptionValue} from '../../core/game/options.js';
import {
  numberFieldName,
  otherRules,
  readNumber,
  withCount,
  withTyped,
  withoutHouseRule,
  withoutOption,
  type House,
  type Mistyped,
} from './house.js';
import type {HouseSync} from './house-sync.js';

/** The members of an element that its form needs. */
export interface FormHost {
  readonly house: () => House | undefined;
  /** Called after a change: draws the form and informs the page. */
  readonly onChange: (isDone: boolean) => void;
  /** Called when a button has disappeared, with the name of its option; empty for all options. */
  readonly onReset: (name: string) => void;
}

/** Handlers of the form: set an option, keep unreadable input as it was typed, change the preset. */
export class HouseEditing {
  /** Invalid numbers, as they were typed. */
  mistyped: Mistyped = new Map();

  constructor(
    private readonly sync: HouseSync,
    private readonly host: FormHost,
  ) {}

  /** Clears invalid input. */
  forget(): void {
    this.mistyped = new Map();
  }

  readonly handleSet = (name: string, value: OptionValue): void => {
    const {rules, options} = this.sync.now;
    this.sync.agree(rules, {...options, [name]: value});
    this.host.onChange(false);
  };

  readonly handleType = (name: string, text: string, key?: string): void => {
    const house = this.host.house();
    if (!house) return;
    const n = readNumber(house.ruleset.options[name], text);
    this.mistyped = withTyped(this.mistyped, numberFieldName(name, key), n === undefined ? text : undefined);
    if (n === undefined) this.host.onChange(false);
    else this.handleSet(name, key === undefined ? n : withCount(house.values[name], key, n));
  };

  /** @param name name of an option; empty for all */
  readonly handleReset = (name: string): void => {
    const {sync, host} = this;
    const {rules, options} = sync.now;
    this.mistyped = withoutOption(this.mistyped, name);
    sync.setText(undefined);
    sync.agree(rules, name ? withoutHouseRule(options, name) : {});
    host.onChange(true);
    host.onReset(name);
  };

  readonly handlePreset = (id: string): void => {
    const house = this.host.house();
    if (!house) return;
    this.sync.agree(otherRules(house, id), this.sync.now.options);
    this.host.onChange(false);
  };
}

/** Moves the focus into the fields of an option; without a name it does nothing. */
export function focusOption(root: ParentNode, name: string): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const field = `[data-option="${name}"] input`;
  (find(`${field}:checked`) ?? find(field))?.focus();
}
