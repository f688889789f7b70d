/** A table as one standalone SVG: for files, and for readers without script. Colours are those of a light page. */
import {marksOf} from '../../art/marks.js';
import {facesOf, type Faces} from '../../art/picture.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {EAST} from '../../core/tiles/tile.js';
import {pieceMarkup, short} from '../../share/svg-text.js';
import type {Words} from '../../controllers/localize.js';
import type {BoardStrings} from '../../locales/board.js';
import {markup, NOTHING, type Markup} from '../../share/markup.js';
import {LIGHT} from '../../styles/palette.js';
import {plainNames} from '../views/name-lang.js';
import {hiddenTile, meldTiles, ownTile, poolTile, riverTile} from './laid.js';
import {settledPoints} from './points.js';
import {tilesOn} from './tiles-on.js';
import {ownWidth, ROW, type RiverTile, type SeatShown, type ShownTable} from './shown-table.js';
import {Spoken} from './spoken.js';
import {
  box,
  TILE_EM,
  GAP,
  WIDTH,
  path,
  slidBar,
  ring,
  textLine,
  tileMarkup,
  units,
  widthOfRun,
  widthOfTile,
  type Box,
  type Point,
} from './svg-shapes.js';
import type {RunTile} from './tile-run.js';
import {
  ACROSS,
  WOOD,
  FRONT,
  WALL,
  COLUMN,
  PLATE,
  RIVER,
  SEAT,
  ROW_GAP,
  LEFT,
  MIDDLE,
  RIGHT,
  HIGH,
} from './svg-measures.js';
import type {WallShown} from './walls.js';

/** How the table is drawn. */
export interface BoardSvgOptions {
  /** Of a tile, in pixels; 40 by default. */
  readonly height?: number;
  /** Whether discards are numbered. */
  readonly numbers?: boolean;
  /** Whether it is drawn without letters, for pictures that have no fonts: winds are drawn as on the tiles. */
  readonly wordless?: boolean;
}

/** The table on white paper. */
const FELT = '#cee2da';

const WINDS = SEATS.map((_, i) => EAST + i);

/** Draws a table as SVG. Fetches the faces that it shows. */
export async function boardSvg(
  shown: ShownTable,
  words: Words<BoardStrings>,
  {height = 40, numbers = false, wordless = false}: BoardSvgOptions = {},
): Promise<Markup> {
  const faces = await facesOf([...tilesOn(shown), ...(wordless ? WINDS : [])]);
  const plain = {...words, strings: plainNames(words.strings)};
  const spoken = new Spoken(plain, shown);
  const table = new Table(shown, plain.strings, faces, {numbers, wordless});
  const [wide, high] = [ACROSS, table.height].map(units);
  const [width, tall] = [ACROSS, table.height].map((n) => short(n * height));
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${width}" height="${tall}" role="img" fill-rule="evenodd" font-family="system-ui, sans-serif" text-anchor="middle"><title>${spoken.middle()}</title><desc>${spoken.whole()}</desc>${table.drawn()}</svg>`;
}

/** Measures are in heights of a tile. */
class Table {
  private readonly measures: (typeof HIGH)[keyof typeof HIGH];
  readonly height: number;

  constructor(
    private readonly shown: ShownTable,
    private readonly strings: BoardStrings,
    private readonly faces: Faces,
    private readonly look: Required<Pick<BoardSvgOptions, 'numbers' | 'wordless'>>,
  ) {
    this.measures = shown.seats.length === 3 ? HIGH.three : HIGH.four;
    this.height = this.cloth.y + this.cloth.height + FRONT;
  }

  private get cloth(): Box {
    const {top, above, middle} = this.measures;
    return {
      x: WOOD,
      y: top,
      width: ACROSS - 2 * WOOD,
      height: 2 * WALL + above + middle + ROW_GAP + SEAT,
    };
  }

  /** The middle of the table: a line above the heap, if discards lie in one. */
  private get middleBox(): Box {
    const {top, above, middle} = this.measures;
    const {pool} = this.shown;
    return {
      x: MIDDLE,
      y: top + WALL + (pool ? Math.min(above, PLATE) : above),
      width: COLUMN,
      height: pool ? 1.2 : middle,
    };
  }

  drawn(): Markup[] {
    const {shown, cloth} = this;
    const size = {width: ACROSS - 0.05, height: this.height - 0.05};
    return [
      ...(shown.hasEdge ? [box({x: 0.025, y: 0.025, ...size}, 0.4, '#fff')] : []),
      box(cloth, 0.2, FELT),
      ...shown.walls.flatMap((wall) => this.wall(wall)),
      box(this.middleBox, 0.15),
      ...this.middle(),
      ...(shown.pool ? this.pool(shown.pool) : []),
      ...shown.seats.flatMap((seat) => this.side(seat)),
      ...(shown.slid === true && !this.look.wordless ? this.legend() : []),
    ];
  }

