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
  // `test/elements/every.test.ts` asks axe; here a developer can, in the panel of a story
  initialGlobals: {a11y: {manual: true}},
  parameters: {
    controls: {expanded: true, sort: 'none'},
    docs: {extractArgTypes: argTypesOf, extractComponentDescription: descriptionOf},
    options: {storySort: {order: ['Introduction', 'Embeds', 'Elements']}},
  },
};
export default preview;
