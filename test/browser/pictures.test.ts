import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const BASELINE = fileURLToPath(new URL('../visual/screenshots/baseline', import.meta.url));

test('every picture has its text beside it, and every text its picture', () => {
  const files = readdirSync(BASELINE);
  const called = (ending: string): string[] =>
    files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  expect(called('.txt')).toEqual(called('.png'));
  expect(called('.png').length).toBeGreaterThan(0);
});