  /** What the sign of tiles that were discarded as drawn means. */
  private legend(): Markup[] {
    const [x, y] = [ACROSS - LEFT, this.cloth.y + WALL + (this.shown.seats.length === 3 ? 0.35 : 1.25)];
    // the sign stands behind the words: how wide they are depends on the letters of the machine
    const said = textLine(this.strings.board.thrown.drawn, {x: x - 1.1, y}, 0.36);
    return [markup`<g text-anchor="end">${said}</g>`, slidBar({x: x - 1.1, y: y - 0.1, width: 1.2})];
  }

  /** The stacks of a side. */
  private wall({side, stacks}: WallShown): Markup[] {
    const {x, y, width, height} = this.cloth;
    const n = Math.ceil(stacks);
    const isUpright = side === 'left' || side === 'right';
    const [step, across, along] = isUpright ? [0.52, 0.6, 0.46] : [0.56, 0.53, 0.36];
    const first = (isUpright ? y + height / 2 : x + width / 2) - (n * step) / 2;
    const edge = {left: x + 0.2, right: x + width - 0.8, top: y + 0.2, bottom: y + height - 0.56}[side];
    return [...Array(n).keys()].map((i) => {
      const at = first + i * step;
      const place = isUpright ? {x: edge, y: at} : {x: at, y: edge};
      return box({...place, width: across, height: along}, 0.05, LIGHT.back);
    });
  }

  /** Round, counters, sticks, what is left, and the indicators. */
  private middle(): Markup[] {
    const {shown, strings} = this;
    const {x, y, width, height} = this.middleBox;
    const centre = {x: x + width / 2, y: y + height / 2};
    const {counters, sticks} = shown.position.frame;
    const {round} = shown;
    const {board, situation} = strings;
    const lines = [
      round ? situation.rounds[round] : '',
      counters ? board.counters(counters) : '',
      sticks ? board.sticks(sticks) : '',
      shown.left === undefined ? '' : board.left(shown.left),
    ].filter(Boolean);
    const tiles = shown.indicators.map((tile) => ({tile}));
    if (shown.pool) {
      const said = lines.join(' · ');
      const foot = centre.y + 0.15;
      if (!tiles.length) return [textLine(said, {x: centre.x, y: foot}, 0.4)];
      const before = markup`<g text-anchor="end">${textLine(said, {x: centre.x + 0.6, y: foot}, 0.4)}</g>`;
      const x = said ? centre.x + 0.8 : centre.x - (widthOfRun(tiles) * 0.9) / 2;
      return [...(said ? [before] : []), ...this.run(tiles, {x, y: centre.y + 0.45}, 0.9)];
    }
    const under = shown.ura.map((tile) => ({tile}));
    const rows = [tiles, under].filter((row) => row.length);
    const each = rows.length > 1 ? 0.6 : tiles.length > 2 ? 0.7 : 0.86;
    const lineHigh = lines.length > 3 ? 0.42 : 0.52;
    const high = lines.length * lineHigh + rows.length * (each + 0.1);
    const top = centre.y - high / 2;
    return [
      ...lines.map((line, i) =>
        textLine(
          line,
          {x: centre.x, y: top + 0.4 + i * lineHigh},
          i || lineHigh < 0.5 ? 0.36 : 0.44,
          i ? 400 : 600,
        ),
      ),
      ...rows.flatMap((row, i) => {
        const foot = top + high - (rows.length - 1 - i) * (each + 0.1);
        return this.run(row, {x: centre.x - (widthOfRun(row) * each) / 2, y: foot}, each);
      }),
    ];
  }

  /** Where the plate of a seat is, and its river. */
  private placeOf({side}: SeatShown): {plate: Point; river: Point} {
    const {cloth, measures} = this;
    const top = cloth.y + WALL;
    if (side === 'bottom') {
      const foot = cloth.y + cloth.height - WALL;
      return {plate: {x: MIDDLE, y: foot - PLATE}, river: {x: MIDDLE, y: foot - SEAT}};
    }
    const plate = {
      x: {left: LEFT, right: RIGHT, top: MIDDLE}[side],
      y: side === 'top' ? top : top + measures.side,
    };
    return {plate, river: {x: plate.x, y: plate.y + SEAT - RIVER}};
  }

