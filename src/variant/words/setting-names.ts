/** The settings of a text, each with its names: English, Japanese, Traditional and Simplified Chinese. */
import {printedName, WordList} from '../names/word-list.js';

/** The names of each setting; the first four are the printed ones of each language. */
export const SETTINGS = {
  title: 'title 題 題 题 題名 規則名稱',
  id: 'id id id id',
  version: 'version 版 版 版',
  names: 'names 呼称 叫法 叫法',
  basedOn: 'based-on もと 基於 基于 like',
  without: 'without 除く 刪除 删除 除去 不用',
  unit: 'unit 単位 單位 单位',
  tiles: 'tiles 牌 牌 牌 用牌 wall 使用牌 牌數 牌数 牌張',
  players: 'players 人数 人數 人数 人',
  hand: 'hand 手牌 手牌 手牌 手牌数 張數',
  melds: 'melds 鳴き 副露 副露 吃碰',
  forms: 'forms 和了形 和牌形 和牌形 牌型外',
  wild: 'wild 財神 百搭 百搭 wilds 混子 癩子 赖子 鬼牌',
  minimum: 'minimum 縛り 起和 起和 起糊 起番 最低',
  limit: 'limit 満貫 封頂 封顶 maximum cap 爆棚 上限 辣子',
  score: 'score 計算 計算 计算 和了点 算法 計分 计分 点数計算',
  points: 'points 換算 換算 换算 點數表 分數',
  discard: 'discard ロン 出銃 点炮 ron 栄和 放銃 點炮 放炮 點砲 點和 点和 放槍 放枪',
  self: 'self-draw ツモ 自摸 自摸 self',
  dealer: 'dealer 親 莊家 庄家',
  losers: 'losers 子 閑家 闲家',
  everybody: 'everybody 全員 全員 全员',
  liable: 'liable 包 包 包',
  passed: 'passed 振聴 過水 过水 見逃し',
  needs: 'winning-needs 和了条件 和牌條件 和牌条件 必須',
  onlyOne: 'only-one-of 択一 擇一 择一',
  notBeside: 'not-beside 不計 不計 不计',
  alsoBeside: 'counted-beside 加算 另計 另计',
  implied: 'implied 複合 複合 复合 重複',
  principle: 'principle 原則 原則 原则',
  incomplete: 'incomplete 不成形 不成形 不成形',
  flow: 'flow 進行 打法 打法',
  circumstances: 'circumstances 状況 情況 情况 flags',
} as const;

/** A setting of {@link SETTINGS}. */
export type SettingKey = keyof typeof SETTINGS;

/** The English name of a setting. */
export const nameOfSetting = (key: SettingKey): string => printedName(SETTINGS[key], 'en');

/** Settings that may stand several times, each adding to the others. */
export const REPEATED: readonly SettingKey[] = ['liable', 'notBeside', 'alsoBeside', 'onlyOne', 'without'];

const WORDS = new WordList((Object.keys(SETTINGS) as SettingKey[]).map((key) => [SETTINGS[key], key]));

/** The setting of a name. */
export const settingNamed = (name: string): SettingKey | undefined => WORDS.meaning(name);

/** The names of all settings, by their folded form. */
export const settingNames = WORDS.spelled;
