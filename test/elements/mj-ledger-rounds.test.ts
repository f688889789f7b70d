/** A ledger that takes hands from the rounds inside it. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import {texts} from './example-fixture.js';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';
import {waitUntil} from './patience.js';

describe('mj-ledger with rounds inside', () => {
  const R1 = `rules=ribon indicators=8p ura=E counters=1 turn=E
    E: 123p 678p 345s 67s 99s play:
    E: +N out N +C riichi -C S: +1p -1p W: +1p -1p E: +9m out 9m +8s E: win`;

  const game = async (counters: number, round = R1, editable = false): Promise<MjLedger> => {
    const element = await fixture<MjLedger>(
      html`<mj-ledger lang="en" rules="ribon" players="A B C" counters=${counters} ?editable=${editable}
        ><p>A tsumo 9</p>
        <mj-round lang="en">${round}</mj-round> B ron C 8</mj-ledger
      >`,
    );
    await waitUntil(() => element.shadowRoot?.querySelector('[part=hand], .wrong'));
    return element;
  };
  const lines = (element: MjLedger) => texts(element, '[part=hand] [part=line]');

  it('takes the hand from each, in its place among the lines', async () => {
    const element = await game(0);
    await waitUntil(() => lines(element).length === 3);
    expect(lines(element)).to.deep.equal(['A tsumo 9', 'A tsumo 12 riichi A', 'B ron C 8']);
    expect(element.problem).to.equal(undefined);
    expect(element.value).to.match(/^A tsumo 9\s+@1\s+B ron C 8$/);
    // the round stays on the page
    const round = element.querySelector('mj-round');
    expect(round?.assignedSlot?.name).to.equal('rounds');
    expect(round?.getBoundingClientRect().height).to.be.greaterThan(100);
  });

  it('writes a false win with the word of its rule set', async () => {
    const element = await fixture<MjLedger>(
      html`<mj-ledger lang="ja" rules="mcr" players="A B C D" options="falseWin:endsHand"
        ><mj-round
          >rules=mcr options=falseWin:endsHand turn=E E: 123m 456m 789m 12p 33s play: E: +1s
          falsewin</mj-round
        ></mj-ledger
      >`,
    );
    await waitUntil(() => lines(element).length === 1);
    expect(lines(element)).to.deep.equal(['錯和 A']);
  });

  it('follows what its author or a script changes in a round', async () => {
    const element = await game(0);
    await waitUntil(() => lines(element).length === 3);
    const round = element.querySelector('mj-round')!;
    round.textContent = R1.replace('E: win', '');
    await waitUntil(() => element.problem);
    expect(element.problem?.code).to.equal('round-open');
    expect(lines(element)).to.deep.equal(['A tsumo 9']);
    round.textContent = R1;
    await waitUntil(() => lines(element).length === 3);
    expect(element.problem).to.equal(undefined);
    round.remove();
    await waitUntil(() => lines(element).length === 2);
  });

  it('says where a round tells another hand', async () => {
    const element = await game(3);
    await waitUntil(() => element.problem);
    expect(element.problem?.message).to.equal(
      'The round belongs to another hand. The game is at round=east dealer=east counters=4.',
    );
  });

  it('keeps them where readers write on', async () => {
    const element = await game(0, R1, true);
    await waitUntil(() => lines(element).length === 3);
    element.value = `${element.value}\nB tsumo 6`;
    await waitUntil(() => lines(element).length === 4);
    expect(lines(element)[1]).to.equal('A tsumo 12 riichi A');
    await expect(element).to.be.accessible();
  });
});
