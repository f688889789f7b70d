import {describe, expect, it} from 'vitest';
import {reachedFrom} from '../since.mjs';

const FILES = {
  'src/a.ts': "import type {Shape} from './shape.js';\nexport const a = 1;",
  'src/b.ts': "import {\n  a,\n} from './a.js';",
  'src/ab.ts': 'export const ab = 1;',
  'src/shape.ts': 'export interface Shape {}',
  'src/rules/mcr/index.ts': '',
  'src/all.ts': 'const load = (id: string) => import(`./rules/${id}/index.js`);',
  'test/hands.ndjson': '',
  'test/pages/one.html': '',
  'test/a.test.ts': "import '../src/b.js';",
  'test/all.test.ts': "import '../src/all.js';",
  'test/data.test.ts': "read('hands.ndjson'); read(at('./hands.ndjson')); folder('test/pages');",
};

const testsFrom = (...changed: string[]): string[] => {
  const reached = reachedFrom(new Map(Object.entries(FILES)), changed);
  return [...new Set([...reached.values()].flat())].filter((file) => file.endsWith('.test.ts'));
};

describe('test files that a change reaches', () => {
  it('are those that import it, through other files too', () => {
    expect(testsFrom('src/a.ts')).toEqual(['test/a.test.ts']);
    expect(testsFrom('src/ab.ts')).toEqual([]);
  });

  it('are those that load a module by a name that is put together', () => {
    expect(testsFrom('src/rules/mcr/index.ts')).toEqual(['test/all.test.ts']);
  });

  it('are those that read a file, or a folder in which it lies', () => {
    expect(testsFrom('test/hands.ndjson')).toEqual(['test/data.test.ts']);
    expect(testsFrom('test/pages/one.html')).toEqual(['test/data.test.ts']);
  });

  it('are the test itself, and those that use a file that is gone', () => {
    expect(testsFrom('test/all.test.ts')).toEqual(['test/all.test.ts']);
    expect(testsFrom('test/pages/gone.html')).toEqual(['test/data.test.ts']);
  });

  it('are not those that import types alone', () => {
    expect(testsFrom('src/shape.ts')).toEqual([]);
  });
});
