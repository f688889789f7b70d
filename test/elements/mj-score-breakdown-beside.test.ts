/**
 * What a breakdown shows besides its lines: brackets over groups, tiles that count, payments, and the source of the
 * rules.
 */
import {expect, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjScoreBreakdown} from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';
import type {WinBy} from '../../src/core/situation/situation.js';
import './all-rules.js';
import {breakdownOf, handOf, show, showExample, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const whole = (template: TemplateResult) => show<MjScoreBreakdown>(template, '[part=breakdown]');

/** The pieces of the brackets that are seen: where they begin and end, and over what they go on. */
const piecesOf = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('.bracket')]
    .filter((one) => one.checkVisibility())
    .map(({classList}) => ['over', 'from', 'to'].filter((name) => classList.contains(name)).join(' '));

/** What stands below the brackets that are seen. */
const valuesOf = (element: Element): string[][] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('.value')]
    .filter((one) => one.checkVisibility())
    .map((one) => [...one.children].map((part) => part.textContent.trim()));

describe('mj-score-breakdown beside its lines', () => {
  it('says the numbers of rules, and where a rule is from, to authors alone', async () => {
    const breakdown = await whole(
      html`<mj-score-breakdown
        rules="luqiao"
        by="self"
        hand="[FFF] [234m] 456m 78m 99m +6m"
      ></mj-score-breakdown>`,
    );
    const cited = () => breakdown.shadowRoot!.querySelectorAll('[part=cite], [part=provenance]').length;
    expect(cited()).to.equal(0);
    breakdown.cite = true;
    await breakdown.updateComplete;
    expect(cited()).to.be.above(0);
    const links = [...breakdown.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a:has([part=cite])')];
    expect(links.length).to.be.above(0);
    for (const {href} of links) expect(href).to.match(/^https:.*#:~:text=./);
  });

  it('draws a pattern of several groups as a bracket over them, with what it is worth', async () => {
    const breakdown = await whole(
      html`<mj-score-breakdown rules="mcr" by="self" hand="[PPP] 234567m 99p 78s +9s"></mj-score-breakdown>`,
    );
    expect(piecesOf(breakdown)).to.deep.equal(['from to', 'from to']);
    expect(valuesOf(breakdown)).to.deep.equal([
      ['2 fan', 'Dragon Pung'],
      ['1 fan', 'Short Straight'],
    ]);
  });

  it('goes on with a bracket over a group that is not its own, and keeps two that meet apart', async () => {
    const breakdown = await whole(
      html`<mj-score-breakdown rules="mcr" by="self" hand="123456789m 123p 5s +5s"></mj-score-breakdown>`,
    );
    expect(piecesOf(breakdown)).to.include.members(['from', 'over', 'to', 'from to']);
    const rows = [...breakdown.shadowRoot!.querySelectorAll<HTMLElement>('.bracket')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect().top);
    expect(new Set(rows).size).to.equal(2);
  });

  it('ends in the points of a hand without a pattern too, which nothing but the base makes', async () => {
    const example = await showExample(
      html`<mj-example rules="shiragiku" by="discard" from="west" seat="south"
        >[123m] [555p] 234s 678s 45m 99p +6m</mj-example
      >`,
    );
    expect(texts(breakdownOf(example), '[part=payment]')).to.deep.equal(['West pays base 5 = 5 points']);
    const groups = [...handOf(example).shadowRoot!.querySelectorAll('[part~=win]')];
    expect(groups, 'the winning tile stands apart, as in a hand with patterns').to.have.length(1);
  });

  it('ends in what each pays, and how that is reckoned', async () => {
    const shown = (rules: string, by: WinBy, hand: string) =>
      html`<mj-score-breakdown rules=${rules} by=${by} from="west" seat="south" hand=${hand}>
      </mj-score-breakdown>`;
    const paid = async (rules: string, by: WinBy, hand: string) =>
      texts(await whole(shown(rules, by, hand)), '[part=payment]');
    expect(await paid('xinzhang', 'discard', '[345m] 111m 567m 3455m EEE +2m')).to.deep.equal([
      'West pays 3 × (base 3 + 5) = 24 tai',
    ]);
    expect(await paid('mcr', 'discard', '[123m][456m] 789m 234p 5s +5s')).to.have.length(2);
    expect(await paid('ribon', 'self', '234567p 22s 345s 67p +8p')).to.deep.equal([]);
  });

  it('shows beside an indicator what it points at', async () => {
    const example = await show<MjExample>(
      html`<mj-example rules="ribon" by="self" indicators="4s" hand="234567p 22s 345s 67p +8p"></mj-example>`,
      'mj-hand',
    );
    const hand = example.shadowRoot!.querySelector('mj-hand')!;
    await waitUntil(() => texts(hand, '[part=label]').join() === 'Dora indicator,Dora');
    const [indicators] = hand.shadowRoot!.querySelectorAll('[part=beside]');
    expect(indicators.querySelectorAll('[part~=tile]')).to.have.length(2);
  });

  it('shows the tile that there are too many of, in words and as a picture', async () => {
    const breakdown = await show<MjScoreBreakdown>(
      html`<mj-score-breakdown
        rules="luqiao"
        by="self"
        seat="south"
        others-west="1m9m 1p9p 1s9s ESWNPF C"
        others-north="1m9m 1p9p 1s9s ESWNPF C"
        hand="[CCC] [234m] 456m 78m 99m +6m"
      ></mj-score-breakdown>`,
      '[part=error]',
    );
    await waitUntil(() => texts(breakdown, '[part=error]')[0]?.includes('West’s and North’s'));
    expect(breakdown.shadowRoot!.querySelectorAll('[part=problem] [part~=tile]')).to.have.length(1);
  });

  it('reports an unknown view, and shows the others', async () => {
    const example = await show<MjExample>(
      html`<mj-example
        rules="luqiao"
        by="self"
        views="hand brekdown"
        hand="[FFF] [234m] 456m 78m 99m +6m"
      ></mj-example>`,
      '[part=error]',
    );
    expect(texts(example, '[part=field], [part=mark]')).to.deep.equal(['views', 'brekdown']);
    expect(example.shadowRoot!.querySelector('mj-hand')).not.to.equal(null);
  });

  it('shows the tiles that dora and the like count', async () => {
    const breakdown = await whole(
      html`<mj-score-breakdown
        rules="ribon"
        by="self"
        gari="NN"
        hand="234567p 22s 345s 67p +8p"
      ></mj-score-breakdown>`,
    );
    const shown = [...breakdown.shadowRoot!.querySelectorAll('[part=line-tiles]')];
    expect(shown.some((tiles) => tiles.querySelectorAll('[part~=tile]').length === 2)).to.equal(true);
  });
});
