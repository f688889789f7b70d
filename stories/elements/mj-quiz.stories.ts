import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, userEvent, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {ASKS, TABLE_ASKS} from '../../src/quiz/ask.js';

const meta: Meta<MjQuiz> = {
  title: 'Elements/mj-quiz',
  component: 'mj-quiz',
  args: {
    ask: 'total',
    rules: 'luqiao',
    hand: '[FFF] [234m] 456m 78m 99m +6m',
    by: 'self',
    seat: 'south',
    wild: '5s',
    hint: true,
    lang: 'en',
  },
  argTypes: {
    ask: {control: 'select', options: [...ASKS, ...TABLE_ASKS]},
    reveal: {control: 'select', options: ['asked', 'auto', 'never']},
  },
  render: ({lang, ask, rules, hand, by, seat, wild, choices, attempts, hint, reveal, answer, size, index}) =>
    html`<mj-quiz
      lang=${lang}
      ask=${ask}
      rules=${ifDefined(rules)}
      hand=${ifDefined(hand)}
      by=${ifDefined(by)}
      seat=${ifDefined(seat)}
      wild=${ifDefined(wild)}
      choices=${ifDefined(choices)}
      attempts=${ifDefined(attempts)}
      ?hint=${hint}
      reveal=${ifDefined(reveal)}
      answer=${ifDefined(answer)}
      size=${ifDefined(size)}
      ?index=${index}
    ></mj-quiz>`,
};
export default meta;

type Story = StoryObj<MjQuiz>;

const rootOf = async (canvas: ParentNode): Promise<ShadowRoot> => {
  const quiz = canvas.querySelector('mj-quiz');
  await waitFor(() => expect(quiz?.shadowRoot?.querySelector('[part=quiz]')).toBeTruthy());
  if (!quiz?.shadowRoot) throw new Error('no quiz');
  return quiz.shadowRoot;
};
const inside = (root: ShadowRoot, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** Clicks what a selector finds, once it is there. */
const click = async (root: ShadowRoot, selector: string): Promise<void> =>
  userEvent.click(await waitFor(() => inside(root, selector)));
const reasons = (root: ShadowRoot): string => inside(root, '[part=reasons]').textContent.replace(/\s+/g, ' ');

/** A reader is wrong, reads where, is wrong again, reads why, and is right. */
export const Total: Story = {
  play: async ({canvasElement}) => {
    const root = await rootOf(canvasElement);
    const field = inside(root, 'input');
    await userEvent.type(field, '56{Enter}');
    await waitFor(() => expect(reasons(root)).toContain('It is worth more.'));
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(reasons(root)).toContain('You get 56 hu if'));
    // `clear` sees no field inside a shadow root as focused
    await userEvent.type(field, '64{Enter}', {initialSelectionStart: 0, initialSelectionEnd: 2});
    await waitFor(() => expect(inside(root, '[part=outcome]').textContent).toBe('Right.'));
    await click(root, '[part=why-label]');
    await waitFor(() =>
      expect(root.querySelector('mj-explain')?.shadowRoot?.querySelector('[part=steps]')).toBeTruthy(),
    );
  },
};

export const TotalToChoose: Story = {args: {choices: 4}};

/** Boxes for what counts, what another pattern takes the place of, and near misses. */
export const Lines: Story = {
  args: {ask: 'lines', rules: 'mcr', hand: '234m 345p 234s 99s 67s +8s', seat: undefined, wild: undefined},
  play: async ({canvasElement}) => {
    const root = await rootOf(canvasElement);
    await click(root, 'input[value=sansesantongshun]');
    await click(root, '.check');
    await waitFor(() => expect(inside(root, '[part=wrong]')).toBeTruthy());
    await click(root, '.check');
    await waitFor(() => expect(reasons(root)).toContain('it needs 2 of dots'));
  },
};

