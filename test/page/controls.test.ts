/** The controls of every story: each sets what its name says, and the table lists what the element has. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {elements} from '../package/manifest.js';
import {browse, rest} from './browse.js';

const folder = path.join(import.meta.dirname, '../../storybook-static');
/** On a server that has other things too. */
const base = '/some/where/';
const {entries} = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, {id: string; title: string; type: string; tags?: string[]}>;
};
const stories = Object.values(entries).filter(
  ({type, title}) => type === 'story' && title.startsWith('Elements/'),
);
const tagOf = (title: string): string => title.replace('Elements/', '');

const {address, newPage} = browse({folder, base});

interface Row {
  readonly name: string;
  readonly control?: false | {readonly type: string};
  readonly options?: readonly unknown[];
  readonly table?: {readonly category?: string; readonly type?: {readonly summary: string}};
}
type Rows = Record<string, Row>;

interface Story {
  readonly component: string;
  readonly argTypes: Rows;
  readonly parameters: {readonly docs: {extractComponentDescription(tag: string): string}};
}

interface Preview {
  readonly storyStoreValue?: {loadStory(of: {storyId: string}): Promise<Story>};
  readonly channel: {
    emit(event: string, of: object): void;
    once(event: string, done: (of: Error) => void): void;
  };
}

/** Stories are not played: `test:stories` does that. */
const AT_REST = 'embed=true';

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await page.goto(`${address(base)}iframe.html?viewMode=story&${AT_REST}&id=${stories[0].id}`);
  await page.locator('#storybook-root > *').first().waitFor({state: 'attached'});
  await rest(page);
});
afterAll(() => page.close());

/** Makes Storybook change a story, and waits until it is drawn. */
const emit = (event: string, of: object): Promise<void> =>
  page.evaluate(
    async ([name, given]) => {
      const {channel} = (window as unknown as {__STORYBOOK_PREVIEW__: Preview}).__STORYBOOK_PREVIEW__;
      const done = new Promise<void>((resolve, reject) => {
        channel.once('storyRendered', () => resolve());
        channel.once('storyThrewException', reject);
      });
      channel.emit(name, given);
      await done;
    },
    [event, of] as const,
  );

const rowsOf = (id: string): Promise<Rows> =>
  page.evaluate(async (storyId) => {
    const preview = (window as unknown as {__STORYBOOK_PREVIEW__: Preview}).__STORYBOOK_PREVIEW__;
    const story = await preview.storyStoreValue?.loadStory({storyId});
    return JSON.parse(JSON.stringify(story?.argTypes ?? {})) as Rows;
  }, id);

/** The attributes and custom properties of an element. */
const had = (tag: string, names: readonly string[]) =>
  page.evaluate(
    ([localName, keys]) => {
      const element = document.querySelector<HTMLElement>(`#storybook-root ${localName}`);
      return keys.map((key) =>
        key.startsWith('--') ? element?.style.getPropertyValue(key) : (element?.getAttribute(key) ?? null),
      );
    },
    [tag, names] as const,
  );

/** A value that the story does not have by default. */
const otherValue = ({control, options, name}: Row): unknown => {
  if (options?.length) return options.at(-1);
  const type = control ? control.type : '';
  if (type === 'boolean') return true;
  if (type === 'number') return 7;
  return name.startsWith('--') ? '3px' : 'other';
};

describe.each(stories)('$id', ({id, title}) => {
  test('has controls that all do something', async () => {
    if (id !== stories[0].id) await emit('setCurrentStory', {storyId: id, viewMode: 'story'});
    const all = Object.entries(await rowsOf(id)).filter(([, {control}]) => control);
    const args = Object.fromEntries(all.map(([key, row]) => [key, otherValue(row)]));
    await emit('updateStoryArgs', {storyId: id, updatedArgs: args});
    // a story may have args of its own, such as the content of the tag
    const rows = all.filter(([, {table}]) => table?.category);
    expect(rows.length).toBeGreaterThan(20);
    for (const [key] of all.filter((row) => !rows.includes(row)))
      await expect
        .poll(() => page.locator('#storybook-root').innerHTML())
        .toContain(`>${String(args[key])}<`);
    const names = rows.map(([, {name}]) => name);
    const unset = async () => {
      const found = await had(tagOf(title), names);
      return rows.filter(([key], i) => found[i] !== (args[key] === true ? '' : String(args[key])));
    };
    await expect.poll(unset).toEqual([]);
  });
});

const told = [...new Set(stories.map(({title}) => tagOf(title)))];

describe.each(told)('%s', (tag) => {
  const own = stories.filter(({title}) => tagOf(title) === tag);

  test('has a story that is played', () => {
    expect(own.filter((story) => story.tags?.includes('play-fn')).length).toBeGreaterThan(0);
  });

  test('has a row for each attribute, part and property, with its type', async () => {
    const rows = await rowsOf(own[0].id);
    const documented = elements.find(({tagName}) => tagName === tag);
    const of = (category: string) =>
      Object.values(rows)
        .filter(({table}) => table?.category === category)
        .map(({name}) => name)
        .sort();
    const namesOf = (list: readonly {name: string}[] = []) => [...new Set(list.map(({name}) => name))].sort();
    expect(of('attributes')).toEqual([...namesOf(documented?.attributes), 'lang'].sort());
    expect(of('css parts')).toEqual(namesOf(documented?.cssParts));
    expect(of('css properties')).toEqual(namesOf(documented?.cssProperties));
    const untyped = Object.values(rows).filter(
      ({control, table, name}) => control && table && !table.type && !name.startsWith('--'),
    );
    expect(untyped).toEqual([]);
  });

  test('says how it is imported', async () => {
    const description = await page.evaluate(async (storyId) => {
      const preview = (window as unknown as {__STORYBOOK_PREVIEW__: Preview}).__STORYBOOK_PREVIEW__;
      const story = await preview.storyStoreValue?.loadStory({storyId});
      return story?.parameters.docs.extractComponentDescription(story.component);
    }, own[0].id);
    expect(description).toContain(`import 'mahjong-elements/elements/${tag}/define.js';`);
    expect(description?.length).toBeGreaterThan(200);
  });
});
