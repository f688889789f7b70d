/** What is shared is what is shown: a situation is written as code, and the code read back gives the same situation. */
import fc from 'fast-check';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {readSituation, type SituationProperties} from '../../src/core/reading/typed-situation.js';
import {parseHand, parseTiles} from '../../src/core/notation/parse.js';
import {readOptions} from '../../src/core/reading/options.js';
import {findRules} from '../../src/core/reading/read.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {FLAGS, SEATS, type Situation} from '../../src/core/situation/situation.js';
import {openAddress} from '../../src/elements/mj-share/opened.js';
import {readFence, readShortcodes} from '../../src/loader/markup.js';
import {en} from '../../src/locales/en.js';
import * as rules from '../../src/rules/index.js';
import {text} from '../../src/rules/luqiao/names/en.js';
import {embedAddress, permalink} from '../../src/share/link.js';
import {tag} from '../../src/share/html.js';
import {fence, shortcode} from '../../src/share/written.js';
import type {SharedExample} from '../../src/share/shared.js';
import type {OptionSpec} from '../../src/core/game/options.js';
import {pinned} from '../../src/core/reading/table.js';
import {isFault} from '../../src/core/situation/result.js';

const rulesets: readonly Ruleset[] = Object.values(rules);
const seat = fc.constantFrom(...SEATS);
const names = ['1p', '2p', '3p', '5s', 'r5p', 'E', 'S', 'P', 'C', '7s', '9p'];
const tiles = fc.array(fc.constantFrom(...names), {minLength: 1, maxLength: 4}).map((all) => all.join(''));
const flowers = fc.subarray(['1f', '2f', '5f', '8f'], {minLength: 1}).map((all) => all.join(''));

function valueOf(spec: OptionSpec): fc.Arbitrary<unknown> {
  if (spec.type === 'boolean') return fc.boolean();
  if (spec.type === 'choice') return fc.constantFrom(...spec.choices);
  if (spec.type === 'number') return fc.integer({min: spec.min, max: spec.max});
  const count = fc.integer({min: 0, max: spec.max});
  const keys = Object.keys(spec.default).map((key) => [key, count] as const);
  return fc
    .record(Object.fromEntries(keys), {requiredKeys: []})
    .filter((counts) => Object.keys(counts).length > 0);
}

/** A readable hand, of this rule set or not, with a meld and a winning tile. */
const hand: fc.Arbitrary<string> = fc
  .tuple(
    tiles,
    fc.constantFrom('', '[EEE] ', '[[3333p]] ', '[1_23p] ', '[777+7s] '),
    fc.constantFrom('', ' +2p', ' ツモ5s'),
  )
  .map(([held, meld, win]) => `${meld}${held}${win}`);

/** Anything that can be stated under a rule set, possible or not. */
function situationsOf(ruleset: Ruleset): fc.Arbitrary<Situation> {
  const flags = fc.subarray((ruleset.flags ?? []).map(({flag}) => flag));
  const pinned = [ruleset, ...(ruleset.presets ?? [])].flatMap(({id}) => [id, `${id}@${ruleset.version}`]);
  const options = Object.entries(ruleset.options).map(([name, spec]) => [name, valueOf(spec)] as const);
  const other = fc.oneof(hand, fc.record({hand, flowers, flags}, {requiredKeys: ['hand']}));
  return fc.record(
    {
      rules: fc.constantFrom(...pinned),
      options: fc.record(Object.fromEntries(options), {requiredKeys: []}),
      hand,
      by: fc.constantFrom('discard' as const, 'self' as const, 'robbing' as const),
      from: seat,
      seat,
      round: seat,
      dealer: seat,
      counters: fc.nat(9),
      wild: fc.constantFrom(...names),
      flowers,
      gari: tiles,
      indicators: tiles,
      uraIndicators: tiles,
      flags,
      others: fc.record({east: other, south: other, west: other, north: other}, {requiredKeys: []}),
      liable: seat,
      passedTotal: fc.nat(99),
      passedTiles: tiles,
    },
    {requiredKeys: ['rules', 'hand']},
  );
}

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The situation of an element with these attributes. */
function fromAttributes(
  attributes: Iterable<readonly [string, string]>,
  inside: string,
  ruleset: Ruleset,
): Situation {
  const properties = [...attributes].map(([name, value]) => [
    camel(name),
    ['counters', 'passed-total'].includes(name) ? Number(value) : value,
  ]);
  const {situation, fault} = readSituation(
    Object.fromEntries(properties) as SituationProperties,
    inside,
    ruleset,
  );
  expect(fault).toBeUndefined();
  return situation;
}

