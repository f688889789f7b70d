/** The controls of a round, and what stays in its place while they are used. */
import {expect, html} from '@open-wc/testing';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import {waitUntil} from './patience.js';
import {boardOf, button, said, told, TOLD} from './round-fixture.js';

const CLAIMS = `turn=east
  S: [123m][456m] 78m 234p 55s
  W: 99m 123p 456s 789s 1s 2p
  N: [123p][456p] 789p 99s 78m
  play:
  E: +W -9m @claims
  W: ?[_999m]
  N: ?win
  S: win @end`;

const claims = (width = 700): Promise<MjRound> =>
  show<MjRound>(
    html`<mj-round rules="mcr" lang="en" bottom="south" show="may" style="inline-size: ${width}px"
      >${CLAIMS}</mj-round
    >`,
    '[part=said]',
  );

const sliderOf = (element: Element): HTMLInputElement =>
  element.shadowRoot!.querySelector<HTMLInputElement>('[part=slider]')!;

describe('the controls of mj-round', () => {
  it('have a slider to any step, with a mark at each place that the text names', async () => {
    const element = await told(`${TOLD} @end`);
    const slider = sliderOf(element);
    expect([slider.min, slider.max, slider.value]).to.deep.equal(['0', '10', '0']);
    const places = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=place]')];
    expect(places.map(({style}) => style.getPropertyValue('--_at'))).to.deep.equal(['0.40', '1.00']);
    slider.value = '4';
    slider.dispatchEvent(new Event('input', {bubbles: true}));
    await element.updateComplete;
    expect(said(element)).to.equal('South passes.');
    expect(slider.getAttribute('aria-valuetext')).to.equal('Step 4 of 10');
  });

  it('take a swipe over the table, and leave scrolling and taps alone', async () => {
    const element = await told();
    const board = boardOf(element);
    const swipe = (x: number, y: number, pointerType = 'touch') => {
      const at = {bubbles: true, composed: true, pointerType, isPrimary: true, pointerId: 7};
      board.dispatchEvent(new PointerEvent('pointerdown', {...at, clientX: 200, clientY: 200}));
      board.dispatchEvent(new PointerEvent('pointerup', {...at, clientX: 200 + x, clientY: 200 + y}));
      return element.step ?? 0;
    };
    expect(swipe(-80, 5)).to.equal(1);
    expect(swipe(-80, 5)).to.equal(2);
    expect(swipe(80, -5)).to.equal(1);
    expect(swipe(-5, 0)).to.equal(1);
    expect(swipe(-60, 90)).to.equal(1);
    expect(swipe(-80, 5, 'mouse')).to.equal(1);
  });

  it('play at three speeds, and draw no two alike', async () => {
    const element = await told();
    const speed = () => button(element, 'speed').textContent.trim();
    const seen = [speed()];
    for (let i = 0; i < 3; i++) {
      button(element, 'speed').click();
      await element.updateComplete;
      seen.push(speed());
    }
    expect(seen).to.deep.equal(['1×', '2×', '½×', '1×']);
    const icons = [...element.shadowRoot!.querySelectorAll('[part=controls] path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(new Set(icons).size).to.equal(icons.length);
  });
});

describe('the room of mj-round', () => {
  for (const width of [320, 700, 1000]) {
    it(`does not move its controls or its moves from step to step, ${width} pixels wide`, async () => {
      const element = await claims(width);
      const tops: string[] = [];
      for (let step = 0; step <= element.steps; step++) {
        element.go(step);
        await element.updateComplete;
        await boardOf(element).updateComplete;
        if (step === 2) await waitUntil(() => element.shadowRoot?.querySelector('[part=then]'));
        const top = (part: string) => {
          const found = element.shadowRoot!.querySelector(`[part=${part}]`)!.getBoundingClientRect();
          return Math.round(found.top - element.getBoundingClientRect().top);
        };
        tops.push(`${top('controls')} ${top('moves')}`);
      }
      expect(new Set(tops).size, tops.join(', ')).to.equal(1);
    });
  }

  it('says once what may be done', async () => {
    const element = await claims();
    element.go('@claims');
    await waitUntil(() => element.shadowRoot?.querySelector('[part=then]'));
    expect(said(element)).to.equal('East discards 9 of characters.');
    expect(texts(element, '[part=may] li')).to.deep.equal([
      'South may win (18 fan) or chow.',
      'West may pung.',
      'North may win (19 fan).',
    ]);
    expect(texts(boardOf(element), '[part=may]')).to.deep.equal([]);
    // who listens hears it with the step
    expect(element.spoken).to.match(/South may/);
  });
});

describe('what mj-board says may be done', () => {
  it('leaves out a declaration that would be void', async () => {
    const may = async (hand: string): Promise<string> => {
      const board = await show<MjBoard>(
        html`<mj-board rules="shiragiku" lang="en" show="may">turn=east start=deal E: ${hand}</mj-board>`,
        '[part=may]',
      );
      expect(board.problem?.message).to.equal(undefined);
      return texts(board, '[part=may]').join();
    };
    expect(await may('123m 456m 789m 123p 456p ES')).to.contain('declare ready');
    expect(await may('147m 258p 369s ESWN CFP 9m')).not.to.contain('declare ready');
  });
});
