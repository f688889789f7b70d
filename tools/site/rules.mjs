/** The pages of the rule sets in four languages, from what `mj rules ID --json` prints. */
import {readFileSync} from 'node:fs';
import {cover} from './covers.mjs';
import {escape, inline, table} from './html.mjs';
import {alternatesOf, GLOSSARY, inLanguage, LANGUAGES} from './nav.mjs';
import {allRules, urlOf} from './read-rules.mjs';
import {simplified} from './simplified.mjs';

const WORDS = {
  en: {
    rules: 'Rules',
    patterns: 'Patterns',
    options: 'House rules',
    play: 'Options of play',
    numbered: 'The rules by number',
    page: 'The page that these rules follow',
    heads: ['name', 'value', 'condition'],
    option: ['option', 'meaning', 'values'],
    number: ['number', 'rule'],
    how: 'How a hand is played',
    glossary: 'Glossary',
  },
  ja: {
    rules: 'ルール',
    patterns: '役',
    options: '取り決め',
    play: '進行の取り決め',
    numbered: '番号つきの規則',
    page: 'このルールのページ',
    heads: ['役', '点', '条件'],
    option: ['名前', '意味', '値'],
    number: ['番号', '規則'],
    how: '進行',
    glossary: '用語集',
  },
  'zh-Hant': {
    rules: '規則',
    patterns: '牌型',
    options: '可選規則',
    play: '進行的可選規則',
    numbered: '編號規則',
    page: '本規則的網頁',
    heads: ['名稱', '值', '條件'],
    option: ['名稱', '意義', '值'],
    number: ['編號', '規則'],
    how: '進行',
    glossary: '用語表',
  },
};
WORDS['zh-Hans'] = simplified(WORDS['zh-Hant']);

const codeOf = (text) => `<code>${escape(text)}</code>`;
const valueText = (value) =>
  typeof value === 'object' ? Object.values(value ?? {}).join(' / ') : String(value);

function optionRows(options, lang) {
  return options.map(({name, value, text}) => {
    const {label = '', help = '', choices = {}} = text?.[lang] ?? {};
    const values = Object.entries(choices).map(
      ([key, said]) => `${codeOf(`${name}:${key}`)} ${escape(said)}${String(value) === key ? ' ✓' : ''}`,
    );
    return [
      codeOf(name),
      `<b>${escape(label)}</b> ${inline(help)}`,
      values.length ? values.join('<br>') : codeOf(`${name}:${value}`),
    ];
  });
}

function page(rules, id, lang) {
  const words = WORDS[lang];
  const patterns = rules.patterns.map(({names, native, value, unit, condition, also}) => {
    const others = [native, ...also].filter((one) => one && one !== names[lang].name);
    return [
      `<b>${escape(names[lang].name)}</b>${others.length ? `<br><small>${[...new Set(others)].map(escape).join(' · ')}</small>` : ''}`,
      `${escape(valueText(value))} ${escape(unit)}`,
      inline(condition[lang]),
    ];
  });
  const numbered = rules.rules.map(({cite, text}) => [codeOf(cite), inline(text[lang])]);
  const section = (title, html) => (html ? `<h2>${title}</h2>\n${html}` : '');
  return [
    cover([id, rules], lang, {level: 1, here: urlOf(id, lang)}),
    `<p>${codeOf(`rules="${rules.id}"`)}${rules.page ? ` · <a href="${escape(rules.page)}" rel="noreferrer">${words.page}</a>` : ''} · <a href="${inLanguage(GLOSSARY, lang)}">${words.glossary}</a></p>`,
    section(
      words.patterns,
      `<mj-rules-table rules="${id}" search>\n${table(words.heads, patterns)}\n</mj-rules-table>`,
    ),
    section(words.options, table(words.option, optionRows(rules.options, lang))),
    section(words.play, table(words.option, optionRows(rules.play ?? [], lang))),
    section(words.numbered, table(words.number, numbered)),
  ].join('\n');
}

/** All pages of rules: address, title, content, language, the same page in other languages. */
export async function rulePages() {
  const all = await allRules();
  const rows = all.map(([id, {title}]) => [
    codeOf(id),
    ...Object.keys(LANGUAGES).map(
      (lang) => `<a href="${urlOf(id, lang)}" lang="${lang}" hreflang="${lang}">${escape(title[lang])}</a>`,
    ),
  ]);
  const glossaries = alternatesOf(GLOSSARY)
    .map(([lang, url]) => `<a href="${url}" lang="${lang}" hreflang="${lang}">${WORDS[lang].glossary}</a>`)
    .join(' · ');
  const index = `<h1>Rules</h1>\n<p>One page a rule set: its patterns, house rules and numbered rules, in four languages. What the words mean: ${glossaries}.</p>\n${table(['id', ...Object.values(LANGUAGES)], rows)}`;
  const pages = all.flatMap(([id, rules]) =>
    Object.keys(LANGUAGES).map((lang) => [
      urlOf(id, lang),
      rules.title[lang],
      page(rules, id, lang),
      lang,
      Object.entries(LANGUAGES).map(([other, name]) => [other, urlOf(id, other), name]),
    ]),
  );
  return [['/rules/', 'Rules', index], ...pages];
}

/** How hands of a rule set are played, in Markdown. */
export const playOf = (id) => readFileSync(`stories/docs/play/${id}.md`, 'utf8');
