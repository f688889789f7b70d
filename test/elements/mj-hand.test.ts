import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {drawn, make, query, queryAll, tilesIn} from './hand-fixture.js';
import {waitUntil} from './patience.js';

describe('mj-hand', () => {
  it('shows melds, held tiles and the winning tile apart', async () => {
    const hand = await make(html`<mj-hand>[_123m][EEE]789m234p5s+5s</mj-hand>`);
    expect(tilesIn(hand, 'meld')).to.equal(6);
    expect(tilesIn(hand, 'held')).to.equal(7);
    expect(tilesIn(hand, 'win')).to.equal(1);
    expect(queryAll(hand, '[part~=tile-sideways]')).to.have.length(2);
    expect(query(hand, '[part=win-mark]')).to.exist;
  });

  it('prefers the attribute to the text inside, which stays in the page', async () => {
    const hand = await make(html`<mj-hand hand="123m">one, two, three</mj-hand>`);
    expect(tilesIn(hand, 'held')).to.equal(3);
    expect(hand.textContent).to.equal('one, two, three');
    expect(query(hand, 'slot:not([name])')).not.to.exist;
  });

  it('reads a hand that is given as a property, before or after the tag is known', async () => {
    const hand = await make(html`<mj-hand .value=${'55p'}></mj-hand>`);
    expect(tilesIn(hand, 'held')).to.equal(2);
    hand.value = {tiles: [0, 1], melds: [], flowers: [], win: 2};
    await drawn(hand);
    expect(tilesIn(hand, 'held')).to.equal(2);
    expect(tilesIn(hand, 'win')).to.equal(1);
  });

  it('reads the notation that is named, and says what is wrong in it', async () => {
    const hand = await make(html`<mj-hand notation="gb">[123m,2][EEEE]5p5p</mj-hand>`);
    expect([tilesIn(hand, 'meld'), tilesIn(hand, 'held'), tilesIn(hand, 'win')]).to.deep.equal([7, 1, 1]);
    expect(queryAll(hand, '[part~=tile-sideways]')).to.have.length(1);
    hand.notation = 'kobalab';
    await waitUntil(() => hand.problem?.code === 'unknown-character');
    expect(query(hand, '[part=text]')!.textContent).to.equal('[123m,2][EEEE]5p5p');
    hand.textContent = 'p055,z111=';
    await waitUntil(() => tilesIn(hand, 'held') === 3);
    hand.notation = 'latin';
    await waitUntil(() => hand.problem?.field === 'notation');
  });

  it('follows text that changes', async () => {
    const hand = await make(html`<mj-hand>123m</mj-hand>`);
    hand.textContent = '1234m';
    await waitUntil(() => tilesIn(hand, 'held') === 4);
  });

  it('hides the tiles of a concealed kong that its option says', async () => {
    const hand = await make(html`<mj-hand hand="[[1111m]]"></mj-hand>`);
    const backs = async (option: MjHand['concealedKong']) => {
      hand.concealedKong = option;
      await hand.updateComplete;
      return queryAll(hand, '[part~=tile]').map((tile) => (tile.part.contains('tile-back') ? 'X' : '1'));
    };
    expect(await backs('outer')).to.deep.equal(['X', '1', '1', 'X']);
    expect(await backs('inner')).to.deep.equal(['1', 'X', 'X', '1']);
    expect(await backs('all')).to.deep.equal(['X', 'X', 'X', 'X']);
    expect(await backs('three')).to.deep.equal(['X', 'X', 'X', '1']);
    expect(await backs('none')).to.deep.equal(['1', '1', '1', '1']);
    // what was shown stays, so it is no kong that was called
    expect(queryAll(hand, '[part~=tile-standing]')).to.have.length(4);
    expect(await backs('upside-down' as never)).to.deep.equal(['X', '1', '1', 'X']);
    expect(await backs(undefined)).to.deep.equal(['X', '1', '1', 'X']);
  });

  it('turns a tile of each called set, also where the text does not say which one was called', async () => {
    const hand = await make(html`<mj-hand hand="[789p] [5_55m] [[1111s]] [EEEE] 23s"></mj-hand>`);
    const turned = [...queryAll(hand, '[part~=meld]')].map((meld) =>
      [...meld.querySelectorAll('[part~=tile]')].findIndex((tile) => tile.part.contains('tile-sideways')),
    );
    expect(turned).to.deep.equal([0, 1, -1, 0]);
  });

  it('stacks an added kong, as high as any tile', async () => {
    const hand = await make(html`<mj-hand hand="[55_5+5p]1m"></mj-hand>`);
    const stack = query(hand, '.stack')!;
    expect(stack.querySelectorAll('[part~=tile-sideways]')).to.have.length(2);
    expect(stack.offsetHeight).to.equal(query(hand, '[part~=held] [part~=tile]')!.offsetHeight);
  });

  it('marks wild tiles by shape, and shows the indicator', async () => {
    const hand = await make(html`<mj-hand hand="155s" wild="5s"></mj-hand>`);
    expect(queryAll(hand, '[part~=tile-wild] path.w')).to.have.length(2);
    expect(queryAll(hand, '[part=beside] [part~=tile]')).to.have.length(1);
  });

  it('lays out flowers, ガリ and indicators beside the hand, in the language of the page', async () => {
    const hand = await make(
      html`<mj-hand
        lang="ja"
        hand="1m"
        flowers="1f"
        gari="NN"
        indicators="2p"
        ura-indicators="5s"
      ></mj-hand>`,
    );
    expect(queryAll(hand, '[part=label]').map((label) => label.textContent)).to.deep.equal([
      '花牌',
      'ガリ',
      'ドラ表示牌',
      '裏ドラ表示牌',
    ]);
    expect(hand.spoken).to.equal(
      '1枚の手牌。手の内 一萬。花牌 春。ガリ 北2枚。ドラ表示牌 二筒。裏ドラ表示牌 五索。',
    );
    await waitUntil(() => query(hand, '[part=beside] path'), 'the flowers have come');
  });

  it('sorts the held tiles where that is asked for, wild ones first', async () => {
    const hand = await make(html`<mj-hand hand="9s1m5s1p" wild="5s" sort index></mj-hand>`);
    expect(queryAll(hand, '[part~=held] [part=index]').map((index) => index.textContent)).to.deep.equal([
      '5s',
      '1m',
      '1p',
      '9s',
    ]);
  });

  it('puts numerals and letters in the corners, but not on a back', async () => {
    const hand = await make(html`<mj-hand hand="5mEPX" index></mj-hand>`);
    expect(queryAll(hand, '[part=index]').map((index) => index.textContent)).to.deep.equal(['5m', 'E', 'P']);
  });

  it('says the whole hand in a sentence', async () => {
    const hand = await make(html`<mj-hand hand="[FFF]123m55p4m+r5m" by="discard" wild="5p"></mj-hand>`);
    expect(hand.spoken).to.equal(
      'Hand of 10 tiles: pung of green dragons, melded; in hand 1 2 3 characters, 5 of dots (wild), 5 of dots (wild), ' +
        '4 of characters; winning tile red 5 of characters, won by discard; wild tile indicator: 5 of dots.',
    );
  });

  it('speaks the nearest language, and changes with it', async () => {
    const outer = await fixture(html`<div lang="ja"><mj-hand hand="[EEE]23m"></mj-hand></div>`);
    const hand = await drawn(outer.querySelector('mj-hand')!);
    expect(hand.spoken).to.equal('5枚の手牌。ポン 東。手の内 二三萬。');
    outer.setAttribute('lang', 'zh-TW');
    await waitUntil(() => hand.spoken === '5張手牌：碰 東風；手中 二三萬。');
    hand.names = 'zh-CN';
    await waitUntil(() => hand.spoken === '5張手牌：碰 东风；手中 二三万。');
  });

  it('is a list of groups for screen readers, without a fault', async () => {
    const hand = await make(html`<mj-hand hand="[EEE]123m5s+5s" by="self" index flowers="1f"></mj-hand>`);
    expect(queryAll(hand, '[role=listitem] .sr').map((text) => text.textContent)).to.deep.equal([
      'pung of East winds, melded',
      'in hand 1 2 3 characters, 5 of bamboos',
      'winning tile 5 of bamboos, self-drawn',
    ]);
    await expect(hand).to.be.accessible();
  });
});

