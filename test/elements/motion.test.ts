/** Motion: what a reader moves goes to its place, and numbers count; nothing for readers who want none. */
import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {setMedium} from './medium.js';
import {count} from '../../src/elements/acts/counting.js';
import {mayMove} from '../../src/elements/acts/motion.js';
import {show} from './example-fixture.js';
import './all-rules.js';
import '../../src/elements/mj-settlement/define.js';
import type {MjSettlement} from '../../src/elements/mj-settlement/mj-settlement.js';
import {has, needing} from './needs.js';
import {idle, waitUntil} from './patience.js';
import {MIXED, all, quizOf} from './quiz-fixture.js';
import {loose} from '../../src/quiz/groups.js';
import {kindName} from '../../src/core/tiles/tile.js';
import {Glide, type GlideStep} from '../../src/elements/mj-board/glide.js';
import {payOut} from '../../src/elements/mj-board/paying.js';
import {pointsAt} from '../../src/elements/mj-board/points.js';
import type {Payment} from '../../src/core/game/result.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {make, named, press} from './input-fixture.js';

const moving = (element: Element): number =>
  element.shadowRoot!.getAnimations().filter((one) => !(one instanceof CSSTransition)).length;

/** Resolves when an element has what lets its tiles glide: it is fetched when the browser is idle. */
async function glides(): Promise<void> {
  const fetched = () => import('../../src/elements/acts/tile-glide.js');
  await fetched();
  // what the element does when the browser is idle comes before
  await idle();
  await fetched();
}

/** Puts the first three tiles that make a set together. */
async function group(): Promise<number> {
  const quiz = await quizOf('groups');
  await glides();
  const names = loose({situation: MIXED} as Parameters<typeof loose>[0]).map(kindName);
  expect(names.length).to.be.above(3);
  const keys = all<HTMLElement>(quiz, '.split .key');
  keys[0].click();
  await quiz.updateComplete;
  keys[1].click();
  await quiz.updateComplete;
  all<HTMLElement>(quiz, '.split > button')[0].click();
  await quiz.updateComplete;
  await nextFrame();
  return moving(quiz);
}

