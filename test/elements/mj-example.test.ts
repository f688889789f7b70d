import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {breakdownOf, handOf, lineButton, litIn, showExample, show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const printed = () =>
  html`<mj-example rules="luqiao@1" by="discard" from="west" seat="south" wild="3p"
    >[FFF][234m] 456m 78m 99m +6m</mj-example
  >`;

describe('mj-example', () => {
  it('shows hand and breakdown of the text inside', async () => {
    const example = await showExample(printed());
    expect(texts(breakdownOf(example), '.total')).to.deep.equal(['56 hu']);
    expect(example.textContent).to.contain('[FFF][234m]');
  });

  it('has its result, for scripts that come after the event', async () => {
    const example = document.createElement('mj-example');
    expect(example.result).to.be.undefined;
    Object.assign(example, {
      rules: 'luqiao',
      by: 'discard',
      wild: '3p',
      hand: '[FFF][234m] 456m 78m 99m +6m',
    });
    document.body.append(example);
    await oneEvent(example, 'mj-score');
    expect(example.result?.total).to.equal(56);
    example.hand = '1x';
    await example.updateComplete;
    expect(example.result?.status ?? 'invalid').to.equal('invalid');
    example.remove();
  });

  it('makes a situation of its attributes', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example
        rules="luqiao"
        options="roundUpToTen:true; laziCap:50"
        by="discard"
        from="west"
        seat="south"
        wild="9s"
        flags="liveTile, notReady"
        passed-total="12"
        passed-tiles="1m"
        others-east="CC 1m 5m 8m 1p 3p 2s 5s 8s W N F"
        hand="[345s] 23m 567p 789p SS +4m"
      ></mj-example>`,
    );
    expect(example.situation).to.deep.equal({
      rules: 'luqiao',
      options: {roundUpToTen: true, laziCap: 50},
      by: 'discard',
      from: 'west',
      seat: 'south',
      wild: '9s',
      flags: ['liveTile', 'notReady'],
      passedTotal: 12,
      passedTiles: '1m',
      others: {east: 'CC 1m 5m 8m 1p 3p 2s 5s 8s W N F'},
      hand: '[345s] 23m 567p 789p SS +4m',
    });
  });

  it('takes a situation as a property before its attributes', async () => {
    const example = await showExample(printed());
    const situation = {...example.situation, by: 'self'} as const;
    example.situation = situation;
    await waitUntil(() => texts(breakdownOf(example), '.total')[0] === '64 hu');
    expect(example.situation).to.equal(situation);
  });

  it('fires mj-score once for a result', async () => {
    const scores: number[] = [];
    const listen = (event: Event) => scores.push((event as CustomEvent).detail.result.total as number);
    document.addEventListener('mj-score', listen);
    const example = await showExample(printed());
    example.lang = 'ja';
    await waitUntil(() => texts(breakdownOf(example), '.total')[0] === '56胡');
    document.removeEventListener('mj-score', listen);
    expect(scores).to.deep.equal([56]);
  });

  it('fires mj-score again for a new result', async () => {
    const example = await showExample(printed());
    setTimeout(() => example.setAttribute('by', 'self'));
    expect((await oneEvent(example, 'mj-score')).detail.situation.by).to.equal('self');
  });

  it('fires mj-mismatch alone where only another total is expected', async () => {
    const fired: string[] = [];
    const listen = ({type}: Event) => fired.push(type);
    for (const type of ['mj-score', 'mj-mismatch']) document.addEventListener(type, listen);
    const example = await showExample(printed());
    for (const expected of ['40', '41', '56']) {
      example.setAttribute('expect', expected);
      await example.updateComplete;
    }
    example.removeAttribute('expect');
    await example.updateComplete;
    for (const type of ['mj-score', 'mj-mismatch']) document.removeEventListener(type, listen);
    expect(fired).to.deep.equal(['mj-score', 'mj-mismatch', 'mj-mismatch']);
  });

  it('tells a total that its author did not expect', async () => {
    const fired = oneEvent(document, 'mj-mismatch');
    const example = await show(
      html`<mj-example rules="luqiao" by="self" wild="7m" expect="40"
        >[EEE] 24p 678p 345s 11s +3p</mj-example
      >`,
      '[part=mismatch]',
    );
    expect((await fired).detail).to.deep.equal({expected: 40, actual: 36});
    expect(texts(example, '[part=mismatch]')[0]).to.contain('40');
  });

  it('says nothing about a total that was expected', async () => {
    const example = await showExample(
      html`<mj-example rules="luqiao" by="self" wild="7m" expect="36"
        >[EEE] 24p 678p 345s 11s +3p</mj-example
      >`,
    );
    expect(texts(example, '[part=mismatch]')).to.deep.equal([]);
  });

  it('takes the text of a number from frameworks that set properties', async () => {
    const example = await show<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="7m" .expect=${'36'} .counters=${null}
        >[EEE] 24p 678p 345s 11s +3p</mj-example
      >`,
      'mj-score-breakdown',
    );
    expect(texts(example, '[part=mismatch], [part=problem]')).to.deep.equal([]);
    expect(example.expect).to.equal(36);
  });

  it('marks the place of what cannot be read, and fires mj-invalid once', async () => {
    let fired = 0;
    const listen = () => fired++;
    document.addEventListener('mj-invalid', listen);
    const example = await show<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="7m">[EEE] 24p 678q 345s</mj-example>`,
      'mark',
    );
    await new Promise((done) => setTimeout(done, 50));
    document.removeEventListener('mj-invalid', listen);
    expect(texts(example, 'mark')).to.deep.equal(['q']);
    expect(texts(example, '[part=error]')[0]).to.contain('“q”');
    expect(fired).to.equal(1);
    expect(example.matches(':state(invalid)')).to.be.true;
  });

  it('scores a hand in the notation that is named, and marks what is wrong in it', async () => {
    const example = await showExample(
      html`<mj-example rules="luqiao" by="self" wild="7m" notation="gb">[EEE,1]24p678p345s11s3p</mj-example>`,
    );
    expect(example.situation.hand).to.equal('[_EEE] 24678p34511s +3p');
    example.textContent = '[EEE,1]24p678p345s11s3';
    await waitUntil(() => texts(example, 'mark').length === 1);
    expect(texts(example, '[part=text]')).to.deep.equal(['[EEE,1]24p678p345s11s3']);
    expect(texts(example, 'mark')).to.deep.equal(['3']);
    expect(handOf(example).localName).to.equal('i');
  });

  it('says that no rule set is named', async () => {
    const example = await show<MjExample>(
      html`<mj-example by="self">[EEE] 24p +3p</mj-example>`,
      '[part=error]',
    );
    expect(example.problem).to.include({code: 'unknown-rules', field: 'rules'});
    expect(texts(example, '[part=error]')).to.deep.equal(['Name a rule set: rules="…".']);
    example.rules = 'luqiao';
    await waitUntil(() => example.problem?.code === 'too-few-tiles');
  });

  it('names the option that does not exist', async () => {
    const example = await show<MjExample>(
      html`<mj-example rules="luqiao" options="laziCap:50; yakitori:true" by="self" wild="7m"
        >[EEE] 24p 678p 345s 11s +3p</mj-example
      >`,
      '[part=problem]',
    );
    expect(texts(example, 'mark')).to.deep.equal(['yakitori:true']);
    expect(handOf(example).localName).to.equal('mj-hand');
  });

  it('names a rule set that nobody brings', async () => {
    const example = await show<MjExample>(
      html`<mj-example rules="hanafuda">123m</mj-example>`,
      '[part=problem]',
    );
    expect(example.problem?.code).to.equal('unknown-rules');
  });

  it('shows which options differ from the defaults', async () => {
    const example = await showExample(
      html`<mj-example rules="luqiao" options="roundUpToTen:true; laziCap:100" by="self" wild="7m"
        >[EEE] 24p 678p 345s 11s +3p</mj-example
      >`,
    );
    const [changed] = texts(breakdownOf(example), '[part=changed-options]');
    expect(changed).to.contain('on');
    expect(changed).not.to.contain('100');
    expect(texts(breakdownOf(example), '[part=version]')).to.deep.equal(['luqiao@1']);
  });

  it('draws concealed kongs as its rule set has them, or as its author wants', async () => {
    const example = await showExample(
      html`<mj-example rules="luqiao" wild="9s" by="self">[[1111p]] 23m 567p 789p SS +4m</mj-example>`,
    );
    const hand = () => example.shadowRoot!.querySelector('mj-hand')!.shadowRoot!;
    const backs = () => hand().querySelectorAll('[part~=tile-back]').length;
    await waitUntil(() => backs() === 3);
    example.setAttribute('concealed-kong', 'all');
    await waitUntil(() => backs() === 4);
    example.removeAttribute('concealed-kong');
    await waitUntil(() => backs() === 3);
  });

  it('leaves the showing to elements inside', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="7m" hand="[EEE] 24p 678p 345s 11s +3p">
        <p>It scores <mj-score-breakdown view="total"></mj-score-breakdown>.</p>
      </mj-example>`,
    );
    await waitUntil(() => texts(breakdownOf(example), '.total')[0] === '36 hu');
    expect(example.shadowRoot?.querySelector('mj-hand')).not.to.exist;
  });

  it('takes its hand from the mj-hand inside', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="7m">
        <mj-hand>[EEE] 24p 678p 345s 11s +3p</mj-hand>
        <mj-score-breakdown></mj-score-breakdown>
      </mj-example>`,
    );
    await waitUntil(() => texts(breakdownOf(example), '.total')[0] === '36 hu');
  });

  it('lights up the tiles of the mj-hand inside', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="7m">
        <mj-hand>[EEE] 24p 678p 345s 11s +3p</mj-hand>
        <mj-score-breakdown view="lines"></mj-score-breakdown>
      </mj-example>`,
    );
    await waitUntil(() => texts(breakdownOf(example), '.total')[0] === '36 hu');
    lineButton(breakdownOf(example), 'Melded pung').click();
    await waitUntil(() => litIn(handOf(example)) === 3);
  });

  it('scores by a rule set that is given as a property', async () => {
    const longer = {...luqiao, id: 'longer', total: (worth: number) => ({total: worth + 1, capped: false})};
    const example = await showExample(
      html`<mj-example .ruleset=${longer} by="self" wild="7m">[EEE] 24p 678p 345s 11s +3p</mj-example>`,
    );
    expect(texts(breakdownOf(example), '.total')).to.deep.equal(['37 hu']);
  });

  it('shows the views that are asked for', async () => {
    const example = await show<MjExample>(
      html`<mj-example rules="luqiao" by="self" wild="7m" views="settlement"
        >[EEE] 24p 678p 345s 11s +3p</mj-example
      >`,
      'mj-settlement',
    );
    expect([...(example.shadowRoot?.children ?? [])].map(({localName}) => localName)).to.deep.equal([
      'mj-settlement',
      'p',
      'slot',
    ]);
  });

  it('is accessible', async () => {
    const example = await showExample(printed());
    await expect(example).to.be.accessible();
  });

  it('can be read on a dark page that says nothing of it', async () => {
    const page = await fixture<HTMLElement>(html`<div style="background: #181a1f; color: #e8e8e8"></div>`);
    const example = await showExample(printed());
    example.expect = 7;
    example.views = 'hand breakdown settlement';
    page.replaceChildren(example);
    await waitUntil(() => texts(example, '[part=mismatch]').length);
    await expect(page).to.be.accessible();
  });

  it('is accessible where it cannot be scored', async () => {
    const example = await show(html`<mj-example rules="luqiao" by="self">12q</mj-example>`, 'mark');
    await expect(example).to.be.accessible();
  });
});
