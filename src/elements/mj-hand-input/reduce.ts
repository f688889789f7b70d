/** What each action of a reader or of a script makes of the editor; refusals are values. */
import type {RowField} from '../../core/situation/attributes.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import {keepStep, NO_HISTORY, redo, undo, type Moved} from '../acts/history.js';
import {readTyped, type PastedHand} from './dialects.js';
import {
  EMPTY_DRAFT,
  rowOf,
  spell,
  withField,
  withHand,
  withSaid,
  withText,
  type DraftFields,
  type HandDraft,
} from './draft.js';
import * as edit from './edit.js';
import {samePiece, type HandPiece} from './edit.js';
import {meldOf, type MeldName} from './melds.js';
import {
  AT_REST,
  editedDraft,
  heldSelected,
  mayWin,
  meldButton,
  meldSelected,
  otherEdited,
  spentOf,
  wildInKongs,
  winnerOf,
  type EditEffect,
  type EditorState,
} from './state.js';
import {stockOf, tilesForMeld} from './stock.js';

/** A field of the circumstances with its new value; undefined removes it. */
type FieldChange = {
  [K in keyof DraftFields]-?: {readonly field: K; readonly value: DraftFields[K]};
}[keyof DraftFields];

/** What can happen to the editor. */
export type EditorAction =
  /** A script gives another hand. */
  | {readonly do: 'replace'; readonly draft: HandDraft}
  /** A key adds its tile where the next tile goes. */
  | {readonly do: 'add'; readonly tile: Tile}
  /** A character is typed outside the text field. */
  | {readonly do: 'type'; readonly char: string}
  /** Tiles are pasted: a few are added, a whole hand replaces the one there is. */
  | {readonly do: 'paste'; readonly read: PastedHand}
  /** The text of the hand is replaced. */
  | {readonly do: 'write'; readonly text: string; readonly isTyping?: boolean}
  /** The text of the hand is replaced, and of the scored hand what is said besides its tiles. */
  | {readonly do: 'read'; readonly read: PastedHand}
  /** The selected pieces go, or these; without either, the piece added last. */
  | {readonly do: 'remove'; readonly pieces?: readonly HandPiece[]}
  /** A tile beside the hand goes. */
  | {readonly do: 'removeBeside'; readonly row: RowField; readonly at: number}
  /** A piece is selected, or is selected no more. */
  | {readonly do: 'select'; readonly piece: HandPiece}
  /** The next tiles go into a row beside the hand, or into the hand again. */
  | {readonly do: 'aim'; readonly row: RowField}
  /** The selected tiles are laid down, a selected meld is changed or taken up; or the next tile becomes a meld. */
  | {readonly do: 'meld'; readonly name: MeldName}
  /** The selected tile, or the one at this index, wins, or wins no more; or the next tile wins. */
  | {readonly do: 'win'; readonly at?: number}
  | ({readonly do: 'set'} & FieldChange)
  /** The scored hand moves to another seat. */
  | {readonly do: 'sit'; readonly seat: Seat}
  /** A flag of the scored hand, or of the hand that is edited, is set or cleared. */
  | {readonly do: 'flag'; readonly flag: string; readonly isOwn?: boolean}
  /** Another hand is edited; without a seat, the scored one. */
  | {readonly do: 'look'; readonly seat?: Seat}
  /** What is selected or half done is given up. */
  | {readonly do: 'rest'}
  | {readonly do: 'sort' | 'clear' | 'undo' | 'redo'};

/** The editor after an action. */
export function reduce(state: EditorState, action: EditorAction): EditorState {
  const next = after({...state, outcome: {}}, action);
  return next.whole === state.whole ? next : {...next, isTouched: true, isNews: true};
}

/** The editor with a hand to begin with, before which there is nothing to undo. */
export const started = (state: EditorState, whole: HandDraft): EditorState => ({
  ...state,
  ...AT_REST,
  whole,
  history: NO_HISTORY,
  run: 0,
});

/** The editor with another hand. */
export const replaced = (state: EditorState, whole: HandDraft): EditorState => ({
  ...stepped(state, whole),
  ...AT_REST,
});

