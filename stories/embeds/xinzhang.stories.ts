import type {Meta} from '@storybook/web-components-vite';
import page from './xinzhang.html?raw';
import {pageStory} from './page.js';

const meta: Meta = {
  title: 'Embeds/新章',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/embeds/xinzhang.html` */
export const Page = pageStory(page);
