import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import '../../src/define.js';

/** Written by `npm run build:manifest`; without it the pages lack their tables of properties. */
const manifests = import.meta.glob('../../dist/custom-elements.json', {eager: true, import: 'default'});
const [manifest] = Object.values(manifests);
if (manifest) setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true},
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
