/** Texts of strangers: broken ones, and ones that are meant to break. Bundled with `compare.ts`. */
import {score} from '../../src/core/scoring/score.js';
import type {VariantRead} from '../../src/variant/index.js';
import {seeded, type Random} from '../rules/random.js';
import {randomSituations} from './situations.js';

/** How long a text takes at most, in milliseconds: to read, and to score a hand. */
export interface Slowest {
  readonly read: number;
  readonly hand: number;
  readonly of: string;
}

const JUNK = [
  '|',
  '=',
  '：',
  '(',
  ')',
  '&',
  '!',
  '<',
  '>',
  '\n',
  '、',
  '9',
  '99999999',
  '__proto__',
  'constructor',
  '\0',
  '\u202e',
  '𠮷',
  '–',
];

/** A text with several pieces left out, doubled, exchanged or replaced by junk. */
export function mutated(text: string, random: Random): string {
  let one = text;
  for (let n = random(6) + 1; n > 0; n--) {
    const at = random(one.length + 1);
    const length = random(30);
    const junk = JUNK[random(JUNK.length)].repeat(random(4) ? 1 : random(40) + 1);
    const piece = [junk, one.slice(at, at + length).repeat(2), '', one.slice(0, length)][random(4)];
    one = one.slice(0, at) + piece + one.slice(at + length * random(2));
  }
  return one;
}

const rows = (n: number, row: (i: number) => string): string =>
  Array.from({length: n}, (_, i) => row(i)).join('\n');

const NAMES = [
  '對對糊',
  '混一色',
  '清一色',
  '三元牌',
  '花么九',
  '小三元',
  '大三元',
  '一氣通貫',
  '三色三同順',
  '二般高',
];
const SERIES =
  'chows nx nx my my | pungs na n+1a n+2a n+3a | chows 1a 4b 7c | pungs na nb pair nc | pairs na n+1a n+2a n+3a n+4a n+5a n+6a';

