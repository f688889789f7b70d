/** A round of luqiao on a page, and helpers for its tests. */
import {html} from '@open-wc/testing';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';

export const TOLD = `
  S: [345s] 23m 567p 789p SS
  play:
  W: +8p -4m  S: ?win pass @a {South waits for \`14m\`.}
  N: +4m -4m  S: !win {Not for the same tile.}
  E: +1m -1m  S: win {Another tile.}`;

export const told = (text = TOLD, set: Partial<MjRound> = {}): Promise<MjRound> =>
  show<MjRound>(
    html`<mj-round
      lang=${set.lang ?? 'en'}
      rules=${set.rules ?? 'luqiao'}
      .wild=${set.rules === undefined ? '9s' : undefined}
      .turn=${set.rules === undefined ? 'west' : undefined}
      .at=${set.at}
      .boards=${set.boards}
      bottom="south"
      >${text}</mj-round
    >`,
    '[part=said]',
  );

export const said = (element: Element): string => texts(element, '[part=said]')[0];
export const button = (element: Element, name: string): HTMLButtonElement => {
  const found = element.shadowRoot?.querySelector<HTMLButtonElement>(`button[part~=${name}]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
export const boardOf = (element: Element): MjBoard => {
  const found = element.shadowRoot?.querySelector<MjBoard>('mj-board');
  if (!found) throw new Error('no board');
  return found;
};
