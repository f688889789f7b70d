import {LIGHT} from '../../src/styles/palette.js';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {mj} from './run.js';
import {renderCommand} from '../../src/cli/render.js';
import {decodePng} from './png/decode.js';

const WIN = ['--rules', 'luqiao', '--by', 'discard', '--from', 'west', '--seat', 'south', '--wild', '3p'];
const HAND = '[FFF] [234m] 456m 78m 99m +6m';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mj-'));
});
afterAll(() => rm(folder, {recursive: true}));
afterEach(() => vi.restoreAllMocks());

/** What a command prints, and how it ends. */
async function run(...argv: string[]): Promise<{out: string; err: string; status: number}> {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const said = (spy: typeof out) => spy.mock.calls.map(([text]) => String(text)).join('');
  const status = await renderCommand(readArgs(argv));
  return {out: said(out), err: said(err), status};
}

async function picture(...argv: string[]): Promise<Buffer> {
  const file = path.join(folder, 'picture');
  await run(...argv, '--out', file);
  return readFile(file);
}

describe('mj render', () => {
  it.each([
    ['--md', '**台州路橋麻將（luqiao@1） · 56胡**'],
    ['--text', '14 × 2² = 56胡'],
    ['--bbcode', '[*]胡底：10胡'],
    ['--html', '<td>56胡</td>'],
  ])('%s tells what the hand scores, in the language asked for', async (form, text) => {
    const {out, status} = await run(form, ...WIN, '--lang', 'ja', HAND);
    expect(out).toContain(text);
    expect(status).toBe(0);
  });

  it('--svg draws any hand, without rules', async () => {
    const {out} = await run('--svg', '--lang', 'en', '123m +4m');
    expect(out.match(/<g /g)).toHaveLength(4 + 1);
    expect(out).toContain(
      '<title>Hand of 4 tiles: in hand 1 2 3 characters; winning tile 4 of characters.</title>',
    );
  });

  it('--concealed-kong says which tiles lie face down, the rules do by default', async () => {
    const backs = async (...argv: string[]) => {
      const {out} = await run('--svg', ...argv, '[[1111m]] 23m');
      vi.restoreAllMocks();
      return out.split(LIGHT.back).length - 1;
    };
    expect(await backs()).toBe(2);
    expect(await backs('--rules', 'luqiao')).toBe(3);
    expect(await backs('--rules', 'luqiao', '--concealed-kong', 'all')).toBe(4);
    expect(await backs('--concealed-kong', 'three')).toBe(3);
    expect((await mj('render', '--svg', '--concealed-kong', 'up', '[[1111m]]')).status).toBe(2);
  });

  it('--png draws the same picture in pixels', async () => {
    const {width, height, at} = decodePng(await picture('--png', '--height', '206', 'P X'));
    // 412 units are 206 pixels: a margin of 3, tiles of 150, a gap of 6
    expect([width, height]).toEqual([312, 206]);
    expect(at(0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(78, 103)).toEqual([254, 252, 245, 255]);
    // the frame of the white dragon, and the back
    expect(at(3 + 24, 103)).toEqual([0x16, 0x40, 0x9b, 255]);
    expect(at(159 + 10, 20)).toEqual([0xdd, 0xa0, 0x32, 255]);
  });

  it('draws a called tile sideways: wider, and lower', async () => {
    const upright = decodePng(await picture('--png', '--height', '103', 'CCC'));
    const called = decodePng(await picture('--png', '--height', '103', '[_CCC]'));
    expect(called.width - upright.width).toBe(25);
    // above it there is nothing
    expect([upright.at(20, 10)[3], called.at(20, 10)[3], called.at(20, 60)[3]]).toEqual([255, 0, 255]);
  });

  it('has a row for what lies beside the hand', async () => {
    const plain = decodePng(await picture('--png', '123m'));
    const more = decodePng(await picture('--png', '--flowers', '1f2f', '123m'));
    expect(more.height).toBeGreaterThan(plain.height * 1.6);
  });

  it('shows the place that cannot be read, and fails', async () => {
    const {out, err, status} = await run('--svg', '12q');
    expect([out, status]).toEqual(['', 1]);
    expect(err).toBe('12q\n  ^\n“q” is not a tile or a mark.\n');
  });

  it('says why a hand is not valid under the rule set, and fails', async () => {
    const {err, status} = await run('--md', '--rules', 'luqiao', '11111m 234567p 99s');
    expect(err).toContain('1s of characters');
    expect(status).toBe(1);
  });

  it.each([
    [[]],
    [['--svg', '--png']],
    [['--svg', '--height', '0']],
    [['--svg', '--height', '1001']],
    [['--md']],
  ])('is not called with %j', async (argv) => {
    expect((await mj('render', ...argv, '123m')).status).toBe(2);
  });
});
