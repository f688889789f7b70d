/** Questions as readers meet them: by keyboard, by touch, by ear. */
import {expect} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import {score} from '../../src/core/scoring/score.js';
import {ASKS} from '../../src/quiz/ask.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {allSaid, listen} from './announced.js';
import {middleOf, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';
import {MIXED, READY, all, answered, find, focused, press, quizOf, type} from './quiz-fixture.js';

describe('mj-quiz', () => {
  it('asks for the total, and says what a wrong one leaves out', async () => {
    const quiz = await quizOf('total');
    quiz.focus();
    await type(quiz, '56');
    const detail = answered(quiz);
    await press(quiz, 'Enter');
    expect(await detail).to.deep.equal({ask: 'total', right: false, given: '56', attempt: 1});
    expect(texts(quiz, '[part=outcome]')).to.deep.equal(['Not right.']);
    expect(texts(quiz, '[part=reason]')).to.deep.equal(['It is worth more.']);
    await press(quiz, 'Enter');
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
      expect(tree.querySelectorAll('[part=solution], [part=folded], details').length, ask).to.equal(0);
    }
  });

  it('offers totals to choose from', async () => {
    const quiz = await quizOf('total', {choices: 4});
    const choices = all<HTMLInputElement>(quiz, 'input[type=radio]');
    expect(choices.map(({value}) => value))
      .to.include('64')
      .and.have.length(4);
    const detail = answered(quiz);
    choices.find(({value}) => value === '64')!.click();
    expect((await detail).right).to.equal(true);
  });

  it('goes through totals by the arrow keys, and checks one at the Enter key alone', async () => {
    const quiz = await quizOf('total', {choices: 4});
    const checked: unknown[] = [];
    quiz.addEventListener('mj-answer', ({detail}) => checked.push(detail.given));
    quiz.focus();
    await press(quiz, 'ArrowDown');
    await press(quiz, 'ArrowDown');
    expect(checked).to.deep.equal([]);
    const {value} = quiz;
    await press(quiz, 'Enter');
    expect(checked).to.deep.equal([value]);
  });

  it('has a choice checked by its button where there is one attempt', async () => {
    const quiz = await quizOf('total', {choices: 4, attempts: 1});
    all<HTMLInputElement>(quiz, 'input[type=radio]')[0].click();
    await quiz.updateComplete;
    expect(quiz.tries).to.equal(0);
    find(quiz, '.check').click();
    expect(quiz.tries).to.equal(1);
  });

  it('has the fields for payments where the seats sit', async () => {
    const quiz = await quizOf('payments');
    const places = all(quiz, '[part=field]').map((field) => {
      const [x, y] = middleOf(field);
      return {x, y, name: field.querySelector('span')?.textContent};
    });
    const by = (key: 'x' | 'y') => [...places].sort((a, b) => a[key] - b[key]).map(({name}) => name);
    const [left, right] = [by('x')[0], by('x').at(-1)];
    expect([by('y').at(-1), right, by('y')[0], left], 'from the winner on').to.deep.equal([
      ...['South', 'West', 'North', 'East'],
    ]);
  });

  it('asks for patterns by boxes, and says of each wrong one why', async () => {
    const quiz = await quizOf('lines');
    const boxes = all<HTMLInputElement>(quiz, 'input[type=checkbox]');
    expect(boxes.length).to.be.at.least(8);
    for (const box of boxes) if (['hudi', 'mingke', 'zimo', 'dragonPung'].includes(box.value)) box.click();
    await quiz.updateComplete;
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')).to.deep.equal(['One more counts.']);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[1]).to.match(/^A pattern is missing that the whole hand has/);
    boxes.find(({value}) => value === 'hunyise')!.click();
    await quiz.updateComplete;
    find(quiz, '.check').click();
    expect(quiz.solved).to.equal(true);
  });

  it('marks what is wrong where it stands, and unticks the others with the box for none', async () => {
    const quiz = await quizOf('lines');
    const boxes = all<HTMLInputElement>(quiz, 'input[type=checkbox]');
    const none = boxes.at(-1)!;
    boxes.find(({value}) => value === 'hunyise')!.click();
    await quiz.updateComplete;
    none.click();
    await quiz.updateComplete;
    expect(quiz.value).to.equal('no');
    expect(boxes.filter(({checked}) => checked)).to.deep.equal([none]);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    const marks = all(quiz, '[part=wrong]');
    expect(marks.map((mark) => mark.closest('label')?.querySelector('input'))).to.deep.equal([none]);
    expect(none.closest('label')?.textContent.replaceAll(/\s+/g, ' ')).to.contain('wrong');
    boxes.find(({value}) => value === 'hunyise')!.click();
    await quiz.updateComplete;
    expect(quiz.value).to.equal('hunyise');
  });

  it('asks for an answer where there is none, and counts nothing', async () => {
    for (const ask of ASKS) {
      const quiz = await quizOf(ask, {attempts: 1}, ask === 'waits' ? READY : MIXED);
      let answers = 0;
      quiz.addEventListener('mj-answer', () => answers++);
      find(quiz, '.check').click();
      await quiz.updateComplete;
      expect(texts(quiz, '[part=said]'), ask).to.deep.equal(['Please answer first.']);
      expect(all(quiz, '[part~=verdict]'), ask).to.deep.equal([]);
      expect(answers, ask).to.equal(0);
      expect(find(quiz, '.check').ariaDisabled, ask).to.equal(null);
    }
  });

  it('keeps the reasons, greyed, until the next check', async () => {
    const quiz = await quizOf('total');
    quiz.focus();
    await type(quiz, '56');
    await press(quiz, 'Enter');
    const colourOf = () => getComputedStyle(find(quiz, '[part~=verdict] .mark')).color;
    const colour = colourOf();
    await type(quiz, '0');
    expect(texts(quiz, '[part=reason]')).to.deep.equal(['It is worth more.']);
    expect(find(quiz, '[part~=verdict]').part.contains('verdict-edited')).to.equal(true);
    expect(colourOf()).not.to.equal(colour);
    expect(quiz.matches(':state(wrong)')).to.equal(false);
    await press(quiz, 'Enter');
    expect(find(quiz, '[part~=verdict]').part.contains('verdict-edited')).to.equal(false);
    expect(texts(quiz, '[part=reason]')[0]).to.equal('It is worth less.');
  });

  it('says why a right answer is right, folded to one line that opens', async () => {
    for (const [ask, right] of [
      ['total', '64'],
      ['sums', 'hu:16 tai:2'],
      ['lines', 'hunyise hudi mingke zimo dragonPung'],
      ['payments', 'east:-64 south:128 west:-32 north:-32'],
    ] as const) {
      const quiz = await quizOf(ask);
      quiz.value = right;
      quiz.check();
      await quiz.updateComplete;
      expect(quiz.solved, ask).to.equal(true);
      const why = find(quiz, '[part=why]') as HTMLDetailsElement;
      expect([why.open, quiz.shadowRoot?.querySelector('mj-explain')], ask).to.deep.equal([false, null]);
      find(quiz, '[part=why-label]').click();
      await waitUntil(() => quiz.shadowRoot?.querySelector('mj-explain')?.shadowRoot?.querySelector('.step'));
      expect(find(quiz, 'mj-explain').shadowRoot?.querySelectorAll('.step').length, ask).to.be.above(1);
    }
    // a grouping and a yes or no have a reason of their own, which needs no steps
    for (const [ask, right] of [
      ['groups', '456m 678m 99m'],
      ['win', 'yes'],
    ] as const) {
      const quiz = await quizOf(ask);
      quiz.value = right;
      quiz.check();
      await quiz.updateComplete;
      find(quiz, '[part=why-label]').click();
      await waitUntil(() => all(quiz, '[part=why] [part=reason]').length);
      expect(quiz.shadowRoot?.querySelectorAll('mj-explain').length, ask).to.equal(0);
    }
    const waits = await quizOf('waits', {}, READY);
    const {exercise} = waits;
    if (!exercise) throw new Error('no hand');
    const {situation} = exercise;
    waits.value = QUESTIONS.waits.expected({situation, ruleset: luqiao, result: score(situation, luqiao)});
    waits.check();
    await waits.updateComplete;
    find(waits, '[part=why-label]').click();
    await waitUntil(() => all(waits, '[part=why] [part=reason]').length);
    expect(texts(waits, '[part=why] [part=reason]').join()).to.include('9 of characters');
  });

  it('has its verdict in view, and goes on with Enter where something comes next', async () => {
    const quiz = await quizOf('total');
    const space = document.createElement('p');
    space.style.blockSize = `${innerHeight - 40}px`;
    quiz.before(space);
    quiz.focus({preventScroll: true});
    scrollTo(0, 0);
    await type(quiz, '1');
    let went = 0;
    quiz.onward = {label: 'Go on', go: () => went++};
    await press(quiz, 'Enter');
    await waitUntil(() => find(quiz, '[part~=verdict]').getBoundingClientRect().bottom <= innerHeight + 1);
    expect([went, find(quiz, '.check').textContent.trim()]).to.deep.equal([0, 'Check']);
    quiz.value = '64';
    quiz.focus();
    await press(quiz, 'Enter');
    expect([went, find(quiz, '.check').textContent.trim()]).to.deep.equal([0, 'Go on']);
    await press(quiz, 'Enter');
    expect(went).to.equal(1);
    find(quiz, '.check').dispatchEvent(new MouseEvent('click', {detail: 2, bubbles: true}));
    expect(went).to.equal(1);
    find(quiz, '.check').click();
    expect(went).to.equal(2);
    space.remove();
  });

  it('asks whether it wins, and names the tile that does not fit', async () => {
    const quiz = await quizOf('win', {}, {rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s', by: 'self'});
    quiz.focus();
    await press(quiz, 'Space', 'Enter');
    expect(texts(quiz, '[part=reason]')[1]).to.match(
      /^8 of bamboos does not fit\. Without it the hand waits for 2 of dots/,
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
    expect(texts(quiz, '[part=reason]')[0]).to.match(/more tiles win\.$/);
    await press(quiz, 'Enter');
    expect(texts(quiz, '[part=reason]').join()).to.match(/Look at 7 .*8 characters/);
    find(quiz, '[data-tile="9m"]').click();
    await quiz.updateComplete;
    expect(find(quiz, '[data-tile="9m"]').ariaPressed).to.equal('true');
    find(quiz, '.check').click();
    await quiz.updateComplete;
    // the wild tile also completes a hand
    expect(texts(quiz, '[part=reason]')[0]).to.equal('2 more tiles win.');
    expect(texts(quiz, '[part=reason]').join()).not.to.match(/9 of characters|5 of bamboos/);
  });

  it('asks for a discard, with how far the hand is then', async () => {
    const quiz = await quizOf('discard', {}, {rules: 'mcr', hand: '123m 456m 789m 13p 99s +8s'});
    find(quiz, '[data-tile="3m"]').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')).to.deep.equal(['Another discard brings the hand nearer to ready.']);
    expect(find(quiz, '[data-tile="3m"] [part=wrong]')).to.exist;
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[1]).to.match(
      /1 tile from ready, 7 useful tiles \(3 of characters.*2 of dots\)/,
    );
    find(quiz, '.reveal').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=solution] [part=reason]')[0]).to.match(/^Discard 8 of bamboos: ready.* best$/);
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

  it('asks for the split, by keys: a digit puts all tiles that are chosen into its set', async () => {
    const quiz = await quizOf('groups');
    // 4 5 6 characters: two are chosen, and the third has the focus
    for (const at of [0, 1]) {
      all(quiz, '.split .key')[at].click();
      await quiz.updateComplete;
    }
    find(quiz, '.split .key').focus();
    await press(quiz, '1');
    expect(quiz.value).to.equal('45m');
  });

  it('says what becomes of each set, and how many tiles are left', async () => {
    const quiz = await quizOf('groups');
    const said = listen();
    for (const at of [0, 1, 2]) {
      all(quiz, '.split .key')[at].click();
      await quiz.updateComplete;
    }
    all(quiz, '.split > button')[0].click();
    await allSaid(quiz);
    all(quiz, '[part=set] button')[0].click();
    await allSaid(quiz);
    expect(said()).to.deep.equal([
      'Set 1: chow of 4 5 6 characters. 5 tiles left.',
      'Set 1 is taken apart. 8 tiles left.',
    ]);
  });

  it('asks for the split, by taps: tiles chosen become a set, and a set is taken apart again', async () => {
    const quiz = await quizOf('groups');
    for (const at of [0, 1, 3]) {
      all(quiz, '.split .key')[at].click();
      await quiz.updateComplete;
    }
    all(quiz, '.split > button')[0].click();
    await quiz.updateComplete;
    expect(all(quiz, '[part=set]')).to.have.length(1);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')).to.deep.equal(['5 tiles are not in any set.']);
    expect(all(quiz, '[part=wrong]')).to.deep.equal([]);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[1]).to.include('not in any set');
    find(quiz, '.set').click();
    await quiz.updateComplete;
    expect(all(quiz, '.split .key')).to.have.length(8);
  });

  it('asks for the split, by the mouse: a click chooses a tile, and a tile is dragged onto another', async () => {
    const quiz = await quizOf('groups');
    const keys = (): HTMLElement[] => all(quiz, '.split .key');
    await sendMouse({type: 'click', position: middleOf(keys()[0])});
    expect(keys()[0].ariaPressed).to.equal('true');
    await sendMouse({type: 'click', position: middleOf(keys()[0])});
    expect(keys()[0].ariaPressed).to.equal('false');
    await sendMouse({type: 'move', position: middleOf(keys()[6])});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: middleOf(keys()[7])});
    await sendMouse({type: 'up'});
    await quiz.updateComplete;
    expect(quiz.value).to.equal('99m');
    expect(all(quiz, '.split [aria-pressed=true]')).to.deep.equal([]);
    await resetMouse();
  });

  it('asks for the split, by dragging one tile onto another', async () => {
    const quiz = await quizOf('groups');
    const cells = all(quiz, '.split .cell');
    const at = (one: Element): {clientX: number; clientY: number} => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return {clientX: x + width / 2, clientY: y + height / 2};
    };
    const how = {bubbles: true, composed: true, isPrimary: true, button: 0};
    const before = at(cells[6]);
    const to = at(cells[7]);
    cells[6].dispatchEvent(new PointerEvent('pointerdown', {...how, ...before}));
    cells[6].dispatchEvent(new PointerEvent('pointermove', {...how, ...to, clientY: to.clientY + 40}));
    // the tile follows the finger
    expect(at(cells[6]).clientX).to.be.closeTo(to.clientX, 1);
    expect(at(cells[6]).clientY).to.be.closeTo(to.clientY + 40, 1);
    cells[6].dispatchEvent(new PointerEvent('pointerup', {...how, ...to}));
    // the click that ends it chooses nothing
    all(quiz, '.split .key')[6].click();
    await quiz.updateComplete;
    expect(all(quiz, '.split [aria-pressed=true]')).to.deep.equal([]);
    expect(cells[6].style.translate).to.equal('');
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
    expect(all(quiz, '[part=wrong]')).to.have.length(1);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=reason]')[2]).to.include('East is the dealer');
    first.focus();
    first.select();
    await type(quiz, '-64');
    await press(quiz, 'Enter');
    expect(quiz.solved).to.equal(true);
  });
});
