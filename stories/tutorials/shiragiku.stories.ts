import type {Meta} from '@storybook/web-components-vite';
import japanese from './shiragiku.html?raw';
import english from './shiragiku.en.html?raw';
import {tutorialStory} from './tutorial.js';

const meta: Meta = {
  title: 'Tutorials/しらぎく麻雀の台湾麻将',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/tutorials/shiragiku.html` */
export const Japanese = tutorialStory(japanese);

/** `stories/tutorials/shiragiku.en.html` */
export const English = tutorialStory(english);
