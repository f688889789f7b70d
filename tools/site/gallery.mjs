/** The gallery: the examples of `stories/gallery`, each with its code. */
import {EXAMPLES} from '../../stories/gallery/examples.mjs';
import {escape, live, slugOf} from './html.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {simplified} from './simplified.mjs';

const WORDS = {
  en: ['Gallery', 'Twelve examples to copy. Each comes to the total that it expects.'],
  ja: ['作例集', 'そのまま写せる例が十二あります。どれも <code>expect</code> に書いた点数になります。'],
  'zh-Hant': ['範例集', '十二個可以直接複製的例子，得分都與 <code>expect</code> 所寫的一致。'],
};
WORDS['zh-Hans'] = simplified(WORDS['zh-Hant']);

const titleIn = (titles, lang) => titles[lang] ?? simplified(titles['zh-Hant']);

function page(lang) {
  const [title, text] = WORDS[lang];
  const articles = EXAMPLES.map((one) => {
    const said = titleIn(one.titles, lang);
    return `<h2 id="${slugOf(said)}">${escape(said)}</h2>\n${live(one.code)}`;
  });
  return `<h1>${title}</h1>\n<p>${text}</p>\n${articles.join('\n')}`;
}

export const galleryPages = () =>
  Object.keys(LANGUAGES).map((lang) => [
    inLanguage('/gallery/', lang),
    WORDS[lang][0],
    page(lang),
    lang,
    alternatesOf('/gallery/'),
  ]);
