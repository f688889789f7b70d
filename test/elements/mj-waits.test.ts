import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjWaits} from '../../src/elements/mj-waits/mj-waits.js';
import './all-rules.js';
import './riichi-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const NINE_GATES = '1112345678999s';

const own = (rules: string, hand: string, more: Partial<Pick<MjWaits, 'wild' | 'gari' | 'flags'>> = {}) =>
  show<MjWaits>(
    html`<mj-waits
      rules=${rules}
      hand=${hand}
      .wild=${more.wild}
      .gari=${more.gari}
      .flags=${more.flags}
    ></mj-waits>`,
    '[part=waits]',
  );

/** Each row as text: tiles with the number left, then the two columns. */
const rows = (element: Element): string[][] =>
  [...(element.shadowRoot?.querySelectorAll('[part=wait]') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );

const inExample = async (example: Promise<MjExample>): Promise<MjWaits> => {
  const waits = (await example).querySelector('mj-waits');
  if (!waits) throw new Error('no mj-waits');
  await waitUntil(() => waits.shadowRoot?.querySelector('[part=waits]'));
  return waits;
};

describe('mj-waits', () => {
  it('shows a tile, how many are left, and what it scores by discard and by self-draw', async () => {
    const waits = await own('luqiao', '123m 456m 789p EE 34s', {wild: '9m'});
    expect(rows(waits)).to.deep.equal([
      ['9 of characters (wild), 3 left ×3', '12 hu You cannot win on a discarded wild tile.', '14 hu'],
      ['2 of bamboos, 4 left ×4 5 of bamboos, 4 left ×4', '12 hu', '14 hu'],
    ]);
  });

  it('puts tiles that score alike into one row', async () => {
    const waits = await own('mcr', NINE_GATES);
    expect(waits.shadowRoot?.querySelectorAll('[part=waited]').length).to.equal(9);
    expect(rows(waits).length).to.equal(4);
  });

  it('says why a tile may not be won with, and strikes what it would score', async () => {
    const waits = await own('mcr', '[123m] 456m 78p 99s 345s');
    expect(texts(waits, '[part=reason]')[0]).to.contain('8');
    expect(texts(waits, '[part=wait-refused] s')).to.deep.equal(['3 fan', '4 fan']);
  });

  it('strikes what a furiten hand would score by discard, and says why', async () => {
    const of = (river?: string, passed?: string, flags?: string): Promise<MjWaits> =>
      show<MjWaits>(
        html`<mj-waits
          rules="riichi"
          hand="234m 567m 34p 678s 55s"
          river=${ifDefined(river)}
          passed-tiles=${ifDefined(passed)}
          flags=${ifDefined(flags)}
        ></mj-waits>`,
        '[part=waits]',
      );
    const river = await of('1z 5p');
    expect(texts(river, '[part=reason]')).to.deep.equal([
      'Furiten: the hand waits for the 5 of dots, which is among its discards.',
    ]);
    expect(texts(river, '[part=wait-refused] s')).to.deep.equal(['2900 points']);
    expect(texts(river, '[part=wait-value]')).to.deep.equal(['3900 points']);
    expect(texts(await of(undefined, '2p'), '[part=reason]').join()).to.contain('until the next draw');
    expect(texts(await of(undefined, '2p', 'riichi'), '[part=reason]').join()).to.contain(
      'until the hand ends',
    );
    expect(texts(await of('1z'), '[part=reason]')).to.deep.equal([]);
  });

  it('says how many kinds and tiles a ready hand waits for', async () => {
    expect(texts(await own('mcr', NINE_GATES), '[part=summary]')).to.deep.equal([
      'Ready: waits for 9 kinds, 23 tiles left',
    ]);
  });

  it('says how far an unready hand is', async () => {
    const waits = await own('mcr', '[111p] 234m 567m 89s 3s 5s');
    expect(texts(waits, '[part=summary]')).to.deep.equal(['1 tile from ready']);
  });

  it('shows the tiles that bring an unready hand nearer, with how many are left', async () => {
    const waits = await own('mcr', '[111p] 234m 567m 89s 3s 5s');
    expect(texts(waits, '[part=nearer] [part=left]')).to.deep.equal(['×3', '×4', '×3', '×4', '×3', '×3']);
    expect(texts(waits, '[part=nearer-label]')).to.deep.equal(['6 kinds of tile bring it closer (20 left)']);
  });

  it('counts what lies in the melds of others as gone', async () => {
    const waits = await show<MjWaits>(
      html`<mj-waits
        rules="luqiao"
        wild="9m"
        hand="123m 456m 789p EE 34s"
        others-south="[222s] 147m 258p 369m W"
      ></mj-waits>`,
      '[part=waits]',
    );
    expect(texts(waits, '[part=left]')).to.deep.equal(['×3', '×1', '×4']);
  });

  const READY: readonly (readonly [string, string, string])[] = [
    ['luqiao', '123m 456m 789p EE 34s', 'hu'],
    ['mcr', NINE_GATES, 'fan'],
    ['ribon', '234p 678p 234s 78s 66s', 'points'],
    ['shiragiku', '123m 456m 789m 123p EE 34s', 'tai'],
    ['xinzhang', '123m 456m 789m 123p EE 34s', 'tai'],
  ];
  for (const [rules, hand, unit] of READY) {
    it(`counts in ${unit} with ${rules}`, async () => {
      const waits = await own(rules, hand, rules === 'luqiao' ? {wild: '9m'} : {});
      expect(rows(waits)[0].slice(1).join()).to.match(new RegExp(`\\d ${unit}.*\\d ${unit}`));
    });
  }

  it('shows the waits before the winning tile of the example around it', async () => {
    const waits = await inExample(
      fixture(
        html`<mj-example rules="mcr" by="self" hand="1112345678999s +5s"><mj-waits></mj-waits></mj-example>`,
      ),
    );
    expect(rows(waits).length).to.equal(4);
  });

  it('shows the waits before the winning tile of its own, also where nobody says how that came', async () => {
    const waits = await own('mcr', '[123m][456m] 789m 234p 5s +5s');
    expect(rows(waits).map(([, byDiscard, bySelf]) => [byDiscard, bySelf])).to.eql([['19 fan', '20 fan']]);
  });

  it('marks the tile that won, by an outline and in words', async () => {
    const waits = await inExample(
      fixture(
        html`<mj-example rules="mcr" by="self" hand="1112345678999s +5s"><mj-waits></mj-waits></mj-example>`,
      ),
    );
    expect(waits.shadowRoot?.querySelectorAll('.tile.win').length).to.equal(1);
    expect(texts(waits, '[part=waited]').join()).to.contain('winning tile 5 of bamboos');
  });

  it('scores as the example does for the tile that won', async () => {
    const example = fixture<MjExample>(
      html`<mj-example rules="mcr" by="self" flags="replacement" hand="[[1111p]] 234m 567m 89s EE +7s"
        ><mj-waits></mj-waits><mj-score-breakdown view="total"></mj-score-breakdown
      ></mj-example>`,
    );
    const waits = await inExample(example);
    const total = (await example).querySelector('mj-score-breakdown');
    await waitUntil(() => total?.shadowRoot?.querySelector('[part=total]'));
    const cell = waits.shadowRoot?.querySelector('[part=wait] > :last-child');
    expect(cell?.textContent).to.contain(total?.shadowRoot?.querySelector('[part=total]')?.textContent);
  });

  it('follows the element that it is for', async () => {
    const page = await fixture(
      html`<div><mj-hand id="h" rules="mcr" hand=${NINE_GATES}></mj-hand><mj-waits for="h"></mj-waits></div>`,
    );
    const waits = page.querySelector('mj-waits');
    await waitUntil(() => waits && rows(waits).length === 4);
    page.querySelector('mj-hand')?.setAttribute('hand', '[123m] 456m 78p 99s 345s');
    await waitUntil(() => waits && rows(waits).length === 1);
  });

  it('goes by a robbed kong where the example does', async () => {
    const waits = await inExample(
      fixture(
        html`<mj-example rules="mcr" by="robbing" from="south" hand="[123m] 456m 78p 99s 345s +6p"
          ><mj-waits></mj-waits
        ></mj-example>`,
      ),
    );
    expect(texts(waits, 'thead th')).to.deep.equal(['Waits for', 'Robbed kong', 'Self-draw']);
  });

  it('shows the text that cannot be read, and why', async () => {
    const element = await fixture<MjWaits>(html`<mj-waits rules="mcr" hand="123m 9x"></mj-waits>`);
    await waitUntil(() => texts(element, '[part=error]').join().includes('not a tile'));
    expect(texts(element, '[part=text]')).to.deep.equal(['123m 9x']);
  });

  it('says once what is wrong with its own situation', async () => {
    const element = document.createElement('mj-waits');
    element.rules = 'mcr';
    element.hand = '123m 9x';
    const said = oneEvent(element, 'mj-invalid');
    document.body.append(element);
    expect((await said).detail).to.include({code: 'unknown-character'});
    element.remove();
  });

  it('shows an unknown option as what it is', async () => {
    const element = await fixture<MjWaits>(
      html`<mj-waits rules="mcr" options="nonsense:1" hand=${NINE_GATES}></mj-waits>`,
    );
    await waitUntil(() => texts(element, '[part=error]').join().includes('nonsense'));
  });

  it('keeps what is inside the tag until there is something to show', async () => {
    const element = await fixture(html`<mj-waits for="not-there">waits for 147s</mj-waits>`);
    expect(element.shadowRoot?.querySelector('slot')).to.exist;
  });

  it('speaks the language around it', async () => {
    const page = await fixture(
      html`<div lang="ja"><mj-waits rules="luqiao" wild="9m" hand="123m 456m 789p EE 34s"></mj-waits></div>`,
    );
    const waits = page.querySelector('mj-waits');
    await waitUntil(() => waits && texts(waits, '[part=summary]').join().includes('聴牌：3種11枚待ち'));
  });

  for (const hand of [NINE_GATES, '[111p] 234m 567m 89s 3s 5s', '[123m] 456m 78p 99s 345s', '9x']) {
    it(`is accessible: ${hand}`, async () => {
      const element = await fixture<MjWaits>(html`<mj-waits rules="mcr" hand=${hand}></mj-waits>`);
      await waitUntil(() => element.shadowRoot?.querySelector('[part]'));
      await expect(element).to.be.accessible();
    });
  }

  it('leaves nothing behind when it is removed and added again', async () => {
    const waits = await own('mcr', NINE_GATES);
    const parent = waits.parentElement;
    for (let i = 0; i < 10; i++) {
      waits.remove();
      parent?.append(waits);
      await waits.updateComplete;
    }
    expect(rows(waits).length).to.equal(4);
    expect(waits.shadowRoot?.querySelectorAll('[part=waits]').length).to.equal(1);
  });
});
