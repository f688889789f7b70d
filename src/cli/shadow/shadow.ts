/** The declared shadow root of an element on a page; empty where the element shows nothing of its own. */
import type {Words} from '../../controllers/localize.js';
import {tilesIn} from '../../core/notation/parse.js';
import {concealedKongFrom} from '../../core/game/concealed-kong.js';
import {findRules} from '../../core/reading/read.js';
import {kindOf} from '../../core/tiles/tile.js';
import type {BreakdownLook} from '../../elements/mj-score-breakdown/breakdown-view.js';
import type {SettlementLook} from '../../elements/mj-settlement/settlement-view.js';
import {isOff} from '../../elements/converters.js';
import {beforeWin, find} from '../../elements/mj-waits/find.js';
import type {ScoredView} from '../../elements/situation-element.js';
import {loadLocale, matchLang, type Lang} from '../../locales/index.js';
import {loadTools} from '../../locales/tools.js';
import {NOTHING, type Markup} from '../../share/markup.js';
import type {Shared} from '../../share/shared.js';
import type {Found} from '../page/find.js';
import {wordsFor} from '../page/words.js';
import {numberOf} from '../../core/situation/attributes.js';
import {handOf, onHand} from '../page/score.js';
import {detailsOf, wordsOf} from '../texts.js';
import {breakdownRoot, exampleRoot, handRoot, settlementRoot, tilesRoot, waitsRoot} from './roots.js';

/** @param shared the scored example */
export async function shadowOf(found: Found, shared?: Shared): Promise<Markup> {
  // the author's own elements inside show it
  if (found.composed) return NOTHING;
  if (found.tag === 'mj-tiles') return tilesRoot(tilesIn(handOf(found)), indexOf(found), wildOf(found));
  const words = await wordsFor(found, await loadLocale(found.lang));
  return shared ? example(found, shared, words) : hand(found, words);
}

/** Elements that show the score of a hand, their own or one from elsewhere on the page. */
const SCORES: Readonly<Record<string, (found: Found, view: ScoredView) => Markup | Promise<Markup>>> = {
  'mj-score-breakdown': breakdown,
  'mj-settlement': settlement,
  'mj-waits': waits,
};

/**
 * The declared shadow root of an element that shows a score; empty for elements that readers use, and inside an example.
 * @param shared the scored hand that it shows
 */
export async function scoreShadowOf(found: Found, shared: Shared): Promise<Markup> {
  const draw = SCORES[found.tag] as (typeof SCORES)[string] | undefined;
  if (!draw || found.inside) return NOTHING;
  const words = await wordsFor(found, await loadLocale(found.lang));
  return draw(found, await scoredView(found, shared, words));
}

function breakdown(found: Found, view: ScoredView): Markup {
  const {attributes} = found;
  const shows = oneOf(SHOWS, attributes.view) ?? 'full';
  return breakdownRoot(view, {
    ...{shows, index: indexOf(found), cite: 'cite' in attributes, besideHand: false},
    showExcluded: !isOff(attributes['show-excluded']),
    expect: expectedOf(found),
  });
}

function settlement(found: Found, view: ScoredView): Markup {
  const shows = oneOf(PAYMENTS, found.attributes.view) ?? 'full';
  return settlementRoot(view, {shows, index: indexOf(found), expect: expectedOf(found)});
}

async function waits(found: Found, view: ScoredView): Promise<Markup> {
  const {situation} = view.state;
  const strings = {...view.strings, ...(await loadTools(found.lang))};
  const before = beforeWin(situation);
  const by = situation.by === 'robbing' ? 'robbing' : 'discard';
  const asked = by === 'robbing' ? {...before.situation, by: 'robbing' as const} : before.situation;
  const wild = tilesIn(situation.wild).map(kindOf).at(0);
  const waited = find(asked, view.known.ruleset, strings.problems);
  return waitsRoot({...view, strings, found: waited, by, won: before.won, wild, index: indexOf(found)});
}

const wildOf = ({attributes}: Found) => tilesIn(attributes.wild).slice(0, 1).map(kindOf).at(0);
const indexOf = ({attributes}: Found): boolean => 'index' in attributes;

/** The total that the author expects, if it is a number. */
function expectedOf({attributes: {expect}}: Found): number | undefined {
  const expected = expect === undefined ? undefined : numberOf(expect);
  return typeof expected === 'number' ? expected : undefined;
}

function hand(found: Found, words: Words): Markup {
  const {attributes} = found;
  const concealedKong = concealedKongFrom(attributes['concealed-kong']);
  const look = {index: indexOf(found), sort: 'sort' in attributes, concealedKong};
  return handRoot({situation: {...onHand(found), rules: '', hand: handOf(found) ?? ''}}, words, look);
}

/** Attributes that elements inside an example take from it, with their possible values. */
const HANDED_ON: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'auto'],
  'tile-theme': ['light', 'dark', 'dim', 'auto'],
  size: ['small', 'medium', 'large', 'huge'],
  reading: ['beside', 'ruby', 'none'],
};
const SHOWS: readonly BreakdownLook['shows'][] = ['full', 'lines', 'formula', 'total'];
const PAYMENTS: readonly SettlementLook['shows'][] = ['full', 'matrix', 'list', 'others'];

/** The value from a list that equals the typed text: output contains the value of the list, never the typed text. */
const oneOf = <T extends string>(list: readonly T[], typed: string | undefined): T | undefined =>
  list.find((value) => value === typed);

/** A score in the words in which an element shows it. */
async function scoredView(
  {attributes, lang}: Found,
  {situation, ruleset, result, text}: Shared,
  words: Words,
): Promise<ScoredView> {
  const {names} = attributes;
  const preset = findRules(situation.rules, ruleset)?.preset;
  const named: Lang = names ? matchLang(names) : lang;
  return {
    strings: words.strings,
    text,
    nameText: wordsOf(ruleset, preset)[named],
    details: (await detailsOf(ruleset))[lang],
    state: {situation, known: {ruleset, texts: {}}, result, concealedKong: attributes['concealed-kong']},
    known: {ruleset, texts: {}},
    result,
  };
}

async function example(found: Found, shared: Shared, words: Words): Promise<Markup> {
  const {attributes} = found;
  const {views = 'hand breakdown', view} = attributes;
  const handedOn = Object.entries(HANDED_ON).flatMap(([name, list]) => {
    const value = oneOf(list, attributes[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return exampleRoot(await scoredView(found, shared, words), words, {
    ...{views, shows: oneOf(SHOWS, view) ?? 'full', index: indexOf(found)},
    cite: 'cite' in attributes,
    expect: expectedOf(found),
    attributes: [...handedOn, ...(indexOf(found) ? [['index', ''] as const] : [])],
  });
}
