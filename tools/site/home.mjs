/**
 * What the first page shows between its words, which are `stories/site/index.md` and those beside it: a hand to type into, a
 * table to play at, the games, what can be put on a page.
 */
import {shelf} from './covers.mjs';
import {code, escape} from './html.mjs';
import {tableOf} from './play.mjs';
import {simplified} from './simplified.mjs';

/** The hands that a reader may begin with: what their tag says beside the hand, the hand, and a short name of the game. */
const HANDS = [
  [
    {rules: 'luqiao', by: 'discard', from: 'west', seat: 'south', wild: '3p'},
    '[FFF] [234m] 456m 78m 99m +6m',
    {en: 'Luqiao', ja: '路橋', 'zh-Hant': '路橋'},
  ],
  [
    {rules: 'riichi', by: 'self', seat: 'south', flags: 'riichi', indicators: '4s'},
    '234m 567p 22s 345s 67p +8p',
    {en: 'Riichi', ja: 'リーチ', 'zh-Hant': '立直'},
  ],
  [
    {rules: 'mcr', by: 'discard', from: 'west', seat: 'south'},
    '[123m] [456m] 789m 234p 5s +5s',
    {en: 'Chinese Official', ja: '国標', 'zh-Hant': '國標'},
  ],
  [
    {rules: 'xinzhang', by: 'self', seat: 'south', flowers: '2f'},
    '[EEE] 123m 456m 789m 99p SS +S',
    {en: 'Xinzhang', ja: '新章', 'zh-Hant': '新章'},
  ],
];
for (const [, , names] of HANDS) names['zh-Hans'] = simplified(names['zh-Hant']);

const WORDS = {
  en: {
    hand: 'A hand, in letters',
    pick: 'Rules',
    paste: 'Paste this into your page',
    play: 'Or let them play',
    cards: {
      'mj-hand': ['A hand', 'Tiles as you write them, in the line or large.'],
      'mj-example': ['What it scores', 'Each pattern with its value and its tiles.'],
      'mj-settlement': ['Who pays whom', 'Seats, arrows and amounts.'],
      'mj-board': ['A position', 'The table as one seat sees it.'],
      'mj-round': ['A round, move by move', 'Told again by a referee that knows your rules.'],
      'mj-quiz': ['A question', 'The page knows the answer, and why.'],
      'mj-lesson': ['A lesson', 'Steps that come back until they are right.'],
      'mj-ledger': ['A score sheet', 'A line a hand: points, dealers, the end.'],
    },
  },
  ja: {
    hand: '手牌（文字で）',
    pick: 'ルール',
    paste: 'ページに貼るコード',
    play: '読む人が打てる卓',
    cards: {
      'mj-hand': ['手牌', '書いたとおりの牌を、文中にも大きくも。'],
      'mj-example': ['点数', '役ごとに、点と牌を示します。'],
      'mj-settlement': ['だれがだれに払うか', '席と矢印と点数で。'],
      'mj-board': ['局面', 'ひとつの席から見た卓。'],
      'mj-round': ['一局、一手ずつ', 'ルールを知る審判つきで再現します。'],
      'mj-quiz': ['問題', '答えと理由はページが出します。'],
      'mj-lesson': ['レッスン', 'できるまで、もう一度出ます。'],
      'mj-ledger': ['対局の記録', '一局一行で、点、親、終わりまで。'],
    },
  },
  'zh-Hant': {
    hand: '手牌（用文字寫）',
    pick: '規則',
    paste: '貼到你的網頁',
    play: '讓讀者玩的牌桌',
    cards: {
      'mj-hand': ['手牌', '照你寫的畫出來，放在句子裡或放大都行。'],
      'mj-example': ['得分', '每個牌型的分數和它的牌。'],
      'mj-settlement': ['誰付誰', '座位、箭頭和金額。'],
      'mj-board': ['局面', '從一個座位看到的牌桌。'],
      'mj-round': ['一局，一步一步', '懂你的規則的裁判重講一遍。'],
      'mj-quiz': ['問題', '答案和理由由網頁來說。'],
      'mj-lesson': ['課程', '做對以前，步驟會再出現。'],
      'mj-ledger': ['計分表', '一局一行：分數、莊家、終局。'],
    },
  },
};
WORDS['zh-Hans'] = simplified(WORDS['zh-Hant']);

