/** `mj check --rules`: what is wrong in rules that can be read. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {checkCommand} from '../../src/cli/check.js';
import {forgetFileRules} from '../../src/cli/rulesets.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mj-trial-'));
});
afterEach(() => {
  forgetFileRules();
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

/** What the command says of a text of rules, and how it ends. */
async function checked(
  text: string,
  ...more: string[]
): Promise<{out: string; told: string; status: number}> {
  const file = path.join(folder, 'rules.md');
  writeFileSync(file, text);
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const status = await checkCommand(readArgs(['--rules', file, '--lang', 'en', ...more]));
  const said = (calls: typeof out): string =>
    calls.mock.calls.map(([one]) => String(one).replaceAll(`${folder}${path.sep}`, '')).join('');
  const [all, told] = [said(out), said(err)];
  vi.restoreAllMocks();
  return {out: all, told, status};
}

const SETUP = '牌 = 144\n叫法 = mcr\n單位 = 番\n出銃 = 出銃者 ×1\n';

describe('mj check --rules', () => {
  it('tells rows that no hand has, and rows that every hand loses', async () => {
    const text = `${SETUP}1番：不求人、斷么、甲、自摸\n不求人 = 自摸 & 門前清\n甲 = only 2-8\n不計 = 甲: 斷么`;
    const {out, told, status} = await checked(text, '--count', '800');
    expect(out.split('\n')).toEqual([
      'rules.md:5:1: No hand of 800 had “不求人”. (never-scored)',
      'rules.md:5:1: Every hand of 800 that had “斷么” counted other patterns in its place. (always-excluded)',
      '',
    ]);
    expect(told).toMatch(/^rules\.md: 800 hands, \d{3,} win\n$/);
    expect(status).toBe(1);
  });

  it('does not pass rules of which a part cannot be read, nor break off at an id that is no text', async () => {
    const {told, status} = await checked(`${SETUP}1番：自摸、斷么、唔知`, '--count', '400');
    expect(told).toContain('唔知');
    expect(status).toBe(1);
    forgetFileRules();
    const json = await checked(`${SETUP}1番：自摸、斷么、唔知`, '--count', '400', '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      problems: [{code: 'unknown-pattern', line: 5, column: 10, about: '唔知'}],
    });
    const file = path.join(folder, 'rules.md');
    await expect(checkCommand(readArgs(['--rules', `${file}#%`, '--lang', 'en']))).rejects.toThrow(
      'rules.md#%',
    );
  });

  it('is content with rules whose rows all count, and tells how far it has come', async () => {
    const {out, told, status} = await checked(`${SETUP}1番：自摸、斷么、碰碰和`, '--count', '2010');
    expect([out, status]).toEqual(['', 0]);
    expect(told).toContain('2000 of 2010 hands\n');
  });

  it('compares with other rules: how many hands score otherwise, and the commonest ways', async () => {
    const other = path.join(folder, 'other.md');
    writeFileSync(other, `${SETUP}1番：自摸、斷么\n3番：碰碰和`);
    const {out, status} = await checked(`${SETUP}1番：自摸、斷么、碰碰和`, '--with', other, '--count', '800');
    const [first, way, hand, ours, theirs] = out.split('\n');
    expect(first).toMatch(/^\d+ of \d+ hands score otherwise than in other\.md$/);
    expect(way).toMatch(/^\d+ like this:$/);
    expect(JSON.parse(hand)).toMatchObject({hand: expect.stringContaining('+') as string});
    expect(ours).toMatch(/^ {4}rules\.md: \d+ = .*碰碰和 1/);
    expect(theirs).toMatch(/^ {4}other\.md: \d+ = .*碰碰和 3/);
    expect(status).toBe(0);
    const {out: json} = await checked(
      `${SETUP}1番：自摸、斷么、碰碰和`,
      '--with',
      other,
      '--count',
      '200',
      '--json',
    );
    expect(JSON.parse(json)).toMatchObject({
      hands: 200,
      problems: [],
      compared: {ways: expect.any(Array) as object},
    });
  });

  it('finds each row of a rule set of the package', async () => {
    // rows that count only if agreed
    const unless = {mcr: '明暗槓', shiragiku: undefined, luqiao: '四風会斉'};
    for (const [rules, native] of Object.entries(unless)) {
      const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const status = await checkCommand(readArgs(['--rules', rules, '--count', '600', '--lang', 'en']));
      const said = out.mock.calls.map(([one]) => String(one)).join('');
      expect(said).toBe(native ? `${rules}:1:1: No hand of 600 had “${native}”. (never-scored)\n` : '');
      expect(status).toBe(native ? 1 : 0);
      vi.restoreAllMocks();
    }
  });
});
