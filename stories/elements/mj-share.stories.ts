import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, fn, userEvent, waitFor} from 'storybook/test';
import '../assets/dark-page.css';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjShare} from '../../src/elements/mj-share/mj-share.js';

const meta: Meta<MjShare> = {
  title: 'Elements/mj-share',
  component: 'mj-share',
  args: {
    rules: 'luqiao@1',
    hand: '[_FFF] [234m] 456m 78m 99m +6m',
    by: 'discard',
    from: 'west',
    seat: 'south',
    wild: '3p',
    target: 'tag',
    base: 'https://example.org/mahjong/',
    href: 'https://example.org/rules',
    lang: 'en',
  },
};
export default meta;

type Story = StoryObj<MjShare>;

export const Tag: Story = {};

export const Frame: Story = {args: {target: 'iframe'}};

export const Link: Story = {args: {target: 'link'}};

export const Text: Story = {args: {target: 'text', lang: 'ja'}};

/** A picture for everywhere, with the words for those who cannot see it. */
export const Picture: Story = {args: {target: 'png', lang: 'zh-Hant'}};

export const Dark: Story = {
  args: {theme: 'dark', target: 'svg'},
  decorators: [(story) => html`<div class="dark-page">${story()}</div>`],
};

/** A blog that takes pictures and Markdown, and nothing else. */
export const FewForms: Story = {args: {targets: 'md png', target: 'md', lang: 'zh-Hans'}};

export const Unreadable: Story = {args: {hand: '[FFF] 456q'}};

/** A reader wants this hand in a forum that reads Markdown: two clicks, or two keys. */
export const WithAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example
      lang=${lang}
      rules="luqiao@1"
      hand="[_FFF] [234m] 456m 78m 99m +6m"
      by="discard"
      from="west"
      seat="south"
      wild="3p"
    >
      <mj-hand></mj-hand>
      <p>It comes to <mj-score-breakdown view="formula"></mj-score-breakdown>.</p>
      <mj-share></mj-share>
    </mj-example>`,
  play: async ({canvasElement}) => {
    const shared = fn();
    canvasElement.addEventListener('mj-share', shared);
    const share = canvasElement.querySelector('mj-share');
    const find = <T extends Element>(selector: string) =>
      waitFor(() => {
        const found = share?.shadowRoot?.querySelector<T>(selector);
        if (!found) throw new Error(`no ${selector} yet`);
        return found;
      });
    await userEvent.click(await find('input[value=md]'));
    const area = await find<HTMLTextAreaElement>('textarea');
    await waitFor(() => expect(area.value).toContain('**Taizhou Luqiao mahjong (luqiao@1) · 56 hu**'));
    await userEvent.click(await find('button[part~=copy]'));
    // a browser that runs tests may refuse: then the text is selected
    await waitFor(async () => expect((await find('[part=copied]')).textContent).not.toBe(''));
    const copied = shared.mock.calls.length === 1;
    await expect(copied || area.selectionEnd === area.value.length).toBe(true);
  },
};
