import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, it} from 'vitest';
import {findOn} from '../../src/cli/page/find.js';
import type {Format} from '../../src/cli/page/fitting.js';
import {checkPage} from '../../src/cli/page/problems.js';
import {Lines} from '../../src/core/situation/place.js';
import {writePage} from '../../src/cli/page/write.js';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, 'pages', file), 'utf8');

/** The problems of a page: line, column, and the message. */
async function problemsOf(source: string, format: Format = 'html'): Promise<string[]> {
  const {problems} = await checkPage(source, 'en', format);
  return problems.map(({at, message}) => {
    const {line, column} = new Lines(source).placeOf(at);
    return `${line}:${column} ${message}`;
  });
}

const rendered = async (source: string): Promise<string> => (await writePage(source, 'en')).source;

describe('what stands on a page', () => {
  it('is found as tags, code fences and shortcodes, and nowhere else', () => {
    const tags = findOn(read('blog.html')).map(({tag}) => tag);
    const count = (tag: string) => tags.filter((found) => found === tag).length;
    expect([count('mj-tiles'), count('mj-hand'), count('mj-example')]).toEqual([3, 2, 7]);
  });

  it.each([
    ['formatted', '<p><b>[123m]</b>[456m] 789m <span>234p</span> 5s +5s</p>'],
    ['with how it is read', '<ruby>[123m][456m]<rt>チー</rt></ruby> 789m 234p 5s +5s'],
    ['beside a script', '[123m][456m] 789m 234p 5s +5s<script>1m</script><style>2m</style>'],
  ])('is the hand of an example %s', async (_, inside) => {
    const page = `<mj-example rules="mcr" by="discard" expect="19">${inside}</mj-example>`;
    expect(await problemsOf(page)).toEqual([]);
    expect(await problemsOf(page.replace('19', '20'))).toEqual([
      '1:46 The page says 20 fan, but the hand scores 19 fan',
    ]);
  });

  it.each([
    '<code class="language-mj" data-lang="mj">rules=mcr by=discard\nexpect=19\n[123m][456m] 789m 234p 5s +5s</code>',
    '<pre class="lang-mj">rules=mcr by=discard<br>expect=19<br>[123m][456m] 789m 234p 5s +5s</pre>',
    '<div class="lang-mj" data-expect="19"><p><pre><code data-rules="mcr">by=discard<br>[123m][456m] 789m 234p 5s +5s</code></pre></div>',
  ])('is an example in %s', async (fence) => {
    expect(findOn(`<p>${fence}`).map(({tag, tagged}) => [tag, tagged])).toEqual([['mj-example', '']]);
    expect(await problemsOf(fence)).toEqual([]);
    expect(await problemsOf(fence.replace('19', '20'))).toHaveLength(1);
  });

  it('reads a fence however a generator writes it, and renders it', async () => {
    const page = read('fences.html');
    const count = page.split('<section').length - 1;
    const found = findOn(page).map(({tag, attributes, text}) => ({tag, attributes, text}));
    expect(found).toEqual(
      Array<unknown>(count).fill({
        ...{tag: 'mj-example', attributes: {rules: 'mcr', by: 'discard'}},
        text: '[123m][456m] 789m 234p 5s +5s',
      }),
    );
    const {source, problems} = await writePage(page, 'en');
    expect(problems).toEqual([]);
    expect(source.split('19 fan').length - 1).toBeGreaterThanOrEqual(count);
    expect(source).not.toMatch(/<pre|<code/);
  });

  it('is nothing in a block around more than one', () => {
    expect(findOn('<div class="lang-mj"><pre>1m</pre><pre>2m</pre></div>')).toEqual([]);
  });

  it('takes what a translating browser wraps a text in for no view of the example', () => {
    const page =
      '<mj-example hand="1m"><font>A hand.</font></mj-example><mj-example hand="1m"><p>A hand.</p></mj-example>';
    expect(findOn(page).map(({composed}) => composed)).toEqual([false, true]);
  });

  it('has the language around it', () => {
    const langs = findOn(read('blog.html')).map(({lang}) => lang);
    expect(new Set(langs)).toEqual(new Set(['ja', 'en']));
  });
});

