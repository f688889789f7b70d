import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent, waitFor} from 'storybook/test';
import {ownArgs} from '../own-args.js';
import '../register.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';

const meta: Meta<MjHandInput> = {
  title: 'Elements/mj-hand-input',
  component: 'mj-hand-input',
  args: {rules: 'mcr', lang: 'en'},
};
export default meta;

type Story = StoryObj<MjHandInput>;

/** The editor of a story, once it has been drawn. */
async function editor(canvas: HTMLElement): Promise<{input: MjHandInput; root: ShadowRoot}> {
  const input = canvas.querySelector('mj-hand-input');
  const root = input?.shadowRoot;
  await waitFor(() => expect(root?.querySelector('.key')).toBeTruthy());
  if (!input || !root) throw new Error('no editor');
  return {input, root};
}

const button = (root: ShadowRoot, name: string): HTMLElement => {
  const all = [...root.querySelectorAll<HTMLElement>('button, .choice')];
  const found = all.find(
    (one) => one.ariaLabel === name || one.textContent.replace(/\s+/g, ' ').trim() === name,
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** Clicks, and waits until the editor shows what comes of it. */
async function click(root: ShadowRoot, element: Element): Promise<void> {
  await userEvent.click(element);
  await (root.host as MjHandInput).updateComplete;
}

const press = (root: ShadowRoot, name: string): Promise<void> => click(root, button(root, name));

const tap = async (root: ShadowRoot, tiles: string): Promise<void> => {
  for (const tile of tiles.split(' ')) {
    const key = root.querySelector(`.key[data-tile='${tile}']`);
    if (!key) throw new Error(`no ${tile}`);
    await click(root, key);
  }
};

/** A reader enters 全求 by taps: four melds called, and a discard. */
export const ByTaps: Story = {
  play: async ({canvasElement}) => {
    const {input, root} = await editor(canvasElement);
    for (const [meld, tile] of [
      ['Chow', '2m'],
      ['Chow', '4p'],
      ['Pung', 'E'],
      ['Pung', '9s'],
    ]) {
      await press(root, meld);
      await tap(root, tile);
    }
    await tap(root, '5m 5m');
    await press(root, 'Discard');
    await expect(input.value).toBe('[234m][456p][EEE][999s] 5m +5m');
    await waitFor(() => expect(root.querySelector('.total')?.textContent).toBe('11 fan'));
  },
};

/** The same without a mouse: everything is typed into the tile keyboard. */
export const ByKeyboard: Story = {
  args: {rules: 'luqiao'},
  play: async ({canvasElement}) => {
    const {input, root} = await editor(canvasElement);
    root.querySelector<HTMLElement>('.key[tabindex="0"]')?.focus();
    await userEvent.keyboard('[[PPP]234567m99p78s+9s');
    await expect(input.situation.hand).toBe('[PPP] 234567m99p78s +9s');
    await press(root, 'Self-draw');
    await waitFor(() => expect(root.querySelector('.total')?.textContent).toMatch(/hu/));
  },
};

/** Hand, score and payments follow what is edited. */
export const InAnExample: Story = {
  args: ownArgs(meta.args, {lang: 'en'}),
  render: ({lang}) =>
    html`<mj-example lang=${lang} rules="luqiao" hand="[PPP] 234567m 99p 78s +9s" by="discard" from="south">
      <mj-hand-input></mj-hand-input>
      <mj-score-breakdown></mj-score-breakdown>
      <mj-settlement></mj-settlement>
    </mj-example>`,
  play: async ({canvasElement}) => {
    const {root} = await editor(canvasElement);
    await press(root, 'Self-draw');
    const example = canvasElement.querySelector('mj-example');
    await waitFor(() => expect(example?.situation.by).toBe('self'));
  },
};

/** A reader enters a loser's hand: it is scored too, and the payments among the losers come to light. */
export const LosersHand: Story = {
  args: InAnExample.args,
  render: InAnExample.render,
  play: async ({canvasElement}) => {
    const {input, root} = await editor(canvasElement);
    await press(root, 'West not set');
    await press(root, 'Concealed kong');
    await tap(root, '1s');
    await press(root, 'Pung');
    await tap(root, 'W');
    await tap(root, '7m 9m 1p 4p 3s 6s C');
    await expect(input.situation.others).toEqual({west: '[[1111s]][WWW] 79m14p36sC'});
    await waitFor(() => expect(root.querySelector('.score')?.textContent).toMatch(/West: .*hu/));
    const settlement = canvasElement.querySelector('mj-settlement');
    await waitFor(() => expect(settlement?.shadowRoot?.textContent).toMatch(/difference/i));
  },
};

export const Sanma: Story = {
  args: {
    rules: 'ribon',
    lang: 'ja',
    hand: '234567p 55r5p 99s EE +E',
    by: 'self',
    indicators: '2p',
    flags: 'riichi',
  },
};

export const Wild: Story = {
  args: {rules: 'luqiao', lang: 'ja', hand: '[PPP] 234567m 99p 58s +9s', wild: '5s', by: 'self'},
};

/** Sixteen tiles and flowers. */
export const Taiwan: Story = {
  args: {
    rules: 'xinzhang',
    lang: 'zh-Hant',
    hand: '123m 456m 789m 123p 456p 5s +5s',
    flowers: '1f',
    by: 'self',
  },
};

/** What was typed stays, with the place and the reason. */
export const Unreadable: Story = {args: {hand: '123m 45q'}};

export const Large: Story = {args: {size: 'large', index: true}};

export const ReadOnly: Story = {args: {hand: '123m 456p 789s EEE 5p +5p', by: 'self', readonly: true}};

export const InAForm: Story = {
  render: ({lang}) =>
    html`<form lang=${lang}>
      <p><label for="hand">Your hand</label></p>
      <mj-hand-input id="hand" name="hand" rules="mcr" required></mj-hand-input>
      <p><button>Send</button> <button type="reset">Reset</button></p>
    </form>`,
};
