import {expect, fixture, fixtureCleanup, html} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {repeat} from 'lit/directives/repeat.js';
import {HeldClock, nextTask, TaskCounts} from './clock.js';
import './example-fixture.js';
import './input-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import './table-fixture.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import {BLOCKS, markup, type Tag} from '../page/elements.js';
import '../../src/define.js';
import {waitUntil} from './patience.js';

/** Blocks that are drawn wherever they are, and why. */
const AT_ONCE: Partial<Record<Tag, string>> = {
  'mj-lesson': 'it shows nothing but sections of the page',
  'mj-cover': 'it shows the words of the page, and a tile for each of its links',
  'mj-rules-options': 'inside an example it sets the rules by which that is scored',
};

const HAND = '[PPP] 234567m 99p 78s +9s';
const EXAMPLE = html`<mj-example rules="luqiao" by="self">${HAND}</mj-example>`;
const isDrawn = (element: Element) => !!element.shadowRoot?.querySelector('.tile, mj-hand, .wall');

/** How a browser is told to leave out what is apart; Firefox is not, since it would keep no height. */
const LEFT_OUT = CSS.supports('-moz-appearance', 'none') ? 'visible' : 'auto';

/** An element several window heights below the view. */
async function below<T extends Element = MjElement>(template: unknown): Promise<T> {
  const page = await fixture(
    html`<div>
      <p style="block-size: 20000px"></p>
      ${template}
      <p style="block-size: 20000px"></p>
    </div>`,
  );
  return page.querySelector<T>('p + *') ?? expect.fail();
}

/** Waits for several frames, in which anything could have been drawn. */
async function frames(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
}