describe('motion', () => {
  needing('another medium').it(
    'lets tiles glide together, and not where a reader wants no motion',
    async () => {
      await waitUntil(() => document.readyState === 'complete');
      expect(mayMove()).to.equal(true);
      expect(await group()).to.be.above(0);
      await setMedium({'prefers-reduced-motion': 'reduce'});
      try {
        expect(mayMove()).to.equal(false);
        expect(await group()).to.equal(0);
      } finally {
        await setMedium();
      }
    },
  );

  it('lets the tiles of a hand that is sorted glide', async () => {
    await waitUntil(() => document.readyState === 'complete');
    const input = await make(html`<mj-hand-input rules="mcr" hand="9p 1m 5s 3m"></mj-hand-input>`);
    await glides();
    expect(moving(input)).to.equal(0);
    await press(input, named(input, 'Sort'));
    await nextFrame();
    const pieces = [...input.renderRoot.querySelectorAll<HTMLElement>('.hand .piece')];
    const glided = pieces.filter((piece) => piece.getAnimations().length);
    expect(glided.map(({dataset}) => dataset.tile)).to.deep.equal(['1m', '3m', '9p', '5s']);
  });

  it('brings a discard from the hand, also where another element draws it on the table', async () => {
    const broughtFrom = async (lent: unknown): Promise<number> => {
      const host = await fixture<HTMLElement>(html`<div>${lent}</div>`);
      const root = host.attachShadow({mode: 'open'});
      root.innerHTML =
        '<div class="frame"><div class="side bottom" hidden><i class="held">1m</i></div><b class="tile last">1m</b><slot name="hand"></slot></div>';
      const glide = new Glide();
      const table = {seats: [{seat: 'south', side: 'bottom'}], payments: []} as const;
      const step = async (rest: Pick<GlideStep, 'at' | 'move' | 'side'>): Promise<void> => {
        glide.begin(root, {...table, ...rest});
        glide.run(root);
        await nextFrame();
      };
      await step({at: 1, move: undefined, side: undefined});
      await step({at: 2, move: {seat: 'south', on: 'discard'}, side: 'bottom'});
      return moving(host);
    };
    expect(await broughtFrom(html`<div slot="hand"><button data-tile="2m">2m</button></div>`)).to.equal(1);
    expect(await broughtFrom(html``)).to.equal(0);
  });

  describe('of points that are paid', () => {
    const SEATS = [
      {seat: 'east', side: 'right'},
      {seat: 'south', side: 'top'},
      {seat: 'west', side: 'left'},
    ] as const;
    const payment = (from: Seat, to: Seat, amount: number): Payment => ({from, to, amount, why: 'win'});

    /** A table with the points of three seats, each at a place of its own. */
    async function tableOf(points: readonly string[]): Promise<ShadowRoot> {
      const host = await fixture<HTMLElement>(html`<div></div>`);
      const root = host.attachShadow({mode: 'open'});
      root.innerHTML = `<div class="frame table" style="position: relative">${SEATS.map(
        ({side}, i) =>
          `<div class="side ${side}"><span class="points" style="margin-left: ${i * 100}px">${points[i]}</span></div>`,
      ).join('')}</div><style>.chip {position: absolute; inset: 0 auto auto 0}</style>`;
      return root;
    }
    const chipsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.chip')];
    const middleOf = (element: Element): [number, number] => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
    };

    it('lets each amount go from plate to plate, on balance, and takes it away there', async () => {
      const root = await tableOf(['100', '200', '300']);
      const payments = [
        payment('south', 'east', 1500),
        payment('east', 'south', 200),
        payment('west', 'east', 20),
        payment('west', 'east', 4),
      ];
      payOut(root, new Map(), SEATS, payments);
      const chips = chipsIn(root);
      expect(chips.map(({textContent}) => textContent)).to.deep.equal(['1,300', '24']);
      for (const [i, payer] of ['top', 'left'].entries()) {
        const [animation] = chips[i].getAnimations();
        const {duration} = animation.effect!.getComputedTiming();
        expect(duration).to.be.within(150, 250);
        animation.pause();
        for (const [time, side] of [
          [0, payer],
          [Number(duration) - 1, 'right'],
        ] as const) {
          animation.currentTime = time;
          expect(middleOf(chips[i]), `at ${time}`).to.deep.equal(middleOf(pointsAt(root, side)!));
        }
        animation.finish();
      }
      await waitUntil(() => !chipsIn(root).length);
    });

    it('sends none where no points are written, nor where two pay each other the same', async () => {
      const root = await tableOf(['100', '200', '300']);
      pointsAt(root, 'left')?.remove();
      payOut(root, new Map(), SEATS, [
        payment('west', 'east', 20),
        payment('south', 'east', 8),
        payment('east', 'south', 8),
      ]);
      expect(chipsIn(root)).to.deep.equal([]);
    });

    it('sends them at the step that pays, and nothing where the reader wants no motion', async () => {
      const steps = async (): Promise<number> => {
        const root = await tableOf(['100', '200', '300']);
        const glide = new Glide();
        const step = (at: number, payments: readonly Payment[]): void => {
          glide.begin(root, {at, move: undefined, side: undefined, seats: SEATS, payments});
          glide.run(root);
        };
        step(1, []);
        step(2, []);
        await import('../../src/elements/mj-board/paying.js');
        await idle();
        const now = performance.now.bind(performance);
        // the steps are so far apart that they are shown
        performance.now = () => now() + 1000;
        step(3, [payment('west', 'east', 20)]);
        performance.now = now;
        await nextFrame();
        return chipsIn(root).length;
      };
      expect(await steps()).to.equal(1);
      if (!has('another medium')) return;
      await setMedium({'prefers-reduced-motion': 'reduce'});
      try {
        expect(await steps()).to.equal(0);
      } finally {
        await setMedium();
      }
    });
  });

  it('draws the arrows of a settlement from payer to receiver once its hand is another one', async () => {
    const drawn = async (): Promise<string[]> => {
      const settlement = await show<MjSettlement>(
        html`<mj-settlement
          rules="mcr"
          by="self"
          seat="south"
          hand="123m 456m 789m 234p 5s +5s"
        ></mj-settlement>`,
        '.arrow',
      );
      expect(moving(settlement), 'at first').to.equal(0);
      settlement.by = 'discard';
      settlement.from = 'west';
      await settlement.updateComplete;
      const arrows = [...settlement.renderRoot.querySelectorAll('.arrow')];
      return arrows.flatMap((arrow) => {
        const parts = [...arrow.querySelectorAll<SVGElement>('*')];
        for (const one of parts) for (const motion of one.getAnimations()) motion.pause();
        const isMoved = parts.every((one) => one.getAnimations().length === 1);
        const [line] = parts;
        return isMoved ? [getComputedStyle(line).strokeDashoffset] : [];
      });
    };
    // the winner sits at the bottom, and each line begins at the first seat of its pair
    expect((await drawn()).map(parseFloat)).to.deep.equal([-1, -1, -1]);
    if (!has('another medium')) return;
    await setMedium({'prefers-reduced-motion': 'reduce'});
    try {
      expect(await drawn()).to.deep.equal([]);
    } finally {
      await setMedium();
    }
  });

  it('counts from one number to another, and ends with the text as it was', async () => {
    const points = await fixture<HTMLElement>(html`<span>25,000 points</span>`);
    const text = points.textContent;
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(points.textContent));
    watch.observe(points, {characterData: true, subtree: true});
    count(points, '17,300 points');
    expect(points.textContent, 'the end is there from the start').to.equal(text);
    await waitUntil(() => seen.has(text));
    const numbers = [...seen].map((one) => Number(/[\d,]+/.exec(one)?.[0].replace(',', '')));
    expect(numbers).to.deep.equal([...numbers].sort((a, b) => a - b));
    expect(numbers[0]).to.be.within(17300, 25000);
  });

  it('leaves a number alone that is drawn anew meanwhile', async () => {
    const points = await fixture<HTMLElement>(html`<span>25,000</span>`);
    count(points, '17,300');
    (points.firstChild as Text).data = '8,000';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(points.textContent).to.equal('8,000');
  });
});
