/** What a table marks: the last move at each step, and the end of a hand. */
import {expect, nextFrame} from '@open-wc/testing';
import {GLIDE} from '../../src/styles/durations.js';
import {HeldClock} from './clock.js';
import {texts} from './example-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import {boardOf, told} from './round-fixture.js';

const all = (round: MjRound, selector: string): Element[] => [
  ...(boardOf(round).shadowRoot?.querySelectorAll(`[part=frame] ${selector}`) ?? []),
];

/** Where a table marks something as the last move: the side, and the part there. */
const marked = (round: MjRound): string[] =>
  all(round, ':is([part~=tile-last], [part~=last])').map((mark) => {
    const [side] = mark.closest('[part~=side], [part~=front]')?.part.value.split(' ').slice(1) ?? ['table'];
    const part = mark.closest(
      '[part=river], [part=pool], [part~=drawn], [part=melds], [part=out], [part~=who]',
    );
    return `${side} ${part?.part[0] ?? ''}`;
  });

async function marksOf(round: MjRound): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step <= round.steps; step++) {
    round.go(step);
    await round.updateComplete;
    await boardOf(round).updateComplete;
    found.push(marked(round).join(', '));
  }
  return found;
}

const WITHOUT_RULES = `turn=east points=E25000,S25000,W25000,N25000
E: 123456789m1234p
S: [_123m] 55p
play:
E: +5p riichi -9m
S: +1s -1s
W: +C -
N: +9m -9m
E: win
expect E+7700 N-7700`;

describe('the marks of mj-board', () => {
  it('are at what the last move changed, also where nobody may claim, or no rules are known', async () => {
    const round = await told(WITHOUT_RULES, {rules: ''});
    expect(await marksOf(round)).to.deep.equal([
      '',
      'left drawn',
      'left who',
      'left river',
      'bottom drawn',
      'bottom river',
      'right drawn',
      'right river',
      'top drawn',
      'top river',
      'top river, left who',
    ]);
  });

  it('are at a meld that was laid down, and at a flower that was set aside', async () => {
    const round = await told(
      `turn=east
       E: 123m456p789sEE9p3s
       S: 99p 123m456p789s 34s
       play:
       E: +1f out 1f +2m -9p
       S: [_999p]
       N: pass
       W: pass`,
      {rules: ''},
    );
    expect(round.problem?.message).to.equal(undefined);
    const marks = await marksOf(round);
    expect(marks).to.deep.equal([
      '',
      'left drawn',
      'left out',
      'left drawn',
      'left river',
      // others could still win on it
      'left river, bottom who',
      'left river, bottom who',
      'bottom melds',
    ]);
  });

  it('stay where they are while others pass, or the text says what may be done', async () => {
    const round = await told();
    const marks = await marksOf(round);
    // 4m is discarded; South could win, and passes
    expect(marks.slice(2, 5)).to.deep.equal([marks[2], marks[2], marks[2]]);
    expect(marks[2]).to.equal('table pool');
  });

  it('name who discarded the last tile of a pool, at any width', async () => {
    const round = await told();
    round.go(2);
    await round.updateComplete;
    await boardOf(round).updateComplete;
    for (const width of [320, 360, 700]) {
      round.style.inlineSize = `${width}px`;
      const [thrower] = all(round, '[part=thrower]');
      expect(thrower.textContent, String(width)).to.equal('W');
      expect(thrower.getClientRects().length, String(width)).to.equal(1);
    }
  });
});

