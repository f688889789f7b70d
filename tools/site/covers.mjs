/** The cover of each game: its name in tiles, one sentence, tiles that tell it, and the ways in. */
import {escape} from './html.mjs';
import {inLanguage, LANGUAGES} from './nav.mjs';
import {allRules, urlOf} from './read-rules.mjs';
import {simplified} from './simplified.mjs';
import {pagesOf} from './whole-files.mjs';

/**
 * For each game: two letters of its name, tiles that tell it, how many tiles a hand has, what it is called at home, one
 * sentence, and what the tiles say.
 */
const GAMES = {
  luqiao: {
    letters: ['路', '橋'],
    tiles: '5s 5s5s5s P',
    hand: 13,
    home: ['zh-Hant', '台州路橋麻將'],
    en: [
      'Three tiles are wild, and all four players count their hands.',
      'Turned up: 5 of bamboos. The other three are wild, and the white dragon stands in.',
    ],
    ja: [
      '三枚の財神は何にでもなり、四人全員が点を数えます。',
      '五索をめくると残り三枚が財神、白が代わりに五索になります。',
    ],
    'zh-Hant': ['三張財神可當任何牌，四家都要算胡。', '翻出五條：其餘三張是財神，白板代替五條。'],
  },
  shiragiku: {
    letters: ['白', '菊'],
    tiles: '1234f 5678f',
    hand: 16,
    home: ['ja', 'しらぎく麻雀'],
    en: ['Sixteen tiles, and every complete hand wins.', 'Flowers lie beside the hand and count, too.'],
    ja: ['手牌は16枚、形がそろえば和了れます。', '花牌は手牌の横に置き、これも点になります。'],
    'zh-Hant': ['手牌16張，湊成牌型就能胡。', '花牌放在手牌旁邊，也算台。'],
  },
  ribon: {
    letters: ['李', '凡'],
    tiles: 'NN r5p r5s 1m9m',
    hand: 13,
    home: ['ja', '李凡師サンマ'],
    en: [
      'For three players: everything adds up, and nothing is doubled.',
      'Of the characters only 1 and 9 are there.',
    ],
    ja: ['三人で打ち、点は本で足していくだけです。', '萬子は一と九だけです。'],
    'zh-Hant': ['三個人玩，分數只加不翻倍。', '萬子只有一和九。'],
  },
  xinzhang: {
    letters: ['新', '章'],
    tiles: '1s2s3s EEE 1f5f',
    hand: 16,
    home: ['zh-Hant', '台灣新章麻將'],
    en: ['Sixteen tiles, eight flowers, and a win needs 2 tai.', 'A pung of your own wind is worth tai.'],
    ja: ['手牌は16枚、花牌は八枚、2台縛りです。', '自分の風の刻子は台になります。'],
    'zh-Hant': ['手牌16張，花牌八張，2台起胡。', '自己的門風刻子算台。'],
  },
  mcr: {
    letters: ['國', '標'],
    tiles: '123m 456p 789s',
    hand: 13,
    home: ['zh-Hant', '國標麻將'],
    en: ['81 patterns add up, and a win needs 8 fan.', 'Three-suit straight: 8 fan, just enough.'],
    ja: ['81の役の番を足し、8番から和了れます。', '花龍は8番、ちょうど足ります。'],
    'zh-Hant': ['81個番種的番數相加，滿8番才能胡。', '花龍8番，剛好夠。'],
  },
  riichi: {
    letters: ['立', '直'],
    tiles: '234m 234p 234s',
    hand: 13,
    home: ['ja', 'リーチ麻雀'],
    en: ['The game of Japan: a win needs a yaku.', 'The same chow in three suits is a yaku.'],
    ja: [
      '日本でいちばん打たれている麻雀。和了には役が要ります。',
      '三色同順：三種類の同じ順子で役になります。',
    ],
    'zh-Hant': ['日本人最常玩的麻將，要有役才能胡。', '三色同順：三種花色的同一組順子是役。'],
  },
};

