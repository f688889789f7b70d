/**
 * The drafts of all seats with their history, in which no input is lost, and the situation that they form. Independent of DOM and
 * language.
 */
import {History} from '../acts/history.js';
import {EMPTY_DRAFT, withField, withSaid, withText, type HandDraft, type DraftFields} from './draft.js';
import {othersInTurn} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {Kind, Tile} from '../../core/tiles/tile.js';
import type {PastedHand} from './dialects.js';
import * as edit from './edit.js';
import {ANY_SETTING, kongWild, type Setting} from './setting.js';
import type {Meld} from '../../core/notation/hand.js';

/** Drafts to go back and forth between. Characters typed in a row are one step. */
class DraftHistory {
  private readonly steps = new History<HandDraft>();
  private typing = 0;

  constructor(private now: HandDraft) {}

  get draft(): HandDraft {
    return this.now;
  }

  get canUndo(): boolean {
    return this.steps.canUndo;
  }

  get canRedo(): boolean {
    return this.steps.canRedo;
  }

  /** @param typed whether this is typing: consecutive characters are undone together */
  do(next: HandDraft, typed = false): void {
    if (next === this.now) return;
    const step = typed ? lengthOf(next) - lengthOf(this.now) : 0;
    const run = Math.abs(step) === 1 && step === this.typing;
    this.typing = Math.abs(step) === 1 ? step : 0;
    // a run follows a step that was kept, after which there is nothing to redo
    if (!run) this.steps.keep(this.now);
    this.now = next;
  }

  undo(): boolean {
    return this.take(this.steps.undo(this.now));
  }

  redo(): boolean {
    return this.take(this.steps.redo(this.now));
  }

  private take(draft: HandDraft | undefined): boolean {
    if (!draft) return false;
    this.now = draft;
    this.typing = 0;
    return true;
  }
}

/** The length of the typed text, in all hands. */
const lengthOf = ({text, others = {}}: HandDraft): number =>
  Object.values(others).reduce((sum, other) => sum + other.text.length, text.length);

/** The effect of an edit, before it is put into words. */
export type EditEffect =
  | {readonly what: 'added' | 'removed'; readonly tiles: readonly Tile[]}
  | {readonly what: 'melded' | 'removed'; readonly meld: Meld}
  | {readonly what: 'won'; readonly tile: Tile}
  | {readonly what: 'undone' | 'redone' | 'cleared' | 'sorted'};

/** The draft of each seat with its history, and the seat that is edited. */
export class Drafts {
  setting: Setting = ANY_SETTING;

  private history = new DraftHistory(EMPTY_DRAFT);
  private looked?: Seat;

  /** @param changed called after each change by a reader */
  constructor(private readonly changed: (said?: EditEffect, typing?: boolean) => void) {}

  /** The whole draft: the scored hand, its circumstances, and the other players' hands. */
  get whole(): HandDraft {
    return this.history.draft;
  }

  /** The hand that is edited; new tiles go into it. */
  get draft(): HandDraft {
    const {at, whole} = this;
    return at ? (whole.others?.[at] ?? EMPTY_DRAFT) : whole;
  }

  /** The seat whose hand is edited; undefined for the scored hand. */
  get at(): Seat | undefined {
    return this.looked === this.seat ? undefined : this.looked;
  }

  /** The seat of the scored hand. */
  get seat(): Seat {
    return this.whole.fields.seat ?? 'east';
  }

  get canUndo(): boolean {
    return this.history.canUndo;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  protected get wild(): Kind | undefined {
    return kongWild(this.setting, this.whole);
  }

  /** The seats of the other players, in turn; also seats that the rule set lacks, if their hands are known. */
  get otherSeats(): Seat[] {
    const {seat, setting, whole} = this;
    const taken = (other: Seat) => other === seat || setting.seats.includes(other) || whole.others?.[other];
    return othersInTurn(SEATS.filter(taken), seat);
  }

  /** Starts over, with nothing to undo. */
  start(draft: HandDraft): void {
    this.history = new DraftHistory(draft);
    this.rest();
  }

  /** Replaces the whole draft, for the page or a script. */
  replace(draft: HandDraft): void {
    this.history.do(draft);
    this.rest();
  }

  /** Discards unfinished input. */
  rest(): void {
    // a plain list of drafts begins nothing
  }

  /** Switches to a player's hand. */
  look(seat: Seat = this.seat): void {
    this.looked = seat;
    this.rest();
  }

  /** Replaces the draft of the hand that is edited. */
  protected do(draft: HandDraft, said?: EditEffect, typing = false): void {
    if (draft === this.draft) return;
    const {at, whole} = this;
    this.doWhole(at ? edit.withOther(whole, at, draft) : draft, said, typing);
  }

  protected doWhole(draft: HandDraft, said?: EditEffect, typing = false): void {
    this.history.do(draft, typing);
    this.changed(said, typing);
  }

  /** Replaces the text of the hand. */
  setText(text: string, typing = false): void {
    this.rest();
    this.do(withText(this.draft, text, this.wild), undefined, typing);
  }

  /** Replaces the text of the hand, and of the scored hand what is said besides its tiles. */
  setRead({hand, said}: PastedHand): void {
    this.rest();
    const draft = withText(this.draft, hand, this.wild);
    this.do(said && !this.at ? withSaid(draft, said) : draft);
  }

  set<K extends keyof DraftFields>(field: K, value: DraftFields[K]): void {
    this.doWhole(withField(this.whole, field, value));
  }

  /** Moves the scored hand to another seat; its player changes places with the one there. */
  sit(seat: Seat): void {
    this.doWhole(edit.sit(this.whole, seat));
  }

  toggleFlag(flag: string): void {
    this.doWhole(edit.toggleFlag(this.whole, flag));
  }

  /** Sets or clears a flag of the hand that is edited. */
  toggleOwnFlag(flag: string): void {
    this.do(edit.toggleFlag(this.draft, flag));
  }

  sort(): void {
    this.do(edit.sort(this.draft), {what: 'sorted'});
  }

  clear(): void {
    this.do(this.at ? EMPTY_DRAFT : edit.clear(this.whole), {what: 'cleared'});
    this.rest();
  }

  undo(): void {
    const before = this.whole;
    if (this.history.undo()) this.moved(before, {what: 'undone'});
  }

  redo(): void {
    const before = this.whole;
    if (this.history.redo()) this.moved(before, {what: 'redone'});
  }

  /** Switches to the hand that undo or redo has changed. */
  private moved({others}: HandDraft, said: EditEffect): void {
    this.look(SEATS.find((seat) => others?.[seat] !== this.whole.others?.[seat]));
    this.changed(said);
  }
}
