/** The files of the tutorials and of the sample pages. */
import {readFileSync, readdirSync} from 'node:fs';
import {RULESETS} from '../rulesets/list.mjs';

/** The folder of each kind of page. */
export const FOLDERS = {lessons: 'stories/tutorials', pages: 'stories/embeds'};

/** `luqiao.en.html` and the like: a rule set, and the language where it is not the page's first. */
const FILE = /^([a-z]+)(?:\.[\w-]+)?\.html$/;

/** All pages of a kind, in the order of the rule sets. */
export function pagesOf(kind) {
  const folder = FOLDERS[kind];
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
