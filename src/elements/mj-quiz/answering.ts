/** A reader's dealings with a question: answers, checks, hints, the solution. */
import type {LitElement} from 'lit';
import {announce, hush} from '../../controllers/announcer.js';
import type {Words} from '../../controllers/localize.js';
import type {Redrawn} from '../../controllers/redrawn.js';
import type {AskingStrings} from '../../locales/quiz.js';
import type {Posed, Verdict} from '../../quiz/ask.js';
import {tellsAnswer, type Note} from '../../quiz/note.js';
import {Attempts} from './attempts.js';
import type {Content} from './inside.js';
import {spokenText} from './told.js';
import type {QuizView} from './view.js';

/** What can be asked now. */
export interface Open {
  readonly posed: Posed;
  readonly words: Words<AskingStrings>;
}

type Host = Redrawn & Pick<LitElement, 'updateComplete' | 'renderRoot'>;

interface Rules {
  /** Undefined while the question is not there. */
  readonly open: () => Open | undefined;
  /** How many attempts there are; 0 for no limit. */
  readonly most: () => number;
  /** Whether the answer is shown by itself once no attempt is left. */
  readonly showsEnd: () => boolean;
  /** Whether the answer is never shown: then no reason tells it either. */
  readonly hidesAnswer: () => boolean;
  /** Whether the page allows no answer. */
  readonly isStill: () => boolean;
  readonly onEntry: (...types: readonly ('input' | 'change')[]) => void;
  /** It is over without the right answer. */
  readonly onEnd: () => void;
  readonly onVerdict: (verdict: Verdict, attempt: number) => void;
}

/** What a page offers. */
interface Offered {
  readonly hint: boolean;
  /** The answer, once one has been tried. */
  readonly answer: boolean;
  /** The answer, folded away. */
  readonly folded: boolean;
}

type Look = Omit<QuizView, keyof Content | 'question' | 'index' | 'isOver' | 'isDisabled'>;

/** What a reader has entered, and the verdict; tells the element of each change. */
export class Answering {
  progress = new Attempts();
  /** Tiles of a hand to be split that are chosen. */
  chosen: readonly number[] = [];
  /** What is said beside the verdict. */
  said = '';
  /** Identifies the question; empty before the first. */
  private question = '';
  /** The language that the verdict is in. */
  private lang = '';

  constructor(
    private readonly host: Host,
    private readonly rules: Rules,
  ) {}

  get isOver(): boolean {
    return this.progress.isOver(this.rules.most());
  }

  get isSolved(): boolean {
    return this.progress.verdict?.right === true;
  }

  /** The answer in its canonical spelling; empty where there is none yet. */
  get value(): string {
    return this.rules.open()?.posed.read(this.progress.entry) ?? '';
  }

  /**
   * Begins anew where the question is another; in another language, says the verdict again. What was entered before the
   * first question is kept.
   */
  ask(question: string, entry: string, open: Open): void {
    const {lang} = open.words.strings;
    if (!this.question) this.progress.entry ||= entry;
    else if (question !== this.question) this.reset(entry);
    else if (lang !== this.lang) this.tellAgain(open);
    this.question = question;
    this.lang = lang;
  }

  private tellAgain(open: Open): void {
    const {verdict} = this.progress;
    if (verdict) this.progress.verdict = this.judged(open).judge(verdict.given);
    this.said = verdict ? this.leftText(open) : '';
  }

  /** Begins anew. */
  reset(entry: string): void {
    this.progress = new Attempts();
    this.progress.entry = entry;
    this.chosen = [];
    this.say('');
  }

  /** Takes another answer. */
  enter(entry: string): void {
    this.progress.enter(entry);
    this.say('');
  }

  readonly choose = (chosen: readonly number[]): void => {
    this.chosen = chosen;
    this.host.redraw();
  };

  readonly handleEntry = (entry: string, type: 'input' | 'change'): void => {
    if (this.isOver || this.rules.isStill()) {
      this.host.redraw();
      return;
    }
    const isNew = entry !== this.progress.entry;
    if (isNew) this.enter(entry);
    this.keepFocus();
    this.rules.onEntry(...(type === 'change' && isNew ? (['input', 'change'] as const) : [type]));
  };