/** Texts that are meant to take long, to take much, or to reach what they should not. */
export const hostile: readonly string[] = [
  '('.repeat(32_000),
  ')'.repeat(32_000),
  '|'.repeat(32_000),
  '<'.repeat(32_000),
  '<table'.repeat(5_000),
  '<td>'.repeat(8_000),
  '<li>'.repeat(8_000),
  `${'<ul>'.repeat(4_000)}<li>清一色: 3番`,
  '<!--'.repeat(8_000),
  '<script>'.repeat(4_000),
  '<script type="text/mj-rules">'.repeat(1_000),
  '<p data-when="'.repeat(2_000),
  `<table>${'<tr><td colspan=999999>清一色<td>3'.repeat(700)}`,
  '&#x110000;&#99999999;&amp'.repeat(1_200),
  '= '.repeat(16_000),
  '：'.repeat(32_000),
  '、'.repeat(32_000),
  '\n'.repeat(599),
  '\n'.repeat(32_000),
  ' '.repeat(32_000),
  '\0'.repeat(32_000),
  '💥'.repeat(16_000),
  `3番：${'清一色、'.repeat(7_000)}`,
  `3番：${rows(2_000, (i) => `役${i}、`).replace(/\n/g, '')}`,
  `1番：甲\n甲 = ${'!'.repeat(31_000)}清一色`,
  `1番：甲\n甲 = ${'('.repeat(15_000)}清一色${')'.repeat(15_000)}`,
  `1番：甲\n甲 = ${'清一色 & '.repeat(39)}清一色`,
  `1番：甲\n甲 = ${'混一色 | '.repeat(5_000)}清一色`,
  `1番：甲\n甲 = ${'pungs of '.repeat(3_000)}`,
  '1番：甲、乙\n甲 = 乙\n乙 = 甲',
  `1番：${rows(200, (i) => `甲${i}、`).replace(/\n/g, '')}\n${rows(199, (i) => `甲${i} = 甲${i + 1}`)}\n甲199 = 清一色`,
  `1番：甲0\n${rows(500, (i) => `甲${i} = 甲${i + 1} & 甲${i + 1}`)}`,
  `1番：甲0\n${rows(30, (i) => `甲${i} = 甲${i + 1} & !甲${i + 1} | 甲${i + 1}`)}\n甲30 = 清一色`,
  `牌 = 136\n${rows(256, (i) => `| 甲${i} | 1 | = ${Array.from({length: 13}, (_, k) => NAMES[(i + k) % 10]).join(' & ')} |`)}`,
  `牌 = 136\n${rows(256, (i) => `| 甲${i} | ${i} | = ${SERIES} |`)}`,
  `牌 = 136\n${rows(256, (i) => `| 甲${i} | ${i} | = ${Array.from({length: 10}, (_, k) => `longest >= ${(i + k) % 9}`).join(' & ')} |`)}`,
  `牌 = 136\n${rows(256, (i) => `| 甲${i} | ${i} | = fours >= 0 & quads >= 0 & lonewait pair/pung/edge/closed/two-sided \\| count 1-9 >= ${i % 9} |`)}`,
  `牌 = 136\n原則 = 五\n${rows(256, (i) => `| 甲${i} | ${i} | = chows na n+${(i % 8) + 1}${'abc'[i % 3]} ${i % 2 ? 'n+1b' : ''} |`)}`,
  '計算 = 10^(10^(10^(10^10)))\n1番：清一色',
  '計算 = 番 × 番 × 番 × 番 ^ 60 ^ 60\n1000000番：清一色',
  '計算 = 番 ÷ 0\n1番：清一色',
  '計算 = 1e308\n1番：清一色',
  `計算 = ${'('.repeat(15_000)}番`,
  `計算 = ${'番 + '.repeat(6_000)}番`,
  `計算 = ${'min('.repeat(5_000)}`,
  `計算 = ${rows(4_000, (i) => `${i}:${i}`).replace(/\n/g, ' ')}\n1番：清一色`,
  `出銃 = ${'每家 '.repeat(6_000)}\n1番：清一色`,
  `出銃 = ${'出銃者 1, '.repeat(4_000)}\n1番：清一色`,
  '自摸 = 每家 番 ^ 番 ^ 番\n60番：清一色',
  `封頂 = ${rows(3_000, (i) => `${i}`).replace(/\n/g, ' | ')}\n1番：清一色`,
  `牌 = ${'without 1m '.repeat(2_500)}\n1番：清一色`,
  `牌 = 136 赤 ${'5m '.repeat(8_000)}\n1番：清一色`,
  'もと = __proto__\n1番：清一色',
  'もと = constructor\n1番：清一色',
  'もと = toString\nhasOwnProperty = 1',
  'もと = self\n1番：清一色',
  'id = __proto__\n1番：清一色',
  '1番：__proto__、constructor、toString、valueOf\n__proto__ = 清一色\nconstructor = 混一色\ntoString = 對對糊\nvalueOf = 全帶么',
  '單位 = __proto__\n1番：清一色',
  '單位 = constructor\n1：清一色',
  '1番：甲\n甲 = flag __proto__',
  '1番：甲\n甲 = flag constructor',
  '情況 = __proto__ constructor hasOwnProperty\n1番：清一色',
  '1番：清一色\n不計 = __proto__: constructor',
  '| 役 | 番 | __proto__ |\n|---|---|---|\n| 清一色 | 3 | constructor |',
  '| 役 | 番 | 例 |\n|---|---|---|\n| 清一色 | 3 | [[[[[[[[ |\n| 混一色 | 3 | __proto__ |',
  `| 役 | 番 | 例 |\n|---|---|---|\n${rows(256, (i) => `| 甲${i} | 3 | 123m 456m 789m 11s 44p +4p |`)}`,
  `| 役 | 番 | 例 |\n|---|---|---|\n${rows(80, () => `| 清一色 | 3 | ${'1m'.repeat(180)} |`)}`,
  `${'#'.repeat(16_000)} ${'1番'.repeat(3_000)}`,
  `${'- '.repeat(10_000)}清一色: 3番`,
  rows(599, (i) => `${' '.repeat(i % 40)}- 役${i}: 3番`),
  rows(599, () => 'もと = もと'),
  rows(599, (i) => `役${i} = 役${i}`),
  rows(599, (i) => `設定${i} = ${i}`),
  rows(590, (i) => `1番：未知的牌型名稱非常長${i}號`),
  `1番：清一色\n${rows(590, () => '不計 = 清一色: 未知的牌型名稱甲、乙、丙、丁')}`,
  `1番：清一色\n包 = 出銃者 when ${'discard & '.repeat(3_000)}self`,
  `和牌條件 = ${'清一色 | '.repeat(39)}混一色\n1番：清一色`,
  '手牌 = 16\n牌 = 72\n玩家 = 2\n人数 = 2\n1番：清一色',
  '人数 = 99\n手牌 = 1000\n1番：清一色',
  '牌 = 999\n1番：清一色',
  '版 = 1e9\n1番：清一色',
  '9e999番：清一色',
  '99999999999999999999番：清一色',
  `${'九'.repeat(30_000)}番：清一色`,
  `${'1'.repeat(31_000)}番：清一色`,
  `1${'番'.repeat(31_000)}：清一色`,
  'ｶﾞｶﾞ：﷽﷽﷽ = ﷽',
  `1番：${'﷽'.repeat(1_700)}`,
  `1番：${'清一色'.repeat(10_000)}`,
  `1番：甲\n甲 = ${'a'.repeat(31_000)}`,
  `1番：甲\n甲 = wait ${'edge/'.repeat(6_000)}edge`,
  `1番：甲\n甲 = only ${'1m+'.repeat(9_000)}1m`,
  `1番：甲\n甲 = only ${'winds+'.repeat(4_000)}winds`,
  `1番：甲\n甲 = pungs ${'na '.repeat(9_000)}`,
  `1番：甲\n甲 = flowers >= ${'9'.repeat(9_000)}`,
  `百搭 = ${'指示牌, '.repeat(5_000)}指示牌\n1番：清一色`,
  `起糊 = ${'1 番 或 '.repeat(4_000)}1 番\n1番：清一色`,
  `| ${'清一色 | '.repeat(6_000)}\n|---|\n`,
  `## 3番\n${'('.repeat(15_000)})x`,
  `## 3番\n${'清一色 '.repeat(8_000)}`,
  `## 3番\n${'清一色、'.repeat(7_000)}x`,
  `## 3番\n${rows(590, (i) => `清一色 混一色 役${i}`)}`,
  `3番 ${'清一色 '.repeat(8_000)}x`,
  `## ${'手'.repeat(31_000)}x`,
  `${'-'.repeat(31_000)}x`,
  `清一色 ${'…'.repeat(31_000)}`,
  '番種,番\n'.repeat(600),
  `${'pays '.repeat(6_000)}.`,
  `${'莊'.repeat(31_000)}倍。`,
  `${'dealer '.repeat(4_500)}double`,
  `136 tiles${', 1x'.repeat(8_000)}.`,
  `${'是'.repeat(31_000)}百搭。`,
  `${'a is '.repeat(6_000)} wild.`,
  `${'\t'.repeat(15_000)}x\n${'\t'.repeat(15_000)}x`,
  `| 役 | 番 |\n|---|---|\n| ${'清一色<br>'.repeat(4_000)} | 3 |`,
  `| 役 | 番 |\n|---|---|\n| 混一色（${'食い下がり'.repeat(5_000)}） | 3 |`,
  `<table><tr><th>役<th>番<tr><td>${'<p>清一色'.repeat(4_000)}<td>3`,
  '| 役 | 番 |\n|---|---|\n'.repeat(300),
];

