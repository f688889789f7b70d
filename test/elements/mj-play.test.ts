/** A hand that a reader plays: by keys and by clicks, with undo and hints, and nothing of the others' tiles before its end. */
import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import type {
  AnswerDetail,
  PlayedHandDetail,
  PlayedMoveDetail,
  TurnDetail,
} from '../../src/elements/base/events.js';
import '../../src/elements/mj-ledger/define.js';
import '../../src/elements/mj-play/define.js';
import '../../src/elements/mj-share/define.js';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';
import type {MjShare} from '../../src/elements/mj-share/mj-share.js';
import {handInHash, hashOfHand} from '../../src/elements/mj-play/links.js';
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import './all-rules.js';
import './example-fixture.js';
import {inWindow} from './needs.js';
import {waitUntil} from './patience.js';
import {find, isOver, text} from './play-fixture.js';

const isAsked = (play: MjPlay): boolean =>
  find(play, '.key:not([aria-disabled])').length + find(play, '[data-move]').length > 0;

/** Waits until the reader is asked, or the hand is over. */
async function asked(play: MjPlay): Promise<'asked' | 'over'> {
  await waitUntil(() => isAsked(play) || isOver(play), 'nobody asks');
  await play.updateComplete;
  return isOver(play) ? 'over' : 'asked';
}

/** Lets a tile go, or discards the last that may be. */
const choose = (play: MjPlay): void =>
  (
    find(play, '[data-move=pass]').at(0) ??
    find(play, '.key:not([aria-disabled])').at(-1) ??
    find(play, '[data-move]').at(0)
  )?.click();

const made = (rules: string, seed = '7', seat = 'south'): Promise<MjPlay> =>
  fixture<MjPlay>(html`<mj-play rules=${rules} seed=${seed} seat=${seat} speed="none">A hand</mj-play>`);

interface Position {
  readonly seats: Readonly<Record<string, {readonly held?: unknown}>>;
  readonly phase: object;
  readonly wall?: unknown;
}
const isPosition = (of: object): of is Position => 'seats' in of && 'phase' in of && 'frame' in of;

/** All positions of a hand that can be reached by properties, from an element and the elements inside it. */
function positionsFrom(of: unknown, seen = new Set<unknown>()): Position[] {
  if (typeof of !== 'object' || of === null || seen.has(of) || of === window) return [];
  seen.add(of);
  if (isPosition(of)) return [of];
  const inside = of instanceof Element ? [...(of.shadowRoot?.querySelectorAll('*') ?? [])] : [];
  const entries: readonly unknown[] =
    of instanceof Map || of instanceof Set ? [...(of as Iterable<unknown>)] : [];
  const own = Reflect.ownKeys(of)
    .filter((key) => Object.getOwnPropertyDescriptor(of, key)?.get === undefined)
    .map((key) => Reflect.get(of, key) as unknown);
  return [...inside, ...entries, ...own].flatMap((one) => positionsFrom(one, seen));
}

/** The text of a hand that is over. */
const textOf = (play: MjPlay): string => (find(play, 'textarea')[0] as HTMLTextAreaElement).value;

/** What an element and the table in it show. */
async function shownIn(round: MjRound): Promise<string> {
  await round.updateComplete;
  const board = round.shadowRoot?.querySelector('mj-board');
  await board?.updateComplete;
  return [round, board].map((one) => one?.shadowRoot?.innerHTML.replace(/<!--.*?-->/gs, '')).join('\n');
}

/** Compares a hand that is over with its text, as an element reads and plays it. @returns the hand as it is told */
async function toldAsItsText(play: MjPlay): Promise<MjRound> {
  const [round] = find(play, 'mj-round') as MjRound[];
  const {bottom, reader, step, ruleset} = round;
  const again = await fixture<MjRound>(
    html`<mj-round .ruleset=${ruleset} .bottom=${bottom} .reader=${reader} .step=${step}
      >${textOf(play)}</mj-round
    >`,
  );
  for (const one of [round, again])
    await waitUntil(() => one.shadowRoot?.querySelector('[part=ending]'), 'no result');
  expect(again.steps).to.equal(round.steps);
  for (const at of [round.steps, Math.floor(round.steps / 2), 0, round.steps]) {
    round.step = again.step = at;
    expect(await shownIn(round)).to.equal(await shownIn(again));
  }
  return round;
}

