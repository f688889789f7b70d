import type {Meta} from '@storybook/web-components-vite';
import japanese from './luqiao.html?raw';
import english from './luqiao.en.html?raw';
import {tutorialStory} from './tutorial.js';

const meta: Meta = {
  title: 'Tutorials/台州路橋麻將',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/tutorials/luqiao.html` */
export const Japanese = tutorialStory(japanese);

/** `stories/tutorials/luqiao.en.html` */
export const English = tutorialStory(english);
