import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {MjSettlement} from '../../src/elements/mj-settlement/mj-settlement.js';

const meta: Meta<MjSettlement> = {
  title: 'Elements/mj-settlement',
  component: 'mj-settlement',
  args: {
    rules: 'luqiao@1',
    hand: '[345s] 23m 567p 789p SS +4m',
    by: 'discard',
    from: 'west',
    seat: 'south',
    wild: '9s',
    othersEast: '[2222p] 1m 6m 9m 2s 4s 6s 8s W N F',
    othersWest: '[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F',
    othersNorth: 'CC 1m 5m 8m 1p 3p 2s 5s 8s E F P',
    view: 'full',
    lang: 'en',
  },
};
export default meta;

type Story = StoryObj<MjSettlement>;

/** The winner is paid by all, and the others settle among themselves. */
export const EverybodyScores: Story = {
  play: async ({canvasElement}) => {
    const element = canvasElement.querySelector('mj-settlement');
    const parts = (name: string) => element?.shadowRoot?.querySelectorAll(`[part~=${name}]`).length;
    await waitFor(() => expect(parts('plate')).toBe(4));
    await waitFor(() => expect(parts('arrow')).toBe(6));
    await waitFor(() => expect(parts('other')).toBe(3));
    if (element) element.view = 'list';
    await waitFor(() => expect(parts('matrix')).toBe(0));
    await waitFor(() => expect(parts('drawing')).toBe(0));
    await waitFor(() => expect(parts('payment')).toBe(6));
  },
};

export const Japanese: Story = {args: {lang: 'ja'}};

export const TraditionalChinese: Story = {args: {lang: 'zh-Hant'}};

export const Matrix: Story = {args: {view: 'matrix'}};

export const List: Story = {args: {view: 'list'}};

/** 包: the discarder pays for all. */
export const Liable: Story = {
  args: {
    hand: '[FFF] [CCC] PP 678m 55s +P',
    from: 'south',
    seat: 'west',
    wild: '1p',
    flags: 'liveTile',
    othersEast: undefined,
    othersWest: undefined,
    othersNorth: undefined,
  },
};

export const ThreePlayers: Story = {
  args: {
    rules: 'ribon',
    hand: '[222p][666s] 678p 34s 88s +2s',
    from: 'west',
    wild: undefined,
    gari: 'N',
    indicators: 'E',
    othersEast: undefined,
    othersWest: undefined,
    othersNorth: undefined,
  },
};

/** Nobody has won: nobody pays. */
export const NobodyPays: Story = {
  args: {
    hand: '[2222p] 1m 6m 9m 2s 4s 6s 8s W N F',
    by: undefined,
    from: undefined,
    seat: 'east',
    othersEast: undefined,
    othersWest: undefined,
    othersNorth: undefined,
  },
};
