/** Writes the pages of known patterns, one in each language, from the dictionary of rules as text. */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = new URL('../../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');

/** The pages by language; that in Simplified Chinese is made from the one in Traditional Chinese. */
export const PATTERN_PAGES = {
  en: 'stories/docs/known-patterns.md',
  ja: 'stories/site/ja/known-patterns.md',
  'zh-Hant': 'stories/site/zh-Hant/known-patterns.md',
};

/** Names of their own writing first, for readers of Japanese and Chinese. */
const ownFirst = (a, b) => Number(isLatin(a)) - Number(isLatin(b));
const isLatin = (name) => /^(?:\w\w:)?\p{Script=Latin}/u.test(name);

const WORDS = {
  en: {
    title: 'Known patterns',
    intro: (
      n,
    ) => `A row of your table needs no condition if its name is one of these ${n} patterns. Where one name has several meanings, the rules that
mean this one stand behind it: choose them by \`names = hk\`, \`tw\`, \`mcr\`, \`jp\`, \`sc\` or \`zj\`. The condition is in the same words that you
write your own in.`,
    heads: ['names', 'condition', 'about', 'counts'],
    about: {s: 'sets', f: 'the form', t: 'the tiles', w: 'the win', b: 'what lies beside the hand'},
    families: {
      hk: 'Hong Kong',
      tw: 'Taiwan',
      mcr: 'Chinese Official',
      jp: 'Japan',
      sc: 'Sichuan',
      zj: 'Zung Jung',
    },
    bracketed: (name, family) => `${name} (${family})`,
    comma: ', ',
    inOrder: () => 0,
    each: 'each time',
    once: 'once',
  },
  ja: {
    title: '知られている役',
    intro: (
      n,
    ) => `行の名前が次の${n}の役のどれかなら、条件は要りません。同じ名前にいくつもの意味があるときは、どこの麻雀の呼び名かを後ろに書いて
あります。\`呼称 = hk\`、\`tw\`、\`mcr\`、\`jp\`、\`sc\`、\`zj\` で選んでください。条件の言葉は、自分で条件を書くときの言葉と同じです。`,
    heads: ['名前', '条件', '何の役か', '数え方'],
    about: {s: '面子', f: '形', t: '牌', w: '和了', b: '手牌のほか'},
    families: {hk: '香港', tw: '台湾', mcr: '国標', jp: '日本', sc: '四川', zj: '中庸'},
    bracketed: (name, family) => `${name}（${family}）`,
    comma: '、',
    inOrder: ownFirst,
    each: 'そのつど',
    once: '一度',
  },
  'zh-Hant': {
    title: '認得的牌型',
    intro: (
      n,
    ) => `列的名稱若是下面${n}個牌型之一，就不必寫條件。一個名稱有幾個意思時，後面寫著是哪裡的叫法，用 \`叫法 = hk\`、\`tw\`、\`mcr\`、\`jp\`、
\`sc\` 或 \`zj\` 選。條件所用的詞，就是自己寫條件時用的詞。`,
    heads: ['名稱', '條件', '關於', '計法'],
    about: {s: '面子', f: '牌型', t: '牌', w: '胡法', b: '手牌以外'},
    families: {hk: '香港', tw: '台灣', mcr: '國標', jp: '日本', sc: '四川', zj: '中庸'},
    bracketed: (name, family) => `${name}（${family}）`,
    comma: '、',
    inOrder: ownFirst,
    each: '每次都計',
    once: '計一次',
  },
};

const cell = (text) => text.replaceAll('|', '\\|');

/** A name, with the rules that it has this meaning in. */
function named(name, {families, bracketed}) {
  const [, family, plain] = /^(hk|tw|mcr|jp|sc|zj):(.*)$/.exec(name) ?? [];
  return family ? bracketed(plain, families[family]) : name;
}

/** A line of the dictionary as a row. */
function row(line, words, print) {
  const [, about, each, rest] = /^\S+ ([a-z])(\*?) (.*)$/.exec(line);
  const at = rest.lastIndexOf(' ; ');
  const names = rest
    .slice(at + 3)
    .split('/')
    .sort(words.inOrder)
    .map((name) => named(name, words))
    .join(words.comma);
  const counts = each ? words.each : words.once;
  return `| ${cell(names)} | \`${cell(print(rest.slice(0, at)))}\` | ${words.about[about]} | ${counts} |`;
}

/**
 * The page of known patterns in a language.
 * @param print the words of a condition in the language
 */
export function knownPatterns(lang, print) {
  const words = WORDS[lang];
  const [, text] = /DICTIONARY = `\n([^`]*)`/.exec(read('src/variant/names/dictionary.ts'));
  // a line without names is a pattern of a rule set of the package, which no table names
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => line.includes(' ; '));
  return `# ${words.title}

<!-- Written by \`node tools/reference/patterns.mjs\` from src/variant/names/dictionary.ts. -->

${words.intro(lines.length)}

| ${words.heads.join(' | ')} |
| --- | --- | --- | --- |
${lines.map((line) => row(line, words, (says) => print(says, lang))).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {printCondition} = await import(new URL('dist/variant/print/conditions.js', root));
  for (const [lang, file] of Object.entries(PATTERN_PAGES))
    writeFileSync(new URL(file, root), knownPatterns(lang, printCondition));
}
