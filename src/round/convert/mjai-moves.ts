/** What players do, in the words of mjai: an event as moves of a record, and moves as events. */
import {FACE_DOWN, isRed, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import type {Meld} from '../../core/notation/hand.js';
import type {MoveName, RecordMove} from '../record/record.js';
import {meldIn, meldText, tileIn} from '../text/tiles.js';
import {mjaiTile, mjaiTiles, tileOfMjai} from './mjai-tiles.js';
import {placeOf} from './tenhou6-tiles.js';

/** An event: one line of a log. */
export type MjaiEvent = Readonly<Record<string, unknown>> & {readonly type: string};

/** Whether a value is an event. */
export const isEvent = (value: unknown): value is MjaiEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

type Told = Pick<RecordMove, 'do' | 'tile' | 'meld'>;

const CALLS: Readonly<Record<string, {readonly kind: Meld['kind']; readonly own: number}>> = {
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

/**
 * The move that an event tells; undefined where the event makes no sense.
 * @param target whose tile lies open
 */
export function moveOf(event: MjaiEvent, actor: number, target: number): Told | undefined {
  const {type, pai, consumed, tsumogiri} = event;
  const tile = tileOfMjai(pai);
  const own = Array.isArray(consumed) ? consumed.map(tileOfMjai) : [];
  if (type === 'reach') return {do: 'riichi'};
  if (type === 'ankan') return kong(own, false);
  if (type === 'nukidora' || type === 'kita') return {do: 'out', tile: tileName(tile ?? NORTH)};
  if (tile === undefined) return undefined;
  if (type === 'tsumo') return {do: 'draw', tile: tileName(tile)};
  if (tile === FACE_DOWN) return undefined;
  if (type === 'kakan') return kong([...own, tile], true);
  if (type === 'dahai' && typeof tsumogiri === 'boolean')
    return tsumogiri ? {do: 'discard'} : {do: 'discard', tile: tileName(tile)};
  const call = Object.hasOwn(CALLS, type) ? CALLS[type] : undefined;
  const tiles = [tile, ...own.filter((one) => one !== undefined)];
  const isWhole = own.length === call?.own && tiles.length === own.length + 1 && !tiles.includes(FACE_DOWN);
  if (!call || !isWhole || !isSet(call.kind, tiles)) return undefined;
  // the place of the called tile tells whose it was
  const called = call.kind === 'chow' ? 0 : placeOf((target - actor + SEATS) % SEATS, tiles.length);
  const laid = tiles.slice(1).toSpliced(called, 0, tile);
  return {do: call.kind, meld: meldText({kind: call.kind, tiles: laid, open: true, called})};
}

const NORTH = 30;

function isSet(kind: Meld['kind'], tiles: readonly Tile[]): boolean {
  const kinds = tiles.map(kindOf).sort((a, b) => a - b);
  return kind === 'chow'
    ? meldIn(`[${kinds.map(tileName).join('')}]`)?.kind === 'chow'
    : kinds.every((one) => one === kinds[0]);
}

function kong(tiles: readonly (Tile | undefined)[], added: boolean): Told | undefined {
  const known = tiles.filter((tile) => tile !== undefined);
  if (known.length !== 4 || tiles.length !== 4 || !isSet('kong', known)) return undefined;
  if (!added) return {do: 'kong', meld: meldText({kind: 'kong', tiles: known, open: false})};
  const pung = known.slice(0, 3).sort((a, b) => Number(isRed(a)) - Number(isRed(b)));
  return {do: 'kong', meld: meldText({kind: 'kong', tiles: [...pung, known[3]], open: true, added: true})};
}

/** Whose tile lies open, and which tile the player of a move has drawn. */
export interface TilesAtMove {
  readonly target: number;
  readonly drawn?: Tile;
  /** Whether a discard that names the drawn tile means that tile. */
  readonly namesDrawn: boolean;
}

/** The event for a move, other than a win, a pass or a draw of the hand; undefined for what mjai has no word for. */
export function eventOf(
  actor: number,
  move: RecordMove,
  {target, drawn, namesDrawn}: TilesAtMove,
): MjaiEvent | undefined {
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
      return meldEvent(actor, meldIn(move.meld), target);
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

/** Follows the moves of a hand. */
export class MjaiTable implements TilesAtMove {
  /** The player whose discard or added tile came last. */
  target = -1;
  /** The tile drawn last, and by whom; undefined once its player has done something. */
  drawn: Tile | undefined;
  drawer: number | undefined;

  constructor(readonly namesDrawn: boolean) {}

  follow(actor: number, {do: name, tile, meld}: RecordMove): void {
    if (name === 'riichi') return;
    const added = meldIn(meld)?.added === true;
    if (name === 'discard' || name === 'out' || added) this.target = actor;
    this.drawn = name === 'draw' ? tileIn(tile) : undefined;
    this.drawer = name === 'draw' ? actor : undefined;
  }
}