describe('what is far from the viewport', () => {
  const {requestIdleCallback} = window;
  const rest: (() => void)[] = [];

  beforeEach(() => {
    window.requestIdleCallback = (callback) =>
      rest.push(() => callback({didTimeout: false, timeRemaining: () => 1}));
  });

  afterEach(async () => {
    // a caller that waits for the browser's idle time gets it, and uses it up before the next test
    fixtureCleanup();
    while (rest.length) {
      for (const one of rest.splice(0)) one();
      await frames();
    }
    window.requestIdleCallback = requestIdleCallback;
  });

  /** Lets the browser be idle until a condition holds. */
  const idleUntil = (condition: () => boolean) =>
    waitUntil(() => {
      rest.shift()?.();
      return condition();
    });

  const elements = {
    'mj-hand': html`<mj-hand>${HAND}</mj-hand>`,
    'mj-example': EXAMPLE,
    'mj-hand-input': html`<mj-hand-input rules="luqiao">${HAND}</mj-hand-input>`,
    'mj-rules-table': html`<mj-rules-table rules="luqiao"></mj-rules-table>`,
  };

  for (const [tag, template] of Object.entries(elements)) {
    it(`is not drawn while the browser is busy: ${tag}`, async () => {
      const element = await below(template);
      await waitUntil(() => rest.length > 0);
      await frames();
      expect(isDrawn(element)).to.be.false;
    });

    it(`is drawn when the browser is idle: ${tag}`, async () => {
      const element = await below(template);
      await idleUntil(() => isDrawn(element));
      await waitUntil(() => element.matches(':state(apart)'));
      expect(getComputedStyle(element).contentVisibility).to.equal(LEFT_OUT);
    });

    it(`is apart no longer when it comes near: ${tag}`, async () => {
      const element = await below(template);
      await idleUntil(() => isDrawn(element));
      element.scrollIntoView();
      await waitUntil(() => !element.matches(':state(apart)'));
      window.scrollTo(0, 0);
    });

    it(`is drawn when it comes near: ${tag}`, async () => {
      const element = await below(template);
      element.scrollIntoView();
      await waitUntil(() => isDrawn(element));
      expect(element.matches(':state(far)')).to.be.false;
      window.scrollTo(0, 0);
    });

    it(`is drawn before the page is printed: ${tag}`, async () => {
      const element = await below(template);
      window.dispatchEvent(new Event('beforeprint'));
      await waitUntil(() => isDrawn(element));
      expect(element.matches(':state(far)')).to.be.false;
    });
  }

  it('is not drawn where it is not shown, until it is', async () => {
    const box = await fixture<HTMLElement>(html`<div hidden><mj-hand>${HAND}</mj-hand></div>`);
    const hand = box.firstElementChild ?? expect.fail();
    const shown = await below(elements['mj-hand']);
    await idleUntil(() => isDrawn(shown));
    await frames();
    expect(isDrawn(hand)).to.be.false;
    box.hidden = false;
    await waitUntil(() => isDrawn(hand));
    expect(hand.matches(':state(waiting)')).to.be.false;
  });

  it('is drawn where it is not shown, if a caller waits for it', async () => {
    const box = await fixture(html`<div hidden><mj-hand>${HAND}</mj-hand></div>`);
    const hand = box.firstElementChild as MjElement;
    await hand.updateComplete;
    expect(isDrawn(hand)).to.be.true;
  });

  for (const tag of ['mj-hand', 'mj-example'] as const) {
    it(`keeps its height while the browser skips it: ${tag}`, async () => {
      const element = await below(elements[tag]);
      await idleUntil(() => isDrawn(element));
      await waitUntil(() => element.matches(':state(apart)'));
      const {height} = element.getBoundingClientRect();
      element.scrollIntoView();
      await waitUntil(() => !element.matches(':state(apart)'));
      expect(element.getBoundingClientRect().height).to.be.closeTo(height, 0.01);
      window.scrollTo(0, 0);
    });
  }

  needing('another medium').it('is whole on paper, where it was drawn far from the viewport', async () => {
    const hand = await below(elements['mj-hand']);
    await idleUntil(() => isDrawn(hand));
    await waitUntil(() => hand.matches(':state(apart)'));
    expect(getComputedStyle(hand).contentVisibility, 'on screen').to.equal('auto');
    await setMedium({media: 'print'});
    expect(getComputedStyle(hand).contentVisibility, 'on paper').to.equal('visible');
    await setMedium();
  });

  it('is drawn for who waits for it', async () => {
    const hand = await below(elements['mj-hand']);
    await hand.updateComplete;
    expect(isDrawn(hand)).to.be.true;
    // frames must not go through all that a script waits for
    await waitUntil(() => hand.matches(':state(apart)'));
  });

  it('is drawn for an element that shows what it has', async () => {
    const example = await below(html`<mj-example id="source" rules="luqiao" by="self">${HAND}</mj-example>`);
    const total = await fixture(html`<mj-score-breakdown for="source" view="total"></mj-score-breakdown>`);
    await waitUntil(() => !!total.shadowRoot?.querySelector('[part=total]'));
    expect(isDrawn(example)).to.be.true;
  });

  it('reserves the room of a hand', async () => {
    const near = await fixture<MjElement>(elements['mj-hand']);
    const far = await below(elements['mj-hand']);
    const {height} = near.getBoundingClientRect();
    await frames();
    expect(far.getBoundingClientRect().height, 'undrawn').to.be.closeTo(height, 0.01);
    await idleUntil(() => isDrawn(far));
    expect(far.getBoundingClientRect().height, 'drawn').to.be.closeTo(height, 0.01);
  });

  it('reserves the room of an example until it is drawn', async () => {
    const example = await below(EXAMPLE);
    await frames();
    expect(example.getBoundingClientRect().height).to.be.greaterThan(300);
    expect(example.matches(':state(far)')).to.be.true;
    example.scrollIntoView();
    await waitUntil(() => isDrawn(example));
    expect(example.matches(':state(far)')).to.be.false;
    window.scrollTo(0, 0);
  });

  it('reserves no room for an example that elements inside show, while it has no hand', async () => {
    const example = await fixture(html`<mj-example rules="luqiao"><mj-hand></mj-hand></mj-example>`);
    await frames();
    expect(example.getBoundingClientRect().height).to.be.lessThan(100);
  });

  for (const [width, need] of [
    // an example this wide has the padding that it has without a query of its width
    [1000, 'scroll anchoring'],
    [800, 'scroll anchoring beside container queries'],
  ] as const)
    needing(need).it(
      `leaves what is in view where it is, when examples above it are drawn: ${width} px`,
      async () => {
        await setViewport({width, height: 600});
        const gap = html`<p style="block-size: 20000px"></p>`;
        const page = await fixture(html`<div>${gap}${EXAMPLE}${EXAMPLE}${gap}${gap}</div>`);
        const [, first, second, , read] = page.children;
        read.scrollIntoView();
        const {top} = read.getBoundingClientRect();
        const before = first.getBoundingClientRect().height;
        await idleUntil(() => isDrawn(first) && isDrawn(second));
        await frames();
        expect(first.getBoundingClientRect().height).not.to.equal(before);
        expect(read.getBoundingClientRect().top).to.be.closeTo(top, 1);
        window.scrollTo(0, 0);
        await setViewport({width: 800, height: 600});
      },
    );

  it('is drawn as many in a task as it has time for', async () => {
    const page = await below(html`<div>${Array.from({length: 12}, () => elements['mj-hand'])}</div>`);
    const drawn = () => [...page.children].filter(isDrawn).length;
    // each look at the clock is a second later: no time is left after the first
    const clock = new HeldClock(1000);
    try {
      await waitUntil(() => rest.length > 0);
      rest.shift()?.();
      await waitUntil(() => drawn() > 0);
      await frames();
      expect(drawn()).to.equal(1);
      // the clock stands
      clock.step = 0;
      await waitUntil(() => rest.length > 0);
      rest.shift()?.();
      await waitUntil(() => drawn() > 1);
      expect(drawn()).to.equal(12);
    } finally {
      clock.release();
    }
  });

  for (const [tag, machine, step] of BLOCKS.filter((one) => !(one in AT_ONCE)).flatMap(
    (one) =>
      [
        [one, 'quick', 0],
        [one, 'slow', 1000],
      ] as const,
  )) {
    it(`waits and keeps its room, whatever it is, on a ${machine} machine: ${tag}`, async () => {
      const clock = new HeldClock(step);
      try {
        const page = await below(html`<div></div>`);
        page.innerHTML = markup(tag);
        const element = page.querySelector(tag) ?? expect.fail();
        await waitUntil(() => element.matches(':state(far)'));
        await frames();
        expect(element.matches(':state(waiting)')).to.be.true;
        expect(isDrawn(element)).to.be.false;
        // the room of an editor is reserved by prestyle.css alone
        if (tag !== 'mj-hand-input') expect(element.getBoundingClientRect().height).to.be.above(20);
      } finally {
        clock.release();
      }
    });
  }

  it('is a form of house rules of its own', async () => {
    const options = await below(html`<mj-rules-options rules="luqiao"></mj-rules-options>`);
    await waitUntil(() => options.matches(':state(far)'));
    expect(options.hasUpdated).to.be.false;
  });

  it('is no field of a form: its value is needed', async () => {
    const form = await below<HTMLFormElement>(
      html`<form>
        <mj-quiz name="answer" rules="luqiao" by="self" hand=${HAND} value="3" required></mj-quiz>
      </form>`,
    );
    await waitUntil(() => new FormData(form).get('answer') === '3');
    expect(form.checkValidity()).to.be.true;
    const quiz = form.querySelector('mj-quiz')!;
    quiz.value = '';
    await quiz.updateComplete;
    expect(form.checkValidity()).to.be.false;
  });

  it('is no longer a field that is put into a form', async () => {
    const quiz = await below(
      html`<mj-quiz name="answer" value="3" rules="luqiao" by="self" hand=${HAND}></mj-quiz>`,
    );
    await waitUntil(() => quiz.matches(':state(far)'));
    const form = document.createElement('form');
    quiz.after(form);
    form.append(quiz);
    await waitUntil(() => new FormData(form).get('answer') === '3');
  });

  it('has its score once it is drawn', async () => {
    const scored: unknown[] = [];
    const listen = (event: CustomEvent) => scored.push(event.detail);
    await below(html`<mj-example rules="luqiao" by="self" @mj-score=${listen}>${HAND}</mj-example>`);
    await idleUntil(() => scored.length === 1);
  });

  it('is drawn once it is back, where it was taken away before its turn', async () => {
    const example = await below(EXAMPLE);
    await waitUntil(() => rest.length > 0);
    const place = example.parentElement;
    example.remove();
    rest.shift()?.();
    await frames();
    place?.append(example);
    await frames();
    await idleUntil(() => isDrawn(example));
  });

  it('is drawn once it is back, where many were taken away together', async () => {
    const page = await fixture(html`<div>${Array.from({length: 12}, () => EXAMPLE)}</div>`);
    const examples = [...page.children];
    page.replaceChildren();
    await frames();
    page.append(...examples);
    await idleUntil(() => examples.every(isDrawn));
  });

  it('is not drawn where there is much of it, until it comes near or is asked for', async () => {
    const page = await below(html`<div>${Array.from({length: 200}, () => elements['mj-hand'])}</div>`);
    const hands = [...page.children] as MjElement[];
    // a page is idle, but these are too many
    await waitUntil(() => hands.every((hand) => hand.matches(':state(far)')));
    while (rest.length) rest.shift()?.();
    await frames();
    expect(hands.some(isDrawn), 'at once').to.be.false;
    await hands[199].updateComplete;
    expect(hands.filter(isDrawn), 'asked for').to.deep.equal([hands[199]]);
    hands[0].scrollIntoView();
    await waitUntil(() => isDrawn(hands[0]));
    expect(hands.filter(isDrawn).length, 'near').to.be.below(100);
    window.dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => hands.every(isDrawn));
    window.scrollTo(0, 0);
  });

  it('does not even come in where there is much of it and the page keeps its room, until it comes near', async () => {
    const page = await below(html`
      <div>
        <style>
          mj-hand {
            display: block;
            block-size: 4em;
          }
        </style>
        ${Array.from({length: 200}, () => elements['mj-hand'])}
      </div>
    `);
    const hands = [...page.querySelectorAll('mj-hand')];
    const hasCome = (hand: Element) => hand.matches(':state(running)');
    await waitUntil(() => hands.every((hand) => hand.matches(':state(far)')));
    while (rest.length) rest.shift()?.();
    await frames();
    expect(hands.filter(hasCome), 'at once').to.deep.equal(hands.slice(0, 12));
    await hands[199].updateComplete;
    expect(isDrawn(hands[199])).to.be.true;
    hands[50].scrollIntoView();
    await waitUntil(() => isDrawn(hands[50]));
    expect(hands.filter(hasCome).length, 'near').to.be.below(100);
    hands[150].remove();
    window.dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => hands.every((hand) => isDrawn(hand) || hand === hands[150]));
    expect(hasCome(hands[150])).to.be.false;
    window.scrollTo(0, 0);
  });

  it('learns another language when it comes near, or before the page is printed', async () => {
    const page = await below(html`<div lang="en">${Array.from({length: 40}, () => EXAMPLE)}</div>`);
    const examples = [...page.children] as MjElement[];
    await Promise.all(examples.map((one) => one.updateComplete));
    const saysIt = (example: Element) => {
      const inside = example.shadowRoot?.querySelector('mj-score-breakdown')?.shadowRoot;
      return inside?.textContent.includes('合計');
    };
    const isIn = (one: Element) =>
      !!one.shadowRoot?.querySelector('mj-score-breakdown')?.shadowRoot?.textContent;
    await waitUntil(() => examples.every(isIn));
    page.lang = 'ja';
    await frames();
    expect(examples.some(saysIt), 'far').to.be.false;
    examples[0].scrollIntoView();
    await waitUntil(() => saysIt(examples[0]));
    expect(saysIt(examples[39]), 'still far').to.be.false;
    window.dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => examples.every(saysIt));
    window.scrollTo(0, 0);
  });

  it('has its value in a form at once', async () => {
    const form = await below<HTMLFormElement>(
      html`<form><mj-hand-input name="hand" rules="luqiao">${HAND}</mj-hand-input></form>`,
    );
    await frames();
    expect(new FormData(form).get('hand')).to.equal(HAND);
  });

  it('takes the focus', async () => {
    const input = await below(elements['mj-hand-input']);
    await frames();
    input.focus();
    expect(document.activeElement).to.equal(input);
    window.scrollTo(0, 0);
  });

  it('stands as it is after it has been taken away and brought back', async () => {
    const hand = await below(elements['mj-hand']);
    const {parentElement} = hand;
    await frames();
    hand.remove();
    await frames();
    parentElement?.prepend(hand);
    await waitUntil(() => isDrawn(hand));
  });

  it('is apart no longer once it has been moved', async () => {
    const hand = await below(elements['mj-hand']);
    await idleUntil(() => isDrawn(hand));
    hand.parentElement?.append(hand);
    expect(hand.matches(':state(apart)')).to.be.false;
  });
});

