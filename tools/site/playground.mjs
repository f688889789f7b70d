/** The playground: a hand by clicks, anything else by typing; what it scores, and its code for every place. */
import {escape} from './html.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {allRules} from './read-rules.mjs';
import {simplified} from './simplified.mjs';

const WORDS = {
  en: {
    title: 'Playground',
    text: 'Choose the rules, then tiles: the score follows. Below it is the code for wherever you write: a tag, a fence, a shortcode, a frame, a picture.',
    rules: 'Rules',
    table: 'A table, a round, a question',
    typed: 'Any element can be typed here. The link keeps what you typed.',
    change: 'Change it',
    link: 'Link to this example',
  },
  ja: {
    title: '試す',
    text: 'ルールを選び、牌を押してください。点数がすぐに出ます。下には、タグ、コードブロック、ショートコード、フレーム、絵など、書く場所に合わせたコードが出ます。',
    rules: 'ルール',
    table: '卓、一局、問題',
    typed: 'どの要素でも書けます。リンクには、書いた内容が入ります。',
    change: '書き換える',
    link: 'この例へのリンク',
  },
  'zh-Hant': {
    title: '試試看',
    text: '選規則，再點牌，得分立刻出現。下面是各處可用的程式碼：標籤、程式碼區塊、短代碼、框架、圖片。',
    rules: '規則',
    table: '牌桌、牌局、問題',
    typed: '任何元件都可以寫在這裡。連結會帶著你寫的內容。',
    change: '改寫',
    link: '這個例子的連結',
  },
};
WORDS['zh-Hans'] = simplified(WORDS['zh-Hant']);

const SHARE = 'base="/mahjong/embed.html" script="/mahjong/cdn/mahjong.js"';
const HAND = `<mj-example id="tried" rules="mcr" by="discard" from="west" seat="south" hand="[123m][456m] 789m 234p 5s +5s">
  <mj-hand-input></mj-hand-input>
  <mj-score-breakdown></mj-score-breakdown>
  <mj-settlement></mj-settlement>
</mj-example>
<mj-share for="tried" ${SHARE}></mj-share>`;

const ROUND = `<mj-round rules="luqiao" wild="9s" turn="west">
  S: [345s] 23m 567p 789p SS
  play:
  W: +8p -4m S: ?win pass
  N: +4m -4m
  E: +1m -1m S: win
</mj-round>`;

/** The editor of a page: without script it is the code alone. */
export const editor = (html, words = WORDS.en) => `<div class="editor" data-pagefind-ignore>
<label>${words.change} <textarea spellcheck="false" rows="${html.split('\n').length + 2}">${escape(html)}</textarea></label>
<p><a href="#editor">${words.link}</a></p>
<div class="live" aria-live="off">
${html}
</div></div>`;

async function page(lang) {
  const words = WORDS[lang];
  const options = (await allRules()).map(
    ([id, {title}]) =>
      `<option value="${id}"${id === 'mcr' ? ' selected' : ''}>${escape(title[lang])}</option>`,
  );
  return `<h1>${words.title}</h1>
<p>${words.text}</p>
<p class="rules" hidden><label>${words.rules} <select data-for="tried">${options.join('')}</select></label></p>
<div class="live">
${HAND}
</div>
<h2 id="editor">${words.table}</h2>
<p>${words.typed}</p>
${editor(ROUND, words)}`;
}

export const playgroundPages = () =>
  Promise.all(
    Object.keys(LANGUAGES).map(async (lang) => [
      inLanguage('/playground/', lang),
      WORDS[lang].title,
      await page(lang),
      lang,
      alternatesOf('/playground/'),
    ]),
  );