function fromTag(code: string, ruleset: Ruleset): Situation {
  const [element] = parseFragment(code).childNodes;
  if (!('attrs' in element)) throw new Error(code);
  const [inside] = element.childNodes;
  const attributes = element.attrs.map(({name, value}) => [name, value] as const);
  return fromAttributes(attributes, 'value' in inside ? inside.value : '', ruleset);
}

function fromFrame(address: string, ruleset: Ruleset): Situation {
  const {hand: shown = '', lang: _, ...attributes} = Object.fromEntries(new URL(address).searchParams);
  return fromAttributes(Object.entries(attributes), shown, ruleset);
}

function fromLink(address: string, ruleset: Ruleset): Situation {
  let opened: Situation = {rules: '', hand: ''};
  const given = {
    situation: opened,
    known: {ruleset, texts: {}},
    edit: (situation: Situation) => (opened = situation),
    agree: (rules: string, options: Situation['options']) =>
      (opened = {...opened, rules, ...(options ? {options} : {})}),
  };
  // as <mj-example> joins the two
  given.edit = (situation) =>
    (opened = {...situation, rules: opened.rules, ...(opened.options ? {options: opened.options} : {})});
  expect(openAddress(address, '', given)).toBe(true);
  return opened;
}

/** A hand regardless of the order in which it is written. */
function tilesOf(notation: string, laid = ''): unknown {
  const read = parseHand(notation);
  if (isFault(read)) throw new Error(`${notation}: ${read.code}`);
  const {
    hand: held,
    hand: {win},
  } = read;
  const more = parseTiles(laid);
  return {
    tiles: held.tiles.toSorted(),
    melds: held.melds.map((meld) => JSON.stringify(meld)).toSorted(),
    flowers: [...held.flowers, ...('tiles' in more ? more.tiles : [])],
    win,
  };
}

/** The full content of a situation, defaults included, regardless of how it is written. */
function meaning({hand: notation, others = {}, options, ...said}: Situation, ruleset: Ruleset): unknown {
  const read = parseHand(notation);
  const by = said.by ?? ('hand' in read ? read.hand.by : undefined);
  const preset = findRules(said.rules, ruleset)?.preset;
  const othersSaid = Object.entries(others).map(([at, other]) => {
    const {hand: held, flowers: laid, flags: own = []} = typeof other === 'string' ? {hand: other} : other;
    return [at, tilesOf(held, laid), own];
  });
  return {
    ...{seat: 'east', round: 'east', dealer: 'east', counters: 0, flags: []},
    ...said,
    by,
    rules: pinned(ruleset, preset),
    options: readOptions(ruleset, preset, options),
    hand: tilesOf(notation),
    others: othersSaid,
  };
}

describe.each(rulesets)('$id', (ruleset) => {
  const shared = (situation: Situation): SharedExample => ({
    situation,
    ruleset,
    strings: en,
    text,
    result: {} as SharedExample['result'],
  });

  it.each([
    ['tag', (situation: Situation) => fromTag(tag(shared(situation)), ruleset)],
    [
      'frame',
      (situation: Situation) =>
        fromFrame(embedAddress('https://a.example/', situation, ruleset, 'en'), ruleset),
    ],
    [
      'fence',
      (situation: Situation) => {
        const {attributes, text: inside} = readFence(
          fence(shared(situation)).split('\n').slice(1, -1).join('\n'),
        );
        return fromAttributes(Object.entries(attributes), inside, ruleset);
      },
    ],
    [
      'shortcode',
      (situation: Situation) => {
        const [{attributes, text: inside}] = readShortcodes(shortcode(shared(situation)));
        return fromAttributes(Object.entries(attributes), inside, ruleset);
      },
    ],
    [
      'link',
      (situation: Situation) => fromLink(permalink('https://a.example/', situation, ruleset), ruleset),
    ],
  ])('a %s gives the situation that was shared', (_, through) => {
    fc.assert(
      fc.property(situationsOf(ruleset), (situation) => {
        expect(meaning(through(situation), ruleset)).toEqual(meaning(situation, ruleset));
      }),
      {numRuns: 300},
    );
  });
});

it('every flag there is can be said of another hand', () => {
  const ruleset = rulesets.find(({id}) => id === 'ribon')!;
  const others = {south: {hand: '1p', flags: [...FLAGS]}};
  const {others: read} = fromTag(
    tag({
      situation: {rules: 'ribon', hand: '1p', others},
      ruleset,
      strings: en,
      text,
      result: {} as SharedExample['result'],
    }),
    ruleset,
  );
  expect(read).toEqual(others);
});
