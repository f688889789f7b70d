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
import {ROW, type RiverTile, type SeatShown, type ShownTable} from './shown-table.js';
import {Spoken} from './spoken.js';
import {
  box,
  TILE_EM,
  GAP,
  path,
  slidBar,
  ring,
  textLine,
  tileMarkup,
  units,
  widthOfRun,
  widthOfTile,
  type Point,
} from './svg-shapes.js';
import type {RunTile} from './tile-run.js';

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

/** Half the middle, with the edges that face the seats. */
const MIDDLE = 2.8;
const WINDS = SEATS.map((_, i) => EAST + i);
const TURNED: Readonly<Record<SeatShown['side'], number>> = {bottom: 0, right: -90, top: 180, left: 90};

/** Draws a table as SVG. Fetches the faces that it shows. */
export async function boardSvg(
  shown: ShownTable,
  words: Words<BoardStrings>,
  {height = 40, numbers = false, wordless = false}: BoardSvgOptions = {},
): Promise<Markup> {
  const faces = await facesOf([...tilesOn(shown), ...(wordless ? WINDS : [])]);
  const plain = {...words, strings: plainNames(words.strings)};
  const spoken = new Spoken(plain, shown);
  const side = short(shown.units * TILE_EM);
  const pixels = short(shown.units * height);
  const table = new Table(shown, plain.strings, faces, {numbers, wordless});
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${pixels}" height="${pixels}" role="img" fill-rule="evenodd" font-family="system-ui, sans-serif" text-anchor="middle"><title>${spoken.middle()}</title><desc>${spoken.whole()}</desc>${table.drawn()}</svg>`;
}

/** Measures are in heights of a tile. */
class Table {
  private readonly centre: number;

  constructor(
    private readonly shown: ShownTable,
    private readonly strings: BoardStrings,
    private readonly faces: Faces,
    private readonly look: Required<Pick<BoardSvgOptions, 'numbers' | 'wordless'>>,
  ) {
    this.centre = shown.units / 2;
  }

  drawn(): Markup[] {
    const {shown, centre} = this;
    const size = shown.units - 0.05;
    const middle = shown.pool
      ? NOTHING
      : box({x: centre - MIDDLE, y: centre - MIDDLE, width: 2 * MIDDLE, height: 2 * MIDDLE}, 0.15);
    return [
      box({x: 0.025, y: 0.025, width: size, height: size}, 0.4, FELT),
      middle,
      ...this.middle(),
      ...(shown.pool ? this.pool(shown.pool) : []),
      ...shown.seats.map((seat) => this.side(seat)),
      ...(shown.slid === true && !this.look.wordless ? this.legend() : []),
    ];
  }

  /** What the sign of tiles that were discarded as drawn means. */
  private legend(): Markup[] {
    const {shown, strings} = this;
    const y = shown.units - 1.6;
    const said = textLine(strings.board.thrown.drawn, {x: 4.2, y}, 0.36);
    return [slidBar({x: 3.3, y: y - 0.12, width: 1.2}), markup`<g text-anchor="start">${said}</g>`];
  }

  /** Round, counters, sticks, what is left, and the indicators. */
  private middle(): Markup[] {
    const {shown, centre, strings} = this;
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
    const scale = tiles.length > 4 ? 0.55 : tiles.length > 2 ? 0.7 : 0.95;
    if (shown.pool) {
      const said = lines.join(' · ');
      if (!tiles.length) return [textLine(said, {x: centre, y: 3.4}, 0.42)];
      const before = markup`<g text-anchor="end">${textLine(said, {x: centre - 0.2, y: 3.4}, 0.42)}</g>`;
      return [before, ...this.run(tiles, {x: centre + 0.2, y: 3.7}, scale)];
    }
    const under = shown.ura.map((tile) => ({tile}));
    const rows = [tiles, under].filter((row) => row.length);
    const each = rows.length > 1 ? Math.min(scale, 0.6) : scale;
    const high = lines.length * 0.58 + rows.length * (each + 0.1);
    const top = centre - high / 2;
    return [
      ...lines.map((line, i) =>
        textLine(line, {x: centre, y: top + 0.45 + i * 0.58}, i ? 0.4 : 0.48, i ? 400 : 600),
      ),
      ...rows.flatMap((row, i) => {
        const y = top + high - (rows.length - 1 - i) * (each + 0.1);
        return this.run(row, {x: centre - (widthOfRun(row) * each) / 2, y}, each);
      }),
    ];
  }

  /** All that lies before a seat, drawn as at the bottom and turned with the square. */
  private side(seat: SeatShown): Markup {
    const {shown, centre} = this;
    const at = short(centre * TILE_EM);
    const pieces = [
      ...this.who(seat),
      ...(shown.pool ? [] : this.river(seat.river)),
      ...this.out(seat),
      ...this.hand(seat),
    ];
    return markup`<g transform="rotate(${TURNED[seat.side]} ${at} ${at})">${pieces}</g>`;
  }

