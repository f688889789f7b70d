/** How the words of all languages are written: everything that can be checked without knowing the game. */
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {LANGS, type Lang} from '../../src/core/game/names.js';
import {filesOf, saying, textsOf, words} from './texts.js';

const EAST = ['ja', 'zh-Hant', 'zh-Hans'] as const satisfies readonly Lang[];

/** One character of the scripts of Chinese and Japanese, or of their punctuation. */
const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「」『』（）。、，：；]`;

/** Texts that are joined to other words, and begin or end with a blank for that. */
const JOINED = /\/en\.ts\.(?:colon|aside|notes\.wildAs)$|\.hand\.group\./;

/** Names of formats, which no language translates. */
const FORMATS = ['Markdown', 'BBCode'];

/** Text in quotation marks, shown as it is typed. */
const QUOTED = /「[^」]*」|“[^”]*”/g;

/** Characters used in Taiwan, each with its form on the mainland. */
const FORMS =
  '張张 槓杠 聽听 順顺 對对 門门 風风 東东 莊庄 點点 數数 條条 萬万 發发 龍龙 無无 與与 這这 們们 個个 為为 時时 沒没 計计 規规 則则 選选 項项 ' +
  '現现 後后 結结 補补 別别 過过 還还 開开 關关 閒闲 絕绝 斷断 帶带 純纯 雙双 連连 組组 單单 釣钓 邊边 兩两 寶宝 裏里 裡里 剛刚 滿满 貫贯 場场 ' +
  '綠绿 蓮莲 燈灯 嶺岭 撈捞 魚鱼 國国 搶抢 飛飞 擊击 蘭兰 從从 來来 進进 會会 說说 話话 請请 讀读 寫写 誰谁 認认 該该 證证 讓让 將将 牆墙 畫画';
const [TAIWAN, MAINLAND] = [0, 1].map(
  (i) =>
    new RegExp(
      `[${FORMS.split(' ')
        .map((pair) => pair[i])
        .join('')}]`,
    ),
);

/** Words used in Taiwan only, of which the mainland uses others. */
const TAIWANS = ['胡牌', '放槍', '詐胡', '檔案', '搜尋', '連結', '復原', '元件'];
const MAINLANDS = ['和牌', '點和', '點炮', '錯和', '文件', '搜索', '鏈接', '撤銷', '組件', '番種表'];
/** The same words in simplified characters. */
const TAIWANS_SIMPLIFIED = ['胡牌', '放枪', '放铳', '诈胡', '档案', '搜寻', '连结', '复原', '元件', '台型'];

/** Japanese words that consist of kanji only, and do not exist in Chinese. */
const JAPANESE = [
  '鳴牌',
  '鸣牌',
  '牌山',
  '喰',
  '供託',
  '供托',
  '加里',
  '不可鳴',
  '可鳴',
  '可鸣',
  '单骑',
  '單騎',
];

test('every language has the same files, and hundreds of texts', () => {
  const [first, ...others] = LANGS.map((lang) =>
    filesOf(lang)
      .map((file) => path.dirname(file))
      .sort(),
  );
  expect(first.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
  for (const lang of LANGS) expect(textsOf(lang).length).toBeGreaterThan(1500);
});

describe.each(LANGS)('%s', (lang) => {
  test('starts and ends no text with a space, and has no two', () => {
    const whole = textsOf(lang).filter(({whole, at}) => whole && !JOINED.test(at));
    expect(whole.length).toBeGreaterThan(1000);
    expect(saying(lang, /^\s|\s$|\s\s/, whole)).toEqual([]);
  });

  test('has each quotation mark and bracket in pairs', () => {
    const odd = textsOf(lang).filter(({text}) =>
      ['“”', '「」', '『』', '（）', '《》'].some(
        ([open, close]) => text.split(open).length !== text.split(close).length,
      ),
    );
    expect(odd.map(({at, text}) => `${at}: ${text}`)).toEqual([]);
  });
});

describe.each(EAST)('%s', (lang) => {
  test('has no half-width punctuation beside its own characters', () => {
    const texts = textsOf(lang).map((one) => ({...one, text: one.text.replace(QUOTED, '')}));
    expect(saying(lang, new RegExp(`${CJK}[,;:?!()]|[,;:?!()]${CJK}`, 'u'), texts)).toEqual([]);
  });

  test('has no space between its own characters, but in the name of a pattern', () => {
    const texts = textsOf(lang).filter(({at}) => !at.endsWith('.name'));
    expect(saying(lang, new RegExp(`${CJK} +${CJK}`, 'u'), texts)).toEqual([]);
  });

  test('quotes as it is done there', () => {
    expect(saying(lang, lang === 'zh-Hans' ? /[「」『』]/ : /[“”]/)).toEqual([]);
  });

  test('has no text that stands there in English', () => {
    const place = ({at}: {readonly at: string}, own: string): string => at.replace(`/${own}.ts`, '');
    const english = new Map(textsOf('en').map((one) => [place(one, 'en'), one.text]));
    const left = textsOf(lang).filter(
      (one) =>
        one.whole &&
        /[a-z]{2}/.test(one.text) &&
        !FORMATS.includes(one.text) &&
        english.get(place(one, lang)) === one.text,
    );
    expect(left.map(({at, text}) => `${at}: ${text}`)).toEqual([]);
  });

  test('uses what is put in where the others do', () => {
    const english = new Map(words.en.map(([file, {taken}]) => [path.dirname(file), taken]));
    const apart = words[lang].flatMap(([file, {taken}]) => {
      const others = english.get(path.dirname(file)) ?? {};
      return Object.entries(taken)
        .map(([at, mine]) => ({
          at,
          mine,
          theirs: others[at.replace(file, file.replace(`${lang}.ts`, 'en.ts'))],
        }))
        .filter(({mine, theirs}) => theirs?.some((i) => !mine.includes(i)))
        .map(({at}) => at);
    });
    expect(apart).toEqual([]);
  });
});

test('Taiwan is written as in Taiwan, the mainland as on the mainland', () => {
  expect(saying('zh-Hant', MAINLAND)).toEqual([]);
  expect(saying('zh-Hans', TAIWAN)).toEqual([]);
  expect(saying('zh-Hant', new RegExp(MAINLANDS.join('|')))).toEqual([]);
  expect(saying('zh-Hans', new RegExp(TAIWANS_SIMPLIFIED.join('|')))).toEqual([]);
  for (const word of TAIWANS) expect(saying('zh-Hant', new RegExp(word)), word).not.toEqual([]);
});

test('Chinese is no Japanese, and Japanese no Chinese', () => {
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
  const title = /^rules\/shiragiku\/names\/zh-Han[st]\.ts: /;
  for (const lang of ['zh-Hant', 'zh-Hans'] as const) {
    expect(saying(lang, new RegExp(JAPANESE.join('|'))).filter((said) => !title.test(said))).toEqual([]);
    expect(saying(lang, kana).filter((said) => !title.test(said))).toEqual([]);
  }
  expect(saying('ja', /[誤槍]和|槍槓|槓ドラ|振り聴|立直棒|[单张听对门]/)).toEqual([]);
});

test('English has no text that stands there in Japanese', () => {
  const japanese = new Map(textsOf('ja').map((one) => [one.at.replace('/ja.ts', ''), one.text]));
  const left = textsOf('en').filter(
    (one) =>
      one.whole &&
      /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(one.text) &&
      japanese.get(one.at.replace('/en.ts', '')) === one.text,
  );
  expect(left.map(({at, text}) => `${at}: ${text}`)).toEqual([]);
});

test('English calls no player he', () => {
  expect(saying('en', /\b(?:he|his|him|himself)\b/)).toEqual([]);
});
