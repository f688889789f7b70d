/**
 * What players do, in the words of mjai: an event as a move of a record, and moves as events. Tiles are `1m` to `9s`, `5mr` a red
 * five, winds `E S W N`, dragons `P F C`, `?` a hidden one.
 */
import {
  FACE_DOWN,
  RED,
  isRed,
  kindOf,
  rankOf,
  tileName,
  HONOR,
  KINDS,
  type Tile,
} from '../../core/tiles/tile.js';
import type {Meld, MeldKind} from '../../core/notation/hand.js';
import type {MoveName, MoveText, RecordMove} from '../record/record.js';
import {isHidden} from '../record/tiles.js';
import {meldIn, tileIn} from '../text/tiles.js';
import {addedKong, calledSet, concealedKong, isSet} from './log-sets.js';
import type {SeatsByPlayer} from './riichi-hand.js';
import type {TilesShown} from './tiles-shown.js';

const TILE = /^(?:[1-9][mps]|5[mps]r|[ESWNPFC])$/;

/** The tile of a word; undefined where it is none. */
export function tileOfMjai(word: unknown): Tile | undefined {
  if (word === '?') return FACE_DOWN;
  if (typeof word !== 'string' || !TILE.test(word)) return undefined;
  const tile = tileIn(word.slice(0, 2));
  return tile !== undefined && word.endsWith('r') ? tile | RED : tile;
}

/** The word for a tile; undefined for a flower, and for reds other than fives. */
export function mjaiTile(tile: Tile): string | undefined {
  if (tile === FACE_DOWN) return '?';
  const kind = kindOf(tile);
  if (kind >= KINDS || (isRed(tile) && (kind >= HONOR || rankOf(kind) !== 5))) return undefined;
  return tileName(kind) + (isRed(tile) ? 'r' : '');
}

/** The words for tiles; undefined if one of them has none. */
export function mjaiTiles(tiles: readonly Tile[]): readonly string[] | undefined {
  const words = tiles.map(mjaiTile).filter((word) => word !== undefined);
  return words.length === tiles.length ? words : undefined;
}

/** An event: one line of a log. */
export type MjaiEvent = Readonly<Record<string, unknown>> & {readonly type: string};

/** Whether a value is an event. */
export const isEvent = (value: unknown): value is MjaiEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const CALLS: Readonly<Record<string, {readonly kind: MeldKind; readonly own: number}>> = {
  chi: {kind: 'chow', own: 2},
  pon: {kind: 'pung', own: 2},
  daiminkan: {kind: 'kong', own: 3},
};

/** The events that say what a player does. */
const ACTIONS = ['tsumo', 'dahai', 'reach', 'ankan', 'kakan', 'nukidora', 'kita', ...Object.keys(CALLS)];

/** Whether an event says what a player does, other than that he wins. */
export const isAction = ({type}: MjaiEvent): boolean => ACTIONS.includes(type);

/** Players are numbered as at a table for four, with three players too. */
const SEATS = 4;

/** The player whose tile others may take; -1 where there is none. */
export const targetOf = ({open}: TilesShown, {playerAt}: SeatsByPlayer): number =>
  open ? playerAt(open.seat) : -1;

/**
 * The move that an event tells; undefined where the event makes no sense. A discard names its tile.
 * @param target whose tile lies open
 */
export function moveOf(event: MjaiEvent, actor: number, target: number): MoveText | undefined {
  const {type, pai, consumed, tsumogiri} = event;
  const tile = tileOfMjai(pai);
  const own = Array.isArray(consumed) ? (tilesOfMjai(consumed) ?? []) : [];
  if (type === 'reach') return {do: 'riichi'};
  if (type === 'ankan') return own.length === 4 && isSet('kong', own) ? concealedKong(own) : undefined;
  if (type === 'nukidora' || type === 'kita') return {do: 'out', tile: tileName(tile ?? NORTH)};
  if (tile === undefined) return undefined;
  if (type === 'tsumo') return {do: 'draw', tile: tileName(tile)};
  if (tile === FACE_DOWN) return undefined;
  if (type === 'kakan')
    return own.length === 3 && isSet('kong', [...own, tile]) ? addedKong(own, tile) : undefined;
  if (type === 'dahai')
    return typeof tsumogiri === 'boolean' ? {do: 'discard', tile: tileName(tile)} : undefined;
  const call = Object.hasOwn(CALLS, type) ? CALLS[type] : undefined;
  if (call?.own !== own.length || !isSet(call.kind, [tile, ...own])) return undefined;
  // the place of the called tile tells whose it was
  return calledSet(call.kind, tile, own, (target - actor + SEATS) % SEATS);
}

/** The tiles of words; undefined if one of them is hidden or none. */
export function tilesOfMjai(words: readonly unknown[]): readonly Tile[] | undefined {
  const tiles = words.map(tileOfMjai).filter((tile) => tile !== undefined);
  return tiles.length === words.length && !isHidden(tiles) ? tiles : undefined;
}

const NORTH = 30;

/** What the event for a move depends on. */
interface BeforeMove {
  readonly shown: TilesShown;
  readonly seating: SeatsByPlayer;
  /** Whether a discard that names the drawn tile means that tile. */
  readonly namesDrawn: boolean;
}

/** The event for a move, other than a win, a pass or a draw of the hand; undefined for what mjai has no word for. */
export function eventOf(move: RecordMove, {shown, seating, namesDrawn}: BeforeMove): MjaiEvent | undefined {
  const actor = seating.playerAt(move.seat);
  const drawn = shown.drawn?.tile;
  const tile = tileIn(move.tile);
  const pai = tile === undefined ? undefined : mjaiTile(tile);
  if (tile !== undefined && pai === undefined) return undefined;
  switch (move.do) {
    case 'draw':
      return pai === undefined ? undefined : {type: 'tsumo', actor, pai};
    case 'discard': {
      const tsumogiri = tile === undefined || (namesDrawn && tile === drawn);
      const thrown = pai ?? (drawn === undefined ? undefined : mjaiTile(drawn));
      return thrown === undefined ? undefined : {type: 'dahai', actor, pai: thrown, tsumogiri};
    }
    case 'riichi':
      return {type: 'reach', actor};
    case 'out':
      return tile === NORTH ? {type: 'nukidora', actor, pai} : undefined;
    case 'chow':
    case 'pung':
    case 'kong':
      return meldEvent(actor, meldIn(move.meld), targetOf(shown, seating));
    default:
      return undefined;
  }
}

const NAMES: Readonly<Partial<Record<MoveName, string>>> = {chow: 'chi', pung: 'pon', kong: 'daiminkan'};

function meldEvent(actor: number, meld: Meld | undefined, target: number): MjaiEvent | undefined {
  const words = meld && mjaiTiles(meld.tiles);
  if (!meld || !words) return undefined;
  const {kind, open, added, called = 0} = meld;
  if (added) return {type: 'kakan', actor, pai: words[3], consumed: words.slice(0, 3)};
  if (!open) return {type: 'ankan', actor, consumed: words};
  const type = NAMES[kind] ?? kind;
  return {type, actor, target, pai: words[called], consumed: words.toSpliced(called, 1)};
}