describe('mj-hand, where it cannot read', () => {
  it('keeps the text, marks the place and says why', async () => {
    const hand = await make(html`<mj-hand>123m 45q</mj-hand>`);
    expect(query(hand, '[part=text]')!.textContent).to.equal('123m 45q');
    expect(query(hand, '[part=mark]')!.textContent).to.equal('q');
    expect(query(hand, '[part=error]')!.textContent).to.contain('“q”');
    expect(hand.matches(':state(invalid)')).to.be.true;
    await expect(hand).to.be.accessible();
  });

  it('fires mj-invalid once for one problem', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand hand="1m"></mj-hand>`);
    const seen: string[] = [];
    hand.addEventListener('mj-invalid', (event) =>
      seen.push(`${event.detail.code} ${event.detail.at?.start}`),
    );
    setTimeout(() => (hand.hand = '1m?'));
    await oneEvent(hand, 'mj-invalid');
    hand.index = true;
    await hand.updateComplete;
    expect(seen).to.deep.equal(['unknown-character 2']);
    hand.hand = '1m';
    await hand.updateComplete;
    expect(hand.matches(':state(invalid)')).to.be.false;
    expect(hand.problem).to.be.undefined;
  });

  it('shows the hand, and what is wrong beside it, where only a field is wrong', async () => {
    const hand = await make(html`<mj-hand hand="123m" flowers="9f"></mj-hand>`);
    expect(tilesIn(hand, 'held')).to.equal(3);
    expect(query(hand, '[part=mark]')!.textContent).to.equal('9f');
    expect(hand.problem?.field).to.equal('flowers');
  });

  it('says nothing of a tag that is empty', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand></mj-hand>`);
    expect(hand.problem).to.be.undefined;
    expect(query(hand, '[part~=tile]')).not.to.exist;
  });
});
