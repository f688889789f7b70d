/** The data and handlers of a question's templates. */
import type {nothing, TemplateResult} from 'lit';
import type {Words} from '../../controllers/localize.js';
import type {Seat} from '../../core/situation/situation.js';
import type {AskingStrings} from '../../locales/quiz.js';
import type {Posed, Verdict} from '../../quiz/ask.js';
import type {QuizNote} from '../../quiz/note.js';
import type {ShownHand} from '../mj-hand/shared.js';
import type {TermSection} from '../views/term-section.js';
import type {QuizContent} from './quiz-content.js';
import {isRecord} from '../../core/situation/value.js';

/** What comes after a question that is over: the words of its button, and what that does. */
export interface Onward {
  readonly label: string;
  readonly go: () => void;
}

/** Whether a value that a script has set can come after a question. */
export const isOnward = (value: unknown): value is Onward =>
  isRecord(value) && typeof value.go === 'function';

/** The hand that is asked about, laid out. */
export interface AskedHand {
  readonly shown: ShownHand;
  /** Whether it stands in the question, and in no other element. */
  readonly isHere: boolean;
}

/** What the templates of a question are given. */
export interface QuizView extends QuizContent {
  readonly posed: Posed;
  readonly words: Words<AskingStrings>;
  readonly question: string;
  /** The hands of the other players; nothing where none is given. */
  readonly others: TemplateResult | typeof nothing;
  /** Whether the seats are chosen at the table inside the question. */
  readonly onTable: boolean;
  readonly entry: string;
  /** Tiles of a hand to be split that are chosen: places among those in no set. */
  readonly chosen: readonly number[];
  readonly index: boolean;
  /** Marks the terms of the glossary in reasons. */
  readonly terms: TermSection;
  readonly isOver: boolean;
  readonly isDisabled: boolean;
  readonly verdict?: Verdict;
  /** The reasons that are told with the verdict. */
  readonly notes: readonly QuizNote[];
  /** Whether the author's words about the right answer are told with the verdict. */
  readonly tellsRight: boolean;
  /** The parts of the checked answer that are marked as wrong. */
  readonly wrong: readonly string[];
  /** Whether the checked answer is right, and its parts are marked so. */
  readonly isRight: boolean;
  /** The parts of the right answer that were not chosen, once it is shown. */
  readonly missed: readonly string[];
  /** Whether the answer has been edited since the verdict. */
  readonly isEdited: boolean;
  /** What comes next; undefined where it is not known, or not to be had yet. */
  readonly onward?: Onward;
  /** What is said beside the verdict: attempts that are left, or that an answer is missing. */
  readonly said: string;
  readonly hint?: QuizNote;
  readonly canHint: boolean;
  readonly canReveal: boolean;
  /** What explains the right answer; undefined as long as it is not to be shown. */
  readonly solution?: readonly QuizNote[];
  /** On paper, the answer is folded away. */
  readonly folded?: readonly QuizNote[];
  /** The explanation of the right answer, to be unfolded; undefined as long as it is not to be told. */
  readonly why?: TemplateResult | typeof nothing;
  readonly onWhy: (event: Event) => void;
  /** The hand, where it stands in the question or is answered on. */
  readonly hand?: AskedHand;
  /** A choice of one: where one tap is the answer, it is checked. */
  readonly onChoice: (entry: string, event?: UIEvent) => void;
  readonly onEntry: (entry: string, event: 'input' | 'change') => void;
  /** The keyboard is at the choice of a seat, or has left it. */
  readonly onFocusSeat: (seat: Seat | undefined) => void;
  readonly onChoose: (chosen: readonly number[]) => void;
  readonly onCheck: (event: UIEvent) => void;
  readonly onHint: () => void;
  readonly onReveal: () => void;
}
