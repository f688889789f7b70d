/** `mj standings`: several ledgers as one table. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright';
import {afterAll, describe, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {chromeOptions} from '../browser/chrome.mjs';
import {mj} from './run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mj-standings-'));
afterAll(() => rmSync(folder, {recursive: true}));

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

const first = file('1.txt', 'rules=ribon players=A,B,C\nA ron B 52\ngame\nC tsumo 12\n');
const second = file('2.txt', 'rules=ribon players=D,A,<b>\nD ron A 52\n');
/** Sixteen players, four at each of four tables, in four rounds. */
const tournament = Array.from({length: 16}, (_, i) => {
  const names = [0, 1, 2, 3].map((n) => `Player-${1 + 4 * n + ((i + n * Math.floor(i / 4)) % 4)}`);
  return file(`t${i}.txt`, `rules=mcr players=${names.join(',')}\n${names[i % 4]} tsumo ${8 + i}\n`);
});

describe('mj standings', () => {
  it('adds up the games of all ledgers, also those that are not over', async () => {
    const {out, status} = await mj('standings', first, second, '--json');
    expect(status).toBe(0);
    const found = JSON.parse(out) as {name: string; games: unknown[]; points: number; rank: number}[];
    expect(found.map(({name, games}) => [name, games.length])).toEqual(
      expect.arrayContaining([
        ['A', 3],
        ['B', 2],
        ['C', 2],
        ['D', 1],
        ['<b>', 1],
      ]),
    );
    expect(found.reduce((sum, {points}) => sum + points, 0)).toBe(0);
  });

  it('prints a table, CSV and a page in four languages', async () => {
    for (const lang of LANGS) {
      const {out} = await mj(
        'standings',
        first,
        second,
        '--lang',
        lang,
        '--uma',
        '20,0,-20',
        '--penalties',
        'A:5',
      );
      expect(out.split('\n')).toHaveLength(7);
      const csv = (await mj('standings', first, second, '--lang', lang, '--csv')).out.split('\n');
      expect(csv).toHaveLength(7);
      expect(csv[0].split(',').length).toBe(4 + 3);
      const page = (await mj('standings', first, second, '--lang', lang, '--html')).out;
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain('<th scope="row">&lt;b&gt;</th>');
    }
  });

  it.each([
    [['--uma', '1,2'], '--uma is N,N,N, such as 3,2,1, not “1,2”'],
    [['--table-points', '4,2,1,0'], '--table-points is N,N,N, such as 3,2,1, not'],
    [['--uma', 'a'], '--uma is N,N,N,N, such as 15,5,-5,-15, not “a”'],
    [['--penalties', 'X:1'], '--penalties must be'],
    [['--penalties', 'A'], '--penalties is NAME:N,…, such as A:10,B:5.5, not “A”'],
    [['--ties', 'coin'], '--ties must be'],
    [['--csv', '--html'], '--csv does not go with --html'],
  ])('%j: %s', async (flags, message) => {
    const {err, status} = await mj('standings', first, second, ...flags);
    expect([err, status]).toEqual([expect.stringContaining(message), 2]);
  });

  it('counts nothing where a ledger has a fault', async () => {
    const bad = file('bad.txt', 'rules=ribon players=A,B,C\nA ron 9\n');
    const {out, err, status} = await mj('standings', first, bad);
    expect([out, status]).toEqual(['', 1]);
    expect(err).toContain('bad.txt:2:7: Who discarded');
    expect((await mj('standings', first, path.join(folder, 'none.txt'))).status).toBe(3);
  });

  it('prints sixteen players and four rounds on one sheet of A4', async () => {
    const {out} = await mj('standings', ...tournament, '--table-points', '4,2,1,0', '--html');
    const browser = await chromium.launch(chromeOptions());
    try {
      const page = await browser.newPage();
      await page.setContent(out);
      expect(await page.locator('tbody tr').count()).toBe(16);
      expect(await page.locator('thead th').count()).toBe(5 + 4);
      const pdf = await page.pdf({preferCSSPageSize: true});
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
    } finally {
      await browser.close();
    }
  }, 60_000);
});
