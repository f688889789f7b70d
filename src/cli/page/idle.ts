/** What an element states that changes nothing, for its author. */
import type {Lang} from '../../core/game/names.js';
import {idleIn, idleText} from '../../core/reading/idle.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {attributeOf} from '../../core/situation/attributes.js';
import type {Situation} from '../../core/situation/situation.js';
import {propertiesOf} from '../../share/attributes.js';
import {handOutcome} from '../questions.js';
import type {FoundElement} from './found.js';
import {metaOf, textKindOf} from './metas.js';
import {asScored, varied} from './restated.js';
import {scoreFound, elementHand, saidIn, wordOffset} from './score.js';
import type {Findings} from '../fallback/fallback.js';
import {fallbackOf} from '../fallback/fallbacks.js';

const NOTHING: Findings = {problems: [], notes: []};

/** The element with the data that it is scored by; a variant has those of the comparison around it. */
function scoredBy(found: FoundElement, all: readonly FoundElement[]): FoundElement | undefined {
  const {compared} = found;
  if (textKindOf(found.tag) === 'hand') return found;
  if (!compared) return asScored(found, all);
  const source = asScored(compared, all);
  return source && varied(found, source);
}

/**
 * A field that the rule set does not read is a problem: it belongs to another game. What this hand scores the same without
 * is a note.
 * @param all everything found on the page: an element may state something of a hand from elsewhere
 */
export async function idleOn(
  found: FoundElement,
  lang: Lang,
  all: readonly FoundElement[],
): Promise<Findings> {
  if (!metaOf(found.tag)?.attributes.flags) return NOTHING;
  const scored = scoredBy(found, all);
  if (!scored || elementHand(scored) === undefined) return NOTHING;
  const {situation, ruleset, result, strings} = await scoreFound(scored, lang);
  if (result.reason?.field === 'rules') return NOTHING;
  const {situation: stated} = readSituation(propertiesOf(found.attributes), '', ruleset);
  const said = saidIn(found);
  const asked = fallbackOf(found.tag)?.isAboutWaits ? 'waits' : 'score';
  const outcome = (one: Situation): object | undefined => handOutcome(asked, one, ruleset);
  const idle = idleIn(situation, ruleset, result.status === 'invalid' ? undefined : outcome, {
    stated,
    ...(said && {said}),
  });
  const placed = idle.map((one) => {
    const name = attributeOf(one.field);
    const message = idleText(one, ruleset.id, strings.idle, attributeOf);
    const at = wordOffset(found, name, one.about);
    return {at, message: one.why === 'unread' ? `${name}: ${message}` : message, why: one.why};
  });
  return {
    problems: placed.filter(({why}) => why === 'unread'),
    notes: placed.filter(({why}) => why !== 'unread'),
  };
}
