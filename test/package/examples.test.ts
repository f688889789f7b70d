/** The projects in `examples/`: each is built with what is installed, opened, and shows its hand with the score. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser, type Page} from 'playwright';
import {strFromU8, unzipSync} from 'fflate';
import {build} from 'vite';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chromeOptions} from '../browser/chrome.mjs';
import {PATIENCE} from '../patience.mjs';
import {openSite} from '../page/site.mjs';
import {VERSION} from '../../src/elements/base/definition.js';
import {check, render} from '../../src/render/index.js';

const root = path.join(import.meta.dirname, '../..');
const examples = path.join(root, 'examples');
const scratch = path.join(root, '.build/examples');

let browser: Browser;
beforeAll(async () => {
  rmSync(scratch, {recursive: true, force: true});
  mkdirSync(path.join(scratch, 'node_modules'), {recursive: true});
  // as npm installs it
  symlinkSync(root, path.join(scratch, 'node_modules/mahjong-elements'), 'junction');
  browser = await chromium.launch(chromeOptions());
});
afterAll(async () => {
  await browser.close();
});

async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE / 2);
  return page;
}

const scored = (page: Page): Promise<void> => page.getByText('19 fan').first().waitFor();

/** Opens a folder on a server, and waits for the score. */
async function shows(folder: string): Promise<Page> {
  const site = await openSite({folder});
  const page = await newPage();
  try {
    await page.goto(`${site.origin}/index.html`);
    await scored(page);
    await page.waitForLoadState('networkidle');
  } finally {
    await site.close();
  }
  return page;
}

/** A copy of an example, with `dist/` beside it as its page expects. */
function copied(name: string): string {
  const folder = path.join(scratch, name);
  cpSync(path.join(examples, name), folder, {recursive: true});
  cpSync(path.join(root, 'dist/cdn'), path.join(folder, 'mahjong/cdn'), {recursive: true});
  cpSync(path.join(root, 'dist/prestyle.css'), path.join(folder, 'mahjong/prestyle.css'));
  return folder;
}

it('plain: a file opened by a double click', async () => {
  const page = await newPage();
  await page.goto(pathToFileURL(path.join(copied('plain'), 'index.html')).href);
  await scored(page);
  await page.close();
});

it('server: a page that fetches what it needs', async () => {
  await (await shows(copied('server'))).close();
});

it.each(['vite', 'react', 'vue', 'svelte'])('%s: a bundle', async (name) => {
  const project = path.join(scratch, name);
  const outDir = path.join(project, 'dist');
  cpSync(path.join(examples, name), project, {recursive: true});
  await build({root: project, logLevel: 'error', build: {outDir}});
  const page = await shows(outDir);
  if (name !== 'vite') await expect.poll(() => page.locator('output').textContent()).toBe('19');
  await page.close();
});

