/** The pages on which one plays a hand of each game against computer players. */
import {cover, playAt, shelf} from './covers.mjs';
import {code, escape} from './html.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {allRules} from './read-rules.mjs';
import {simplified} from './simplified.mjs';

const WORDS = {
  en: {
    title: 'Play',
    of: (game) => `Play a hand: ${game}`,
    all: 'Choose a game. The other players are the computer’s, everybody keeps to the rules of the game, and the table says why something is not allowed.',
    paste: 'This table on your page:',
    text: 'A hand against computer players.',
  },
  ja: {
    title: '打つ',
    of: (game) => `一局打つ：${game}`,
    all: '打ちたいルールを選んでください。相手はコンピューターです。全員がそのルールで打ち、できないことには理由が出ます。',
    paste: 'この卓を自分のページに置くには：',
    text: 'コンピューターと一局。',
  },
  'zh-Hant': {
    title: '玩一局',
    of: (game) => `玩一局：${game}`,
    all: '選一種規則。其他人由電腦來打，大家都照這套規則；不能做的事，牌桌會說明原因。',
    paste: '把這張牌桌放到你的網頁：',
    text: '與電腦玩一局。',
  },
};
WORDS['zh-Hans'] = {
  ...simplified(WORDS['zh-Hant']),
  of: (game) => `${simplified(WORDS['zh-Hant'].title)}：${game}`,
};

/** The tag of a table, as an author writes it. */
export const tableOf = (id, lang) => `<mj-play rules="${id}" seat="south">${WORDS[lang].text}</mj-play>`;

function page(game, lang) {
  const [id, {title}] = game;
  const words = WORDS[lang];
  return `<h1>${escape(words.of(title[lang]))}</h1>
<div class="live">
${tableOf(id, lang)}
</div>
<p>${words.paste}</p>
${code(tableOf(id, lang))}
${cover(game, lang, {level: 2, here: playAt(id, lang)})}`;
}

/** All of them: address, title, content, language, the same page in other languages. */
export const playPages = async () => {
  const all = await allRules();
  const pages = Object.keys(LANGUAGES).map(async (lang) => [
    [
      inLanguage('/play/', lang),
      WORDS[lang].title,
      `<h1>${WORDS[lang].title}</h1>\n<p>${WORDS[lang].all}</p>\n${await shelf(lang, 2, 'play')}`,
      lang,
      alternatesOf('/play/'),
    ],
    ...all.map((game) => [
      playAt(game[0], lang),
      WORDS[lang].of(game[1].title[lang]),
      page(game, lang),
      lang,
      alternatesOf(`/play/${game[0]}/`),
    ]),
  ]);
  return (await Promise.all(pages)).flat();
};
