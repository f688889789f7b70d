import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent, waitFor} from 'storybook/test';
import '../assets/dark-page.css';
import {ownArgs} from '../own-args.js';
import '../register.js';
import {RULES} from '../rules.js';
import type {MjRulesOptions} from '../../src/elements/mj-rules-options/mj-rules-options.js';

const meta: Meta<MjRulesOptions> = {
  title: 'Elements/mj-rules-options',
  component: 'mj-rules-options',
  args: {rules: 'luqiao', lang: 'en', disabled: false},
  argTypes: {
    rules: {control: 'select', options: RULES},
  },
};
export default meta;

type Story = StoryObj<MjRulesOptions>;

export const Luqiao: Story = {};

/** What is agreed otherwise is marked, and can be put back. */
export const Changed: Story = {args: {options: 'laziCap:50; sifenghuiqi:daOnly; roundUpToTen:true'}};

/** A preset has its own defaults. */
export const Preset: Story = {args: {rules: 'tohtenko', options: 'banban:5', lang: 'ja'}};

export const TraditionalChinese: Story = {args: {rules: 'xinzhang', lang: 'zh-Hant'}};

export const SimplifiedChinese: Story = {args: {rules: 'mcr', lang: 'zh-Hans'}};

export const Dark: Story = {
  args: {theme: 'dark', options: 'laziCap:50'},
  decorators: [(story) => html`<div class="dark-page">${story()}</div>`],
};

export const Disabled: Story = {args: {disabled: true, options: 'laziCap:50'}};

/** The author's text stays where it is, with what is wrong in it. */
export const Unreadable: Story = {args: {options: 'laziCap:1; roundUpToTen:true'}};

/** What would this hand be worth if points were rounded up to ten? The answer comes with the click. */
export const WithAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example
      lang=${lang}
      rules="luqiao@1"
      by="discard"
      from="west"
      seat="south"
      wild="3p"
      hand="[FFF] [234m] 456m 78m 99m +6m"
    >
      <mj-hand></mj-hand>
      <mj-score-breakdown view="lines"></mj-score-breakdown>
      <mj-rules-options></mj-rules-options>
    </mj-example>`,
  play: async ({canvasElement}) => {
    const inForm = (selector: string) =>
      waitFor(() => {
        const found = canvasElement
          .querySelector('mj-rules-options')
          ?.shadowRoot?.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`no ${selector} yet`);
        return found;
      });
    await waitFor(async () => expect(await inForm('[part=total]')).toHaveTextContent('56 hu'));
    await userEvent.click(await inForm('[data-option=roundUpToTen] input'));
    await waitFor(async () => expect(await inForm('[part=total]')).toHaveTextContent('60 hu'));
    await userEvent.click(await inForm('[data-option=roundUpToTen] button'));
    await waitFor(async () => expect(await inForm('[part=total]')).toHaveTextContent('56 hu'));
  },
};
