/** Side lines of a round: stepped through like the round itself. */
import {expect, html, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {show, texts} from './example-fixture.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import type {StepDetail} from '../../src/elements/base/events.js';
import {waitUntil} from './patience.js';
import {boardOf, said, told} from './round-fixture.js';

describe('side lines of mj-round', () => {
  const ASIDE = `
    S: [345s] 23m 567p 789p SS
    play:
    W: +8p -4m  S: pass (S: win) @a
    N: +4m -4m (N: -9p {safe} E: +1m -1m (E: -9s {or this}) S: win)
    E: +1m -1m  S: win`;
  const inLine = (element: Element) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLButtonElement>('[part~=line] button') ?? []),
  ];

  it('steps through side lines, and back into the round where they leave it', async () => {
    const element = await told(ASIDE);
    element.go('5');
    await element.updateComplete;
    const [wins, throws] = inLine(element);
    expect(wins.getAttribute('aria-label')).to.equal('South wins.');
    const moved = oneEvent<CustomEvent<StepDetail>>(element, 'mj-step');
    throws.click();
    await element.updateComplete;
    expect((await moved).detail.sentence).to.match(/^What if: North discards 9 of dots\./);
    expect(said(element)).to.match(/^What if: North discards 9 of dots\./);
    expect(texts(element, '[part=count]')[0]).to.equal('5 / 8');
    expect(inLine(element)[1].getAttribute('aria-current')).to.equal('step');
    expect(element.step).to.equal(5);
    // the table shows the line, and ← leads back to where it begins
    const river = (): string =>
      texts(boardOf(element), '[part=seats] tbody tr:nth-child(2) td:last-child').join();
    // a table inside draws in its own time
    await waitUntil(() => river().includes('9 of dots'), 'the table does not show the line').catch(() =>
      expect(river()).to.include('9 of dots'),
    );
    inLine(element)[1].focus();
    await sendKeys({press: 'ArrowRight'});
    await element.updateComplete;
    expect(texts(element, '[part=count]')[0]).to.equal('6 / 8');
    await sendKeys({press: 'ArrowLeft'});
    await sendKeys({press: 'ArrowLeft'});
    await element.updateComplete;
    expect([said(element), texts(element, '[part=count]')[0]]).to.deep.equal([
      'North draws 4 of characters.',
      '4 / 8',
    ]);
  });

  it('ends a side line as it ends a round, and leaves it by Escape', async () => {
    const element = await told(ASIDE);
    const [wins] = inLine(element);
    wins.click();
    await element.updateComplete;
    expect(texts(element, '[part=net]')).to.have.length(4);
    wins.focus();
    await sendKeys({press: 'Escape'});
    await element.updateComplete;
    expect(texts(element, '[part=count]')[0]).to.equal('2 / 8');
    expect(texts(element, '[part=net]')).to.have.length(0);
  });

  it('steps through the side lines of the round of another element', async () => {
    const other = await told(ASIDE);
    other.id = 'other';
    const element = await show<MjRound>(html`<mj-round lang="en" for="other"></mj-round>`, '[part=said]');
    const [, throws] = inLine(element);
    throws.click();
    await element.updateComplete;
    expect(said(element)).to.match(/^What if: North discards 9 of dots\./);
  });

  it('steps through a side line of a side line', async () => {
    const element = await told(ASIDE);
    const aside = inLine(element).find((one) => one.getAttribute('aria-label')?.includes('9 of bamboos'));
    aside?.click();
    await element.updateComplete;
    expect(said(element)).to.include('What if: East discards 9 of bamboos');
    aside?.focus();
    await sendKeys({press: 'ArrowLeft'});
    await element.updateComplete;
    expect(said(element)).to.equal('What if: East draws 1 of characters.');
    await sendKeys({press: 'Home'});
    await element.updateComplete;
    expect(said(element)).to.equal('The beginning');
  });
});
