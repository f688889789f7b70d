import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjWhatIf} from '../../src/elements/mj-whatif/mj-whatif.js';

const meta: Meta<MjWhatIf> = {
  title: 'Elements/mj-whatif',
  component: 'mj-whatif',
  args: {
    vary: 'wild',
    rules: 'luqiao',
    seat: 'south',
    by: 'self',
    wild: '5s',
    hand: '11p234m579sCCCEE +1p',
    lang: 'en',
  },
  render: ({vary, sort, rules, seat, by, from, wild, hand, lang, size, index}) =>
    html`<mj-whatif
      lang=${lang}
      vary=${ifDefined(vary)}
      sort=${ifDefined(sort)}
      rules=${ifDefined(rules)}
      seat=${ifDefined(seat)}
      by=${ifDefined(by)}
      from=${ifDefined(from)}
      wild=${ifDefined(wild)}
      hand=${ifDefined(hand)}
      size=${ifDefined(size)}
      ?index=${index}
    ></mj-whatif>`,
};
export default meta;

type Story = StoryObj<MjWhatIf>;

/** What each of the 34 wild tiles would make of the hand. */
export const WildTiles: Story = {
  play: async ({canvasElement}) => {
    const values = () =>
      canvasElement.querySelector('mj-whatif')?.shadowRoot?.querySelectorAll('[part=amount]') ?? [];
    await waitFor(() => expect(values()).toHaveLength(34));
  },
};

export const BestFirst: Story = {args: {sort: 'worth'}};

/** Each discard, with how far the hand then is and how many tiles are useful. */
export const Discards: Story = {args: {vary: 'discard'}};

/** Choosing a value makes it the example's. */
export const InAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="mcr" by="discard" from="west" hand="111m 444m 777p 99p EE +E">
      <mj-hand></mj-hand>
      <mj-whatif vary="by"></mj-whatif>
      <mj-whatif vary="seat"></mj-whatif>
      <mj-score-breakdown view="lines"></mj-score-breakdown>
    </mj-example>`,
};
