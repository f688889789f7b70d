import {formulaText, isScored, scoreLines, toldNet, toldPayments} from '../../locales/score-text.js';
import {canonical} from '../../share/attributes.js';
import {handPicture} from '../../share/hand-picture.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import {speakSituation, type SharedExample} from '../../share/shared.js';
import {svgMarkup} from '../../share/svg-text.js';
import type {FoundElement} from '../page/found.js';
import {elementHand, placedProblem, scoreFound} from '../page/score.js';
import {invalidReason, scoredProblems} from '../page/scored-problems.js';
import {inLang} from '../page/scored-text.js';
import {shadowIn} from '../page/shadow-in.js';
import {ALONE, inSlot} from '../page/slot.js';
import {html, nothing} from 'lit';
import {aroundOf, expectedOf, knownWord, oneOf} from './looks.js';
import type {Fallback} from './fallback.js';
import {VIEWS_BY_DEFAULT} from '../../elements/attributes/views.js';
import {mismatchView} from '../../elements/views/mismatch-view.js';
import {rulesBadge} from '../../elements/views/rules-badge.js';
import {exampleView, isBadged, type ExampleLook} from '../../elements/mj-example/example-view.js';
import {exampleStyles} from '../../elements/mj-example/mj-example.styles.js';
import {listedWords} from '../../core/situation/value.js';

/** The views that the element shows, and the hand in notation where the tag has it in an attribute. */
async function textIn(found: FoundElement, shared: SharedExample, declared: boolean): Promise<Markup> {
  const {views = VIEWS_BY_DEFAULT.views, view} = found.attributes;
  const shows = (name: string) => listedWords(views).includes(name);
  const inline = views === 'breakdown' && (view === 'formula' || view === 'total');
  const picture = shows('hand')
    ? [
        svgMarkup(await handPicture(shared.situation, shared.ruleset, found.attributes['concealed-kong']), {
          height: ALONE,
          title: speakSituation(shared.situation, shared.strings, shared.ruleset),
        }),
      ]
    : [];
  const notation = found.text || inline ? [] : [canonical(shared.situation).hand];
  const lines = shows('breakdown') ? breakdown(shared, view) : shows('settlement') ? settlement(shared) : [];
  const said = [...notation, ...lines].map((line) => markup`${line.trim()}`);
  return inSlot(found, [...picture, ...said], {inline, declared});
}

function breakdown(shared: SharedExample, view: string | undefined): string[] {
  const {result, strings} = shared;
  if (!isScored(result) || (view !== 'total' && view !== 'formula')) return scoreLines(shared);
  return [view === 'total' ? strings.score.amount(result.total, result.unit) : formulaText(shared)];
}

const settlement = (shared: SharedExample): string[] => [...toldPayments(shared), toldNet(shared)];

/** What `<mj-example>` is without script. */
export const fallback: Fallback = {
  check: (found, checking) => scoredProblems(found, checking),
  async write(given, writing) {
    if (elementHand(given) === undefined) return undefined;
    // the rest of what a question is about is for the reader to find
    const found = writing.isAsked ? {...given, attributes: {...given.attributes, views: 'hand'}} : given;
    const shared = await scoreFound(found);
    const reason = invalidReason(found, shared);
    if (reason) return {text: NOTHING, wrong: [placedProblem(found, await inLang(reason, writing.lang))]};
    const shadow = await shadowIn(found, writing, shared);
    return {text: markup`${shadow}${await textIn(found, shared, shadow !== NOTHING)}`, wrong: []};
  },

  async root(found, {shared}) {
    // the author's own elements inside show it
    if (found.composed || !shared) return undefined;
    const {attributes} = found;
    const around = await aroundOf(found, shared);
    const {view} = around;
    const look: ExampleLook = {
      ...{views: attributes.views ?? VIEWS_BY_DEFAULT.views, cite: 'cite' in attributes},
      reading: knownWord(found, 'reading'),
      view: oneOf(found, 'view') as ExampleLook['view'],
      situation: view.state.situation,
    };
    const rest = html`${mismatchView(view, expectedOf(found))}${isBadged(look) ? rulesBadge(view) : nothing}`;
    const drawn = html`${exampleView(look, view)}${rest}<slot name="caption"></slot>`;
    return {styles: exampleStyles, view: drawn, around};
  },
};