it('eleventy: pages and a feed that need no script', () => {
  const folder = path.join(scratch, 'eleventy');
  cpSync(path.join(examples, 'eleventy'), folder, {recursive: true});
  execFileSync(process.execPath, [path.join(root, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'], {
    cwd: folder,
  });
  const page = readFileSync(path.join(folder, '_site/index.html'), 'utf8');
  expect(page).toMatch(/<mj-example rules="mcr" by="discard" expect="19"[^>]*>[^]*<svg[^]*19 fan/);
  expect(page).toContain('<mj-tiles translate="no">5s');
  expect(readFileSync(path.join(folder, '_site/feed.xml'), 'utf8')).toMatch(
    /<!\[CDATA\[<mj-example[^]*19 fan/,
  );
});

describe('obsidian', () => {
  it('makes elements of code in notes, from one file', async () => {
    const to = path.join(scratch, 'obsidian');
    execFileSync(process.execPath, [path.join(examples, 'obsidian/build.mjs'), path.join(root, 'dist'), to]);
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setContent('<html lang="en"><body><div id="note"></div></body></html>');
    await page.addScriptTag({
      content: `{
        const module = {};
        const require = () => ({Plugin: class {
          registerMarkdownCodeBlockProcessor(language, show) { (globalThis.shown ??= {})[language] = show; }
        }});
        ${readFileSync(path.join(to, 'main.js'), 'utf8')}
        new module.exports().onload();
        const note = document.getElementById('note');
        shown.mj('rules=mcr by=discard expect=19 onclick=evil\\n[123m][456m] 789m 234p 5s +5s', note);
        shown['mj-ledger']('rules=ribon players="A B C" editable\\nA tsumo 12', note);
        shown['mj-board']('bottom=south\\nE: | 1m', note);
        shown.mj('a${'=aa'.repeat(25)}= x', note);
      }`,
    });
    await scored(page);
    expect(await page.locator('#note [onclick]').count()).toBe(0);
    await page.locator('mj-ledger[editable]').waitFor();
    await page.locator('mj-board[bottom=south]').waitFor();
    expect(asked).toEqual([]);
    await page.close();
  });
});

describe('wordpress', () => {
  const CASES: readonly (readonly [given: Readonly<Record<string, string>>, hand: string])[] = [
    [{rules: 'mcr', by: 'discard', expect: '19'}, '[123m][456m] 789m 234p 5s +5s'],
    [{0: 'index', 1: 'editable'}, '5s'],
    [{rules: '"><script>1</script>', by: "'", onclick: 'x'}, '<b>&"\'東'],
  ];
  const php = spawnSync('php', ['--version']).status === 0;
  const source = readFileSync(path.join(examples, 'wordpress/mahjong-elements.php'), 'utf8');

  it('names the attributes that a post may set, as the loader does', async () => {
    const {ATTRIBUTES} = await import('../../src/loader/markup.js');
    const list = /MAHJONG_ELEMENTS_ATTRIBUTES = array\(([^]*?)\);/.exec(source)?.[1] ?? '';
    const named = [...list.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
    expect([...named].sort()).toEqual(ATTRIBUTES.filter((name) => name !== 'hand').sort());
    const {SWITCHES} = await import('../../src/loader/pairs.js');
    const switches = /MAHJONG_ELEMENTS_SWITCHES = array\(([^]*?)\);/.exec(source)?.[1] ?? '';
    expect([...switches.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name)).toEqual(
      SWITCHES.filter((name) => ATTRIBUTES.includes(name)),
    );
  });

  it.runIf(php)('writes the tags that mj render writes', async () => {
    const file = path.join(scratch, 'tags.php');
    writeFileSync(
      file,
      `<?php define('ABSPATH', '/'); require ${JSON.stringify(path.join(examples, 'wordpress/mahjong-elements.php'))};
       foreach (json_decode(stream_get_contents(STDIN), true) as [$given, $hand]) echo mahjong_elements_tag($given, $hand), "\\n";`,
    );
    const printed = execFileSync('php', [file], {input: JSON.stringify(CASES), encoding: 'utf8'})
      .trim()
      .split('\n');
    const [example, tiles, hostile] = printed;
    expect(await check(example)).toEqual([]);
    const opening = (html: string): string => html.slice(0, html.indexOf('>'));
    const shortcode = await render(
      '<p lang="en">[mj rules=mcr by=discard expect=19][123m][456m] 789m 234p 5s +5s[/mj]</p>',
    );
    expect(shortcode).toContain(opening(example));
    expect(tiles).toBe('<mj-tiles index="" translate="no">5s</mj-tiles>');
    expect(hostile).toBe(
      '<mj-example rules="&quot;&gt;&lt;script&gt;1&lt;/script&gt;" by="&#39;" translate="no">&lt;b&gt;&amp;&quot;&#39;東</mj-example>',
    );
  });

  it.runIf(php)('prints the script as a module for readers and in the frame of the editor', () => {
    const file = path.join(scratch, 'hooks.php');
    // as much of WordPress as the plugin calls
    writeFileSync(
      file,
      `<?php define('ABSPATH', '/'); $hooks = []; $scripts = []; $asked = [];
       function add_action($hook, $do) { global $hooks; $hooks[$hook][] = $do; }
       function add_filter($hook, $do) { add_action($hook, $do); }
       function plugins_url($path) { return "http://x/$path"; }
       function wp_register_style() {} function wp_enqueue_style() {} function register_block_type() {} function add_shortcode() {}
       function wp_register_script($handle, $src, $needs, $version) { global $scripts; $scripts[$handle] = $src . ($version ? "?ver=$version" : ''); }
       function wp_enqueue_script($handle) { global $asked; $asked[] = $handle; }
       require ${JSON.stringify(path.join(examples, 'wordpress/mahjong-elements.php'))};
       foreach (['init', 'enqueue_block_assets'] as $hook) foreach ($hooks[$hook] as $do) $do();
       foreach ($asked as $handle) {
         $tag = "<script id='a'>f('[type=\\"x\\"] input type=\\"y\\"')</script>"
           . "<script type='text/javascript' src='$scripts[$handle]' id='$handle-js'></script>";
         foreach ($hooks['script_loader_tag'] as $do) $tag = $do($tag, $handle);
         echo $tag;
       }`,
    );
    expect(execFileSync('php', [file], {encoding: 'utf8'})).toBe(
      `<script id='a'>f('[type="x"] input type="y"')</script>` +
        `<script type="module" src='http://x/mahjong/cdn/mahjong.js' id='mahjong-elements-js'></script>`,
    );
  });

  const zip = unzipSync(readFileSync(path.join(root, `.build/mahjong-elements-wordpress-${VERSION}.zip`)));
  const unpacked = path.join(scratch, 'wordpress-zip');

  it('installs from its archive: one folder with the plugin, the block and what both serve', () => {
    const names = Object.keys(zip);
    expect(names.filter((name) => !name.startsWith('mahjong-elements/'))).toEqual([]);
    for (const file of [
      'mahjong-elements.php',
      'block.json',
      'block.js',
      'mahjong/cdn/mahjong.js',
      'mahjong/prestyle.css',
    ])
      expect(names).toContain(`mahjong-elements/${file}`);
    const text = (file: string): string => strFromU8(zip[`mahjong-elements/${file}`]);
    expect(/^ \* Version: (.+)$/m.exec(text('mahjong-elements.php'))?.[1]).toBe(VERSION);
    expect(JSON.parse(text('block.json'))).toMatchObject({version: VERSION});
  });

  it('shows in the editor what is typed, drawn by the same script', async () => {
    for (const [file, bytes] of Object.entries(zip)) {
      mkdirSync(path.dirname(path.join(unpacked, file)), {recursive: true});
      writeFileSync(path.join(unpacked, file), bytes);
    }
    const folder = path.join(unpacked, 'mahjong-elements');
    // the block as the editor holds it: an element for each call, made anew where an attribute changes
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><div id="block"></div>
       <script type="module" src="mahjong/cdn/mahjong.js"></script><script>
         const attributes = Object.fromEntries(Object.entries(${JSON.stringify(
           (
             JSON.parse(readFileSync(path.join(examples, 'wordpress/block.json'), 'utf8')) as {
               attributes: object;
             }
           ).attributes,
         )}).map(([name, {default: value}]) => [name, value]));
         const Control = ({label, value, onChange}) => {
           const field = document.createElement('input');
           Object.assign(field, {ariaLabel: label, value, onchange: () => onChange(field.value)});
           return field;
         };
         const createElement = (tag, given, ...children) => {
           if (typeof tag === 'function') return tag(given ?? {});
           const made = tag === 'group' ? document.createDocumentFragment() : document.createElement(tag);
           if (tag !== 'group') for (const [name, value] of Object.entries(given ?? {})) made.setAttribute(name, value);
           made.append(...children.flat().filter(Boolean));
           return made;
         };
         const inside = () => '';
         window.wp = {
           element: {createElement, Fragment: 'group'},
           components: {TextControl: Control, PanelBody: inside},
           blockEditor: {useBlockProps: () => ({}), InspectorControls: inside},
           blocks: {registerBlockType: (name, {edit, save}) => {
             const show = () => block.replaceChildren(edit({attributes, setAttributes: (more) => {
               Object.assign(attributes, more);
               show();
             }}));
             document.title = name + String(save());
             show();
           }},
         };
       </script><script src="block.js"></script></html>`,
    );
    const site = await openSite({folder});
    const page = await newPage();
    await page.goto(`${site.origin}/index.html`);
    expect(await page.title()).toBe('mahjong-elements/handnull');
    const field = page.getByLabel('Hand', {exact: true});
    await field.fill('[123m][456m] 789m 234p 5s +5s');
    await field.dispatchEvent('change');
    await scored(page);
    await page.close();
    await site.close();
  });
});
