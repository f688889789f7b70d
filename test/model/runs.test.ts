/** What registers elements registers none in a browser that lacks something, and says so once. */
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

class Internals {}
class WithStates {
  readonly states = new Set<string>();
}
Object.defineProperty(WithStates.prototype, 'states', {value: new Set(), writable: true});

/** Defines an element twice in a browser that has so much. @returns the tags that were registered, and what was said */
async function definedIn(internals: object | undefined, styles: boolean): Promise<[string[], number]> {
  const tags: string[] = [];
  const warn = vi.fn();
  vi.stubGlobal('document', {});
  vi.stubGlobal('customElements', {get: () => undefined, define: (tag: string) => tags.push(tag)});
  vi.stubGlobal('ElementInternals', internals);
  vi.stubGlobal('CSS', {supports: () => styles});
  vi.stubGlobal('console', {...console, warn});
  const {define} = await import('../../src/elements/define.js');
  for (const tag of ['test-one', 'test-two']) define(tag, class {} as never);
  return [tags, warn.mock.calls.length];
}

test.each([
  ['everything', WithStates, true, [['test-one', 'test-two'], 0]],
  ['no custom states', Internals, true, [[], 1]],
  ['no internals', undefined, true, [[], 1]],
  ['no state by a plain name, or no colours for light and dark', WithStates, false, [[], 1]],
])('a browser with %s', async (_, internals, styles, expected) =>
  expect(await definedIn(internals, styles)).toEqual(expected),
);
