import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, fn, waitFor} from 'storybook/test';
import '../assets/dark-page.css';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjScoreBreakdown} from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';

const meta: Meta<MjExample> = {
  title: 'Elements/mj-example',
  component: 'mj-example',
  args: {
    rules: 'luqiao@1',
    hand: '[FFF] [234m] 456m 78m 99m +6m',
    by: 'discard',
    from: 'west',
    seat: 'south',
    wild: '3p',
    views: 'hand breakdown',
    lang: 'en',
  },
};
export default meta;

type Story = StoryObj<MjExample>;

export const HandAndBreakdown: Story = {};

export const WithSettlement: Story = {args: {views: 'hand breakdown settlement', expect: 56}};

export const Japanese: Story = {args: {lang: 'ja', views: 'hand breakdown settlement'}};

export const TraditionalChinese: Story = {args: {lang: 'zh-Hant', views: 'hand breakdown settlement'}};

export const SimplifiedChinese: Story = {args: {lang: 'zh-Hans', views: 'hand breakdown settlement'}};

/** The words of the page's author, in a page in another language. */
export const NamesInJapanese: Story = {args: {names: 'ja'}};

export const Dark: Story = {
  args: {theme: 'dark'},
  decorators: [(story) => html`<div class="dark-page">${story()}</div>`],
};

/** House rules that were agreed are named below the score. */
export const HouseRules: Story = {args: {options: 'roundUpToTen:true; laziCap:50'}};

/** The author of the page expects another total. */
export const Mismatch: Story = {args: {expect: 60}};

export const NotAllowed: Story = {args: {wild: '6m', hand: '[FFF] [234m] 456s 78m 99m +6m'}};

export const NotAWin: Story = {args: {hand: '[FFF] [234m] 456m 79m 99m +6m'}};

export const Unreadable: Story = {args: {hand: '[FFF] [234m] 456m 78q 99m +6m'}};

export const ImpossibleSituation: Story = {args: {flags: 'liveTile heavenly'}};

export const UnknownOption: Story = {args: {options: 'yakitori:true'}};

/** Elements inside take their data from the example; a line that is chosen lights up its tiles in the hand. */
export const Composed: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="luqiao@1" by="discard" from="west" seat="south" wild="3p">
      <mj-hand>[FFF] [234m] 456m 78m 99m +6m</mj-hand>
      <p>It comes to <mj-score-breakdown view="formula"></mj-score-breakdown>.</p>
      <mj-score-breakdown class="lines" view="lines"></mj-score-breakdown>
    </mj-example>`,
  play: async ({canvasElement}) => {
    const chosen = fn();
    canvasElement.addEventListener('mj-select', chosen);
    const breakdown = canvasElement.querySelector<MjScoreBreakdown>('.lines');
    const button = await waitFor(() => {
      const found = breakdown?.shadowRoot?.querySelector('button');
      if (!found) throw new Error('no lines yet');
      return found;
    });
    button.click();
    await expect(chosen).toHaveBeenCalledOnce();
    const hand = canvasElement.querySelector('mj-hand');
    await waitFor(() => expect(hand?.shadowRoot?.querySelectorAll('.tile.lit').length).toBe(3));
  },
};
