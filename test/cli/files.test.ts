/** How the command reads and writes files: in the encoding that they name, and whole or not at all. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {afterEach, beforeEach, describe, expect, onTestFinished, test} from 'vitest';
import {checkCommand} from '../../src/cli/check.js';
import {renderCommand} from '../../src/cli/render.js';
import {renderPageCommand} from '../../src/cli/render-page.js';
import {roundCommand} from '../../src/cli/round.js';
import {run} from './run.js';
import {PATIENCE} from '../patience.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'mj-'))));
afterEach(() => rmSync(folder, {recursive: true}));

function fileOf(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const TILES = '<mj-tiles>5s</mj-tiles>';
const GOOD = `<meta charset="utf-8"><p lang="ja">牌 ${TILES}</p>`;

/** 牌 in encodings of Japan, China and Taiwan, and in those with two bytes a character. */
const KANJI: Readonly<Record<string, readonly number[]>> = {
  shift_jis: [0x94, 0x76],
  'euc-jp': [0xc7, 0xd7],
  'iso-2022-jp': [0x1b, 0x24, 0x42, 0x47, 0x57, 0x1b, 0x28, 0x42],
  big5: [0xb5, 0x50],
  gb18030: [0xc5, 0xc6],
};

const bytesOf = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))));

const pageIn = (encoding: string, declared = `<meta charset="${encoding}">`): Buffer =>
  bytesOf(`${declared}\n<p>`, KANJI[encoding], ` <mj-tiles>5x</mj-tiles> ${TILES}</p>`);

describe('a page that is not UTF-8', () => {
  test.each(Object.keys(KANJI))('is checked in the encoding that it names: %s', async (encoding) => {
    const file = fileOf('page.html', pageIn(encoding));
    const {out, status} = await run(checkCommand, file);
    expect(out).toBe(`${file}:2:17: “x” is not a tile or a mark.\n`);
    expect(status).toBe(1);
  });

  test.each(Object.keys(KANJI))('is not rendered, and stays as it was: %s', async (encoding) => {
    const bytes = pageIn(encoding);
    const file = fileOf('page.html', bytes);
    const other = fileOf('other.html', GOOD);
    for (const argv of [[file], [file, other, '--write'], [file, '--out', path.join(folder, 'out.html')]]) {
      const {out, err, status} = await run(renderPageCommand, ...argv);
      expect([out, status]).toEqual(['', 3]);
      expect(err).toBe(
        `${file}: not written: it says that it is ${encoding}, and only UTF-8 can be written. ` +
          'Save it in UTF-8, and write <meta charset="utf-8"> into a page.\n',
      );
    }
    expect(readFileSync(file)).toEqual(bytes);
    expect(readFileSync(other, 'utf8')).toContain('<svg');
    expect(readdirSync(folder).sort()).toEqual(['other.html', 'page.html']);
  });

  test.each([
    [
      'names it as a browser reads it',
      '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; Charset=x-sjis">',
    ],
    ['names it in its XML declaration', '<?xml version="1.0" encoding="Shift_JIS"?>'],
    ['names another in a comment', '<!-- <meta charset="utf-8"> --><meta charset="shift_jis">'],
  ])('is read if it %s', async (_, declared) => {
    const file = fileOf('page.xhtml', pageIn('shift_jis', declared));
    expect((await run(checkCommand, file)).out).toContain(':2:17: “x”');
    expect((await run(renderPageCommand, file, '--write')).err).toContain('it says that it is shift_jis');
  });

  test.each([
    ['says that it is UTF-8', '<meta charset="utf-8">', 'it says that it is utf-8, but is not (line 2).'],
    ['names none', '', 'it is not UTF-8 (line 2), and names no other encoding.'],
    [
      'names one that there is not',
      '<meta charset="latin-99">',
      'it names the encoding “latin-99”, which is not known.',
    ],
  ])('is not read if it %s', async (_, declared, why) => {
    const bytes = pageIn('shift_jis', declared);
    const file = fileOf('page.html', bytes);
    for (const argv of [
      [checkCommand, file],
      [renderPageCommand, file, '--write'],
    ] as const) {
      const [command, ...words] = argv;
      const {out, err, status} = await run(command, ...words);
      expect([out, status]).toEqual(['', 3]);
      expect(err).toContain(`${file}: not read: ${why} Save it in UTF-8, `);
    }
    expect(readFileSync(file)).toEqual(bytes);
  });

  test.each([
    ['ISO-2022-JP', bytesOf('<p>', KANJI['iso-2022-jp'], TILES)],
    ['UTF-16', Buffer.from(`<p>牌${TILES}`, 'utf16le')],
    ['Markdown', bytesOf('# ', KANJI.big5, `\n\n${TILES}\n`)],
  ])('is not read if it names no encoding: %s', async (name, bytes) => {
    const file = fileOf(name === 'Markdown' ? 'page.md' : 'page.html', bytes);
    expect((await run(renderPageCommand, file, '--write')).err).toMatch(/: not read: it is not .*UTF-8/);
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('is read by its byte order mark before anything else', async () => {
    const text = `\ufeff<meta charset="utf-8"><p>牌 <mj-tiles>5x</mj-tiles>`;
    const file = fileOf('page.html', Buffer.from(text, 'utf16le'));
    expect((await run(checkCommand, file)).out).toContain(':1:39: “x”');
    expect((await run(renderPageCommand, file, '--write')).err).toContain('it says that it is utf-16le');
  });
});

test('a page in UTF-8 keeps its byte order mark, which is no part of the first line', async () => {
  const file = fileOf('page.html', `\ufeff<mj-tiles>5x</mj-tiles>${TILES}`);
  const {err} = await run(renderPageCommand, file, '--write');
  expect(err).toContain(`${file}:1:12: “x”`);
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff<mj-tiles>.*<svg /s);
});

test('a round is read with a byte order mark, and not in another encoding', async () => {
  const round = 'E: 123m\nplay:\nE: +1m -1m';
  expect((await run(roundCommand, fileOf('a.txt', `\ufeff${round}`))).out).toBe('1 passed, 0 failed\n');
  const file = fileOf('b.txt', bytesOf('# ', KANJI.shift_jis, `\n${round}`));
  expect((await run(roundCommand, file)).err).toContain(`${file}: not read: it is not UTF-8 (line 1)`);
});

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['GIF', Buffer.from('GIF89a')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['ZIP', Buffer.from('PK\u0003\u0004\u0014')],
  ['RAR', Buffer.from('Rar!\u001a\u0007')],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
])('a file of another kind is named: %s', async (kind, bytes) => {
  const file = fileOf('c.log', Buffer.from(bytes));
  for (const command of [roundCommand, checkCommand]) {
    const {err, status} = await run(command, file);
    expect([err, status]).toEqual([expect.stringContaining(`${file}: not read: it is a ${kind} file,`), 3]);
  }
});

