/** Terms of the glossary: words in breakdowns, steps, tables and lessons that open what they mean. */
import {expect, fixture, html} from '@open-wc/testing';
import {resetMouse, sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import '../../src/elements/mj-play/define.js';
import '../../src/elements/mj-quiz/define.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import {glossary} from '../../src/locales/glossary.js';
import {allSaid, listen} from './announced.js';
import './all-rules.js';
import {middleOf, show} from './example-fixture.js';
import {waitUntil} from './patience.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';

const HAND = '[888s] [[9999p]] 33m 77m SSS +3m';

const termsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.term')];
const rootOf = (element: Element): ShadowRoot => element.shadowRoot ?? expect.fail('no shadow root');
const cardOf = (element: Element): HTMLElement | null => rootOf(element).querySelector('.term-card');

/** Waits for marked terms. */
async function marked(element: MjElement): Promise<HTMLElement[]> {
  await waitUntil(() => termsIn(rootOf(element)).length, 'no term is marked');
  return termsIn(rootOf(element));
}

async function opened(element: Element): Promise<HTMLElement> {
  await waitUntil(() => cardOf(element)?.matches(':popover-open'), 'no card');
  return cardOf(element) ?? expect.fail('no card');
}

const breakdown = (lang = 'en') =>
  show<MjElement>(
    html`<mj-score-breakdown
      lang=${lang}
      rules="luqiao"
      by="self"
      seat="south"
      hand=${HAND}
    ></mj-score-breakdown>`,
    'table',
  );

const wordsOf = (terms: readonly HTMLElement[]): string[] => terms.map(({textContent}) => textContent);

const termNamed = (terms: readonly HTMLElement[], word: string): HTMLElement =>
  terms.find(({textContent}) => textContent === word) ??
  expect.fail(`no term ${word} in ${wordsOf(terms).join(', ')}`);

const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({textContent}) => textContent.replace(/\s+/g, ' ').trim());