function after(state: EditorState, action: EditorAction): EditorState {
  const {whole} = state;
  switch (action.do) {
    case 'replace':
      return replaced(state, action.draft);
    case 'add':
      return added(state, action.tile);
    case 'type':
      return typed(state, action.char);
    case 'paste':
      return pasted(state, action.read);
    case 'write': {
      const draft = withText(editedDraft(state), action.text, wildInKongs(state));
      return edited({...state, ...AT_REST}, draft, undefined, action.isTyping);
    }
    case 'read':
      return replacedBy(state, action.read);
    case 'remove':
      return action.pieces ? withoutPieces(state, action.pieces) : withoutLast(state);
    case 'removeBeside':
      return withoutBeside(state, action.row, action.at);
    case 'select':
      return selected(state, action.piece);
    case 'aim':
      return {
        ...state,
        target: state.target === action.row ? 'hand' : action.row,
        mode: undefined,
        selected: [],
      };
    case 'meld':
      return melded(state, action.name);
    case 'win':
      return won(state, action.at);
    case 'set':
      return changed(state, withField(whole, action.field, action.value));
    case 'sit':
      return changed(state, edit.sit(whole, action.seat));
    case 'flag':
      return action.isOwn
        ? edited(state, edit.toggleFlag(editedDraft(state), action.flag))
        : changed(state, edit.toggleFlag(whole, action.flag));
    case 'look':
      return looking(state, action.seat);
    case 'rest':
      return {...state, ...AT_REST};
    case 'sort':
      return edited(state, edit.sort(editedDraft(state)), {what: 'sorted'});
    case 'clear': {
      const empty = otherEdited(state) ? EMPTY_DRAFT : edit.clear(whole);
      return {...edited(state, empty, {what: 'cleared'}), ...AT_REST};
    }
    case 'undo':
      return moved(state, undo(state.history, whole), {what: 'undone'});
    case 'redo':
      return moved(state, redo(state.history, whole), {what: 'redone'});
  }
}

/** The state with another draft. Characters typed in a row are one step to undo. */
function stepped(state: EditorState, whole: HandDraft, isTyping = false): EditorState {
  if (whole === state.whole) return state;
  const step = isTyping ? lengthOf(whole) - lengthOf(state.whole) : 0;
  const run = Math.abs(step) === 1 ? step : 0;
  // a run follows a step that was kept, after which there is nothing to redo
  const history = run !== 0 && run === state.run ? state.history : keepStep(state.history, state.whole);
  return {...state, whole, history, run};
}

/** The length of the typed text, in all hands. */
const lengthOf = ({text, others = {}}: HandDraft): number =>
  Object.values(others).reduce((sum, other) => sum + other.text.length, text.length);

/** The whole draft is changed; what was selected is not there any more. */
const changed = (state: EditorState, whole: HandDraft, said?: EditEffect, isTyping = false): EditorState => ({
  ...stepped(state, whole, isTyping),
  selected: [],
  mode: undefined,
  outcome: {said, isTyping},
});

/** The hand that is edited is changed. */
function edited(state: EditorState, draft: HandDraft, said?: EditEffect, isTyping = false): EditorState {
  if (draft === editedDraft(state)) return state;
  const other = otherEdited(state);
  return changed(state, other ? edit.withOther(state.whole, other, draft) : draft, said, isTyping);
}

function added(state: EditorState, tile: Tile): EditorState {
  const {whole, mode, target, setting} = state;
  const why = spentOf(state, tile);
  if (why) return {...state, outcome: {refused: {tile, why}}};
  const draft = editedDraft(state);
  if (target !== 'hand') {
    const next = changed(state, edit.insertBeside(whole, target, tile), {what: 'added', tiles: [tile]});
    // there is only one indicator of the wild tile
    return target === 'wild' ? {...next, target: 'hand'} : next;
  }
  if (mode === 'win') return edited(state, edit.winWith(draft, tile), {what: 'won', tile});
  if (mode) {
    const tiles = tilesForMeld(mode, tile, stockOf(setting.set, whole)) ?? [];
    return edited(state, edit.insertMeld(draft, mode, tiles), {what: 'melded', meld: meldOf(mode, tiles)});
  }
  const next = edit.insert(draft, tile, setting.size, wildInKongs(state));
  const hasWon = next.hand.win !== draft.hand.win;
  return edited(state, next, hasWon ? {what: 'won', tile} : {what: 'added', tiles: [tile]});
}

function typed(state: EditorState, char: string): EditorState {
  const draft = editedDraft(state);
  if (draft.fault || '[]'.includes(char)) {
    return edited(state, edit.type(draft, char, wildInKongs(state)), undefined, true);
  }
  const unused = {...state, pending: '', outcome: {isUnused: true}};
  if (char === '+') return mayWin(state) ? {...state, mode: 'win', pending: ''} : unused;
  const read = readTyped(state.pending + char);
  if (read === undefined) return unused;
  if (read === 'more') return {...state, pending: state.pending + char};
  const next = read.reduce(added, {...state, pending: ''});
  return {...next, outcome: {...next.outcome, typed: read.at(-1)}};
}