describe('what is in view', () => {
  const many = (count: number) =>
    html`<div>${repeat(Array(count).keys(), () => html`<mj-hand size="small">${HAND}</mj-hand>`)}</div>`;

  it('is drawn once its update is complete, even if it had to wait for its turn', async () => {
    const hands = [...(await fixture(many(6))).children] as MjElement[];
    await Promise.all(hands.map((hand) => hand.updateComplete));
    expect(hands.every(isDrawn)).to.be.true;
  });

  it('is drawn some hands at a time, as many as a task has time for', async () => {
    const box = await fixture(html`<div></div>`);
    const hands = Array.from({length: 24}, () => document.createElement('mj-hand'));
    const inTasks = new TaskCounts();
    const drawn = new Set<Element>();
    for (const hand of hands) {
      hand.hand = HAND;
      hand.addController({
        hostUpdated() {
          if (!isDrawn(hand) || drawn.has(hand)) return;
          drawn.add(hand);
          inTasks.add();
        },
      });
    }
    // each look at the clock is a second later
    const clock = new HeldClock(1000);
    try {
      box.append(...hands);
      while (!hands.every(isDrawn)) await nextTask();
      expect(inTasks.counts).to.deep.equal(hands.map(() => 1));
    } finally {
      clock.release();
    }
  });

  it('is drawn at once where it is alone', async () => {
    const box = await fixture(html`<div></div>`);
    const hand = document.createElement('mj-hand');
    hand.hand = HAND;
    box.append(hand);
    await Promise.resolve();
    await Promise.resolve();
    expect(isDrawn(hand)).to.be.true;
  });
});

