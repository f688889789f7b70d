import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';

const QUESTION = `E: | 1m>S 9p E W^ 9m?
S: [_123m][456m] 78m 234p 55s | N 1s^ 9s
W: 99m 123p 456s 789s 1s 2p | P 1m C
N: [123p][456p] 789p 99s 78m | 2s 8s`;

type Args = Partial<MjBoard> & {text: string};

const meta: Meta<Args> = {
  title: 'Elements/mj-board',
  component: 'mj-board',
  args: {text: QUESTION, rules: 'mcr', left: '52', bottom: 'south', lang: 'en'},
  argTypes: {
    bottom: {control: 'select', options: ['east', 'south', 'west', 'north']},
    discards: {control: 'select', options: [undefined, 'river', 'pool']},
    size: {control: 'select', options: [undefined, 'small', 'medium', 'large', 'huge']},
  },
  render: ({text, ...args}) =>
    html`<mj-board
      lang=${ifDefined(args.lang)}
      rules=${ifDefined(args.rules)}
      round=${ifDefined(args.round)}
      left=${ifDefined(args.left)}
      counters=${ifDefined(args.counters)}
      sticks=${ifDefined(args.sticks)}
      indicators=${ifDefined(args.indicators)}
      ura=${ifDefined(args.ura)}
      wild=${ifDefined(args.wild)}
      points=${ifDefined(args.points)}
      players=${ifDefined(args.players)}
      turn=${ifDefined(args.turn)}
      bottom=${ifDefined(args.bottom)}
      seen=${ifDefined(args.seen)}
      mark=${ifDefined(args.mark)}
      show=${ifDefined(args.show)}
      discards=${ifDefined(args.discards)}
      size=${ifDefined(args.size)}
      edge=${ifDefined(args.edge)}
      ?numbers=${args.numbers}
      ?index=${args.index}
      >${text}</mj-board
    >`,
};
export default meta;

type Story = StoryObj<Args>;

const rootOf = (canvas: ParentNode): ShadowRoot | null | undefined =>
  canvas.querySelector('mj-board')?.shadowRoot;

/** A reader sees who may do what with the tile that the east has just thrown, and who gets it. */
export const Question: Story = {
  args: {show: 'may'},
  play: async ({canvasElement}) => {
    await waitFor(() => expect(rootOf(canvasElement)?.querySelector('[part=then]')).toBeTruthy());
    const may = () => [...(rootOf(canvasElement)?.querySelectorAll('[part=may] li') ?? [])];
    await waitFor(() =>
      expect(may().map(({textContent}) => textContent)).toEqual([
        'South may win (18 fan) or chow.',
        'West may pung.',
        'North may win (19 fan).',
      ]),
    );
  },
};

export const Waits: Story = {args: {show: 'waits'}};

/** Any mahjong, with what lies under the indicators; hands wait for what completes their form. */
export const WaitsWithoutRules: Story = {
  args: {
    rules: undefined,
    bottom: 'east',
    left: '20',
    indicators: '8p3s',
    ura: 'E9m',
    show: 'waits',
    text: 'E: [123m] 456p 77s 345s 23m | 1m 9p E W^\nS: 1199m 1199p 1199s E | 1s\nW: riichi | 1m 2p*\nN: | 4s',
  },
};

export const Japanese: Story = {args: {lang: 'ja'}};

/** Any mahjong: riichi, sticks, dora and points, and no referee. */
export const Riichi: Story = {
  args: {
    rules: undefined,
    indicators: '3s',
    left: '38',
    counters: '2',
    sticks: '1',
    round: 'south',
    points: 'E25000,S31200,W18000,N25800',
    players: 'Aoi,Ben,Chiyo,Dan',
    turn: 'west',
    bottom: 'east',
    text: `E: 123m 456p 77s 345s 88p +3m | 1m 9p E W^ 9m 2s^ 3p 4p 5m^ 6m^ C
S: [_123m][PP_P] | N 1s^ 9s 2m 4s 4s^ 8p 1p>E W
W: riichi | P 1m C 5p 6p 2s* 1s^ 1p^
N: [[6666s]] [44_4m] | 2s 8s 9s 9s 7m 7m 2m 3m^ 4m 5p 6p 7p 8p^ 9p`,
  },
};

/** Three sit round three sides, the reader’s own at the bottom; north tiles are set aside. */
export const ThreePlayers: Story = {
  args: {
    rules: 'ribon',
    bottom: 'east',
    indicators: '8p',
    counters: '1',
    points: 'E50,S50,W50',
    left: '31',
    text: `E: 123p 678p 345s 67s 99s | 9s 1p^ E
S: | 1p 2p 3p^ 9s
W: out NN riichi | 1p 2p* 4s^`,
  },
};

/** 台州路橋: one pool, and the tile that says what is wild. */
export const Pool: Story = {
  args: {
    rules: 'luqiao',
    wild: '9s',
    left: undefined,
    turn: 'west',
    text: `S: [345s] 23m 567p 789p SS | 1p 2p 3p 9s
E: | 1m 2m 3m 4m^
W: | 1m 2m 3m 4m^`,
  },
};

/** Sixteen tiles, and flowers. */
export const SixteenTiles: Story = {
  args: {
    rules: 'xinzhang',
    turn: 'south',
    text: `S: [_123m] 456p 789s 55s EE 234m out 1f5f | 1m 9m^ C
E: out 3f | 9p 1s`,
  },
};

export const WithoutAnEdge: Story = {args: {rules: 'mcr', left: '53', edge: 'none'}};

export const NumbersAndMarks: Story = {args: {numbers: true, mark: '9s W:1m E#3'}};

export const OthersHidden: Story = {args: {seen: 'south'}};

/** What stands before the mistake is shown. */
export const Unreadable: Story = {
  args: {text: 'E: 123m | 1p\nS: | 9x 3m', rules: undefined, left: undefined},
};
