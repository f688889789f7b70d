/**
 * Who cannot see the table has all of it in the accessibility tree: at each decision the own tiles, the points, and what may be done
 * are those of the referee, and all that has come is said in one sentence. `HANDS=100` plays so many of each rule set.
 */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {isFault} from '../../src/core/situation/result.js';
import {SEATS, type Seat} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import '../../src/elements/mj-play/define.js';
import {buttonMoves, keyTilesOf, nameOfMove} from '../../src/elements/mj-play/asked.js';
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';
import {playWords, type PlayingStrings} from '../../src/locales/play.js';
import {speakTile} from '../../src/locales/speech.js';
import {readGiven} from '../../src/play/table/given-position.js';
import {OpenHand, type ReaderQuestion} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {wildsOnTable} from '../../src/round/state/wild-on-table.js';
import type {Move} from '../../src/round/record/move.js';
import {played, tableOf} from '../play/tables.js';
import './all-rules.js';
import {allSaid, listen} from './announced.js';
import {handsOf} from './hands-of.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';
import {find} from './play-fixture.js';

/** Two decisions of a hand, where nobody asks for more. */
const FEW = 1;
const HANDS = handsOf(FEW);
const DECISIONS = 2;

/** The points of a seat at the beginning. */
const pointsAt = (i: number): number => 1200 * i - 700;

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly children?: readonly Node[];
}

const all = (node: Node, is: (node: Node) => boolean): readonly Node[] =>
  is(node) ? [node] : (node.children ?? []).flatMap((child) => all(child, is));

/** What the tree has: the points of the seats, the reader's tiles, and the buttons for moves. */
async function heard(strings: PlayingStrings) {
  const tree: Node = await executeServerCommand('accessible-tree');
  const buttonsIn = (label: string): readonly Node[] =>
    all(tree, ({role, name}) => role === 'group' && name === label).flatMap((group) =>
      all(group, ({role}) => role === 'button'),
    );
  const heads = all(tree, ({role}) => role === 'rowheader').map(({name = ''}) => name);
  const named = ({name = ''}: Node): string => name;
  const keys = buttonsIn(strings.play.hand);
  return {
    points: SEATS.flatMap((seat) => {
      const head = heads.find((name) => name.toLowerCase().startsWith(seat));
      return head ? [Number(/[−\d][\d,]*/.exec(head)?.[0].replace('−', '-').replaceAll(',', ''))] : [];
    }),
    tiles: keys.map((key) => named(key).split('.')[0]),
    discards: keys.filter(({disabled}) => disabled !== true).map(named),
    moves: buttonsIn(strings.play.moves).map(named),
  };
}

/** The same, from the referee. */
function told(strings: PlayingStrings, rules: RoundRules, {seen, moves}: ReaderQuestion, seat: Seat) {
  const wild = wildsOnTable(rules, seen);
  const nameOf = ({tile, isDrawn}: {readonly tile: number; readonly isDrawn: boolean}): string => {
    const name = speakTile(strings.tiles, tile, wild);
    return isDrawn ? strings.play.drawn(name) : name;
  };
  const mayDiscard = (tile: number): boolean =>
    moves.some((move) => move.do === 'discard' && move.tile === tile);
  const tiles = keyTilesOf(seen, seat);
  return {
    tiles: tiles.map(nameOf),
    discards: tiles.filter(({tile}) => mayDiscard(tile)).map(nameOf),
    moves: buttonMoves(moves).map((move) => nameOfMove(strings, move)),
  };
}

function toQuestion(hand: OpenHand): ReaderQuestion | undefined {
  while (!hand.question && !hand.isOver) thoughtOut(hand.goOn());
  return hand.question;
}

/** Makes a move in the page by its button. */
function make(play: MjPlay, {seen}: ReaderQuestion, seat: Seat, move: Move, at: number): void {
  if (move.do !== 'discard') return find(play, '[data-move]')[at].click();
  const key = keyTilesOf(seen, seat).findIndex(({tile}) => tile === move.tile);
  find(play, '.key')[key].click();
}

needing('the accessibility tree').describe('what is heard of a hand', function () {
  this.timeout(0);

  for (const ruleset of played)
    it(`is what the referee tells of it, once a decision: ${ruleset.id}`, async () => {
      await playWords.load('en');
      const strings = playWords.get('en') ?? expect.fail('no words');
      const table = await tableOf(ruleset);
      const {seats} = table.rules;
      const [, seat] = seats;
      for (let n = 1; n <= HANDS; n++) {
        const seed = `heard-${n}`;
        const position = `start=deal points=${seats.map((of, i) => `${of[0].toUpperCase()}${pointsAt(i)}`).join()}`;
        const from = readGiven(table, position);
        if (isFault(from)) throw new Error(from.message);
        const hand = OpenHand.deal(table, {seed, seat, from, levelOf: () => 3});
        if (isFault(hand)) throw new Error(hand.code);
        let turns = 0;
        const around = await fixture<HTMLElement>(
          html`<div @mj-turn=${() => turns++}>
            <mj-play
              .ruleset=${ruleset}
              seed=${seed}
              seat=${seat}
              position=${position}
              speed="none"
              hints="always"
            ></mj-play>
          </div>`,
        );
        const play = around.querySelector('mj-play') ?? expect.fail('no element');
        const random = randomOf(seed);
        for (let asked = 1, question = toQuestion(hand); question; question = toQuestion(hand), asked++) {
          const said = listen();
          await waitUntil(() => turns === asked, 'nothing is asked');
          await waitUntil(() => find(play, '[part=advice]').length, 'no advice');
          await waitUntil(
            () => find(play, 'mj-board')[0].shadowRoot?.querySelector('[part=seats]'),
            'no table',
          );
          await allSaid(play);
          const {points, ...rest} = await heard(strings);
          expect(rest, `${n} ${asked}`).to.deep.equal(told(strings, table.rules, question, seat));
          expect(points).to.deep.equal(seats.map((of) => question.seen.frame.points[of]));
          // what has come, what is asked and the hint at once; nothing before the reader has acted
          expect(said()).to.have.length(asked > 1 ? 1 : 0);
          if (asked > 1) expect(said()[0]).to.include(play.spoken);
          if (HANDS === FEW && asked > DECISIONS) break;
          const move = question.moves[random.below(question.moves.length)];
          make(play, question, seat, move, buttonMoves(question.moves).indexOf(move));
          hand.answer(move);
        }
        around.remove();
      }
    });
});
