/** The situation that an element's attributes, its text and scripts say of its own hand. */
import {withCircumstances} from '../../core/reading/circumstances.js';
import {memoizeLast, steady} from '../../controllers/memoize.js';
import type {TypedHand} from '../../controllers/notation.js';
import {
  readSituation,
  type ReadSituation,
  type SituationProperties,
} from '../../core/reading/typed-situation.js';
import type {Circumstances} from '../../core/notation/gb.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import {withRules} from './situation-problem.js';
import {statedFields} from './stated-fields.js';

/** What a `TypedSituation` is read from. */
export interface TypingHost {
  /** The properties of the element. */
  readonly properties: SituationProperties & {readonly ruleset?: unknown};
  /** How often a property has changed. */
  readonly changes: () => number;
  /** The rule set that says which options exist; undefined until it is loaded. */
  readonly ruleset: () => Ruleset | undefined;
  /** The hand as it is typed now. */
  readonly hand: () => TypedHand;
}

const NOTHING_STATED: Partial<Situation> = {};

/**
 * The own situation of an element. Attributes are read once for each change, and all it returns is the same object as long
 * as it says the same.
 */
export class TypedSituation {
  /** A situation that was set as a whole, used instead of the attributes. */
  wholeSituation?: Situation;
  /** Rules that a form of house rules has set since, or an editor. */
  agreedRules?: Pick<Situation, 'rules' | 'options'>;
  private readonly sameFields = steady<ReadSituation>();
  private readonly readFields = memoizeLast((_changes: number, ruleset: Ruleset | undefined) =>
    this.sameFields(readSituation(this.host.properties, '', ruleset)),
  );
  private readonly withHand = memoizeLast(
    (fields: Situation, hand: string, said: Circumstances | undefined): Situation => ({
      ...withCircumstances(fields, said),
      hand,
    }),
  );
  private readonly withRules = memoizeLast(withRules);
  private readonly statedIn = memoizeLast(statedFields);

  constructor(private readonly host: TypingHost) {}

  /** What the attributes say, without the hand. */
  get fields(): Situation {
    return this.read(this.host.ruleset()).situation;
  }

  /** The whole situation; its hand is empty where none is typed. */
  get situation(): Situation {
    const {wholeSituation, agreedRules, host} = this;
    const {hand = '', translated} = host.hand();
    const own = wholeSituation ?? this.withHand(this.fields, hand, translated?.said);
    return agreedRules ? this.withRules(own, agreedRules) : own;
  }

  /** Whether attributes, text or a script name a hand. */
  get hasHand(): boolean {
    return this.wholeSituation !== undefined || this.host.hand().hand !== undefined;
  }

  /** The attributes beside the hand. They replace those fields of a hand that comes from elsewhere. */
  get statedFields(): Partial<Situation> {
    const {rules, ruleset} = this.host.properties;
    return this.wholeSituation ? NOTHING_STATED : this.statedIn(this.fields, Boolean(rules || ruleset));
  }

  /** Why the text of the options cannot be read under a rule set; undefined if it can. */
  optionsFault(ruleset: Ruleset): Fault | undefined {
    return this.host.properties.options ? this.read(ruleset).fault : undefined;
  }

  private read(ruleset: Ruleset | undefined): ReadSituation {
    return this.readFields(this.host.changes(), ruleset);
  }
}