  /** All that lies before a seat. */
  private side(seat: SeatShown): Markup[] {
    const {river} = this.placeOf(seat);
    return [
      ...this.who(seat),
      ...(this.shown.pool ? [] : this.river(seat.river, river)),
      ...(seat.side === 'bottom'
        ? this.front(seat)
        : seat.side === 'top'
          ? this.edge(seat)
          : this.flank(seat)),
    ];
  }

  private who(seat: SeatShown): Markup[] {
    const {name, points, isDealer, isTurn, ready, won, last} = seat;
    const {shown, strings} = this;
    const {board} = strings;
    const {x, y} = this.placeOf(seat).plate;
    const said = [
      name ?? '',
      settledPoints(points, shown.paid, strings),
      ready ? board.ready[ready] : '',
      won ? board.won : '',
    ].filter(Boolean);
    const wind = {x: x + 0.1, y: y + 0.05, width: 0.6, height: 0.6};
    return [
      isTurn ? box({x, y, width: COLUMN, height: 0.7}, 0.15, '#fff') : NOTHING,
      isTurn
        ? path(
            `M${units(x - 0.4)} ${units(y + 0.1)}v${units(0.5)}l${units(0.3)} ${units(-0.25)}z`,
            LIGHT.fill,
          )
        : NOTHING,
      this.wind(seat.seat, {x: x + 0.4, y: y + 0.5}),
      isDealer ? box(wind, 0.15) : NOTHING,
      said.length
        ? markup`<g text-anchor="start">${textLine(said.join(' '), {x: x + 0.85, y: y + 0.48}, 0.36)}</g>`
        : NOTHING,
      last?.on === 'seat' ? ring(wind) : NOTHING,
    ];
  }

  /** The wind of a seat; the place is that of the middle of its foot. */
  private wind(seat: Seat, {x, y}: Point): Markup {
    const {faces, look, strings} = this;
    if (!look.wordless) return textLine(strings.board.winds[seat], {x, y}, 0.44, 700);
    const tile = EAST + SEATS.indexOf(seat);
    const layers = marksOf(tile, faces(tile), {}).map(([, d]) => [LIGHT.text, d] as const);
    const place = {x: (x - 0.2) * TILE_EM, y: (y - 0.42) * TILE_EM};
    return pieceMarkup({...place, scale: 0.54, sideways: false, layers});
  }

  private river(river: readonly RiverTile[], {x, y}: Point): Markup[] {
    const {numbers} = this.look;
    const rows = Math.ceil(river.length / ROW);
    const step = numbers ? 1.3 : 1.13;
    const scale = Math.min(1, RIVER / (rows * step));
    return [...Array(rows).keys()].flatMap((i) => {
      const tiles = river.slice(i * ROW, (i + 1) * ROW).map((tile) => riverTile(tile, numbers));
      return this.run(tiles, {x, y: y + (1 + i * step) * scale}, scale);
    });
  }

  private pool(pool: readonly RiverTile[]): Markup[] {
    const {strings, middleBox} = this;
    const {numbers} = this.look;
    const perRow = 12;
    const rows = Math.ceil(pool.length / perRow);
    const step = 1.13;
    const [head, foot] = [middleBox.y + middleBox.height, this.cloth.y + this.cloth.height - WALL - PLATE];
    const top = (head + foot - rows * step) / 2;
    return [...Array(rows).keys()].flatMap((i) => {
      const tiles = pool
        .slice(i * perRow, (i + 1) * perRow)
        .map((tile) => poolTile(tile, numbers, strings.board.winds));
      return this.run(tiles, {x: (ACROSS - widthOfRun(tiles)) / 2, y: top + 1 + i * step}, 1);
    });
  }

  /** Melds as they lie, flowers last. */
  private lying({seat, melds, out, last}: SeatShown): {tiles: RunTile[]; isLast: boolean}[] {
    const {shown} = this;
    const laid = melds.map((meld, i) => ({
      tiles: meldTiles(shown, seat, meld),
      isLast: last?.on === 'meld' && last.at === i,
    }));
    const aside = out.map((tile, i) => ownTile(shown, seat, tile, last?.on === 'out' && last.at === i));
    return aside.length ? [...laid, {tiles: aside, isLast: false}] : laid;
  }

  /** The tiles held, and the drawn one apart. */
  private held({seat, held, drawn, hidden, last}: SeatShown): RunTile[][] {
    const own = (tile: number, isLast = false) =>
      hidden ? hiddenTile(tile, isLast) : ownTile(this.shown, seat, tile, isLast);
    const groups = [held.map((tile) => own(tile))];
    if (drawn !== undefined) groups.push([own(drawn, last?.on === 'drawn')]);
    return groups;
  }

