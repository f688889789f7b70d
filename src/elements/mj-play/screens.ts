/** What the two screens of a hand show: the table with what the reader is asked, and the hand that is over. */
import type {PlayedGame} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {TermSection} from '../views/term-section.js';
import {buttonMoves} from './asked.js';
import type {EndView} from './end-view.js';
import type {CopiedForm, PlayModel} from './play-model.js';
import type {PlayThoughts} from './play-thoughts.js';
import type {HandKey, TurnView} from './play-view.js';
import type {ReaderActs} from './reader-acts.js';
import type {PlayExplains, PlayHints, PlaySpeed} from './speeds.js';
import {moveButtons} from './task.js';
import type {PlayVoice} from './voice.js';

/** What both are made from. */
interface Screened {
  readonly strings: PlayingStrings;
  readonly voice: PlayVoice;
  readonly model: PlayModel;
}

/** What the reader's turn is made from besides. */
export interface TurnSource extends Screened {
  readonly acts: ReaderActs;
  readonly keys: readonly HandKey[];
  readonly verdict: string;
  readonly terms: TermSection;
  readonly index: boolean;
  readonly hints: PlayHints | undefined;
  readonly speed: PlaySpeed;
  readonly onHint: () => void;
  readonly onSpeed: () => void;
}

/** What is shown below the table while a hand is played. */
export function turnScreen({voice, model, acts, hints, ...rest}: TurnSource): TurnView {
  const {hand, game, why, undo, redo} = model;
  const {said, prompt, advised: advice} = voice;
  return {
    ...rest,
    ...{said, prompt, advice, why},
    seed: game?.seed ?? '',
    buttons: hand ? moveButtons(rest.strings, buttonMoves(acts.offered(hand)), acts.press) : [],
    isStrict: hand?.isStrict ?? false,
    canUndo: game?.canUndo ?? false,
    canRedo: hand?.canRedo ?? false,
    canHint: hand?.question !== undefined,
    hasHints: hints !== 'none',
    onKey: acts.handleKey,
    onFocus: acts.handleFocus,
    onUndo: undo,
    onRedo: redo,
  };
}

/** What the end of a hand is made from besides. */
export interface EndSource extends Screened {
  readonly thoughts: PlayThoughts;
  readonly ruleset: Ruleset;
  /** The hand that is over. */
  readonly ended: RoundState;
  /** The game so far; undefined where one hand is played alone. */
  readonly played: PlayedGame | undefined;
  readonly explains: PlayExplains | undefined;
  /** The text of what has been played, and the link to the hand; empty where there is none. */
  readonly text: string;
  readonly link: string;
  /** Which wall from the seed has been played. */
  readonly wallNumber: number;
  readonly onShow: (at: number) => void;
  /** Begins a wall by its number. */
  readonly onBegin: (wallNumber: number) => void;
  readonly onCopy: (form: CopiedForm) => void;
}

/** What is shown of a hand that is over. */
export function endScreen(from: EndSource): EndView {
  const {strings, voice, model, thoughts, ruleset, ended, played, text, link, wallNumber} = from;
  const {game, seat: bottom, copied, nextHand, undo, why} = model;
  return {
    said: strings.punctuation.sentences([voice.said, why].filter(Boolean)),
    ...{strings, ruleset, hand: ended, bottom, seed: game?.seed ?? '', copied: copied?.isDone === true},
    text: copied?.form === 'link' ? link : text,
    judged: voice.judged,
    ...(from.explains !== 'none' && {explained: voice.explained}),
    onStep: (step) => thoughts.explain(step),
    lost: voice.lost(from.onShow),
    ...(played && {game: played}),
    ...(game?.goesOn && {onNext: nextHand}),
    onAgain: () => from.onBegin(wallNumber),
    onAnother: () => from.onBegin(wallNumber + 1),
    onUndo: undo,
    onCopy: () => from.onCopy('text'),
    ...(link && {onLink: () => from.onCopy('link')}),
  };
}
