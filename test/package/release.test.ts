/** What a release changes in texts. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {isNext, withReleased, withVersion} from '../../tools/release/steps.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const {version} = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {version: string};

describe('a release', () => {
  test.each([
    ['0.1.0', '0.1.0', true],
    ['0.1.1', '0.1.0', true],
    ['0.10.0', '0.9.9', true],
    ['1.0.0', '0.9.9', true],
    ['0.9.9', '0.10.0', false],
    ['0.9.9', '1.0.0', false],
  ])('of %s after %s: %s', (next, last, may) => {
    expect(isNext(next, last)).toBe(may);
  });

  test.each(['1.0', 'v1.0.0', '1.0.0-beta', ''])('is refused for “%s”', (next) => {
    expect(() => isNext(next, '0.1.0')).toThrow('is no version');
  });

  test('changes the version, and no longer number that has it within', () => {
    const text = 'mahjong-elements@0.1.0/dist, elements-0.1.0.zip, Version 0.1.0.';
    expect(withVersion(text, '0.1.0', '0.2.0')).toBe(text.replaceAll('0.1.0', '0.2.0'));
    for (const other of ['10.1.0', '0.1.01', '0.1.0.4', '1.0.1.0', '0x1y0'])
      expect(withVersion(other, '0.1.0', '0.2.0')).toBe(other);
  });

  test('puts the changes under its version and day', () => {
    expect(withReleased('# C\n\n## Unreleased: 0.1.0\n\n- a\n', '0.2.0', '2026-11-28')).toBe(
      '# C\n\n## 0.2.0, 2026-11-28\n\n- a\n',
    );
    expect(() => withReleased('# C\n\n## 0.1.0\n', '0.2.0', '2026-11-28')).toThrow('Unreleased');
  });

  test('can be made of the changelog as it is', () => {
    const changelog = readFileSync(`${root}CHANGELOG.md`, 'utf8');
    expect(withReleased(changelog, version, '2026-11-28')).toContain(`## ${version}, 2026-11-28`);
  });
});
