import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, fireEvent, userEvent, waitFor} from 'storybook/test';
import '../assets/dark-page.css';
import '../register.js';
import {RULES} from '../rules.js';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';

const RIBON = 'A tsumo 12\nD ron B 9 riichi A\ndraw D A riichi D\nA ron D 17, B ron D 15';

type Looks = 'rules' | 'options' | 'players' | 'sitsout' | 'points' | 'lang' | 'theme' | 'size' | 'editable';
type Args = Pick<MjLedger, Looks> & {readonly text: string};

const meta: Meta<Args> = {
  title: 'Elements/mj-ledger',
  component: 'mj-ledger',
  args: {rules: 'ribon', players: 'A B C D', sitsout: 'D', text: RIBON, lang: 'en', editable: false},
  argTypes: {
    rules: {control: 'select', options: RULES},
    lang: {control: 'inline-radio', options: ['ja', 'zh-Hant', 'zh-Hans', 'en']},
    theme: {control: 'inline-radio', options: ['light', 'dark', 'auto']},
  },
  render: ({rules, options, players, sitsout, points, lang, theme, size, editable, text}) =>
    html`<mj-ledger
      lang=${lang}
      rules=${ifDefined(rules)}
      options=${ifDefined(options)}
      players=${ifDefined(players)}
      sitsout=${ifDefined(sitsout)}
      points=${ifDefined(points)}
      theme=${ifDefined(theme)}
      size=${ifDefined(size)}
      ?editable=${editable}
      >${text}</mj-ledger
    >`,
};
export default meta;

type Story = StoryObj<Args>;

const rootOf = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('mj-ledger')!.shadowRoot!;

/** Four at a table for three: who sits out is found out. */
export const SittingOut: Story = {};

/** Five hands or more are drawn; the slider tells each hand and lights its row. */
export const Chart: Story = {
  args: {
    rules: 'mcr',
    players: 'Aoi Ben Chika Dai',
    sitsout: undefined,
    text: 'Aoi ron Ben 24\nBen tsumo 12\ndraw\nDai ron Aoi 88\nChika tsumo 8\nAoi tsumo 16\nBen ron Dai 32',
  },
  play: async ({canvasElement}) => {
    await waitFor(() => expect(rootOf(canvasElement).querySelector('[part=chart-hand]')).not.toBeNull());
    const slider = rootOf(canvasElement).querySelector<HTMLInputElement>('[part=chart-hand]')!;
    await fireEvent.input(slider, {target: {value: slider.min}});
    await waitFor(() => expect(slider.ariaValueText).toMatch(/^Before/));
  },
};

/** The game is over, and what it comes to. */
export const Over: Story = {
  args: {players: 'A B C', sitsout: undefined, points: 'A52,B88,C10', text: 'draw A B'},
};

/** Seats change with the round. */
export const SixteenHands: Story = {
  args: {
    rules: 'mcr',
    players: 'Aoi Ben Chika Dai',
    sitsout: undefined,
    text: 'Aoi ron Ben 24\nBen tsumo 12\ndraw\nDai ron Aoi 88\nChika tsumo 8',
  },
};

/** Dice decide the winds of each hand; only those that are told are shown. */
export const Dice: Story = {
  args: {
    rules: 'shiragiku',
    players: 'Aoi Ben Chika Dai',
    sitsout: undefined,
    text: 'Ben ron Aoi 3 dice=334\nChika tsumo 4\ndraw east=Dai\nDai ron Ben 8',
  },
};

/** Every hand counts, those of the losers too. */
export const EverybodyScores: Story = {
  args: {
    rules: 'luqiao',
    players: 'A B C D',
    sitsout: undefined,
    text: 'A ron D 100 bao | B 8 C 72\nB tsumo 14\nC ron A 30 | B 4 D 0',
    lang: 'zh-Hant',
  },
};

/** The second hand is told in full, and the ledger follows it. */
export const WithRound: Story = {
  args: {players: 'A B C', sitsout: undefined, text: 'A tsumo 12'},
  render: ({rules, players, lang, text}) =>
    html`<mj-ledger lang=${lang} rules=${ifDefined(rules)} players=${ifDefined(players)}
      >${text}<mj-round lang=${lang} rules="ribon" counters="1" indicators="8p" ura="E" turn="east">
        E: 123p 678p 345s 67s 99s play: E: +C riichi -C S: +1p -1p W: +1p -1p E: +8s E: win
      </mj-round>
      B ron C 8
    </mj-ledger>`,
  play: async ({canvasElement}) => {
    await waitFor(() => expect(rootOf(canvasElement).querySelectorAll('[part=hand]').length).toBe(3));
  },
};

/** A reader keeps the game. */
export const Editable: Story = {
  args: {editable: true},
  play: async ({canvasElement}) => {
    const root = rootOf(canvasElement);
    await waitFor(() => expect(root.querySelector('input')).not.toBeNull());
    await userEvent.type(root.querySelector('input')!, 'C tsumo 8{Enter}');
    await waitFor(() => expect(root.querySelectorAll('[part=hand]').length).toBe(5));
    root.querySelector<HTMLElement>('[part~=undo]')!.click();
    await waitFor(() => expect(root.querySelectorAll('[part=hand]').length).toBe(4));
  },
};

/** What stands before a mistake is shown. */
export const Unreadable: Story = {args: {text: 'A tsumo 12\nB run 3'}};

export const Dark: Story = {
  args: {theme: 'dark', editable: true},
  render: (args, context) => html`<div class="dark-page">${meta.render?.(args, context)}</div>`,
};
