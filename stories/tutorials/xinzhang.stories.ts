import type {Meta} from '@storybook/web-components-vite';
import japanese from './xinzhang.html?raw';
import traditionalChinese from './xinzhang.zh-Hant.html?raw';
import english from './xinzhang.en.html?raw';
import {tutorialStory} from './tutorial.js';

const meta: Meta = {
  title: 'Tutorials/台灣新章麻將',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/tutorials/xinzhang.html` */
export const Japanese = tutorialStory(japanese);

/** `stories/tutorials/xinzhang.zh-Hant.html` */
export const TraditionalChinese = tutorialStory(traditionalChinese);

/** `stories/tutorials/xinzhang.en.html` */
export const English = tutorialStory(english);
