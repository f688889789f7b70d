import type {Meta} from '@storybook/web-components-vite';
import japanese from './mcr.html?raw';
import traditionalChinese from './mcr.zh-Hant.html?raw';
import simplifiedChinese from './mcr.zh-Hans.html?raw';
import english from './mcr.en.html?raw';
import {tutorialStory} from './tutorial.js';

const meta: Meta = {
  title: 'Tutorials/国标麻将 MCR',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** `stories/tutorials/mcr.html` */
export const Japanese = tutorialStory(japanese);

/** `stories/tutorials/mcr.zh-Hant.html` */
export const TraditionalChinese = tutorialStory(traditionalChinese);

/** `stories/tutorials/mcr.zh-Hans.html` */
export const SimplifiedChinese = tutorialStory(simplifiedChinese);

/** `stories/tutorials/mcr.en.html` */
export const English = tutorialStory(english);
