import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
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
  render: ({
    rules,
    hand,
    by,
    from,
    seat,
    wild,
    flags,
    options,
    othersEast,
    othersWest,
    othersNorth,
    view,
    lang,
  }) =>
    html`<mj-settlement
      lang=${lang}
      rules=${ifDefined(rules)}
      hand=${ifDefined(hand)}
      by=${ifDefined(by)}
      from=${ifDefined(from)}
      seat=${ifDefined(seat)}
      wild=${ifDefined(wild)}
      flags=${ifDefined(flags)}
      options=${ifDefined(options)}
      others-east=${ifDefined(othersEast)}
      others-west=${ifDefined(othersWest)}
      others-north=${ifDefined(othersNorth)}
      view=${view}
    ></mj-settlement>`,
};
export default meta;

type Story = StoryObj<MjSettlement>;

/** The winner is paid by all, and the others settle among themselves. */
export const EverybodyScores: Story = {};

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
