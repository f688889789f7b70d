import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import '../../src/mahjong.js';
import '../register.js';
import {readPage} from '../variants/page.mjs';
import {setUpWorkshop} from '../../tools/site/files/workshop.js';
import {WORDS, workshop} from './workshop.mjs';
import '../../tools/site/files/workshop.css';

const files = import.meta.glob<string>('../variants/*.md', {query: '?raw', import: 'default', eager: true});
const pages = Object.entries(files).map(([file, text]) =>
  readPage(file.replace(/^.*\/(.*)\.md$/, '$1'), text),
);

interface Args {
  lang: keyof typeof WORDS;
}

const meta: Meta<Args> = {
  title: 'Workshop/Your own rules',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
  args: {lang: 'en'},
  argTypes: {lang: {control: 'select', options: Object.keys(WORDS)}},
};
export default meta;

/** A text of rules, its patterns, hands that win by it, and its code: all change as it is typed. */
export const Workshop: StoryObj<Args> = {
  render: ({lang}) => {
    const words = WORDS[lang];
    const main = document.createElement('main');
    main.lang = lang;
    main.innerHTML = `<h1>${words.title}</h1><p>${words.intro}</p>${workshop(words, pages)}`;
    void setUpWorkshop(main.querySelector('.workshop')!, new URL('mahjong.js', location.href).href);
    return main;
  },
  play: async ({canvasElement}) => {
    const around = canvasElement.querySelector('.workshop')!;
    await waitFor(() => expect(around.querySelectorAll('.hands mj-example')).toHaveLength(10));
    await expect(around.querySelector('code')?.textContent).toContain('rules="#own-rules"');
  },
};
