import {expect, html} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import {allSaid, listen, saidAfter} from './announced.js';
import {middleOf} from './example-fixture.js';
import {all, focused, key, make, named, notation, one, pieces, press, spoken} from './input-fixture.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {waitUntil} from './patience.js';

const text = (input: MjHandInput): string => notation(input).value;

describe('mj-hand-input', () => {
  it('shows a hand, its notation and its score', async () => {
    const input = await make(
      html`<mj-hand-input rules="mcr" by="self">[EEE] 123m456p789s5p+5p</mj-hand-input>`,
    );
    expect(pieces(input)[0]).to.equal('pung of East winds, melded');
    expect(pieces(input).at(-1)).to.equal('winning tile 5 of dots, self-drawn');
    expect(text(input)).to.equal('[EEE] 123m456p789s5p+5p');
    expect(one(input, '[part=total]').textContent).to.match(/fan/);
  });

  it('takes a hand in the notation that is named', async () => {
    const input = await make(
      html`<mj-hand-input rules="mcr" notation="gb">[EEE,1]123m456p789s5p5p</mj-hand-input>`,
    );
    await waitUntil(() => text(input) === '[_EEE] 123m456p789s5p +5p');
    input.formResetCallback();
    expect(input.value).to.equal('[_EEE] 123m456p789s5p +5p');
  });

  it('has the keys of the rule set, and says how many are left', async () => {
    const input = await make(html`<mj-hand-input rules="ribon">55p</mj-hand-input>`);
    expect(all(input, '[role=row]').map((row) => row.querySelectorAll('button').length)).to.deep.equal([
      2, 9, 9, 7, 5,
    ]);
    expect(spoken(key(input, '5p'))).to.equal('5 of dots, 1 left');
    expect(spoken(key(input, 'r5p'))).to.equal('red 5 of dots, 1 left');
  });

  it('adds a tile for each tap', async () => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    await sendMouse({type: 'click', position: middleOf(key(input, '5p'))});
    expect(input.value).to.equal('5p');
  });

  it('takes at most twenty taps for a closed hand of fourteen tiles', async () => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    let taps = 0;
    for (const tile of '2m 3m 4m 2p 3p 4p 2s 3s 4s 6s 7s 8s 5p 5p'.split(' ')) {
      await press(input, key(input, tile));
      taps++;
    }
    await press(input, named(input, 'Self-draw'));
    expect(taps + 1).to.be.at.most(20);
    expect(one(input, '[part=total]').textContent).to.match(/\d+ fan/);
  });

  it('disables keys of which none is left, and says so', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">5555p</mj-hand-input>`);
    expect(key(input, '5p').ariaDisabled).to.equal('true');
    expect(spoken(key(input, '5p'))).to.equal('5 of dots, none left');
    await press(input, key(input, '5p'));
    expect(input.value).to.equal('5555p');
  });

  it('makes a meld of selected tiles', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">111m23p</mj-hand-input>`);
    await press(input, all(input, '.held')[0]);
    expect(named(input, 'Chow').ariaDisabled).to.equal('true');
    await press(input, named(input, 'Pung'));
    expect(input.value).to.equal('[111m] 23p');
  });

  it('makes a meld of the next tile', async () => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    await press(input, named(input, 'Concealed kong'));
    expect(named(input, 'Concealed kong').ariaPressed).to.equal('true');
    await press(input, key(input, 'E'));
    expect(input.value).to.equal('[[EEEE]]');
  });

  it('has no melds that the rule set has not', async () => {
    const input = await make(html`<mj-hand-input rules="ribon"></mj-hand-input>`);
    expect(() => named(input, 'Chow')).to.throw();
  });

  it('makes a selected tile the winning one, and takes it back', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">123m</mj-hand-input>`);
    await press(input, all(input, '.held')[1]);
    await press(input, named(input, 'Winning tile'));
    expect(input.value).to.equal('13m +2m');
    await press(input, one(input, '.win'));
    await press(input, named(input, 'Winning tile'));
    expect(input.value).to.equal('132m');
  });

  it('puts the indicator of the wild tile into its row, and marks the tiles', async () => {
    const input = await make(html`<mj-hand-input rules="luqiao">55s</mj-hand-input>`);
    await press(input, named(input, 'Wild'));
    await press(input, key(input, '5s'));
    expect(input.situation.wild).to.equal('5s');
    expect(all(input, '.hand .tile.wild')).to.have.length(2);
    await press(input, named(input, 'Wild: remove 5 of bamboos'));
    expect(input.situation).not.to.have.property('wild');
  });

  it('asks only for what the rule set knows', async () => {
    const fields = async (rules: string) => {
      const input = await make(html`<mj-hand-input rules=${rules}></mj-hand-input>`);
      return all(input, '.field .name, .aim').map((field) => field.textContent.trim().split('\n')[0]);
    };
    expect((await fields('luqiao')).join()).to.match(/^From,Wild,Passed,Seat,Liable,Score of /);
    expect((await fields('mcr')).join()).to.equal('From,Flowers,Seat,Round');
    expect((await fields('ribon')).join()).to.match(/^From,Gari,Dora indicator,Ura dora indicator,Seat,/);
  });

  it('disables flags that cannot be, and says why', async () => {
    const input = await make(html`<mj-hand-input rules="ribon" by="discard">1p+1p</mj-hand-input>`);
    const heavenly = named(input, 'Heavenly hand');
    expect(heavenly.ariaDisabled).to.equal('true');
    expect(heavenly.closest('label')?.title).to.equal('Only if you win by: Self-draw.');
    const said = listen();
    await press(input, heavenly);
    expect(input.situation.flags).to.equal(undefined);
    expect(one(input, '.asked > .sr').offsetWidth).to.be.above(20);
    await waitUntil(() => said().some((text) => text.includes('Only if you win by: Self-draw.')));
    await press(input, heavenly);
    expect(all(input, '.asked')).to.have.length(0);
  });

  it('gives each control one name, and says once why it does nothing', async () => {
    const input = await make(html`<mj-hand-input rules="mcr" by="self">123m456p789sEEE5p+5p</mj-hand-input>`);
    expect(spoken(key(input, '1m'))).to.equal('1 of characters, 3 left');
    expect(key(input, '1m').title).to.equal('The hand has all its tiles.');
    expect(named(input, 'Remove').ariaLabel).to.equal(null);
    expect(all(input, '[role=toolbar]').map(({ariaLabel}) => ariaLabel)).to.deep.equal([
      'Hand',
      'Edit the hand',
    ]);
  });

  it('says what of the tiles is in the way', async () => {
    const input = await make(html`<mj-hand-input rules="mcr" by="self">123m456p789sEEE5p+5p</mj-hand-input>`);
    const why = (name: string) => named(input, name).closest('label')?.title;
    expect(why('Robbing a kong')).to.match(/^Another of this tile/);
    expect(why('Last of its kind')).to.equal('Another of this tile is in the hand.');
    expect(why('Kong replacement tile')).to.equal('Only with a kong.');
  });

  it('sets flags, seats and counters', async () => {
    const input = await make(html`<mj-hand-input rules="ribon"></mj-hand-input>`);
    await press(input, named(input, 'Riichi'));
    const seat = named(input, 'Seat') as HTMLSelectElement;
    seat.value = 'south';
    seat.dispatchEvent(new Event('change'));
    const counters = named(input, 'Repeat counters') as HTMLInputElement;
    counters.value = '2';
    counters.dispatchEvent(new Event('change'));
    const {flags, seat: said, counters: n} = input.situation;
    expect([flags, said, n]).to.deep.equal([['riichi'], 'south', 2]);
  });

  it('shows text that cannot be read, with the place and the reason', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">12q3m</mj-hand-input>`);
    expect(one(input, 'mark').textContent).to.equal('q');
    expect(notation(input).ariaInvalid).to.equal('true');
    expect(input.value).to.equal('12q3m');
    expect(input.matches(':state(invalid)')).to.equal(true);
  });

  it('says what is missing, and that is no mistake', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">123m456p789sEEE</mj-hand-input>`);
    expect(one(input, '[part=missing]').textContent).to.equal('1 more tile');
    expect(input.problem).to.equal(undefined);
    await press(input, key(input, '5p'));
    await press(input, key(input, '5p'));
    expect(one(input, '[part=missing]').textContent).to.equal('How was the hand won?');
  });

  it('keeps the tiles when the rules change, and says which do not fit', async () => {
    const input = await make(html`<mj-hand-input rules="mcr" by="self">123m456p789sEEE5p+5p</mj-hand-input>`);
    input.rules = 'ribon';
    await input.updateComplete;
    expect(input.value).to.equal('123m456p789sEEE5p+5p');
    expect(one(input, '[part=error]').textContent).to.match(/does not use the 2 of characters/);
  });

  it('announces each change once, in one place for the page', async () => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    const said = listen();
    await press(input, key(input, '7s'));
    await waitUntil(() => said().length);
    await allSaid(input);
    expect(said()).to.deep.equal(['7 of bamboos added.']);
    expect(document.querySelectorAll('[data-mj-announcer]')).to.have.length(1);
  });

  it('says what is asked, then the score once it has settled, and that once', async () => {
    const input = await make(html`<mj-hand-input rules="luqiao">[PPP]234567m99p78s</mj-hand-input>`);
    const said = listen();
    const totals = (place?: number) => said(place).filter((text) => /Total: \d+ hu$/.test(text)).length;
    await press(input, key(input, '9s'));
    await waitUntil(() => said().join(' ').endsWith('winning tile 9 of bamboos. How was the hand won?'));
    const early = saidAfter(500);
    await press(input, named(input, 'Discard'));
    expect(totals(await early), 'before it has settled').to.equal(0);
    await waitUntil(() => totals());
    const from = named(input, 'From') as HTMLSelectElement;
    from.value = 'west';
    from.dispatchEvent(new Event('change'));
    await input.updateComplete;
    await saidAfter(1200);
    expect(totals()).to.equal(1);
  });

  it('has targets of 24 px at 360 px, and of 44 px where it is large', async () => {
    for (const [size, least] of [
      ['medium', 24],
      ['large', 44],
    ] as const) {
      const input = await make(
        html`<mj-hand-input rules="ribon" size=${size} indicators="2p">[EEE]123p+5p</mj-hand-input>`,
      );
      // the width of a page of 360 px minus a browser's margins
      input.style.inlineSize = '344px';
      const targets = all(input, 'button, select, .choice, .notation input, input[type=number]');
      for (const target of targets) {
        const {width, height} = target.getBoundingClientRect();
        expect(Math.min(width, height), target.outerHTML.slice(0, 120)).to.be.at.least(least);
      }
    }
  });

  for (const lang of ['en', 'ja']) {
    it(`is accessible in ${lang}`, async () => {
      const input = await make(
        html`<mj-hand-input lang=${lang} rules="ribon" indicators="2p" by="self"
          >[EEE]123p45p+5p</mj-hand-input
        >`,
      );
      await expect(input).to.be.accessible();
    });
  }

  it('is accessible empty, unreadable, with a selection, disabled and read-only', async () => {
    for (const template of [
      html`<mj-hand-input rules="mcr"></mj-hand-input>`,
      html`<mj-hand-input rules="mcr">12q</mj-hand-input>`,
      html`<mj-hand-input rules="mcr" disabled>12m</mj-hand-input>`,
      html`<mj-hand-input rules="mcr" readonly>12m</mj-hand-input>`,
    ]) {
      const input = await make(template);
      all(input, '.held')[0]?.click();
      await input.updateComplete;
      await expect(input).to.be.accessible();
    }
  });

  it('follows the focus back when the focused tile goes', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">1m</mj-hand-input>`);
    all(input, '.held')[0].focus();
    await sendKeys({press: 'Delete'});
    await input.updateComplete;
    await input.updateComplete;
    expect(focused(input)?.classList.contains('key')).to.equal(true);
  });

  it('says in the place of the score what cannot be read: the keys stay where they are', async () => {
    const input = await make(
      html`<mj-hand-input style="inline-size: 336px" rules="mcr" hand="123m"></mj-hand-input>`,
    );
    const top = () => key(input, '1m').getBoundingClientRect().top;
    const before = top();
    notation(input).value = '123q';
    notation(input).dispatchEvent(new Event('input'));
    await waitUntil(() => all(input, '.problem').length);
    expect(top()).to.be.closeTo(before, 1);
  });

  it('keeps the hand in sight in a narrow page, unless the page puts more below it', async () => {
    const position = async (more?: unknown) => {
      const input = await make(
        html`<mj-hand-input style="inline-size: 336px" rules="mcr">${more}</mj-hand-input>`,
      );
      return getComputedStyle(one(input, '.sight')).position;
    };
    expect(await position()).to.equal('sticky');
    expect(await position(html`<p slot="score"></p>`)).to.equal('static');
  });
});
