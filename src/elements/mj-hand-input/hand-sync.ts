/**
 * Where the hand of an editor comes from: the page's attributes, its text, the example around. Keeps the editor in step with these, until
 * a reader or a script changes the hand.
 */
import type {ExampleState} from '../../contexts/example.js';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';
import {sameHand, draftSituation, type HandDraft} from './draft.js';
import type {EditorAction} from './reduce.js';
import {ANY_SETTING, draftBy, settingOf} from './setting.js';
import type {EditorState} from './state.js';

/** The initial hand of an editor, from each source that may give one. */
export interface HandOrigin {
  /** The hand that the page gives; undefined where it gives none. */
  readonly hand: string | undefined;
  /** The situation of the example around. */
  readonly around: Situation | undefined;
  readonly ruleset: Ruleset | undefined;
  readonly rules: Pick<Situation, 'rules' | 'options'>;
  /** A hand with the circumstances that the attributes state. */
  readonly withAttributes: (hand: string) => Situation;
}

/**
 * @param attributes the rules that the page names
 * @param fields what the attributes state
 * @param hand the hand that the page gives
 * @param agreed rules that override those of the page and of the example
 * @param known the rule set of the page
 * @param given the state of the example around
 */
export function originOf(
  attributes: {readonly rules?: string; readonly options?: unknown},
  fields: Situation,
  hand: string | undefined,
  agreed: HandOrigin['rules'] | undefined,
  known: KnownRuleset | undefined,
  given: ExampleState | undefined,
): HandOrigin {
  const around = given?.situation;
  return {
    hand,
    around,
    ruleset: (known ?? given?.known)?.ruleset,
    rules: agreed ?? {
      rules: attributes.rules || around?.rules || fields.rules,
      options: attributes.options ? fields.options : (around?.options ?? fields.options),
    },
    withAttributes: (text) => ({...fields, hand: text}),
  };
}

/** The hand that follows page or example. */
interface SyncedHand {
  readonly state: EditorState;
  reduce(action: EditorAction): void;
}

/** Copies the hand of page or example into the editor when it changes there, until it is changed in the editor. */
export class HandSync {
  /** Whether the hand differs from the page's. */
  isTouched = false;
  /** Whether the hand has changed since the example around was informed, other than by the example itself. */
  private isNews = false;
  /** The link to the example that was informed last. */
  private toldOver?: unknown;
  /** The hand of the page when it was last read. */
  private lastPage?: string;
  /** The hand of the example around before the editor changed it. */
  private exampleHand?: Situation;
  private lastAround?: string;
  private lastRules?: string;

  constructor(
    private readonly hand: SyncedHand,
    private readonly origin: () => HandOrigin,
  ) {}

  /** Takes over the hand of page or example, when it has changed there. */
  update(): void {
    const origin = this.origin();
    this.applyRules(origin);
    if (!this.isTouched) this.followPage(origin);
    const {around} = origin;
    const said = around && JSON.stringify(around);
    const isOther = this.lastAround !== undefined && said !== this.lastAround;
    if (around && isOther && !this.isNews && this.isMine(origin)) this.followExample(around);
    this.lastAround = said ?? this.lastAround;
  }

  private followPage(origin: HandOrigin): void {
    const {hand, around} = origin;
    if (hand === undefined && around) this.exampleHand = around;
    const given = this.givenBy(origin);
    const page = this.keyOf(given);
    if (page !== this.lastPage) {
      this.hand.reduce({do: 'start', draft: this.draftOf(given)});
      this.isNews = hand !== undefined;
    }
    this.lastPage = page;
  }

  private followExample(around: Situation): void {
    const isOther = !sameHand(around, draftSituation(this.hand.state.whole, ''));
    if (isOther) this.hand.reduce({do: 'replace', draft: this.draftOf(around)});
  }

  /** Whether the hand differs from that of the example around. */
  private isMine({hand}: HandOrigin): boolean {
    return this.isTouched || hand !== undefined;
  }

  /**
   * Whether the example around has to be informed. It is informed of changes only, never in answer to its own: two
   * editors in one example would answer each other forever.
   * @param link identifies the example; a new example is informed even without a change
   */
  takeNews(link: unknown): boolean {
    const isNews = this.isNews || (!this.isTouched && link !== this.toldOver);
    this.isNews = false;
    this.toldOver = link;
    return isNews && this.isMine(this.origin());
  }

  /** Marks the hand as changed by a reader or a script. */
  touch(): void {
    this.isTouched = this.isNews = true;
  }

  /** Replaces the whole draft. */
  replace(draft: HandDraft): void {
    this.touch();
    this.hand.reduce({do: 'replace', draft});
  }

  /** Restores the hand of the page or of the example around. */
  reset(): void {
    const given = this.givenBy(this.origin());
    this.lastPage = this.keyOf(given);
    this.isNews = true;
    this.hand.reduce({do: 'replace', draft: this.draftOf(given)});
    this.isTouched = given === this.exampleHand;
  }

  private keyOf(given: Situation): string {
    return JSON.stringify([given, this.lastRules]);
  }

  private givenBy({hand, withAttributes}: HandOrigin): Situation {
    if (hand === undefined && this.exampleHand) return this.exampleHand;
    return withAttributes(hand ?? '');
  }

  /** Finds the choices that the rules leave. */
  private applyRules({rules, ruleset}: HandOrigin): void {
    const key = JSON.stringify([rules, ruleset?.id]);
    if (key === this.lastRules) return;
    this.lastRules = key;
    const {hand} = this;
    const setting = ruleset ? settingOf(ruleset, {...rules, hand: ''}) : ANY_SETTING;
    hand.reduce({do: 'agree', setting});
    const {whole} = hand.state;
    // other rules may be able to read the same text
    if (whole.fault) hand.reduce({do: 'replace', draft: this.draftOf(draftSituation(whole, ''))});
  }

  private draftOf(situation: Situation): HandDraft {
    return draftBy(this.hand.state.setting, situation);
  }
}
