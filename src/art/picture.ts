/** Tiles as filled shapes, for files in SVG, for a canvas and for pixels. */
import type {Laid} from './layout.js';
import {marksOf} from './marks.js';
import {faceOf, loadFaces} from './registry.js';
import type {Face, Ink} from './stamp.js';
import {BACK_INK, LIGHT} from '../styles/palette.js';
import {FACE_DOWN, isRed, kindOf, type Kind, type Tile} from '../core/tiles/tile.js';

/** The light theme's colours: a file has no page to take them from. */
const COLOURS: Readonly<Record<Ink, string>> = {
  k: LIGHT.ink,
  r: LIGHT.inkRed,
  g: LIGHT.inkGreen,
  b: LIGHT.inkBlue,
  y: LIGHT.inkGold,
  x: BACK_INK,
  a: LIGHT.inkAka,
  w: LIGHT.wild,
};

const WIDTH = 300;
const HEIGHT = 400;
/** Around the picture. */
const MARGIN = 6;
const TILE_GAP = 12;
const GROUP_GAP = 98;
const ROW_GAP = 60;
/** What the arrow under the winning tile needs. */
const ARROW_ROOM = 90;
const ARROW = 'M0 80l48-80 48 80z';
/** 加槓: two tiles that lie on each other are as high as one upright tile. */
const STACKED = 2 / 3;

/** Path data on the tile's grid, filled even-odd. */
export type Layer = readonly [fill: string, path: string];

/** Layers in their place: grown by `scale`, turned a quarter to the left where `sideways`, moved to `x`, `y`. */
export interface PicturePiece {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly sideways: boolean;
  readonly layers: readonly Layer[];
}

/** A drawing with its size, both in units of the faces' own grid; pieces are painted in their order. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly PicturePiece[];
}

/** Groups of tiles side by side. */
export interface PictureRow {
  readonly groups: readonly (readonly Laid[])[];
  /** 1 by default. */
  readonly scale?: number;
  /** The `at` of the winning tile, which gets an arrow. */
  readonly winning?: number;
}

/** The height of a picture of one row. */
export const ROW_HEIGHT = HEIGHT + 2 * MARGIN;

/** Gives the face of a tile. */
export type Faces = (tile: Tile) => Face;

/** The faces of some tiles, for a drawing that is finished at once. Fetches those that are not here. */
export async function facesOf(tiles: readonly Tile[]): Promise<Faces> {
  await loadFaces(tiles);
  return (tile) => faceOf(tile) ?? [];
}

/**
 * Draws rows of tiles, one below the other.
 * @param wild the kinds whose tiles are marked as wild
 */
export async function pictureOf(rows: readonly PictureRow[], wild: readonly Kind[] = []): Promise<Picture> {
  const tiles = rows.flatMap(({groups}) => groups.flat());
  const faces = await facesOf(tiles.flatMap(({tile, added}) => (added ? [tile, added.tile] : [tile])));
  const draft = new Draft(faces, wild);
  for (const row of rows) draft.row(row);
  return draft.picture;
}

class Draft {
  private readonly pieces: PicturePiece[] = [];
  private x = MARGIN;
  private y = MARGIN;
  private width = MARGIN;

  constructor(
    private readonly faces: Faces,
    private readonly wild: readonly Kind[],
  ) {}

  get picture(): Picture {
    const {width, y, pieces} = this;
    return {width: width + MARGIN, height: y - ROW_GAP + MARGIN, pieces};
  }

  row({groups, scale = 1, winning}: PictureRow): void {
    this.x = MARGIN;
    let arrow = 0;
    for (const group of groups) {
      for (const laid of group) {
        if (laid.at === winning) arrow = this.arrow(scale);
        this.laid(laid, scale);
        this.width = Math.max(this.width, this.x);
        this.x += TILE_GAP * scale;
      }
      this.x += GROUP_GAP * scale;
    }
    this.y += HEIGHT * scale + arrow + ROW_GAP;
  }

  /** All tiles stand on the same line, also those that lie sideways. */
  private laid({tile, sideways = false, standing = false, added}: Laid, scale: number): void {
    const size = added ? scale * STACKED : scale;
    const high = (sideways ? WIDTH : HEIGHT) * size;
    const foot = this.y + HEIGHT * scale;
    if (added) this.tile(added.tile, foot - 2 * high, size, {sideways: true});
    this.tile(tile, foot - high, size, {sideways, standing});
    this.x += (sideways ? HEIGHT : WIDTH) * size;
  }

  private tile(tile: Tile, y: number, scale: number, lies: Pick<Laid, 'sideways' | 'standing'>): void {
    const {sideways = false, standing = false} = lies;
    const layers = layersOf(tile, this.faces(tile), {wild: this.wild.includes(kindOf(tile)), standing});
    this.pieces.push({x: this.x, y, scale, sideways, layers});
  }

  private arrow(scale: number): number {
    const x = this.x + (WIDTH / 2 - 48) * scale;
    const y = this.y + (HEIGHT + 24) * scale;
    this.pieces.push({x, y, scale: scale * 0.7, sideways: false, layers: [[LIGHT.fill, ARROW]]});
    return ARROW_ROOM * scale;
  }
}

/** A box with round corners. */
const box = (inset: number, corner: number): string => {
  const [w, h] = [WIDTH - 2 * (inset + corner), HEIGHT - 2 * (inset + corner)];
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  const [right, left] = [arc(corner, corner), arc(-corner, -corner)];
  return `M${inset + corner} ${inset}h${w}${right}v${h}${arc(-corner, corner)}h${-w}${left}v${-h}${arc(corner, -corner)}z`;
};
const OUTER = box(0, 34);
const INNER = box(6, 28);

/** The edge of the back of a tile that stands, seen from above. */
const TOP = 'M6 34a28 28 0 0 1 28 -28h232a28 28 0 0 1 28 28z';

/** One tile, its edge and face first. */
export function layersOf(
  tile: Tile,
  face: Face,
  {wild, standing}: {wild: boolean; standing: boolean},
): Layer[] {
  const back = tile === FACE_DOWN && !isRed(tile);
  const marks = marksOf(tile, face, {wild});
  return [
    [back ? LIGHT.backEdge : LIGHT.edge, OUTER],
    [back ? LIGHT.back : LIGHT.face, INNER],
    ...marks.map(([ink, path]): Layer => [COLOURS[ink], path]),
    ...(standing ? [[LIGHT.back, TOP] as const] : []),
  ];
}
