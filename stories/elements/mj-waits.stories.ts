import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjWaits} from '../../src/elements/mj-waits/mj-waits.js';

const meta: Meta<MjWaits> = {
  title: 'Elements/mj-waits',
  component: 'mj-waits',
  args: {rules: 'luqiao', hand: '(1)(1)二三四579中中中東東', seat: 'south', wild: '5s', lang: 'en'},
};
export default meta;

type Story = StoryObj<MjWaits>;

const cells = (root: ParentNode): string[] =>
  [...(root.querySelector('mj-waits')?.shadowRoot?.querySelectorAll('td') ?? [])].map((cell) =>
    cell.textContent.replace(/\s+/g, ' ').trim(),
  );

/** A reader finds out why the wild tile can only be drawn, and what the others are worth. */
export const Ready: Story = {
  play: async ({canvasElement}) => {
    await waitFor(() =>
      expect(cells(canvasElement)).toContain('56 hu You cannot win on a discarded wild tile.'),
    );
    await waitFor(() => expect(cells(canvasElement).length).toBe(6));
  },
};

export const Japanese: Story = {args: {lang: 'ja'}};

/** 九蓮宝燈: tiles that score alike share a row. */
export const NineGates: Story = {
  args: {rules: 'mcr', hand: '1112345678999s', seat: undefined, wild: undefined},
};

export const BelowTheMinimum: Story = {
  args: {rules: 'mcr', hand: '[123m] 456m 78p 99s 345s', seat: undefined, wild: undefined},
};

/** Any tile completes four sets and a wild tile. */
export const AnyTile: Story = {args: {hand: '234m 567m 123p 888s 5s'}};

export const NotReady: Story = {
  args: {rules: 'shiragiku', hand: '[111p] 234m 567m 123s 89s 3p 5p', seat: undefined, wild: undefined},
};

/** The waits before the winning tile, beside the example. */
export const InAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="ribon" by="self" gari="N" hand="234p 678p 234s 78s 66s +6s">
      <mj-hand></mj-hand>
      <mj-waits></mj-waits>
    </mj-example>`,
};

export const Unreadable: Story = {args: {hand: '123m 9x'}};
