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
    const points = [...hands[1].querySelectorAll<HTMLElement>('[part=group-points]')]
      .filter((own) => own.checkVisibility())
      .map((own) => own.querySelector('b')?.textContent);
    expect(points).to.deep.equal(['4 hu + 1 tai', '32 hu']);
    const said = [...hands[1].querySelectorAll('.set > .sr')].map((own) => own.textContent);
    expect(said, 'said nowhere else').to.include('kong of 1 bamboo: Concealed kong 32 hu');
  });

  it('shows the other hands alone', async () => {
    const settlement = await everybody();
    settlement.view = 'others';
    await settlement.updateComplete;
    expect(settlement.shadowRoot!.querySelectorAll('[part=matrix], [part=payments]').length).to.equal(0);
    expect(settlement.shadowRoot!.querySelectorAll('[part=other]')).to.have.length(3);
  });

  it('marks the dealer and the winner', async () => {
    expect(texts(await everybody(), 'th [part=seat-mark]')).to.deep.equal(['dealer', 'winner']);
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

  it('draws the seats around a table, the winner at the bottom', async () => {
    const plates = texts(await everybody(), '[part=plate]');
    expect(plates).to.deep.equal([
      'South +24 winner Hand value 12',
      'West +93 Hand value 72',
      'North −47 Hand value 2',
      'East −70 dealer Hand value 8',
    ]);
  });

  it('draws an arrow for each pair, heavier for more, and keeps the drawing from ears', async () => {
    const settlement = await everybody();
    expect(texts(settlement, '[part=arrow]')).to.deep.equal(['6', '35', '6', '12', '6', '64']);
    const weights = [...settlement.shadowRoot!.querySelectorAll('[part=arrow]')].map((arrow) =>
      arrow.classList.item(1),
    );
    expect(weights).to.deep.equal(['1', '2', '1', '1', '1', '3'].map((weight) => `weight-${weight}`));
    expect(settlement.shadowRoot!.querySelector('[part=drawing]')!.ariaHidden).to.equal('true');
  });

  it('points each arrow at who receives', async () => {
    const settlement = await everybody();
    const drawing = settlement.shadowRoot!.querySelector('[part=drawing]')!;
    const plates = [...drawing.querySelectorAll('[part=plate]')];
    const nearest = (arrow: Element): string | undefined => {
      const head = arrow.querySelector('path:not(.line)')!.getBoundingClientRect();
      const away = (plate: Element) => {
        const box = plate.getBoundingClientRect();
        const x = Math.max(box.left - head.right, head.left - box.right, 0);
        const y = Math.max(box.top - head.bottom, head.top - box.bottom, 0);
        return x + y;
      };
      const [first] = plates.toSorted((a, b) => away(a) - away(b));
      return first.querySelector('[part=seat]')?.textContent;
    };
    expect([...drawing.querySelectorAll('[part=arrow]')].map(nearest)).to.deep.equal([
      'South',
      'West',
      'East',
      'South',
      'South',
      'West',
    ]);
  });

  it('draws three players at the bottom, right and left', async () => {
    const settlement = await show<MjSettlement>(
      html`<mj-settlement
        rules="ribon"
        by="discard"
        seat="south"
        from="west"
        gari="N"
        indicators="E"
        hand="[222p][666s] 678p 34s 88s +2s"
      ></mj-settlement>`,
      'table',
    );
    const plates = [...settlement.shadowRoot!.querySelectorAll('[part=plate]')];
    expect(
      plates.map((plate) => [plate.classList.item(1), plate.textContent.trim().split(/\s+/)[0]]),
    ).to.deep.equal([
      ['bottom', 'South'],
      ['right', 'West'],
      ['left', 'East'],
    ]);
    expect(texts(settlement, '[part=arrow]')).to.deep.equal(['4']);
  });

  it('has the table where the drawing would be too small to read', async () => {
    const settlement = await everybody();
    const shown = (part: string) => {
      const {width, height} = settlement
        .shadowRoot!.querySelector(`[part=${part}]`)!
        .parentElement!.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const drawn = () =>
      settlement.shadowRoot!.querySelector('[part=drawing]')!.getBoundingClientRect().height > 0;
    settlement.style.inlineSize = '18rem';
    expect([drawn(), shown('matrix')]).to.deep.equal([true, false]);
    settlement.style.inlineSize = '17rem';
    expect([drawn(), shown('matrix')]).to.deep.equal([false, true]);
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
