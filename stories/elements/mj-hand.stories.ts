import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';

const meta: Meta<MjHand> = {
  title: 'Elements/mj-hand',
  component: 'mj-hand',
  args: {hand: '[FFF] [_234m] 456m 78m 99m +6m', by: 'discard'},
};
export default meta;

type Story = StoryObj<MjHand>;

/** What a reader sees and hears follows the hand. */
export const WithMelds: Story = {
  play: async ({canvasElement}) => {
    const element = canvasElement.querySelector('mj-hand');
    await waitFor(() => expect(element?.shadowRoot?.querySelectorAll('.tile').length).toBe(14));
    await waitFor(() => expect(element?.spoken).toContain('winning tile 6 of characters, won by discard'));
    if (element) element.by = 'self';
    await waitFor(() => expect(element?.spoken).toContain('self-drawn'));
  },
};

export const Kongs: Story = {args: {hand: '[[9999p]] [555+5s] [_EEEE] 77m 4p +4p', by: 'self'}};

/** The indicator lies beside the hand; tiles of its kind are marked. */
export const Wild: Story = {args: {hand: '[345s] 5m 23m 567p 99p SS +4m', wild: '5m'}};

export const Flowers: Story = {args: {hand: '[123m] 456m 789p 234s 11s 55p +5p', flowers: '1f 2f 6f'}};

export const Numerals: Story = {args: {index: true}};

export const Large: Story = {args: {size: 'large'}};

export const DarkTiles: Story = {args: {tileTheme: 'dark'}};

/** How a concealed kong lies: as on the table, or shown. */
export const ConcealedKong: Story = {args: {hand: '[[9999p]] 123m 456m 78s 99s +9s', concealedKong: 'inner'}};

/** The hand as it was drawn is put in order. */
export const Sorted: Story = {args: {hand: '9m1m5p3p2s', by: undefined, sort: true}};

export const Japanese: Story = {
  args: ownArgs(meta.args, {}),
  render: () =>
    html`<mj-hand lang="ja">
      一一五九(2)(6)(9)147東南西北白発中
      <span slot="caption">十六不搭</span>
    </mj-hand>`,
};

export const Unreadable: Story = {args: {hand: '[FFF] 23m 78q +6m'}};
