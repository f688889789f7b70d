/**
 * Reads logs of the Chinese-Standard-Mahjong platform (Botzone) as records of `guobiao`. Each of the four players
 * draws from a quarter of the tiles of his own, so records have no wall. Player 0 deals.
 */
import type {MeldKind} from '../../core/notation/hand.js';
import type {LineColumn} from '../../core/situation/place.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {tileName, type Tile} from '../../core/tiles/tile.js';
import type {RoundRecord} from '../record/record.js';
import {inTileOrder} from '../record/tiles.js';
import {bySeat} from '../state/rules.js';
import {notationOf} from '../text/notation.js';
import {tileIn} from '../text/tiles.js';
import {LogBuilder} from './log-builder.js';
import type {LogHand} from './log-hand.js';
import {addedKong, claimOf, concealedKong} from './log-sets.js';

/** 萬 W, 餅 B, 條 T, winds F1–F4, 中 發 白 J1–J3. */
function tileOf(text = ''): Tile | undefined {
  const [, sign, digit] = /^([WBTFJ])([1-9])$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const suit = 'WBT'.indexOf(sign);
  const honors = sign === 'F' ? 'ESWN' : 'CFP';
  return tileIn(suit < 0 ? honors.charAt(Number(digit) - 1) : digit + 'mps'.charAt(suit));
}

/** The sets that are claimed. */
const CLAIMS: Readonly<Record<string, MeldKind>> = {Chi: 'chow', Peng: 'pung', Gang: 'kong'};

/** How many tiles each player may draw: a quarter of 136, less his hand. */
const DRAWS = 34 - 13;

interface Line {
  readonly n: number;
  readonly words: readonly string[];
  /** Whether the text ends in this line. */
  readonly isEnd: boolean;
}

interface Hand {
  readonly at: number;
  readonly lines: readonly Line[];
}

/**
 * Reads every match of a log; a match that cannot be read comes back with its problem.
 * @param rules the id of the rules by which the hands are judged
 */
export function fromBotzone(text: string, rules = 'guobiao'): readonly LogHand[] {
  const hands: {at: number; lines: Line[]}[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, i, all) => {
    const words = line.trim().split(/\s+/).filter(Boolean);
    if (!words.length) return;
    if (words[0] === 'Match' || !hands.length) hands.push({at: i + 1, lines: []});
    hands[hands.length - 1].lines.push({n: i + 1, words, isEnd: i === all.length - 1});
  });
  return hands.map((hand) => convert(hand, rules));
}

function convert(hand: Hand, rules: string): LogHand {
  const reader = new BotzoneReader(hand, rules);
  const faultAt = (code: 'foreign' | 'log-cut-off', {n, words}: Line): LogHand => {
    const message = words.join(' ').slice(0, SHOWN);
    return {line: hand.at, places: [], fault: {code, message, line: n, column: 1}};
  };
  const wrong = hand.lines.find(({n, words}) => !reader.read(n, words));
  if (wrong) return faultAt(wrong.isEnd ? 'log-cut-off' : 'foreign', wrong);
  const last = hand.lines.at(-1);
  return reader.logHand() ?? faultAt('log-cut-off', last ?? {n: hand.at, words: [], isEnd: true});
}

/** So much is shown of what cannot be read, in characters. */
const SHOWN = 80;

/** Reads the lines of one match. */
class BotzoneReader {
  private readonly log = new LogBuilder();
  private readonly hands: Partial<Record<Seat, string>> = {};
  private round: Seat | undefined;
  private fan: number | undefined;

  constructor(
    private readonly hand: Hand,
    private readonly rules: string,
  ) {}

  /** @returns whether the line could be read */
  read(n: number, words: readonly string[]): boolean {
    const [first, second] = words;
    const at = {line: n, column: 1};
    if (this.log.net) return false;
    switch (first) {
      case 'Match':
        return true;
      case 'Wind':
        return this.wind(Number(second));
      case 'Player':
        return this.player(at, words);
      case 'Huang':
        return !this.isOver && this.log.end(at, SEATS);
      case 'Fan':
        return this.won(second);
      case 'Score':
        return this.score(at, words.slice(1).map(Number));
      default:
        return false;
    }
  }

  private did(name: 'win' | 'end'): boolean {
    return this.log.moves.some((move) => move.do === name);
  }

  private get isOver(): boolean {
    return this.did('win') || this.did('end');
  }

  private wind(n: number): boolean {
    if (!(n in SEATS) || this.round) return false;
    this.round = SEATS[n];
    return true;
  }

  /** What the winner's hand is worth. */
  private won(fan = ''): boolean {
    if (!this.did('win') || this.fan !== undefined || !/^\d{1,4}$/.test(fan)) return false;
    this.fan = Number(fan);
    return true;
  }

