/** Of hands with wild tiles only groupings are tried that some row tells apart: the same results, with less work. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {kindFrom, kindName} from '../../src/core/tiles/tile.js';
import {LANGS} from '../../src/core/game/names.js';
import {readRuleset} from '../../src/variant/index.js';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {seeded, type Random} from '../rules/random.js';

const HEAD = '牌 = 136\n百搭 = 中、白\n叫法 = tw\n單位 = 番\n';
/** Rows that see sorts and suits alone. */
const PLAIN = `${HEAD}1番：門清、三元牌\n2番：對對糊、混一色\n3番：清一色、大三元`;
/** Rows that see ranks, places, the winning tile and fours. */
const RICH = `${HEAD}1番：甲、乙、丙、丁、戊、己、庚、辛、壬、癸、門風、圈風
甲 = lonewait edge/closed/pair
乙 = fours
丙 = chows na nb nc
丁 = pungs na nb nc
戊 = chows 1a 4a 7a
己 = concealed pungs >= 2
庚 = won 5m
辛 = each orphans
壬 = count 258 >= 6 | kinds simples >= 5
癸 = little dragons | pair of valued`;

const TEXTS: Readonly<Record<string, string>> = {
  plain: PLAIN,
  rich: RICH,
  'no fifth': RICH.replace('中、白', '中、白、不可五張'),
  'with a stand-in': RICH.replace('中、白', '指示牌、白板代替'),
  'by size': `${HEAD}| 牌型 | 2–8 | 19字 |\n|---|---|---|\n| 刻子 | 1 | 2 |\n\n刻子 = pungs`,
  ...Object.fromEntries(
    VARIANT_PAGES.filter(({rules}) => rules.includes('百搭')).map(({name, rules}) => [name, rules]),
  ),
};

function rulesetOf(text: string): Ruleset {
  const {ruleset, problems} = readRuleset(text, {id: 'wild'});
  if (!ruleset || problems.length) throw new Error(JSON.stringify(problems));
  return ruleset;
}

/** A complete hand of suited sets, some of whose tiles are wild ones instead. */
function handWith(wild: readonly string[], sets: number, random: Random): string {
  for (;;) {
    const tiles: string[] = [];
    for (let i = 0; i < sets; i++) {
      const [suit, low] = ['mps'[random(3)], random(7) + 1];
      const step = random(2);
      tiles.push(...[0, 1, 2].map((n) => `${low + n * step}${suit}`));
    }
    const pair = `${random(9) + 1}${'mps'[random(3)]}`;
    tiles.push(pair, pair);
    for (let i = random(wild.length * 2 + 2); i > 0; i--) tiles[random(tiles.length)] = wild[i % wild.length];
    const most = Math.max(...tiles.map((tile) => tiles.filter((other) => other === tile).length));
    if (most > 4) continue;
    const [win] = tiles.splice(random(tiles.length), 1);
    return `${tiles.join('')} +${win}`;
  }
}

describe.each(Object.entries(TEXTS))('%s', (name, text) => {
  const ruleset = rulesetOf(text);

  it('gives what it gives if all groupings are tried', () => {
    const every: Ruleset = {...ruleset, ...(ruleset.wilds && {wilds: {of: ruleset.wilds.of}})};
    const random = seeded(name.length);
    let wins = 0;
    for (let n = 0; n < 40; n++) {
      const indicator = `${random(9) + 1}s`;
      const wild = ruleset.wilds?.of(kindFrom('s', Number(indicator[0])), {});
      const kinds = wild ? [wild.wild, ...(wild.also ?? [])].map(kindName) : [];
      const situation: Situation = {
        hand: handWith(kinds, ruleset.sets, random),
        ...(random(2) ? {by: 'self'} : {by: 'discard', from: 'west'}),
        ...(ruleset.fields?.includes('wild') && {wild: indicator}),
        rules: 'wild',
      };
      const result = score(situation, ruleset);
      expect(result).toEqual(score(situation, every));
      if (result.status === 'win') wins++;
    }
    expect(wins).toBeGreaterThan(0);
  });
});

/** How often the first row is asked about a hand. */
function asked(text: string, hand: string): number {
  const ruleset = rulesetOf(text);
  let times = 0;
  const patterns = ruleset.patterns.map((row, i) =>
    i
      ? row
      : {...row, when: Object.assign((m: Parameters<typeof row.when>[0]) => (times++, row.when(m)), {})},
  );
  expect(score({hand, by: 'self', rules: 'wild'}, {...ruleset, patterns}).status).toBe('win');
  return times;
}

it('tries few groupings of a hand of wild tiles if rows see sorts and suits alone', () => {
  expect(asked(PLAIN, '[123m] [456p] CCCC PP 1m +1m')).toBeLessThan(200);
  expect(asked(RICH, '[123m] [456p] CCCC PP 1m +1m')).toBeGreaterThan(1000);
});

it('refuses a hand with more than six wild tiles, and says so in each language', async () => {
  const {texts} = readRuleset(PLAIN, {id: 'wild'});
  const scored = (hand: string) => score({hand, by: 'self', rules: 'wild'}, rulesetOf(PLAIN));
  expect(scored('[123m] [456p] CCCC PP 1m +1m').status).toBe('win');
  const {status, reason} = scored('[123m] [456p] CCCC PP 1m +P');
  expect([status, reason?.code, reason?.about]).toEqual(['invalid', 'too-many-wilds', '6']);
  const said = await Promise.all(
    LANGS.map(async (lang) => (await texts[lang]()).problems?.['too-many-wilds']?.('6')),
  );
  expect(new Set(said).size).toBe(4);
  for (const words of said) expect(words).toContain('6');
});

it('finds the waits of a hand with six wild tiles', () => {
  const {status, lines} = score(
    {hand: 'C8p9pP3mP3s4s3pPC9p5s +C', by: 'discard', from: 'west', rules: 'wild'},
    rulesetOf(`${HEAD}1番：甲、乙\n甲 = lonewait edge/closed/pair\n乙 = waits > 10 & waits < 20`),
  );
  expect(status).toBe('win');
  expect(lines.map(({id}) => id)).toEqual(['乙']);
});

it('makes no fifth tile of a kind where the text forbids it', () => {
  const text = `${HEAD}1番：甲\n甲 = count 9s >= 5`;
  const hand = '[111m] 222p 555m 999s C +C';
  const totalOf = (rules: string): number => score({hand, by: 'self', rules: 'wild'}, rulesetOf(rules)).total;
  expect(totalOf(text)).toBe(1);
  expect(totalOf(text.replace('中、白', '中、白、不可五張'))).toBe(0);
});