describe('mj check', () => {
  it('finds nothing wrong on a page that is right', async () => {
    expect(await problemsOf(read('blog.html'))).toEqual([]);
  });

  it('says what is wrong, by line and column', async () => {
    expect(await problemsOf(read('wrong.html'))).toEqual([
      '4:23 “x” is not a tile or a mark.',
      '4:45 “q” is not a tile or a mark.',
      '5:46 The page says 20 fan, but the hand scores 19 fan',
      '7:10 rules: There is no rule set “chess”. There are luqiao, shiragiku, ribon, tohtenko, xinzhang, supercup, mcr, guobiao, riichi, tenhou, mleague, mahjongsoul, …',
      '8:54 “<” is not a tile or a mark.',
      '9:57 options: There is no option “cap” in luqiao. There are laziAt, laziCap, nonWinnerCaishenNatural, caishenInKong, qiandangWithWild, qiandangStrictSingleWait, allHonors, missedWin, caishenTanki, baoCovers, baoDragonCountsAngang, baoOnRobKong, …',
      '10:56 expect: “many” is not allowed here. Write a whole number.',
      '11:60 The page says 18 fan, but the hand scores 19 fan',
      '13:19 flowers: There is no tile 9f.',
      '14:82 wild: The suit after 0 is missing: m characters, p dots, s bamboos.',
      '15:38 There is 1 tile too many.',
    ]);
  });

  it('reads a hand in the notation that its element names', async () => {
    const gb = '[123m,1][456m,3]789m234p5s5s';
    const example = `<mj-example rules="mcr" by="discard" notation="gb"`;
    expect(await problemsOf(`${example} expect="19">${gb}</mj-example>`)).toEqual([]);
    expect(await problemsOf(`<mj-hand notation="kobalab">m123p0,z111=</mj-hand>`)).toEqual([]);
    expect(await problemsOf(`<mj-hand notation="gb">[123m,9]</mj-hand>`)).toEqual([
      '1:29 “,” is not allowed here.',
    ]);
    expect(await problemsOf(`<mj-hand notation="latin">123m</mj-hand>`)).toEqual([
      '1:20 notation: “latin” is not allowed here. Write auto, gb or kobalab.',
    ]);
    expect(await problemsOf(`${example} expect="19">${gb}5s</mj-example>`)).toEqual([
      '1:64 There are 2 tiles too many.',
    ]);
    expect(await rendered(`<mj-hand notation="kobalab">m123</mj-hand>`)).toContain('<svg');
  });

  it('finds the place behind entities and in lines that end as on Windows', async () => {
    expect(await problemsOf('<p>a\r\n</p>\r\n<mj-tiles>\r\n&#49;2m\r\n x</mj-tiles>')).toEqual([
      '5:2 “x” is not a tile or a mark.',
    ]);
    expect(await problemsOf("<mj-hand hand='1&#50;&#51;m x'></mj-hand>")).toEqual([
      '1:29 “x” is not a tile or a mark.',
    ]);
  });

  it('says once what an example and the hand in it have in common', async () => {
    const page = '<mj-example rules="mcr"><mj-hand>12x</mj-hand><mj-waits></mj-waits></mj-example>';
    expect(await problemsOf(page)).toEqual(['1:36 “x” is not a tile or a mark.']);
  });

  it('says inline tiles once: the notation, or the picture where there is none', async () => {
    expect(await rendered('<mj-tiles>5s</mj-tiles>')).toMatch(/<span slot="static"[^>]* aria-hidden="true">/);
    expect(await rendered('<mj-tiles tiles="5s"></mj-tiles>')).not.toContain('aria-hidden');
  });

  it('reads a hand from the text of the element that shows it, if there is no other', async () => {
    for (const tag of ['mj-waits', 'mj-score-breakdown', 'mj-settlement']) {
      expect(await problemsOf(`<${tag} rules="mcr">12x</${tag}>`)).toEqual([
        `1:${tag.length + 17} “x” is not a tile or a mark.`,
      ]);
      expect(
        await problemsOf(`<${tag} rules="mcr" for="m">12x</${tag}><mj-hand id="m">1m</mj-hand>`),
      ).toEqual([]);
    }
  });

  it('names unknown attributes, views and flags, with the nearest right one', async () => {
    const hand = '[123m][456m] 789m 234p 5s +5s';
    const page = `<mj-example rules="mcr" by="discard"\n falgs="x" weather="1" data-x="1" views="hand brekdown">${hand}</mj-example>`;
    expect(await problemsOf(page)).toEqual([
      '2:2 falgs: <mj-example> has no such attribute. Did you mean flags?',
      expect.stringMatching(/^2:12 weather: <mj-example> has no such attribute\./),
      '2:47 views: “brekdown” is not allowed here. Write hand, breakdown or settlement.',
    ]);
    const text = `<p>[mj rules=mcr by=discard falgs="x"\n size=hugee views="hand settlment"]${hand}[/mj]</p>`;
    expect(await problemsOf(text)).toEqual([
      '1:29 falgs: A code fence or shortcode has no such attribute. Did you mean flags?',
      '2:7 size: “hugee” is not allowed here. Write small, medium, large or huge.',
      '2:25 views: “settlment” is not allowed here. Write hand, breakdown or settlement.',
    ]);
    const fence = `<pre><code class="language-mj">rules=mcr by=discard\nfrm=west flags="lastTil"\n${hand}</code></pre>`;
    expect(await problemsOf(fence)).toEqual([
      '2:1 frm: A code fence or shortcode has no such attribute. Did you mean from?',
      '2:17 flags: There is no flag “lastTil” in mcr. There are replacement, flowerReplacement, lastTile, lastOfKind.',
    ]);
    const flags = `<mj-example rules="mcr" by="discard" flags="lastTile lastOfKnd">${hand}</mj-example>`;
    expect(await problemsOf(flags)).toEqual([
      '1:54 flags: There is no flag “lastOfKnd” in mcr. There are replacement, flowerReplacement, lastTile, lastOfKind.',
    ]);
    expect(await problemsOf('<mj-rules-table rules="mcr" colums="value"></mj-rules-table>')).toEqual([
      '1:29 colums: <mj-rules-table> has no such attribute. Did you mean columns?',
    ]);
  });

  it('misses the hand where a total is expected', async () => {
    expect(await problemsOf('<mj-example rules="mcr" expect="8"></mj-example>')).toHaveLength(1);
  });
  it.each([
    '<mj-example rules="mcr" by="discard" hand="1m"><mj-score-breakdown expect="8"></mj-score-breakdown></mj-example>',
    '<mj-score-breakdown for="elsewhere" expect="8"></mj-score-breakdown>',
  ])('does not miss the hand that another element has: %s', async (page) => {
    expect((await problemsOf(page)).filter((problem) => problem.includes('no tiles'))).toEqual([]);
  });
});

