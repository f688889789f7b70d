import {describe, expect, test} from 'vitest';
import {viewsOf} from '../../src/elements/attributes/views.js';

describe('the hand of an example', () => {
  test.each([
    [undefined, undefined],
    ['hand breakdown', 'full'],
    ['breakdown, hand', undefined],
    [undefined, 'full'],
  ])('is drawn large beside a whole breakdown: views %s, view %s', (views, view) => {
    expect(viewsOf(views, view).isHandLarge).toBe(true);
  });

  test.each([
    ['hand', undefined],
    ['hand settlement', 'full'],
    [undefined, 'lines'],
    [undefined, 'total'],
  ])('is as large as any hand without one: views %s, view %s', (views, view) => {
    expect(viewsOf(views, view).isHandLarge).toBe(false);
  });
});
