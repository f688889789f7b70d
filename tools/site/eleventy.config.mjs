/**
 * The site: `npm run site` writes `site/`. Its sources stay where they are: stories/site and stories/docs in Markdown, the
 * manifest of the elements, the rule sets, the help of the command.
 */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import MarkdownIt from 'markdown-it';
import {refuseWrong, rendered} from './rendered.mjs';
import {elementPages} from './elements.mjs';
import {code, live, slugOf} from './html.mjs';
import {GENERATED, HOW, REFERENCE} from './nav.mjs';
import {playOf, ruleIds, rulePages} from './rules.mjs';

const run = promisify(execFile);
const COMMANDS = ['score', 'waits', 'discards', 'draw', 'rules', 'check', 'render', 'round', 'ledger'];

/** A letter or a stop of Japanese or Chinese. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Markdown with anchors, and with code of `html live` as an example that is shown too. */
function markdown() {
  const md = new MarkdownIt({html: true});
  const {fence} = md.renderer.rules;
  md.renderer.rules.fence = (tokens, at, ...rest) => {
    const {info, content} = tokens[at];
    if (/^html live\b/.test(info)) return live(content.trim());
    const [language = ''] = info.split(' ');
    return language.startsWith('mj') ? fence(tokens, at, ...rest) : code(content, language || 'text');
  };
  // where a line of Japanese or Chinese goes on in the next, there is no space
  md.renderer.rules.softbreak = (tokens, at) =>
    CJK.test(tokens[at - 1]?.content.at(-1) ?? '') && CJK.test(tokens[at + 1]?.content.at(0) ?? '')
      ? ''
      : '\n';
  md.renderer.rules.table_open = () =>
    '<div class="wide" tabindex="0" role="group" aria-label="table"><table>';
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.renderer.rules.heading_open = (tokens, at) => {
    const {tag} = tokens[at];
    return `<${tag} id="${slugOf(tokens[at + 1].content)}">`;
  };
  return md;
}

/** The heading of a text in Markdown, and the text without it. */
function split(text) {
  const [, title = '', rest = text] = /^\s*(?:<!--.*?-->\s*)?# (.+)\n([^]*)$/.exec(text) ?? [];
  return {title: title.trim(), rest};
}

const LANGUAGE_NAMES = {en: 'English', ja: '日本語', 'zh-Hant': '繁體中文'};
/** Guides that authors read in their own language: the same address under `/ja/` and `/zh-Hant/`. */
const TRANSLATED = {
  '/': 'index',
  '/ten-minutes/': 'ten-minutes',
  '/reference/embedding/': 'embedding',
  '/reference/notation/': 'notation',
  '/reference/rounds/': 'rounds',
  '/reference/games/': 'games',
  '/reference/messages/': 'messages',
};
const inLanguage = (url, lang) => (lang === 'en' ? url : `/${lang}${url.replace('/reference/', '/')}`);

export default async function (config) {
  const md = markdown();
  config.setLibrary('md', md);
  config.setQuietMode(true);
  const pages = [];
  const add = (url, title, html, lang = 'en', alternates = []) =>
    pages.push({url, title, html, lang, alternates});
  const addText = (url, text, {title, ...more} = {}) => {
    const read = split(text);
    const named = title ?? read.title;
    add(
      url,
      named.replace(/`/g, ''),
      `<h1>${md.renderInline(named)}</h1>\n${md.render(read.rest)}`,
      more.lang,
      more.alternates,
    );
  };
  const read = (file) => readFileSync(file, 'utf8');

  for (const [url, name] of Object.entries(TRANSLATED))
    for (const lang of Object.keys(LANGUAGE_NAMES)) {
      const [, title, guide] = (lang === 'en' && REFERENCE.find(([slug]) => slug === name)) || [];
      const english = guide ? `stories/docs/${guide}.md` : `stories/site/${name}.md`;
      const file = lang === 'en' ? english : `stories/site/${lang}/${name}.md`;
      const alternates = Object.entries(LANGUAGE_NAMES).map(([other, said]) => [
        other,
        inLanguage(url, other),
        said,
      ]);
      addText(inLanguage(url, lang), read(file), {title, lang, alternates});
    }
  addText('/api/', read('stories/site/api.md'));
  addText('/rules/glossary/', read('stories/site/glossary.md'));
  const how = HOW.map((slug) => [slug, read(`stories/site/how/${slug}.md`)]);
  for (const [slug, text] of how) addText(`/how/${slug}/`, text);
  const list = (links) =>
    `<ul>${links.map(([url, name]) => `<li><a href="${url}">${md.renderInline(name)}</a></li>`).join('\n')}</ul>`;
  add(
    '/how/',
    'I want to …',
    `<h1>I want to …</h1>\n${list(how.map(([slug, text]) => [`/how/${slug}/`, split(text).title]))}`,
  );
  for (const [slug, title, file] of REFERENCE)
    if (!(`/reference/${slug}/` in TRANSLATED))
      addText(`/reference/${slug}/`, read(`stories/docs/${file}.md`), {title});
  add(
    '/reference/',
    'Reference',
    `<h1>Reference</h1>\n${list([...REFERENCE, ...GENERATED].map(([slug, title]) => [`/reference/${slug}/`, title]))}`,
  );
  const helps = await Promise.all(
    ['', ...COMMANDS].map(async (name) => [
      name,
      (await run(process.execPath, ['dist/cli/mj.js', 'help', ...(name ? [name] : [])])).stdout,
    ]),
  );
  add(
    '/reference/command/',
    GENERATED[0][1],
    `<h1>The command <code>mj</code></h1>\n${md.render(split(read('stories/docs/command.md')).rest)}\n${helps.map(([name, text]) => `<h2 id="${name || 'mj'}">mj ${name}</h2>\n${code(text, 'text')}`).join('\n')}`,
  );
  for (const [url, title, html, lang, alternates] of [...elementPages(), ...(await rulePages())])
    add(url, title, html, lang, alternates);
  for (const id of ruleIds) addText(`/rules/${id}/play/`, playOf(id), {title: `How ${id} is played`});

  for (const {url, title, html, lang, alternates} of pages) {
    // a page is finished HTML: nothing in it is a template
    config.addTemplate(`page${url}index.11ty.js`, () => html, {
      title,
      lang,
      alternates,
      permalink: `${url.slice(1)}index.html`,
      layout: 'page.11ty.mjs',
    });
  }
  config.addPassthroughCopy({
    'dist/cdn': 'mahjong/cdn',
    'dist/prestyle.css': 'mahjong/prestyle.css',
    'dist/themes': 'mahjong/themes',
    'tools/site/files': '.',
  });
  config.on('eleventy.after', refuseWrong);
  config.addTransform('content', async function (content) {
    return this.page.outputPath?.endsWith('.html') ? rendered(content, this.page) : content;
  });
  config.addTransform('relative', function (content) {
    const {outputPath = '', url = '/'} = this.page;
    if (!outputPath.endsWith('.html')) return content;
    const up = path.posix.relative(url, '/') || '.';
    return content.replace(/ (href|src)="\/(?!\/)([^"]*)"/g, (_, name, rest) => ` ${name}="${up}/${rest}"`);
  });
  return {
    dir: {input: 'tools/site/pages', output: 'site', layouts: '../layouts', includes: '../layouts'},
    templateFormats: ['11ty.js'],
  };
}