describe('Markdown', () => {
  const FENCE = '```mj\nrules=mcr by=discard expect=20\n[123m][456m] 789m 234p 5s +5s\n```';
  const MISMATCH = 'The page says 20 fan, but the hand scores 19 fan';
  const indented = FENCE.replaceAll('\n', '\n  ');

  it.each([
    ['at its margin', `# One\n\n${FENCE}\n`, `4:29 ${MISMATCH}`],
    ['in a list', `1. One\n2. ${FENCE.replaceAll('\n', '\n   ')}\n`, `3:32 ${MISMATCH}`],
    ['in a quotation', `> ${FENCE.replaceAll('\n', '\n> ')}\n`, `2:31 ${MISMATCH}`],
    ['that never ends', `~~~~mj title="One"\n[123m]\n~~~\n12x`, '3:1 “~” is not a tile or a mark.'],
    [
      'in lines that end as on Windows',
      '```mj\r\n123m\r\n 12x\r\n```\r\n',
      '3:4 “x” is not a tile or a mark.',
    ],
  ])('has fences %s', async (_, source, problem) => {
    expect(await problemsOf(source, 'md')).toEqual([problem]);
  });

  it('has tags and shortcodes, but not in its code', async () => {
    const source = [
      'Write `<mj-hand>` and ``[mj]`9x`[/mj]``: <mj-tiles>12x</mj-tiles>',
      '```html',
      '<mj-hand>12x</mj-hand>',
      '```',
      'and `a lone mark, [mj]9x[/mj]',
    ];
    expect(await problemsOf(source.join('\n'), 'md')).toEqual([
      '1:54 “x” is not a tile or a mark.',
      '5:24 “x” is not a tile or a mark.',
    ]);
  });

  it('gets tags for its fences', async () => {
    const {source} = await writePage(`- One\n  ${indented}\n- Two`, 'en', {format: 'md'});
    expect(source).toMatch(/^- One\n {2}<mj-example rules="mcr".*19 fan.*<\/mj-example>\n- Two$/);
  });
});

