import {aTimeout, expect, fixture, html, oneEvent} from '@open-wc/testing';
import {resetMouse, sendKeys, sendMouse} from '@web/test-runner-commands';
import type {TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {score} from '../../src/core/scoring/score.js';
import type {MjScoreBreakdown} from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {
  breakdownOf,
  handOf,
  lineButton,
  litIn,
  middleOf,
  show,
  showExample,
  texts,
} from './example-fixture.js';
import './all-rules.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';
import type {WinBy} from '../../src/core/situation/situation.js';

const allPungs = () =>
  html`<mj-example rules="luqiao" by="self" seat="south" wild="1m"
    >[888s] [[9999p]] 33m 77m SSS +3m</mj-example
  >`;

const whole = (template: TemplateResult) => show<MjScoreBreakdown>(template, '[part=breakdown]');

const own = (hand: string, by: WinBy = 'self') =>
  whole(
    html`<mj-score-breakdown rules="luqiao" by=${by} from="west" seat="south" wild="1m" hand=${hand}>
    </mj-score-breakdown>`,
  );

/** Moves the mouse over a line until the browser says that it is hovered, even if the mouse was there before. */
async function hover(breakdown: Element): Promise<void> {
  const button = lineButton(breakdown, 'Concealed kong');
  await waitUntil(async () => {
    await sendMouse({type: 'move', position: middleOf(button)});
    return button.matches(':hover');
  });
}

/** What the brackets say that are seen: amounts, and the name of a pattern where there is one. */
const pointsSeen = (element: Element): string[][] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('.value')]
    .filter((one) => one.checkVisibility())
    .map((one) => [...one.children].map((part) => part.textContent.trim()));

const ALL_PUNGS = [
  ['2 hu', 'Melded pung'],
  ['32 hu', 'Concealed kong'],
  ['4 hu', 'Concealed pung'],
  ['4 hu', 'All pungs'],
  ['8 hu + 1 tai'],
];

