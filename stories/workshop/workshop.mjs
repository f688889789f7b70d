/** The workshop as HTML: rules that an author types, their patterns, hands that win by them, and their code. */
import {escape} from '../../tools/site/html.mjs';

/** The words of the page. */
export const WORDS = {
  en: {
    title: 'Workshop',
    intro:
      'Type or paste your own table here, or begin with one of the others and change it. A tick beside a row says that hands score it; what is not understood is said below the text, with what may be meant. The hands are scored anew as you type.',
    begin: 'Begin with',
    own: 'Your own text',
    text: 'The rules',
    patterns: 'Their patterns',
    hands: 'Random hands',
    others: 'Ten others',
    none: 'No hand that wins was found.',
    code: 'Take it with you',
    link: 'Link to this text',
    page: 'As a page',
    fence: 'As a fence in Markdown',
  },
  ja: {
    title: 'ルールの工房',
    intro:
      '自分のルール表をここに書くか貼り付けてください。ほかのルールから始めて書き換えることもできます。得点になる行には印が付き、読み取れないところは文の下に、候補とともに出ます。書くたびに手牌の点数も変わります。',
    begin: '元にするルール',
    own: '自分の文',
    text: 'ルール',
    patterns: '役',
    hands: '無作為の手牌',
    others: '別の十組',
    none: '和了になる手牌が見つかりません。',
    code: '持ち帰る',
    link: 'この文へのリンク',
    page: '一枚のページとして',
    fence: 'Markdown のコードブロックとして',
  },
  'zh-Hant': {
    title: '規則工坊',
    intro:
      '把自己的台表打在這裡或貼上來，也可以從別的規則開始改。計分的行旁邊有記號，讀不懂的地方寫在文字下面，並附上可能的寫法。一邊寫，手牌就重新計分。',
    begin: '從哪一種開始',
    own: '自己的文字',
    text: '規則',
    patterns: '番種',
    hands: '隨機的手牌',
    others: '另外十副',
    none: '找不到能胡的手牌。',
    code: '帶走',
    link: '這段文字的連結',
    page: '寫成網頁',
    fence: '寫成 Markdown 程式碼區塊',
  },
};

/**
 * The workshop, with the first of some rules in it. Without its script these can be read, with their patterns.
 * @param {Readonly<Record<string, string>>} words in the language of the reader
 * @param {readonly import('../variants/page.mjs').VariantPage[]} pages rules to begin with
 */
export function workshop(words, pages) {
  const [first] = pages;
  const options = pages.map(
    ({title, rules, lang}) =>
      `<option value="${escape(rules)}" lang="${lang}"${rules === first.rules ? ' selected' : ''}>${escape(title)}</option>`,
  );
  return `<div class="workshop" data-none="${words.none}">
<p hidden><label>${words.begin} <select><option hidden>${words.own}</option>${options.join('')}</select></label></p>
<h2 id="own-text">${words.text}</h2>
<mj-ruleset id="own-rules"><pre class="typed" tabindex="0" translate="no">${escape(first.rules)}</pre></mj-ruleset>
<h2 id="patterns">${words.patterns}</h2>
<mj-rules-table rules="#own-rules"></mj-rules-table>
<div hidden>
<h2 id="hands">${words.hands}</h2>
<div class="hands"></div>
<p><button type="button">${words.others}</button></p>
<h2 id="code">${words.code}</h2>
<p><a href="#own-text">${words.link}</a></p>
<details><summary>${words.page}</summary><pre tabindex="0"><code></code></pre></details>
<details><summary>${words.fence}</summary><pre tabindex="0"><code></code></pre></details>
</div>
</div>`;
}
