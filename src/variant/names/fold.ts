/** Names in one spelling: letters of several scripts and countries that mean the same are one letter. */
import {lazy} from './lazy.js';
import {oncePerKey} from '../../core/situation/once-per-key.js';

/** Groups of letters that mean the same. The first stands for all: 槓 is read as 杠. */
const SAME = [
  '杠槓摃槙 胡糊和 么幺 发發発 龙龍竜 对對対 门門 风風 连連 听聽聴 抢搶槍枪 捞撈 单單単 钓釣吊 骑騎 坎嵌 边邊辺 张張 双雙 顺順 节節 绿綠緑',
  '宝寶 灯燈 莲蓮 断斷 带帶帯 无無 庄莊荘 台臺檯 点點 满滿満 贯貫 万萬 筒餅饼 条條索 数數 绝絕絶 独獨 齐齊斉 会會 国國 杂雜 开開 个個 头頭 归歸帰',
  '组組 岭嶺 档檔 财財 专專 当當 报報 纯純 两兩両 红紅 东東 过過 来來 刘劉 码碼 马馬 番飜翻 步歩 杆桿 阶階 丰豐 华華 贵貴 号號 种種 项項 计計 规規',
  '则則 说說説 价價 备備 注註 释釋 义義 内內 类類 称稱 余餘 闲閒閑 额額 图圖図 换換 补補 终終 级級 礼禮 飞飛 气氣気 实實実 体體 变變変 赔賠 钱錢銭',
  '圈圏 鸡雞鶏 呖嚦 钩鉤 赏賞 钟鐘 调調 伦倫 轮輪 亲親 样樣様 里裏裡 将將 与與 烂爛 飘飄 从從 战戰戦 员員 择擇択 确確 于於 乡鄉 杀殺 胜勝 负負 关關関 书書 车車 兰蘭',
  '场場 间間 罗羅 汉漢 凑湊 环環 杯盃 鱼魚 时時 悬懸 没沒 复複復 谁誰 页頁 编編 语語 简簡 顶頂 题題 删刪 铳銃 见見 须須 进進 况況 减減 长長 仅僅 夹夾 癞癩 后後 软軟',
].join(' ');

const lettersAlike = lazy((): ReadonlyMap<string, string> => {
  const map = new Map<string, string>();
  for (const [first, ...others] of SAME.split(' ').map((group) => [...group]))
    for (const other of others) map.set(other, first);
  return map;
});

const IS_LETTER = /[\p{L}\p{N}]/u;
/** Repeats the letter before it: 対々和. */
const AGAIN = '々';

/** How many folded names are kept: a text asks for the same ones again and again. */
const MOST_KNOWN = 4000;

/** A name without marks and spaces, in small letters, each letter in its one spelling. */
export const fold = oncePerKey((name: string): string => {
  const same = lettersAlike();
  let folded = '';
  let last = '';
  for (const letter of name.normalize('NFKC').toLowerCase()) {
    if (!IS_LETTER.test(letter)) continue;
    last = letter === AGAIN ? last : (same.get(letter) ?? letter);
    folded += last;
  }
  return folded;
}, MOST_KNOWN);

const IS_ENGLISH = /^[\x20-\x7e]+$/;
/** What is written differently in English names: each with its one spelling. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bpong/g, 'pung'],
  [/\bgong/g, 'kong'],
  [/\b(\w{2,30}[^s\W])s\b/g, '$1'],
  [/(?<=\w) hand$/, ''],
];

/** A pattern's name folded. In English also without plurals and without “hand” at its end; a pong is a pung, and a gong a kong. */
export function foldPattern(name: string): string {
  if (!IS_ENGLISH.test(name)) return fold(name);
  const small = name.trim().toLowerCase();
  return fold(IN_ENGLISH.reduce((text, [written, plain]) => text.replace(written, plain), small));
}
