import type {OptionSpec, OptionsOf} from '../../core/game/options.js';

/** The points needed to win, flowers not counted (MC-16). */
export const MINIMUM = 8;

/** What the page leaves open (MC-A1 to MC-A14), and its local rules. The defaults are those in bold there. */
export const options = {
  twoConcealedKongs: {type: 'choice', default: 8, choices: [8, 6], cite: 'MC-A1', provenance: 'found'},
  mixedKongs: {type: 'choice', default: 6, choices: [6, 5, 3], cite: 'MC-A2', provenance: 'found'},
  selfDrawSpecial: {
    type: 'choice',
    default: 'fullyConcealed',
    choices: ['fullyConcealed', 'selfDrawn'],
    cite: 'MC-A3',
    provenance: 'found',
  },
  nineGatesYaojiuke: {type: 'choice', default: 0, choices: [0, 1], cite: 'MC-A4', provenance: 'found'},
  strict98: {type: 'boolean', default: false, cite: 'MC-A6', provenance: 'found'},
  knittedStraightWaits: {type: 'boolean', default: false, cite: 'MC-A12', provenance: 'found'},
  falseWinPenalty: {type: 'number', default: 10, min: 0, max: 100, cite: 'MC-20', provenance: 'found'},
  // the page prints the rule, but not the value of such a win
  allFlowersWin: {type: 'boolean', default: false, cite: 'MC-11', provenance: 'reconstructed'},
  lastDiscardCalls: {type: 'boolean', default: false, cite: 'MC-A11', provenance: 'reconstructed'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The values of all options, by name. */
export type McrOptions = OptionsOf<typeof options>;
