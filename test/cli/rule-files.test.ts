/** Rules in a file of the author, for the commands that take `--rules`. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {ScoreResult} from '../../src/core/game/result.js';
import {mj} from './run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, {recursive: true}));

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

const RULES = `牌 = 136
叫法 = hk
單位 = 番

| 牌型 | 番 |
|---|---|
| 對對糊 | 3 |
| 混一色 | 3 |
| 自摸 | 1 |
`;
const HAND = '[111m] [EEE] 333m 88m 99m +9m';

describe('a file with rules', () => {
  it('scores a hand, in text and as JSON', async () => {
    const rules = file('wenling.md', RULES);
    const told = await mj('score', '--rules', rules, '--by', 'self', '--lang', 'zh-Hant', HAND);
    expect(told).toMatchObject({status: 0, err: ''});
    expect(told.out).toContain('對對糊');
    const json = await mj('score', '--rules', rules, '--by', 'self', '--json', HAND);
    const result = JSON.parse(json.out) as ScoreResult;
    expect(result).toMatchObject({status: 'win', total: 7});
    // the digest of the table follows the version
    expect(result.rules.startsWith(`${rules}@1~`)).toBe(true);
  });

  it('answers waits and prints its table', async () => {
    const rules = file('table.md', RULES);
    const waits = await mj('waits', '--rules', rules, '--json', '[111m] [EEE] 333m 88m 99m');
    expect(JSON.parse(waits.out)).toMatchObject({ready: [{tile: '8m'}, {tile: '9m'}]});
    const table = await mj('rules', rules);
    expect(table.out).toContain('混一色');
    const json = await mj('rules', rules, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      patterns: [{native: '對對糊'}, {native: '混一色'}, {native: '自摸'}],
    });
  });

  it('says what is wrong by line and column, and goes on with the rest', async () => {
    const rules = file('slip.md', RULES.replace('混一色', '混一式'));
    const told = await mj('score', '--rules', rules, '--by', 'self', '--json', HAND);
    expect(told.err).toContain(`${rules}:8:3: There is no pattern “混一式”. Did you mean 混一色`);
    expect(JSON.parse(told.out)).toMatchObject({total: 4});
    const ja = await mj('rules', file('ja.md', RULES.replace('混一色', '混一式')), '--lang', 'ja');
    expect(ja.err).toContain('「混一式」という役は知られていません');
  });

  it('reads one section of a page', async () => {
    const page = `<html><body><h1>Ours</h1><p>Rules.</p>
<h2 id="wenling">溫嶺</h2><p>叫法 = hk</p><table><tr><th>牌型</th><th>番</th></tr><tr><td>對對糊</td><td>5</td></tr></table>
<h2>Others</h2><table><tr><th>牌型</th><th>番</th></tr><tr><td>對對糊</td><td>9</td></tr></table></body></html>`;
    const rules = `${file('page.html', page)}#wenling`;
    const {out, err} = await mj('score', '--rules', rules, '--by', 'self', '--json', HAND);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({total: 5});
    const markdown = `# Home\n\n## Wen Ling\n\n${RULES}\n## Others\n\n9番：字一色\n\n\`\`\`mj-rules id=other\n叫法 = hk\n4番：對對糊\n\`\`\`\n`;
    const whole = file('page.md', markdown);
    const heading = await mj('score', '--rules', `${whole}#wen-ling`, '--by', 'self', '--json', HAND);
    expect(JSON.parse(heading.out)).toMatchObject({total: 7});
    const fence = await mj('score', '--rules', `${whole}#other`, '--by', 'self', '--json', HAND);
    expect(JSON.parse(fence.out)).toMatchObject({total: 4});
  });

  it('reads the one part that says that it holds rules, and not the tables beside it', async () => {
    const fence = (id: string): string => `\`\`\`mj-rules id=${id}\n叫法 = hk\n4番：對對糊\n\`\`\`\n`;
    const page = file(
      'fence.md',
      `# Ours\n\n| Hand | Points |\n|---|---|\n| \`${HAND}\` | 4 |\n\n${fence('a')}`,
    );
    const {out, err} = await mj('score', '--rules', page, '--by', 'self', '--json', HAND);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({total: 4});
    const two = file('fences.md', fence('a') + fence('b'));
    const refused = await mj('score', '--rules', two, '--by', 'self', HAND);
    expect(refused).toMatchObject({status: 2, out: ''});
    expect(refused.err).toContain(`has rules in several places. Name one of them: ${two}#a, ${two}#b`);
  });

  it('builds on another part of the file, which may say how it is played', async () => {
    const page = file(
      'played.md',
      '```mj-rules id=ours\n叫法 = hk\n4番：對對糊\n1番：雞糊\n雞糊 = always\n```\n```mj-rules id=played\n基於 = #ours\n打法 = 同 mcr\n```\n',
    );
    const scored = await mj('score', '--rules', `${page}#played`, '--by', 'self', '--json', HAND);
    expect(scored.err).toBe('');
    expect(JSON.parse(scored.out)).toMatchObject({total: 5});
    const played = await mj('play', '--rules', `${page}#played`, '--levels', '2', '--json');
    expect(played.err).toBe('');
    expect(JSON.parse(played.out)).toMatchObject({hands: 1, refused: 0});
  });

  it('builds on a rule set of the package', async () => {
    const rules = file('huangyan.txt', 'もと = luqiao\nlaziCap = 50\n1台：硬碰硬\n硬碰硬 = wilds = 0\n');
    const {out} = await mj(
      'score',
      '--rules',
      rules,
      '--by',
      'self',
      '--seat',
      'south',
      '--lang',
      'ja',
      '123m 456m 78m 234p 99s +9m',
    );
    expect(out).toContain('硬碰硬');
    expect((await mj('rules', rules, '--lang', 'en')).out).toContain('Full flush');
  });

  it('refuses what is no file, no section and no rules', async () => {
    const none = await mj('score', '--rules', path.join(folder, 'none.md'), HAND);
    expect(none).toMatchObject({status: 2});
    const rules = file('none-here.md', '# Nothing\n\nOnly prose.\n');
    expect((await mj('rules', rules)).err).toContain('no rules that can be scored with');
    expect((await mj('rules', `${rules}#absent`)).err).toContain('absent');
  });
});
