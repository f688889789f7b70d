/** A round told step by step: by mouse, by keys, and aloud. */
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import './all-rules.js';
import {allSaid, listen} from './announced.js';
import {texts} from './example-fixture.js';
import {boardOf, button, said, TOLD, told} from './round-fixture.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import type {MismatchDetail, StepDetail} from '../../src/elements/base/events.js';
import {waitUntil} from './patience.js';

const EXPECTED = 'expect E-12 S+24 W-6 N-6 next S';

const QUESTION = `turn=E
  S: [123m][456m] 78m 234p 55s
  W: 99m 123p 456s 789s 1s 2p
  N: [123p][456p] 789p 99s 78m
  play: E: +W -9m W: ?[_999m] N: ?win S: win`;

describe('mj-round', () => {
  it('begins at the beginning, and steps on and back by its buttons', async () => {
    const element = await told();
    expect([said(element), texts(element, '[part=count]')[0]]).to.deep.equal(['The beginning', '0 / 10']);
    button(element, 'forward').click();
    await element.updateComplete;
    expect(said(element)).to.equal('West draws 8 of dots.');
    expect(element.getAttribute('step')).to.equal('1');
    button(element, 'last').click();
    await element.updateComplete;
    expect(said(element)).to.equal('South wins. South: 12 hu.');
    expect(button(element, 'forward').getAttribute('aria-disabled')).to.equal('true');
    button(element, 'back').click();
    button(element, 'first').click();
    await element.updateComplete;
    expect(element.step).to.equal(0);
  });

  it('says what others may claim, what may be done and what not, and by which rule', async () => {
    const element = await told();
    const sentences: string[] = [];
    for (let step = 1; step <= 6; step++) {
      element.go(step);
      await element.updateComplete;
      sentences.push(said(element));
    }
    expect(sentences).to.deep.equal([
      'West draws 8 of dots.',
      'West discards 4 of characters. South may win.',
      'South may win.',
      'South passes.',
      'North draws 4 of characters.',
      'North discards 4 of characters.',
    ]);
    element.go(7);
    await element.updateComplete;
    expect(said(element)).to.match(/^South may not win: [^(]*\.$/);
  });

  it('steps by keys: a move, a turn, to either end', async () => {
    const element = await told();
    button(element, 'forward').focus();
    const after = async (press: string): Promise<number | undefined> => {
      await sendKeys({press});
      await element.updateComplete;
      return element.step;
    };
    expect(await after('ArrowRight')).to.equal(1);
    expect(await after('ArrowDown')).to.equal(2);
    expect(await after('ArrowDown')).to.equal(4);
    expect(await after('ArrowUp')).to.equal(2);
    expect(await after('ArrowLeft')).to.equal(1);
    expect(await after('End')).to.equal(10);
    expect(await after('ArrowRight')).to.equal(10);
    expect(await after('Home')).to.equal(0);
    expect(await after('ArrowLeft')).to.equal(0);
  });

  it('tells each step once, to the page and aloud, with the comment', async () => {
    const element = await told();
    const aloud = listen();
    const steps: StepDetail[] = [];
    element.addEventListener('mj-step', ({detail}) => steps.push(detail));
    element.go('@a');
    await element.updateComplete;
    element.requestUpdate();
    await element.updateComplete;
    expect(steps).to.deep.equal([{step: 4, of: 10, name: 'a', sentence: 'South passes.'}]);
    await waitUntil(() => aloud().length);
    await allSaid(element);
    expect(aloud()).to.deep.equal(['South passes. South waits for 1 4 characters.']);
  });

  it('lists the moves by turns, with comments whose tiles are drawn', async () => {
    const element = await told();
    expect(texts(element, '[part=turn-seat]')).to.deep.equal(['W', 'S', 'N', 'S', 'E', 'S']);
    expect(element.shadowRoot?.querySelectorAll('[part=moves] [part=note] .tile').length).to.equal(2);
    const move = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part~=move]') ?? [])][5];
    move.click();
    await element.updateComplete;
    expect(element.step).to.equal(6);
    expect(element.shadowRoot?.querySelector('[aria-current=step]')?.getAttribute('aria-label')).to.equal(
      'North discards 4 of characters.',
    );
  });

  it('draws tiles in the moves that have some, and nothing in the others', async () => {
    const element = await told();
    const moves = [...(element.shadowRoot?.querySelectorAll('[part~=move]') ?? [])];
    const passes = moves.filter((move) => (move.getAttribute('aria-label') ?? '').includes('passes'));
    const discards = moves.filter((move) => (move.getAttribute('aria-label') ?? '').includes('discards'));
    expect([passes.length, discards.length].every(Boolean)).to.equal(true);
    for (const move of passes) expect(move.querySelectorAll('.tiles').length).to.equal(0);
    for (const move of discards) expect(move.querySelectorAll('.tiles .tile')).to.have.length(1);
  });

  it('opens at a move, and shows it on the table', async () => {
    const element = await told(TOLD, {at: '@a'});
    expect(said(element)).to.equal('South passes.');
    const board = boardOf(element);
    await waitUntil(
      () =>
        board.shadowRoot?.querySelectorAll('[part=river] [part~=tile], [part=pool] [part~=tile]').length ===
        1,
    );
  });

  it('ends with what each seat gets, who deals next, and how the hand scores', async () => {
    const element = await told(`${TOLD} ${EXPECTED}`);
    element.go(10);
    await waitUntil(() =>
      element.shadowRoot?.querySelector('mj-score-breakdown')?.shadowRoot?.querySelector('table'),
    );
    expect(texts(element, '[part=net]')).to.deep.equal(['−12', '+24', '−6', '−6']);
    expect(texts(element, '[part=unit]')).to.deep.equal(['hu', 'hu', 'hu', 'hu']);
    expect(texts(element, '[part=next]')).to.deep.equal(['South deals next.']);
    expect(element.shadowRoot?.querySelectorAll('[part=mismatch]').length).to.equal(0);
  });

  it('says where the hand does not come to what the page expects', async () => {
    const element = document.createElement('mj-round');
    element.setAttribute('rules', 'mcr');
    element.textContent = `${QUESTION} expect E-26 S+43 W-8 N-8, next S`;
    const fired = oneEvent(element, 'mj-mismatch');
    document.body.append(element);
    const {detail} = (await fired) as CustomEvent<MismatchDetail>;
    expect(detail).to.deep.equal({expected: 43, actual: 42});
    expect(element.problem).to.equal(undefined);
    element.remove();
  });

  it('shows what is before an illegal move, and says which it is and why', async () => {
    const element = document.createElement('mj-round');
    element.setAttribute('lang', 'en');
    element.textContent =
      'rules=luqiao wild=9s turn=E\nW: 77p 123m 456m 789s 4p 1s\nplay:\nE: +1m -7p\nW: pass\nS: +2s -7p\nW: [_777p]';
    const fired = oneEvent(element, 'mj-invalid');
    document.body.append(element);
    const {detail} = (await fired) as CustomEvent<{
      line: number;
      column: number;
      cite: string;
      message: string;
    }>;
    expect([detail.line, detail.column, detail.cite]).to.deep.equal([7, 4, 'TZ-16']);
    expect(detail.message).to.match(/^West may not pung [^(]*\.$/);
    await waitUntil(() => element.shadowRoot?.querySelector('[part=said]'));
    expect(texts(element, '[part=mark]')).to.deep.equal(['[_777p]']);
    expect(element.steps).to.equal(5);
    element.remove();
  });

  it('tells any mahjong without rules, riichi too', async () => {
    const element = await told(
      'turn=E indicators=3s E: 123456789m1234p play: E: +5p riichi -9m S: +1s -1s (S: -2s {or so})',
      {
        rules: '',
      },
    );
    element.go('5');
    await element.updateComplete;
    expect(said(element)).to.equal('South discards 1 of bamboos.');
    expect(texts(element, '[part=line]')[0]).to.match(/^What if: S discards .*or so$/);
    expect(element.problem).to.equal(undefined);
    const board = boardOf(element);
    await waitUntil(() => board.shadowRoot?.querySelector('[part=stick]'));
    expect(board.shadowRoot?.querySelector('[part=river] [part~=tile-sideways]')).to.not.equal(null);
  });

  it('plays by itself until somebody steps in, or the end', async () => {
    const element = await told();
    button(element, 'play').click();
    await element.updateComplete;
    expect(button(element, 'pause').getAttribute('aria-label')).to.equal('Pause');
    await waitUntil(() => element.step === 1);
    button(element, 'forward').click();
    await element.updateComplete;
    expect(button(element, 'play').getAttribute('aria-label')).to.equal('Play');
    expect(element.step).to.equal(2);
  });

  it('hands its position on to boards that name it: where it is, or where they say', async () => {
    const box = await fixture(
      html`<div>
        <mj-round id="r" rules="luqiao" wild="9s" turn="west">${TOLD}</mj-round>
        <mj-board for="r"></mj-board>
        <mj-board for="r" at="6"></mj-board>
      </div>`,
    );
    const [follows, stays] = box.querySelectorAll('mj-board');
    const thrown = (board: Element) => board.shadowRoot?.querySelectorAll('[part=pool] [part~=tile]').length;
    await waitUntil(() => thrown(stays) === 2);
    expect(thrown(follows) ?? 0).to.equal(0);
    box.querySelector('mj-round')?.go(2);
    await waitUntil(() => thrown(follows) === 1);
    expect(thrown(stays)).to.equal(2);
  });

  it('prints the positions that its author names', async () => {
    const element = await told(TOLD, {boards: '@a 6'});
    const printed = [...(element.shadowRoot?.querySelectorAll('[part=printed]') ?? [])];
    expect(printed.map((one) => getComputedStyle(one).display)).to.deep.equal(['none', 'none']);
  });

  it('has heads of rows and columns in the table of its result', async () => {
    const element = await told();
    element.go(10);
    const ending = () => element.shadowRoot?.querySelector('[part=ending]');
    await waitUntil(ending);
    const scopes = (part: string) =>
      [...(ending()?.querySelectorAll(`${part} th`) ?? [])].map((head) => head.getAttribute('scope'));
    expect(scopes('thead')).to.deep.equal(['col', 'col', 'col', 'col']);
    expect(scopes('tbody')).to.deep.equal(['row', 'row']);
  });

  it('is accessible at any step, in each language', async () => {
    for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans']) {
      const element = await told(TOLD, {lang});
      element.go(10);
      await waitUntil(() => element.shadowRoot?.querySelector('[part=ending]'));
      await expect(element).to.be.accessible();
    }
  });

  it('names the attribute that says nothing', async () => {
    for (const [name, value] of [
      ['at', '@z'],
      ['bottom', 'up'],
      ['rules', 'nonsense'],
    ]) {
      const element = await fixture<MjRound>(html`<mj-round>turn=E play: E: +1m -1m</mj-round>`);
      element.setAttribute(name, value);
      await waitUntil(() => element.problem !== undefined, name);
      expect(element.problem?.field, name).to.equal(name);
    }
  });

  it('stays within its steps whatever is asked for', async () => {
    const element = await told();
    expect(element.go(99)).to.equal(false);
    expect(element.go('@nowhere')).to.equal(false);
    element.step = 99;
    await element.updateComplete;
    expect(texts(element, '[part=count]')[0]).to.equal('10 / 10');
    element.setAttribute('step', '-3');
    await element.updateComplete;
    expect(texts(element, '[part=count]')[0]).to.equal('0 / 10');
  });
});
