/** The workshop, a page in each language, with the gallery of variants to begin with. */
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {WORDS, workshop} from '../../stories/workshop/workshop.mjs';
import {alternatesOf, inLanguage, LANGUAGES} from './nav.mjs';
import {simplified} from './simplified.mjs';

const wordsIn = (lang) => WORDS[lang] ?? simplified(WORDS['zh-Hant']);

/** The gallery, beginning with what is written in the language of the reader. */
function pagesIn(lang) {
  const isOwn = (page) => page.lang === lang.replace('Hans', 'Hant');
  return [...VARIANT_PAGES.filter(isOwn), ...VARIANT_PAGES.filter((page) => !isOwn(page))];
}

function page(lang) {
  const words = wordsIn(lang);
  return `<link rel="stylesheet" href="/workshop.css">
<h1>${words.title}</h1>
<p>${words.intro}</p>
${workshop(words, pagesIn(lang))}`;
}

export const workshopPages = () =>
  Object.keys(LANGUAGES).map((lang) => [
    inLanguage('/workshop/', lang),
    wordsIn(lang).title,
    page(lang),
    lang,
    alternatesOf('/workshop/'),
  ]);
