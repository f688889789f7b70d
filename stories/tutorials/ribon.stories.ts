import type {Meta} from '@storybook/web-components-vite';
import japanese from './ribon.html?raw';
import english from './ribon.en.html?raw';
import {tutorialStory} from './tutorial.js';

const meta: Meta = {
  title: 'Tutorials/李凡師サンマ',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/tutorials/ribon.html` */
export const Japanese = tutorialStory(japanese);

/** `stories/tutorials/ribon.en.html` */
export const English = tutorialStory(english);