export const Win: Story = {
  args: {ask: 'win', rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s', seat: undefined, wild: undefined},
};

export const Waits: Story = {
  args: {ask: 'waits', rules: 'mcr', hand: '1112345678999s', by: undefined, seat: undefined, wild: undefined},
  play: async ({canvasElement}) => {
    const root = await rootOf(canvasElement);
    for (const rank of [1, 2, 3]) await click(root, `[data-tile="${rank}s"]`);
    await click(root, '.check');
    await waitFor(() => expect(reasons(root)).toContain('6 more tiles win.'));
  },
};

export const Discard: Story = {
  args: {
    ask: 'discard',
    rules: 'mcr',
    hand: '123m 456m 789m 13p 99s +8s',
    by: undefined,
    seat: undefined,
    wild: undefined,
  },
};

export const Groups: Story = {args: {ask: 'groups'}};

/** A field for each unit. */
export const FuAndHan: Story = {
  args: {
    ask: 'sums',
    rules: 'riichi',
    hand: '[FFF] 123m 567p 99s 67s +5s',
    by: 'discard',
    seat: 'west',
    wild: undefined,
  },
  play: async ({canvasElement}) => {
    const root = await rootOf(canvasElement);
    const [fu, han] = root.querySelectorAll('input');
    await userEvent.type(fu, '20');
    await userEvent.type(han, '1');
    await click(root, '.check');
    await waitFor(() => expect(reasons(root)).toContain('Wrong: fu.'));
  },
};

export const Payments: Story = {args: {ask: 'payments'}};

export const Japanese: Story = {
  args: {ask: 'waits', lang: 'ja', hand: '[FFF] [234m] 456m 78m 99m', by: undefined},
};

/** The author's own words, and the hand of the example around. */
export const InAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="ribon" by="self" gari="N" hand="234p 678p 234s 78s 66s +6s">
      <mj-hand></mj-hand>
      <mj-quiz ask="total" hint>You drew the 6 of bamboos yourself. What is it worth?</mj-quiz>
    </mj-example>`,
};

/** What a question about a table takes from the table. */
const OF_TABLE = {rules: undefined, hand: undefined, by: undefined, seat: undefined, wild: undefined};

/** About a board: the referee says who may do what, and by which rule not. */
export const May: Story = {
  args: {...OF_TABLE, ask: 'may', for: 'claim'},
  render: ({lang}) =>
    html`<div lang=${lang}>
      <mj-board id="claim" rules="mcr" round="east" left="52">
        E: | 1m>S 9p E W^ 9m?<br />
        S: [_123m][456m] 78m 234p 55s | N 1s^ 9s<br />
        W: 99m 123p 456s 789s 1s 2p | P 1m C<br />
        N: [123p][456p] 789p 99s 78m | 2s 8s
      </mj-board>
      <mj-quiz ask="may" for="claim" hint></mj-quiz>
    </div>`,
  play: async ({canvasElement}) => {
    const root = await rootOf(canvasElement);
    await click(root, 'input[value="west:chow"]');
    await click(root, '.check');
    await waitFor(() => expect(reasons(root)).toMatch(/West may not chow .* from the player on the left\./));
  },
};

/** Around its board. */
export const AroundABoard: Story = {
  args: {...OF_TABLE, ask: 'may'},
  render: ({lang}) =>
    html`<mj-quiz lang=${lang} ask="may" hint>
      <mj-board rules="luqiao" wild="9s" turn="east">
        W: 77p 123m 456m 789s 4p 1s<br />
        play: E: +1m -7p
      </mj-board>
    </mj-quiz>`,
  play: async ({canvasElement}) => {
    const root = await rootOf(canvasElement);
    await click(root, 'input[value="west:pung"]');
    await click(root, '.check');
    await waitFor(() => expect(inside(root, '[part~="verdict-right"]')).toBeTruthy());
  },
};

/** Which tiles win: what was passed does not. */
export const Wins: Story = {
  args: {...OF_TABLE, ask: 'wins', for: 'passed', seat: 'south'},
  render: ({lang}) =>
    html`<div lang=${lang}>
      <mj-board id="passed" rules="luqiao" wild="9s" turn="west">
        S: [345s] 23m 567p 789p SS<br />
        play: W: +8p -4m N: +4m -E
      </mj-board>
      <mj-quiz ask="wins" for="passed" seat="south" hint></mj-quiz>
    </div>`,
};

/** Who deals next, and with how many counters. */
export const Next: Story = {
  args: {...OF_TABLE, ask: 'next', for: 'drawn'},
  render: ({lang}) =>
    html`<div lang=${lang}>
      <mj-board id="drawn" rules="xinzhang" counters="2" start="deal">
        E: 123p 456p 789p 111s 55m 78m 9m<br />
        play: E: win
      </mj-board>
      <mj-quiz ask="next" for="drawn" hint></mj-quiz>
    </div>`,
};

export const CannotBeAsked: Story = {args: {ask: 'waits', hand: '19m 19p 19s ESWNPF', by: undefined}};
