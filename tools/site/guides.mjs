/** Guides in every language, from Markdown: the English text, those beside it, and Simplified Chinese from Traditional Chinese. */
import {readFileSync} from 'node:fs';
import {LANGUAGES, REFERENCE} from './nav.mjs';
import {simplified, simplifiedName} from './simplified.mjs';

const read = (file) => readFileSync(file, 'utf8');

/** Guides that authors read in their own language: the same address under `/ja/` and so on. */
export const TRANSLATED = {
  '/': 'index',
  '/ten-minutes/': 'ten-minutes',
  '/reference/embedding/': 'embedding',
  '/reference/notation/': 'notation',
  '/reference/teaching/': 'teaching',
  '/reference/rounds/': 'rounds',
  '/reference/games/': 'games',
  '/reference/messages/': 'messages',
  '/reference/writing-rules/': 'writing-rules',
  '/reference/known-patterns/': 'known-patterns',
};

/** The text of a page of “I want to …”. */
export const howText = (slug) => read(`stories/site/how/${slug}.md`);

/** Where a guide says `<!-- live board -->`, it shows the first example of that page of “I want to …”. */
const withExamples = (text) =>
  text.replace(/^<!-- live (\S+) -->$/gm, (_, slug) => /^```html live\n[^]*?^```$/m.exec(howText(slug))[0]);

/** A text of `stories/site` in a language other than English. */
export const localText = (name, lang) =>
  withExamples(
    lang === 'zh-Hans'
      ? (name === 'known-patterns' ? simplifiedPatterns : simplified)(read(`stories/site/zh-Hant/${name}.md`))
      : read(`stories/site/${lang}/${name}.md`),
  );

/**
 * The page of known patterns in Simplified Chinese. Names change their letters and no words: an author writes what he reads.
 * Names that differ in Traditional Chinese or Japanese alone are one then, and listed once.
 */
const simplifiedPatterns = (text) =>
  text
    .split('\n')
    .map((line) => {
      const [, names, rest] = /^\| ([^|`]+)( \| `.*)$/.exec(line) ?? [];
      if (!names) return simplified(line);
      return `| ${[...new Set(simplifiedName(names).split('、'))].join('、')}${simplified(rest)}`;
    })
    .join('\n');

/** The text of a guide in each language, and the title that it has beside its own heading. */
export function guideTexts(name) {
  const [, title, guide] = REFERENCE.find(([slug]) => slug === name) ?? [];
  const english = read(guide ? `stories/docs/${guide}.md` : `stories/site/${name}.md`);
  return Object.keys(LANGUAGES).map((lang) => ({
    lang,
    ...(lang === 'en' ? {text: english, title} : {text: localText(name, lang)}),
  }));
}
