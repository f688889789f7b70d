import {unitPaid} from '../../core/game/settle.js';
import {findRules} from '../../core/reading/read.js';
import {sayStep, type StepWords} from '../../elements/mj-explain/step-sentences.js';
import {stepKindsIn, stepsOf} from '../../elements/mj-explain/explain-steps.js';
import {explainWords} from '../../locales/explain.js';
import {ISOLATES} from '../../locales/isolate.js';
import {groupsText} from '../../locales/score-text.js';
import {wordsForNames} from '../texts.js';
import {numberOf} from '../../core/situation/attributes.js';
import type {Strings} from '../../locales/strings.js';
import type {FoundElement} from '../page/found.js';
import {type Placed} from '../page/score.js';
import {scoredProblems} from '../page/scored-problems.js';
import {writeScored, type ScoreTelling} from '../page/scored-text.js';
import type {Fallback} from './fallback.js';
import {badValue} from '../page/attribute-problems.js';

/** The full list of its steps. */
async function stepLines({found, shared}: ScoreTelling): Promise<readonly string[]> {
  const {attributes, lang} = found;
  const {situation, ruleset, result} = shared;
  const strings = {...shared.strings, ...(await explainWords.load(lang))};
  const nameText = wordsForNames(ruleset, findRules(situation.rules, ruleset)?.preset, found);
  const paid = unitPaid(ruleset);
  const telling = {situation, result, paid, strings, text: shared.text, nameText, cite: 'cite' in attributes};
  const steps = stepsOf({situation, ruleset, result}, stepKindsIn(attributes.steps));
  const lines = steps.flatMap((step, i) => {
    const {title, reading, amount, said, sum} = sayStep(step, telling);
    const read = reading && reading !== title ? strings.punctuation.aside(reading) : '';
    const head = [`${i + 1}.`, title, read, amount].filter(Boolean).join(' ');
    return [head, ...said.map(lineOf), ...(sum ? [sum] : [])];
  });
  return lines.map((line) => line.replace(ISOLATES, ''));
}

/** A sentence, followed by its tiles in notation unless it names them. */
const lineOf = ({text, groups, tiles, isNamed}: StepWords): string =>
  [text, groups ? groupsText(groups) : isNamed ? '' : (tiles ?? '')].filter(Boolean).join(' ');

/** The fault of the attribute that chooses a step; those of `steps` are unknown words. */
function stepProblems(found: FoundElement, {problems}: Strings): Placed[] {
  const {step} = found.attributes;
  if (step === undefined || Number.isInteger(numberOf(step))) return [];
  return [badValue(found, 'step', problems, {isNumber: true})];
}

/** What `<mj-explain>` is without script. */
export const fallback: Fallback = {
  check: async (found, checking) => [
    ...stepProblems(found, checking.strings),
    ...(await scoredProblems(found, checking)),
  ],
  write: (found, writing) => writeScored(found, writing, {lines: stepLines}),
};