describe('a file that cannot be written is said in one line, and the other files follow:', () => {
  /** Renders a page that cannot be written and one that can. */
  async function refused(file: string): Promise<string> {
    const good = fileOf('good.html', GOOD);
    const {err, status} = await run(renderPageCommand, file, good, '--write');
    expect(status).toBe(3);
    expect(readFileSync(good, 'utf8')).toContain('<svg');
    expect(err.split('\n')).toHaveLength(2);
    return err.replace(file, 'FILE').replaceAll(folder, '');
  }

  test('one that is read-only', async () => {
    const file = fileOf('page.html', GOOD);
    chmodSync(file, 0o444);
    expect(await refused(file)).toBe('FILE: not written: it is read-only\n');
    expect(readFileSync(file, 'utf8')).toBe(GOOD);
  });

  test('a folder without pages, and one in a folder that is missing', async () => {
    const inside = path.join(folder, 'site.html');
    mkdirSync(inside);
    expect(await refused(inside)).toBe('FILE: not read: there are no pages in it\n');
    expect(await refused(path.join(folder, 'none', 'page.html'))).toBe(
      'FILE: not read: there is no such file\n',
    );
  });

  test('a link out of its folder', async () => {
    mkdirSync(path.join(folder, 'site'));
    const secret = fileOf('secret.html', GOOD);
    const link = path.join(folder, 'site', 'page.html');
    symlinkSync(secret, link);
    expect(await refused(link)).toMatch(
      /^FILE: not written: it is a link to .*secret\.html, outside its folder\n$/,
    );
    expect(readFileSync(secret, 'utf8')).toBe(GOOD);
  });

  test.each([
    ['a folder', '.', 'it is a folder'],
    ['a missing folder', 'none/a.svg', 'there is no such folder'],
    ['a file in place of a folder', 'page.html/a.svg', 'there is no such folder'],
    ['a link to nothing', 'lost.svg', 'it is a link to nowhere.svg, which does not exist'],
    ['a name too long', `${'a'.repeat(300)}.svg`, 'its name is too long'],
  ])('--out to %s', async (_, name, why) => {
    const page = fileOf('page.html', GOOD);
    symlinkSync('nowhere.svg', path.join(folder, 'lost.svg'));
    const out = path.join(folder, name);
    const drawn = await run(renderCommand, '--svg', '123m', '--out', out);
    expect([drawn.err, drawn.status]).toEqual([`${out}: not written: ${why}\n`, 3]);
    const rendered = await run(renderPageCommand, page, '--out', out);
    expect([rendered.err, rendered.status]).toEqual([`${page}: not written: ${out}: ${why}\n`, 3]);
    expect(readdirSync(folder).sort()).toEqual(['lost.svg', 'page.html']);
  });

  test('a device without room', async () => {
    const {err, status} = await run(renderCommand, '--svg', '123m', '--out', '/dev/full');
    expect([err, status]).toEqual(['/dev/full: not written: the disk is full\n', 3]);
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });
});

