/** Whole pages: the tutorials, and the sample pages of authors. Both lie in `stories`, as their authors would keep them. */
import {readFileSync, readdirSync} from 'node:fs';
import {RULESETS} from '../rulesets/list.mjs';
import {escape} from './html.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {simplified} from './simplified.mjs';

/** The folder of each kind of page, and what its list says. */
const KINDS = {
  lessons: {
    folder: 'stories/tutorials',
    list: {
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
  },
  pages: {
    folder: 'stories/embeds',
    list: {
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
  },
};
for (const {list} of Object.values(KINDS)) list['zh-Hans'] = simplified(list['zh-Hant']);

/** `luqiao.en.html` and the like: a rule set, and the language where it is not the page's first. */
const FILE = /^([a-z]+)(?:\.[\w-]+)?\.html$/;

/** All pages of a kind, in the order of the rule sets. */
export function pagesOf(kind) {
  const {folder} = KINDS[kind];
  const order = RULESETS.map(({id}) => id);
  return readdirSync(folder)
    .filter((file) => FILE.test(file))
    .map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const [, id] = FILE.exec(file);
      const [, lang] = /<html lang="([\w-]+)"/.exec(text);
      const [, title] = /<h1>([^<]*)<\/h1>/.exec(text);
      const [, content] = /<main class="blog">([^]*)<\/main>/.exec(text);
      return {
        id,
        lang,
        file,
        title: title.replace(/\s+/g, ' ').trim(),
        content,
        url: `/${kind}/${id}/`,
      };
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id) || a.file.localeCompare(b.file));
}

/** Links between tutorials and sample pages lead from file to file; here from page to page. */
function linked(content, all) {
  return content.replace(/href="([^"#:]+\.html)/g, (whole, href) => {
    const file = href.split('/').at(-1);
    const kind = href.includes('tutorials/') ? 'lessons' : 'pages';
    const page = all.find((one) => one.file === file && one.url.startsWith(`/${kind}/`));
    if (!page) throw new Error(`${href} is no page of ${KINDS[kind].folder}`);
    return `href="${inLanguage(page.url, page.lang)}`;
  });
}

function listPage(kind, lang, pages) {
  const [title, text] = KINDS[kind].list[lang];
  const item = (page) =>
    `<li><a href="${inLanguage(page.url, page.lang)}" lang="${page.lang}" hreflang="${page.lang}">${escape(page.title)}</a></li>`;
  const own = pages.filter((page) => page.lang === lang);
  const others = pages.filter((page) => page.lang !== lang);
  const groups = [own, ...Object.keys(LANGUAGES).map((one) => others.filter((page) => page.lang === one))];
  const lists = groups
    .filter((group) => group.length)
    .map((group) => {
      const heading = group === own ? '' : `<h2 lang="${group[0].lang}">${LANGUAGES[group[0].lang]}</h2>`;
      return `${heading}<ul>${group.map(item).join('\n')}</ul>`;
    });
  const said = escape(text).replace('%', `<code>${KINDS[kind].folder}</code>`);
  return `<h1>${title}</h1>\n<p>${said}</p>\n${lists.join('\n')}`;
}

/**
 * The content of a tutorial with a map of its steps after the first paragraph; other pages have no lessons. Headings of steps have
 * ids: without script, too, the map leads to them.
 */
function withCover(content, url) {
  const steps = [];
  let lesson = '';
  let n = 0;
  const named = content.replace(
    /<mj-lesson[^>]*\bid="([^"]+)"|(<section[^>]*>\s*)<h3>([^]*?)<\/h3>/g,
    (whole, id, before, title) => {
      if (id) [lesson, n] = [id, 0];
      if (id || !lesson) return whole;
      const step = `${lesson}-${++n}`;
      steps.push([step, title.replaceAll(/<[^>]+>/g, '').trim()]);
      return `${before}<h3 id="${step}">${title}</h3>`;
    },
  );
  if (!steps.length) return content;
  const links = steps.map(([step, title]) => `<li><a href="#${step}">${title}</a></li>`);
  const keep = url.split('/').filter(Boolean).at(-1);
  const cover = `<mj-cover keep="${keep}"><ol slot="steps">${links.join('')}</ol></mj-cover>`;
  return named.replace('</p>', `</p>\n${cover}`);
}

/** All of them: address, title, content, language, the same page in other languages. */
export function wholePages() {
  const all = Object.keys(KINDS).flatMap(pagesOf);
  const lists = Object.keys(KINDS).flatMap((kind) => {
    const own = all.filter(({url}) => url.startsWith(`/${kind}/`));
    return Object.keys(LANGUAGES).map((lang) => [
      inLanguage(`/${kind}/`, lang),
      KINDS[kind].list[lang][0],
      listPage(kind, lang, own),
      lang,
      alternatesOf(`/${kind}/`),
    ]);
  });
  const pages = all.map(({url, lang, title, content}) => {
    const same = all.filter((one) => one.url === url).map((one) => one.lang);
    const html = `<div class="whole">${linked(withCover(content, url), all)}</div>`;
    return [inLanguage(url, lang), title, html, lang, alternatesOf(url, same)];
  });
  return [...lists, ...pages];
}