  /** Has the answer checked. */
  readonly check = (): void => {
    const open = this.rules.open();
    if (!open || this.isOver || this.rules.isStill()) return;
    const {quiz} = open.words.strings;
    const verdict = this.progress.check(this.judged(open));
    if (!verdict) {
      this.say(quiz.missing);
      announce(this.host, quiz.missing);
      return;
    }
    if (this.isOver && !verdict.right && this.rules.showsEnd()) this.progress.isRevealed = true;
    this.say(this.leftText(open));
    this.speak(verdict.notes, [verdict.right ? quiz.right : quiz.wrong, this.said], open);
    this.rules.onVerdict(verdict, this.progress.count);
    if (this.isOver && !verdict.right) this.rules.onEnd();
  };

  /** The Enter key in a field has the answer checked. */
  readonly handleKey = (event: KeyboardEvent): void => {
    const field = event.composedPath()[0] as Element;
    if (event.key !== 'Enter' || event.isComposing || field.localName !== 'input') return;
    event.preventDefault();
    this.check();
  };

  readonly hint = (): void => {
    const open = this.rules.open();
    const hint = open?.posed.hint();
    this.progress.isHinted = true;
    if (open && hint) this.speak([hint], [], open);
    this.focusCheck();
  };

  readonly reveal = (): void => {
    const open = this.rules.open();
    const isEnd = !this.isOver;
    this.progress.isRevealed = true;
    if (isEnd) this.rules.onEnd();
    if (open) this.speak(open.posed.solution(), [open.words.strings.quiz.answer], open);
    this.focusCheck();
  };

  hush(): void {
    hush(this.host);
  }

  /** What had the focus may be gone: a tile that is in a set now, or a set that has been taken apart. */
  private keepFocus(): void {
    const root = this.host.renderRoot as ShadowRoot;
    if (!root.activeElement) return;
    void this.host.updateComplete.then(() => {
      if (root.activeElement) return;
      const left = [...root.querySelectorAll<HTMLElement>('.key, .check')];
      left.slice(0, -1).at(-1)?.focus();
      if (!root.activeElement) left.at(-1)?.focus();
    });
  }

  /** The button that had the focus is gone. */
  private focusCheck(): void {
    this.host.redraw();
    void this.host.updateComplete.then(() =>
      this.host.renderRoot.querySelector<HTMLElement>('.check')?.focus(),
    );
  }

  /** What is said beside the verdict, or before there is one: how many attempts are left. */
  private toldOf(open: Open): string {
    return this.said || this.leftText(open);
  }

  /** What is shown of it, and what a reader can do. */
  look(open: Open, offered: Offered): Look {
    const {chosen, isOver, isSolved, progress} = this;
    const {verdict, entry, isHinted, isRevealed, count} = progress;
    const {posed} = open;
    const hint = posed.hint();
    const solution = isRevealed ? posed.solution() : undefined;
    return {
      ...open,
      ...{entry, chosen, verdict, solution},
      said: this.toldOf(open),
      hint: isHinted ? hint : undefined,
      canHint: offered.hint && !isHinted && !isOver && hint !== undefined,
      canReveal: offered.answer && count > 0 && !isSolved && !isRevealed,
      folded: offered.folded && !solution ? posed.solution() : undefined,
      onEntry: this.handleEntry,
      onChoose: this.choose,
      onCheck: this.check,
      onHint: this.hint,
      onReveal: this.reveal,
    };
  }

  /** The question, with verdicts that keep the right answer to themselves where it is never shown. */
  private judged({posed}: Open): Pick<Posed, 'read' | 'judge'> {
    if (!this.rules.hidesAnswer()) return posed;
    return {
      read: (given) => posed.read(given),
      judge(given) {
        const verdict = posed.judge(given);
        return verdict.right
          ? verdict
          : {...verdict, notes: verdict.notes.filter((note) => !tellsAnswer(note))};
      },
    };
  }

  private leftText({words}: Open): string {
    const {quiz} = words.strings;
    const left = this.progress.left(this.rules.most());
    if (this.isSolved || left === Infinity) return '';
    return left ? quiz.left(left) : quiz.noneLeft;
  }

  private say(text: string): void {
    this.said = text;
    this.host.redraw();
  }

  /** Says once what became of an answer. */
  private speak(notes: readonly Note[], before: readonly string[], {posed, words}: Open): void {
    const reasons = notes.map((note) => spokenText(posed.say(note), words));
    announce(this.host, words.strings.punctuation.sentences([...before.filter(Boolean), ...reasons]));
  }
}
