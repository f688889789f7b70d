import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';

const meta: Meta<MjHand> = {
  title: 'Elements/mj-hand',
  component: 'mj-hand',
  args: {hand: '[FFF] [_234m] 456m 78m 99m +6m', by: 'discard'},
  render: ({hand, by, wild, flowers, size, index, tileTheme}) =>
    html`<mj-hand
      hand=${ifDefined(hand)}
      by=${ifDefined(by)}
      wild=${ifDefined(wild)}
      flowers=${ifDefined(flowers)}
      size=${ifDefined(size)}
      tile-theme=${ifDefined(tileTheme)}
      ?index=${index}
    ></mj-hand>`,
};
export default meta;

type Story = StoryObj<MjHand>;

export const WithMelds: Story = {};

export const Kongs: Story = {args: {hand: '[[9999p]] [555+5s] [_EEEE] 77m 4p +4p', by: 'self'}};

/** The indicator lies beside the hand; tiles of its kind are marked. */
export const Wild: Story = {args: {hand: '[345s] 5m 23m 567p 99p SS +4m', wild: '5m'}};

export const Flowers: Story = {args: {hand: '[123m] 456m 789p 234s 11s 55p +5p', flowers: '1f 2f 6f'}};

export const Numerals: Story = {args: {index: true, size: 'large'}};

export const Japanese: Story = {
  render: () =>
    html`<mj-hand lang="ja">
      一一五九(2)(6)(9)147東南西北白発中
      <span slot="caption">十六不搭</span>
    </mj-hand>`,
};

export const Unreadable: Story = {args: {hand: '[FFF] 23m 78q +6m'}};
