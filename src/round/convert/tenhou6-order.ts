/**
 * Puts the rows of a tenhou.net/6 log into the order in which they happened. The log itself does not say it: after
 * each discard, whoever has as his next tile a call of that discard is the caller. Where two players could have
 * called, both ways are tried.
 */
import type {Tile} from '../../core/tiles/tile.js';
import type {Place} from '../../core/situation/place.js';
import type {TurnMade, TileGot, PlayerRows} from './tenhou6-cells.js';
import type {Result} from '../../core/situation/result.js';
import {misread, type Misread} from './log-texts.js';

/** What a player did, in the order of the hand. */
export interface PlayerAct {
  readonly player: number;
  readonly did: TileGot | Exclude<TurnMade, {is: 'nothing'}>;
}

/** How many ways are tried at most where two players could have called. */
const MOST_TRIES = 200;

/** What the players of a hand did, in order. What fits no order is misread. */
export function orderOf(rows: readonly PlayerRows[], dealer: number): Result<readonly PlayerAct[], Misread> {
  const choices: Choice[] = [{after: new Walk(rows, dealer), caller: undefined}];
  let furthest: {walk: Walk; at: Place} | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const choice = choices.pop();
    if (!choice) break;
    const walk = choice.after;
    const wrong = walk.play(choice.caller, choices);
    if (!wrong) return walk.events;
    if (!furthest || walk.events.length > furthest.walk.events.length) furthest = {walk, at: wrong};
  }
  return misread(furthest?.at ?? {start: 0, end: 0});
}

/** A point to go on from, and who calls there (undefined: nobody). */
interface Choice {
  readonly after: Walk;
  readonly caller: number | undefined;
}

class Walk {
  readonly events: PlayerAct[];
  private readonly got: number[];
  private readonly gave: number[];
  private open: {player: number; tile: Tile} | undefined;

  constructor(
    private readonly rows: readonly PlayerRows[],
    private turn: number,
    from?: Walk,
  ) {
    this.events = from ? [...from.events] : [];
    this.got = from ? [...from.got] : rows.map(() => 0);
    this.gave = from ? [...from.gave] : rows.map(() => 0);
    this.open = from?.open;
  }

  /**
   * Plays the rows to the end.
   * @param choices collects the other ways the hand could have gone
   * @returns the place of the cell that does not fit
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

  /** Plays a turn from a draw or call to a discard, with the kongs and the tiles set aside between them. */
  private takeTurn(first: TileGot): 'thrown' | 'over' | Place {
    let next: TileGot = first;
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

  private take(got: TileGot): void {
    this.events.push({player: this.turn, did: got});
    this.got[this.turn]++;
    this.open = undefined;
  }

  private give(gave: Exclude<TurnMade, {is: 'nothing'}>, got: TileGot): void {
    this.events.push({player: this.turn, did: gave});
    const drawn = got.is === 'draw' ? got.tile : undefined;
    const tile = gave.is === 'kong' ? gave.called.tiles[gave.called.index] : (gave.tile ?? drawn);
    this.open = tile === undefined ? undefined : {player: this.turn, tile};
  }

  private nextOf(player: number): TileGot | undefined {
    const {got} = this.rows[player];
    return this.got[player] < got.length ? got[this.got[player]] : undefined;
  }

  private after(player: number): number {
    return (player + 1) % this.rows.length;
  }

  /** The players whose next tile is a call of the open tile; pungs and kongs first. */
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

  /** The place of the first cell that the walk did not reach. */
  private leftOver(): Place | undefined {
    for (const [player, {got, gave}] of this.rows.entries()) {
      const rest = [...got.slice(this.got[player]), ...gave.slice(this.gave[player])];
      if (rest.length) return rest[0].at;
    }
    return undefined;
  }
}

/** Seats are numbered as at a table for four, with three players too. */
const SEATS = 4;
