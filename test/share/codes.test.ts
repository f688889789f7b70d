import {describe, expect, it} from 'vitest';
import {bbcode} from '../../src/share/bbcode.js';
import {iframe, staticHtml, tag} from '../../src/share/html.js';
import {markdown} from '../../src/share/markdown.js';
import {pieceMarkup} from '../../src/share/svg-text.js';
import {plainText} from '../../src/share/text.js';
import {NASTY, nasty, share} from './shared.js';

const LINK = 'https://blog.example/?mj=x';

describe('the tag', () => {
  it('has the attributes that are not so by default, and the hand as it was typed', () => {
    expect(tag(share({hand: '(1)(1) ツモ\n(1)'}))).toBe(
      '<mj-example rules="luqiao@1" by="discard" from="west" seat="south" wild="3p" translate="no">(1)(1) ツモ (1)</mj-example>',
    );
  });

  it('brings the script where its address is known', () => {
    expect(tag(share(), 'https://cdn.example/mj.js')).toMatch(
      /^<script type="module" src="https:\/\/cdn.example\/mj.js"><\/script>\n<mj-example /,
    );
    expect(tag(share(), 'javascript:alert(1)')).not.toContain('script');
  });
});

it('a piece of a picture is scaled only where it has another size', () => {
  const piece = {x: 6, y: 6, sideways: false, layers: []};
  expect(String(pieceMarkup({...piece, scale: 1}))).toBe('<g transform="translate(6 6)"></g>');
  expect(String(pieceMarkup({...piece, scale: 0.5}))).toBe('<g transform="translate(6 6) scale(0.5)"></g>');
});

it('the iframe has a title, and may run scripts and nothing else', () => {
  const code = iframe(share(), 'https://host.example/');
  expect(code, 'no border that the page did not ask for').toContain(' frameborder="0"');
  expect(code).toContain('src="https://host.example/embed.html?rules=luqiao%401&amp;by=discard&amp;');
  expect(code).toContain('title="Hand of 14 tiles: seat South; ');
  expect(code).toContain('sandbox="allow-scripts"');
  // test/page/frame-heights.test.ts measures what is needed
  expect(code).toContain(' height="668" ');
});

describe('Markdown', () => {
  it('says rules, total, hand, lines, formula, payments and link', () => {
    expect(markdown(share({}, LINK))).toMatchInlineSnapshot(`
      "**Taizhou Luqiao mahjong (luqiao@1) · 56 hu**

      \`[FFF][234m] 4567899m +6m\`

      Hand of 14 tiles: seat South; pung of green dragons, melded; chow of 2 3 4 characters, melded; in hand 4 5 6 7 8 9 9 characters; winning tile 6 of characters, won by discard; wild tile indicator: 3 of dots.

      - Base hu: 10 hu
      - Melded pung: 4 hu \`[FFF]\`
      - Pung or kong of dragons: 1 tai \`[FFF]\`
      - Half flush: 1 tai

      **14 × 2² = 56 hu**

      - West pays South: 56 ÷ 2 = 28 hu (win)
      - North pays South: 56 ÷ 2 = 28 hu (win)
      - East pays South: 56 hu (win)

      Net: East −56 hu, South +112 hu, West −28 hu, North −28 hu

      <https://blog.example/?mj=x>"
    `);
  });
});

describe('BBCode', () => {
  it('says rules, total, hand, lines, formula, payments and link', () => {
    expect(bbcode(share({}, LINK))).toMatchInlineSnapshot(`
      "[b]Taizhou Luqiao mahjong (luqiao@1) · 56 hu[/b]
      [code][FFF][234m] 4567899m +6m[/code]
      Hand of 14 tiles: seat South; pung of green dragons, melded; chow of 2 3 4 characters, melded; in hand 4 5 6 7 8 9 9 characters; winning tile 6 of characters, won by discard; wild tile indicator: 3 of dots.
      [list]
      [*]Base hu: 10 hu
      [*]Melded pung: 4 hu  ［FFF］
      [*]Pung or kong of dragons: 1 tai  ［FFF］
      [*]Half flush: 1 tai
      [/list]
      [b]14 × 2² = 56 hu[/b]
      [list]
      [*]West pays South: 56 ÷ 2 = 28 hu (win)
      [*]North pays South: 56 ÷ 2 = 28 hu (win)
      [*]East pays South: 56 hu (win)
      [/list]
      Net: East −56 hu, South +112 hu, West −28 hu, North −28 hu
      [url]https://blog.example/?mj=x[/url]"
    `);
  });
});

