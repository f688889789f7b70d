/** What registers elements registers none in a browser that lacks something, and says so once. */
// asks for the document when it is loaded: before a test puts another in its place
import 'lit';
import {afterEach, expect, test, vi} from 'vitest';
import type * as defining from '../../src/elements/base/definition.js';
import {fresh} from '../fresh.js';

afterEach(() => vi.unstubAllGlobals());

/** `ElementInternals` of a browser with custom states: `define` asks whether the prototype has the name. */
const WITH_STATES = Object.assign(() => undefined, {prototype: {states: new Set()}});
const WITHOUT_STATES = Object.assign(() => undefined, {prototype: {}});

/** Defines an element twice in a browser that has so much. @returns the tags that were registered, and what was said */
async function definedIn(internals: object | undefined, styles: boolean): Promise<[string[], number]> {
  const tags: string[] = [];
  const warn = vi.fn();
  vi.stubGlobal('document', {});
  vi.stubGlobal('customElements', {get: () => undefined, define: (tag: string) => tags.push(tag)});
  vi.stubGlobal('ElementInternals', internals);
  vi.stubGlobal('CSS', {supports: () => styles});
  vi.stubGlobal('console', {...console, warn});
  const {define} = await fresh()<typeof defining>('src/elements/base/definition.ts');
  for (const tag of ['test-one', 'test-two']) define(tag, Map as never);
  return [tags, warn.mock.calls.length];
}

test.each([
  ['everything', WITH_STATES, true, [['test-one', 'test-two'], 0]],
  ['no custom states', WITHOUT_STATES, true, [[], 1]],
  ['no internals', undefined, true, [[], 1]],
  ['no state by a plain name, or no colours for light and dark', WITH_STATES, false, [[], 1]],
])('a browser with %s', async (_, internals, styles, expected) =>
  expect(await definedIn(internals, styles)).toEqual(expected),
);
