/** A hand that a reader plays, in words: what has come, what is asked, advice, verdicts, and what it came to. */
import type {Words} from '../../controllers/localize.js';
import type {RulesView} from '../../controllers/rules-view.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {Goal} from '../../play/goals/goal.js';
import type {JudgedGoal} from '../../play/goals/judge.js';
import type {PlayTable} from '../../play/table/table.js';
import {
  adviceInWords,
  momentInWords,
  reasonInSentences,
  verdictInWords,
  type AdviceWording,
} from './advice-words.js';
import {refusalWords, toldMove, toldMoves, whyNoWin} from './asked.js';
import type {EndView} from './end-view.js';
import {goalsSaid, judgedSaid} from './goals-said.js';
import type {PlayModel} from './play-model.js';
import {promptOf} from './task.js';

/** What is told, and in which words. */
interface Telling {
  readonly model: PlayModel;
  readonly strings: PlayingStrings;
  readonly words: Words<PlayingStrings>;
  readonly view: RulesView<PlayingStrings>;
  readonly goals: readonly Goal[];
  readonly judged: () => readonly JudgedGoal[];
}

/** What judges the moves of a puzzle. */
type Judging = Pick<typeof import('./engine.js'), 'reasonOf' | 'verdictOn'>;

/** Tells a hand. */
export class PlayVoice {
  constructor(private readonly from: Telling) {}

  /** The words in which the referee refuses. */
  get messages(): ReturnType<typeof refusalWords> {
    const {strings, words, model} = this.from;
    return refusalWords(strings, words.speech, model.seat);
  }

  get strings(): PlayingStrings {
    return this.from.strings;
  }

  /** What is said where the reader's tiles do not make a set with the open tile. */
  get noSet(): string {
    return this.from.strings.play.noSet;
  }

  private get wording(): AdviceWording {
    const {strings, words, view} = this.from;
    return {strings, speech: words.speech, text: view.text};
  }

  /** What has happened since the reader's last decision. */
  get said(): string {
    const {strings, model} = this.from;
    return toldMoves(strings, model.news, model.seat, ({at, reason}) => [
      reason && reasonInSentences(reason, this.wording),
      this.whyNoWinAfter(at),
    ]);
  }

  /** Why the reader's complete hand may not win on the tile that lay open after a move; a strict one must see that it is complete. */
  private whyNoWinAfter(at: number): string | undefined {
    const {hand} = this.from.model;
    return hand?.isStrict === false ? whyNoWin(hand.judgeWinAfter(at, this.messages)) : undefined;
  }

  get prompt(): string {
    const {strings, model} = this.from;
    return model.hand ? promptOf(strings, model.hand, model.seat) : '';
  }

  /** The goals, as long as the hand is played. */
  get goal(): string {
    const {strings, view, goals} = this.from;
    return goalsSaid(strings, view, goals);
  }

  /** What became of the goals. */
  get judged(): readonly string[] {
    const {strings, view, judged} = this.from;
    return judgedSaid(strings, view, judged());
  }

  /** What has happened, and what is asked; empty before the hand has begun. */
  get all(): string {
    const {strings, model} = this.from;
    if (!model.hand) return '';
    const next = model.hand.isOver ? this.judged : [this.prompt, model.why];
    return strings.punctuation.sentences([this.said, ...next].filter(Boolean));
  }

  /** The advice; empty if none was asked for. */
  get advised(): string {
    const {advice} = this.from.model;
    return advice ? adviceInWords(advice, this.wording) : '';
  }

  /** The verdict on the last answer to the puzzle: of the best move with its plan, of another with where it leaves the hand. */
  verdict({reasonOf, verdictOn}: Judging, table: PlayTable): string {
    const {puzzle, seat} = this.from.model;
    if (!puzzle) return '';
    const {move, advice, question} = puzzle;
    const isBest = verdictOn(advice, move) === advice.moves.at(0);
    const reason = isBest ? advice : reasonOf(table, question.seen, seat, move, 3);
    return verdictInWords(puzzle, reason, this.wording);
  }

  /** Why the move that is shown of a hand that is over was made; how to find out, where it is none of the others'. */
  get explained(): string {
    const {strings, model} = this.from;
    const {move, reason} = model.reason ?? {};
    const why = reason && reasonInSentences(reason, this.wording);
    return move && why
      ? strings.punctuation.sentences([toldMove(strings, move, model.seat), why])
      : strings.play.reasons;
  }

  /** Where the reader lost most; undefined as long as it is not known. @param show shows the table before a move */
  lost(show: (at: number) => void): EndView['lost'] {
    return this.from.model.lost?.map((one) => ({
      text: momentInWords(one, this.wording),
      onShow: () => show(one.at),
    }));
  }
}
