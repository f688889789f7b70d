import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjCompare} from '../../src/elements/mj-compare/mj-compare.js';

const meta: Meta<MjCompare> = {
  title: 'Elements/mj-compare',
  component: 'mj-compare',
  args: {rules: 'mcr', hand: '111m 444m 777p 99p EE +E', by: 'discard', from: 'west', lang: 'en'},
  render: ({rules, hand, by, from, wild, options, lang}) =>
    html`<mj-compare
      lang=${lang}
      rules=${ifDefined(rules)}
      hand=${ifDefined(hand)}
      by=${ifDefined(by)}
      from=${ifDefined(from)}
      wild=${ifDefined(wild)}
      options=${ifDefined(options)}
    >
      <mj-variant by="self"></mj-variant>
      <mj-variant seat="south"></mj-variant>
      <mj-variant hand="111m 444m 777p 99p FF +F"></mj-variant>
    </mj-compare>`,
};
export default meta;

type Story = StoryObj<MjCompare>;

/** A reader sees what a self-draw, another seat and another wind would change. */
export const Circumstances: Story = {
  play: async ({canvasElement}) => {
    const root = () => canvasElement.querySelector('mj-compare')?.shadowRoot;
    await waitFor(() => expect(root()?.querySelectorAll('[part=total]')).toHaveLength(4));
    await waitFor(() => expect(root()?.querySelector('[part~=row-differs]')).not.toBe(null));
  },
};

/** One hand under three rule sets: a full flush is in the same row, whatever it is called. */
export const RuleSets: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-compare lang=${lang} rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p">
      <mj-variant rules="ribon"></mj-variant>
      <mj-variant rules="luqiao" wild="9m"></mj-variant>
      <mj-variant rules="xinzhang"></mj-variant>
    </mj-compare>`,
};

/** A wild tile more or less, in an example. */
export const WildTiles: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="luqiao" seat="south" by="self" wild="5s" hand="11p234m579sCCCEE +1p">
      <mj-hand></mj-hand>
      <mj-compare>
        <mj-variant wild="9m"></mj-variant>
        <mj-variant wild="C"></mj-variant>
        <mj-variant options="laziCap:40"></mj-variant>
      </mj-compare>
    </mj-example>`,
};
