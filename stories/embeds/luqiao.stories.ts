import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../register.js';
import './blog.css';
import page from './luqiao.html?raw';

const meta: Meta = {
  title: 'Embeds/路橋',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** A whole page, as the author of a blog on 路橋 would write it: `stories/embeds/luqiao.html`. */
export const Page: StoryObj = {
  name: 'A page with six examples',
  render: () => {
    const {body} = new DOMParser().parseFromString(page, 'text/html');
    const main = document.importNode(body, true).firstElementChild as HTMLElement;
    main.lang = 'ja';
    return main;
  },
};
