import {expect, html} from '@open-wc/testing';
import type {MjSettlement} from '../../src/elements/mj-settlement/mj-settlement.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';

const everybody = () =>
  show<MjSettlement>(
    html`<mj-settlement
      rules="luqiao"
      by="discard"
      from="west"
      seat="south"
      wild="9s"
      others-east="[2222p] 1m 6m 9m 2s 4s 6s 8s W N F"
      others-west="[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F"
      others-north="CC 1m 5m 8m 1p 3p 2s 5s 8s E F P"
      hand="[345s] 23m 567p 789p SS +4m"
    ></mj-settlement>`,
    'table',
  );

const numbers = (settlement: MjSettlement, part: string) => texts(settlement, `td[part=${part}]`);

describe('mj-settlement', () => {
  it('shows what each seat gains or loses', async () => {
    expect(numbers(await everybody(), 'net')).to.deep.equal(['−70 hu', '+24 hu', '+93 hu', '−47 hu']);
  });

  it('shows who pays whom how much', async () => {
    const settlement = await everybody();
    const rows = [...(settlement.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent.trim() || '0', 10)),
    );
    expect(rows).to.deep.equal([
      [0, 12, 64, 0],
      [0, 0, 0, 0],
      [0, 6, 0, 0],
      [6, 6, 35, 0],
    ]);
  });

  it('gives the reason for each payment', async () => {
    const settlement = await everybody();
    expect(texts(settlement, '[part=payments] dt')).to.deep.equal(['win', 'difference in points']);
    expect(texts(settlement, '[part=payment]')).to.contain('North pays West (72 − 2) ÷ 2 = 35 hu');
  });

  it('shows what the other hands are worth', async () => {
    const settlement = await everybody();
    expect(numbers(settlement, 'worth')).to.deep.equal(['8 hu', '12 hu', '72 hu', '2 hu']);
    expect(texts(settlement, '[part=other] dt')).to.deep.equal(['East', 'West', 'North']);
  });

  it('draws the other hands with what counts on each of their groups', async () => {
    const settlement = await everybody();
    const hands = [...settlement.shadowRoot!.querySelectorAll('[part=other]')];
    const tiles = hands.map((hand) => hand.querySelectorAll('[part~=tile]').length);
    expect(tiles, 'a kong has a tile more').to.deep.equal([14, 14, 13]);
    const points = hands.map((hand) =>
      [...hand.querySelectorAll('[part=group-points]')].map((own) =>
        own.textContent.replace(/\s+/g, ' ').trim(),
      ),
    );
    expect(points[1].filter((own) => own.includes('hu'))).to.deep.equal(['32 hu', '4 hu 1 tai']);
    const named = hands.map((hand) => hand.querySelector('[role=list]')!.getAttribute('aria-hidden'));
    expect(named, 'said nowhere else').to.deep.equal([null, null, null]);
  });

  it('shows the other hands alone', async () => {
    const settlement = await everybody();
    settlement.view = 'others';
    await settlement.updateComplete;
    expect(settlement.shadowRoot!.querySelectorAll('[part=matrix], [part=payments]').length).to.equal(0);
    expect(settlement.shadowRoot!.querySelectorAll('[part=other]')).to.have.length(3);
  });

  it('marks the dealer and the winner', async () => {
    expect(texts(await everybody(), '[part=seat-mark]')).to.deep.equal(['dealer', 'winner']);
  });

  it('names the rule by which one pays for all, and what that comes to', async () => {
    const settlement = await show<MjSettlement>(
      html`<mj-settlement
        rules="luqiao"
        by="discard"
        from="south"
        seat="west"
        wild="1p"
        flags="liveTile"
        hand="[FFF] [CCC] PP 678m 55s +P"
      ></mj-settlement>`,
      'table',
    );
    expect(texts(settlement, '[part=payments] dt')).to.contain('liable: third dragon');
    expect(texts(settlement, '[part=payment]')).to.deep.equal([
      'South pays West 200 hu',
      'South pays West 100 hu',
    ]);
    expect(numbers(settlement, 'net')).to.deep.equal(['0 hu', '−300 hu', '+300 hu', '0 hu']);
  });

  it('says what is missing where nobody is named who pays', async () => {
    const settlement = await show<MjSettlement>(
      html`<mj-settlement rules="mcr" by="discard" hand="[123m][456m] 789m 234p 5s +5s"></mj-settlement>`,
      '[part=empty]',
    );
    expect(texts(settlement, '[part=empty]')).to.deep.equal(['Say who discarded the winning tile (from).']);
  });

  it('says that nobody pays where nobody has won', async () => {
    const settlement = await show<MjSettlement>(
      html`<mj-settlement
        rules="luqiao"
        wild="9s"
        hand="[2222p] 1m 6m 9m 2s 4s 6s 8s W N F"
      ></mj-settlement>`,
      '[part=empty]',
    );
    expect(texts(settlement, '[part=empty]')).to.deep.equal(['Nobody pays.']);
  });

  it('is accessible', async () => {
    await expect(await everybody()).to.be.accessible();
  });

  it('fits into 320 px', async () => {
    const settlement = await everybody();
    settlement.style.inlineSize = '20rem';
    await settlement.updateComplete;
    const table = settlement.shadowRoot?.querySelector('table');
    expect(table?.scrollWidth).to.be.at.most(320);
  });
});
