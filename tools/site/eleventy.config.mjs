/**
 * The site: `npm run site` writes `site/`. Its sources stay where they are: stories/site and stories/docs in Markdown, the
 * manifest of the elements, the rule sets, the help of the command.
 */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {refuseWrong, rendered} from './rendered.mjs';
import {elementPages} from './elements.mjs';
import {galleryPages} from './gallery.mjs';
import {guideTexts, howText, localText, TRANSLATED} from './guides.mjs';
import {glossaryText} from './glossary.mjs';
import {homeOf} from './home.mjs';
import {code} from './html.mjs';
import {markdown, split} from './markdown.mjs';
import {modulePages} from './modules.mjs';
import {alternatesOf, GENERATED, GLOSSARY, HOW, inLanguage, LANGUAGES, REFERENCE} from './nav.mjs';
import {playPages} from './play.mjs';
import {playgroundPages} from './playground.mjs';
import {ruleIds} from './read-rules.mjs';
import {playOf, rulePages} from './rules.mjs';
import {writeSearchWords} from './search-words.mjs';
import {variantPages} from './variants.mjs';
import {wholePages} from './whole.mjs';
import {workshopPages} from './workshop.mjs';

const run = promisify(execFile);
const COMMANDS = ['score', 'waits', 'discards', 'draw', 'rules', 'check', 'render', 'round', 'ledger'];

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
    for (const {lang, text, title} of guideTexts(name))
      addText(inLanguage(url, lang), text, {title, lang, alternates: alternatesOf(url)});
  const modules = await modulePages();
  addText('/api/', `${read('stories/site/api.md')}\n## Every module\n\n${modules.list}\n`);
  for (const [url, title, html] of modules.pages) add(url, title, html);
  for (const lang of Object.keys(LANGUAGES))
    addText(inLanguage(GLOSSARY, lang), glossaryText(lang), {lang, alternates: alternatesOf(GLOSSARY)});
  const how = HOW.map((slug) => [slug, howText(slug)]);
  for (const [slug, text] of how) addText(`/how/${slug}/`, text);
  const list = (links) =>
    `<ul>${links.map(([url, name]) => `<li><a href="${url}">${md.renderInline(name)}</a></li>`).join('\n')}</ul>`;
  add(
    '/how/',
    'I want to …',
    `<h1>I want to …</h1>\n${list(how.map(([slug, text]) => [`/how/${slug}/`, split(text).title]))}`,
    'en',
    alternatesOf('/how/'),
  );
  for (const lang of Object.keys(LANGUAGES).filter((one) => one !== 'en'))
    addText(inLanguage('/how/', lang), localText('how', lang), {lang, alternates: alternatesOf('/how/')});
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
  for (const [url, title, html, lang, alternates] of [
    ...elementPages(),
    ...(await rulePages()),
    ...(await playgroundPages()),
    ...(await playPages()),
    ...galleryPages(),
    ...(await variantPages()),
    ...workshopPages(),
    ...(await wholePages()),
  ])
    add(url, title, html, lang, alternates);
  for (const id of ruleIds) addText(`/rules/${id}/play/`, playOf(id), {title: `How ${id} is played`});

  for (const page of pages)
    if (page.url === inLanguage('/', page.lang)) page.html = await homeOf(page.html, page.lang);
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
    'dist/embed*': 'mahjong',
    'tools/site/files': '.',
  });
  config.on('eleventy.after', refuseWrong);
  config.on('eleventy.after', () => writeSearchWords('site/search-words.json'));
  config.addTransform('content', async function (content) {
    return this.page.outputPath?.endsWith('.html') ? rendered(content, this.page) : content;
  });
  config.addTransform('relative', function (content) {
    const {outputPath = '', url = '/'} = this.page;
    if (!outputPath.endsWith('.html')) return content;
    const up = path.posix.relative(url, '/') || '.';
    return content.replace(
      / (href|src|base|script)="\/(?!\/)([^"]*)"/g,
      (_, name, rest) => ` ${name}="${up}/${rest}"`,
    );
  });
  return {
    dir: {input: 'tools/site/pages', output: 'site', layouts: '../layouts', includes: '../layouts'},
    templateFormats: ['11ty.js'],
  };
}
