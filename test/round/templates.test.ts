/**
 * The text of a ledger and of a round in the templates of Vue, React and Svelte, which drop line ends and take braces
 * for code: what the guide shows comes through, and means what it means on a page.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {transform} from 'esbuild';
import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import {createElement, type ReactNode} from 'react';
import {compile} from 'svelte/compiler';
import {describe, expect, it} from 'vitest';
import {createSSRApp} from 'vue';
import {renderToString} from 'vue/server-renderer';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {parseRound} from '../../src/round/text/parse.js';
import {replay} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

type Node = DefaultTreeAdapterMap['node'];

/** The text inside the first element of some HTML. */
function textIn(html: string): string {
  const textOf = (node: Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  return textOf(parseFragment(html));
}

const require = createRequire(import.meta.url);
const {renderToStaticMarkup} = require('react-dom/server') as {
  renderToStaticMarkup: (page: ReactNode) => string;
};

/** Runs a module that a compiler has made; bare imports lead to this project's packages. */
async function run(code: string): Promise<Record<string, unknown>> {
  const local = code.replace(/from (['"])([^.'"][^'"]*)\1/g, (_, __, name: string) => {
    return `from ${JSON.stringify(new URL(`file://${require.resolve(name)}`).href)}`;
  });
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(local)}`)) as Record<
    string,
    unknown
  >;
}

/** What a page has in the tag, where its template has this markup; `text` is a variable of the template. */
const RENDER: Readonly<Record<string, (markup: string, text: string) => Promise<string>>> = {
  Vue: async (markup, text) => {
    const isCustomElement = (tag: string): boolean => tag.startsWith('mj-');
    const app = createSSRApp({template: markup, data: () => ({text}), compilerOptions: {isCustomElement}});
    return renderToString(app);
  },
  React: async (markup, text) => {
    const {code} = await transform(`export default (h, text) => (${markup});`, {
      ...{loader: 'jsx', jsx: 'transform', jsxFactory: 'h', format: 'esm'},
    });
    const {default: page} = await run(code);
    return renderToStaticMarkup(
      (page as (h: typeof createElement, text: string) => ReactNode)(createElement, text),
    );
  },
  Svelte: async (markup, text) => {
    const source = `<script>let {text} = $props();</script>\n${markup}`;
    const {js} = compile(source, {generate: 'server', name: 'Page'});
    const {render} = (await import('svelte/server')) as {
      render: (page: unknown, given: object) => {body: string};
    };
    const {default: page} = await run(js.code);
    return render(page, {props: {text}}).body;
  },
};

const GUIDE = readFileSync(path.join(import.meta.dirname, '../../stories/docs/embedding.md'), 'utf8');
/** The markup of the guide that is the same in all three. */
const written = /^```html\n(<mj-(?:ledger|round)[^]*?)^```/m;
const MARKUP = [...GUIDE.slice(GUIDE.indexOf('## Text in templates')).matchAll(new RegExp(written, 'gm'))]
  .map(([, markup]) => markup)
  .slice(0, 2);

const [LEDGER, ROUND] = MARKUP;

const PLAIN_LEDGER = `rules=ribon players=A,B,C
# the first evening
A tsumo 12
D ron B 9`.replace('D ron', 'C ron');

const PLAIN_ROUND = `rules=luqiao wild=9s turn=west
  S: [345s] 23m 567p 789p SS
  play:
  W: +8p -4m  S: ?win pass @a {South passes.}
  N: +4m -4m  # the same tile
  E: +1m -1m  S: win
  expect E-12 S+24 W-6 N-6`;

const netsOf = (text: string): unknown => {
  const {hands, fault} = readLedger(text, rulesOfLedger);
  expect(fault).toBeUndefined();
  return hands.map(({ending}) => ending.net);
};

function played(text: string): object {
  const record = parseRound(text);
  if (isFault(record)) throw new Error(record.message);
  const {problems, ending} = replay(record);
  expect(problems).toEqual([]);
  return {moves: record.moves, net: ending?.net};
}

describe.each(Object.entries(RENDER))('in a template of %s', (_, render) => {
  it('a ledger whose hands end with “;”', async () => {
    const text = textIn(await render(LEDGER, ''));
    expect(netsOf(`rules=ribon players=A,B,C\n${text}`)).toEqual(netsOf(PLAIN_LEDGER));
  });

  it('a round with its comments in quotes', async () => {
    const text = textIn(await render(ROUND, ''));
    expect(text).not.toContain('{');
    expect(played(`rules=luqiao ${text}`)).toEqual(played(PLAIN_ROUND));
  });

  // Svelte keeps the line ends within a text
  it.skipIf(render === RENDER.Svelte)('a comment that has lost its line end is told', async () => {
    const ledger = textIn(
      await render('<mj-ledger>A tsumo 12;\n# the second evening\nC ron B 9;</mj-ledger>', ''),
    );
    expect(readLedger(ledger, rulesOfLedger, {rules: 'ribon', players: 'A,B,C'}).fault).toMatchObject({
      code: 'unclosed-comment',
      about: '#',
    });
    const round = textIn(
      await render(
        '<mj-round>rules=luqiao turn=west play:\nW: +8p -4m # a remark\nN: +4m -4m</mj-round>',
        '',
      ),
    );
    expect(parseRound(round)).toMatchObject({code: 'unclosed-comment', about: '#'});
  });

  it('the sign of a tile taken by another seat, written as an entity', async () => {
    expect(textIn(await render('<mj-board>E: | 1m&gt;S 9p</mj-board>', ''))).toBe('E: | 1m>S 9p');
  });

  it.each([PLAIN_LEDGER, PLAIN_ROUND])('any text that is a variable: %s', async (text) => {
    const tag = text === PLAIN_LEDGER ? 'mj-ledger' : 'mj-round';
    const value = render === RENDER.Vue ? '{{ text }}' : '{text}';
    expect(textIn(await render(`<${tag}>${value}</${tag}>`, text))).toBe(text);
  });
});

describe('a comment with `#`', () => {
  const ledger = (text: string): string | undefined =>
    readLedger(text, rulesOfLedger, {rules: 'ribon', players: 'A,B,C'}).fault?.code;
  const round = (text: string): string | undefined => {
    const read = parseRound(`rules=luqiao turn=west play: ${text}`);
    return isFault(read) ? read.code : undefined;
  };

  it('may end a text of one line, and may hold anything where there are line ends', () => {
    expect(ledger('A tsumo 12 # a big win')).toBeUndefined();
    expect(ledger('A tsumo 12; C ron B 9; # the end')).toBeUndefined();
    expect(ledger('# A won; C ron B 9\nA tsumo 12')).toBeUndefined();
    expect(round('W: +8p -4m # a remark')).toBeUndefined();
    expect(round('W: +8p -4m # N: +4m -4m\n')).toBeUndefined();
  });

  it('swallows no hand and no move', () => {
    expect(ledger('# the first evening; A tsumo 12; C ron B 9')).toBe('unclosed-comment');
    expect(ledger('A tsumo 12; # the second C ron B 9')).toBe('unclosed-comment');
    expect(round('W: +8p -4m # a remark N: +4m -4m')).toBe('unclosed-comment');
    expect(round('W: +8p -4m # a remark expect E-12')).toBe('unclosed-comment');
  });
});
