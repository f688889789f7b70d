import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {MjScoreBreakdown} from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';

const meta: Meta<MjScoreBreakdown> = {
  title: 'Elements/mj-score-breakdown',
  component: 'mj-score-breakdown',
  args: {
    rules: 'luqiao@1',
    hand: '[888s] [[9999p]] 33m 77m SSS +3m',
    by: 'self',
    seat: 'south',
    wild: '1m',
    view: 'full',
    lang: 'en',
  },
};
export default meta;

type Story = StoryObj<MjScoreBreakdown>;

export const Full: Story = {
  play: async ({canvasElement}) => {
    const root = canvasElement.querySelector('mj-score-breakdown')?.shadowRoot;
    const button = await waitFor(() => {
      const found = root?.querySelector<HTMLElement>('button.name');
      if (!found) throw new Error('no lines yet');
      return found;
    });
    button.focus();
    await waitFor(() => expect(root?.querySelectorAll('.tile.lit').length).toBe(3));
  },
};

export const Japanese: Story = {args: {lang: 'ja'}};

export const Lines: Story = {args: {view: 'lines'}};

export const InASentence: Story = {
  args: {view: 'formula'},
  decorators: [(story) => html`<p>The hand is worth ${story()} in all.</p>`],
};

export const Numerals: Story = {args: {index: true}};

/** What a wild tile stands for is shown with its mark. */
export const Wild: Story = {
  args: {hand: 'PPP 123m 234m 78m 99m +6m', by: 'discard', from: 'west', wild: '5m'},
};

/** 路橋 scores hands that have not won too. */
export const NotWonYet: Story = {
  args: {hand: '[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F', by: undefined, seat: 'west', wild: '9s'},
};

export const NotAllowed: Story = {
  args: {hand: '[FFF] [234m] 456s 78m 99m +6m', by: 'discard', from: 'west', wild: '6m'},
};

/** Terms open what they mean, by tap, by mouse or by key. */
export const Terms: Story = {
  play: async ({canvasElement}) => {
    const root = canvasElement.querySelector('mj-score-breakdown')?.shadowRoot;
    const term = await waitFor(() => {
      const found = root?.querySelector<HTMLElement>('.term');
      if (!found) throw new Error('no terms yet');
      return found;
    });
    term.click();
    await waitFor(() => expect(root?.querySelector('.term-card')).toHaveTextContent('luqiao'));
  },
};

export const Unreadable: Story = {args: {hand: '[888s] [[9999p] 33m'}};
