/** The declared shadow root of an element on a page; empty where the element shows nothing of its own. */
import {loadFaces} from '../../art/registry.js';
import type {Words} from '../../controllers/localize.js';
import {parseHandOf, tilesIn} from '../../core/notation/parse.js';
import {concealedKongFrom} from '../../core/game/concealed-kong.js';
import {findRules} from '../../core/reading/read.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import type {BreakdownLook} from '../../elements/mj-score-breakdown/breakdown-view.js';
import type {ScoredView} from '../../elements/situation-element.js';
import {loadLocale, matchLang, type Lang} from '../../locales/index.js';
import {NOTHING, type Markup} from '../../share/markup.js';
import type {Shared} from '../../share/shared.js';
import type {Found} from '../page/find.js';
import {wordsFor} from '../page/words.js';
import {numberOf} from '../../core/situation/attributes.js';
import {handOf} from '../page/score.js';
import {detailsOf, wordsOf} from '../texts.js';
import {exampleRoot, handRoot, tilesRoot} from './roots.js';
import {allTiles} from '../../core/notation/hand.js';

/** @param shared the scored example */
export async function shadowOf(found: Found, shared?: Shared): Promise<Markup> {
  // the author's own elements inside show it
  if (found.composed) return NOTHING;
  await loadFaces(drawn(found));
  if (found.tag === 'mj-tiles') return tilesRoot(tilesIn(handOf(found)), indexOf(found), wildOf(found));
  const words = await wordsFor(found, await loadLocale(found.lang));
  return shared ? example(found, shared, words) : hand(found, words);
}

/** All tiles that are drawn, flowers included; flowers' faces are fetched only if there are any. */
function drawn(found: Found): Tile[] {
  const rows = ['flowers', 'gari', 'indicators', 'ura-indicators', 'wild', 'passed-tiles'];
  const read = parseHandOf({hand: handOf(found) ?? '', wild: found.attributes.wild});
  const own = 'fault' in read ? tilesIn(handOf(found)) : [...allTiles(read.hand), ...read.hand.flowers];
  return [...own, ...rows.flatMap((row) => tilesIn(found.attributes[row]))];
}

const wildOf = ({attributes}: Found) => tilesIn(attributes.wild).slice(0, 1).map(kindOf).at(0);
const indexOf = ({attributes}: Found): boolean => 'index' in attributes;

function hand(found: Found, words: Words): Markup {
  const {attributes} = found;
  const {by, wild, flowers, gari, indicators, seat} = attributes;
  const {'ura-indicators': uraIndicators, 'passed-tiles': passedTiles} = attributes;
  const beside = {by, wild, flowers, gari, indicators, uraIndicators, passedTiles, seat} as Partial<
    Shared['situation']
  >;
  const concealedKong = concealedKongFrom(attributes['concealed-kong']);
  const look = {index: indexOf(found), sort: 'sort' in attributes, concealedKong};
  return handRoot({situation: {...beside, rules: '', hand: handOf(found) ?? ''}}, words, look);
}

/** Attributes that elements inside an example take from it, with their possible values. */
const HANDED_ON: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'auto'],
  'tile-theme': ['light', 'dark', 'dim', 'auto'],
  size: ['small', 'medium', 'large', 'huge'],
  reading: ['beside', 'ruby', 'none'],
};
const SHOWS: readonly BreakdownLook['shows'][] = ['full', 'lines', 'formula', 'total'];

/** The value from a list that equals the typed text: output contains the value of the list, never the typed text. */
const oneOf = <T extends string>(list: readonly T[], typed: string | undefined): T | undefined =>
  list.find((value) => value === typed);

async function example(found: Found, shared: Shared, words: Words): Promise<Markup> {
  const {attributes, lang} = found;
  const {views = 'hand breakdown', view, names, expect} = attributes;
  const {situation, ruleset, result, text} = shared;
  const preset = findRules(situation.rules, ruleset)?.preset;
  const named: Lang = names ? matchLang(names) : lang;
  const scored: ScoredView = {
    strings: words.strings,
    text,
    nameText: wordsOf(ruleset, preset)[named],
    details: (await detailsOf(ruleset))[lang],
    state: {situation, known: {ruleset, texts: {}}, result, concealedKong: attributes['concealed-kong']},
    known: {ruleset, texts: {}},
    result,
  };
  const handedOn = Object.entries(HANDED_ON).flatMap(([name, list]) => {
    const value = oneOf(list, attributes[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const expected = expect === undefined ? undefined : numberOf(expect);
  return exampleRoot(scored, words, {
    ...{views, shows: oneOf(SHOWS, view) ?? 'full', index: indexOf(found)},
    cite: 'cite' in found.attributes,
    ...(typeof expected === 'number' ? {expect: expected} : {}),
    attributes: [...handedOn, ...(indexOf(found) ? [['index', ''] as const] : [])],
  });
}
