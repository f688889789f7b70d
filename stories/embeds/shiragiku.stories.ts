import type {Meta} from '@storybook/web-components-vite';
import page from './shiragiku.html?raw';
import {pageStory} from './page.js';

const meta: Meta = {
  title: 'Embeds/しらぎく',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/embeds/shiragiku.html` */
export const Page = pageStory(page);
