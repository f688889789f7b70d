/** A reader's dealings with a question: answers, checks, hints, the solution. */
import type {LitElement} from 'lit';
import {announce, hush} from '../../controllers/announcer.js';
import type {Redrawn} from '../../controllers/redrawn.js';
import {tilesIn} from '../../core/notation/parse.js';
import {kindName, kindOf} from '../../core/tiles/tile.js';
import {NONE, type Posed, type Verdict} from '../../quiz/ask.js';
import type {QuizNote} from '../../quiz/note.js';
import {distinct} from '../../quiz/verdict.js';
import {prefersStill} from '../acts/still.js';
import {Attempts} from './attempts.js';
import type {QuizContent} from './quiz-content.js';
import type {Open} from './open-question.js';
import {setsSaid} from './sets.js';
import {spokenText} from './tile-texts.js';
import type {Onward, QuizView} from './view.js';
import {unhidden} from '../../controllers/unhidden.js';

/** How long a smooth scroll takes at most, in milliseconds. */
const LONGEST = 1500;

/** The tiles or boxes of the right answer that the checked one lacks. */
function missedParts({is}: Posed['form'], verdict: Verdict | undefined): string[] {
  if (!verdict || (is !== 'tiles' && is !== 'hand' && is !== 'boxes')) return [];
  const partsOf = (answer: string): string[] =>
    is === 'boxes' || answer === NONE
      ? answer.split(' ')
      : tilesIn(answer).map((tile) => kindName(kindOf(tile)));
  const given = partsOf(verdict.given);
  return partsOf(verdict.expected).filter((part) => !given.includes(part));
}

type Host = Redrawn & Pick<LitElement, 'updateComplete' | 'renderRoot'>;

interface Rules {
  /** Undefined while the question is not there. */
  readonly open: () => Open | undefined;
  /** How many attempts there are; 0 for no limit. */
  readonly most: () => number;
  /** Whether the answer is shown by itself once no attempt is left. */
  readonly showsEnd: () => boolean;
  /** Whether nothing is told but right or wrong. */
  readonly tellsNothing: () => boolean;
  /** What the author says of the right answer; empty where nothing. */
  readonly rightWords: () => string;
  /** Whether the page allows no answer. */
  readonly isStill: () => boolean;
  readonly onEntry: (...types: readonly ('input' | 'change')[]) => void;
  /** It is over without the right answer. */
  readonly onEnd: () => void;
  readonly onVerdict: (verdict: Verdict, attempt: number) => void;
  /** What comes after the question; undefined where it is not known, or not to be had yet. */
  readonly onward: () => Onward | undefined;
}

/** What a page offers. */
interface Offered {
  readonly hint: boolean;
  /** The answer, once one has been tried. */
  readonly answer: boolean;
  /** The answer, folded away. */
  readonly folded: boolean;
}

type Look = Omit<
  QuizView,
  | keyof QuizContent
  | 'question'
  | 'terms'
  | 'onTable'
  | 'onFocusSeat'
  | 'others'
  | 'hand'
  | 'index'
  | 'isOver'
  | 'isDisabled'
  | 'why'
>;

