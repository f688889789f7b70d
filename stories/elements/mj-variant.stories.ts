import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {MjVariant} from '../../src/elements/mj-variant/mj-variant.js';

const meta: Meta<MjVariant> = {
  title: 'Elements/mj-variant',
  component: 'mj-variant',
  args: {by: 'self', lang: 'en'},
  render: ({rules, hand, by, from, seat, wild, options, label, lang}) =>
    html`<mj-compare lang=${lang} rules="mcr" by="discard" from="west" hand="111m 444m 777p 99p EE +E">
      <mj-variant
        rules=${ifDefined(rules)}
        hand=${ifDefined(hand)}
        by=${ifDefined(by)}
        from=${ifDefined(from)}
        seat=${ifDefined(seat)}
        wild=${ifDefined(wild)}
        options=${ifDefined(options)}
        label=${ifDefined(label)}
      ></mj-variant>
    </mj-compare>`,
};
export default meta;

type Story = StoryObj<MjVariant>;

const headsIn = (box: Element): (string | undefined)[] =>
  [...(box.querySelector('mj-compare')?.shadowRoot?.querySelectorAll('[part=head]') ?? [])].map((head) =>
    head.textContent?.trim(),
  );

/** Without a name of its own a column says what differs. */
export const Difference: Story = {
  play: async ({canvasElement}) => {
    await waitFor(() => expect(headsIn(canvasElement)).toEqual(['As it is', 'Won by self-draw']));
  },
};

/** The author calls the column something. */
export const Label: Story = {
  args: {label: 'Had she waited'},
  play: async ({canvasElement}) => {
    await waitFor(() => expect(headsIn(canvasElement)[1]).toBe('Had she waited'));
  },
};