describe('very many elements that a page gets in one task', () => {
  const hands = () =>
    Array.from({length: 40}, () => {
      const hand = document.createElement('mj-hand');
      hand.hand = HAND;
      return hand;
    });
  const isRunning = (hand: Element) => hand.matches(':state(running)');

  it('come in in later tasks, but for the first few', async () => {
    const box = await fixture(html`<div></div>`);
    const all = hands();
    const few = 12;
    const inTasks = new TaskCounts();
    for (const hand of all)
      hand.attachShadow = (init) => {
        inTasks.add();
        return HTMLElement.prototype.attachShadow.call(hand, init);
      };
    // each look at the clock is a second later
    const clock = new HeldClock(1000);
    try {
      await nextTask();
      box.append(...all);
      const begun = all.filter(isRunning);
      expect(begun).to.deep.equal(all.slice(0, few));
      expect(all.filter(({shadowRoot}) => shadowRoot)).to.deep.equal(begun);
      while (!all.every(isRunning)) await nextTask();
      expect(inTasks.counts).to.deep.equal([few, ...all.slice(few).map(() => 1)]);
    } finally {
      clock.release();
    }
    await Promise.all(all.map((hand) => hand.updateComplete));
    expect(all.every(isDrawn)).to.be.true;
  });

  it('come in at once for who waits for one, and before the page is printed', async () => {
    const box = await fixture(html`<div></div>`);
    const all = hands();
    box.append(...all);
    const last = all[39];
    expect(last.shadowRoot).to.be.null;
    await last.updateComplete;
    expect(isDrawn(last)).to.be.true;
    const others = hands();
    box.append(...others);
    window.dispatchEvent(new Event('beforeprint'));
    expect(others.every(isRunning)).to.be.true;
    await waitUntil(() => [...all, ...others].every(isDrawn));
  });

  it('come in for an element that shows what one of them has', async () => {
    const box = await fixture(html`<div></div>`);
    const all = hands();
    all[39].id = 'last';
    const shown = document.createElement('mj-hand');
    shown.setAttribute('for', 'last');
    const clock = new HeldClock(1000);
    try {
      await nextTask();
      box.append(...all, shown);
      void shown.updateComplete;
      while (!isRunning(all[39])) await nextTask();
      expect(isRunning(all[38])).to.be.false;
    } finally {
      clock.release();
    }
    await waitUntil(() => isDrawn(shown));
  });

  it('do not come in where they have left before their turn', async () => {
    const box = await fixture(html`<div></div>`);
    const all = hands();
    box.append(...all);
    const last = all[39];
    last.remove();
    await waitUntil(() => all.slice(0, 39).every(isRunning));
    expect(isRunning(last)).to.be.false;
    box.append(last);
    // where the hands are low enough it is in view, and else it waits for its turn
    expect(isRunning(last)).to.be.true;
    await last.updateComplete;
    expect(isDrawn(last)).to.be.true;
  });

  it('learn another language without a look at where they are', async () => {
    const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
    const all = hands();
    page.append(...all);
    await Promise.all(all.map((hand) => hand.updateComplete));
    await waitUntil(() => all.every(({spoken}) => spoken));
    const before = all[0].spoken;
    let looks = 0;
    const {getBoundingClientRect, getClientRects} = Element.prototype;
    Element.prototype.getBoundingClientRect = function (this: Element) {
      looks++;
      return getBoundingClientRect.call(this);
    };
    Element.prototype.getClientRects = function (this: Element) {
      looks++;
      return getClientRects.call(this);
    };
    try {
      page.lang = 'ja';
      await waitUntil(() => all[0].spoken !== before);
    } finally {
      Object.assign(Element.prototype, {getBoundingClientRect, getClientRects});
    }
    expect(looks).to.equal(0);
  });
});
