import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, userEvent, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';

type Args = Partial<MjRound> & {text: string};

const meta: Meta<Args> = {
  title: 'Elements/mj-round',
  component: 'mj-round',
  args: {
    rules: 'luqiao',
    wild: '9s',
    turn: 'west',
    bottom: 'south',
    discards: 'river',
    lang: 'en',
    text: `S: [345s] 23m 567p 789p SS
play:
W: +8p -4m  S: ?win pass @a {South waits for \`14m\`, and does not win.}
N: +4m -4m  S: !win {Not for the same tile before the next turn.}
E: +1m -1m  S: win {Another tile will do.}
expect E-12 S+24 W-6 N-6 next S`,
  },
  argTypes: {
    bottom: {control: 'select', options: ['east', 'south', 'west', 'north']},
    discards: {control: 'select', options: [undefined, 'river', 'pool']},
    size: {control: 'select', options: [undefined, 'small', 'medium', 'large', 'huge']},
  },
  render: ({text, ...args}) =>
    html`<mj-round
      lang=${ifDefined(args.lang)}
      rules=${ifDefined(args.rules)}
      wild=${ifDefined(args.wild)}
      turn=${ifDefined(args.turn)}
      at=${ifDefined(args.at)}
      bottom=${ifDefined(args.bottom)}
      seen=${ifDefined(args.seen)}
      mark=${ifDefined(args.mark)}
      show=${ifDefined(args.show)}
      discards=${ifDefined(args.discards)}
      boards=${ifDefined(args.boards)}
      size=${ifDefined(args.size)}
      ?numbers=${args.numbers}
      ?index=${args.index}
      >${text}</mj-round
    >`,
};
export default meta;

type Story = StoryObj<Args>;

const rootOf = (canvas: ParentNode): ShadowRoot | null | undefined =>
  canvas.querySelector('mj-round')?.shadowRoot;
const said = (canvas: ParentNode): string | undefined =>
  rootOf(canvas)?.querySelector('[part=said]')?.textContent.trim();

/** A reader steps through a win that is passed and one that is not legal, to what the hand comes to. */
export const LetGo: Story = {
  play: async ({canvasElement}) => {
    await waitFor(() => expect(said(canvasElement)).toBe('The beginning'));
    rootOf(canvasElement)?.querySelector<HTMLElement>('[part~=forward]')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(said(canvasElement)).toBe('West discards 4 of characters. South may win.'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(said(canvasElement)).toMatch(/^South wins\. South: /));
    await waitFor(() => expect(rootOf(canvasElement)?.querySelector('mj-score-breakdown')).toBeTruthy());
  },
};

export const Japanese: Story = {args: {lang: 'ja', at: '@a'}};

/** Two could win: the nearest after the discarder does. */
export const TwoWinners: Story = {
  args: {
    rules: 'mcr',
    wild: undefined,
    turn: 'east',
    at: '2',
    show: 'may',
    text: `S: [123m][456m] 78m 234p 55s
W: 99m 123p 456s 789s 1s 2p
N: [123p][456p] 789p 99s 78m
play:
E: +W -9m
W: ?[_999m]
N: ?win
S: win
expect E-26 S+42 W-8 N-8, next S`,
  },
};

/** A move that is not legal: what is before it stays, and the reason has the rule's number. */
export const NotLegal: Story = {
  args: {
    turn: undefined,
    text: `turn=E
W: 77p 123m 456m 789s 4p 1s
play:
E: +1m -7p
W: pass
S: +2s -7p
W: [_777p]`,
  },
};

/** Any mahjong, with a side line, and no referee. */
export const Riichi: Story = {
  args: {
    rules: undefined,
    wild: undefined,
    turn: 'east',
    bottom: 'east',
    at: '3',
    text: `indicators=3s
E: 123456789m1234p
play:
E: +5p riichi -9m
S: +1s -1s (S: -2s {would have been safer})
W: +C -
E: +9p win`,
  },
};

/** The page expects something else. */
export const Mismatch: Story = {
  args: {...TwoWinners.args, at: '5', text: (TwoWinners.args?.text ?? '').replace('S+42', 'S+43')},
};

/** A position of the round again, in the text below it. */
export const BoardOfIt: Story = {
  render: ({text, lang}) =>
    html`<mj-round
        id="told"
        lang=${ifDefined(lang)}
        rules="luqiao"
        wild="9s"
        turn="west"
        bottom="south"
        discards="river"
        >${text}</mj-round
      >
      <p>This is where the south lets the win go:</p>
      <mj-board for="told" at="@a" bottom="south" lang=${ifDefined(lang)}></mj-board>`,
};

/** Two hands in one tag, with a question to the reader, and an address for each step. */
export const Game: Story = {
  args: ownArgs(meta.args, {
    rules: 'mcr',
    bottom: 'south',
    lang: 'en',
    text: `players=Aoi,Ben,Chiyo,Dan turn=east
S: [123m][456m] 78m 234p 55s
play:
E: +W -9m {? What would you do?}
S: win
expect E-26 S+42 W-8 N-8
===
players=Ben,Chiyo,Dan,Aoi points=E42,S-8,W-8,N-26 turn=east
E: 99m 123p 456s 789s 1s 2p
play:
E: +9p -9p`,
  }),
  render: ({lang, rules, bottom, text}) =>
    html`<mj-round id="game" lang=${ifDefined(lang)} rules=${ifDefined(rules)} bottom=${ifDefined(bottom)}
      >${text}</mj-round
    >`,
  play: async ({canvasElement}) => {
    await waitFor(() =>
      expect(rootOf(canvasElement)?.querySelectorAll('[part~=hand-button]').length).toBe(2),
    );
    rootOf(canvasElement)?.querySelector<HTMLElement>('[part~=forward]')?.focus();
    await userEvent.keyboard('{PageDown}{ArrowRight}');
    await waitFor(() => expect(said(canvasElement)).toBe('East draws 9 of dots.'));
  },
};
