/** Tells the page what happens at the table, and screen readers what the reader needs for his next decision. */
import {announce} from '../../controllers/announcer.js';
import type {OpenHand, WentOn} from '../../play/table/open-hand.js';
import type {RecordMove} from '../../round/record/record.js';
import {writeMove} from '../../round/text/move.js';
import {emit} from '../base/emit.js';
import {codeOfMove, toldMove} from './asked.js';
import type {PlayModel, PuzzleAnswer} from './play-model.js';
import type {PlayThoughts} from './play-thoughts.js';
import type {ReaderActs} from './reader-acts.js';
import type {PlayVoice} from './voice.js';

/** What it is told from. */
interface NewsSource {
  readonly model: PlayModel;
  readonly thoughts: PlayThoughts;
  readonly acts: ReaderActs;
  /** The hand in words; undefined until they have come. */
  readonly voice: () => PlayVoice | undefined;
  /** The text of what has been played, once a hand is over. */
  readonly text: () => string;
  /** The verdict on the last answer to a puzzle, in words. */
  readonly verdict: () => string;
}

/** Tells it by events and announcements of an element. */
export class PlayNews {
  constructor(
    private readonly host: HTMLElement,
    private readonly from: NewsSource,
  ) {}

  /** A move was made, as far as the reader may know it. */
  tellMove(move: RecordMove): void {
    const voice = this.from.voice();
    if (!voice) return;
    const {seat, do: name, tile, meld} = move;
    emit(this.host, 'mj-move', {
      seat,
      move: {do: name, ...(tile !== undefined && {tile}), ...(meld !== undefined && {meld})},
      sentence: toldMove(voice.strings, move, this.from.model.seat),
    });
  }

  /** The reader is asked, or the hand is over. @param isAdvised whether advice comes unasked: both are said at once then */
  tellPause(hand: OpenHand, went: WentOn, isAdvised: boolean): void {
    const {model} = this.from;
    if (went === 'over') this.tellEnd(hand);
    else {
      const may = this.from.acts.offered(hand).map((move) => writeMove(move));
      emit(this.host, 'mj-turn', {seat: model.seat, may});
    }
    if (!isAdvised) this.sayPause();
  }

  /** Advice has come. @param isAsked whether the reader has asked for it */
  tellAdvice(isAsked: boolean): void {
    const advised = this.from.voice()?.advised ?? '';
    if (isAsked) announce(this.host, advised);
    else this.sayPause(advised);
  }

  /** Says what has happened and what is asked, once the reader has acted. */
  private sayPause(advised = ''): void {
    const {model, voice} = this.from;
    const {all = '', strings} = voice() ?? {};
    if (model.isActing && strings)
      announce(this.host, strings.punctuation.sentences([all, advised].filter(Boolean)));
  }

  /** The reader has answered a puzzle. */
  tellVerdict({isRight, move, advice, attempt}: PuzzleAnswer): void {
    const said = this.from.verdict();
    if (said) announce(this.host, said);
    const [best] = advice.moves;
    emit(this.host, 'mj-answer', {
      ...{ask: 'best', right: isRight, attempt, given: codeOfMove(move)},
      ...(isRight && {expected: codeOfMove(best.move)}),
    });
  }

  private tellEnd({told}: OpenHand): void {
    const {thoughts, voice, text} = this.from;
    const {judged, isPuzzle} = thoughts;
    const isJudged = judged.length > 0;
    const isMet = judged.every(({isMet: is}) => is);
    const {net = {}, points = {}} = told?.ending ?? {};
    emit(this.host, 'mj-end', {...(isJudged && {met: isMet}), net, points, text: text()});
    if (isJudged && !isPuzzle)
      emit(this.host, 'mj-answer', {ask: 'goal', right: isMet, given: voice()?.goal ?? '', attempt: 1});
  }
}