describe('mj-score-breakdown', () => {
  afterEach(() => resetMouse());

  it('puts the points of each group under it', async () => {
    const breakdown = await own('[888s] [[9999p]] 33m 77m SSS +3m');
    expect(pointsSeen(breakdown)).to.have.deep.members(ALL_PUNGS);
    expect(texts(breakdown, '.scored [part=total]'), 'it stands below').to.deep.equal([]);
  });

  it('leaves the points of sets to the hand of an example, where they stand with the names of patterns', async () => {
    const example = await showExample(allPungs());
    // the names under the brackets come once the browser has measured where they fit
    await waitUntil(() => pointsSeen(handOf(example)).length === ALL_PUNGS.length);
    expect(pointsSeen(handOf(example))).to.have.deep.members(ALL_PUNGS);
    expect(texts(handOf(example), '[part=total]')).to.deep.equal(['100 hu']);
    expect(texts(breakdownOf(example), '[part=group-points]')).to.deep.equal([]);
  });

  it('says when a pattern counts under its preset, and where the preset has that from', async () => {
    const conditions = async (rules: string, hand: string, gari?: string) => {
      const breakdown = await whole(
        html`<mj-score-breakdown
          rules=${rules}
          hand=${hand}
          by="self"
          gari=${ifDefined(gari)}
          cite
        ></mj-score-breakdown>`,
      );
      return texts(breakdown, '[part=condition]').join('\n');
    };
    const chows = '123456m 12399p 45678s +9s';
    expect(await conditions('supercup', chows)).to.contain(
      'A win by self-draw. Concealed hand is added. XZ-T1',
    );
    expect(await conditions('supercup@1', chows)).to.contain('Concealed hand is added.');
    expect(await conditions('xinzhang', chows)).to.contain('It includes Self-draw and Concealed hand.');
    const flush = '11223355p EE WW F +F';
    expect(await conditions('ribon', flush, 'N')).to.match(
      /Seven pairs\. RB-30[^]*and honors\. RB-T inferred/,
    );
    expect(await conditions('tohtenko', flush, 'N')).to.match(
      /Seven different pairs\. RB-§6[^]*and honors\. RB-§6 other source/,
    );
  });

  it('lists the patterns with their values in columns', async () => {
    const breakdown = breakdownOf(await showExample(allPungs()));
    expect(texts(breakdown, 'thead th')).to.deep.equal(['Pattern', 'hu', 'tai']);
    const rows = [...(breakdown.shadowRoot?.querySelectorAll('[part~=line]') ?? [])].map((row) =>
      [...row.children].slice(1).map((cell) => cell.textContent.trim()),
    );
    expect(rows.at(-1)).to.deep.equal(['', '1 tai']);
    expect(texts(breakdown, '[part=sums] td')).to.deep.equal(['62 hu', '1 tai']);
  });

  it('shows how the total comes about, and that it was capped', async () => {
    const breakdown = breakdownOf(await showExample(allPungs()));
    expect(texts(breakdown, '[part=formula]')[0]).to.contain('62 × 2¹');
    expect(texts(breakdown, '[part=cap]')).to.deep.equal(['limit']);
    expect(texts(breakdown, '[part=total]')).to.deep.equal(['100 hu']);
  });

  it('lights up the tiles of a line that is hovered, in its own groups', async () => {
    const breakdown = await own('[888s] [[9999p]] 33m 77m SSS +3m');
    await hover(breakdown);
    await waitUntil(() => litIn(breakdown) === 4);
  });

  it('lights up the tiles of a line that is hovered, in the hand', async () => {
    const example = await showExample(allPungs());
    await hover(breakdownOf(example));
    await waitUntil(() => litIn(handOf(example)) === 4);
  });

  it('puts the light out when the mouse goes', async () => {
    const example = await showExample(allPungs());
    const breakdown = breakdownOf(example);
    await hover(breakdown);
    await waitUntil(() => litIn(handOf(example)) === 4);
    await sendMouse({type: 'move', position: [1, 1]});
    await waitUntil(() => litIn(handOf(example)) === 0);
  });

  it('lights up the tiles of the line that has the focus', async () => {
    const example = await showExample(allPungs());
    lineButton(breakdownOf(example), 'Melded pung').focus();
    // past the words of that line that explain themselves
    const focused = () => breakdownOf(example).shadowRoot?.activeElement;
    do await sendKeys({press: 'Tab'});
    while (focused()?.matches('.term'));
    await waitUntil(() => litIn(handOf(example)) === 6);
  });

  it('keeps the light on a line that was chosen, and tells the page', async () => {
    const example = await showExample(allPungs());
    const breakdown = breakdownOf(example);
    lineButton(breakdown, 'Melded pung').focus();
    const chosen = oneEvent(example, 'mj-select');
    await sendKeys({press: 'Enter'});
    expect((await chosen).detail).to.deep.include({kind: 'line', id: 'mingke'});
    (document.activeElement as HTMLElement | null)?.blur();
    await aTimeout(20);
    expect(litIn(handOf(example))).to.equal(3);
    expect(lineButton(breakdown, 'Melded pung').getAttribute('aria-pressed')).to.equal('true');
  });

  it('lets go of a chosen line with Escape', async () => {
    const example = await showExample(allPungs());
    lineButton(breakdownOf(example), 'Melded pung').focus();
    await sendKeys({press: 'Enter'});
    await sendKeys({press: 'Escape'});
    await waitUntil(() => litIn(handOf(example)) === 0);
  });

  it('describes a line by its tiles', async () => {
    const breakdown = breakdownOf(await showExample(allPungs()));
    const id = lineButton(breakdown, 'Concealed kong').getAttribute('aria-describedby') ?? '';
    expect(breakdown.shadowRoot?.getElementById(id)?.textContent).to.equal('kong of 9 dots');
  });

  it('heads each line with its name alone', async () => {
    const breakdown = breakdownOf(await showExample(allPungs()));
    const heads = [...(breakdown.shadowRoot?.querySelectorAll('[part~=line] th') ?? [])];
    const names = heads.map((head) =>
      breakdown.shadowRoot?.getElementById(head.getAttribute('aria-labelledby') ?? '')?.textContent.trim(),
    );
    expect(names).to.deep.equal(texts(breakdown, '[part=line-name]'));
  });

  it('has no button for a line that no tile shows', async () => {
    const breakdown = breakdownOf(await showExample(allPungs()));
    expect(() => lineButton(breakdown, 'Self-draw')).to.throw();
    expect(texts(breakdown, '[part=line-name]')).to.contain('Self-draw');
  });

  it('says the round, seats, numbers and flags that were given', async () => {
    const breakdown = await whole(
      html`<mj-score-breakdown
        rules="shiragiku"
        by="discard"
        from="west"
        seat="south"
        round="east"
        dealer="west"
        counters="2"
        flags="lastTile"
        hand="123m 456m 789m 123p [EEE] 5s +5s"
      ></mj-score-breakdown>`,
    );
    const said = 'East round, South wins on West’s discard, dealer: West, 2 repeat counters, Last tile';
    expect(texts(breakdown, '[part=circumstances]')).to.deep.equal([said]);
    breakdown.view = 'lines';
    await breakdown.updateComplete;
    expect(texts(breakdown, '[part=circumstances]')).to.deep.equal([]);
  });

  it('says nothing of a situation of which nothing was given', async () => {
    const breakdown = await whole(
      html`<mj-score-breakdown rules="shiragiku" by="self" hand="123m 456m 789m 123p [EEE] 5s +5s">
      </mj-score-breakdown>`,
    );
    expect(texts(breakdown, '[part=circumstances]')).to.deep.equal([]);
  });

  it('says why a complete hand may not win, and what it would be worth', async () => {
    const breakdown = await own('[FFF] 234s 456s 78m 99m +1m', 'discard');
    expect(texts(breakdown, '[part=status]')[0]).to.contain('discarded wild tile');
    expect(texts(breakdown, '[part=total-label]')).to.deep.equal(['If the win were allowed']);
  });

  it('says that a hand is not complete', async () => {
    const breakdown = await own('[FFF] 234s 457s 78m 99m +3p');
    expect(texts(breakdown, '[part=status]')[0]).to.contain('Not a win');
    expect(texts(breakdown, 'table')).to.deep.equal([]);
  });

  it('scores a hand that has not won, where the rule set does', async () => {
    const breakdown = await fixture<MjScoreBreakdown>(
      html`<mj-score-breakdown
        rules="luqiao"
        seat="west"
        wild="9s"
        hand="[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F"
      ></mj-score-breakdown>`,
    );
    await waitUntil(() => texts(breakdown, '[part=total]')[0] === '72 hu');
    expect(texts(breakdown, '[part=status]')[0]).to.contain('Not a win yet');
  });

  it('stands in a sentence as a formula', async () => {
    const breakdown = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown
        view="formula"
        rules="luqiao"
        by="self"
        wild="7m"
        hand="[EEE] 24p 678p 345s 11s +3p"
      ></mj-score-breakdown>`,
      '[part=formula]',
    );
    expect(getComputedStyle(breakdown).display).to.equal('inline');
    expect(texts(breakdown, '[part=formula]')[0]).to.contain('36 hu');
  });

  it('takes a result that is known already', async () => {
    const result = score(
      {rules: 'luqiao', hand: '[EEE] 24p 678p 345s 11s +3p', by: 'self', wild: '7m'},
      luqiao,
    );
    const breakdown = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown rules="luqiao" .result=${result}></mj-score-breakdown>`,
      'table',
    );
    expect(texts(breakdown, '[part=total]')).to.deep.equal(['36 hu']);
  });

  it('follows the element that it names', async () => {
    await fixture(
      html`<mj-hand id="ex" rules="luqiao" by="self" wild="7m">[EEE] 24p 678p 345s 11s +3p</mj-hand>`,
    );
    const breakdown = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown for="ex">36</mj-score-breakdown>`,
      'table',
    );
    expect(texts(breakdown, '[part=total]')).to.deep.equal(['36 hu']);
  });

  it('shows the text inside until there is a result', async () => {
    const breakdown = await fixture<MjScoreBreakdown>(
      html`<mj-score-breakdown for="nowhere">14 × 4 = 56</mj-score-breakdown>`,
    );
    expect(breakdown.shadowRoot?.querySelector('slot')?.assignedNodes()[0].textContent).to.equal(
      '14 × 4 = 56',
    );
  });

  it('names patterns in another language than the page', async () => {
    const breakdown = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown
        names="ja"
        rules="luqiao"
        by="self"
        wild="7m"
        hand="[EEE] 24p 678p 345s 11s +3p"
      ></mj-score-breakdown>`,
      'table',
    );
    expect(texts(breakdown, '[part=line-name]')[0]).to.equal('胡底');
    expect(texts(breakdown, '[part=total-label]')).to.deep.equal(['Total']);
  });

  it('names what does not count in one row, which opens and says why', async () => {
    const breakdown = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown rules="mcr" by="self" hand="123456789m 234p 5s +5s"></mj-score-breakdown>`,
      '.excluded',
    );
    const label = breakdown.shadowRoot?.querySelector<HTMLElement>('[part=excluded-label]');
    const why = () =>
      [...(breakdown.shadowRoot?.querySelectorAll('[part=line-excluded]') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
    expect(texts(breakdown, '[part=excluded-label]')[0]).to.match(/^\d not counted: Short Straight, /);
    expect(why()).to.deep.equal([]);
    label?.click();
    await waitUntil(() => why().length);
    expect(texts(breakdown, '[part=line-excluded]')[0]).to.equal('Short Straight included in Pure Straight');
  });

  needing('another medium').it('says on paper why something does not count', async () => {
    const {shadowRoot} = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown rules="mcr" by="self" hand="123456789m 234p 5s +5s"></mj-score-breakdown>`,
      '.excluded',
    );
    const why = shadowRoot?.querySelector('[part=line-excluded]');
    expect(why?.checkVisibility()).to.equal(false);
    await setMedium({media: 'print'});
    try {
      expect(why?.checkVisibility()).to.equal(true);
    } finally {
      await setMedium();
    }
  });

  it('leaves its width to the names, however long the total is', async () => {
    const {shadowRoot} = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown
        style="inline-size: 300px"
        rules="mcr"
        by="self"
        seat="south"
        hand="[[1111m]] [5555p] [999+9s] [[EEEE]] 7m +7m"
      ></mj-score-breakdown>`,
      'table',
    );
    const value = shadowRoot?.querySelector<HTMLElement>('[part=line-value]');
    expect(value?.offsetWidth).to.be.below(60);
  });
});
