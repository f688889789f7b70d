/**
 * A reader knows what his seat may know: in another deal that looks the same the page is the same, in its elements, in what is
 * said, in what may be done and in the hint. `HANDS=600` plays so many hands, of all rule sets.
 */
import {expect, fixture, html} from '@open-wc/testing';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {isFault} from '../../src/core/situation/result.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {fnv1a, randomOf} from '../../src/core/tiles/random.js';
import '../../src/elements/mj-play/define.js';
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';
import {playHand} from '../../src/play/table/hand.js';
import {playersAt, type PlayTable} from '../../src/play/table/table.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {dealtAnew} from '../play/dealt-anew.js';
import {played, tableOf} from '../play/tables.js';
import './all-rules.js';
import {allSaid, listen, QUIET} from './announced.js';
import {handsOf} from './hands-of.js';
import {waitUntil} from './patience.js';
import {find, text} from './play-fixture.js';

/** One hand of each rule set, of which not every decision is looked at. */
const FEW = played.length;
const HANDS = handsOf(FEW);

/** A tree with all its shadow roots, as text. */
function markupOf(node: Node): string {
  const inside = (of: ParentNode): string => [...of.childNodes].map(markupOf).join('');
  if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
  const attributes = [...node.attributes].map(({name, value}) => ` ${name}="${value}"`).join('');
  const {shadowRoot} = node;
  if (node.localName === 'svg') return `<svg ${String(fnv1a(node.innerHTML))}>`;
  return `<${node.localName}${attributes}>${shadowRoot ? `#${inside(shadowRoot)}` : ''}${inside(node)}</>`;
}

/** The first line in which two elements differ. */
function unlike(one: Element, other: Element): readonly string[] | undefined {
  const [lines, others] = [markupOf(one).split('\n'), markupOf(other).split('\n')];
  const at = lines.findIndex((line, i) => line !== others[i]);
  return at < 0 ? undefined : [lines[at], others[at]];
}

/** An element whose hand begins where it is told. */
class Beginning {
  private constructor(
    readonly play: MjPlay,
    private readonly table: PlayTable,
  ) {}

  static async of(ruleset: Ruleset, seat: Seat): Promise<Beginning> {
    const play = await fixture<MjPlay>(
      // a table of its own
      html`<mj-play .ruleset=${{...ruleset}} seat=${seat} seed="0" speed="none"></mj-play>`,
    );
    const {input} = play as unknown as {readonly input: {readonly table?: PlayTable}};
    await waitUntil(() => input.table, 'no table');
    await waitUntil(() => find(play, '.key').length, 'no hand');
    if (!input.table) throw new Error('no table');
    const beginning = new Beginning(play, input.table);
    // a reader who has not acted yet is told nothing: each has acted before the first position
    await beginning.begin('first');
    await beginning.askForAdvice();
    return beginning;
  }

  private press(key: string): void {
    find(this.play, '.key')[0].dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  }

  private async askForAdvice(): Promise<void> {
    this.press('h');
    await waitUntil(() => text(this.play, '[part=advice]'), 'no advice');
    await allSaid(this.play);
  }

  /** Begins a hand, and waits until the reader is asked or the hand is over. @returns what the events tell */
  private async begin(seed: string): Promise<readonly string[]> {
    const {play} = this;
    const told: string[] = [];
    const hear = ({type, detail}: CustomEvent<object>): void =>
      void told.push(`${type} ${JSON.stringify(detail)}`);
    play.seed = seed;
    // the hand before it may still ask something until then
    await play.updateComplete;
    for (const type of EVENTS) play.addEventListener(type, hear as EventListener);
    await waitUntil(() => told.some((one) => !one.startsWith('mj-move')), 'nothing is asked');
    for (const type of EVENTS) play.removeEventListener(type, hear as EventListener);
    await allSaid(play);
    return told;
  }

  /**
   * Begins from a position, waits for the question, and asks for the table in words and for a hint.
   * @returns all that is told; undefined where nothing is asked
   */
  async from(p: RoundPosition, seed: string): Promise<readonly string[] | undefined> {
    const {play, table} = this;
    // the focus goes to a tile of this element, which may say why it is not discarded, unless another one has it
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const said = listen();
    Object.assign(table.referee, {start: () => p});
    const told = await this.begin(seed);
    if (!told[0].startsWith('mj-turn')) return undefined;
    await waitUntil(() => find(play, 'mj-board')[0].shadowRoot?.querySelector('[part=seats]'), 'no table');
    this.press('t');
    await allSaid(play);
    await this.askForAdvice();
    return [...told, ...said(), play.spoken];
  }
}

const EVENTS = ['mj-turn', 'mj-move', 'mj-end'];

/** Has sentences said without the pause before them. */
function speakSoon(): () => void {
  const {setTimeout: later} = window;
  window.setTimeout = ((act: TimerHandler, delay?: number) =>
    later(act, delay === QUIET ? 0 : delay)) as typeof setTimeout;
  return () => {
    window.setTimeout = later;
  };
}

describe('what a reader sees', function () {
  this.timeout(0);
  let speakLater: () => void;
  before(() => {
    speakLater = speakSoon();
  });
  after(() => speakLater());

  for (const ruleset of played)
    it(`is the same in every deal that looks the same: ${ruleset.id}`, async () => {
      const table = await tableOf(ruleset);
      const [, reader] = table.rules.seats;
      const random = randomOf(`seen ${ruleset.id}`);
      const [one, other] = [await Beginning.of(ruleset, reader), await Beginning.of(ruleset, reader)];
      let alike = 0;
      for (let n = 1; n <= HANDS / FEW; n++) {
        const asked: RoundPosition[] = [];
        const hand = playHand(
          table.referee,
          {seed: `seen ${n}`},
          playersAt(table, `seen ${n}`, () => 3),
          ({seat, position}) => seat === reader && asked.push(position),
        );
        if (isFault(hand)) throw new Error(hand.code);
        for (const [i, p] of asked.entries()) {
          if (HANDS === FEW && i % 3 > 0) continue;
          const seed = `${n}-${i}`;
          const seen = await one.from(p, seed);
          const again = await other.from(dealtAnew(p, reader, random), seed);
          // who sits before the reader may have won, here or there
          if (!seen || !again) continue;
          alike++;
          expect(again, seed).to.deep.equal(seen);
          // words are fetched when they are first needed
          await waitUntil(() => unlike(one.play, other.play) === undefined).catch(() => undefined);
          expect(unlike(one.play, other.play), seed).to.equal(undefined);
        }
      }
      expect(alike).to.be.greaterThan(1);
    });
});
