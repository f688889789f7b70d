import type {Meta} from '@storybook/web-components-vite';
import japanese from './riichi.html?raw';
import english from './riichi.en.html?raw';
import {pageStory} from './page.js';

const meta: Meta = {
  title: 'Embeds/リーチ麻雀',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/embeds/riichi.html` */
export const Japanese = pageStory(japanese);

/** `stories/embeds/riichi.en.html` */
export const English = pageStory(english);
