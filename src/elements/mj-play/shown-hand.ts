/** What a hand to play shows: to its reader what has been seen, to elements that name it a hand that is over, and a game so far. */
import type {ExampleState, PlayedGame} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {spellOptions} from '../../core/reading/options.js';
import {spelled} from '../../core/situation/problem.js';
import {isRecord} from '../../core/situation/value.js';
import type {OpenGame} from '../../play/table/open-game.js';
import type {EndedHand} from '../../play/table/open-hand.js';
import type {ReaderLog} from '../../play/table/reader-log.js';
import type {PlayTable} from '../../play/table/table.js';
import type {RoundRecord} from '../../round/record/record.js';
import {indicatorsTurned} from '../../round/state/at.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {Engine} from './play-input.js';
import type {PlayModel} from './play-model.js';

/** A round at its last position. */
export const roundAt = (
  {rules}: PlayTable,
  record: RoundRecord,
  positions: readonly RoundPosition[],
): RoundState => ({
  record,
  positions,
  problems: [],
  ruleset: rules.ruleset,
  flow: rules.flow,
  rules,
  turned: (p) => indicatorsTurned(rules, p),
  at: positions.length - 1,
});

/** The round up to its last position that the reader has seen. */
const seenRound = (table: PlayTable, seed: string, {moves, positions}: ReaderLog): RoundState => {
  const {id, options} = table.rules;
  const record: RoundRecord = {version: 1, rules: id, options, start: {seed, start: 'deal'}, moves};
  return {...roundAt(table, record, positions), goesOn: true};
};

/** A hand that is over as a round. */
const endedRound = (table: PlayTable, {record, positions, ending}: EndedHand): RoundState => ({
  ...roundAt(table, record, positions),
  ...(ending && {ending}),
});

/**
 * A game as far as it has been played; undefined where one hand is played alone.
 * @param _log what the reader has seen of its last hand
 */
const playedGame = (
  game: OpenGame,
  _log: ReaderLog,
  rules: string,
  options: unknown,
  you: string,
): PlayedGame | undefined =>
  game.isGame
    ? {
        rules,
        ...(options !== undefined && {options: isRecord(options) ? spellOptions(options) : spelled(options)}),
        ...game.ledger(you),
      }
    : undefined;

/** All hands of a game as text. @param _last the last of them, which is over */
const gameText = ({formatHands}: Engine, {records}: OpenGame, _last: EndedHand): string =>
  formatHands(records);

/** Remembers what it has shown: what has not changed is the same object. */
export class ShownHand {
  private readonly seenOf = memoizeLast(seenRound);
  private readonly endedOf = memoizeLast(endedRound);
  private readonly gameOf = memoizeLast(playedGame);
  private readonly textOf = memoizeLast(gameText);

  constructor(private readonly model: Pick<PlayModel, 'game' | 'hand' | 'shown'>) {}

  /** What the reader has seen, as a round whose last position is shown. */
  seenAt(table: PlayTable): RoundState | undefined {
    const {game, shown} = this.model;
    return game && shown && this.seenOf(table, game.seed, shown);
  }

  /** The game so far; undefined where one hand is played alone. @param rules the rules as the element names them @param you the reader's name */
  game(rules: string, options: unknown, you: string): PlayedGame | undefined {
    const {game, shown} = this.model;
    return game && shown && this.gameOf(game, shown, rules, options, you);
  }

  /** The hand that is over; undefined before. */
  ended(table: PlayTable): RoundState | undefined {
    const {told} = this.model.hand ?? {};
    return told && this.endedOf(table, told);
  }

  /** The hand that is over as text, with those of the game before it; empty before. */
  text(engine: Engine): string {
    const {game, hand} = this.model;
    return game && hand?.told ? this.textOf(engine, game, hand.told) : '';
  }

  /** What elements get that name the element: nothing of a hand before it is over. */
  provided(table: PlayTable, rules: string, game: PlayedGame | undefined): ExampleState | undefined {
    if (!this.model.hand) return undefined;
    const round = this.ended(table);
    return {situation: {rules, hand: ''}, ...(round && {round}), ...(game && {game})};
  }
}