const line = (name, value) => `<span class="line"><span>${name}</span><i></i><b>${value}</b></span>`;
/** A small picture for each card: nothing in it can be pressed, since the card is a link. */
const PICTURES = {
  'mj-hand': '<mj-tiles>234m 789p 99s</mj-tiles>',
  'mj-example': line('<mj-tiles>FFF</mj-tiles>', '1') + line('<mj-tiles>999p</mj-tiles>', '2'),
  'mj-settlement': line('東 → 南', '56') + line('西 → 南', '28') + line('北 → 南', '28'),
  'mj-board': '<mj-tiles>NE1sC</mj-tiles>',
  'mj-round': '<mj-tiles>45p +3p</mj-tiles>',
  'mj-quiz': '<mj-tiles>3334s</mj-tiles><b>2s ✓ &nbsp; 5s ✓ &nbsp; 4s ✓</b>',
  'mj-lesson': '<mj-tiles>123m</mj-tiles><b>3 / 9</b>',
  'mj-ledger': line('1', '+48') + line('2', '−16') + line('3', '+60'),
};
const ON_FELT = ['mj-board', 'mj-round', 'mj-lesson'];

/** The rules of the first hand, where they are not those of the first in the list. */
const FIRST = {'zh-Hant': 'xinzhang', 'zh-Hans': 'mcr'};

const HEAD = `<link rel="stylesheet" href="mahjong/prestyle.css">
<script type="module" src="mahjong/cdn/mahjong.js"></script>`;
const attributesOf = (about) =>
  Object.entries(about)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A hand to type into: its tag follows. Without script it is an example and its tag. */
function trying(lang) {
  const words = WORDS[lang];
  const first = HANDS.find(([{rules}]) => rules === FIRST[lang]) ?? HANDS[0];
  const chips = HANDS.map(
    ([about, hand, names]) =>
      `<button type="button" aria-pressed="${about === first[0]}" data-example="${escape(JSON.stringify({...about, hand}))}">${names[lang]}</button>`,
  );
  const [about, hand] = first;
  return `<div class="try">
<div role="group" aria-label="${words.pick}" class="pick" hidden>${chips.join('\n')}</div>
<label hidden>${words.hand} <input value="${escape(hand)}" spellcheck="false" autocomplete="off" autocapitalize="off"></label>
<div class="live"><mj-example${attributesOf(about)} hand="${escape(hand)}"></mj-example></div>
<h2>${words.paste}</h2>
${code(`${HEAD}\n<mj-example${attributesOf(about)}>${hand}</mj-example>`)}
</div>`;
}

const playing = (lang) => `<div class="playing">
<h2>${WORDS[lang].play}</h2>
<div class="live">${tableOf('riichi', lang)}</div>
${code(tableOf('riichi', lang))}
</div>`;

const cards = (lang) =>
  `<ul class="cards" data-pagefind-ignore>${Object.entries(WORDS[lang].cards)
    .map(
      ([tag, [name, text]]) =>
        `<li><a href="/elements/${tag}/"><span class="picture${ON_FELT.includes(tag) ? ' felt' : ''}" aria-hidden="true">${PICTURES[tag]}</span><strong>${name} <code>&lt;${tag}&gt;</code></strong><span>${text}</span></a></li>`,
    )
    .join('\n')}</ul>`;

/** Ways to get the package, each from `<!-- way name -->` on: one is seen at a time; without styles, and on paper, all are. */
function waysOf(html) {
  const ways = [...html.matchAll(/<!-- way (.+?) -->([^]*?)(?=<!-- way |$)/g)];
  const choices = ways.map(
    ([, name], i) =>
      `<input type="radio" name="way" id="way-${i + 1}"${i ? '' : ' checked'}><label for="way-${i + 1}">${name}</label>`,
  );
  const texts = ways.map(([, name, text]) => `<section aria-label="${name}">${text}</section>`);
  return `<div class="ways-in">\n${choices.join('\n')}\n${texts.join('\n')}\n</div>`;
}

/** The first page in a language: what stands in its text as `<!-- try -->` and the like is put there. */
export async function homeOf(html, lang) {
  const parts = {
    try: `<div class="hero">\n${trying(lang)}\n${playing(lang)}\n</div>`,
    covers: await shelf(lang, 3),
    cards: cards(lang),
  };
  return html
    .replace(/<!-- (try|covers|cards) -->/g, (_, name) => parts[name])
    .replace(/<!-- way [^]*?(?=<!-- \/ways -->)/, waysOf);
}
