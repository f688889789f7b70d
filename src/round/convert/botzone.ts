/**
 * Reads logs of the Chinese-Standard-Mahjong platform (Botzone) as records of `guobiao`. Each of the four players
 * draws from a quarter of the tiles of his own, so records have no wall. Player 0 deals.
 */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {kindName, kindOf, HONOR, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {inTileOrder} from '../record/tiles.js';
import {notationOf} from '../text/notation.js';
import {meldText, tileIn} from '../text/tiles.js';
import type {LogHand} from './log-hand.js';
import {bySeat} from '../state/rules.js';

/** 萬 W, 餅 B, 條 T, winds F1–F4, 中 發 白 J1–J3. */
function tileOf(text: string): string | undefined {
  const match = /^([WBTFJ])([1-9])$/.exec(text);
  if (!match) return undefined;
  const n = Number(match[2]);
  const suit = 'WBT'.indexOf(match[1]);
  if (suit >= 0) return `${n}${'mps'.charAt(suit)}`;
  const honors = match[1] === 'F' ? 'ESWN' : 'CFP';
  return honors.charAt(n - 1) || undefined;
}

/** How many tiles each player may draw: a quarter of 136, less his hand. */
const DRAWS = 34 - 13;

interface Hand {
  readonly at: number;
  readonly lines: readonly {readonly n: number; readonly words: readonly string[]}[];
}

/** Reads every match of a log; a match that cannot be read comes back with its problem. */
export function fromBotzone(text: string): readonly LogHand[] {
  const hands: {at: number; lines: {n: number; words: string[]}[]}[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    const words = line.trim().split(/\s+/).filter(Boolean);
    if (!words.length) return;
    if (words[0] === 'Match' || !hands.length) hands.push({at: i + 1, lines: []});
    hands[hands.length - 1].lines.push({n: i + 1, words});
  });
  return hands.map(convert);
}

function convert(hand: Hand): LogHand {
  const reader = new BotzoneReader(hand);
  for (const {n, words} of hand.lines) {
    if (reader.read(n, words)) continue;
    const message = words.join(' ').slice(0, 80);
    return {line: hand.at, places: [], fault: {code: 'foreign', message, line: n, column: 1}};
  }
  return (
    reader.logHand() ?? {
      line: hand.at,
      places: [],
      fault: {code: 'foreign', message: 'Score', line: hand.lines.at(-1)?.n ?? hand.at, column: 1},
    }
  );
}

type Draft = {-readonly [K in keyof RecordMove]: RecordMove[K]};

/** Reads the lines of one match. */
class BotzoneReader {
  private round: Seat | undefined;
  private readonly hands: Partial<Record<Seat, string>> = {};
  private readonly moves: Draft[] = [];
  private readonly lines: number[] = [];
  private readonly draws = [0, 0, 0, 0];
  private open: {seat: Seat; tile: string} | undefined;
  private fan: number | undefined;
  private scores: readonly number[] | undefined;
  private winner: Seat | undefined;
  private drawn = false;

  constructor(private readonly hand: Hand) {}

  /** @returns whether the line could be read */
  read(n: number, words: readonly string[]): boolean {
    const [first, second] = words;
    if (this.scores) return false;
    switch (first) {
      case 'Match':
        return true;
      case 'Wind':
        return this.wind(Number(second));
      case 'Player':
        return this.player(n, words);
      case 'Huang':
        return this.end(n);
      case 'Fan':
        return this.won(second);
      case 'Score':
        return this.score(words.slice(1).map(Number));
      default:
        return false;
    }
  }

  private wind(n: number): boolean {
    if (!(n in SEATS) || this.round) return false;
    this.round = SEATS[n];
    return true;
  }

  /** What the winner's hand is worth. */
  private won(fan = ''): boolean {
    if (!this.winner || this.fan !== undefined || !/^\d{1,4}$/.test(fan)) return false;
    this.fan = Number(fan);
    return true;
  }

  /** The last line: somebody has won, and for how much, or the hand was drawn. */
  private score(scores: readonly number[]): boolean {
    if (scores.length !== 4 || !scores.every(Number.isInteger)) return false;
    this.scores = scores;
    return this.drawn || this.fan !== undefined;
  }

  private end(n: number): boolean {
    if (this.winner || this.drawn) return false;
    this.drawn = true;
    this.add(n, {seat: this.open?.seat ?? 'east', do: 'end'});
    return true;
  }

  private player(n: number, [, who, what, ...rest]: readonly string[]): boolean {
    const seat: Seat | undefined = SEATS[Number(who)];
    if (!seat) return false;
    if (what === 'Deal') return this.deal(seat, rest);
    if (this.drawn || SEATS.some((other) => this.hands[other] === undefined)) return false;
    const ignored = rest.indexOf('Ignore');
    const own = ignored < 0 ? rest : rest.slice(0, ignored);
    const tile = tileOf(own[0] ?? '');
    if (tile === undefined || own.length !== 1) return false;
    // a player whose claim was overruled made it before
    if (ignored >= 0 && !this.ignored(n, rest.slice(ignored + 1))) return false;
    return this.act(n, seat, what, tile);
  }

