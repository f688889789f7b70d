import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {MjTiles} from '../../src/elements/mj-tiles/mj-tiles.js';

const meta: Meta<MjTiles> = {
  title: 'Elements/mj-tiles',
  component: 'mj-tiles',
  args: {tiles: '123m EE', index: false},
  render: ({tiles, index}) =>
    html`<p>The wait is <mj-tiles tiles=${ifDefined(tiles)} ?index=${index}></mj-tiles> here.</p>`,
};
export default meta;

type Story = StoryObj<MjTiles>;

/** A run of tiles stands in a line of text. */
export const InASentence: Story = {};

export const WithNumerals: Story = {args: {tiles: '1234567m 55p EC', index: true}};

export const RedAndWild: Story = {
  render: () =>
    html`<p>
      Red tiles <mj-tiles tiles="r5p r3s rP"></mj-tiles>, a wild tile
      <mj-tiles tiles="4m" wild="4m"></mj-tiles> and a tile from behind <mj-tiles tiles="X"></mj-tiles>.
    </p>`,
};

/** The text stays as it is, with the place marked and the reason beside it. */
export const Unreadable: Story = {args: {tiles: '12q'}};
