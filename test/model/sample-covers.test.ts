/** The covers of the sample pages: each link to a step leads to a step of the tutorial, by its title. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const stories = path.join(import.meta.dirname, '../../stories');
const plain = (html: string): string => html.replace(/\s+/g, ' ').trim();

/** The names of the parts of a tutorial that have lessons. */
function partsOf(file: string): string[] {
  const text = readFileSync(path.join(stories, 'tutorials', file), 'utf8');
  const parts = text.matchAll(/<h2 id="part-\w+">([^<]+)<\/h2>(?:(?!<h2)[^])*?<mj-lesson/g);
  return [...parts].map(([, name]) => plain(name));
}

/** The steps of a tutorial, by their addresses. */
function stepsOf(file: string): string[][] {
  const text = readFileSync(path.join(stories, 'tutorials', file), 'utf8');
  const steps: string[][] = [];
  let [lesson, n] = ['', 0];
  for (const [, id, title] of text.matchAll(
    /<mj-lesson[^>]*\bid="([^"]+)"|<section[^>]*>\s*<h3>([^]*?)<\/h3>/g,
  )) {
    if (id) [lesson, n] = [id, 0];
    else steps.push([`../tutorials/${file}#${lesson}-${++n}`, plain(title)]);
  }
  return steps;
}

describe('the cover of a sample page', () => {
  test.each(readdirSync(path.join(stories, 'embeds')).filter((file) => file.endsWith('.html')))(
    'leads to all steps of the tutorial, to a hand to play and to the patterns: %s',
    (file) => {
      const text = readFileSync(path.join(stories, 'embeds', file), 'utf8');
      const [, cover = ''] = /<mj-cover[^>]*>([^]*?)<\/mj-cover>/.exec(text) ?? [];
      const [, list = ''] = /<ol slot="steps">([^]*)<\/ol>/.exec(cover) ?? [];
      const links = [...list.matchAll(/<a href="([^"]+)"\s*>([^]*?)<\/a\s*>/g)];
      expect(links.map(([, href, title]) => [href, plain(title)])).toEqual(stepsOf(file));
      const parts = [...list.matchAll(/<li>([^<]+)<ol>/g)].map(([, name]) => plain(name));
      expect(parts).toEqual(partsOf(file));
      expect(cover).toContain(`href="../tutorials/${file}#part-play"`);
      expect(cover).toContain('href="#patterns"');
      expect(text).toMatch(/<h2 id="patterns">[^]*<mj-rules-table/);
    },
  );
});
