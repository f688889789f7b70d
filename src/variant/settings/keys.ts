/** The settings of a text, each with its names: English, Japanese, Traditional and Simplified Chinese. */
import {fold} from '../names/fold.js';

/** The names of each setting. */
export const SETTINGS = {
  title: 'title 題 题 題名 規則名稱',
  id: 'id',
  version: 'version 版',
  names: 'names 呼称 叫法',
  basedOn: 'based-on like もと 基於 基于',
  without: 'without 除く 除去 刪除 不用',
  unit: 'unit 単位 單位 单位',
  tiles: 'tiles wall 牌 使用牌 牌數 牌数 牌張',
  players: 'players 人数 人數 人',
  hand: 'hand 手牌 手牌数 張數',
  melds: 'melds 鳴き 副露 吃碰',
  forms: 'forms 和了形 牌型外 和牌形',
  wild: 'wild wilds 財神 百搭 混子 癩子 赖子',
  minimum: 'minimum 縛り 起和 起糊 最低',
  limit: 'limit maximum cap 満貫 封頂 爆棚 上限 辣子',
  score: 'score 計算 和了点 算法',
  points: 'points 換算 點數表 分數',
  discard: 'discard ron ロン 栄和 出銃 放銃 點炮 放炮 點砲',
  self: 'self-draw self ツモ 自摸',
  dealer: 'dealer 親 莊家',
  losers: 'losers 子 閑家',
  everybody: 'everybody 全員',
  liable: 'liable 包',
  passed: 'passed 振聴 過水 見逃し',
  needs: 'winning-needs 和了条件 必須 和牌條件',
  onlyOne: 'only-one-of 択一 擇一',
  notBeside: 'not-beside 不計',
  alsoBeside: 'counted-beside 加算 另計',
  implied: 'implied 複合 重複',
  principle: 'principle 原則',
  incomplete: 'incomplete 不成形',
  circumstances: 'circumstances flags 状況 情況',
} as const;

/** A setting of {@link SETTINGS}. */
export type SettingKey = keyof typeof SETTINGS;

/** Settings that may stand several times, each adding to the others. */
export const REPEATED: readonly SettingKey[] = ['liable', 'notBeside', 'alsoBeside', 'onlyOne', 'without'];

let byName: ReadonlyMap<string, SettingKey> | undefined;
let spelled: ReadonlyMap<string, string> | undefined;

/** The setting of a name. */
export function settingNamed(name: string): SettingKey | undefined {
  byName ??= new Map(
    (Object.keys(SETTINGS) as SettingKey[]).flatMap((key) =>
      SETTINGS[key].split(' ').map((one) => [fold(one), key] as const),
    ),
  );
  return byName.get(fold(name));
}

/** The names of all settings, by their folded form. */
export const settingNames = (): ReadonlyMap<string, string> =>
  (spelled ??= new Map(
    Object.values(SETTINGS)
      .flatMap((names) => names.split(' '))
      .map((name) => [fold(name), name] as const),
  ));
