import type {Preview} from '@storybook/web-components-vite';
import {configure} from 'storybook/test';
import '../../src/define.js';
import {argTypesOf, descriptionOf} from '../arg-types.js';
import {alone, wired} from '../wire.js';

// a busy machine draws slowly
configure({asyncUtilTimeout: 60_000});

const preview: Preview = {
  tags: ['autodocs'],
  render: alone,
  decorators: [wired],
  // `test:stories` checks accessibility; whoever reads the built stories need not wait for it, but can ask for it
  initialGlobals: {a11y: {manual: import.meta.env.PROD}},
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true, sort: 'none'},
    docs: {extractArgTypes: argTypesOf, extractComponentDescription: descriptionOf},
    options: {
      storySort: {
        order: ['Introduction', 'Embeds', 'Elements'],
      },
    },
  },
};
export default preview;
