/**
 * The editor as one value: the drafts of all seats, what a reader has selected, and where the next tile goes; and what
 * can be asked of it. Independent of page and language.
 */
import {othersInTurn} from '../../core/game/settle.js';
import type {Meld} from '../../core/notation/hand.js';
import type {RowField} from '../../core/situation/attributes.js';
import {SEATS, isSeat, type Seat, type Situation} from '../../core/situation/situation.js';
import {isFlower, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {NO_HISTORY, type History} from '../acts/history.js';
import {EMPTY_DRAFT, type HandDraft} from './draft.js';
import {canChange, handSize, isFull, type HandPiece} from './edit.js';
import {heldForMeld, nameOfMeld, type MeldName} from './melds.js';
import {ANY_SETTING, kongWild, type Setting} from './setting.js';
import {stockOf, tilesForMeld} from './stock.js';

/** The effect of an edit, before it is put into words. */
export type EditEffect =
  | {readonly what: 'added' | 'removed'; readonly tiles: readonly Tile[]}
  | {readonly what: 'melded' | 'removed'; readonly meld: Meld}
  | {readonly what: 'won'; readonly tile: Tile}
  | {readonly what: 'undone' | 'redone' | 'cleared' | 'sorted'};

/** The reason why a key does nothing: none of its tiles is left, or the hand is full. */
export type Spent = 'none' | 'full';

/** A tile that could not be added, and the reason. */
export interface RefusedTile {
  readonly tile: Tile;
  readonly why: Spent;
}

/** What the last action did besides changing the state. */
export interface EditOutcome {
  readonly said?: EditEffect;
  /** Whether the reader may still be typing. */
  readonly isTyping?: boolean;
  readonly refused?: RefusedTile;
  /** The tile that the typed character completed. */
  readonly typed?: Tile;
  /** Whether the typed character means nothing here. */
  readonly isUnused?: boolean;
}

/** What page and example gave last, each as a text that tells whether it has changed since. */
export interface Followed {
  readonly rules?: string;
  readonly page?: string;
  readonly around?: string;
  /** The hand of the example around before the editor changed it. */
  readonly exampleHand?: Situation;
}

/** All that the editor knows. Each action makes a new state. */
export interface EditorState {
  readonly setting: Setting;
  /** The scored hand, its circumstances, and the other players' hands. */
  readonly whole: HandDraft;
  readonly history: History<HandDraft>;
  /** By how many characters the last typed step changed the text; 0 after any other step. */
  readonly run: number;
  /** The seat whose hand was chosen to be edited. */
  readonly looked?: Seat;
  readonly selected: readonly HandPiece[];
  /** Where the next tile goes. */
  readonly target: 'hand' | RowField;
  /** What the next tile becomes, if it becomes more than a tile. */
  readonly mode?: MeldName | 'win';
  /** Characters that need more to make a tile. */
  readonly pending: string;
  /** Whether a reader or a script has changed the hand, which follows the page no more then. */
  readonly isTouched: boolean;
  /** Whether the hand has changed since the example around was told, other than by the example. */
  readonly isNews: boolean;
  readonly followed: Followed;
  readonly outcome: EditOutcome;
}

/** Nothing selected, and no input half done. */
export const AT_REST = {selected: [], mode: undefined, target: 'hand', pending: ''} as const;

/** The editor before anything is known. */
export const EMPTY_EDITOR: EditorState = {
  ...AT_REST,
  setting: ANY_SETTING,
  whole: EMPTY_DRAFT,
  history: NO_HISTORY,
  run: 0,
  isTouched: false,
  isNews: false,
  followed: {},
  outcome: {},
};

/** The seat of the scored hand. */
export function winnerOf({whole}: EditorState): Seat {
  const {seat} = whole.fields;
  return isSeat(seat) ? seat : 'east';
}

/** The seat whose hand is edited; undefined for the scored hand. */
export function otherEdited(state: EditorState): Seat | undefined {
  const {looked} = state;
  return looked === winnerOf(state) ? undefined : looked;
}

/** The hand that is edited; new tiles go into it. */
export function editedDraft(state: EditorState): HandDraft {
  const other = otherEdited(state);
  return other ? (state.whole.others?.[other] ?? EMPTY_DRAFT) : state.whole;
}

/** Whether the hand that is edited can have a winning tile. */
export const mayWin = (state: EditorState): boolean => otherEdited(state) === undefined;

/** Whether there is an edit to take back. */
export const canUndo = ({history}: EditorState): boolean => history.past.length > 0;

/** Whether there is an edit to make again. */
export const canRedo = ({history}: EditorState): boolean => history.future.length > 0;

/** The kind whose tiles may stand for others in a kong. */
export const wildInKongs = ({setting, whole}: EditorState): Kind | undefined => kongWild(setting, whole);

/** The seats of the other players, in turn; also seats that the rule set lacks, if their hands are known. */
export function otherSeats(state: EditorState): Seat[] {
  const {setting, whole} = state;
  const seat = winnerOf(state);
  const taken = (other: Seat) => other === seat || setting.seats.includes(other) || whole.others?.[other];
  return othersInTurn(SEATS.filter(taken), seat);
}

/** Indices of the selected tiles that are held. */
export const heldSelected = ({selected}: EditorState): number[] =>
  selected.flatMap((piece) => (piece.of === 'held' ? [piece.at] : []));

/** Index of the selected meld; -1 for none. */
export function meldSelected({selected}: EditorState): number {
  const piece = selected.at(0);
  return piece?.of === 'meld' ? piece.at : -1;
}

/** The reason why a tile cannot be added now; undefined where it can. */
export function spentOf(
  state: EditorState,
  tile: Tile,
  left = stockOf(state.setting.set, state.whole),
): Spent | undefined {
  const {mode, target, setting} = state;
  const draft = editedDraft(state);
  const flower = isFlower(kindOf(tile));
  if (left(tile) < 1 || (target !== 'hand' && flower !== (target === 'flowers'))) return 'none';
  if (mode && mode !== 'win') return tilesForMeld(mode, tile, left) ? undefined : 'none';
  if (flower || target !== 'hand' || draft.fault || mode) return undefined;
  return isFull(draft, setting.size, mayWin(state)) ? 'full' : undefined;
}

/** Whether there is room for another meld. */
function hasRoom(state: EditorState): boolean {
  const {hand, fault} = editedDraft(state);
  return !fault && handSize(hand) + 3 <= state.setting.size;
}

/** Whether the button of a meld can be used, and whether it is pressed. */
export function meldButton(
  state: EditorState,
  name: MeldName,
): {readonly usable: boolean; readonly down: boolean} {
  const draft = editedDraft(state);
  const at = meldSelected(state);
  if (!state.selected.length) return {usable: hasRoom(state), down: state.mode === name};
  if (at < 0) return {usable: heldForMeld(draft.hand, heldSelected(state), name) !== undefined, down: false};
  const down = nameOfMeld(draft.hand.melds[at]) === name;
  return {usable: down || canChange(draft, at, name), down};
}
