/** What the reader has to do now: the sentence that asks, the tiles as keys, and the other moves as buttons. */
import type {Words} from '../../controllers/localize.js';
import {kindOf} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {OpenHand} from '../../play/table/open-hand.js';
import type {Move} from '../../round/record/move.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {RoundRules} from '../../round/state/rules.js';
import {wildsOnTable} from '../../round/state/wild-on-table.js';
import {codeOfMove, keyTilesOf, nameOfMove, refusalWords, whyKept} from './asked.js';
import type {HandKey, MoveButton} from './play-view.js';

/** What is asked, in words; what is said while others play. */
export function promptOf({play: {asks}}: PlayingStrings, hand: OpenHand, reader: Seat): string {
  const {question} = hand;
  if (!question) return asks.others;
  const {is, seat} = question.seen.phase;
  if (question.isEveryTile) return asks.claim;
  if (is === 'draw') return asks.draw;
  return seat === reader ? asks.turn : asks.claim;
}

/** Whether the reader is asked for a discard. */
export const mayDiscard = (hand: OpenHand | undefined): boolean =>
  hand?.question?.moves.some(({do: name}) => name === 'discard') ?? false;

/** What the reader's tiles are drawn and told from. */
interface KeysShown {
  readonly hand: OpenHand;
  /** What the reader sees of the table. */
  readonly p: RoundPosition;
  readonly seat: Seat;
  readonly rules: RoundRules;
  readonly strings: PlayingStrings;
  readonly words: Words<PlayingStrings>;
}

/** The reader's tiles; one that may not be discarded says why. */
export function keysOf({hand, p, seat, rules, strings, words: {speech}}: KeysShown): readonly HandKey[] {
  const wild = wildsOnTable(rules, p);
  const {question} = hand;
  const isAsked = mayDiscard(hand);
  const messages = refusalWords(strings, speech, seat);
  const {sentence, sentences} = strings.punctuation;
  return keyTilesOf(question?.seen ?? p, seat).map(({tile, isDrawn}) => {
    const may = question?.moves.some((move) => move.do === 'discard' && move.tile === tile) ?? false;
    const name = speech.speakTile(strings.tiles, tile, wild);
    const why = isAsked && !may ? whyKept(hand, tile, messages) : undefined;
    const said = isDrawn ? strings.play.drawn(name) : name;
    return {
      ...{tile, isDrawn, isOff: !may, wild: wild.includes(kindOf(tile))},
      said: why ? sentences([sentence(said), why]) : said,
    };
  });
}

/** The buttons for moves. */
export const moveButtons = (
  strings: PlayingStrings,
  moves: readonly Move[],
  onPress: (move: Move) => void,
): readonly MoveButton[] =>
  moves.map((move) => ({
    name: nameOfMove(strings, move),
    code: codeOfMove(move),
    onPress: () => onPress(move),
  }));
