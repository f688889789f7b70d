/** The gallery of variants: rules as text, from `stories/variants`, each with its hands, scored by the text. */
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {playAt} from './covers.mjs';
import {escape, inline} from './html.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {tableOf} from './play.mjs';
import {allRules} from './read-rules.mjs';
import {simplified} from './simplified.mjs';

const WORDS = {
  en: {
    title: 'Variants as text',
    intro: `Each of these games is a text of some lines, which scores the hands below it. Read one, copy it, change it in the <a href="/workshop/">workshop</a>: “<a href="/reference/writing-rules/">Write your rules</a>” says how.`,
    text: 'The rules as text',
    all: (n) => `All ${n} hands, sources and what is not scored`,
    play: 'A hand to play',
    like: (game) =>
      `You play by this text. What it does not say, such as the deal and who deals next, is as in ${game}.`,
    hands: 'Hands',
    sources: 'Sources',
    unscored: 'Not scored here',
    back: 'All variants',
  },
  ja: {
    title: '文で書いたルール',
    intro: `どの麻雀も数行の文で書いてあり、手牌の点数はその文から出ます。写して、<a href="/ja/workshop/">ルールの工房</a>で書き換えることもできます。書き方は<a href="/ja/writing-rules/">自分のルールを書く</a>にあります。`,
    text: 'ルールの文',
    all: (n) => `手牌${n}組、出典、この文にないもの`,
    play: '一局打つ',
    like: (game) => `この文のルールで打ちます。配牌や次の親など、文にないことは${game}と同じです。`,
    hands: '手牌',
    sources: '出典',
    unscored: 'この文にないもの',
    back: '一覧へ',
  },
  'zh-Hant': {
    title: '以文字寫的各地規則',
    intro: `每種玩法都是幾行文字，手牌的得分由它算出。可以複製，也可以在<a href="/zh-Hant/workshop/">規則工坊</a>改寫，寫法見<a href="/zh-Hant/writing-rules/">寫自己的規則</a>。`,
    text: '規則的文字',
    all: (n) => `全部 ${n} 副手牌、出處、本文不計`,
    play: '玩一局',
    like: (game) => `照這段文字打。文字沒有寫的，如配牌、下一個莊家，與${game}相同。`,
    hands: '手牌',
    sources: '出處',
    unscored: '本文不計',
    back: '全部玩法',
  },
};
WORDS['zh-Hans'] = {
  ...simplified(WORDS['zh-Hant']),
  all: (n) => simplified(WORDS['zh-Hant'].all(n)),
  like: (game) => simplified(WORDS['zh-Hant'].like(game)),
};

/** A page of the gallery in the language of a reader: Traditional Chinese is converted, all else stays as it is written. */
function inLanguageOf(page, lang) {
  if (lang !== 'zh-Hans' || page.lang !== 'zh-Hant') return page;
  const {title, text, source, unscored} = page;
  return {...page, ...simplified({title, text, source, unscored}), lang};
}

/** A hand as readers see it. Where it wins, the build holds it to the total of the page. */
function example({name}, {hand, by, fields, wanted}) {
  const total = /^\d+$/.test(wanted) ? {expect: wanted} : {};
  const attributes = {
    rules: `#${name}`,
    by,
    ...(by === 'discard' && {from: 'west'}),
    ...fields,
    ...total,
  };
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`);
  return `<div class="live"><mj-example ${written.join(' ')}>${escape(hand)}</mj-example></div>`;
}

const rulesOf = ({name, rules}, {text}) =>
  `<details><summary>${text}</summary>\n${textOf(name, rules)}\n</details>`;

/** The games that are played on their pages, and as which rules: what a text says itself goes before that. */
const PLAYED_LIKE = new Map([
  ['guangdong', 'mcr'],
  ['hongkong', 'mcr'],
  ['ningbo', 'mcr'],
  ['taiwan', 'xinzhang'],
  ['taiwan-sml', 'xinzhang'],
  ['zung-jung', 'mcr'],
]);

/** A text that builds on another one of its page, and says how that is played. */
const playedText = (name, like, lang) =>
  lang === 'zh-Hant' ? `基於 = #${name}\n打法 = 同 ${like}\n` : `based-on = #${name}\nflow = like ${like}\n`;

const textOf = (id, rules) =>
  `<pre tabindex="0" id="${id}"><code class="language-mj-rules">${escape(rules)}</code></pre>`;

/** A table at which one plays by the text. */
function table({name, lang}, games) {
  const id = PLAYED_LIKE.get(name);
  if (!id) return '';
  const words = WORDS[lang];
  const game = `<a href="${playAt(id, lang)}">${escape(games.get(id).title[lang])}</a>`;
  return `<h2 id="play">${words.play}</h2>
<p>${words.like(game)}</p>
${textOf(`${name}-played`, playedText(name, id, lang))}
<div class="live">${tableOf(`#${name}-played`, lang)}</div>`;
}

/** Where a page of a variant is. */
const urlOf = ({name}) => `/variants/${name}/`;

function card(page, lang) {
  const words = WORDS[lang];
  const {title, text, hands} = page;
  const shown = hands.find(({wanted}) => /^[1-9]\d*$/.test(wanted));
  return `<section class="variant">
<h2 lang="${page.lang}" id="about-${page.name}">${escape(title)}</h2>
<p lang="${page.lang}">${inline(text)}</p>
${example(page, shown)}
${rulesOf(page, words)}
<p><a href="${urlOf(page)}">${words.all(hands.length)}</a></p>
</section>`;
}

function list(lang) {
  const {title, intro} = WORDS[lang];
  const cards = VARIANT_PAGES.map((page) => card(inLanguageOf(page, lang), lang));
  return `<h1>${title}</h1>\n<p>${intro}</p>\n${cards.join('\n')}`;
}

function whole(page, games) {
  const {lang} = page;
  const words = WORDS[lang];
  const said = (text) => `<p>${inline(text)}</p>`;
  return `<h1>${escape(page.title)}</h1>
${said(page.text)}
<p><a href="${inLanguage('/variants/', lang)}">${words.back}</a></p>
${rulesOf(page, words)}
${table(page, games)}
<h2 id="hands">${words.hands}</h2>
${page.hands.map((hand) => example(page, hand)).join('\n')}
<h2 id="unscored">${words.unscored}</h2>
${said(page.unscored)}
<h2 id="sources">${words.sources}</h2>
${said(page.source)}`;
}

/** The list in every language, and a page of each variant in the language of its text. */
export const variantPages = async () => {
  const games = new Map(await allRules());
  return [
    ...Object.keys(LANGUAGES).map((lang) => [
      inLanguage('/variants/', lang),
      WORDS[lang].title,
      list(lang),
      lang,
      alternatesOf('/variants/'),
    ]),
    ...VARIANT_PAGES.map((page) => [urlOf(page), page.title, whole(page, games), page.lang]),
  ];
};
