import {html, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {Problem} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import {explainingWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** An event that informs the comparison around a variant of a change; not meant for pages. */
export const VARIANT_CHANGE = 'mj-variant-change';

/** The result of a variant. It has no view while something is being fetched, or where a problem prevents it. */
export interface Variant {
  readonly view?: ScoredView<ExplainingStrings>;
  readonly problem?: Problem;
  /** The fields that differ from the example. */
  readonly stated: Partial<Situation>;
  /** The author's name for it. */
  readonly label?: string;
}

/**
 * One difference from the example, as a column of the `<mj-compare>` around it: another rule set, house rules, wild tile,
 * hand, or anything else that an example has. The text inside is the head of the column.
 *
 * @customElement mj-variant
 * @slot - The heading of the column; by default what differs
 */
export class MjVariant extends SituationElement<ExplainingStrings> {
  static override readonly meta: ElementMeta = meta;

  static override properties: PropertyDeclarations = {
    label: {},
    names: {},
  };

  /** The heading of the column, instead of the text inside. */
  label?: string;

  /** Language of the names of tiles and patterns; by default that of the page. */
  override names?: string;

  protected readonly vocabulary = explainingWords;

  /** What the column shows. */
  get variant(): Variant {
    const {problem, statedFields, label, ownText} = this;
    const {view} = this.computed;
    const called = label || ownText;
    return {
      stated: statedFields,
      ...(view && {view}),
      ...(problem && {problem}),
      ...(called && {label: called}),
    };
  }

  /** A variant has no hand but the example's, or one that replaces it. */
  protected override get ownExample(): ExampleState | undefined {
    return undefined;
  }

  /** The fields that differ; house rules are added to those of the example, if the rules are the same. */
  protected override get statedFields(): Partial<Situation> {
    const {hand} = this.readHand();
    const stated = {...super.statedFields, ...(hand !== undefined && {hand})};
    const around = this.source.givenExample?.situation;
    const isSame = stated.rules === undefined || stated.rules === around?.rules;
    if (!stated.options || !isSame) return stated;
    return {...stated, options: {...around?.options, ...stated.options}};
  }

  protected override reports(): boolean {
    return false;
  }

  protected override get tells() {
    return 'nothing' as const;
  }

  /** The text inside, which readers see until the comparison around it has its table. */
  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override renderScore(): TemplateResult {
    return this.render();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.dispatchEvent(new Event(VARIANT_CHANGE, {bubbles: true}));
  }
}
