/** The columns of tables by their heads. */
import {lettersBetween} from '../../core/situation/nearest.js';
import {bracketOf} from '../names/bracket.js';
import {fold} from '../names/fold.js';
import {knownUnit} from './units.js';
import {WordList} from '../names/word-list.js';

/** What a column holds; the first four names are the printed ones of each language. */
export const COLUMN_HEADS = {
  name: 'pattern 役 牌型 牌型 役名 役種 番種 台種 花種 番種名稱 名称 名稱 種類 項目 胡牌 名前 番型 胡型 手役 役の名前 役名称 hand name yaku fan-name combination',
  value:
    'value 値 分值 分值 值 點數 点数 得点 配点 score points 番 台 胡 符 飜 役満 本 倍 花 faan fan tai han doubles 嘴 數 数',
  when: 'when 条件 條件 条件 定義 condition',
  excludes: 'excludes 不計 不計 不计 不加計 除外 不複合 複合しない役 excluding not-counted',
  also: 'also 複合する役 另計 另计 加計 counts-too',
  who: 'who 対象 誰計 谁计 誰',
  closed: 'closed 門前 門清 门清 concealed',
  open: 'open 副露 副露 副露 鳴き melded exposed',
  simple: 'simples 中張 中張 中张 2-8 中張牌 中张牌',
  outer: 'terminals-honors 么九 么九 幺九 19字 19字牌 1・9・字 么九牌',
  example: 'example 例 例 例 例牌 牌例 手牌例',
  note: 'note 説明 說明 说明 敘述 描述 備考 備註 內容 注 註 図 圖 頁 番号 編號 no # description notes meaning page remark remarks comment comments',
  ja: '日本語 日文 japanese ja',
  hant: '繁體 繁體中文 正體 traditional zh-hant',
  hans: '简体 簡體 简体中文 simplified zh-hans 中文 chinese',
  en: '英語 英文 english en',
} as const;

/** A column of {@link COLUMN_HEADS}. */
export type TextColumn = keyof typeof COLUMN_HEADS;

const HEADS = new WordList(
  (Object.keys(COLUMN_HEADS) as TextColumn[]).map((column) => [COLUMN_HEADS[column], column]),
);

const LANGUAGES: readonly (TextColumn | undefined)[] = ['ja', 'hant', 'hans', 'en'];

/** The column of a head; undefined if no column is called so. What stands in a bracket may say it again, or in which language. */
export function columnNamed(head: string): TextColumn | undefined {
  const column = HEADS.meaning(head) ?? (knownUnit(head) ? 'value' : undefined);
  const bracket = column ? undefined : bracketOf(head);
  if (!bracket) return column;
  const [before, within] = [bracket.before, bracket.within].map(columnNamed);
  return before === within || LANGUAGES.includes(within) ? before : undefined;
}

/** The heads that a head may be a slip of. */
export function headsNear(head: string): readonly string[] {
  const key = fold(head);
  if (key.length < 2) return [];
  return [...HEADS.spelled().keys()].filter(
    (known) => Math.abs(known.length - key.length) < 2 && lettersBetween(known, key) < 2,
  );
}
