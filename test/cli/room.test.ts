/** What `mj check --room` says: how an author learns the height of an example, which only a browser knows. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {commandWords} from '../../src/cli/words/index.js';
import {READ_ROOM} from '../../src/cli/room.js';
import {mj} from './run.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mj-room-'));
afterAll(() => rmSync(folder, {recursive: true}));

const HAND = '[123m][456m] 789m 234p 5s +5s';
const own = (more = '', inside = HAND): string =>
  `<mj-example rules="mcr" by="discard" ${more}>${inside}</mj-example>`;

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

describe('mj check --room', () => {
  it('counts the examples whose room is not theirs, and prints the line for the console', async () => {
    const page = file(
      'page.html',
      own() +
        own() +
        own('style="--mj-example-block-size: 300px"') +
        own('', `<mj-hand>${HAND}</mj-hand>`) +
        '<mj-tiles>5s</mj-tiles>',
    );
    const {out, err, status} = await mj('check', '--room', page);
    expect([out, status]).toEqual(['', 0]);
    expect(err).toContain(`${page}: ${commandWords('en').room(2)}\n${READ_ROOM}\n`);
    expect((await mj('check', page)).err).not.toContain(READ_ROOM);
  });

  it('has nothing to say of roots that are declared', async () => {
    const page = file('declared.html', own());
    expect((await mj('render', '--write', '--declarative', page)).status).toBe(0);
    expect((await mj('check', '--room', page)).err).not.toContain(READ_ROOM);
  });

  it.each(LANGS)('says it in %s', async (lang) => {
    const {err} = await mj('check', '--room', '--lang', lang, file(`${lang}.html`, own()));
    expect(err).toContain(commandWords(lang).room(1));
  });
});