describe('mj render', () => {
  it('gives the same page a second time', async () => {
    const once = await rendered(read('blog.html'));
    expect(once).not.toBe(read('blog.html'));
    expect(await rendered(once)).toBe(once);
  });

  it('leaves all that an author wrote as it is', async () => {
    const before = read('blog.html');
    const texts = /<pre><code class="language-mj">[^]*?<\/pre>|\[mj(?! |\])[^]*?\[\/mj\]/g;
    const without = (await rendered(before)).replace(/<span slot="static"[^]*?<\/span>/g, '');
    const kept = before.split('\n').filter((line) => !/language-mj|^\[123m|文中/.test(line));
    expect(texts.test(before)).toBe(true);
    expect(without.split('\n')).toEqual(expect.arrayContaining(kept));
  });

  it('writes into every tag the picture, the lines and the total, in its language', async () => {
    const page = await rendered(read('blog.html'));
    expect(page.match(/<svg /g)).toHaveLength(8);
    expect(page).toContain('<mj-tiles translate="no">5s<span');
    expect(page).toContain('清龍：16番  [123m] [456m] 789m<br>');
    expect(page).toContain('16 + 2 + 1 = 19番');
    expect(page).toContain('1 + 1 + 1 + 1 = 4 tai');
    expect(page).toContain(
      'hand="[EEE] 24p 678p 345s 11s +3p"><span slot="static">36胡</span></mj-example>となります',
    );
  });

  it('does not change how the page is read', async () => {
    const outline = (source: string): string[] => {
      const names: string[] = [];
      const walk = (node: Tree.ParentNode, depth: number): void => {
        for (const child of node.childNodes) {
          if (
            !('tagName' in child) ||
            child.attrs.some(({name, value}) => name === 'slot' && value === 'static')
          )
            continue;
          names.push(`${depth} ${child.tagName}`);
          walk(child, depth + 1);
        }
      };
      walk(parse(source), 0);
      return names;
    };
    const once = await rendered(read('blog.html'));
    const tags = outline(read('blog.html')).filter((line) => !/ (pre|code)$/.test(line));
    expect(outline(once).filter((line) => !/ (pre|code)$/.test(line))).toEqual(expect.arrayContaining(tags));
  });

  it('takes away what it wrote before where the hand has become wrong', async () => {
    const once = await rendered('<mj-tiles>123m</mj-tiles>');
    expect(await rendered(once.replace('123m', '12x'))).toBe('<mj-tiles>12x</mj-tiles>');
  });

  it('says what it could not write, and writes the rest', async () => {
    const {source, problems} = await writePage(read('wrong.html'), 'en');
    expect(problems).toHaveLength(8);
    expect(source).toContain('16 + 2 + 1 = 19 fan');
  });

  it('names its own language where it lacks that of the page', async () => {
    const page =
      '<p lang="de"><mj-example rules="mcr" by="self">[123m][456m] 789m 234p 5s +5s</mj-example></p>';
    expect(await rendered(page)).toContain('<span slot="static" lang="en">');
  });

  it('escapes what a page might take for markup', async () => {
    const page = await rendered(
      '<p>[mj rules=mcr by=self options="&lt;b>"]1m[/mj]</p><p>[mj wild=\'1m"\']3m[/mj]</p>',
    );
    expect(page).not.toContain('<b>');
  });
});
