import {ContextProvider} from '@lit/context';
import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {exampleContext, type ExampleState} from '../../src/contexts/example.js';
import type {Group, ScoreResult} from '../../src/core/game/result.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {drawn, query, queryAll, tilesIn} from './hand-fixture.js';
import {waitUntil} from './patience.js';

/** Takes the place of an example that has been scored. */
class TestExample extends LitElement {
  readonly provider = new ContextProvider(this, {context: exampleContext});

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
customElements.define('test-example', TestExample);

const group = (kind: Group['kind'], tiles: string, more: Partial<Group> = {}): Group => ({
  kind,
  tiles,
  open: false,
  ...more,
});
const example = (situation: Partial<ExampleState['situation']>, groups: Group[] = []): ExampleState => ({
  situation: {rules: 'luqiao', hand: '', ...situation},
  result: {groups} as unknown as ScoreResult,
});
const at = (own: number[], tiles: string[] = []): ExampleState['pointed'] => ({
  ...{key: '', groups: own, tiles},
  lines: [],
});
async function within(
  state: ExampleState,
  template = html`<mj-hand></mj-hand>`,
): Promise<[TestExample, MjHand]> {
  const outer = await fixture<TestExample>(html`<test-example>${template}</test-example>`);
  outer.provider.setValue(state);
  return [outer, await drawn(outer.querySelector('mj-hand')!)];
}

describe('mj-hand in an example', () => {
  const situation = {hand: '[EEE]123m5p+5p', by: 'self'} as const;
  const groups = [
    group('chow', '123m'),
    group('pair', '55p', {win: true}),
    group('pung', 'EEE', {open: true}),
  ];

  it('shows the hand of the example around it, and what that changes to', async () => {
    const [outer, hand] = await within(example(situation));
    expect(tilesIn(hand, 'held')).to.equal(4);
    outer.provider.setValue(example({hand: '123456m'}));
    await waitUntil(() => tilesIn(hand, 'held') === 6);
  });

  it('prefers a hand of its own', async () => {
    const [, hand] = await within(example(situation), html`<mj-hand hand="99s"></mj-hand>`);
    expect(tilesIn(hand, 'held')).to.equal(2);
  });

  it('lights the tiles of the groups that are pointed at, raised and outlined', async () => {
    const [outer, hand] = await within({...example(situation, groups), pointed: at([1])});
    await waitUntil(() => query(hand, '[part~=lit]'));
    const lit = queryAll(hand, '[part~=lit]');
    expect(lit).to.have.length(2);
    expect(lit[1].part.contains('tile-win')).to.be.true;
    await waitUntil(() => getComputedStyle(query(hand, '[part~=lit]')!).outlineStyle === 'solid');
    expect(getComputedStyle(query(hand, '[part~=lit]')!).translate).not.to.equal('none');
    outer.provider.setValue({...example(situation, groups), pointed: at([2])});
    await waitUntil(() => queryAll(hand, '[part~=meld] [part~=lit]').length === 3);
  });

  it('lights tiles by name, beside the hand too', async () => {
    const state = {...example({hand: '1m', flowers: '1f2f'}), pointed: at([], ['2f'])};
    const [, hand] = await within(state);
    expect(queryAll(hand, '[part=beside] [part~=lit]')).to.have.length(1);
  });

  it('takes a wild tile for what it stands for', async () => {
    const wild = [group('chow', '789s', {wild: '8s'}), group('pair', '11p', {win: true})];
    const [, hand] = await within({...example({hand: '795s1p+1p', wild: '5s'}, wild), pointed: at([0])});
    await waitUntil(() => queryAll(hand, '[part~=row] [part~=lit]').length === 3);
    expect(queryAll(hand, '[part~=lit][part~=tile-wild]')).to.have.length(1);
  });

  it('shows the sets that scored where that is asked for', async () => {
    const [, hand] = await within(example(situation, groups), html`<mj-hand arrange></mj-hand>`);
    await waitUntil(() => tilesIn(hand, 'set') === 5);
    expect(queryAll(hand, '[part~=group]').map((part) => part.part[1])).to.deep.equal(['set', 'set', 'meld']);
    expect(queryAll(hand, '[part~=set] [part=win-mark]')).to.have.length(1);
  });
});

describe('mj-hand with for', () => {
  const tiles = (root: Element): number => tilesIn(root.querySelector<MjHand>('mj-hand[for]')!, 'held');

  it('shows the hand of the element it names, and follows it', async () => {
    const root = await fixture(
      html`<div><mj-hand for="one"></mj-hand><mj-hand id="one" hand="12m"></mj-hand></div>`,
    );
    await waitUntil(() => tiles(root) === 2);
    root.querySelector<MjHand>('#one')!.hand = '123m';
    await waitUntil(() => tiles(root) === 3);
  });

  it('finds an element that comes later, and one that takes its place', async () => {
    const root = await fixture(html`<div><mj-hand for="late"></mj-hand></div>`);
    const add = (hand: string) => {
      root.querySelector('#late')?.remove();
      const late = document.createElement('mj-hand');
      late.id = 'late';
      late.hand = hand;
      root.append(late);
    };
    add('1m');
    await waitUntil(() => tiles(root) === 1);
    add('12m');
    await waitUntil(() => tiles(root) === 2);
  });

  it('finds an element that is defined later', async () => {
    const root = await fixture(
      html`<div><mj-hand for="undefined"></mj-hand><late-example id="undefined"></late-example></div>`,
    );
    customElements.define(
      'late-example',
      class extends TestExample {
        override connectedCallback(): void {
          super.connectedCallback();
          this.provider.setValue(example({hand: '1234m'}));
        }
      },
    );
    await waitUntil(() => tiles(root) === 4);
  });
});
