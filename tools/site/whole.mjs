/** Whole pages: the tutorials, and the sample pages of authors. Both lie in `stories`, as their authors would keep them. */
import {cover, shelf} from './covers.mjs';
import {escape} from './html.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {allRules} from './read-rules.mjs';
import {simplified} from './simplified.mjs';
import {FOLDERS, pagesOf} from './whole-files.mjs';

/** What the list of each kind of page says. */
const LISTS = {
  lessons: {
    en: [
      'Lessons',
      'From the first tile to the score, with questions. The page keeps how far you are in your browser alone. The code of each page lies in %.',
    ],
    ja: [
      '講座',
      '牌の名前から点数まで、問題を解きながら学びます。どこまで進んだかは、お使いのブラウザーだけが覚えます。各ページのソースは % にあります。',
    ],
    'zh-Hant': ['教學', '從認識牌到計算得分，邊答題邊學。進度只留在你的瀏覽器裡。各頁的原始碼在 %。'],
  },
  pages: {
    en: [
      'Sample pages',
      'Rule pages as an author would write them: text, hands with their scores, rounds, and something to try beside every second example. The code of each page lies in %.',
    ],
    ja: [
      'ページの見本',
      'ルールを説明するページの見本です。文章のあいだに手牌と点数、進行があり、例の二つに一つは読む人が試せます。各ページのソースは % にあります。',
    ],
    'zh-Hant': [
      '網頁範本',
      '作者說明規則的網頁：文字、手牌與得分、牌局，每兩個例子就有一個可以動手試。各頁的原始碼在 %。',
    ],
  },
};
for (const list of Object.values(LISTS)) list['zh-Hans'] = simplified(list['zh-Hant']);

/** Links between tutorials and sample pages lead from file to file; here from page to page. */
function linked(content, all) {
  return content.replace(/href="([^"#:]+\.html)/g, (whole, href) => {
    const file = href.split('/').at(-1);
    const kind = href.includes('tutorials/') ? 'lessons' : 'pages';
    const page = all.find((one) => one.file === file && one.url.startsWith(`/${kind}/`));
    if (!page) throw new Error(`${href} is no page of ${FOLDERS[kind]}`);
    return `href="${inLanguage(page.url, page.lang)}`;
  });
}

/** The tutorials as covers of their games, the sample pages as links; then what there is in other languages. */
async function listPage(kind, lang, pages) {
  const [title, text] = LISTS[kind][lang];
  const item = (page) =>
    `<li><a href="${inLanguage(page.url, page.lang)}" lang="${page.lang}" hreflang="${page.lang}">${escape(page.title)}</a></li>`;
  const own = pages.filter((page) => page.lang === lang);
  const others = pages.filter((page) => page.lang !== lang);
  const groups = [
    ...(kind === 'lessons' ? [] : [own]),
    ...Object.keys(LANGUAGES).map((one) => others.filter((page) => page.lang === one)),
  ];
  const lists = groups
    .filter((group) => group.length)
    .map((group) => {
      const heading = group === own ? '' : `<h2 lang="${group[0].lang}">${LANGUAGES[group[0].lang]}</h2>`;
      return `${heading}<ul>${group.map(item).join('\n')}</ul>`;
    });
  const said = escape(text).replace('%', `<code>${FOLDERS[kind]}</code>`);
  const covers = kind === 'lessons' ? `${await shelf(lang, 2)}\n` : '';
  return `<h1>${title}</h1>\n<p>${said}</p>\n${covers}${lists.join('\n')}`;
}

/**
 * The content of a tutorial with the cover of its game at the head, and on it a map of the steps; other pages have no lessons.
 * Headings of steps have ids: without script, too, the map leads to them.
 */
function withCover({content, id, url, lang, title}, games) {
  const parts = [];
  let part;
  const plain = (said) => said.replaceAll(/<[^>]+>/g, '').trim();
  const marked = content.replace(
    /<h2 id="part-[^>]*>([^]*?)<\/h2>|<mj-lesson[^>]*\bid="([^"]+)"|(<section[^>]*>\s*)<h3>([^]*?)<\/h3>/g,
    (whole, name, lesson, before, said) => {
      if (name) part = {name: plain(name), links: []};
      if (lesson) parts.push(Object.assign(part, {lesson}));
      if (!said || !part?.lesson) return whole;
      const {links} = part;
      const step = `${part.lesson}-${links.length + 1}`;
      links.push(`<li><a href="#${step}">${plain(said)}</a></li>`);
      return `${before}<h3 id="${step}">${said}</h3>`;
    },
  );
  if (!parts.length) return content;
  const items = parts.map(({name, links}) => `<li>${name}<ol>${links.join('')}</ol></li>`);
  const map = `<mj-cover keep="${id}"><ol slot="steps">${items.join('')}</ol></mj-cover>`;
  const game = games.find(([one]) => one === id);
  const head = cover(game, lang, {level: 1, here: inLanguage(url, lang), heading: title, map});
  return marked.replace(/<h1>[^]*?<\/h1>/, () => head);
}

/** All of them: address, title, content, language, the same page in other languages. */
export async function wholePages() {
  const games = await allRules();
  const all = Object.keys(FOLDERS).flatMap(pagesOf);
  const lists = Object.keys(FOLDERS).flatMap((kind) => {
    const own = all.filter(({url}) => url.startsWith(`/${kind}/`));
    return Object.keys(LANGUAGES).map(async (lang) => [
      inLanguage(`/${kind}/`, lang),
      LISTS[kind][lang][0],
      await listPage(kind, lang, own),
      lang,
      alternatesOf(`/${kind}/`),
    ]);
  });
  const pages = all.map((page) => {
    const {url, lang, title} = page;
    const same = all.filter((one) => one.url === url).map((one) => one.lang);
    const html = `<div class="whole">${linked(withCover(page, games), all)}</div>`;
    return [inLanguage(url, lang), title, html, lang, alternatesOf(url, same)];
  });
  return [...(await Promise.all(lists)), ...pages];
}
