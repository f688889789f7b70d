/** The script of the guide “Game records and referee” runs, and prints what it says. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('tells a round and plays a hand to its end', async () => {
  const [, script] = /^```js\n(.*?)^```/ms.exec(
    readFileSync(path.join(root, 'stories/docs/rounds.md'), 'utf8'),
  )!;
  const file = path.join(folder, 'script.ts');
  const from = /'mahjong-elements\/(.*?)\.js'/g;
  writeFileSync(
    file,
    script.replace(from, (_, name: string) => `'${path.join(root, 'src', name)}.ts'`),
  );
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ file);
  const [[faults], [following]] = log.mock.calls as [[unknown], [unknown]];
  log.mockRestore();
  expect(faults).toEqual(JSON.parse(/\/\/ (\['.*'\])/.exec(script)![1].replaceAll("'", '"')));
  expect(following).toMatchObject({dealer: 'east', hand: 1, players: ['Ann', 'Bo', 'Cy', 'Di']});
});
