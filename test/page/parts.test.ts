/** Every part that a page could style is documented. */
import {describe, expect, test} from 'vitest';
import {elements, tags} from '../package/manifest.js';
import {browse, rest, shownTags, visit} from './browse.js';
import {markup, pageOf} from './elements.js';

/** The documented parts of an element: those with a line of their own, and those mentioned in one. */
const documented = elements.flatMap(({tagName, cssParts = []}) =>
  cssParts.flatMap(({name, description = ''}) =>
    [name, ...[...description.matchAll(/`([a-z-]+)`/g)].map(([, mentioned]) => mentioned)].map(
      (part) => `${tagName}::part(${part})`,
    ),
  ),
);

const script = '<script type="module" src="/cdn/mahjong.js"></script>';
const {address, newPage} = browse({pages: {'/': pageOf(script, tags.map(markup))}});

describe('the documentation', () => {
  test('names every part that is there', async () => {
    const page = await newPage();
    await visit(page, address('/'));
    await expect.poll(() => shownTags(page)).toEqual(tags);
    await rest(page);
    const found = await page.evaluate(
      (names) =>
        names.flatMap((tag) =>
          [...document.querySelectorAll(tag)].flatMap((element) =>
            [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((box) =>
              [...box.part].map((part) => `${tag}::part(${part})`),
            ),
          ),
        ),
      tags,
    );
    await page.close();
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((part) => !documented.includes(part))).toEqual([]);
  });
});