  /** The last line: somebody has won, and for how much, or the hand was drawn. */
  private score(at: LineColumn, scores: readonly number[]): boolean {
    if (scores.length !== 4 || !scores.every(Number.isInteger)) return false;
    this.log.score(
      at,
      bySeat(SEATS, (_, i) => scores[i]),
    );
    return this.did('end') || this.fan !== undefined;
  }

  private player(at: LineColumn, [, who, what, ...rest]: readonly string[]): boolean {
    const seat: Seat | undefined = SEATS[Number(who)];
    if (!seat) return false;
    if (what === 'Deal') return this.deal(seat, rest);
    if (this.did('end') || SEATS.some((other) => this.hands[other] === undefined)) return false;
    const ignored = rest.indexOf('Ignore');
    const own = ignored < 0 ? rest : rest.slice(0, ignored);
    const tile = tileOf(own[0]);
    if (tile === undefined || own.length !== 1) return false;
    const open = this.log.shown.open?.tile;
    // a player whose claim was overruled made it before
    if (ignored >= 0 && !this.ignored(at, rest.slice(ignored + 1), open)) return false;
    return this.act(at, seat, what, tile, open);
  }

  /** Reads the claims overruled in a line: `Player 2 Hu W7`, once or several times. */
  private ignored(at: LineColumn, words: readonly string[], open: Tile | undefined): boolean {
    for (let i = 0; i < words.length; i += 5) {
      const [player, who, what, name] = words.slice(i, i + 4);
      const seat: Seat | undefined = SEATS[Number(who)];
      const tile = tileOf(name);
      if (player !== 'Player' || !seat || tile === undefined) return false;
      if (words[i + 4] !== undefined && words[i + 4] !== 'Ignore') return false;
      if (!this.claim(at, seat, what, tile, open)) return false;
    }
    return true;
  }

  private deal(seat: Seat, names: readonly string[]): boolean {
    const tiles = names.map(tileOf);
    const isEarly = this.round !== undefined && this.hands[seat] === undefined;
    if (!isEarly || tiles.length !== 13 || tiles.includes(undefined)) return false;
    this.hands[seat] = notationOf(inTileOrder(tiles as Tile[]));
    return true;
  }

  private act(at: LineColumn, seat: Seat, what: string, tile: Tile, open: Tile | undefined): boolean {
    const {log} = this;
    switch (what) {
      case 'Draw':
        return log.draw(at, seat, tile);
      case 'Play':
        return log.discard(at, seat, tile, false);
      case 'AnGang':
        return log.add(at, seat, concealedKong([tile, tile, tile, tile]));
      case 'BuGang':
        return log.add(at, seat, addedKong([tile, tile, tile], tile));
      default:
        return this.claim(at, seat, what, tile, open);
    }
  }

  private claim(at: LineColumn, seat: Seat, what: string, tile: Tile, open: Tile | undefined): boolean {
    if (what === 'Hu') return this.log.add(at, seat, {do: 'win', tile: tileName(tile)});
    const kind = Object.hasOwn(CLAIMS, what) ? CLAIMS[what] : undefined;
    const move = kind && claimOf(kind, tile, open);
    return move !== undefined && this.log.add(at, seat, move);
  }

  /** The hand: unfinished where the log stops before its end, undefined where it stops before all are dealt. */
  logHand(): LogHand | undefined {
    const {log, hands, fan} = this;
    const {net, moves} = log;
    if (SEATS.some((seat) => hands[seat] === undefined)) return undefined;
    const record: RoundRecord = {
      version: 1,
      rules: this.rules,
      start: {
        round: this.round,
        left: this.left(),
        turn: 'east',
        seats: Object.fromEntries(SEATS.map((seat) => [seat, {hand: hands[seat], river: []}])),
      },
      moves,
      ...(net && {expect: {net}}),
    };
    return {
      ...log.logHand({line: this.hand.at, column: 1}, record),
      ...(fan !== undefined && {fan}),
    };
  }

  /**
   * How many draws there are in all: those of the log where the next player has no tile left, and otherwise as many as all
   * players have.
   */
  private left(): number {
    const {moves} = this.log;
    const draws = moves.filter((move) => move.do === 'draw');
    if (this.did('end')) return draws.length;
    const last = moves.findLast((move) => move.do === 'draw' || move.do === 'discard')?.seat ?? 'east';
    const next = SEATS[(SEATS.indexOf(last) + 1) % SEATS.length];
    return draws.filter(({seat}) => seat === next).length >= DRAWS ? draws.length : SEATS.length * DRAWS;
  }
}
