/** The built-in rule sets as texts: read again, they give what the rule sets give. What a text leaves out is named here. */
import {describe, expect, it} from 'vitest';
import * as rulesets from '../../src/rules/index.js';
import {LANGS} from '../../src/core/game/names.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {readRuleset} from '../../src/variant/index.js';
import {plainHands} from '../rules/drawn-bundle.js';
import {comparing} from './bundle.js';

const LONG = 3_600_000;
/** Drawn hands a rule set, of which 500 are compared; `DRAWN=5000` in the environment draws 18,000. */
const HANDS = Math.max(900, 3.6 * Number(process.env.DRAWN ?? 250));

type Hand = Omit<Situation, 'rules'>;
type LeftOut = (hand: Hand, rows: readonly string[]) => boolean;

const hasFlag = ({flags = []}: Hand, ...named: readonly string[]): boolean =>
  named.some((flag) => flags.includes(flag));

/** What the text of each rule set leaves out, by rows and by fields of the hand. */
const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  luqiao: (_, rows) => rows.includes('sifenghuiqi'),
  shiragiku: () => false,
  // a row that counts by sets is only left out for the sets of the yakuman: 東 beside 大三元
  ribon: (hand, rows) =>
    hasFlag(hand, 'human') || ['dora', 'nagashi', 'daisangen'].some((id) => rows.includes(id)),
  // a text allows no concealed kong beside 地胡
  xinzhang: (hand, rows) =>
    rows.includes('qiqiangyi') ||
    hasFlag(hand, 'heavenly', 'human', 'sevenFlowers') ||
    (hasFlag(hand, 'earthly') && hand.hand.includes('[[')),
  // what other hands expose is a rule of its own
  mcr: ({others}) => others !== undefined,
  riichi: (hand, rows) =>
    Boolean(hand.liable ?? hand.river) || hasFlag(hand, 'human') || rows.includes('nagashi'),
};

describe.each(Object.keys(rulesets))('%s', (id) => {
  it('is read again without a problem, and is the same in each language', async () => {
    const {printed} = await comparing();
    const read = await Promise.all(
      LANGS.map(async (lang) => {
        const {ruleset, problems} = readRuleset(await printed(id, lang), {id});
        expect(problems, lang).toEqual([]);
        // the text names rows in its own language: compared by their place
        const places = new Map(ruleset?.patterns.map((row, i) => [row.id, i]));
        return ruleset?.patterns.map(({value, each, unit, includes = [], includesOn = []}) => ({
          ...{value: typeof value === 'number' ? value : 'by case', each, unit},
          excludes: [...includes, ...includesOn].map((other) => places.get(other)).sort(),
        }));
      }),
    );
    expect(read[0]?.length).toBeGreaterThan(10);
    for (const one of read) expect(one).toEqual(read[0]);
  });

  it('scores drawn hands as the rule set does', {timeout: LONG}, async () => {
    const {printedDifferences} = await comparing();
    const drawn = await plainHands(id, Math.ceil(HANDS / rulesets[id as 'mcr'].patterns.length));
    const {hands, differences} = await printedDifferences(id as 'mcr', 'ja', drawn, LEFT_OUT[id]);
    expect(differences).toEqual([]);
    expect(hands).toBeGreaterThanOrEqual(500);
  });
});