  /** Reads the claims overruled in a line: `Player 2 Hu W7`, once or several times. */
  private ignored(n: number, words: readonly string[]): boolean {
    for (let i = 0; i < words.length; i += 5) {
      const [player, who, what, name] = words.slice(i, i + 4);
      const seat: Seat | undefined = SEATS[Number(who)];
      const tile = tileOf(name ?? '');
      if (player !== 'Player' || !seat || tile === undefined) return false;
      if (words[i + 4] !== undefined && words[i + 4] !== 'Ignore') return false;
      if (!this.claim(n, seat, what, tile)) return false;
    }
    return true;
  }

  private deal(seat: Seat, names: readonly string[]): boolean {
    const tiles = names.map((name) => tileIn(tileOf(name)));
    const isEarly = this.round !== undefined && this.hands[seat] === undefined;
    if (!isEarly || tiles.length !== 13 || tiles.includes(undefined)) return false;
    this.hands[seat] = notationOf(inTileOrder(tiles as Tile[]));
    return true;
  }

  private add(n: number, move: Draft): true {
    this.moves.push(move);
    this.lines.push(n);
    return true;
  }

  private act(n: number, seat: Seat, what: string, tile: string): boolean {
    switch (what) {
      case 'Draw':
        this.draws[SEATS.indexOf(seat)]++;
        return this.add(n, {seat, do: 'draw', tile});
      case 'Play':
        this.open = {seat, tile};
        return this.add(n, {seat, do: 'discard', tile});
      case 'AnGang':
        return this.add(n, {seat, do: 'kong', meld: `[[${four(tile)}]]`});
      case 'BuGang':
        this.open = {seat, tile};
        return this.add(n, {seat, do: 'kong', meld: this.added(tile)});
      default:
        return this.claim(n, seat, what, tile);
    }
  }

  private claim(n: number, seat: Seat, what: string, tile: string): boolean {
    const open = tileIn(this.open?.tile);
    const own = tileIn(tile);
    if (what === 'Hu') {
      this.winner ??= seat;
      return this.add(n, {seat, do: 'win', tile});
    }
    if (open === undefined || own === undefined) return false;
    if (what !== 'Chi' && open !== own) return false;
    if (what === 'Peng') return this.add(n, {seat, do: 'pung', meld: set('pung', open, [open, open])});
    if (what === 'Gang') return this.add(n, {seat, do: 'kong', meld: set('kong', open, [open, open, open])});
    if (what !== 'Chi' || kindOf(own) >= HONOR) return false;
    const three = [own - 1, own, own + 1];
    if (!three.includes(open)) return false;
    return this.add(n, {
      seat,
      do: 'chow',
      meld: set(
        'chow',
        open,
        three.filter((kind) => kind !== open),
      ),
    });
  }

  private added(tile: string): string {
    const kind = tileIn(tile) ?? 0;
    return `[${notationOf([kind, kind, kind])}+${kindName(kind)}]`;
  }

  logHand(): LogHand | undefined {
    const {scores, hands} = this;
    if (!scores || SEATS.some((seat) => hands[seat] === undefined)) return undefined;
    const net = bySeat(SEATS, (_, i) => scores[i]);
    const record: RoundRecord = {
      version: 1,
      rules: 'guobiao',
      start: {
        round: this.round,
        left: this.left(),
        turn: 'east',
        seats: Object.fromEntries(SEATS.map((seat) => [seat, {hand: hands[seat], river: []}])),
      },
      moves: this.moves,
      expect: {net},
    };
    return {
      record,
      line: this.hand.at,
      places: this.lines.map((line) => ({line, column: 1})),
      ...(this.winner && this.fan !== undefined ? {fan: this.fan} : {}),
      paid: {net, at: {line: this.hand.lines.at(-1)?.n ?? this.hand.at, column: 1}},
    };
  }

  /**
   * How many draws there are in all: those of the log, and at least one more where the hand is won before the wall
   * ends.
   */
  private left(): number {
    const made = this.draws.reduce((a, b) => a + b, 0);
    if (this.drawn) return made;
    const last = this.moves.findLast(({do: name}) => name === 'draw' || name === 'discard')?.seat ?? 'east';
    const next = this.draws[(SEATS.indexOf(last) + 1) % 4];
    return next >= DRAWS ? made : made + 1;
  }
}

const four = (tile: string): string => {
  const kind = tileIn(tile) ?? 0;
  return notationOf([kind, kind, kind, kind]);
};

const set = (kind: 'chow' | 'pung' | 'kong', called: Tile, own: readonly Tile[]): string =>
  meldText({kind, tiles: [called, ...own], open: true, called: 0});