  private who({seat, side, name, points, isDealer, isTurn, ready, won, last}: SeatShown): Markup[] {
    const {shown, centre, strings} = this;
    const {board} = strings;
    const y = shown.pool ? shown.units - 2.27 : centre + 1.98;
    const who = [name ?? '', ready ? board.ready[ready] : '', won ? board.won : ''];
    const lines = [who.filter(Boolean).join(' '), settledPoints(points, shown.paid, strings)].filter(Boolean);
    const [first, size] = lines.length > 1 ? [0.36, 0.32] : [0.53, 0.36];
    const windAt = centre - (lines.length ? 1.9 : 0);
    const label = [
      this.wind(seat, {x: windAt, y: y + 0.57}),
      ...lines.map((line, i) => textLine(line, {x: centre + 0.35, y: y + first + i * 0.35}, size)),
      isDealer ? box({x: windAt - 0.36, y: y + 0.1, width: 0.72, height: 0.62}, 0.15) : NOTHING,
    ];
    // words are not read upside down
    const upright = `rotate(${side === 'top' ? 180 : 0} ${short(centre * TILE_EM)} ${short((y + 0.4) * TILE_EM)})`;
    const foot = y + 0.82;
    const arrow = path(
      `M${units(centre - 0.35)} ${units(foot + 0.08)}h${units(0.7)}l${units(-0.35)} ${units(0.35)}z`,
      LIGHT.fill,
    );
    const line = box({x: centre - MIDDLE, y: foot - 0.05, width: 2 * MIDDLE, height: 0.1}, 0, LIGHT.fill);
    const stick = box({x: centre - 1.5, y: foot + 0.12, width: 3, height: 0.2}, 0.1, '#fff');
    return [
      markup`<g transform="${upright}">${label}</g>`,
      ...(isTurn ? [line, shown.pool ? NOTHING : arrow] : []),
      ...(ready && !shown.pool ? [stick] : []),
      ...(last?.on === 'seat' ? [ring({x: windAt - 0.44, y: y + 0.02, width: 0.88, height: 0.78})] : []),
    ];
  }

  /** The wind of a seat; the place is that of the middle of its foot. */
  private wind(seat: Seat, {x, y}: Point): Markup {
    const {faces, look, strings} = this;
    if (!look.wordless) return textLine(strings.board.winds[seat], {x, y}, 0.5, 700);
    const tile = EAST + SEATS.indexOf(seat);
    const layers = marksOf(tile, faces(tile), {}).map(([, d]) => [LIGHT.text, d] as const);
    const place = {x: (x - 0.25) * TILE_EM, y: (y - 0.51) * TILE_EM};
    return pieceMarkup({...place, scale: 2 / 3, sideways: false, layers});
  }

  private river(river: readonly RiverTile[]): Markup[] {
    const {centre} = this;
    const {numbers} = this.look;
    const rows = Math.ceil(river.length / ROW);
    const scale = rows > 4 ? 0.667 : 1;
    const step = (1 + (numbers ? 0.3 : GAP)) * scale;
    return [...Array(rows).keys()]
      .map((i) => {
        const tiles = river.slice(i * ROW, (i + 1) * ROW).map((tile) => riverTile(tile, numbers));
        return this.run(tiles, {x: centre - 2.335, y: centre + 3.2 + scale + i * step}, scale);
      })
      .flat();
  }

  private pool(pool: readonly RiverTile[]): Markup[] {
    const {shown, centre, strings} = this;
    const {numbers} = this.look;
    const perRow = Math.max(1, Math.floor((shown.units - 6) / 0.81));
    const rows = Math.ceil(pool.length / perRow);
    const top = (4 + shown.units - 3 - rows * 1.06) / 2;
    return [...Array(rows).keys()]
      .map((i) => {
        const tiles = pool
          .slice(i * perRow, (i + 1) * perRow)
          .map((tile) => poolTile(tile, numbers, strings.board.winds));
        return this.run(tiles, {x: centre - widthOfRun(tiles) / 2, y: top + 1 + i * 1.06}, 1);
      })
      .flat();
  }

  /** Rows of four, the first one next to the hand. */
  private out({out, seat, last}: SeatShown): Markup[] {
    const {shown} = this;
    const tiles = out.map((tile, i) => ownTile(shown, seat, tile, last?.on === 'out' && last.at === i));
    return [...Array(Math.ceil(tiles.length / 4)).keys()]
      .map((i) => {
        const row = tiles.slice(i * 4, i * 4 + 4);
        const x = shown.units - 1.65 - widthOfRun(row) * 0.75;
        return this.run(row, {x, y: shown.units - 1.54 - i * 0.78}, 0.75);
      })
      .flat();
  }

  /** Tiles held in the middle of what melds leave them, as at the table. */
  private hand(seat: SeatShown): Markup[] {
    const {shown} = this;
    const {last} = seat;
    const own = (tile: number, isLast = false) =>
      seat.hidden ? hiddenTile(tile, isLast) : ownTile(shown, seat.seat, tile, isLast);
    const held = seat.held.map((tile) => own(tile));
    const drawn = seat.drawn === undefined ? [] : [own(seat.drawn, last?.on === 'drawn')];
    const melds = seat.melds.map((meld) => meldTiles(shown, seat.seat, meld));
    const meldsWide = melds.reduce((sum, meld) => sum + widthOfRun(meld) + 0.25, 0);
    const heldWide = widthOfRun(held);
    const drawnWide = drawn.length ? 0.35 + widthOfRun(drawn) : 0;
    const [y, end] = [shown.units - 0.3, shown.units - 0.3];
    const x = Math.max(0.3, (1.4 + end - meldsWide - heldWide - drawnWide) / 2);
    let right = end;
    const laid = melds.map((meld, i) => {
      const width = widthOfRun(meld);
      right -= width;
      const run = this.run(meld, {x: right, y}, 1);
      const mark =
        last?.on === 'meld' && last.at === i ? ring({x: right, y: y - 1, width, height: 1}) : NOTHING;
      right -= 0.25;
      return [...run, mark];
    });
    return [...this.run(held, {x, y}, 1), ...this.run(drawn, {x: x + heldWide + 0.35, y}, 1), ...laid.flat()];
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
