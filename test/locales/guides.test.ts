/** The guide to questions and lessons says in each language what the English one says, and shows the same examples. */
import {describe, expect, it} from 'vitest';
import {check} from '../../src/render/index.js';
import {guideTexts} from '../../tools/site/guides.mjs';

const guides = guideTexts('teaching') as readonly {readonly lang: string; readonly text: string}[];
const english = guides[0].text;

/** The heads of sections, and the rows of tables. */
const bonesOf = (guide: string): readonly string[] =>
  [...guide.matchAll(/^(?:#+ |\| )/gm)].map(([bone]) => bone);

/** The examples of a guide. */
const examplesOf = (guide: string): readonly string[] =>
  [...guide.matchAll(/^```html\n([^]*?)^```$/gm)].map(([, example]) => example);

/** The tags of the examples, without the words between them. */
const tagsOf = (guide: string): readonly string[] =>
  examplesOf(guide)
    .join('')
    .match(/<[^>]+>/g) ?? [];

/** What sentences write as code, without a term in words. */
const namesOf = (guide: string): readonly string[] =>
  [...guide.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => !/^<dfn>./.test(name));

describe.each(guides)('the guide to questions and lessons in $lang', ({lang, text: guide}) => {
  it('has the sections, rows and examples of the English one', () => {
    expect(bonesOf(guide)).toEqual(bonesOf(english));
    expect(tagsOf(guide)).toEqual(tagsOf(english));
  });

  it('names what the English one names', () => {
    expect(namesOf(english).length).toBeGreaterThan(100);
    expect(namesOf(guide)).toEqual(expect.arrayContaining([...new Set(namesOf(english))]));
  });

  it('has examples that are right', async () => {
    // an example without words is that of English; that a puzzle has one right move is long to find, and the same in each language
    const page =
      lang === 'en'
        ? examplesOf(guide).join('\n')
        : examplesOf(guide)
            .filter((example) => !english.includes(example))
            .join('\n')
            .replace(' goal="best"', '');
    expect(page).toContain('<mj-round');
    expect(await check(page, {format: 'html', lang})).toEqual([]);
  });
});