/** What is said on every cover. */
const WORDS = {
  en: {
    learn: 'Learn',
    play: 'Play a hand',
    rules: 'Rules',
    size: (seats, tiles) => `${seats} players · ${tiles} tiles`,
  },
  ja: {
    learn: '学ぶ',
    play: '一局打つ',
    rules: 'ルール',
    size: (seats, tiles) => `${seats}人 · 手牌${tiles}枚`,
  },
  'zh-Hant': {
    learn: '學習',
    play: '玩一局',
    rules: '規則',
    size: (seats, tiles) => `${seats}人 · 手牌${tiles}張`,
  },
};
WORDS['zh-Hans'] = {
  ...simplified(WORDS['zh-Hant']),
  size: (seats, tiles) => simplified(WORDS['zh-Hant'].size(seats, tiles)),
};
for (const game of Object.values(GAMES)) game['zh-Hans'] = simplified(game['zh-Hant']);

/** The address of the page on which a game is played. */
export const playAt = (id, lang) => inLanguage(`/play/${id}/`, lang);

/** The tutorial of a game in a language, or else in the first language that has one. */
function lessonOf(id, lang) {
  const all = pagesOf('lessons').filter((page) => page.id === id);
  const wanted = [lang, 'en', ...Object.keys(LANGUAGES)];
  const page = wanted.map((one) => all.find((other) => other.lang === one)).find(Boolean);
  return inLanguage(page.url, page.lang);
}

/** The ways in: address and name, without the page that one is on; the one that the page is about comes first. */
function waysOf(id, lang, {here, about = 'learn'}) {
  const urls = {learn: lessonOf(id, lang), play: playAt(id, lang), rules: urlOf(id, lang)};
  return [...new Set([about, ...Object.keys(urls)])]
    .map((way) => [urls[way], WORDS[lang][way]])
    .filter(([url]) => url !== here);
}

/**
 * The cover of a game.
 * @param {[string, {title: Record<string, string>, seats: readonly string[]}]} game as `allRules` has it
 * @param {{level: 1 | 2 | 3, here?: string, about?: 'learn' | 'play' | 'rules', heading?: string, map?: string}} where the level
 *   of its heading: 1 at the head of a page; the address of the page on which it stands, and what that page is about; the
 *   page's own heading; the map of its lessons
 */
export function cover([id, {title, seats}], lang, {level, here, about, heading = title[lang], map = ''}) {
  const {letters, tiles, hand, home, [lang]: said} = GAMES[id];
  const [homeLang, homeName] = home;
  const original = homeName === heading ? '' : `<span lang="${homeLang}">${homeName}</span> · `;
  const [sentence, caption] = said;
  const told = tiles.split(' ').map((set) => `<mj-tiles tiles="${set}"></mj-tiles>`);
  const ways = waysOf(id, lang, {here, about}).map(
    ([url, name], i) =>
      `<a href="${url}"${i || map ? '' : ' class="main"'} aria-describedby="cover-${id}">${name}</a>`,
  );
  // the search finds a page by its heading, and no cover for what it says of each game
  const [unsought, head] = level === 1 ? ['', ' head'] : [' data-pagefind-ignore', ''];
  return `<section class="cover ${id}${head}"${unsought}>
<div class="title"><span class="letters" aria-hidden="true" lang="zh-Hant">${letters.map((one) => `<b>${one}</b>`).join('')}</span>
<div><h${level} id="cover-${id}">${escape(heading)}</h${level}><small>${original}${WORDS[lang].size(seats.length, hand)}</small></div></div>
<p>${escape(sentence)}</p>
<figure data-pagefind-ignore>${told.join('')}<figcaption>${escape(caption)}</figcaption></figure>${map}
<p class="ways" data-pagefind-ignore>${ways.join('\n')}</p>
</section>`;
}

/** The covers of all games; `level` is that of their headings, `about` what the page is about. */
export const shelf = async (lang, level, about) =>
  `<div class="shelf">\n${(await allRules()).map((game) => cover(game, lang, {level, about})).join('\n')}\n</div>`;