describe('a term', () => {
  afterEach(async () => {
    await resetMouse();
    await setViewport({width: 800, height: 600});
  });

  it('is marked once in what a hand to play says of a move, and opens there by keys', async () => {
    const play = await fixture<MjElement>(
      html`<mj-play lang="en" rules="mcr" seat="south" seed="7" speed="none">A hand</mj-play>`,
    );
    await waitUntil(() => rootOf(play).querySelector('.key:not([aria-disabled])'), 'nobody asks');
    rootOf(play).querySelector<HTMLElement>('.key:not([aria-disabled])')?.focus();
    await sendKeys({press: 'h'});
    await waitUntil(() => rootOf(play).querySelector('[part=advice]'), 'no advice');
    const words = wordsOf(await marked(play));
    expect(new Set(words).size).to.equal(words.length);
    termsIn(rootOf(play))[0].focus();
    await sendKeys({press: 'Enter'});
    await opened(play);
    // Escape closes the card, and does nothing else
    await sendKeys({press: 'Escape'});
    await waitUntil(() => !cardOf(play)?.matches(':popover-open'));
    expect(rootOf(play).querySelector('[part=advice]')).not.to.equal(null);
  });

  it('is marked in the reasons of a question', async () => {
    const quiz = await show<MjQuiz>(
      html`<mj-quiz
        lang="en"
        ask="total"
        rules="luqiao"
        by="self"
        seat="south"
        hand=${HAND}
        value="1"
      ></mj-quiz>`,
      '[part=quiz]',
    );
    quiz.check();
    await quiz.updateComplete;
    rootOf(quiz).querySelector<HTMLElement>('.reveal')?.click();
    const [term] = await marked(quiz);
    expect(term.closest('[part=reason]'), 'in a reason').to.not.equal(null);
    term.click();
    expect((await opened(quiz)).textContent).not.to.equal('');
  });

  it('is marked once in a breakdown, and nothing moves by that', async () => {
    const element = await breakdown();
    const terms = await marked(element);
    const words = wordsOf(terms).map((word) => word.toLowerCase());
    expect(words).to.include.members(['hu', 'tai']);
    expect(new Set(words).size).to.equal(words.length);
    const places = () => [...rootOf(element).querySelectorAll('.condition, th')].map((one) => middleOf(one));
    const before = places();
    for (const term of terms) term.replaceWith(term.textContent);
    expect(places()).to.deep.equal(before);
  });

  it('opens its meaning, its reading and its names in the other languages by a key, and says it once', async () => {
    const element = await breakdown('ja');
    const term = termNamed(await marked(element), '台');
    const heard = listen();
    term.focus();
    await sendKeys({press: 'Enter'});
    const card = await opened(element);
    const {meaning, reading} = (await glossary.load('ja')).tai;
    expect(texts(card, 'p')).to.deep.equal([`台 ${reading}`, meaning]);
    expect(texts(card, 'dd')).to.have.members(['tai', '台 tái', '台 tái']);
    expect(term.getAttribute('aria-expanded')).to.equal('true');
    await allSaid(element);
    expect(heard()).to.deep.equal([`台：${meaning}。`]);
  });

  it('closes by Escape, which goes no further, and by a second press', async () => {
    const element = await breakdown();
    const term = termNamed(await marked(element), 'tai');
    let further = 0;
    document.addEventListener('keydown', () => further++, {once: true});
    term.focus();
    for (const key of ['Escape', 'Enter', ' ']) {
      await sendKeys({press: 'Enter'});
      await opened(element);
      further = 0;
      await sendKeys({press: key === ' ' ? 'Space' : key});
      expect(cardOf(element), key).to.equal(null);
      expect(term.getAttribute('aria-expanded')).to.equal('false');
      if (key === 'Escape') expect(further).to.equal(0);
    }
    expect(rootOf(element).activeElement).to.equal(term);
  });

  it('opens under the mouse, stays while the mouse is on its card, and closes when it leaves', async () => {
    const element = await breakdown();
    const term = termNamed(await marked(element), 'tai');
    await sendMouse({type: 'move', position: middleOf(term)});
    const card = await opened(element);
    await sendMouse({type: 'move', position: middleOf(card)});
    expect(cardOf(element)).to.equal(card);
    await sendMouse({type: 'move', position: [1, 1]});
    expect(cardOf(element)).to.equal(null);
  });

  it('closes when the reader clicks elsewhere, opens another, or the element goes', async () => {
    const element = await breakdown();
    const terms = await marked(element);
    terms[0].click();
    const first = await opened(element);
    terms[1].click();
    await waitUntil(() => cardOf(element) && cardOf(element) !== first);
    expect(first.isConnected).to.equal(false);
    await sendMouse({type: 'click', position: [1, 1]});
    expect(cardOf(element)).to.equal(null);
    terms[0].click();
    await opened(element);
    element.remove();
    expect(cardOf(element)).to.equal(null);
  });

  needing('a narrow window').it('has its card in the window at 320 pixels', async () => {
    await setViewport({width: 320, height: 600});
    const element = await breakdown();
    for (const term of await marked(element)) {
      term.click();
      await waitUntil(() => term.getAttribute('aria-expanded') === 'true');
      const {left, right} = (await opened(element)).getBoundingClientRect();
      expect(left).to.be.at.least(0);
      expect(right).to.be.at.most(320);
    }
  });

  it('has its card beside all of its lines, if it stands in two', async () => {
    const element = await breakdown();
    await marked(element);
    element.style.setProperty('inline-size', '11em');
    const isInTwo = (term: HTMLElement) => term.getClientRects().length > 1;
    await waitUntil(() => termsIn(rootOf(element)).some(isInTwo), 'no term stands in two lines');
    const term = termsIn(rootOf(element)).find(isInTwo) ?? expect.fail('no term');
    term.focus();
    await sendKeys({press: 'Enter'});
    const card = (await opened(element)).getBoundingClientRect();
    const {top, bottom} = term.getBoundingClientRect();
    expect(card.top >= bottom - 1 || card.bottom <= top + 1).to.equal(true);
  });

  needing('another medium').it('has no card on paper', async () => {
    const element = await breakdown();
    const [term] = await marked(element);
    term.click();
    await opened(element);
    await setMedium({media: 'print'});
    expect(getComputedStyle(cardOf(element) ?? expect.fail('no card')).display).to.equal('none');
    await setMedium();
  });

  it('lights no line when it is pressed', async () => {
    const element = await breakdown();
    const [term] = termsIn(rootOf(element).querySelector('tbody') ?? expect.fail('no lines')).concat(
      await marked(element),
    );
    term.click();
    await opened(element);
    expect(texts(rootOf(element), '[aria-pressed=true]')).to.deep.equal([]);
  });

  it('is marked once in each step of an explanation', async () => {
    const element = await show<MjElement>(
      html`<mj-explain lang="en" all rules="luqiao" by="self" seat="south" hand=${HAND}></mj-explain>`,
      '.step',
    );
    await marked(element);
    const steps = [...rootOf(element).querySelectorAll('.step')].map((step) => wordsOf(termsIn(step)));
    for (const words of steps) expect(new Set(words).size).to.equal(words.length);
    expect(steps.filter((words) => words.length).length).to.be.above(1);
  });

  for (const view of ['wall', 'table']) {
    it(`is marked once in each group of a ${view}, also after a search`, async () => {
      const element = await show<MjElement & {search: string}>(
        html`<mj-rules-table lang="en" rules="luqiao" group-by="value" view=${view}></mj-rules-table>`,
        '[part=group]',
      );
      const groups = () =>
        [...rootOf(element).querySelectorAll('[part=group]')].map((one) => wordsOf(termsIn(one)));
      await marked(element);
      await element.updateComplete;
      const all = groups();
      for (const words of all)
        expect(new Set(words.map((word) => word.toLowerCase())).size).to.equal(words.length);
      expect(all.filter((words) => words.length).length).to.be.above(2);
      element.search = 'concealed';
      await element.updateComplete;
      for (const words of groups())
        expect(words.filter((word) => /concealed/i.test(word)).length).to.be.at.most(1);
      expect(groups().flat().join()).to.match(/concealed/i);
    });
  }

  it('is a <dfn> of an author in a lesson', async () => {
    const lesson = await fixture<MjLesson>(
      html`<mj-lesson lang="en"
        ><section>
          <h2>One</h2>
          <p>Four equal tiles are a <dfn>kong</dfn>, the opposite is a <dfn>thing of my own</dfn>.</p>
        </section></mj-lesson
      >`,
    );
    const [kong, own] = lesson.querySelectorAll('dfn');
    await waitUntil(() => kong.role === 'button');
    expect(own.role).to.equal(null);
    kong.focus();
    await sendKeys({press: 'Enter'});
    expect(texts(await opened(lesson), 'p')[1]).to.equal((await glossary.load('en')).kong.meaning);
  });
});
