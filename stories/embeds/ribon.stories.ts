import type {Meta} from '@storybook/web-components-vite';
import page from './ribon.html?raw';
import {pageStory} from './page.js';

const meta: Meta = {
  title: 'Embeds/李凡師',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/embeds/ribon.html` */
export const Page = pageStory(page);
