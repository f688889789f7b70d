/** The data for editors has all of the manifest, and nothing else. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {elements} from './manifest.js';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../dist', file), 'utf8'));

interface Named {
  name: string;
  description: string;
}
interface HtmlData {
  tags: (Named & {attributes: (Named & {values?: Named[]; valueSet?: string})[]})[];
}
interface CssData {
  properties: Named[];
  pseudoElements: Named[];
  pseudoClasses: Named[];
}
interface WebTypes {
  contributions: {
    html: {
      elements: (Named & {
        attributes: (Named & {value: {type: string}})[];
        slots: Named[];
        js: {properties: Named[]; events: Named[]};
        css: {properties: Named[]; parts: Named[]};
      })[];
    };
  };
}

const names = (all: readonly {name: string}[] = []) => all.map(({name}) => name).sort();
const html = read('vscode.html-custom-data.json') as HtmlData;
const css = read('vscode.css-custom-data.json') as CssData;
const webTypes = read('web-types.json') as WebTypes;

describe.each(elements)('$tagName', ({tagName, attributes, slots, events, cssParts, cssProperties}) => {
  const tag = html.tags.find(({name}) => name === tagName)!;
  const contribution = webTypes.contributions.html.elements.find(({name}) => name === tagName)!;

  test('has its attributes in the data of VS Code, each with a description', () => {
    expect(names(tag.attributes)).toEqual(names(attributes));
    expect(tag.attributes.filter(({description}) => !description)).toEqual([]);
  });

  test('has all of it in the web-types', () => {
    expect(names(contribution.attributes)).toEqual(names(attributes));
    expect(names(contribution.slots)).toEqual(names(slots));
    expect(names(contribution.js.events)).toEqual(names(events));
    expect(names(contribution.css.parts)).toEqual(names(cssParts));
    expect(names(contribution.css.properties)).toEqual(names(cssProperties));
  });

  test('has its parts and custom properties in the data for style sheets', () => {
    expect(names(css.pseudoElements)).toEqual(
      expect.arrayContaining((cssParts ?? []).map(({name}) => `::part(${name})`)),
    );
    expect(names(css.properties)).toEqual(expect.arrayContaining(names(cssProperties)));
  });
});

test('values are offered where a type has them, also under another name', () => {
  const example = html.tags.find(({name}) => name === 'mj-example')!;
  const valuesOf = (name: string) => example.attributes.find((own) => own.name === name)?.values;
  expect(names(valuesOf('by'))).toEqual(['discard', 'robbing', 'self']);
  expect(names(valuesOf('seat'))).toEqual(['east', 'north', 'south', 'west']);
  expect(valuesOf('hand')).toBeUndefined();
  expect(example.attributes.find(({name}) => name === 'index')?.valueSet).toBe('v');
});

test('nothing is there twice', () => {
  for (const list of [html.tags, css.properties, css.pseudoElements, css.pseudoClasses]) {
    expect(new Set(names(list)).size).toBe(list.length);
  }
});
