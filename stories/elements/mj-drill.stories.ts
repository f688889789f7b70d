import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, userEvent, waitFor} from 'storybook/test';
import '../register.js';
import type {MjDrill} from '../../src/elements/mj-drill/mj-drill.js';

const meta: Meta<MjDrill> = {
  title: 'Elements/mj-drill',
  component: 'mj-drill',
  args: {rules: 'mcr', ask: 'win', seed: '1', count: 5, level: 1, lang: 'en'},
  render: ({lang, rules, options, ask, patterns, level, seed, count, index, keep, review}) =>
    html`<mj-drill
      lang=${lang}
      rules=${ifDefined(rules)}
      options=${ifDefined(options)}
      ask=${ifDefined(ask)}
      patterns=${ifDefined(patterns)}
      level=${ifDefined(level)}
      seed=${ifDefined(seed)}
      count=${ifDefined(count)}
      ?index=${index}
      keep=${ifDefined(keep)}
      ?review=${review}
    ></mj-drill>`,
};
export default meta;

type Story = StoryObj<MjDrill>;

/** A reader answers an exercise and goes on to the next. */
export const IsItAWin: Story = {
  play: async ({canvasElement}) => {
    const drill = canvasElement.querySelector('mj-drill');
    const inner = () => drill?.shadowRoot?.querySelector('mj-quiz')?.shadowRoot;
    await waitFor(() => expect(inner()?.querySelector('input')).toBeTruthy());
    // one tap answers
    await userEvent.click(inner()?.querySelector('input') as Element);
    const next = drill?.shadowRoot?.querySelector('.next') as Element;
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe(null));
    // the question leads on itself once it is over
    const isOver = next.classList.contains('away');
    await userEvent.click(isOver ? (inner()?.querySelector('.check') as Element) : next);
    await waitFor(() =>
      expect(drill?.shadowRoot?.querySelector('[part=head]')?.textContent).toContain('2 of 5'),
    );
  },
};

/** Half flushes and full flushes, and hands that just fail one. */
export const Flushes: Story = {args: {ask: 'lines', patterns: 'hunyise qingyise'}};

export const Waits: Story = {args: {rules: 'ribon', ask: 'waits', lang: 'ja'}};

export const Everything: Story = {
  args: {rules: 'xinzhang', ask: undefined, level: 2, count: 0, lang: 'zh-Hant'},
};

/** What a reader misses is asked again on other days; here nothing was missed. */
export const Review: Story = {args: {keep: 'story', review: true}};

export const NoSuchPattern: Story = {args: {patterns: 'nothing'}};
