import type {Meta} from '@storybook/web-components-vite';
import page from './mcr.html?raw';
import {pageStory} from './page.js';

const meta: Meta = {
  title: 'Embeds/国标麻将 MCR',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/embeds/mcr.html` */
export const Page = pageStory(page);
