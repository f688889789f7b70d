/** A table as sentences. */
import type {Words} from '../../controllers/localize.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import {amountWithMinus} from '../../locales/signed.js';
import type {RiverTile, SeatShown, ShownTable} from './shown-table.js';

/** What is said of a seat after its name, each in a column of its own. */
export const SEAT_COLUMNS = ['hand', 'melds', 'river', 'out'] as const;

/** Whose seats are told apart; absent where all are told alike. */
export interface SpokenOf {
  /** The seat whose tiles are keys: they are read there. */
  readonly keysOf?: Seat | undefined;
  /** The seat of a reader who plays: whose move it is, is said to him. */
  readonly reader?: Seat | undefined;
}

/** The cells of the table for screen readers. */
export class Spoken {
  constructor(
    private readonly words: Words<BoardStrings>,
    private readonly shown: ShownTable,
    private readonly of: SpokenOf = {},
  ) {}

  private get board() {
    return this.words.strings.board;
  }

  private seatName(seat: keyof BoardStrings['settlement']['seats']): string {
    return this.words.strings.settlement.seats[seat];
  }

  /** The name of a seat; undefined for that of the reader. */
  private nameUnlessReader(seat: Seat): string | undefined {
    return seat === this.of.reader ? undefined : this.seatName(seat);
  }

  private amount(points: number): string {
    return amountWithMinus(this.words.strings.score, points, this.shown.paid);
  }

  private tiles(list: readonly Tile[]): string {
    const {speech, strings} = this.words;
    return speech.speakTiles(strings, list, this.shown.wild);
  }

  /** Round, counters, what is left, and whose move it is. */
  middle(): string {
    const {board, shown} = this;
    const {strings} = this.words;
    const {frame, phase} = shown.position;
    const parts = [
      shown.round ? strings.situation.rounds[shown.round] : '',
      frame.counters ? board.counters(frame.counters) : '',
      frame.sticks ? board.sticks(frame.sticks) : '',
      shown.left === undefined ? '' : board.left(shown.left),
      frame.dice?.length ? board.dice(frame.dice) : '',
      frame.sitsOut ? board.sitsOut(frame.sitsOut) : '',
      this.indicators(),
    ];
    const turn = phase.is === 'over' ? board.over : board.phase[phase.is](this.nameUnlessReader(phase.seat));
    const {sentence, sentences} = strings.punctuation;
    const said = board.join(parts.filter(Boolean));
    return sentences([...(said ? [sentence(said)] : []), turn]);
  }

  private indicators(): string {
    const {indicators, indicated, ura, position} = this.shown;
    const {hand, board} = this.words.strings;
    const said = this.tilesPlain(indicators);
    const isDora = position.frame.wild === undefined;
    const first = isDora ? hand.indicators(said) : hand.wild(said);
    const parts = [
      indicators.length ? first : '',
      indicated.length ? board.indicated[isDora ? 'dora' : 'wild'](this.tilesPlain(indicated)) : '',
      ura.length ? hand.uraIndicators(this.tilesPlain(ura)) : '',
    ];
    return this.board.join(parts.filter(Boolean));
  }

  private tilesPlain(list: readonly Tile[]): string {
    const {speech, strings} = this.words;
    return speech.speakTiles(strings, list);
  }

  /** All seats, one sentence each. */
  whole(): string {
    const {board, shown} = this;
    const {colon, sentence, sentences} = this.words.strings.punctuation;
    const seats = shown.seats.flatMap((seat) => {
      const cells = SEAT_COLUMNS.flatMap((name) => {
        const said = this[name](seat);
        return said ? [sentence(`${board.columns[name]}${colon}${said}`)] : [];
      });
      return [sentence(this.seat(seat)), ...cells];
    });
    return sentences([...seats, ...(shown.pool?.length ? [sentence(this.pool(shown.pool))] : [])]);
  }

  seat(seat: SeatShown): string {
    const {board} = this;
    const parts = [
      this.seatName(seat.seat),
      seat.name ?? '',
      seat.isDealer ? board.dealer : '',
      seat.points !== undefined ? board.points(this.amount(seat.points)) : '',
      seat.ready ? board.ready[seat.ready] : '',
      seat.dead ? board.dead : '',
      seat.won ? board.won : '',
    ];
    return board.join(parts.filter(Boolean));
  }

  hand({seat, held, drawn, hidden}: SeatShown): string {
    const {board} = this;
    if (seat === this.of.keysOf) return board.below;
    if (hidden) return board.hidden(held.length + (drawn === undefined ? 0 : 1));
    const own = held.length ? this.tiles(held) : board.nothing;
    return drawn === undefined ? own : board.join([own, board.drawn(this.tiles([drawn]))]);
  }

  melds({melds}: SeatShown): string {
    const {speech, strings} = this.words;
    const {board} = this;
    return board.join(
      melds.map(({meld, from}) => {
        const said = meld ? speech.speakMeld(strings, meld, this.shown.wild) : '';
        return from ? said + strings.punctuation.aside(board.from(this.seatName(from))) : said;
      }),
    );
  }

  river({river}: SeatShown): string {
    return this.thrown(river);
  }

  pool(pool: readonly RiverTile[]): string {
    return `${this.board.pool}${this.words.strings.punctuation.colon}${this.thrown(pool)}`;
  }

  /** Tiles one after the other, with what is said of those that are thrown otherwise than from the hand. */
  private thrown(river: readonly RiverTile[]): string {
    const {speech, strings} = this.words;
    const {board} = this;
    const said = river.map(({tile, drawn, declared, by, open, last, marked}) => {
      const notes = [
        drawn && board.thrown.drawn,
        declared && board.thrown.declared,
        by && board.taken(this.seatName(by)),
        open ? board.thrown.open : last && board.thrown.last,
        marked && board.thrown.marked,
      ].filter((note): note is string => Boolean(note));
      const name = speech.speakTile(strings.tiles, tile, this.shown.wild);
      return notes.length ? name + strings.punctuation.aside(board.join(notes)) : name;
    });
    return board.join(said);
  }

  out({out}: SeatShown): string {
    return out.length ? this.tiles(out) : '';
  }
}
