/** The edited hand, kept in step with page, example, reader and form. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import type {Words} from '../../controllers/localize.js';
import {spelled} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import type {ScoredView} from '../scored-view.js';
import {sameHand, situationOf, withText, type Draft} from './draft.js';
import type {Said} from './drafts.js';
import {Editor} from './editor.js';
import {HandSync} from './hand-sync.js';
import type {Origin} from './origin.js';
import {sayEdit, sayRefusal} from './said.js';
import {ScoreVoice} from './score-voice.js';
import {draftBy} from './setting.js';
import {Typing} from './typing.js';

/** What the edited hand needs of its element. */
export interface HandHost {
  /** What is said of the hand outside the editor. */
  readonly origin: () => Origin;
  readonly words: () => Words<AllStrings> | undefined;
  /** Whether nothing can be changed. */
  readonly isStill: () => boolean;
  /** A script has changed the hand. */
  readonly onChange: () => void;
  /** A reader has, and is perhaps not done with it. */
  readonly onEdit: (isDone: boolean) => void;
}

/**
 * The hand of an `<mj-hand-input>`: takes it from the page, keeps it while it is edited, and tells who needs to
 * know.
 */
export class EditedHand implements ReactiveController {
  readonly editor = new Editor((said, isTyping) => this.handleEdit(said, isTyping));
  readonly typing: Typing;
  private readonly sync: HandSync;
  private readonly voice = new ScoreVoice();
  /** Whether a script edits: no events, no words. */
  private isQuiet = false;
  private lastProvided?: {readonly key: string; readonly state: ExampleState};

  constructor(
    private readonly element: ReactiveControllerHost & HTMLElement,
    private readonly host: HandHost,
  ) {
    element.addController(this);
    this.sync = new HandSync(this.editor, host.origin);
    this.typing = new Typing(element, this.editor, host.isStill, () => this.sayRefusal());
  }

  /** Whether the hand is no longer the one of the page. */
  get isTouched(): boolean {
    return this.sync.isTouched;
  }

  /** The situation as it is edited, by the rules that hold now. */
  get situation(): Situation {
    const {rules, options} = this.host.origin().rules;
    return situationOf(this.editor.whole, rules, options);
  }

  /** Takes over what page or example say, when it has changed. */
  update(): void {
    this.sync.update();
  }

  /** Replaces the hand. */
  set(given: string | Partial<Situation>): void {
    this.sync.update();
    const {whole, setting} = this.editor;
    const draft: Draft =
      typeof given === 'string' ? withText(whole, spelled(given)) : draftBy(setting, given);
    this.sync.replace(draft);
    this.element.requestUpdate();
    this.host.onChange();
  }

  /** Goes back to what the page says. */
  reset(): void {
    this.sync.reset();
    this.element.requestUpdate();
    this.host.onChange();
  }

  /** Edits for a script, without firing events. */
  edit(act: (editor: Editor) => void): void {
    this.sync.update();
    this.isQuiet = true;
    act(this.editor);
    this.isQuiet = false;
    this.host.onChange();
  }

  /** For the elements inside, and those that name this one; a new object for every change. */
  provided(
    view: ScoredView<AllStrings> | undefined,
    {edit, agree}: Pick<ExampleState, 'edit' | 'agree'>,
  ): ExampleState {
    this.sync.update();
    const {situation, lastProvided: last} = this;
    const {known, result} = view ?? {};
    const key = JSON.stringify([situation, result]);
    if (last?.key === key && last.state.known === known) return last.state;
    const scored = known && result ? {known, result} : {};
    const state: ExampleState = {situation, editing: true, edit, agree, ...scored};
    this.lastProvided = {key, state};
    return state;
  }

  /** Gives the edited hand to the example around. @param link the link to it */
  tellExample(given: ExampleState | undefined, link: unknown): void {
    if (!given?.edit || !this.sync.takeNews(link)) return;
    if (!sameHand(given.situation, this.situation)) given.edit(this.situation);
  }

  /** Tells screen readers the score after a change. */
  sayScore(view: ScoredView<AllStrings> | undefined): void {
    this.voice.say(view, this.editor);
  }

  /** What has not been said yet is not said of an element that is gone. */
  hostDisconnected(): void {
    hush(this);
    this.voice.hush();
  }

  private handleEdit(said: Said | undefined, isTyping = false): void {
    const words = this.host.words();
    this.sync.touch();
    this.voice.expect(!this.isQuiet);
    this.element.requestUpdate();
    if (this.isQuiet) return;
    if (said && words) announce(this, sayEdit(words, said));
    this.host.onEdit(!isTyping);
  }

  /** Says why a tile was not added. */
  private sayRefusal(): void {
    const words = this.host.words();
    const {refused} = this.editor;
    if (words && refused) announce(this, sayRefusal(words, refused));
  }
}
