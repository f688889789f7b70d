/** `mj render --card`: link cards that can be read where sites show them small. */
import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {cardPicture} from '../../src/cli/card.js';
import {growOnCard} from '../../src/cli/png/picture.js';
import {handRows} from '../../src/share/hand-picture.js';
import {mj} from './run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mj-card-'));
afterAll(() => rmSync(folder, {recursive: true}));
const file = path.join(folder, 'card.png');

const HANDS = [
  '123456789m 234567s 5p +5p',
  '123456789m123456789s',
  '[1_11m] [[2222p]] [333+3s] [_456m] EE',
  'E',
  '1122334455667p 1f2f3f4f +7p',
];

/** The width of a tile in the units of its face. */
const TILE = 300;

describe('mj render --card', () => {
  it.each(HANDS)('%s: is a card of 1200 × 630 pixels and 80 kB at most', async (hand) => {
    const {out, err, status} = await mj('render', '--card', '--out', file, hand);
    expect([err, status]).toEqual(['', 0]);
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(80_000);
    expect(out).toMatch(/<meta property="og:image" content="[^"]*card\.png\?mj=[\da-f]{8}">/);
    expect(out).toContain('<meta property="og:image:width" content="1200">');
    expect(out).toContain(`type="application/json+oembed" href="${path.join(folder, 'card.oembed.json')}"`);
    const embed = JSON.parse(readFileSync(path.join(folder, 'card.oembed.json'), 'utf8')) as object;
    expect(embed).toMatchObject({
      version: '1.0',
      type: 'photo',
      url: expect.stringMatching(/^.*card\.png\?mj=[\da-f]{8}$/) as string,
      width: 1200,
      height: 630,
    });
    expect(out).toMatch(/og:image:alt" content="[^"]{3,}">/);
  });

  it('has seventeen tiles as large as can be read at 300 pixels', async () => {
    const picture = await cardPicture(handRows({rules: '', hand: HANDS[0], by: 'self'} as never));
    expect((TILE * growOnCard(picture)) / 4).toBeGreaterThan(24);
    for (const {x, y} of picture.pieces) {
      expect(x).toBeLessThan(picture.width);
      expect(y).toBeLessThan(picture.height);
    }
  });

  it.each(['ja', 'en', 'zh-Hans'])('shows lines and total if asked for, in %s', async (lang) => {
    const hand = '[123m][456m] 789m 234p 5s +5s';
    const scored = ['--scored', '--lang', lang, '--rules', 'mcr', '--by', 'discard', hand];
    const {err, status} = await mj('render', '--card', '--out', file, ...scored);
    expect([err, status]).toEqual(['', 0]);
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(80_000);
    await mj('render', '--card', '--out', file, hand);
    expect(png.equals(readFileSync(file))).toBe(false);
    const tall = await mj('render', '--png', '--out', file, ...scored);
    expect([tall.err, tall.status]).toEqual(['', 0]);
    expect(readFileSync(file).readUInt32BE(20)).toBeGreaterThan(300);
  });

  it('has no score of a hand that is no win: it says so', async () => {
    const {err, status} = await mj(
      'render',
      '--png',
      '--scored',
      '--rules',
      'mcr',
      '--by',
      'self',
      '--out',
      file,
      '123m E +E',
    );
    expect(status).toBe(1);
    expect(err).not.toBe('');
  });

  it('says the hand in the language that is asked for', async () => {
    const {out} = await mj('render', '--card', '--out', file, '--lang', 'ja', 'EE');
    expect(out).toContain('東');
  });

  it.each([
    [['EE'], 'needs a file for the picture'],
    [['--out', file, '--svg', 'EE'], '--svg'],
    [['--out', file, '--height', '9', 'EE'], '--height does not go with --card'],
  ])('%j: is refused', async (words, message) => {
    const {err, status} = await mj('render', '--card', ...words);
    expect([err, status]).toEqual([expect.stringContaining(message), 2]);
  });

  it('a hand that cannot be read has no card', async () => {
    const {err, status} = await mj('render', '--card', '--out', path.join(folder, 'none.png'), '12q');
    expect(status).toBe(1);
    expect(err).toContain('q');
  });
});

describe('mj render --card of a page', () => {
  const board =
    '<mj-board id="b" rules="mcr" left="52" bottom="south">\nE: | 1m>S 9p E W^ 9m?\nS: [_123m][456m] 78m 234p 55s | N 1s^ 9s\nW: 99m 123p 456s 789s 1s 2p | P 1m C\nN: [123p][456p] 789p 99s 78m | 2s 8s\n</mj-board>';
  const round =
    '<mj-round id="r" rules="luqiao" wild="9s" turn="west" step="2">\nS: [345s] 23m 567p 789p SS\nplay:\nW: +8p -4m S: ?win pass\nN: +4m -4m\nE: +1m -1m S: win\n</mj-round>';
  const hand = '<mj-example rules="mcr" by="discard" hand="[123m][456m] 789m 234p 5s +5s"></mj-example>';
  const page = path.join(folder, 'page.html');
  const write = (...parts: readonly string[]): void => writeFileSync(page, parts.join('\n'));

  it.each([
    ['a board', board],
    ['a round', round],
    ['a hand', hand],
  ])('%s: has 1200 × 630 pixels and 80 kB at most, and is in the language of the page', async (_, part) => {
    write('<html lang="ja"><title>x</title>', part);
    const {out, err, status} = await mj('render', '--card', '--out', file, page);
    expect([err, status]).toEqual(['', 0]);
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(80_000);
    expect(out).toMatch(/og:image:alt" content="[^"]*[ぁ-ん一-龠][^"]*">/);
    expect(png.toString('latin1')).toContain(/\?mj=([\da-f]{8})/.exec(out)?.[1]);
  });

  it('a hand is told with its tiles in another language where the author wants that', async () => {
    write('<html lang="ja"><title>x</title>', '<mj-hand names="en">[123m] 99p</mj-hand>');
    const {out} = await mj('render', '--card', '--out', file, page);
    expect(/og:image:alt" content="([^"]*)">/.exec(out)?.[1]).toMatch(
      /^[^\u2066-\u2069]*characters[^\u2066-\u2069]*$/,
    );
  });

  it('a hand of a page has the card that the hand alone has', async () => {
    write(hand);
    const alone = await mj(
      'render',
      '--card',
      '--out',
      file,
      '--rules',
      'mcr',
      '[123m][456m] 789m 234p 5s +5s',
    );
    const png = readFileSync(file);
    const ofPage = await mj('render', '--card', '--out', file, page);
    expect(ofPage.out.split('\n')[0]).toBe(alone.out.split('\n')[0]);
    expect(readFileSync(file)).toEqual(png);
  });

  it('#ID chooses another element than the first', async () => {
    write(hand, board, round);
    const outs = [];
    for (const word of [page, `${page}#b`, `${page}#r`])
      outs.push((await mj('render', '--card', '--out', file, word)).out);
    expect(new Set(outs).size).toBe(3);
    const {err, status} = await mj('render', '--card', '--out', file, `${page}#none`);
    expect([err, status]).toEqual([expect.stringContaining('a card could show'), 1]);
  });

  it('a page without a hand has no card', async () => {
    write('<p>none</p><mj-tiles>1m</mj-tiles>');
    expect(await mj('render', '--card', '--out', file, page)).toMatchObject({out: '', status: 1});
  });

  it.each([
    ['another board', board, (text: string) => text.replace('9m?', '8m?')],
    ['another step', round, (text: string) => text.replace('step="2"', 'step="5"')],
    ['another hand', hand, (text: string) => text.replace('234p', '345p')],
    ['no hand any more', hand, () => ''],
  ])('mj check says that a card is stale: %s', async (_, part, changed) => {
    write(part);
    const {out} = await mj('render', '--card', '--out', file, page);
    const lines = out.replaceAll(`${folder}/`, '');
    write(lines, part);
    expect(await mj('check', page)).toMatchObject({out: '', status: 0});
    write(lines, changed(part));
    const {out: said, status} = await mj('check', page);
    expect(status).toBe(1);
    expect(said).toBe(
      `${page}:1:36: This card shows another hand or table than the page. Draw it anew: mj render --card\n`,
    );
  });

  it('an address in a sentence is an example, and no card', async () => {
    write('<p>Keep the number: <code>card.png?mj=1a2b3c4d</code>, card.png?mj=1a2b3c4d</p>', hand);
    expect(await mj('check', page)).toMatchObject({out: '', status: 0});
  });

  it('mj check says that the file of a card is another than the page names', async () => {
    write(hand);
    const {out} = await mj('render', '--card', '--out', file, page);
    write(out.replaceAll(`${folder}/`, ''), hand);
    await mj('render', '--card', '--out', file, 'EE');
    const {out: said, status} = await mj('check', page);
    expect([said, status]).toEqual([expect.stringContaining(':1:36: card.png shows something else'), 1]);
    write('<html lang="ja">', out.replaceAll(`${folder}/`, ''), hand);
    expect((await mj('check', page)).out).toContain('card.png の絵がこの行と違います');
    // somewhere else, or not there: nobody can tell
    write(out.replaceAll(folder, 'https://example.org'), hand);
    expect(await mj('check', page)).toMatchObject({out: '', status: 0});
  });
});
