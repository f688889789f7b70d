import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {MjCover} from '../../src/elements/mj-cover/mj-cover.js';

const meta: Meta<MjCover> = {
  title: 'Elements/mj-cover',
  component: 'mj-cover',
  args: {keep: 'cover-story', lang: 'en'},
  render: ({keep, lang}) =>
    html`<mj-cover lang=${lang} keep=${ifDefined(keep)}>
        <h2>Two lessons</h2>
        <p>Each step that is done turns its tile up.</p>
        <ol slot="steps">
          <li><a href="#sets-1">Is it a win?</a></li>
          <li><a href="#sets-2">Four sets and a pair</a></li>
          <li><a href="#worth-1">What is it worth?</a></li>
        </ol>
      </mj-cover>
      <mj-lesson lang=${lang} id="sets" keep=${ifDefined(keep)} free>
        <section>
          <h3>Is it a win?</h3>
          <mj-quiz ask="win" rules="mcr" by="self" hand="123m 456m 789m 13p 99s +2p"></mj-quiz>
        </section>
        <section><h3>Four sets and a pair</h3></section>
      </mj-lesson>
      <mj-lesson lang=${lang} id="worth" keep=${ifDefined(keep)} free>
        <section>
          <h3>What is it worth?</h3>
          <mj-quiz ask="total" rules="mcr" by="self" hand="123m 456m 789m 13p 99s +2p"></mj-quiz>
        </section>
      </mj-lesson>`,
};
export default meta;
type Story = StoryObj<MjCover>;

export const TwoLessons: Story = {
  play: async ({canvasElement}) => {
    const inside = () => canvasElement.querySelector('mj-cover')?.shadowRoot;
    await waitFor(() => expect(inside()?.querySelectorAll('[part=map] a')).toHaveLength(3));
    expect(inside()?.querySelector('[aria-current=step]')).toBeTruthy();
  },
};

/** Nothing is kept without `keep`: no step is done. */
export const KeepsNothing: Story = {args: {keep: undefined}};