test('a link inside its folder stays a link, and its file keeps its mode', async () => {
  const file = fileOf('page.html', GOOD);
  chmodSync(file, 0o640);
  const link = path.join(folder, 'link.html');
  symlinkSync('page.html', link);
  expect((await run(renderPageCommand, link, '--write')).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('<svg');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder, {withFileTypes: true}).filter((one) => one.isSymbolicLink())).toHaveLength(1);
});

test('several pages are not written into one file', async () => {
  const [a, b] = [fileOf('a.html', GOOD), fileOf('b.html', GOOD)];
  await expect(run(renderPageCommand, a, b, '--write', '--out', path.join(folder, 'c.html'))).rejects.toThrow(
    '--out does not go with --write',
  );
  expect(readFileSync(a, 'utf8')).toBe(GOOD);
});

describe('a file is written whole or not at all', () => {
  /** A program that writes a file with a letter, as often as that, again and again. */
  async function writer(): Promise<string> {
    const outfile = path.join(folder, 'writer.mjs');
    const contents = `import {writeWhole} from './src/cli/write-file.ts';
      import {en} from './src/cli/words/en.ts';
      const [file, size] = process.argv.slice(2);
      console.log('begun');
      for (let i = 0; ; i++) {
        try {
          await writeWhole(file, 'ab'[i % 2].repeat(Number(size)));
        } catch (error) {
          console.log(error.why(en.files));
          process.exit(1);
        }
      }`;
    await build({
      ...{bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'silent'},
      stdin: {contents, resolveDir: path.resolve(import.meta.dirname, '../..'), loader: 'ts'},
    });
    return outfile;
  }

  /** The writer at work on a file. It ends with the test. */
  async function begun(program: string, file: string, size: number) {
    const child = spawn(process.execPath, [program, file, String(size)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    return child;
  }

  const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  test('when the command is killed', async () => {
    const program = await writer();
    const size = 3_000_000;
    const file = fileOf('page.html', 'o'.repeat(size));
    const wholes = ['o', 'a', 'b'].map((letter) => letter.repeat(size));
    for (let i = 0; i < 24; i++) {
      const signal = i % 4 ? 'SIGKILL' : 'SIGTERM';
      const child = await begun(program, file, size);
      const before = readdirSync(folder).length;
      await after(3 * i);
      const ended = once(child, 'exit');
      child.kill(signal);
      expect((await ended)[1]).toBe(signal);
      expect(wholes).toContain(readFileSync(file, 'utf8'));
      // a signal that can be handled leaves nothing beside the file
      if (signal === 'SIGTERM') expect(readdirSync(folder).length).toBeLessThanOrEqual(before);
    }
  });

  test('when the command is killed between two files', async () => {
    const program = await writer();
    const file = fileOf('page.html', 'o');
    for (let i = 0; i < 24; i++) {
      const child = await begun(program, file, 1);
      await after(20 + 2 * i);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const heard = await Promise.race([ended, after(PATIENCE / 10)]);
      expect(heard, 'the signal was lost').toEqual([null, 'SIGTERM']);
      expect(readdirSync(folder).sort()).toEqual(['page.html', 'writer.mjs']);
    }
  });

  test.runIf(process.platform === 'linux')('when there is no room for all of it', async () => {
    const program = await writer();
    const file = fileOf('page.html', 'old');
    const {stdout} = spawnSync(
      'sh',
      ['-c', `ulimit -f 8; "${process.execPath}" "${program}" "${file}" 100000`],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout).toBe('begun\nit would be larger than the system allows\n');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['page.html', 'writer.mjs']);
  });
});
