/** What the reader does: tiles, buttons and keys, and what is said where something may not be done. */
import type {OpenHand} from '../../play/table/open-hand.js';
import type {Move} from '../../round/record/move.js';
import {keyTilesOf, whyKept, whyNoWin} from './asked.js';
import type {PlayInput} from './play-input.js';
import type {PlayModel} from './play-model.js';
import {doShortcut} from './shortcuts.js';
import {offeredMoves, pressed} from './strict.js';
import {mayDiscard} from './task.js';
import type {PlayVoice} from './voice.js';

/** The element in which the reader acts. */
interface ActingHost {
  /** The hand in words; undefined until they have come. */
  readonly voice: () => PlayVoice | undefined;
  /** Asks a computer player what it would do, where that is allowed. */
  readonly hint: () => void;
  /** Says the table in words. */
  readonly sayTable: () => void;
  readonly say: (text: string) => void;
  readonly redraw: () => void;
}

/** Does what the reader does. */
export class ReaderActs {
  /** Why the tile with the focus may not be discarded, as it was said last. */
  private ofTile?: string | undefined;

  constructor(
    private readonly input: PlayInput,
    private readonly model: PlayModel,
    private readonly host: ActingHost,
  ) {}

  /** Discards a tile by its place in the hand; while others play, goes on to the reader's next decision. */
  readonly handleKey = (at: number): void => {
    const {model, host} = this;
    const {hand, seat} = model;
    if (!hand) return;
    if (!hand.question) return model.hurry();
    const {tile} = keyTilesOf(hand.question.seen, seat)[at] ?? {};
    const move = hand.question.moves.find((one) => one.do === 'discard' && one.tile === tile);
    if (move) return model.answer(move);
    model.isActing = true;
    this.handleFocus(at);
    if (model.why) host.say(model.why);
  };

  /** Says why a tile may not be discarded. */
  readonly handleFocus = (at: number): void => {
    const {messages} = this.host.voice() ?? {};
    const {hand, seat, why: before} = this.model;
    if (!hand?.question || !messages || !mayDiscard(hand)) return;
    const {tile} = keyTilesOf(hand.question.seen, seat)[at] ?? {};
    const kept = tile === undefined ? undefined : whyKept(hand, tile, messages);
    // a reason that is no tile's stays, such as that of a false win
    if (!kept && before !== this.ofTile) return;
    this.ofTile = kept;
    const shown = kept ?? this.saidUnasked(hand);
    if (shown === before) return;
    this.model.why = shown;
    this.host.redraw();
  };

  /** Makes the move of a button; a strict reader is told why it may not be made, or which moves it may mean. */
  readonly press = (move: Move): void => {
    const {model, host, input} = this;
    const {hand} = model;
    const voice = host.voice();
    if (!hand || !voice || !input.table) return;
    if (!hand.question) return model.hurry();
    if (!hand.isStrict) return model.answer(move);
    const {messages, noSet} = voice;
    const {answer, choices, why = ''} = pressed(hand, move, {rules: input.table.rules, messages, noSet});
    if (answer) model.answer(answer);
    else model.choose(choices);
    model.why = why;
    if (!answer) host.say(why || voice.prompt);
    host.redraw();
  };

  readonly handleShortcut = (event: KeyboardEvent): void => {
    const {model, host} = this;
    const acts = {
      h: host.hint,
      u: model.undo,
      r: model.redo,
      t: host.sayTable,
      Escape: () => model.goBack(),
    };
    doShortcut(event, model.hand?.isOver ? {} : acts);
  };

  /** What the reader may do, or as a strict one may try. */
  offered(hand: OpenHand): readonly Move[] {
    const {table} = this.input;
    if (hand.isStrict && table) return this.model.choices ?? offeredMoves(hand, table.rules);
    return hand.question?.moves ?? [];
  }

  /** Why a hand that is complete in its own turn may not win; a strict reader must see for himself that it is complete. */
  saidUnasked(hand: OpenHand): string {
    const {messages} = this.host.voice() ?? {};
    const {is, seat} = hand.question?.seen.phase ?? {};
    const isOwnTurn = is !== 'draw' && seat === this.model.seat;
    return (messages && !hand.isStrict && isOwnTurn && whyNoWin(hand.judge({do: 'win'}, messages))) || '';
  }
}
