/** `mj render --card`: link cards that can be read where sites show them small. */
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
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
    expect(out).toContain(`<meta property="og:image" content="${file}">`);
    expect(out).toContain('<meta property="og:image:width" content="1200">');
    expect(out).toContain(`type="application/json+oembed" href="${path.join(folder, 'card.oembed.json')}"`);
    const embed = JSON.parse(readFileSync(path.join(folder, 'card.oembed.json'), 'utf8')) as object;
    expect(embed).toMatchObject({version: '1.0', type: 'photo', url: file, width: 1200, height: 630});
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
