/** Looks that go from an element to those that it draws: theme, theme of the tiles, numerals, size, language of names. */
import {expect, fixture, html} from '@open-wc/testing';
import type {LitElement} from 'lit';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import type {MjRulesTable} from '../../src/elements/mj-rules-table/mj-rules-table.js';
import './all-rules.js';
import {show} from './example-fixture.js';
import {told} from './round-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const GIVEN = {theme: 'dark', tileTheme: 'dim', index: true, size: 'large', names: 'ja'} as const;

const looksOf = (element: Element): Record<string, unknown> => {
  const {theme, tileTheme, index, size, names} = element as LitElement & Record<string, unknown>;
  return {theme, tileTheme, index, size, names};
};

/** The first element with a tag that another one draws, once it is there. */
async function drawnIn(element: Element, tag: string): Promise<LitElement> {
  const find = () => element.shadowRoot?.querySelector<LitElement>(tag);
  await waitUntil(() => find() !== null, `no ${tag}`);
  const found = find()!;
  await found.updateComplete;
  return found;
}

describe('the looks of an element', () => {
  it('are those of what it draws, at once and after each change', async () => {
    const example = await show<MjExample>(
      html`<mj-example views="hand breakdown settlement" rules="luqiao" by="self" hand=${HAND}></mj-example>`,
      'mj-settlement',
    );
    const tags = ['mj-hand', 'mj-score-breakdown', 'mj-settlement'];
    const none = {theme: undefined, tileTheme: undefined, index: false, size: undefined, names: undefined};
    for (const tag of tags) expect(looksOf(await drawnIn(example, tag))).to.eql(none);
    Object.assign(example, GIVEN);
    await example.updateComplete;
    for (const tag of tags) expect(looksOf(await drawnIn(example, tag))).to.eql(GIVEN);
    Object.assign(example, none);
    await example.updateComplete;
    for (const tag of tags) expect(looksOf(await drawnIn(example, tag))).to.eql(none);
  });

  it('are not those of what its author has put into it', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example theme="dark" size="large" rules="luqiao" by="self" hand=${HAND}
        ><mj-hand></mj-hand
      ></mj-example>`,
    );
    await example.updateComplete;
    const hand = example.querySelector<LitElement>('mj-hand')!;
    await hand.updateComplete;
    expect(looksOf(hand)).to.include({theme: undefined, size: undefined});
  });

  it('reach the score of a winner in a round', async () => {
    const round: MjRound = await told();
    Object.assign(round, GIVEN);
    round.step = round.steps;
    await round.updateComplete;
    expect(looksOf(await drawnIn(round, 'mj-board'))).to.eql(GIVEN);
    expect(looksOf(await drawnIn(round, 'mj-score-breakdown'))).to.eql(GIVEN);
  });

  it('reach the hands of a table of patterns, but for their size', async () => {
    const table = await show<MjRulesTable>(
      html`<mj-rules-table
        view="table"
        rules="luqiao"
        index
        tile-theme="dim"
        size="large"
        names="ja"
      ></mj-rules-table>`,
      'mj-hand',
    );
    const {index, tileTheme, names} = GIVEN;
    const seen = {index, tileTheme, names, size: undefined};
    expect(looksOf(await drawnIn(table, 'mj-hand'))).to.include(seen);
  });
});
