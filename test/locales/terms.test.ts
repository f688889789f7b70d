/** One word for one thing: words that must not appear in a language, and what is said in their place. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Lang} from '../../src/core/game/names.js';
import {textsOf, type Text} from './texts.js';

/** A word that must not appear, and what is said in its place. */
interface Term {
  readonly not: RegExp;
  readonly say: string;
  /** Where the word has another meaning, or is the field's own. */
  readonly but?: RegExp;
}

/** The guides, which speak of programs too. */
const GUIDES = /^docs\//;

/** A sentence whose verb or adjective is in plain form. */
const PLAIN_FORM =
  /(?:(?<!まし|でし)た|(?<!ず)つ|(?<!ましょ)う|(?<![でま])す|(?<!支払|違|さ)い|[るくぐぬぶむだ])。/;

const TERMS: Readonly<Record<Lang, readonly Term[]>> = {
  en: [
    {not: /\bexposed?\b/i, say: 'melded'},
    {not: /\btriplet/i, say: 'pung'},
    {not: /\bopen(?:ed|ly)? (?:kong|pung|chow|meld|set|hand)/i, say: 'melded'},
    {not: /\b(?:lay|laid|lie) (?:out|open)\b/i, say: 'set aside'},
    {not: /\b(?:passed up|lets? go)\b/i, say: 'pass'},
    {not: /\b(?:throw[ns]?|threw)\b/i, say: 'discard', but: GUIDES},
    {not: /(?<!repeat )\bcounters?\b/i, say: 'repeat counter', but: GUIDES},
    {not: /\brob one\b/i, say: 'robbing one', but: GUIDES},
    {not: /\b(?:be|is|are) won\b/i, say: 'you win', but: GUIDES},
    {not: /\bbeside\b/i, say: 'added, in addition to', but: GUIDES},
    {not: /\bwhoever\b|\bthose (?:who|that)\b/i, say: 'the player who', but: GUIDES},
    {not: /where (?:that|it) is agreed/, say: 'if the players agree', but: GUIDES},
    {not: /^(?!.*\bpays?\b).*\b[168] points?\b/, say: 'fan', but: /^(?!rules\/mcr|tutorials\/mcr)/},
    {not: /\w'\w/, say: '’', but: GUIDES},
    {not: /;(?!\s*$)/, say: 'two sentences', but: GUIDES},
    {
      not: /(?<!\([^)]*)\p{Script=Han}/u,
      say: 'the English name, and the character in brackets',
      but: GUIDES,
    },
  ],
  ja: [
    {not: PLAIN_FORM, say: 'です・ます'},
    {not: /上が(?!家)[りるっれらろ]|アガ[リルっれらり]/, say: '和了'},
    {not: /(?<![明暗加搶])槓(?:する|した|を宣言|[はが]?でき)/, say: 'カン', but: /^rules\//},
    {not: /チョンボ/, say: '錯和', but: /^locales\/(?:glossary|ledger)\/|^rules\/(?:luqiao|ribon)\//},
    {not: /取り決め/, say: '設定'},
    {not: /枚(?:連続|続)/, say: '数が続く'},
    {not: /縛り.*点|8点に届|何点/, say: '番', but: /^(?!tutorials\/mcr|rules\/mcr)/},
    {not: /誰が払う/, say: '…の支払い'},
    {not: /連荘2/, say: '2本場'},
  ],
  'zh-Hant': [
    {not: /(?<!搜)索/, say: '條'},
    {not: /台型/, say: '牌型'},
    {not: /番種/, say: '牌型', but: /rules\/mcr|tutorials\/mcr/},
    {not: /中國公式/, say: '國標麻將'},
    {not: /胡牌張/, say: '胡的那張'},
    {not: /不成胡牌(?!的)/, say: '沒有胡，胡不了'},
    {not: /榮和/, say: '胡別家的牌'},
    {not: /副露/, say: '吃碰槓，非門清', but: /^locales\/glossary\//},
    {not: /牌河/, say: '打出的牌'},
    {not: /相公/, say: '牌作廢'},
    {not: /摸打/, say: '摸切'},
    {not: /嵌張|崁張/, say: '坎張'},
    {not: /么九牌[和或]字牌/, say: '一、九數牌和字牌'},
    {not: /首位/, say: '第一名'},
    {not: /起家/, say: '起莊'},
    {not: /普通手/, say: '一般牌型'},
    {not: /飜縛/, say: '一飜起胡'},
    {not: /帯/, say: '帶'},
    {not: /覆蓋/, say: '蓋住'},
    {not: /狀況/, say: '情況'},
    {not: /頁面/, say: '網頁'},
    {not: /記錄/, say: '紀錄'},
    {not: /賞/, say: '獎'},
    {not: /棒[^，、]*根/, say: '支'},
    {not: /僅限/, say: '只有…時可選'},
    {not: /(?<!其)他(?![家處資])/, say: 'no pronoun'},
  ],
  'zh-Hans': [
    {not: /(?<!搜)索/, say: '条'},
    {not: /台型/, say: '牌型'},
    {not: /番种/, say: '牌型', but: /rules\/mcr|tutorials\/mcr/},
    {not: /中国公式/, say: '国标麻将'},
    {not: /(?<!序)数牌/, say: '序数牌'},
    {not: /和牌张/, say: '和的那张'},
    {not: /不成和牌(?!的)/, say: '没有和，和不了'},
    {not: /荣和/, say: '点和'},
    {not: /副露/, say: '吃碰杠，非门清', but: /^locales\/glossary\//},
    {not: /牌河/, say: '打出的牌'},
    {not: /相公/, say: '牌作废'},
    {not: /摸打/, say: '摸切'},
    {not: /嵌张/, say: '坎张'},
    {not: /幺九牌[和或]字牌/, say: '一、九序数牌和字牌'},
    {not: /首位/, say: '第一名'},
    {not: /起家/, say: '起庄'},
    {not: /普通手/, say: '一般牌型'},
    {not: /翻缚/, say: '一番起和'},
    {not: /帯/, say: '带'},
    {not: /页面/, say: '网页'},
    {not: /仅限/, say: '只有…时可选'},
    {not: /(?<!其)他(?![家处资])/, say: 'no pronoun'},
  ],
};

const stories = path.join(import.meta.dirname, '../../stories');

/** What stands in another language, such as the title of a page in Japanese: no markup is in it. */
const IN_ANOTHER = /<(\w+)\b[^>]* lang="[^"]*"[^>]*>[^<]*<\/\1\s*>/g;
/** What ends a paragraph; a script that a page shows is no prose. */
const BLOCKS = /<pre>[^]*?<\/pre>|<\/?(?:p|li|h\d|title|mj-quiz|mj-variant)\b[^>]*>/;

/** The texts of the tutorials in a language, a paragraph each. */
function tutorialsIn(lang: Lang): Pick<Text, 'at' | 'text'>[] {
  const files = readdirSync(path.join(stories, 'tutorials')).filter((file) => file.endsWith('.html'));
  return files.flatMap((file) => {
    const page = readFileSync(path.join(stories, 'tutorials', file), 'utf8');
    if (!page.includes(`<html lang="${lang}">`)) return [];
    const paragraphs = page
      .replace(IN_ANOTHER, '')
      .split(BLOCKS)
      .map((text) =>
        text
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
    return paragraphs.filter(Boolean).map((text) => ({at: `tutorials/${file}`, text}));
  });
}

/** The text of the guides, a line each, without code. */
function guides(): Pick<Text, 'at' | 'text'>[] {
  const files = readdirSync(path.join(stories, 'docs'), {recursive: true, encoding: 'utf8'});
  return (
    files
      // known patterns are listed by the names that other people give them
      .filter((file) => file.endsWith('.md') && file !== 'known-patterns.md')
      .flatMap((file) =>
        readFileSync(path.join(stories, 'docs', file), 'utf8')
          .replace(/^(`{3,}).*?^\1$/gms, (code) => code.replace(/.+/g, ''))
          .replace(/`[^`\n]*`/g, '')
          .split('\n')
          .map((text, i) => ({at: `docs/${file}:${i + 1}`, text})),
      )
  );
}

test.each(Object.keys(TERMS) as (keyof typeof TERMS)[])('%s has one word for one thing', (lang) => {
  const texts = [...textsOf(lang), ...tutorialsIn(lang), ...(lang === 'en' ? guides() : [])];
  const wrong = TERMS[lang].flatMap(({not, say, but}) =>
    texts
      .filter(({at, text}) => not.test(text) && !but?.test(at))
      .map(({at, text}) => `${at}: ${text} (say ${say})`),
  );
  expect(wrong).toEqual([]);
});