/** The milliseconds that this process has computed: what others do at the same time does not count. */
function computed(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does several things by turns, so many times each. @returns the milliseconds that each took at its quickest */
export function quickestOf(rounds: number, things: readonly (() => void)[]): number[] {
  const quickest = things.map(() => Infinity);
  for (let round = 0; round < rounds; round++)
    for (const [at, thing] of things.entries()) {
      const began = computed();
      thing();
      quickest[at] = Math.min(quickest[at], computed() - began);
    }
  return quickest;
}

/** Reads a text and scores hands by it. @returns the milliseconds that it took */
export function taking(text: string, read: (text: string) => VariantRead): Slowest {
  const began = computed();
  const {ruleset} = read(text);
  const readIn = computed() - began;
  let hand = 0;
  if (ruleset) {
    const wild = ruleset.wilds ? {wild: '3p'} : {};
    for (const one of randomSituations(5, 4, {sets: ruleset.sets})) {
      const started = computed();
      const result = score({...one, ...wild, rules: ruleset.id}, ruleset);
      hand = Math.max(hand, computed() - started);
      if (!Number.isFinite(result.total)) throw new Error(`no number: ${text.slice(0, 80)}`);
    }
  }
  return {read: readIn, hand, of: text.slice(0, 80)};
}

/** The slowest of several runs of a text: a machine that is busy must not fail it, so the quickest counts. */
export function quickest(text: string, read: (text: string) => VariantRead, runs: number): Slowest {
  const all = Array.from({length: runs}, () => taking(text, read));
  return {
    read: Math.min(...all.map((one) => one.read)),
    hand: Math.min(...all.map((one) => one.hand)),
    of: all[0].of,
  };
}

/** Reads so many broken texts, and scores hands by them. @returns what each takes */
export const timeMutated = (
  texts: readonly string[],
  count: number,
  read: (text: string) => VariantRead,
): Slowest[] => {
  const random = seeded(11);
  return Array.from({length: count}, (_, i) => taking(mutated(texts[i % texts.length], random), read));
};

/** Reads so many broken texts. @returns how many could be scored */
export function readMutated(
  texts: readonly string[],
  count: number,
  read: (text: string) => VariantRead,
): number {
  const random = seeded(11);
  let scored = 0;
  for (let i = 0; i < count; i++) {
    const text = mutated(texts[i % texts.length], random);
    const {ruleset, problems} = read(text);
    if (!ruleset && !problems.length) throw new Error(`nothing said: ${text.slice(0, 80)}`);
    if (ruleset && i % 10 === 0) taking(text, read);
    if (ruleset) scored++;
  }
  return scored;
}
