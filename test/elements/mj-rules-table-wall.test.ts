/** The wall of patterns: sections by value, cards with the sets that make a pattern, and what a reader opens and finds. */
import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import {LANGS} from '../../src/core/game/names.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {listen} from './announced.js';
import {MCR_PATTERNS, all, field, make, names, row, textOf, within} from './table-fixture.js';
import {waitUntil} from './patience.js';
import {inWindow, needing} from './needs.js';

const wall = (rules: string) => make(html`<mj-rules-table rules=${rules}></mj-rules-table>`);

const heads = (shown: Element): string[] => all(shown, '[part=group-label]').map(textOf);

const jumps = (shown: Element): HTMLElement[] => all(shown, '[part=jump-button]');

/** A card with its hand. */
async function drawn(shown: Element, id: string): Promise<HTMLElement> {
  const card = row(shown, id);
  card.scrollIntoView();
  await waitUntil(() => row(shown, id).querySelector('[part=hand]'), `no hand of ${id}`);
  return row(shown, id);
}

/** The numbers of tiles of the sets that make a pattern, and of those that do not. */
const setsOf = (card: Element, part: string): number[] =>
  [...card.querySelectorAll(`[part~=${part}]`)].map((set) => set.querySelectorAll('.tile').length);

const more = (card: Element): HTMLButtonElement =>
  card.querySelector('[part=more-button]') ?? expect.fail('nothing to open');

