/**
 * Writes a record as text, in the canonical form or with Chinese characters; parsing the text gives the same record.
 */
import {formatHand, formatTiles} from '../../core/notation/format.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import type {BySeat} from '../../core/game/flow.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {writeComment} from './comments.js';
import {unspaced} from './player-names.js';
import {
  endOfTurn,
  type RecordSeat,
  type ThrownTile,
  type ExpectedResult,
  type RoundRecord,
  type Start,
  type MoveName,
  type RecordMove,
} from '../record/record.js';
import {isFault} from '../../core/situation/result.js';

/** The script of the text: Latin letters, or Chinese characters. */
export type RoundScript = 'latin' | 'kanji';

const WHO: Readonly<Record<RoundScript, Readonly<Record<Seat, string>>>> = {
  latin: {east: 'E', south: 'S', west: 'W', north: 'N'},
  kanji: {east: '東', south: '南', west: '西', north: '北'},
};

const WORDS: Readonly<Record<RoundScript, Readonly<Partial<Record<MoveName, string>>>>> = {
  latin: {draw: '+', discard: '-'},
  kanji: {
    draw: '摸',
    discard: '打',
    out: '花',
    ready: '聽',
    riichi: 'リーチ',
    open: 'オープン',
    win: '和',
    pass: '過',
    end: '流局',
    falsewin: '錯和',
  },
};

const CALLS: Readonly<Partial<Record<MoveName, string>>> = {chow: '吃', pung: '碰', kong: '槓'};

/** Writes a record: names, a line for each seat, a line for each turn, and what the hand comes to. */
export function formatRound(record: RoundRecord, script: RoundScript = 'latin'): string {
  return new Writer(script).textOf(record);
}

class Writer {
  private readonly who: Readonly<Record<Seat, string>>;

  constructor(private readonly script: RoundScript) {
    this.who = WHO[script];
  }

  textOf(record: RoundRecord): string {
    const {start, moves, expect, note, name} = record;
    const names = this.names(record).join('\n');
    const seats = SEATS.flatMap((seat) => {
      const said = start.seats?.[seat];
      return said ? [this.seat(seat, said)] : [];
    });
    const lines = [...(names ? [names] : []), ...seats];
    if (note) lines.push(writeComment(note));
    if (moves.length || name) lines.push(name ? `play: @${name}` : 'play:', ...this.turns(moves));
    if (expect) lines.push(this.expect(expect));
    return `${lines.join('\n')}\n`;
  }

  private names({rules, options, start}: RoundRecord): string[] {
    const {round, dealer, turn, points, players, wild, indicators, ura, wall, dice} = start;
    const seat = (of: Seat | undefined): string | undefined => of && this.who[of];
    const said: readonly (readonly [string, string | number | undefined])[] = [
      ['rules', rules],
      ['options', (options && optionsText(options)) || undefined],
      ['round', seat(round)],
      ['dealer', seat(dealer)],
      ['counters', start.counters],
      ['sticks', start.sticks],
      ['points', points && this.points(points)],
      ['players', players?.map(unspaced).join(',')],
      ['sitsout', start.sitsOut === undefined ? undefined : unspaced(start.sitsOut)],
      ['wild', wild && this.tiles(wild)],
      ['indicators', indicators && this.tiles(indicators)],
      ['ura', ura && this.tiles(ura)],
      ['dice', dice?.join(',')],
      ['wall', wall],
      ['seed', start.seed],
      ['left', start.left],
      ['kongs', start.kongs],
      ['turn', seat(turn)],
      ['start', start.start],
      ['discards', start.discards],
    ];
    const texts = said
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value ?? ''}`);
    return texts.length ? [texts.join(' ')] : [];
  }

  private points(points: NonNullable<Start['points']>): string {
    return Object.entries(points)
      .map(([seat, n]) => `${this.who[seat as Seat]}${n}`)
      .join(',');
  }

  /** Tiles in the script of the text, written together. */
  private tiles(text: string): string {
    if (this.script === 'latin') return text;
    const read = parseTiles(text);
    return isFault(read) ? text : formatTiles(read.tiles, 'kanji').replaceAll(' ', '');
  }

  private hand(text: string): string {
    if (this.script === 'latin') return text;
    const read = parseHand(text);
    return isFault(read) ? text : formatHand(read.hand, 'kanji');
  }

  private seat(seat: Seat, {hand, out, ready, river, claimable}: RecordSeat): string {
    const words = WORDS[this.script];
    const parts = [
      `${this.who[seat]}:`,
      ...(hand ? [this.hand(hand)] : []),
      ...(out ? [`${words.out ?? 'out'} ${this.tiles(out)}`] : []),
      ...(ready ? [words[ready] ?? ready] : []),
      ...(river ? ['|', ...river.map((thrown) => this.thrown(thrown))] : []),
    ];
    return parts.join(' ') + (claimable ? '?' : '');
  }

  private thrown({tile, drawn, declared, by}: ThrownTile): string {
    return this.tiles(tile) + (drawn ? '^' : '') + (declared ? '*' : '') + (by ? `>${this.who[by]}` : '');
  }

  /** One line for each run of moves of one seat. */
  private turns(moves: readonly RecordMove[]): string[] {
    const lines: string[] = [];
    for (let at = 0; at < moves.length;) {
      const end = endOfTurn(moves, at);
      const turn = moves.slice(at, end);
      const said = turn.map((move) => this.move(move)).join(' ');
      const {line} = turn[0];
      const aside = line ? ` (${this.turns(line).join(' ')})` : '';
      lines.push(`${this.who[moves[at].seat]}: ${said}${aside}`);
      at = end;
    }
    return lines;
  }

  private move(move: RecordMove): string {
    const sign = move.assert === 'legal' ? '?' : move.assert === 'illegal' ? '!' : '';
    const name = move.name ? ` @${move.name}` : '';
    const note = move.note ? ` ${writeComment(move.note)}` : '';
    return sign + this.said(move) + name + note;
  }

  private said({do: name, tile, meld}: RecordMove): string {
    if (meld) return (this.script === 'kanji' ? (CALLS[name] ?? '') : '') + this.hand(meld);
    const word = WORDS[this.script][name] ?? name;
    if (tile === undefined) return word;
    return name === 'out' ? `${word} ${this.tiles(tile)}` : word + this.tiles(tile);
  }

  private expect({net, next, points}: ExpectedResult): string {
    const parts: string[] = [];
    const list = (numbers: BySeat<number>, sign: (n: number) => string): string =>
      Object.entries(numbers)
        .map(([seat, n]) => this.who[seat as Seat] + sign(n))
        .join(' ');
    if (net) parts.push(list(net, (n) => (n < 0 ? String(n) : `+${n}`)));
    if (next)
      parts.push(`next ${this.who[next.dealer]}${next.counters === undefined ? '' : ` ${next.counters}`}`);
    if (points) parts.push(`points ${list(points, String)}`);
    return `expect ${parts.join(', ')}`;
  }
}

function optionsText(options: Readonly<Record<string, unknown>>): string {
  const value = (of: unknown): string =>
    typeof of === 'object' && of !== null
      ? Object.entries(of)
          .map(([key, n]) => `${key}=${String(n)}`)
          .join(',')
      : String(of);
  return Object.entries(options)
    .map(([name, of]) => `${name}:${value(of)}`)
    .join(';');
}