  /** Groups side by side. @param foot where the first one begins, and what all stand on */
  private groups(
    groups: readonly (readonly RunTile[])[],
    {x, y}: Point,
    scale: number,
    gap: number,
  ): Markup[] {
    let at = x;
    return groups.flatMap((tiles) => {
      const drawn = this.run(tiles, {x: at, y}, scale);
      at += widthOfRun(tiles) * scale + gap;
      return drawn;
    });
  }

  /** Melds and flowers side by side, in as many rows as they need. */
  private laid(seat: SeatShown, {x, y}: Point, scale: number, room: number): {drawn: Markup[]; foot: number} {
    let [at, foot] = [x, y];
    const drawn = this.lying(seat).flatMap(({tiles, isLast}) => {
      const width = widthOfRun(tiles) * scale;
      if (at > x && at + width > x + room) [at, foot] = [x, foot + 1.16 * scale];
      const place = {x: at, y: foot};
      at += width + 0.3 * scale;
      const mark = isLast ? ring({x: place.x, y: foot - scale, width, height: scale}) : NOTHING;
      return [...this.run(tiles, place, scale), mark];
    });
    return {drawn, foot: drawn.length ? foot + 0.2 : y - scale};
  }

  /** The hand across: on the wood, its melds at its right hand. */
  private edge(seat: SeatShown): Markup[] {
    const y = this.cloth.y - 0.12;
    const groups = this.held(seat);
    const scale = 0.8;
    const width = groups.reduce((sum, tiles) => sum + widthOfRun(tiles) * scale, 0.28 * (groups.length - 1));
    const beside = this.lying(seat).reduce((sum, {tiles}) => sum + (widthOfRun(tiles) + 0.3) * scale, 0);
    const x = Math.max((ACROSS - width) / 2, WOOD + beside + 0.1);
    return [
      ...this.laid(seat, {x: WOOD, y}, scale, ACROSS).drawn,
      ...this.groups(groups, {x, y}, scale, 0.28),
    ];
  }

  /** At the sides: an open hand below the melds, the backs of a closed one on the wood. */
  private flank(seat: SeatShown): Markup[] {
    const {river} = this.placeOf(seat);
    const {cloth, shown} = this;
    const narrow = shown.pool !== undefined;
    const below = narrow ? river.y : river.y + RIVER + 0.14;
    const scale = 0.8;
    const room = narrow ? 2.5 : COLUMN + 0.3;
    const {drawn, foot} = this.laid(seat, {x: river.x, y: below + scale}, scale, room);
    const groups = this.held(seat);
    const tiles = groups.flat();
    if (!seat.hidden) {
      const perRow = Math.max(1, Math.floor(room / (WIDTH + GAP) / scale));
      const rows = [...Array(Math.ceil(tiles.length / perRow)).keys()];
      return [
        ...drawn,
        ...rows.flatMap((i) =>
          this.run(
            tiles.slice(i * perRow, (i + 1) * perRow),
            {x: river.x, y: foot + (1 + i * 1.14) * scale},
            scale,
          ),
        ),
      ];
    }
    const step = 0.6;
    const first = cloth.y + (cloth.height - tiles.length * step) / 2;
    const x = seat.side === 'left' ? 0.09 : ACROSS - 0.53;
    return [
      ...drawn,
      ...tiles.map((_, i) => box({x, y: first + i * step, width: 0.44, height: 0.57}, 0.05, LIGHT.back)),
    ];
  }

  /** The hand at the bottom, as large as it fits with what lies beside it. */
  private front(seat: SeatShown): Markup[] {
    const scale = 16.6 / ownWidth(this.shown);
    const beside = 0.74 * scale;
    const groups = this.held(seat);
    const held = groups.reduce(
      (sum, tiles) => sum + widthOfRun(tiles) * scale,
      0.28 * scale * (groups.length - 1),
    );
    const lying = this.lying(seat).reduce((sum, {tiles}) => sum + (widthOfRun(tiles) + 0.3) * beside, 0);
    const x = (ACROSS - held - lying) / 2;
    const y = this.height - (FRONT - scale) / 2;
    return [
      ...this.groups(groups, {x, y}, scale, 0.28 * scale),
      ...this.laid(seat, {x: x + held + 0.3 * beside, y}, beside, ACROSS).drawn,
    ];
  }

  /** Tiles side by side. @param foot where the first one begins, and what all stand on */
  private run(tiles: readonly RunTile[], foot: Point, scale: number): Markup[] {
    let {x} = foot;
    const {
      faces,
      shown: {wild},
    } = this;
    return tiles.flatMap((tile) => {
      const drawn = tileMarkup(tile, {x, y: foot.y}, scale, {faces, wild});
      x += (widthOfTile(tile) + GAP) * scale;
      return drawn;
    });
  }
}