describe('the wall of patterns', () => {
  afterEach(() => window.scrollTo(0, 0));

  for (const ruleset of [luqiao, mcr, ribon, shiragiku, xinzhang]) {
    it(`has a card for each pattern of ${ruleset.id}, once`, async () => {
      const shown = await wall(ruleset.id);
      await shown.updateComplete;
      const ids = all(shown, '[part~=row]').map(({id}) => id.slice(2));
      expect(ids.toSorted()).to.deep.equal(ruleset.patterns.map(({id}) => id).toSorted());
    });
  }

  it('begins with the most valuable where the page does, and counts each section', async () => {
    expect(heads(await wall('mcr')).slice(0, 3)).to.deep.equal([
      '88 fan 7 patterns',
      '64 fan 6 patterns',
      '48 fan 2 patterns',
    ]);
  });

  it('begins with the least valuable where the page does not, each unit by itself', async () => {
    expect(heads(await wall('luqiao')).map((text) => text.split(' ').slice(0, 2).join(' '))).to.deep.equal([
      ...['2 hu', '4 hu', '8 hu', '10 hu', '16 hu'],
      ...['1 tai', '3 tai', '13 tai'],
    ]);
  });

  it('has sections by kind where that is asked for, and values on its cards', async () => {
    const shown = await make(html`<mj-rules-table rules="luqiao" group-by="kind"></mj-rules-table>`);
    expect(heads(shown)[0]).to.equal('Sets 9 patterns');
    expect(textOf(row(shown, 'sifenghuiqi').querySelector('.value'))).to.equal('13 tai');
  });

  it('says on a card what its section does not say of its value', async () => {
    const shown = await wall('mcr');
    expect(row(shown, 'dasanyuan').querySelectorAll('.value').length).to.equal(0);
    expect(textOf(row(shown, 'jianke').querySelector('.value'))).to.equal('2 fan each');
  });

  it('puts the sets that make a pattern on a line, and makes the others pale', async () => {
    const card = await drawn(await wall('mcr'), 'dasanyuan');
    expect(setsOf(card, 'set-lit')).to.deep.equal([3, 3, 3]);
    expect(setsOf(card, 'set-pale')).to.deep.equal([3, 2]);
    const [lit, pale] = ['set-lit', 'set-pale'].map((part) => card.querySelector(`[part~=${part}]`));
    expect(Number(getComputedStyle(pale ?? card).opacity)).to.be.below(0.5);
    expect(getComputedStyle(lit ?? card).opacity).to.equal('1');
    expect(getComputedStyle(lit ?? card, '::after').blockSize).to.equal('2px');
  });

  it('lets no set of a pattern of the whole hand stand out', async () => {
    const card = await drawn(await wall('mcr'), 'lvyise');
    expect(card.querySelectorAll('[part~=set]').length).to.equal(5);
    expect(setsOf(card, 'set-lit').length + setsOf(card, 'set-pale').length).to.equal(0);
  });

  it('shows the winning set of a pattern that is about the way of winning', async () => {
    const card = await drawn(await wall('mcr'), 'zimo');
    expect(card.querySelectorAll('[part~=set-lit]').length).to.equal(1);
    expect(card.querySelectorAll('[part~=set-lit] .win').length).to.equal(1);
  });

  it('shows thirteen orphans as one run beside their pair', async () => {
    const card = await drawn(await wall('mcr'), 'shisanyao');
    expect(setsOf(card, 'set').toSorted((a, b) => a - b)).to.deep.equal([2, 12]);
  });

  it('says the hand, and what makes the pattern', async () => {
    const card = await drawn(await wall('mcr'), 'dasanyuan');
    const said = card.querySelector('[part=hand]')?.getAttribute('aria-label') ?? '';
    expect(said).to.match(/^Hand of 14 tiles/);
    expect(said).to.match(/What makes it: pung of .*dragons.*, pung of .*dragons.*, pung of .*dragons\.$/);
  });

  it('opens what is not counted beside a pattern, and its rule, by a key', async () => {
    const shown = await wall('mcr');
    const card = row(shown, 'dasanyuan');
    expect(textOf(more(card))).to.equal('not with 2, details of Big Three Dragons');
    expect(card.querySelector('[part=more]')?.checkVisibility()).to.equal(false);
    more(card).focus();
    await sendKeys({press: 'Enter'});
    await shown.updateComplete;
    expect(more(card).getAttribute('aria-expanded')).to.equal('true');
    expect(textOf(card.querySelector('[part=more]'))).to.equal(
      'Does not combine with: Two Dragon Pungs, Dragon Pung ◐other source MC-#2',
    );
    await sendKeys({press: ' '});
    await shown.updateComplete;
    expect(card.querySelector('[part=more]')?.checkVisibility()).to.equal(false);
  });

  it('opens the rule alone where nothing is left out', async () => {
    const shown = await wall('mcr');
    expect(textOf(more(row(shown, 'yibangao')))).to.match(/^Rule, details of/);
  });

  for (const [query, id, most] of [
    ['chow', 'yibangao', 30],
    ['#28', 'qinglong', 1],
    ['MC-#28', 'qinglong', 1],
    ['88', 'dasixi', 7],
    ['88 fan', 'dasixi', 7],
    ['identical', 'yibangao', 4],
    ['三个序数相同', 'santongke', MCR_PATTERNS],
  ] as const) {
    it(`finds ${query}: ${id}, with less than ${most + 1} in all`, async () => {
      const shown = await wall('mcr');
      const found = mcr.patterns.find(({cite}) => cite === 'MC-#28')?.id ?? '';
      field(shown).focus();
      shown.search = query;
      const wanted = `#p-${query.includes('#') ? found : id}`;
      // the words of the other languages come when the field has the focus
      await waitUntil(() => names(shown).length <= most && all(shown, wanted).length === 1, 'not found');
    });
  }

  it('says that nothing is found, and has neither sections nor links to them', async () => {
    const shown = await wall('mcr');
    shown.search = 'qqq';
    await shown.updateComplete;
    expect(textOf(all(shown, '[part=count]')[0])).to.equal('No pattern found');
    expect([heads(shown), jumps(shown)]).to.deep.equal([[], []]);
  });

  it('counts what is left of each section', async () => {
    const shown = await wall('mcr');
    shown.search = 'kong';
    await shown.updateComplete;
    const cards = all(shown, '[part=group]').map((section) => section.querySelectorAll('[part~=row]').length);
    expect(jumps(shown).map((one) => Number(one.querySelector('small')?.textContent))).to.deep.equal(cards);
  });

  it('announces once what a search finds', async () => {
    const shown = await wall('mcr');
    const heard = listen();
    field(shown).focus();
    await sendKeys({press: 'q'});
    await sendKeys({press: 'q'});
    await waitUntil(() => heard().includes('No pattern found'), 'silence');
    expect(heard().filter((text) => text === 'No pattern found').length).to.equal(1);
  });

  for (const width of [360, 1200]) {
    inWindow(width).it(
      `goes to a section, below a bar of the page, with the focus: ${width} px`,
      async () => {
        await setViewport({width, height: 800});
        const shown = await wall('mcr');
        await shown.updateComplete;
        shown.style.setProperty('--mj-sticky-top', '48px');
        const [jump] = jumps(shown).filter(
          (one) => textOf(one.querySelector('.sr')) === '8 fan, 10 patterns',
        );
        jump.focus();
        await sendKeys({press: 'Enter'});
        const head = all(shown, '[part=group-label]').find((one) => textOf(one).startsWith('8 fan'));
        expect(shown.shadowRoot?.activeElement).to.equal(head);
        const top = () => head?.getBoundingClientRect().top ?? 0;
        await waitUntil(() => top() >= 47 && top() < 80, `at ${top()} px`);
        await setViewport({width: 800, height: 600});
      },
    );
  }

  needing('a narrow window').it(
    'keeps the head of a section in view above its cards, on a background',
    async () => {
      await setViewport({width: 360, height: 800});
      const page = await fixture<HTMLElement>(
        html`<div style="background: rgb(22, 24, 28); color: rgb(227, 225, 218)">
          <mj-rules-table rules="mcr"></mj-rules-table>
        </div>`,
      );
      const shown = page.querySelector('mj-rules-table') ?? expect.fail('no wall');
      await waitUntil(() => all(shown, '[part~=row]').length === MCR_PATTERNS);
      row(shown, 'shisanyao').scrollIntoView({block: 'center'});
      const [head] = all(shown, '[part=group-label]');
      await waitUntil(() => Math.abs(head.getBoundingClientRect().top) < 1);
      const {x, y, width, height} = head.getBoundingClientRect();
      expect(shown.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)).to.equal(head);
      await waitUntil(() => getComputedStyle(head).backgroundImage.includes('rgb(22, 24, 28)'));
      await setViewport({width: 800, height: 600});
    },
  );

  for (const width of [200, 320, 360]) {
    it(`fits into ${width} px`, async () => {
      const [box] = await within<HTMLDivElement>(
        html`<div><mj-rules-table rules="luqiao"></mj-rules-table></div>`,
      );
      box.style.inlineSize = `${width}px`;
      await waitUntil(() => box.clientWidth === width);
      expect(box.scrollWidth).to.equal(width);
    });
  }

  it('draws tiles when a reader comes near, in the room kept for them', async () => {
    const shown = await wall('mcr');
    row(shown, 'huapai').scrollIntoView();
    const heightOf = (selector: string): number =>
      row(shown, 'huapai').querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const before = heightOf('.box');
    await drawn(shown, 'huapai');
    expect(before).to.be.above(40);
    expect(heightOf('[part=hand].box')).to.be.closeTo(before, 1);
  });

  it('draws no tile far from the viewport', async () => {
    const shown = await wall('mcr');
    await waitUntil(() => all(shown, '[part=hand]').length);
    expect(row(shown, 'huapai').querySelectorAll('.tile').length).to.equal(0);
  });

  it('draws everything before it is printed', async () => {
    const shown = await wall('mcr');
    window.dispatchEvent(new Event('beforeprint'));
    await shown.updateComplete;
    expect(all(shown, '[part=hand]').length).to.equal(MCR_PATTERNS);
  });

  it('is not drawn again before it is printed, once all of it is drawn', async () => {
    const shown = await wall('mcr');
    for (const isPending of [true, false]) {
      window.dispatchEvent(new Event('beforeprint'));
      expect(shown.isUpdatePending).to.equal(isPending);
      await shown.updateComplete;
    }
  });

  it('lights up what the hand of the example scores, and loads another by a key', async () => {
    const [example, shown] = await within<MjExample>(
      html`<mj-example rules="mcr" by="self" hand="[PPP] [FFF] CCC 23s 11m +4s"
        ><mj-rules-table filter="dasanyuan jianke qingyise"></mj-rules-table
      ></mj-example>`,
    );
    await waitUntil(() => all(shown, '[part~=row-counted]').length);
    expect(textOf(row(shown, 'dasanyuan').querySelector('.mark'))).to.equal('✓ counts in this hand: 88 fan');
    expect(textOf(row(shown, 'jianke').querySelector('.mark'))).to.equal('× included in Big Three Dragons');
    row(shown, 'qingyise').querySelector<HTMLElement>('[part=load]')?.focus();
    await sendKeys({press: 'Enter'});
    await waitUntil(() => row(shown, 'qingyise').matches('.counted'));
    expect(example.situation.hand).not.to.contain('PPP');
  });

  it('shows on its cards what columns names, and nothing else', async () => {
    const shown = await make(html`<mj-rules-table rules="mcr" columns="condition"></mj-rules-table>`);
    expect(all(shown, '.card .condition').length).to.equal(MCR_PATTERNS);
    expect(all(shown, '[part=example], [part=more-button], .card .value').length).to.equal(0);
  });

  it('becomes a table, and a wall again', async () => {
    const shown = await wall('luqiao');
    shown.view = 'table';
    await shown.updateComplete;
    expect([all(shown, 'table').length, all(shown, '.card').length]).to.deep.equal([1, 0]);
    shown.removeAttribute('view');
    await shown.updateComplete;
    expect([all(shown, 'table').length, all(shown, '.card').length]).to.deep.equal([0, 15]);
  });

  for (const lang of LANGS) {
    it(`is accessible: ${lang}`, async () => {
      const [, shown] = await within<HTMLElement>(
        html`<div lang=${lang}><mj-rules-table rules="mcr" level="9" lang=${lang}></mj-rules-table></div>`,
      );
      await waitUntil(() => all(shown, '[part=hand]').length);
      more(all(shown, '.card')[0]).click();
      await shown.updateComplete;
      await expect(shown).to.be.accessible();
    });
  }
});
