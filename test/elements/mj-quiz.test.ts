/** Questions as readers meet them: by keyboard, by touch, by ear. */
import {expect} from '@open-wc/testing';
import {allSaid, listen} from './announced.js';
import {texts} from './example-fixture.js';
import {MIXED, READY, all, answered, find, focused, press, quizOf, type} from './quiz-fixture.js';

describe('mj-quiz', () => {
  it('asks for the total, and says what a wrong one leaves out', async () => {
    const quiz = await quizOf('total');
    quiz.focus();
    await type(quiz, '56');
    const detail = answered(quiz);
    await press(quiz, 'Enter');
    expect(await detail).to.deep.equal({ask: 'total', right: false, given: '56', expected: '64', attempt: 1});
    expect(texts(quiz, '[part=outcome]')).to.deep.equal(['Not right.']);
    expect(texts(quiz, '[part=reason]')).to.deep.equal([
      'It is worth more.',
      'You get 56 hu if you leave out Self-draw.',
    ]);
    expect(quiz.matches(':state(wrong)')).to.equal(true);
  });

  it('keeps the focus where it is, and says the verdict once', async () => {
    const quiz = await quizOf('total');
    quiz.focus();
    const said = listen();
    await type(quiz, '64');
    await press(quiz, 'Enter');
    expect(focused(quiz)).to.equal(find(quiz, 'input'));
    const verdicts = () => said().filter((text) => text.includes('Right.')).length;
    await allSaid(quiz);
    expect(verdicts()).to.equal(1);
    expect(all(quiz, '[aria-live], [role=status], [role=alert]')).to.deep.equal([]);
    expect(quiz.solved).to.equal(true);
  });

  it('has no answer in the page before it is given', async () => {
    for (const [ask, answer] of [
      ['total', '64'],
      ['groups', '678m'],
      ['payments', '128'],
      ['waits', '69m'],
    ] as const) {
      const quiz = await quizOf(ask, {}, ask === 'waits' ? READY : MIXED);
      const tree = quiz.shadowRoot!.querySelector('[part=quiz]')!;
      expect(tree.outerHTML.replace(/<svg.*?<\/svg>|<!--.*?-->/gs, ''), ask).not.to.include(answer);
      expect(tree.querySelector('[part=solution], [part=folded], details'), ask).to.equal(null);
    }
  });

  it('offers totals to choose from', async () => {
    const quiz = await quizOf('total', {choices: 4});
    const choices = all<HTMLInputElement>(quiz, 'input[type=radio]');
    expect(choices.map(({value}) => value))
      .to.include('64')
      .and.have.length(4);
    choices.find(({value}) => value === '64')!.click();
    const detail = answered(quiz);
    find(quiz, '.check').click();
    expect((await detail).right).to.equal(true);
  });

  it('asks for patterns by boxes, and says of each wrong one why', async () => {
    const quiz = await quizOf('lines');
    const boxes = all<HTMLInputElement>(quiz, 'input[type=checkbox]');
    expect(boxes.length).to.be.at.least(8);
    for (const box of boxes) if (['hudi', 'mingke', 'zimo', 'dragonPung'].includes(box.value)) box.click();
    await quiz.updateComplete;
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')).to.deep.equal(['Half flush: 1 tai']);
    boxes.find(({value}) => value === 'hunyise')!.click();
    await quiz.updateComplete;
    find(quiz, '.check').click();
    expect(quiz.solved).to.equal(true);
  });

  it('asks whether it wins, and names the tile that does not fit', async () => {
    const quiz = await quizOf('win', {}, {rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s', by: 'self'});
    quiz.focus();
    await press(quiz, 'Space', 'Enter');
    expect(texts(quiz, '[part=reason]')[1]).to.match(
      /^8 bamboos does not fit\. Without it the hand waits for 2 dots/,
    );
    const tiles = all(quiz, '[part=reason] .tile');
    expect(tiles).to.have.length(2);
    await press(quiz, 'ArrowDown', 'Enter');
    expect(quiz.solved).to.equal(true);
  });

  it('asks for the waits on a tile keyboard with one tab stop', async () => {
    const quiz = await quizOf('waits', {}, READY);
    expect(all(quiz, '.key[tabindex="0"]')).to.have.length(1);
    quiz.focus();
    await press(quiz, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space');
    expect(quiz.value).to.equal('6m');
    await press(quiz, 'Tab', 'Enter');
    expect(texts(quiz, '[part=reason]').join()).to.include('also waits for 9 characters');
    find(quiz, '[data-tile="9m"]').click();
    await quiz.updateComplete;
    expect(find(quiz, '[data-tile="9m"]').ariaPressed).to.equal('true');
    find(quiz, '.check').click();
    await quiz.updateComplete;
    // the wild tile also completes a hand
    expect(texts(quiz, '[part=reason]').join() + String(quiz.solved)).to.match(/5 bamboos|true/);
  });

  it('asks for a discard, with how far the hand is then', async () => {
    const quiz = await quizOf('discard', {}, {rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s'});
    find(quiz, '[data-tile="3m"]').click();
    await quiz.updateComplete;
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[0]).to.match(/1 tile from ready, 7 useful tiles/);
    find(quiz, '.reveal').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=solution] [part=reason]')[0]).to.match(/^Discard 8 bamboos: ready.* best$/);
    expect(focused(quiz)).to.equal(find(quiz, '.check'));
  });

  it('asks for the split, by keys: a digit puts a tile into the set of that number', async () => {
    const quiz = await quizOf('groups');
    quiz.focus();
    // 4 5 6 6 7 8 9 9
    for (const digit of ['1', '1', '1', '2', '2', '2', '3', '3']) {
      find(quiz, '.split .key').focus();
      await press(quiz, digit);
    }
    expect(quiz.value).to.equal('456m 678m 99m');
    find(quiz, '.check').click();
    expect(quiz.solved).to.equal(true);
  });

  it('asks for the split, by taps: tiles chosen become a set, and a set is taken apart again', async () => {
    const quiz = await quizOf('groups');
    for (const at of [0, 1, 3]) all(quiz, '.split .key')[at].click();
    await quiz.updateComplete;
    all(quiz, '.split > button')[0].click();
    await quiz.updateComplete;
    expect(all(quiz, '[part=set]')).to.have.length(1);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[1]).to.include('not in any set');
    find(quiz, '.set').click();
    await quiz.updateComplete;
    expect(all(quiz, '.split .key')).to.have.length(8);
  });

  it('asks for the split, by dragging one tile onto another', async () => {
    const quiz = await quizOf('groups');
    const cells = all(quiz, '.split .cell');
    const at = (one: Element): {clientX: number; clientY: number} => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return {clientX: x + width / 2, clientY: y + height / 2};
    };
    const how = {bubbles: true, composed: true};
    cells[6].dispatchEvent(new PointerEvent('pointerdown', {...how, ...at(cells[6])}));
    cells[6].dispatchEvent(new PointerEvent('pointerup', {...how, ...at(cells[7])}));
    await quiz.updateComplete;
    expect(quiz.value).to.equal('99m');
  });

  it('asks for the payments, an amount a seat', async () => {
    const quiz = await quizOf('payments');
    const [first] = all<HTMLInputElement>(quiz, 'input');
    first.focus();
    for (const amount of ['-32', '128', '-32', '-32']) {
      await type(quiz, amount);
      await press(quiz, 'Tab');
    }
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[1]).to.include('East is the dealer');
    first.focus();
    first.select();
    await type(quiz, '-64');
    await press(quiz, 'Enter');
    expect(quiz.solved).to.equal(true);
  });
});
