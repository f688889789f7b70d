/** The edited hand, kept in step with page, example, reader and form. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import type {Words} from '../../controllers/localize.js';
import type {Redrawn} from '../../controllers/redrawn.js';
import {spelled} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import type {ScoredView} from '../views/scored-view.js';
import {sameHand, draftSituation, withText, type HandDraft} from './draft.js';
import {follow, isOwn, reset, type HandOrigin} from './follow.js';
import {sayEdit, sayRefusal, ScoreVoice} from './edit-sentences.js';
import {reduce, type EditorAction} from './reduce.js';
import {draftBy} from './setting.js';
import {EMPTY_EDITOR, type EditorState} from './state.js';
import {Typing} from './typing.js';

/** The members of an element that its edited hand needs. */
export interface HandHost {
  /** The hand as the page and the example give it. */
  readonly origin: () => HandOrigin;
  readonly words: () => Words<AllStrings> | undefined;
  /** Whether the hand is read-only. */
  readonly isStill: () => boolean;
  /** Called when a script has changed the hand. */
  readonly onChange: () => void;
  /** Called when a reader has changed the hand; `isDone` is false while the reader may still be typing. */
  readonly onEdit: (isDone: boolean) => void;
}

/** The hand of an `<mj-hand-input>`: takes it from the page, keeps it while it is edited, and reports changes. */
export class EditedHand implements ReactiveController {
  state: EditorState = EMPTY_EDITOR;
  readonly typing: Typing;
  private readonly voice = new ScoreVoice();
  /** The link to the example that was told last. */
  private toldOver?: unknown;
  private lastProvided?: {readonly key: string; readonly state: ExampleState};

  constructor(
    private readonly element: ReactiveControllerHost & Redrawn & HTMLElement,
    private readonly host: HandHost,
  ) {
    element.addController(this);
    this.typing = new Typing(element, this, host.isStill);
  }

  /** The edited situation under the current rules. */
  get situation(): Situation {
    const {rules, options} = this.host.origin().rules;
    return draftSituation(this.state.whole, rules, options);
  }

  /** Takes over the hand of page or example, when it has changed there. */
  update(): void {
    this.state = follow(this.state, this.host.origin());
  }

  /** Carries out what a reader does: announces it, and fires the events of a changed hand. */
  act(action: EditorAction): void {
    const isChanged = this.change(action);
    const {said, refused, isTyping} = this.state.outcome;
    if (isChanged) this.voice.expect(true);
    const words = this.host.words();
    if (words && said) announce(this, sayEdit(words, said));
    if (words && refused) announce(this, sayRefusal(words, refused));
    if (isChanged) this.host.onEdit(!isTyping);
  }

  /** Carries out what a script does, without announcements and events. */
  edit(...actions: readonly EditorAction[]): void {
    this.update();
    for (const action of actions) if (this.change(action)) this.voice.expect(false);
    this.host.onChange();
  }

  /** Replaces the hand. */
  set(given: string | Partial<Situation>): void {
    this.update();
    const {whole, setting} = this.state;
    const draft: HandDraft =
      typeof given === 'string' ? withText(whole, spelled(given)) : draftBy(setting, given);
    this.change({do: 'replace', draft});
    this.host.onChange();
  }

  /** Restores the page's hand. */
  reset(): void {
    this.state = reset(this.state, this.host.origin());
    this.element.requestUpdate();
    this.host.onChange();
  }

  /** The state for elements inside and for those that name this one; a new object for every change. */
  provided(
    view: ScoredView<AllStrings> | undefined,
    {edit, agree}: Pick<ExampleState, 'edit' | 'agree'>,
  ): ExampleState {
    this.update();
    const {situation, lastProvided: last} = this;
    const {known, result} = view ?? {};
    const key = JSON.stringify([situation, result]);
    if (last?.key === key && last.state.known === known) return last.state;
    const scored = known && result ? {known, result} : {};
    const state: ExampleState = {situation, editing: true, edit, agree, ...scored};
    this.lastProvided = {key, state};
    return state;
  }

  /**
   * Gives the edited hand to the example around.
   * @param link identifies the example
   */
  tellExample(given: ExampleState | undefined, link: unknown): void {
    if (!given?.edit || !this.takeNews(link)) return;
    if (!sameHand(given.situation, this.situation)) given.edit(this.situation);
  }

  /**
   * Whether the example around has to be told. It is told changes only, never in answer to its own: two editors in one
   * example would answer each other forever. A new example is told even without a change.
   */
  private takeNews(link: unknown): boolean {
    const {isNews, isTouched} = this.state;
    const isDue = isNews || (!isTouched && link !== this.toldOver);
    this.state = {...this.state, isNews: false};
    this.toldOver = link;
    return isDue && isOwn(this.state, this.host.origin());
  }

  /** Announces the score after a change. */
  sayScore(view: ScoredView<AllStrings> | undefined): void {
    this.voice.say(view, this.state);
  }

  /** Cancels pending announcements of an element that has left the page. */
  hostDisconnected(): void {
    hush(this);
    this.voice.hush();
  }

  /** @returns whether the action has changed the hand */
  private change(action: EditorAction): boolean {
    const {whole} = this.state;
    this.state = reduce(this.state, action);
    if (this.state.whole === whole) return false;
    this.element.requestUpdate();
    return true;
  }
}
