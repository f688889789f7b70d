import type {Meta} from '@storybook/web-components-vite';
import japanese from './riichi.html?raw';
import english from './riichi.en.html?raw';
import {tutorialStory} from './tutorial.js';

const meta: Meta = {
  title: 'Tutorials/リーチ麻雀',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/tutorials/riichi.html` */
export const Japanese = tutorialStory(japanese);

/** `stories/tutorials/riichi.en.html` */
export const English = tutorialStory(english);
