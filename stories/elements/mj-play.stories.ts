import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, userEvent, waitFor} from 'storybook/test';
import '../register.js';
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';

const meta: Meta<MjPlay> = {
  title: 'Elements/mj-play',
  component: 'mj-play',
  args: {rules: 'luqiao', seat: 'south', seed: '7', level: '3', speed: 'fast'},
};
export default meta;

type Story = StoryObj<MjPlay>;

const shadowOf = (canvas: HTMLElement): ShadowRoot => {
  const shadow = canvas.querySelector('mj-play')?.shadowRoot;
  if (!shadow) throw new Error('no element');
  return shadow;
};

/** A whole game: after each hand its score sheet stands below, and the next hand is dealt by a button. */
export const AGame: Story = {
  args: {hands: 'game', speed: 'none'},
  play: async ({canvasElement}) => {
    await waitFor(() => expect(shadowOf(canvasElement).querySelector('.seed')?.textContent).toBe('Wall 7/1'));
  },
};

/** The reader sits in the south, and is asked. */
export const AHand: Story = {
  args: {speed: 'none'},
  play: async ({canvasElement}) => {
    await waitFor(() =>
      expect(shadowOf(canvasElement).querySelector('.key:not([aria-disabled]), [data-move]')).toBeTruthy(),
    );
  },
};

/** Four players by Chinese Official rules, the others looking at what a hand is worth; a hint says what one of them would do. */
export const WithAHint: Story = {
  args: {rules: 'mcr', seat: 'east', seed: '9', level: '4', speed: 'none'},
  play: async ({canvasElement}) => {
    const find = (selector: string) => shadowOf(canvasElement).querySelector(selector);
    await waitFor(() => expect(find('[part~=hint]:not([aria-disabled])')).toBeTruthy());
    await userEvent.click(find('[part~=hint]') as Element);
    await waitFor(() => expect(find('[part=advice]')).toBeTruthy());
  },
};

/** A puzzle: the reader answers by playing, and is told why a move is right or not. Tiles that are not given are dealt by the seed. */
export const APuzzle: Story = {
  args: {
    rules: 'mcr',
    seat: undefined,
    seed: '3',
    goal: 'best',
    speed: 'none',
    position: 'left=40 turn=south S: 123456m 78m 234p 55s +W',
  },
  play: async ({canvasElement}) => {
    const find = (selector: string) => shadowOf(canvasElement).querySelector(selector);
    await waitFor(() => expect(find('.key:not([aria-disabled])')).toBeTruthy());
    await userEvent.click(find('.key') as Element);
    await waitFor(() => expect(find('[part=verdict]')).toBeTruthy());
  },
};

/** The reader must see himself what he may claim: every tile of the others offers the same, and a wrong win is paid for. */
export const Strict: Story = {
  args: {rules: 'mcr', seat: 'south', seed: '9', strict: true, speed: 'none'},
  play: async ({canvasElement}) => {
    const find = (selector: string) => shadowOf(canvasElement).querySelector(selector);
    await waitFor(() => expect(find('[part=prompt]')).toHaveTextContent('Do you claim this tile?'));
    await userEvent.click(find('[data-move=kong]') as Element);
    await waitFor(() => expect(find('[part=why]')).toBeTruthy());
  },
};

/** The others say at every move why they make it. */
export const Explained: Story = {args: {level: '4', explain: 'always', speed: 'none'}};

/** Three players. */
export const ThreePlayers: Story = {args: {rules: 'ribon', seat: 'west'}};