/** What a reader has entered, and the verdict; tells the element of each change. */
export class Answering {
  progress = new Attempts();
  /** Tiles of a hand to be split that are chosen. */
  chosen: readonly number[] = [];
  /** Whether the reader has opened the explanation of the right answer. */
  isWhyOpen = false;
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
    if (verdict) this.progress.verdict = open.posed.judge(verdict.given);
    this.said = verdict ? this.leftText(open) : '';
  }

  /** Begins anew. */
  reset(entry: string): void {
    this.progress = new Attempts();
    this.progress.entry = entry;
    this.chosen = [];
    this.isWhyOpen = false;
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
    const {entry: before} = this.progress;
    const isNew = entry !== before;
    if (isNew) this.enter(entry);
    const open = this.rules.open();
    if (isNew && open?.posed.form.is === 'sets') announce(this.host, setsSaid(before, entry, open));
    this.keepFocus();
    this.rules.onEntry(...(type === 'change' && isNew ? (['input', 'change'] as const) : [type]));
  };

  /** Takes a choice of one. It is checked at once, unless the only attempt would be lost by a slip. */
  readonly handleChoice = (entry: string, event?: UIEvent): void => {
    // the second click of a double click is no second answer
    if (event && event.detail > 1) return;
    const {verdict, isEdited, entry: before} = this.progress;
    const isJudged = verdict !== undefined && !isEdited && entry === before;
    this.handleEntry(entry, 'change');
    if (isJudged || this.rules.most() === 1) return;
    this.check();
    if (this.isSolved) this.focusCheck();
  };

  /** Has the answer checked. */
  readonly check = (): void => {
    const open = this.rules.open();
    if (!open || this.isOver || this.rules.isStill()) return;
    const {quiz} = open.words.strings;
    const verdict = this.progress.check(open.posed);
    if (!verdict) {
      this.say(quiz.missing);
      announce(this.host, quiz.missing);
      this.bringIntoView();
      return;
    }
    if (this.isOver && !verdict.right && this.rules.showsEnd()) this.progress.isRevealed = true;
    this.say(this.leftText(open));
    const outcome = (open.posed.outcome ?? quiz)[verdict.right ? 'right' : 'wrong'];
    const own = this.tellsRight ? this.rules.rightWords() : '';
    this.speak(this.toldNotes(verdict), [outcome, this.said, own], open);
    this.rules.onVerdict(verdict, this.progress.count);
    if (this.isOver && !verdict.right) this.rules.onEnd();
    this.bringIntoView();
  };

  /** The explanation of the right answer has been opened or folded away. */
  readonly handleWhy = ({target}: Event): void => {
    this.isWhyOpen = (target as HTMLDetailsElement).open;
    this.host.redraw();
  };

  /** Has the answer checked; once the question is over, goes on to what comes after it. */
  readonly proceed = (event?: UIEvent): void => {
    // the second click of a double click must not go past the verdict
    if (this.isOver && event && event.detail > 1) return;
    const onward = this.isOver ? this.rules.onward() : undefined;
    if (onward) onward.go();
    else this.check();
  };

  /** The reasons that are told: where the answer is wrong, and at a second miss also why; none of them twice. */
  private toldNotes({where, notes}: Verdict): readonly QuizNote[] {
    if (this.rules.tellsNothing()) return [];
    return this.progress.tellsWhy(this.rules.most()) ? distinct([...where, ...notes]) : where;
  }

  /** Whether the author's words about the right answer are told: it has been given, and reasons may be told. */
  private get tellsRight(): boolean {
    return this.isSolved && !this.rules.tellsNothing();
  }

  /** Scrolls the page until the verdict can be seen, where it cannot; to its beginning where it is higher than the page. */
  private bringIntoView(): void {
    void this.host.updateComplete.then(() => {
      const result = this.host.renderRoot.querySelector('.result');
      if (!result) return;
      const block = result.getBoundingClientRect().height < innerHeight ? 'nearest' : 'start';
      if (prefersStill()) {
        result.scrollIntoView({block, behavior: 'instant'});
        return;
      }
      const isSeen = (): boolean => {
        const {top, bottom, height} = result.getBoundingClientRect();
        return top > -1 && (height < innerHeight ? bottom < innerHeight + 1 : top < 1);
      };
      let rest: number | undefined;
      // what is drawn above in the meantime moves it away
      const settle = (): void => {
        if (!isSeen()) result.scrollIntoView({block, behavior: 'instant'});
        rest = scrollY;
      };
      unhidden(document, 'addEventListener')('scrollend', settle, {once: true});
      setTimeout(() => {
        unhidden(document, 'removeEventListener')('scrollend', settle);
        // nothing had to be scrolled at first, or the reader has not scrolled since
        if (rest === undefined || rest === scrollY) settle();
      }, LONGEST);
      result.scrollIntoView({block, behavior: 'smooth'});
    });
  }

  /** The Enter key in a field does what the main button does. */
  readonly handleKey = (event: KeyboardEvent): void => {
    const field = event.composedPath()[0] as Element;
    if (event.key !== 'Enter' || event.isComposing) return;
    // tiles and sets are buttons, which do nothing once the question is over
    const isEntry = field.localName === 'input' || (this.isOver && field.matches('.key, .set, .none'));
    // a key held down must not go past the verdict
    if (isEntry || event.repeat) event.preventDefault();
    if (isEntry && !event.repeat) this.proceed();
  };

  readonly hint = (): void => {
    const open = this.rules.open();
    if (this.rules.tellsNothing()) return;
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
    this.bringIntoView();
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
      this.host.renderRoot.querySelector<HTMLElement>('.check')?.focus({preventScroll: true}),
    );
  }

  /** What is said beside the verdict, or before there is one: how many attempts are left. */
  private toldOf(open: Open): string {
    return this.said || this.leftText(open);
  }

  /** What is shown of it, and what a reader can do. */
  look(open: Open, offered: Offered): Look {
    const {chosen, isOver, isSolved, progress} = this;
    const {verdict, entry, isHinted, isRevealed, isEdited, count} = progress;
    const tells = !this.rules.tellsNothing();
    const {posed} = open;
    const hint = posed.hint();
    const solution = isRevealed ? posed.solution() : undefined;
    return {
      ...open,
      ...{entry, chosen, verdict, solution, isEdited},
      notes: verdict ? this.toldNotes(verdict) : [],
      tellsRight: this.tellsRight,
      isRight: tells && isSolved && !isEdited,
      wrong: tells ? (verdict?.wrong ?? []) : [],
      missed: isRevealed ? missedParts(posed.form, verdict) : [],
      onward: isOver ? this.rules.onward() : undefined,
      said: this.toldOf(open),
      hint: isHinted ? hint : undefined,
      canHint: offered.hint && tells && !isHinted && !isOver && hint !== undefined,
      canReveal: offered.answer && count > 0 && !isSolved && !isRevealed,
      folded: offered.folded && !solution ? posed.solution() : undefined,
      onEntry: this.handleEntry,
      onChoice: this.handleChoice,
      onChoose: this.choose,
      onWhy: this.handleWhy,
      onCheck: this.proceed,
      onHint: this.hint,
      onReveal: this.reveal,
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
  private speak(notes: readonly QuizNote[], before: readonly string[], {posed, words}: Open): void {
    const reasons = notes.map((note) => spokenText(posed.say(note), words));
    announce(this.host, words.strings.punctuation.sentences([...before.filter(Boolean), ...reasons]));
  }
}
