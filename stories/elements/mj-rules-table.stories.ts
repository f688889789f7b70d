import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjRulesTable} from '../../src/elements/mj-rules-table/mj-rules-table.js';

const meta: Meta<MjRulesTable> = {
  title: 'Elements/mj-rules-table',
  component: 'mj-rules-table',
  args: {
    rules: 'mcr',
    lang: 'en',
    view: 'wall',
    sort: 'page',
    groupBy: 'none',
    filter: '',
    level: '',
    showRules: false,
  },
};
export default meta;

type Story = StoryObj<MjRulesTable>;

const inside = (root: ParentNode, selector: string): HTMLElement[] => [
  ...(root.querySelector('mj-rules-table')?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const first = (root: ParentNode, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [found] = inside(root, selector);
    if (!found) throw new Error(`no ${selector} yet`);
    return found;
  });

/** A reader who knows a pattern's Japanese name looks for it in an English table. */
export const Search: Story = {
  play: async ({canvasElement}) => {
    const field = await first(canvasElement, 'input');
    await userEvent.click(field);
    await userEvent.keyboard('三色三同順');
    await waitFor(() => expect(inside(canvasElement, '[part=name]').length).toBe(1));
    await waitFor(() =>
      expect(inside(canvasElement, '[part=name]')[0].textContent).toBe('Mixed Triple Chow'),
    );
  },
};

/** A reader finds out which patterns a hand has, and puts another example in its place. */
export const InAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="mcr" by="self" hand="[PPP] [FFF] CCC 23s 11m +4s">
      <mj-hand></mj-hand>
      <mj-score-breakdown view="formula"></mj-score-breakdown>
      <mj-rules-table filter="dasanyuan shuangjianke jianke xiaosanyuan pengpenghu"></mj-rules-table>
    </mj-example>`,
  play: async ({canvasElement}) => {
    await waitFor(() => expect(inside(canvasElement, '.counted').length).toBe(1));
    await waitFor(() => expect(inside(canvasElement, '.excluded').length).toBe(2));
    const row = await first(canvasElement, '#p-pengpenghu .load');
    row.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside(canvasElement, '#p-pengpenghu.counted').length).toBe(1));
  },
};

/** Examples go into the editor that the table is for. */
export const WithAnEditor: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<div lang=${lang}>
      <mj-hand-input id="editor" rules="luqiao"></mj-hand-input>
      <mj-rules-table for="editor" rules="luqiao" level="6"></mj-rules-table>
    </div>`,
};

/** A reader opens what is not counted beside a pattern, and goes to a value. */
export const Wall: Story = {
  play: async ({canvasElement}) => {
    const open = await first(canvasElement, '#p-dasanyuan .more-button');
    await userEvent.click(open);
    await waitFor(() => expect(inside(canvasElement, '#p-dasanyuan .more')[0].hidden).toBe(false));
    const jumps = inside(canvasElement, '[part=jump-button]');
    jumps[1].focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside(canvasElement, '[part=group-label]')[1].matches(':focus')).toBe(true));
  },
};

/** The same as rows, which readers sort. */
export const Table: Story = {args: {view: 'table'}};

export const ByValue: Story = {args: {view: 'table', groupBy: 'value', sort: '-value'}};

export const ByKind: Story = {args: {rules: 'shiragiku', groupBy: 'kind', lang: 'ja'}};

/** What a preset changed is marked. */
export const Preset: Story = {args: {rules: 'tohtenko', lang: 'ja'}};

/** The patterns that one meets first. */
export const ForBeginners: Story = {args: {level: '7', columns: 'value condition example'}};

export const WithTheRules: Story = {args: {rules: 'luqiao', lang: 'zh-Hant', showRules: true}};

export const Inferred: Story = {args: {rules: 'ribon', filter: 'reconstructed'}};

/** Without a script, readers see the table of the author. */
export const AuthorsOwn: Story = {
  args: ownArgs(meta.args, {}),
  render: () =>
    html`<mj-rules-table rules="not-there">
      <table>
        <caption>
          台
        </caption>
        <tr>
          <th scope="row">門清</th>
          <td>1台</td>
        </tr>
      </table>
    </mj-rules-table>`,
};
