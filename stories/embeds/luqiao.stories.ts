import type {Meta} from '@storybook/web-components-vite';
import page from './luqiao.html?raw';
import {pageStory} from './page.js';

const meta: Meta = {
  title: 'Embeds/路橋',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/embeds/luqiao.html` */
export const Page = pageStory(page);
