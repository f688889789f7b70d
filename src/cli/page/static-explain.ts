/** An explanation for readers without script: the full list of its steps. */
import {unitPaid} from '../../core/game/settle.js';
import {findRules} from '../../core/reading/read.js';
import {sayStep, type Said} from '../../elements/mj-explain/said.js';
import {kindsIn, stepsOf} from '../../elements/mj-explain/steps.js';
import {loadExplaining} from '../../locales/explain.js';
import {matchLang} from '../../locales/index.js';
import {ISOLATES} from '../../locales/isolate.js';
import {groupsText} from '../../locales/score-text.js';
import {handPicture} from '../../share/hand-picture.js';
import {markup, type Markup} from '../../share/markup.js';
import {speakSituation, type Shared} from '../../share/shared.js';
import {svgMarkup} from '../../share/svg-text.js';
import {wordsOf} from '../texts.js';
import type {Found} from './find.js';
import {ALONE, inSlot} from './static.js';

/** @param pictured whether to draw the hand; false where an example around draws it */
export async function staticExplain(found: Found, shared: Shared, pictured: boolean): Promise<Markup> {
  const {attributes, lang} = found;
  const {situation, ruleset, result} = shared;
  const strings = {...shared.strings, ...(await loadExplaining(lang))};
  const named = attributes.names ? matchLang(attributes.names) : lang;
  const nameText = wordsOf(ruleset, findRules(situation.rules, ruleset)?.preset)[named];
  const paid = unitPaid(ruleset);
  const telling = {situation, result, paid, strings, text: shared.text, nameText, cite: 'cite' in attributes};
  const steps = stepsOf({situation, ruleset, result}, kindsIn(attributes.steps));
  const lines = steps.flatMap((step, i) => {
    const {title, reading, amount, said, sum} = sayStep(step, telling);
    const read = reading && reading !== title ? strings.punctuation.aside(reading) : '';
    const head = [`${i + 1}.`, title, read, amount].filter(Boolean).join(' ');
    return [head, ...said.map(lineOf), ...(sum ? [sum] : [])];
  });
  const title = speakSituation(situation, strings);
  const picture = pictured ? [svgMarkup(await handPicture(situation, ruleset), {height: ALONE, title})] : [];
  const pieces = lines.map((line) => markup`${line.replace(ISOLATES, '')}`);
  return inSlot(found, [...picture, ...pieces], {inline: false, declared: false});
}

/** A sentence, followed by its tiles in notation unless it names them. */
const lineOf = ({text, groups, tiles, isNamed}: Said): string =>
  [text, groups ? groupsText(groups) : isNamed ? '' : (tiles ?? '')].filter(Boolean).join(' ');
