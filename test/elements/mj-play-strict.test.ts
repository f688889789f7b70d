/** A reader who must see wins and claims himself, and players who say why they move as they do. */
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {PlayedHandDetail, PlayedMoveDetail, TurnDetail} from '../../src/elements/base/events.js';
import '../../src/elements/mj-play/define.js';
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import './all-rules.js';
import './example-fixture.js';
import {listen} from './announced.js';
import {waitUntil} from './patience.js';
import {find, isOver, text} from './play-fixture.js';

const codes = (play: MjPlay): string[] =>
  find(play, '[data-move]:not([aria-disabled])').map((one) => one.dataset.move ?? '');
const press = (play: MjPlay, code: string): void => find(play, `[data-move="${code}"]`)[0].click();
const focused = (play: MjPlay): HTMLElement | null =>
  play.shadowRoot?.activeElement instanceof HTMLElement ? play.shadowRoot.activeElement : null;

/** A hand with what the reader is asked in it, and what is moved. */
async function played(
  markup: unknown,
): Promise<{play: MjPlay; turns: TurnDetail[]; moves: PlayedMoveDetail[]}> {
  const turns: TurnDetail[] = [];
  const moves: PlayedMoveDetail[] = [];
  const around = await fixture<HTMLElement>(
    html`<div
      @mj-turn=${({detail}: CustomEvent<TurnDetail>) => turns.push(detail)}
      @mj-move=${({detail}: CustomEvent<PlayedMoveDetail>) => moves.push(detail)}
    >
      ${markup}
    </div>`,
  );
  const play = around.querySelector('mj-play');
  if (!play) throw new Error('no element');
  return {play, turns, moves};
}

/** Does something about what is asked, and waits for what is asked next, or for the end. */
async function next(
  {play, turns}: {play: MjPlay; turns: TurnDetail[]},
  act: () => void | Promise<void>,
): Promise<void> {
  const before = turns.length;
  // a key that is pressed again before it has come up is held down, and presses no button
  await act();
  await waitUntil(() => turns.length > before || isOver(play), 'nothing is asked');
  await play.updateComplete;
}

const CLAIMS = ['win', 'kong', 'pung', 'chow', 'pass'];

describe('mj-play strict', () => {
  it('offers the same at every tile of the others, and tells nobody whether it may be claimed', async () => {
    const hand = await played(
      html`<mj-play rules="mcr" seed="9" seat="south" speed="none" strict></mj-play>`,
    );
    const {play, turns, moves} = hand;
    await waitUntil(() => turns.length === 1, 'nothing is asked');
    let claims = 0;
    for (let n = 0; n < 40 && !isOver(play); n++) {
      await play.updateComplete;
      const offered = turns.at(-1)?.may.map((move) => move.do) ?? [];
      const isOwn = offered.includes('discard');
      expect(codes(play), `${n}`).to.deep.equal(isOwn ? codes(play) : CLAIMS);
      expect(codes(play)).to.include('win');
      expect(text(play, '[part=why]')).to.equal('');
      if (!isOwn) {
        claims++;
        expect(moves.at(-1)?.move.do, 'a tile lies open').to.equal('discard');
        expect(turns.at(-1)?.may).to.deep.equal(CLAIMS.map((name) => ({do: name})));
        expect(text(play, '.prompt')).to.equal('Do you claim this tile?');
        const board = find(play, 'mj-board')[0];
        expect(board.shadowRoot?.querySelectorAll('[part~=claimable]').length).to.equal(0);
      }
      await next(hand, () => (isOwn ? find(play, '.key.drawn')[0].click() : press(play, 'pass')));
    }
    // three tiles of the others between two of the reader
    expect(claims).to.be.greaterThan(20);
    const discards = moves.filter(({seat, move}) => seat !== 'south' && move.do === 'discard');
    expect(claims).to.be.within(discards.length - 1, discards.length);
  });

  it('says why a tile cannot be called, which costs nothing', async () => {
    const {play, turns, moves} = await played(
      html`<mj-play rules="mcr" seed="9" seat="south" speed="none" strict></mj-play>`,
    );
    await waitUntil(() => turns.length === 1, 'nothing is asked');
    await play.updateComplete;
    const made = moves.length;
    press(play, 'kong');
    await waitUntil(() => text(play, '.why'), 'nothing is said');
    expect(text(play, '.why')).to.equal('Your tiles do not make that set with it.');
    expect([moves.length, turns.length]).to.deep.equal([made, 1]);
    expect(codes(play)).to.deep.equal(CLAIMS);
  });

  it('lets a tile go when its time is over, and waits for a reader who does something about it', async () => {
    const hand = await played(
      html`<mj-play rules="luqiao" seed="7" seat="south" speed="fast" strict></mj-play>`,
    );
    const {play, turns} = hand;
    await waitUntil(() => turns.length === 1, 'nothing is asked');
    await waitUntil(() => turns.length > 1, 'the tile is not let go');
    const isClaim = (): boolean => turns.at(-1)?.may.some((move) => move.do === 'pass') ?? false;
    for (let n = 0; n < 8 && !isClaim(); n++) {
      await play.updateComplete;
      await next(hand, () => find(play, '.key:not([aria-disabled])').at(-1)?.click());
    }
    find(play, '[part~=hint]')[0].click();
    await waitUntil(() => text(play, '[part=advice]'), 'no advice');
    expect(codes(play)).to.include('pass');
    const before = turns.length;
    await next(hand, () => press(play, 'pass'));
    expect(turns.length).to.equal(before + 1);
  });

  it('leaves the focus where a reader has put it, who does something else on the page', async () => {
    const hand = await played(
      html`<input aria-label="Elsewhere" /><mj-play
          rules="luqiao"
          seed="7"
          seat="east"
          speed="fast"
          strict
        ></mj-play>`,
    );
    const {play, turns} = hand;
    await waitUntil(() => turns.length === 1, 'nothing is asked');
    await play.updateComplete;
    await next(hand, () => find(play, '.key:not([aria-disabled])').at(-1)?.click());
    const field = play.parentElement?.querySelector('input');
    field?.focus();
    const before = turns.length;
    await waitUntil(() => turns.length > before, 'the tile is not let go');
    await play.updateComplete;
    expect(document.activeElement).to.equal(field);
  });

  it('makes a wrong win cost what the rules say, by keys and in words', async () => {
    const hand = await played(html`<mj-play rules="mcr" seed="9" seat="east" speed="none" strict></mj-play>`);
    const {play, turns, moves} = hand;
    await waitUntil(() => turns.length === 1, 'nothing is asked');
    await play.updateComplete;
    const heard = listen();
    const ended = new Promise<PlayedHandDetail>((come) =>
      play.addEventListener('mj-end', ({detail}) => come(detail), {once: true}),
    );
    find(play, '[data-move=win]')[0].focus();
    await next(hand, () => sendKeys({press: 'Enter'}));
    expect(moves.map(({move}) => move.do)).to.include('falsewin');
    await waitUntil(
      () => heard().some((said) => said.includes('You declare a false win')),
      heard().join(' | '),
    );
    expect(text(play, '.why')).to.match(/^You may not win/);
    for (let n = 0; n < 200 && !isOver(play); n++) {
      // a dead hand plays on, and claims nothing
      expect(turns.at(-1)?.may.some((move) => move.do === 'pass')).to.equal(false);
      await next(hand, () => find(play, '.key:not([aria-disabled])').at(-1)?.click());
    }
    const {net, text: told} = await ended;
    expect(told).to.contain('E: falsewin');
    expect(net.east).to.be.at.most(-30);
  });

  it('goes on from tile to tile by keys alone, with the focus on the pass', async () => {
    const hand = await played(
      html`<mj-play rules="luqiao" seed="7" seat="south" speed="none" strict></mj-play>`,
    );
    const {play, turns} = hand;
    await waitUntil(() => turns.length === 1, 'nothing is asked');
    await play.updateComplete;
    find(play, '[data-move=pass]')[0].focus();
    const heard = listen();
    let decisions = 0;
    for (let n = 0; n < 12 && !isOver(play); n++) {
      decisions++;
      // the focus has come to rest: a key that is drawn anew meanwhile would lose the press
      await waitUntil(async () => {
        const at = focused(play);
        await aTimeout(50);
        return at === focused(play) && at?.matches(':is([data-move=pass], .key):not([aria-disabled])');
      }, 'nothing has the focus');
      const before = heard().length;
      await next(hand, () => sendKeys({press: 'Enter'}));
      await waitUntil(() => heard().length > before, 'nothing is said');
    }
    expect(heard().length).to.be.at.most(decisions + 1);
  });
});

