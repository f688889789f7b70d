/** Settings with alternatives, `封頂 = 20 | 50 | –`: house rules, of which the first is the default. */
import type {OptionSpec, Options} from '../../core/game/options.js';
import {Refused} from '../messages/report.js';
import {splitSpan, type TextSpan} from '../messages/place.js';
import type {SettingKey} from '../words/setting-names.js';

/** What a setting comes to under the house rules of a hand. */
export interface Settled<T> {
  (options: Options): T;
  /** What it may come to. */
  readonly all: readonly T[];
}

/** A setting that is the same under all house rules. */
export const settledAs = <T>(value: T): Settled<T> => Object.assign(() => value, {all: [value]});

/** A setting with alternatives, as an option of the rule set. */
export interface SettingOption {
  readonly key: SettingKey;
  /** The author's name of the setting. */
  readonly name: string;
  readonly spec: OptionSpec;
  readonly choices: readonly string[];
}

/** Collects the settings that are options. */
export class SettingOptions {
  readonly list: SettingOption[] = [];

  /**
   * Reads each alternative of a setting.
   * @throws {Refused} where one cannot be read
   */
  settle<T>(key: SettingKey, name: TextSpan, value: TextSpan, read: (value: TextSpan) => T): Settled<T> {
    const parts = splitSpan(value, /[|｜]/g);
    if (!parts.length) throw new Refused('ends-early', name);
    const made = parts.map(read);
    const [first] = made;
    if (parts.length < 2) return settledAs(first);
    const choices = parts.map(({text}) => text);
    const spec: OptionSpec = {
      ...{type: 'choice', default: choices[0], choices, cite: `#${name.at.line}`, provenance: 'page'},
    };
    this.list.push({key, name: name.text, spec, choices});
    const byChoice = new Map(choices.map((choice, i) => [choice, made[i]]));
    return Object.assign((options: Options) => byChoice.get(options[key] as string) ?? first, {all: made});
  }
}
