import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import type {MjTiles} from '../../src/elements/mj-tiles/mj-tiles.js';

const meta: Meta<MjTiles> = {
  title: 'Elements/mj-tiles',
  component: 'mj-tiles',
  args: {tiles: '123m EE'},
};
export default meta;

type Story = StoryObj<MjTiles>;

/** A run of tiles stands in a line of text, and is read in it. */
export const InASentence: Story = {
  decorators: [(story) => html`<p>The wait is ${story()} here.</p>`],
  play: async ({canvasElement}) => {
    const element = canvasElement.querySelector('mj-tiles');
    await waitFor(() => expect(element?.spoken).toBe('1 2 3 characters, East wind twice'));
    await waitFor(() => expect(element?.shadowRoot?.querySelectorAll('.tile').length).toBe(5));
    if (element) element.tiles = '9s';
    await waitFor(() => expect(element?.shadowRoot?.querySelectorAll('.tile').length).toBe(1));
  },
};

export const WithNumerals: Story = {args: {tiles: '1234567m 55p EC', index: true}};

export const Large: Story = {args: {tiles: '258p', size: 'large'}};

export const DarkTiles: Story = {args: {tiles: '19m 19p 19s ESWNPFC', tileTheme: 'dark'}};

export const DimTiles: Story = {args: {tiles: '19m 19p 19s ESWNPFC', tileTheme: 'dim'}};

export const Red: Story = {args: {tiles: 'r5p r3s rP'}};

export const Wild: Story = {args: {tiles: '4m 5m', wild: '4m'}};

export const FaceDown: Story = {args: {tiles: 'X 1p 1p X'}};

export const Flowers: Story = {args: {tiles: '1f 2f 3f 4f 5f 6f 7f 8f'}};

/** The text stays as it is, with the place marked and the reason beside it. */
export const Unreadable: Story = {args: {tiles: '12q'}};
