import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, userEvent, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjExplain} from '../../src/elements/mj-explain/mj-explain.js';

const meta: Meta<MjExplain> = {
  title: 'Elements/mj-explain',
  component: 'mj-explain',
  args: {
    rules: 'luqiao',
    hand: '11p 234m 579s CCC EE +1p',
    by: 'self',
    seat: 'south',
    wild: '5s',
    lang: 'en',
  },
  render: ({
    rules,
    hand,
    by,
    from,
    seat,
    wild,
    flags,
    options,
    steps,
    step,
    all,
    lang,
    size,
    index,
    reading,
  }) =>
    html`<mj-explain
      lang=${lang}
      rules=${ifDefined(rules)}
      hand=${ifDefined(hand)}
      by=${ifDefined(by)}
      from=${ifDefined(from)}
      seat=${ifDefined(seat)}
      wild=${ifDefined(wild)}
      flags=${ifDefined(flags)}
      options=${ifDefined(options)}
      steps=${ifDefined(steps)}
      step=${ifDefined(step)}
      ?all=${all}
      size=${ifDefined(size)}
      reading=${ifDefined(reading)}
      ?index=${index}
    ></mj-explain>`,
};
export default meta;

type Story = StoryObj<MjExplain>;

const rootOf = (canvas: ParentNode) => canvas.querySelector('mj-explain')?.shadowRoot;
const title = (canvas: ParentNode): string =>
  rootOf(canvas)?.querySelector('.present [part=title]')?.textContent.trim() ?? '';

/** A reader goes from the hand to what it pays. */
export const Win: Story = {
  play: async ({canvasElement}) => {
    await waitFor(() => expect(title(canvasElement)).toBe('The hand'));
    const next = rootOf(canvasElement)?.querySelector<HTMLElement>('[part=next]');
    if (!next) throw new Error('no button');
    await userEvent.click(next);
    await waitFor(() => expect(title(canvasElement)).toBe('Wild tile'));
    next.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(title(canvasElement)).toBe('Grouping'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(title(canvasElement)).toContain('North'));
  },
};

const MCR = {rules: 'mcr', by: 'discard', from: 'west', seat: undefined, wild: undefined} as const;

export const AllSteps: Story = {args: {...MCR, hand: '[123m][456m] 789m 234p 5s +5s', all: true}};

/** The same tiles as other sets: no hand. */
export const OtherSplits: Story = {args: {...MCR, hand: '223344m 567m 234p 5s +5s', step: 2}};

export const LinesAlone: Story = {
  args: {...MCR, hand: '[123m][456m] 789m 234p 5s +5s', steps: 'lines total'},
};

/** A single wait for a discard is worth too little; what it just fails is said too. */
export const NotAllowed: Story = {args: {...MCR, hand: '[123m] 456m 78p 99s 345s +6p', step: 99}};

export const NotAWin: Story = {args: {...MCR, hand: '[123m][456m] 789m 23p 59s +5s', step: 2}};

export const Unreadable: Story = {args: {...MCR, hand: '123q'}};

export const Japanese: Story = {args: {...MCR, lang: 'ja', hand: '[123m][456m] 789m 234p 5s +5s', step: 3}};

/** The author's own words come before ours. */
export const OwnWords: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-explain lang=${lang} rules="mcr" by="self" hand="123m456m 789m 234p 5s +5s" step="3">
      <p slot="step-line-qinglong">One to nine in one suit: look for it first.</p>
    </mj-explain>`,
};

/** The steps of the example around them. */
export const InAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="ribon" by="self" gari="N" hand="234p 678p 234s 78s 66s +6s">
      <mj-explain></mj-explain>
      <mj-settlement></mj-settlement>
    </mj-example>`,
};
