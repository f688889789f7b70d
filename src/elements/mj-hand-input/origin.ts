/** The hand as it is given outside the editor: by the page's attributes, by its text, by the example around. */
import type {ExampleState} from '../../contexts/example.js';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';

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