const focused = (play: MjPlay): HTMLElement | null =>
  play.shadowRoot?.activeElement instanceof HTMLElement ? play.shadowRoot.activeElement : null;

describe('mj-play', () => {
  for (const [rules, seed] of [
    ['luqiao', '7'],
    ['ribon', '8'],
    ['mcr', '9'],
    ['xinzhang', '3'],
  ]) {
    it(`is played by keys alone: ${rules}`, async () => {
      const play = await made(rules, seed);
      const problems: string[] = [];
      const turns: TurnDetail[] = [];
      play.addEventListener('mj-invalid', ({detail}) => problems.push(detail.code));
      play.addEventListener('mj-turn', ({detail}) => turns.push(detail));
      const ended = new Promise<PlayedHandDetail>((come) =>
        play.addEventListener('mj-end', ({detail}) => come(detail), {once: true}),
      );
      await asked(play);
      const isOwn = find(play, '.key:not([aria-disabled])').length > 0;
      find(play, isOwn ? '.key[tabindex="0"]' : '[data-move]')[0].focus();
      for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) {
        const before = turns.length;
        await waitUntil(() => focused(play), 'nothing has the focus');
        // a tile that may not be discarded is left for its neighbour
        for (let i = 0; i < 20 && focused(play)?.matches('.key[aria-disabled]'); i++)
          await sendKeys({press: 'ArrowLeft'});
        await sendKeys({press: 'Enter'});
        await waitUntil(() => turns.length > before || isOver(play), 'no move was made');
      }
      const {net, text: told} = await ended;
      expect(problems).to.deep.equal([]);
      expect(Object.keys(net)).to.have.length(rules === 'ribon' ? 3 : 4);
      expect(told).to.contain(`seed=${seed}`);
      await waitUntil(() => focused(play)?.matches('[part~=again]'), 'focus is lost at the end');
      await toldAsItsText(play);
    });
  }

  it('tells a hand again that was played by rules of the page', async () => {
    const play = await fixture<MjPlay>(
      html`<mj-play .ruleset=${{...luqiao, id: '#own'}} seed="7" seat="south" speed="none"></mj-play>`,
    );
    while ((await asked(play)) === 'asked') {
      const turn = text(play, '[part=said]');
      choose(play);
      await waitUntil(() => isOver(play) || text(play, '[part=said]') !== turn, 'no move was made');
    }
    const round = await toldAsItsText(play);
    expect(textOf(play)).to.contain('rules=#own');
    const moves = [...(round.shadowRoot?.querySelectorAll('[part~=move]') ?? [])];
    const names = moves.map((move) => move.getAttribute('aria-label')?.split(' ')[0]);
    expect(new Set(names)).to.deep.equal(new Set(['East', 'You', 'West', 'North']));
  });

  it('draws what is asked together with the tile that the reader draws', async () => {
    const play = await made('luqiao');
    const apart: string[] = [];
    let isInTask = false;
    play.addEventListener('mj-move', ({detail: {seat, move}}) => {
      isInTask = seat === 'south' && move.do === 'draw';
      setTimeout(() => (isInTask = false));
    });
    play.addEventListener('mj-turn', ({detail: {may}}) => {
      if (may.some((move) => move.do === 'discard') && !isInTask) apart.push(JSON.stringify(may));
    });
    await asked(play);
    for (let n = 0; n < 4; n++) {
      choose(play);
      await asked(play);
    }
    expect(apart).to.deep.equal([]);
  });

  it('has one tab stop among the tiles, and leaves them where they are when the reader draws', async () => {
    const play = await made('luqiao');
    const lefts = new Set<number>();
    const look = (): void => {
      const keys = find(play, '.key');
      expect(keys.filter(({tabIndex}) => tabIndex === 0)).to.have.length(1);
      lefts.add(keys[0].offsetLeft);
    };
    play.addEventListener('mj-move', ({detail: {seat, move}}) => {
      if (seat === 'south' && move.do === 'discard') void play.updateComplete.then(look);
    });
    await asked(play);
    find(play, '.key')[0].focus();
    for (let n = 0; n < 4; n++) {
      const drawn = find(play, '.key.drawn:not([aria-disabled])').at(0);
      if (drawn) {
        look();
        drawn.click();
      } else choose(play);
      await asked(play);
    }
    expect(lefts.size).to.equal(1);
  });

  it('is played by clicks, and tells the page of each move and each turn', async () => {
    const play = await made('luqiao');
    const moves: PlayedMoveDetail[] = [];
    play.addEventListener('mj-move', ({detail}) => moves.push(detail));
    await asked(play);
    for (let n = 0; n < 3; n++) {
      choose(play);
      await asked(play);
    }
    expect(moves.some(({seat, move}) => seat === 'south' && move.do === 'discard')).to.equal(true);
    expect(moves.filter(({seat, move}) => seat !== 'south' && move.do === 'draw' && move.tile)).to.deep.equal(
      [],
    );
    expect(moves.at(-1)?.sentence).to.be.a('string').and.not.equal('');
  });

  it('is taken back to its beginning', async () => {
    const play = await made('luqiao');
    await asked(play);
    const beginning = [text(play, '.keys'), text(play, '.moves')];
    expect(find(play, '[part~=undo][aria-disabled]')).to.have.length(1);
    for (let n = 0; n < 3; n++) {
      choose(play);
      await asked(play);
    }
    expect(text(play, '.keys')).not.to.equal(beginning[0]);
    for (let n = 0; n < 3; n++) {
      find(play, '.key')[0].focus();
      await sendKeys({press: 'u'});
      await asked(play);
    }
    expect([text(play, '.keys'), text(play, '.moves')]).to.deep.equal(beginning);
    expect(find(play, '[part~=undo][aria-disabled]')).to.have.length(1);
  });

  it('deals the same wall from the same seed, and draws and shows one where none is given', async () => {
    const [a, b, c] = await Promise.all([made('luqiao'), made('luqiao'), made('luqiao', '8')]);
    for (const play of [a, b, c]) await asked(play);
    expect(text(a, '.keys')).to.equal(text(b, '.keys'));
    expect(text(a, '.keys')).not.to.equal(text(c, '.keys'));
    const drawn = await fixture<MjPlay>(html`<mj-play rules="luqiao" speed="none"></mj-play>`);
    await asked(drawn);
    const [, seed] = /^Wall (\d+)$/.exec(text(drawn, '.seed')) ?? [];
    const again = await made('luqiao', seed, 'east');
    await asked(again);
    expect(text(again, '.keys')).to.equal(text(drawn, '.keys'));
  });

  it('has nothing of what the others hold in the page before the end', async () => {
    const play = await made('mcr', '9');
    for (let n = 0; n < 3; n++) {
      await asked(play);
      const [board] = find(play, 'mj-board');
      await waitUntil(() => board.shadowRoot?.querySelector('[part=seats]'));
      const positions = positionsFrom(play);
      expect(positions.length).to.be.greaterThan(n);
      for (const {seats, wall} of positions) {
        expect(wall).to.equal(undefined);
        expect(Object.keys(seats).filter((seat) => seats[seat].held)).to.deep.equal(['south']);
      }
      // nor is anything of it said, or drawn: of the others there are backs alone
      const rows = [...(board.shadowRoot?.querySelectorAll('[part=seats] tbody tr') ?? [])];
      const hands = rows.map((row) => row.querySelector('td')?.textContent ?? '');
      expect(hands.filter((hand) => /^1[34] hidden/.test(hand.trim()))).to.have.length(3);
      for (const side of board.shadowRoot?.querySelectorAll('[part~=side]:not([part~=bottom])') ?? [])
        expect(side.querySelectorAll('[part~=held] [part~=tile]:not([part~=tile-back])').length).to.equal(0);
      choose(play);
    }
  });

  it('says unasked that a hand which is complete with another’s discard is below the minimum', async () => {
    const play = await fixture<MjPlay>(
      html`<mj-play
        rules="mcr"
        seed="below-2"
        speed="none"
        position="left=60 turn=south S: 234m 567m 23p 678s 99s"
      ></mj-play>`,
    );
    const why = 'West discards 1 of dots. You may not win: the hand is below the minimum of 8 fan.';
    for (let n = 0; n < 40 && (await asked(play)) === 'asked' && !play.spoken.includes(why); n++) {
      const before = play.spoken;
      (find(play, '[data-move=pass]').at(0) ?? find(play, '.key.drawn').at(0))?.click();
      await waitUntil(() => isOver(play) || play.spoken !== before, 'no move was made');
    }
    expect(text(play, '.said')).to.include(why);
  });

  it('says what a computer player would do, and why', async () => {
    const play = await made('luqiao');
    await asked(play);
    find(play, '.key')[0].focus();
    await sendKeys({press: 'h'});
    await waitUntil(() => find(play, '[part=advice]').length, 'no advice');
    expect(text(play, '[part=advice]')).to.match(
      /^A computer player would discard .*\. Then the hand is \d tiles? from ready, and \d+ unseen tiles? brings? it nearer\. It lacks .*\.$/,
    );
  });

  it('plays the same wall again, and another', async () => {
    const play = await made('luqiao');
    await asked(play);
    const beginning = text(play, '.keys');
    for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) choose(play);
    expect(isOver(play)).to.equal(true);
    find(play, '[part~=again]')[0].click();
    await waitUntil(() => !isOver(play));
    await asked(play);
    expect(text(play, '.keys')).to.equal(beginning);
    for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) choose(play);
    find(play, '[part~=another]')[0].click();
    await waitUntil(() => !isOver(play));
    await asked(play);
    expect(text(play, '.seed')).to.equal('Wall 7/2');
    expect(text(play, '.keys')).not.to.equal(beginning);
  });

  for (const [width, height] of [
    [800, 600],
    [1024, 768],
    [1100, 600],
    [1400, 1000],
  ] as const)
    inWindow(width).describe(`at its end, at ${width} × ${height} px`, () => {
      before(() => {
        // a page that fits its window gets its scroll bar only when the hand ends, and all in it moves
        document.documentElement.style.overflowY = 'scroll';
        return setViewport({width, height});
      });
      after(() => {
        document.documentElement.style.overflowY = '';
        return setViewport({width: 800, height: 600});
      });

      it('leaves the table where it was, and says right below it what the hand came to', async () => {
        const play = await made('luqiao');
        const placeOf = (board: Element | undefined): readonly number[] => {
          const {top, left, width} = board?.getBoundingClientRect() ?? expect.fail('no table');
          return [top - play.getBoundingClientRect().top, left, width];
        };
        await asked(play);
        const placed = placeOf(find(play, 'mj-board')[0]);
        for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) choose(play);
        const inRound = (selector: string): Element | undefined =>
          find(play, 'mj-round')[0].shadowRoot?.querySelector(selector) ?? undefined;
        await waitUntil(() => inRound('mj-board')?.shadowRoot?.querySelector('.table'), 'no table');
        for (const [i, at] of placeOf(inRound('mj-board')).entries()) expect(at).to.be.closeTo(placed[i], 1);
        const outcome = inRound('[part=said]')?.getBoundingClientRect();
        const said = find(play, '.said')[0].getBoundingClientRect();
        expect(said.height).to.be.greaterThan(0);
        // Firefox rounds what it adds up to 1/60 pixel
        expect(said.top - (outcome?.bottom ?? NaN)).to.be.within(-0.1, 32);
        const moves = inRound('[part=moves]')?.getBoundingClientRect();
        const isBeside = (moves?.left ?? NaN) > said.right;
        expect(isBeside).to.equal(width > 1000);
        if (!isBeside) expect(said.bottom).to.be.lessThan(moves?.top ?? NaN);
      });
    });

  for (const rules of ['ribon', 'mcr', 'luqiao']) {
    it(`plays several hands, the points going on, with their ledger: ${rules}`, async () => {
      const play = await made(rules);
      play.hands = 2;
      await play.updateComplete;
      const problems: string[] = [];
      play.addEventListener('mj-invalid', ({detail}) => problems.push(detail.code));
      for (let n = 1; n <= 2; n++) {
        for (let i = 0; i < 200 && (await asked(play)) === 'asked'; i++) choose(play);
        expect(text(play, '.seed')).to.equal(`Wall 7/${n}`);
        const ledger = (): Element | undefined => find(play, 'mj-ledger')[0];
        await waitUntil(
          () => ledger()?.shadowRoot?.querySelectorAll('[part~=hand]').length === n,
          'the ledger has no line for each hand',
        );
        expect(ledger()?.shadowRoot?.querySelectorAll('[part~=problem]').length).to.equal(0);
        const names = [...(ledger()?.shadowRoot?.querySelectorAll('[part~=player]') ?? [])];
        expect(names.map((one) => one.textContent.trim().split(/\s/)[0])).to.include('You');
        expect(find(play, '[part~=next]')).to.have.length(n === 1 ? 1 : 0);
        await waitUntil(() => focused(play)?.matches('.main'), 'focus is lost at the end');
        if (n === 1) focused(play)?.click();
        if (n === 1) await waitUntil(() => !isOver(play), 'the next hand has not begun');
      }
      expect(problems).to.deep.equal([]);
    });
  }

  it('says the goals of a hand, and whether they were reached', async () => {
    const play = await made('luqiao');
    play.goal = 'closed, total 999999';
    await asked(play);
    await waitUntil(() => text(play, '[part=goal]'), 'no goal');
    expect(text(play, '[part=goal]')).to.equal('Your goal: Call nothing. Win with at least 999999 hu.');
    const ended = new Promise<PlayedHandDetail>((come) =>
      play.addEventListener('mj-end', ({detail}) => come(detail), {once: true}),
    );
    for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) choose(play);
    expect((await ended).met).to.equal(false);
    expect(text(play, '[part=goal]')).to.match(
      /^Reached: call nothing\. Not reached: win with at least 999999 hu\./,
    );
    play.goal = 'wim';
    await waitUntil(() => play.problem !== undefined, 'the wrong goal is not reported');
    expect([play.problem?.code, play.problem?.field]).to.deep.equal(['goal-unknown', 'goal']);
    expect(text(play, '[part=problem]')).to.contain('did you mean “win”?');
  });

  it('does again what was undone, and keeps it beside what was played instead', async () => {
    const play = await made('luqiao');
    await asked(play);
    expect(find(play, '[part~=redo][aria-disabled]')).to.have.length(1);
    for (let n = 0; n < 2; n++) {
      choose(play);
      await asked(play);
    }
    const later = [text(play, '.keys'), text(play, '.moves')];
    for (let n = 0; n < 2; n++) {
      find(play, '[part~=undo]')[0].click();
      await asked(play);
    }
    for (let n = 0; n < 2; n++) {
      find(play, '.key')[0].focus();
      await sendKeys({press: 'r'});
      await asked(play);
    }
    expect([text(play, '.keys'), text(play, '.moves')]).to.deep.equal(later);
    const turn = new Promise((come) => play.addEventListener('mj-turn', come, {once: true}));
    find(play, '[part~=undo]')[0].click();
    await turn;
    await play.updateComplete;
    find(play, '.key:not([aria-disabled])').at(0)?.click();
    for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) choose(play);
    const round = await toldAsItsText(play);
    expect(textOf(play)).to.match(/\([ESWN]: /);
    // what was taken back is a line beside, which can be followed
    round.shadowRoot?.querySelector<HTMLElement>('[part=line] button')?.click();
    await waitUntil(() => round.spoken.startsWith('What if: '), 'the side line is not told');
  });

  it('is played from a position, the only hand that it gives being the reader’s', async () => {
    const play = await fixture<MjPlay>(
      html`<mj-play
        rules="mcr"
        seed="3"
        speed="none"
        position="left=40 turn=south S: 123456m 78m 234p 55s +W"
      ></mj-play>`,
    );
    await asked(play);
    expect(text(play, '.keys')).to.match(/^1 of characters.*5 of bamboos west wind, drawn$/i);
    expect(find(play, '[part~=undo][aria-disabled]')).to.have.length(1);
    const ended = new Promise<PlayedHandDetail>((come) =>
      play.addEventListener('mj-end', ({detail}) => come(detail), {once: true}),
    );
    for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) choose(play);
    expect((await ended).text).to.contain('left=40 turn=S');
    const round = await toldAsItsText(play);
    // where most was lost is told, each with the table before it, or that nothing was
    await waitUntil(() => text(play, '[part=lost]'), 'nothing is told of what was lost');
    const [show] = find(play, '[part~=show]');
    show?.click();
    expect(round.step).to.be.lessThan(show ? 200 : 201);
  });

  it('asks for the best move: a wrong one is told and not made, the one that the hint names is right', async () => {
    const puzzle = (): Promise<MjPlay> =>
      fixture<MjPlay>(
        html`<mj-play
          rules="mcr"
          seed="3"
          speed="none"
          goal="best"
          position="left=40 turn=south S: 123456m 78m 234p 55s +W"
        ></mj-play>`,
      );
    const play = await puzzle();
    const answers: AnswerDetail[] = [];
    const moves: PlayedMoveDetail[] = [];
    play.addEventListener('mj-answer', ({detail}) => answers.push(detail));
    play.addEventListener('mj-move', ({detail}) => moves.push(detail));
    await asked(play);
    await waitUntil(() => text(play, '[part=goal]') === 'Your goal: Find the best move.');
    find(play, '.key')[0].click();
    await waitUntil(() => text(play, '[part=verdict]'), 'no verdict');
    expect(text(play, '[part=verdict]')).to.match(
      /^There is something better than to discard 1 of characters\. Then /,
    );
    expect(moves).to.deep.equal([]);
    find(play, '[part~=hint]')[0].click();
    await waitUntil(() => text(play, '[part=advice]'), 'no hint');
    expect(text(play, '[part=advice]')).to.match(/^A computer player would discard west wind\. /i);
    find(play, '.key.drawn')[0].click();
    await waitUntil(() => answers.length === 2, 'no second verdict');
    expect(answers.map(({right, given, attempt}) => [right, given, attempt])).to.deep.equal([
      [false, 'discard 1m', 1],
      [true, 'discard W', 2],
    ]);
    expect(answers.map(({expected}) => expected)).to.deep.equal([undefined, 'discard W']);
    await waitUntil(() => moves.length > 0, 'the right move is not made');
    expect(moves[0].move).to.deep.equal({do: 'discard', tile: 'W'});

    // at once, and without help: reached
    const again = await puzzle();
    await asked(again);
    const ended = new Promise<PlayedHandDetail>((come) =>
      again.addEventListener('mj-end', ({detail}) => come(detail), {once: true}),
    );
    find(again, '.key.drawn')[0].click();
    await waitUntil(() => text(again, '[part=verdict]').startsWith('Right: discard'), 'no verdict');
    for (let n = 0; n < 200 && (await asked(again)) === 'asked'; n++) choose(again);
    expect((await ended).met).to.equal(true);
    expect(text(again, '[part=goal]')).to.equal('Reached: find the best move.');
  });

  it('says at every decision what a computer player would do, or never', async () => {
    const always = await made('luqiao');
    always.hints = 'always';
    find(always, '[part~=undo]').at(0)?.click();
    await asked(always);
    choose(always);
    await asked(always);
    await waitUntil(() => text(always, '[part=advice]'), 'no advice');
    const never = await fixture<MjPlay>(
      html`<mj-play rules="luqiao" seed="7" speed="none" hints="none"></mj-play>`,
    );
    await asked(never);
    expect(find(never, '[part~=hint]')).to.deep.equal([]);
    find(never, '.key')[0].focus();
    await sendKeys({press: 'h'});
    await sendKeys({press: 't'});
    expect(find(never, '[part=advice]')).to.deep.equal([]);
  });

  for (const [lang, prompt, hint, turn] of [
    ['en', 'Your turn: choose a tile to discard.', 'Hint', 'It is your turn.'],
    ['ja', 'あなたの番です。捨てる牌を選んでください。', 'ヒント', '自分が捨てる番です。'],
    ['zh-Hant', '輪到你了，請選一張牌打出。', '提示', '輪到你打牌。'],
    ['zh-Hans', '轮到你了，请选一张牌打出。', '提示', '轮到你打牌。'],
  ]) {
    it(`speaks ${lang}, and is accessible`, async () => {
      const play = await fixture<MjPlay>(
        html`<mj-play rules="mcr" seed="9" seat="east" speed="none" lang=${lang}></mj-play>`,
      );
      await asked(play);
      await waitUntil(() => text(play, '.prompt') === prompt, text(play, '.prompt'));
      expect(text(play, '[part~=hint]')).to.equal(hint);
      expect(play.renderRoot.querySelector('mj-board')?.spoken).to.contain(turn);
      await expect(play).to.be.accessible();
    });
  }

  /** Plays to the end of a hand. */
  async function playOn(play: MjPlay): Promise<void> {
    for (let n = 0; n < 200 && (await asked(play)) === 'asked'; n++) {
      const before = play.spoken;
      choose(play);
      await waitUntil(() => isOver(play) || play.spoken !== before, 'no move was made');
    }
  }

  it('tells its game to a ledger that names it, hand by hand', async () => {
    const around = await fixture(
      html`<div>
        <mj-play id="game" rules="luqiao" hands="4" seed="7" seat="east" speed="none"></mj-play>
        <mj-ledger for="game"></mj-ledger>
      </div>`,
    );
    const [play, ledger] = around.children as unknown as [MjPlay, MjLedger];
    await asked(play);
    await waitUntil(() => ledger.ledger?.heading, 'no players');
    expect(ledger.ledger?.hands).to.deep.equal([]);
    for (const hands of [1, 2]) {
      await playOn(play);
      await waitUntil(() => ledger.ledger?.hands.length === hands, `${hands} hands in the ledger`);
      expect(ledger.problem).to.equal(undefined);
      find(play, '[part~=next]')[0].click();
      await waitUntil(() => !isOver(play));
    }
    const names = [...(ledger.shadowRoot?.querySelectorAll('[part~=player]') ?? [])].map((one) =>
      one.textContent.trim(),
    );
    expect(names[0]).to.match(/^You/);
  });

  it('links to a hand that is over, which whoever opens it sees step by step', async () => {
    const around = await fixture(
      html`<div>
        <mj-play id="a.hand" rules="luqiao" seed="7" seat="south" speed="none"></mj-play>
        <mj-share for="a.hand"></mj-share>
      </div>`,
    );
    const [play, share] = around.children as unknown as [MjPlay, MjShare];
    await asked(play);
    expect(play.link()).to.equal('');
    expect(share.offered).to.contain('scored');
    await playOn(play);
    await waitUntil(
      () => share.offered.includes('link') && !share.offered.includes('png'),
      'nothing to share',
    );
    const told = await play.toText();
    const link = play.link('https://example.org/page.html?x=1#elsewhere');
    expect(link).to.match(/^https:\/\/example\.org\/page\.html\?x=1#a\.hand\/south=[\w.~:+,=@/!'()*%-]+$/);
    expect(link.length).to.be.lessThan(2000);
    expect(await share.codeFor('link')).to.equal(play.link());
    expect(await share.codeFor('tag'))
      .to.contain('<mj-round')
      .and.contain('bottom="south"');
    find(play, '[part~=link]')[0].click();
    await waitUntil(() => (find(play, 'textarea')[0] as HTMLTextAreaElement).value === play.link());
    around.remove();

    const heard = new Promise((come) => addEventListener('hashchange', come, {once: true}));
    location.hash = new URL(link).hash;
    await heard;
    try {
      const opened = await fixture<MjPlay>(
        html`<mj-play id="a.hand" rules="luqiao" seed="1" speed="none"></mj-play>`,
      );
      await waitUntil(() => isOver(opened), 'the hand is not told');
      const [round] = opened.shadowRoot?.querySelectorAll('mj-round') ?? [];
      await waitUntil(() => round.steps > 0, 'the hand is not read');
      expect(round.bottom).to.equal('south');
      expect((await round.toText()).trim()).to.equal(told.trim());
      expect(find(opened, '.key')).to.deep.equal([]);
      find(opened, '[part~=begin]')[0].click();
      await waitUntil(() => !isOver(opened) && find(opened, '.key').length > 0, 'no hand is played');
      expect(text(opened, '.seed')).to.equal('Wall 1');
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('reads of an address only what it has written, for itself', () => {
    const hand = {
      seat: 'west',
      text: 'rules=mcr players="A._~ 50%",B\nplay:\nE: [_123m] +5p -E # 好',
    } as const;
    const hash = hashOfHand('a b', hand);
    expect(handInHash(hash, 'a b')).to.deep.equal(hand);
    expect(handInHash(hash, 'a')).to.equal(undefined);
    expect(handInHash(hash, '')).to.equal(undefined);
    for (const other of ['', '#a', '#a/3', '#a/1/41', '#a/up=x', '#a/east=', '#a/east=%E3%81'])
      expect(handInHash(other, 'a'), other).to.equal(undefined);
  });

  it('reports what cannot be played', async () => {
    for (const [markup, code] of [
      [html`<mj-play></mj-play>`, 'unknown-rules'],
      [html`<mj-play rules="ribon" seat="north"></mj-play>`, 'bad-seat'],
      [html`<mj-play rules="luqiao" level="7"></mj-play>`, 'bad-field'],
      [html`<mj-play rules="luqiao" seed="two words"></mj-play>`, 'bad-field'],
      [html`<mj-play rules="luqiao" seed="a#b"></mj-play>`, 'bad-field'],
      [html`<mj-play rules="luqiao" hands="none"></mj-play>`, 'bad-field'],
      [html`<mj-play rules="mcr" position="S: 123m"></mj-play>`, 'too-few-tiles'],
      [html`<mj-play rules="mcr" position="S: 123x"></mj-play>`, 'unknown-character'],
      [html`<mj-play rules="mcr" position="left=40" dealer="south"></mj-play>`, 'bad-field'],
      [html`<mj-play rules="mcr" position="left=40" hands="game"></mj-play>`, 'bad-field'],
      // there is a south, but the winds stay where they are: East deals
      [html`<mj-play rules="luqiao" dealer="south"></mj-play>`, 'bad-field'],
      [html`<mj-play rules="ribon" dealer="north"></mj-play>`, 'bad-seat'],
    ] as const) {
      const play = await fixture<MjPlay>(markup);
      await waitUntil(() => play.problem !== undefined, code);
      expect(play.problem?.code).to.equal(code);
    }
  });
});