function pasted(state: EditorState, read: PastedHand): EditorState {
  const draft = editedDraft(state);
  const {hand, fault} = withText(EMPTY_DRAFT, read.hand, wildInKongs(state));
  const few = !fault && !read.said && !hand.melds.length && hand.win === undefined;
  const fits = edit.handSize(draft.hand) + hand.tiles.length <= state.setting.size;
  if (!few || draft.fault || !fits) return replacedBy(state, read);
  const tiles = [...draft.hand.tiles, ...hand.tiles];
  const flowers = [...draft.hand.flowers, ...hand.flowers];
  return edited(state, withHand(draft, {...draft.hand, tiles, flowers}), {
    what: 'added',
    tiles: [...hand.tiles, ...hand.flowers],
  });
}

function replacedBy(state: EditorState, {hand, said}: PastedHand): EditorState {
  const draft = withText(editedDraft(state), hand, wildInKongs(state));
  return edited({...state, ...AT_REST}, said && mayWin(state) ? withSaid(draft, said) : draft);
}

/** Without the selected pieces, else without the piece added last. */
function withoutLast(state: EditorState): EditorState {
  const {target, pending} = state;
  if (pending) return {...state, pending: ''};
  const draft = editedDraft(state);
  const row = target === 'hand' ? [] : rowOf(state.whole, target);
  if (state.selected.length) return withoutPieces(state, state.selected);
  if (target !== 'hand' && row.length) return withoutBeside(state, target, row.length - 1);
  if (draft.fault) return edited(state, edit.removeLast(draft, wildInKongs(state)));
  const last = edit.lastPiece(draft.hand);
  return last ? withoutPieces(state, [last]) : state;
}

function withoutBeside(state: EditorState, row: RowField, at: number): EditorState {
  const tiles = rowOf(state.whole, row);
  const next = withField(state.whole, row, spell(tiles.toSpliced(at, 1)));
  return changed(state, next, {what: 'removed', tiles: tiles.slice(at, at + 1)});
}

function withoutPieces(state: EditorState, pieces: readonly HandPiece[]): EditorState {
  const draft = editedDraft(state);
  // from the last to the first, so that indices of the others stay valid
  const at = (piece: HandPiece) => (piece.of === 'win' ? -1 : piece.at);
  const order = [...pieces].sort((a, b) => at(b) - at(a));
  const next = order.reduce(edit.remove, draft);
  const {tiles, melds, win = []} = draft.hand;
  const [first] = pieces;
  // a meld is always selected alone
  if (first.of === 'meld') return edited(state, next, {what: 'removed', meld: melds[first.at]});
  return edited(state, next, {
    what: 'removed',
    tiles: pieces.flatMap((piece) => (piece.of === 'win' ? win : tiles[piece.at])),
  });
}

function selected(state: EditorState, piece: HandPiece): EditorState {
  const others = state.selected.filter((other) => !samePiece(other, piece));
  const isOn = others.length === state.selected.length;
  // melds and the winning tile are selected alone
  const beside = piece.of === 'held' ? others.filter(({of}) => of === 'held') : [];
  return {...state, selected: isOn ? [...beside, piece] : others, mode: undefined};
}

function melded(state: EditorState, name: MeldName): EditorState {
  const {usable, down} = meldButton(state, name);
  if (!usable) return state;
  if (!state.selected.length) return {...state, mode: down ? undefined : name, target: 'hand'};
  const draft = editedDraft(state);
  const at = meldSelected(state);
  if (at >= 0 && down) return edited(state, edit.unmeld(draft, at));
  const next = at < 0 ? edit.meld(draft, heldSelected(state), name) : edit.change(draft, at, name);
  const meld = next.hand.melds.at(at);
  return edited(state, next, meld && {what: 'melded', meld});
}

function won(state: EditorState, at = heldSelected(state).at(0)): EditorState {
  if (!mayWin(state)) return state;
  const draft = editedDraft(state);
  if (at !== undefined) {
    return edited(state, edit.setWinningTile(draft, at), {what: 'won', tile: draft.hand.tiles[at]});
  }
  if (state.selected.at(0)?.of === 'win') return edited(state, edit.unwin(draft));
  return {...state, mode: state.mode === 'win' ? undefined : 'win'};
}

const looking = (state: EditorState, seat = winnerOf(state)): EditorState => ({
  ...state,
  ...AT_REST,
  looked: seat,
});

/** After undo or redo, the hand that these have changed is edited. */
function moved(state: EditorState, to: Moved<HandDraft> | undefined, said: EditEffect): EditorState {
  if (!to) return state;
  const {now: whole, history} = to;
  const before = state.whole.others;
  const seat = SEATS.find((other) => before?.[other] !== whole.others?.[other]);
  return {...looking({...state, whole, history, run: 0}, seat), outcome: {said}};
}
