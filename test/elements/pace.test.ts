/** Very many elements: the first are drawn in the task that brings them, the others in later tasks, and on paper all. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {TAGS, type Tag} from '../page/elements.js';
import {HeldClock, inThisTask, nextTask} from './clock.js';
import {waitUntil} from './patience.js';

type One = HTMLElementTagNameMap[Tag];
const MANY = 100;

const isDone = ({hasUpdated}: One): boolean => hasUpdated;
const numberDone = (all: readonly One[]): number => all.filter(isDone).length;

/** Adds many elements at once. A clock that stands past every bound lets a task take only the first ones. */
async function many(tag: Tag, count = MANY): Promise<One[]> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const all = Array.from({length: count}, () => document.createElement(tag));
  box.append(...all);
  return all;
}

/** How many tasks pass until elements have been updated. */
async function tasksUntilDone(all: readonly One[]): Promise<number> {
  let tasks = 0;
  for (; !all.every(isDone); tasks++) await nextTask();
  return tasks;
}

describe('elements that wait for their turns', () => {
  let clock: HeldClock | undefined;

  afterEach(() => clock?.release());

  /** How many tasks a number of elements takes, if each look at the clock is so many milliseconds later. */
  async function tasksWith(step: number): Promise<number> {
    clock = new HeldClock(step);
    const all = await many('mj-waits');
    all.forEach((one) => void one.updateComplete);
    return tasksUntilDone(all);
  }

  it('have as many turns in a task as it has time for', async () => {
    expect(await tasksWith(0), 'no time passes').to.be.below(MANY / 5);
    expect(await tasksWith(1000), 'each turn is long').to.be.at.least(MANY / 2);
  });

  it('are not updated in the task that puts them into the page, if that took long', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const all = Array.from({length: MANY}, () => document.createElement('mj-tiles'));
    clock = new HeldClock();
    box.append(...all);
    clock.pass(1000);
    await inThisTask();
    expect(numberDone(all)).to.be.within(1, MANY / 2);
    await tasksUntilDone(all);
  });
});

describe('very many elements', () => {
  let clock: HeldClock;

  /** Each look at the clock is a second later. */
  beforeEach(() => {
    clock = new HeldClock(1000);
  });

  afterEach(() => clock.release());

  // these do not wait until they are in view: see near.test.ts
  for (const tag of ['mj-tiles', 'mj-lesson'] as const) {
    it(`are updated in many tasks, the first of them at once: ${tag}`, async () => {
      const all = await many(tag);
      await inThisTask();
      const first = numberDone(all);
      expect(first, 'at once').to.be.within(1, MANY / 2);
      expect(all.slice(0, first).every(isDone), 'in their order').to.be.true;
      expect(await tasksUntilDone(all)).to.be.above(1);
    });
  }

  it('are complete for who waits for them', async () => {
    const all = await many('mj-tiles');
    await all[MANY - 1].updateComplete;
    expect(isDone(all[MANY - 1])).to.be.true;
  });

  it('are updated once each: in twice as many tasks if they are twice as many', async () => {
    const tasksFor = async (count: number) => tasksUntilDone(await many('mj-tiles', count));
    const [one, two, four] = [await tasksFor(MANY), await tasksFor(2 * MANY), await tasksFor(4 * MANY)];
    expect(two).to.be.below(3 * one + 50);
    expect(four).to.be.below(3 * two + 50);
  });

  it('are all on paper', async () => {
    const all = await many('mj-tiles');
    await inThisTask();
    expect(numberDone(all)).to.be.below(MANY);
    window.dispatchEvent(new Event('beforeprint'));
    await inThisTask();
    expect(numberDone(all)).to.equal(MANY);
  });

  it('are drawn with what they show inside', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const all = Array.from({length: MANY}, () => {
      const example = document.createElement('mj-example');
      Object.assign(example, {rules: 'luqiao', by: 'self', hand: '[PPP] 234567m 99p 78s +6s'});
      return example;
    });
    box.append(...all);
    // those far from the viewport wait, unless they are asked for
    await Promise.all(all.map((one) => one.updateComplete));
    await waitUntil(() => all.every((one) => one.shadowRoot?.querySelector('mj-score-breakdown')));
  });

  it('throw their errors to who waits for them', async () => {
    const all = await many('mj-tiles');
    const last = all[MANY - 1];
    Object.assign(last, {
      render: () => {
        throw new Error('not drawn');
      },
    });
    const found = await last.updateComplete.catch((error: unknown) => String(error));
    expect(found).to.equal('Error: not drawn');
  });
});

/** Elements that have nothing to read or to lay out as long as they have no hand, no question and no name. */
const PASSIVE: readonly Tag[] = [
  'mj-lesson',
  'mj-cover',
  'mj-drill',
  'mj-share',
  'mj-compare',
  'mj-variant',
  'mj-ruleset',
];

describe('very many elements that are put into the page', () => {
  const {observe} = MutationObserver.prototype;

  afterEach(() => {
    MutationObserver.prototype.observe = observe;
  });

  for (const tag of TAGS) {
    it(`are neither read, watched nor laid out in that task, and ask for nothing: ${tag}`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const done: string[] = [];
      const all = Array.from({length: 3}, () => {
        const one = document.createElement(tag);
        one.setAttribute('rules', 'luqiao');
        one.textContent = '123m';
        one.getBoundingClientRect = () => {
          done.push('laid out');
          return new DOMRect();
        };
        return one;
      });
      MutationObserver.prototype.observe = function (node, what) {
        if (all.some((one) => one === node)) done.push('watched');
        observe.call(this, node, what);
      };
      box.addEventListener('context-request', () => done.push('asks for rules or a hand'));
      box.append(...all);
      expect(done).to.deep.equal([]);
      await Promise.all(all.map((one) => one.updateComplete));
      if (!PASSIVE.includes(tag)) expect(done, 'in their turns').not.to.deep.equal([]);
    });
  }
});
