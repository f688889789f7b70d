/** What is shared names its rules by version and digest: another reader sees the same score, or that they have changed. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import {readSituation} from '../../src/core/reading/typed-situation.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {propertiesOf} from '../../src/share/attributes.js';
import {permalink, readPermalink} from '../../src/share/link.js';
import {readRuleset} from '../../src/variant/index.js';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {galleryCases} from './gallery.js';
import {based, TEXTS} from './texts.js';

const PAGE = 'https://example.org/rules.html';

/** The rules as a page has them, whose element has this id. */
function onPage(text: string, id: string): Ruleset {
  const {ruleset} = readRuleset(text, {id, based});
  if (!ruleset) throw new Error(`nothing to score: ${text}`);
  return {...ruleset, id: `#${id}`};
}

/** What a link to a hand says, for a reader whose page has these rules. */
function opened(link: string, ruleset: Ruleset): Situation {
  const {hand, ...attributes} = Object.fromEntries(readPermalink(link) ?? []);
  return readSituation(propertiesOf(attributes), hand, ruleset).situation;
}

const TILES = [
  '123m 456m 789m 23p 55s +1p',
  '111m 222p 333s EEE 5m +5m',
  '[111m] [EEE] 333m 88m 99m +9m',
  '123m 456m 789m 111p 23p 55s +1p',
  '111m 222p 333s EEE CCC 5m +5m',
];

/** Every text with hands: those of its page, or some of any game. */
const ALL = [
  ...Object.entries(TEXTS).map(
    ([name, text]) => [name, text, TILES.map((hand) => ({hand, by: 'self' as const, wild: '9s'}))] as const,
  ),
  ...VARIANT_PAGES.map(
    ({name, rules}) => [name, rules, galleryCases(name).map(({situation}) => situation)] as const,
  ),
];

/** The text with one more row, whatever its others are. */
const withRow = (text: string, unit: string): string =>
  `${text}\n7 ${unit}：紅の三\n紅の三 = count 3m >= 3\n`;

describe.each(ALL)('a link to a hand by %s', (name, text, hands) => {
  const here = onPage(text, name);
  const links = hands.map((situation) => permalink(PAGE, {...situation, rules: here.id}, here, 'one'));

  it('gives another reader the same score', () => {
    const there = onPage(text.replace(/\n/g, '\r\n'), name);
    for (const [at, link] of links.entries()) {
      const wanted = score({...hands[at], rules: here.id}, here);
      const situation = opened(link, there);
      expect(situation.rules).toBe(`${here.id}@${here.version}~${here.digest ?? ''}`);
      // a place in the hand is one in the text as the link writes it
      const {reason, ...found} = score(situation, there);
      expect({...found, why: reason?.code}).toEqual({...wanted, reason: undefined, why: wanted.reason?.code});
    }
  });

  it('says that the rules have changed since', () => {
    // a unit that rows are in: where a formula makes the total, that is in another
    const {unit = here.unit} = here.patterns.find((row) => !row.unit) ?? here.patterns[0];
    const changed = onPage(withRow(text, unit), name);
    expect(changed.digest).not.toBe(here.digest);
    for (const link of links) {
      const {status, reason} = score(opened(link, changed), changed);
      expect([status, reason?.code]).toEqual(['invalid', 'rules-changed']);
    }
  });
});

describe('a version that a page names', () => {
  const TEXT = 'names = hk\n3 fan: All Pungs';
  const hand = {hand: '111m 222p 333s EEE 5m +5m', by: 'self'} as const;

  it('is that of the text', () => {
    for (const [text, version, other] of [
      [TEXT, 1, 2],
      [`version = 2\n${TEXT}`, 2, 1],
    ] as const) {
      const rules = onPage(text, 'own');
      expect(score({...hand, rules: `#own@${version}`}, rules)).toMatchObject({status: 'win', total: 3});
      const {status, reason} = score({...hand, rules: `#own@${other}`}, rules);
      expect([status, reason?.code, reason?.rules]).toEqual([
        'invalid',
        'rules-changed',
        `#own@${version}~${rules.digest ?? ''}`,
      ]);
    }
  });

  it('is that of the rules of the package, too, which it is built on', () => {
    const luqiao = [...based.values()].find(
      (one): one is Ruleset => typeof one === 'object' && 'id' in one && one.id === 'luqiao',
    );
    if (!luqiao) throw new Error('no luqiao');
    const digestWith = (version: number): string =>
      readRuleset('もと = luqiao\nlaziCap = 50', {id: 'own', based: {luqiao: {...luqiao, version}}}).digest;
    expect(digestWith(luqiao.version)).toBe(digestWith(luqiao.version));
    expect(digestWith(luqiao.version)).not.toBe(digestWith(luqiao.version + 1));
  });
});
