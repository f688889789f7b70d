import {expect, waitFor} from 'storybook/test';
import type {StoryObj} from '@storybook/web-components-vite';
import '../register.js';
import './blog.css';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';

/** An example and the elements it shows itself by. */
const rootsOf = (example: MjExample): (ShadowRoot | null)[] =>
  [example, ...(example.shadowRoot?.querySelectorAll('*') ?? [])].map(({shadowRoot}) => shadowRoot);

const says = (example: MjExample, part: string): boolean =>
  rootsOf(example).some((root) => root?.querySelector(`[part~=${part}]`));

const textOf = (example: MjExample): string => (example.hand ?? example.textContent).trim();

/** A whole page as the author of the rules would write it; every example comes to the total that the text says. */
export const pageStory = (page: string): StoryObj => ({
  name: 'A page with fifteen examples and more',
  render: () => {
    const {body} = new DOMParser().parseFromString(page, 'text/html');
    const main = document.importNode(body, true).firstElementChild as HTMLElement;
    main.lang = 'ja';
    return main;
  },
  play: async ({canvasElement}) => {
    const examples = [...canvasElement.querySelectorAll('mj-example')];
    await expect(examples.length).toBeGreaterThanOrEqual(15);
    await expect(examples.filter(({expect: total}) => total === undefined)).toEqual([]);
    // what is far from the window is drawn when somebody asks
    await waitFor(() => {
      for (const example of examples) void example.updateComplete;
      return expect(examples.filter((example) => !says(example, 'total')).map(textOf)).toEqual([]);
    });
    const wrong = examples.filter((example) => says(example, 'mismatch') || says(example, 'problem'));
    await expect(wrong.map(textOf)).toEqual([]);
  },
});