describe('plain text', () => {
  it('has the hand, the hand as it is spoken, and the score', () => {
    expect(plainText(share({}, LINK))).toMatchInlineSnapshot(`
      "[FFF][234m] 4567899m +6m
      Hand of 14 tiles: seat South; pung of green dragons, melded; chow of 2 3 4 characters, melded; in hand 4 5 6 7 8 9 9 characters; winning tile 6 of characters, won by discard; wild tile indicator: 3 of dots.

      Taizhou Luqiao mahjong (luqiao@1)
      [234m] [FFF] 456m 678m 99m
        Base hu: 10 hu
        Melded pung: 4 hu  [FFF]
        Pung or kong of dragons: 1 tai  [FFF]
        Half flush: 1 tai
      14 × 2² = 56 hu
      Settlement
        West pays South: 56 ÷ 2 = 28 hu (win)
        North pays South: 56 ÷ 2 = 28 hu (win)
        East pays South: 56 hu (win)
      Net: East −56 hu, South +112 hu, West −28 hu, North −28 hu
      https://blog.example/?mj=x"
    `);
  });

  it('has in one sum what somebody pays for several', () => {
    const liable = {from: 'south', seat: 'west', wild: '1p', flags: ['liveTile']} as const;
    expect(plainText(share({...liable, hand: '[FFF] [CCC] PP 678m 55s +P'}))).toContain(
      'South pays West: 200',
    );
  });

  it('says why a hand is no win', () => {
    expect(plainText(share({hand: '[FFF] [234m] 456m 79m 99m +6m'}))).toContain('The hand is not complete.');
  });
});

describe('HTML without script', () => {
  it('has a picture, a row for each line, the total and the payments', async () => {
    const code = await staticHtml(share());
    expect(code.match(/<svg /g)).toHaveLength(1);
    expect(code.match(/<g /g)).toHaveLength(14 + 1 + 1);
    expect(code.match(/<tr>/g)?.length).toBe(share().result.lines.length + 1);
    expect(code).toContain('<td>56 hu</td>');
    expect(code).toContain('West pays South');
  });
});

describe('markup in every field', () => {
  const plain = (code: string) => code.replace(/&(lt|gt|amp|quot|#39);/g, '');

  it.each([
    ['tag', () => tag(nasty())],
    ['iframe', () => iframe(nasty(), 'https://host.example/')],
    ['HTML', () => staticHtml(nasty())],
  ])('makes no element in the %s', async (_, code) => {
    const made = [...plain(await code()).matchAll(/<([a-z-]+)/g)].map(([, name]) => name);
    const known = [
      'mj-example',
      'iframe',
      'figure',
      'figcaption',
      'svg',
      'p',
      'code',
      'table',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'ul',
      'li',
    ];
    expect(made.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('ends no attribute', () => {
    // quotes of a value are entities, so all others belong to the code
    const code = tag(nasty());
    const end = code.indexOf('>');
    expect(code.slice(0, end).match(/"/g)?.length).toBe(
      2 * (code.slice(0, end).match(/ [a-z-]+="/g)?.length ?? 0),
    );
    expect(code.endsWith('</mj-example>')).toBe(true);
  });

  it('is no markup in Markdown', () => {
    const text = markdown(nasty())
      .replace(/\\./g, '')
      .replace(/(`+).*?\1(?!`)/g, '');
    expect(text).not.toMatch(/[<>[\]`|_]/);
  });

  it('is no tag in BBCode', () => {
    const text = bbcode(nasty()).replace(/\[code\].*\[\/code\]/, '');
    expect([...new Set(text.match(/\[[^\]]*\]/g))]).toEqual(['[b]', '[/b]', '[list]', '[*]', '[/list]']);
    expect(bbcode(nasty()).match(/\[\/code\]/g)).toHaveLength(1);
  });

  it('stays text in plain text', () => expect(plainText(nasty())).toContain(NASTY));
});