describe('mj-play explain', () => {
  const REASON = /(?:tiles? from ready|the hand is ready)/;

  /** Plays to the end, letting all go. */
  async function playOut(hand: {play: MjPlay; turns: TurnDetail[]}, seen?: () => void): Promise<void> {
    const {play, turns} = hand;
    await waitUntil(() => turns.length > 0, 'nothing is asked');
    for (let n = 0; n < 200 && !isOver(play); n++) {
      await play.updateComplete;
      seen?.();
      await next(hand, () =>
        (find(play, '[data-move=pass]').at(0) ?? find(play, '.key:not([aria-disabled])').at(-1))?.click(),
      );
    }
  }

  it('says after the hand why a move was made, at the step that shows it', async () => {
    const hand = await played(
      html`<mj-play rules="luqiao" seed="7" seat="south" level="4" speed="none"></mj-play>`,
    );
    const {play} = hand;
    await playOut(hand, () => expect(text(play, '.said')).not.to.match(REASON));
    await waitUntil(() => text(play, '[part=explained]'), 'nothing is told');
    expect(text(play, '[part=explained]')).to.equal(
      'Go back a step to read why the others moved as they did.',
    );
    const round = find(play, 'mj-round')[0] as MjRound;
    await waitUntil(() => round.steps > 0, 'the hand is not read');
    const back = (): HTMLElement | null | undefined =>
      round.shadowRoot?.querySelector<HTMLElement>('[part~=back]');
    let reasons = 0;
    for (let n = 0; n < 30 && !reasons; n++) {
      back()?.click();
      await round.updateComplete;
      await aTimeout(20);
      reasons += REASON.test(text(play, '[part=explained]')) ? 1 : 0;
    }
    expect(text(play, '[part=explained]')).to.match(
      /^(?:East|West|North) .*(?:nearer|completes? it|lacks .*)\.$/,
    );
    await expect(play).to.be.accessible();
  });

  it('says it at every move, or never', async () => {
    const always = await played(
      html`<mj-play rules="luqiao" seed="7" seat="south" level="4" explain="always" speed="none"></mj-play>`,
    );
    let told = 0;
    await playOut(always, () => (told += REASON.test(text(always.play, '.said')) ? 1 : 0));
    expect(told).to.be.greaterThan(2);
    const never = await played(
      html`<mj-play rules="luqiao" seed="7" seat="south" explain="none" speed="none"></mj-play>`,
    );
    await playOut(never, () => expect(text(never.play, '.said')).not.to.match(REASON));
    expect(find(never.play, '[part=explained]')).to.deep.equal([]);
  });
});
