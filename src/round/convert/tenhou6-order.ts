/**
 * Puts the rows of a tenhou.net/6 log into the order in which they happened. The rows do not say it: after each discard it
 * is seen whose next tile is that one, called from there. Where two could have called it, both ways are tried.
 */
import type {Tile} from '../../core/tiles/tile.js';
import type {Place} from '../../core/situation/place.js';
import type {Gave, Got, Rows} from './tenhou6-rows.js';

/** What a player did, in the order of the hand. */
export interface Event {
  readonly player: number;
  readonly did: Got | Exclude<Gave, {is: 'nothing'}>;
}

/** The hand as far as its rows tell it. */
export interface Ordered {
  readonly events: readonly Event[];
  /** The last tile that was thrown, added to a pung or laid out, and by whom; none after a draw. */
  readonly open?: {readonly player: number; readonly tile: Tile};
  /** Who has drawn, and done nothing since. */
  readonly drew?: number;
}

/** How often it is begun anew where two could have called. */
const MOST_TRIES = 200;

/** @returns the place of the cell that does not fit, where the rows are of no hand */
export function orderOf(rows: readonly Rows[], dealer: number): Ordered | Place {
  const choices: Choice[] = [{after: new Walk(rows, dealer), caller: undefined}];
  let furthest: {walk: Walk; at: Place} | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const choice = choices.pop();
    if (!choice) break;
    const walk = choice.after;
    const wrong = walk.play(choice.caller, choices);
    if (!wrong) return walk.ordered();
    if (!furthest || walk.events.length > furthest.walk.events.length) furthest = {walk, at: wrong};
  }
  return furthest?.at ?? {start: 0, end: 0};
}

/** Where the hand goes on, and who calls there; undefined where nobody does. */
interface Choice {
  readonly after: Walk;
  readonly caller: number | undefined;
}

class Walk {
  readonly events: Event[];
  private readonly got: number[];
  private readonly gave: number[];
  private open: {player: number; tile: Tile} | undefined;
  private drew: number | undefined;

  constructor(
    private readonly rows: readonly Rows[],
    private turn: number,
    from?: Walk,
  ) {
    this.events = from ? [...from.events] : [];
    this.got = from ? [...from.got] : rows.map(() => 0);
    this.gave = from ? [...from.gave] : rows.map(() => 0);
    this.open = from?.open;
  }

  ordered(): Ordered {
    const {events, open, drew} = this;
    return {events, ...(open && {open}), ...(drew !== undefined && {drew})};
  }

  /**
   * Plays to the end.
   * @param choices gets the other ways that there were
   * @returns the place of what does not fit
   */
  play(first: number | undefined, choices: Choice[]): Place | undefined {
    let caller = first;
    for (;;) {
      if (caller !== undefined) this.turn = caller;
      const next = this.nextOf(this.turn);
      if (!next) return this.leftOver();
      if ((next.is === 'call') !== (caller !== undefined)) return next.at;
      const went = this.takeTurn(next);
      if (went !== 'thrown') return went === 'over' ? this.leftOver() : went;
      const callers = this.callers();
      this.turn = this.after(this.turn);
      caller = callers.shift();
      for (const other of [...callers, ...(caller === undefined ? [] : [undefined])].toReversed())
        choices.push({after: new Walk(this.rows, this.turn, this), caller: other});
    }
  }

  /** From a draw or call to a discard, over kongs and tiles laid out. */
  private takeTurn(first: Got): 'thrown' | 'over' | Place {
    let next: Got = first;
    for (;;) {
      this.take(next);
      const given = this.rows[this.turn].gave;
      if (this.gave[this.turn] >= given.length) return 'over';
      const gave = given[this.gave[this.turn]];
      const melded = next.is === 'call' && next.kind === 'kong';
      if ((gave.is === 'nothing') !== melded) return gave.at;
      this.gave[this.turn]++;
      if (gave.is !== 'nothing') this.give(gave, next);
      if (gave.is === 'discard') return 'thrown';
      const replacement = this.nextOf(this.turn);
      if (!replacement) return 'over';
      if (replacement.is === 'call') return replacement.at;
      next = replacement;
    }
  }

  private take(got: Got): void {
    this.events.push({player: this.turn, did: got});
    this.got[this.turn]++;
    this.open = undefined;
    this.drew = got.is === 'draw' ? this.turn : undefined;
  }

  private give(gave: Exclude<Gave, {is: 'nothing'}>, got: Got): void {
    this.events.push({player: this.turn, did: gave});
    const drawn = got.is === 'draw' ? got.tile : undefined;
    const tile = gave.is === 'kong' ? gave.called.tiles[gave.called.index] : (gave.tile ?? drawn);
    this.open = tile === undefined ? undefined : {player: this.turn, tile};
    this.drew = undefined;
  }

  private nextOf(player: number): Got | undefined {
    const {got} = this.rows[player];
    return this.got[player] < got.length ? got[this.got[player]] : undefined;
  }

  private after(player: number): number {
    return (player + 1) % this.rows.length;
  }

  /** Whose next tile is the one just thrown, those of pungs and kongs first. */
  private callers(): number[] {
    const {open} = this;
    if (!open) return [];
    const found = this.rows.flatMap((_, player) => {
      const next = this.nextOf(player);
      if (next?.is !== 'call' || next.called.tiles[next.called.index] !== open.tile) return [];
      return (player + next.turns) % SEATS === open.player ? [{player, chow: next.kind === 'chow'}] : [];
    });
    return found.sort((a, b) => Number(a.chow) - Number(b.chow)).map(({player}) => player);
  }

  /** A cell that nobody came to. */
  private leftOver(): Place | undefined {
    for (const [player, {got, gave}] of this.rows.entries()) {
      const rest = [...got.slice(this.got[player]), ...gave.slice(this.gave[player])];
      if (rest.length) return rest[0].at;
    }
    return undefined;
  }
}

/** Players sit as at a table for four, three of them too. */
const SEATS = 4;
