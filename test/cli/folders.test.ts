/** A folder in place of a page: all pages in it. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {mj} from './run.js';

const PAGE = '<p lang="en"><mj-tiles>5s</mj-tiles></p>';
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': PAGE,
  'posts/first/index.html': PAGE,
  'posts/second.md': 'A tile: [mj]5s[/mj]\n',
  'index.xml': '<rss><description>&lt;mj-tiles&gt;5s&lt;/mj-tiles&gt;</description></rss>',
  'empty.html': '<p>Nothing</p>',
  'latin.html': new Uint8Array([...Buffer.from('<meta charset=latin1><p>'), 0xe9]),
  'node_modules/other/readme.md': PAGE,
  '.cache/page.html': PAGE,
  'notes.txt': PAGE,
};

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'mj-site-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  symlinkSync(path.join(site, 'index.html'), path.join(site, 'link.html'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

const changed = (): string[] =>
  Object.keys(FILES).filter((file) => !readFileSync(path.join(site, file)).equals(Buffer.from(FILES[file])));

describe('a folder', () => {
  it('is rendered whole: pages and feeds in it and its folders, but no packages and no hidden folders', async () => {
    expect(await mj('render', site, '--write')).toEqual({out: '', err: '', status: 0});
    expect(changed()).toEqual(['index.html', 'posts/first/index.html', 'posts/second.md', 'index.xml']);
    expect(await mj('render', `${site}/`, '--write')).toEqual({out: '', err: '', status: 0});
  });

  it('is checked whole, and says where a page is wrong', async () => {
    writeFileSync(path.join(site, 'posts/second.md'), '[mj]5x[/mj]');
    const {out, err, status} = await mj('check', site);
    expect([out.split('\n').length - 1, err, status]).toEqual([1, '4 checked, 1 wrong\n', 1]);
    expect(out).toContain(`${path.join(site, 'posts/second.md')}:1:6: `);
  });

  it('is no single page, so that it is not printed', async () => {
    expect((await mj('render', `${site}/`)).status).toBe(2);
    expect(changed()).toEqual([]);
  });

  it('without pages is a mistake', async () => {
    mkdirSync(path.join(site, 'none'));
    const {out, err, status} = await mj('check', path.join(site, 'none'));
    expect([out, status]).toEqual(['', 3]);
    expect(err).toContain('there are no pages in it');
  });
});