describe('the end of a hand on mj-board', () => {
  afterEach(() => setMedium());
  const ends = async (round: MjRound): Promise<Element[]> => {
    round.go(round.steps);
    await round.updateComplete;
    await boardOf(round).updateComplete;
    return all(round, '.turn, [part=arrow]').filter((mark) => mark.getClientRects().length > 0);
  };

  it('shows the winner, the tile and the points after it, and nobody’s turn', async () => {
    const round = await told();
    expect(await ends(round)).to.deep.equal([]);
    expect(all(round, '.won').map(({part}) => part.value)).to.deep.equal(['side bottom']);
    expect(all(round, '[part~=tile-last]')).to.have.length(1);
    expect(texts(boardOf(round), '[part=points]').sort()).to.deep.equal([
      '24 hu',
      '−12 hu',
      '−6 hu',
      '−6 hu',
    ]);
  });

  needing('another medium').it(
    'names the winner in the reader’s own colours where these are forced',
    async () => {
      const round = await told();
      await ends(round);
      await setMedium({'forced-colors': 'active'});
      const [mark] = all(round, '.win-mark');
      const own = document.createElement('i');
      own.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
      boardOf(round).after(own);
      const coloursOf = (element: Element) => {
        const {backgroundColor, color} = getComputedStyle(element);
        return {backgroundColor, color};
      };
      expect(coloursOf(mark)).to.deep.equal(coloursOf(own));
      own.remove();
    },
  );

  it('is shown for a log without rules too, by the points that the log expects', async () => {
    const round = await told(WITHOUT_RULES, {rules: ''});
    expect(await ends(round)).to.deep.equal([]);
    expect(all(round, '.won').map(({part}) => part.value)).to.deep.equal(['side left']);
    const points = texts(boardOf(round), '[part=points]').map((text) => text.replace(/ .*/, ''));
    expect(points.sort()).to.deep.equal(['17,300', '25,000', '25,000', '32,700']);
    round.go(round.steps - 1);
    await round.updateComplete;
    await boardOf(round).updateComplete;
    expect(texts(boardOf(round), '[part=points]')[0]).to.match(/^25,000/);
  });
});

describe('the sign of a drawn and discarded tile', () => {
  it('is explained on each table that has one, and on no other', async () => {
    const first = await told();
    const [second, third] = ['E: | 1m^', 'E: | 1m'].map((text) => {
      const board = document.createElement('mj-board');
      board.textContent = text;
      first.after(board);
      return board;
    });
    await waitUntil(() => [second, third].every((board) => board.shadowRoot?.querySelector('[part=seats]')));
    expect(
      [boardOf(first), second, third].map((board) => texts(board, '[part=legend]').join()),
    ).to.deep.equal(['drawn and discarded', 'drawn and discarded', '']);
    second.remove();
    third.remove();
  });

  it('has its room from the first step on, and is not explained before one is thrown so', async () => {
    const round = await told(WITHOUT_RULES, {rules: ''});
    const seen: string[] = [];
    for (let step = 0; step <= round.steps; step++) {
      round.go(step);
      await round.updateComplete;
      await boardOf(round).updateComplete;
      seen.push(...all(round, '[part=legend]').map((legend) => getComputedStyle(legend).visibility));
    }
    // South throws the tile that was drawn, with the fifth move
    expect(seen).to.deep.equal([...Array<string>(5).fill('hidden'), ...Array<string>(6).fill('visible')]);
  });
});

describe('the tile of a step', () => {
  it('glides to its place, unless steps follow fast, or one jumps or goes back', async () => {
    const round = await told();
    // what it glides from has been seen
    await nextFrame();
    const gliding = async (to: number): Promise<number[]> => {
      round.go(to);
      await round.updateComplete;
      await boardOf(round).updateComplete;
      await nextFrame();
      const found = boardOf(round).shadowRoot?.getAnimations() ?? [];
      const times = found.map((one) => Number(one.effect?.getTiming().duration));
      for (const one of found) one.finish();
      return times;
    };
    const clock = new HeldClock();
    try {
      clock.pass(300);
      expect(await gliding(1), 'a step').to.deep.equal([GLIDE]);
      clock.pass(200);
      expect(await gliding(2), 'a fast one').to.deep.equal([]);
      clock.pass(300);
      expect(await gliding(3), 'another step').to.deep.equal([GLIDE]);
      clock.pass(300);
      expect(await gliding(6), 'a jump').to.deep.equal([]);
      clock.pass(300);
      expect(await gliding(5), 'a step back').to.deep.equal([]);
    } finally {
      clock.release();
    }
  });
});

describe('tiles in a comment', () => {
  it('are read aloud by their names', async () => {
    const round = await told();
    const tiles = round.shadowRoot?.querySelector('[part~=note] [role=img]');
    expect(tiles?.getAttribute('aria-label')).to.equal('1 4 characters');
  });
});
