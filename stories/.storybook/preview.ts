import type {Preview} from '@storybook/web-components-vite';
import '../../src/define.js';
import {argTypesOf, descriptionOf} from '../arg-types.js';
import {alone, wired} from '../wire.js';

const preview: Preview = {
  tags: ['autodocs'],
  render: alone,
  decorators: [wired],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true, sort: 'none'},
    docs: {extractArgTypes: argTypesOf, extractComponentDescription: descriptionOf},
    options: {
      storySort: {
        order: [
          'Introduction',
          'Embeds',
          'Guides',
          ['Embedding', 'Notation', 'Theming'],
          'Rules',
          'Elements',
        ],
      },
    },
  },
};
export default preview;
