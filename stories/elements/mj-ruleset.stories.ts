import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import '../../src/mahjong.js';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjRuleset} from '../../src/elements/mj-ruleset/mj-ruleset.js';

const HAND = '123m 234m 567m 789m 9m +9m';

const countIn = (canvas: Element): string =>
  canvas.querySelector('mj-ruleset')?.shadowRoot?.querySelector('[part=count]')?.textContent ?? '';

const meta: Meta<MjRuleset> = {
  title: 'Elements/mj-ruleset',
  component: 'mj-ruleset',
  args: {lang: 'en'},
};
export default meta;

type Story = StoryObj<MjRuleset>;

/** A table that is the rule set: each row that scores has its mark, and others score by it. */
export const Table: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-ruleset lang=${lang} id="story-table">
        <table>
          <tr>
            <th>Name</th>
            <th>Points</th>
          </tr>
          <tr>
            <td>Full Flush</td>
            <td>8</td>
          </tr>
          <tr>
            <td>Half Flush</td>
            <td>3</td>
          </tr>
        </table>
      </mj-ruleset>
      <mj-score-breakdown lang=${lang} rules="#story-table" by="self" hand=${HAND}></mj-score-breakdown>`,
  play: async ({canvasElement}) => {
    await waitFor(() => expect(countIn(canvasElement)).toBe('2 rows read, all score'));
  },
};

/** What is wrong, with its line and what may be meant. */
export const Slips: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-ruleset lang=${lang} id="story-slips">
      <p>6番：清一色</p>
      <p>3番：混一式、対々和</p>
      <p>起湖 = 3</p>
    </mj-ruleset>`,
  play: async ({canvasElement}) => {
    await waitFor(() => expect(countIn(canvasElement)).toBe('3 rows read, 2 score, 1 needs a word'));
  },
};

/** Rules in a field, read while they are typed. */
export const Typed: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<textarea id="story-typed" rows="4" cols="40" aria-label="Rules">
6番：清一色
3番：混一色、対々和</textarea>
      <mj-ruleset lang=${lang} for="story-typed"></mj-ruleset>`,
  play: async ({canvasElement, userEvent}) => {
    await waitFor(() => expect(countIn(canvasElement)).toBe('3 rows read, all score'));
    await userEvent.type(canvasElement.querySelector('textarea')!, '\n8番：大三元');
    await waitFor(() => expect(countIn(canvasElement)).toBe('4 rows read, all score'));
  },
};
