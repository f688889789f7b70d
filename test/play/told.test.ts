/**
 * Who only hears a hand knows the table: rivers, sets, flowers and the own draw are rebuilt from what is said. `HANDS=100` plays so
 * many of each rule set.
 */
import {describe, expect, it} from 'vitest';
import {isFault} from '../../src/core/situation/result.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {FLOWER, KINDS, RED, tileName, type Tile} from '../../src/core/tiles/tile.js';
import {toldMoves} from '../../src/elements/mj-play/asked.js';
import {playWords, type PlayingStrings} from '../../src/locales/play.js';
import {speakTile} from '../../src/locales/speech.js';
import {OpenHand} from '../../src/play/table/open-hand.js';
import {thoughtOut} from '../../src/play/players/player.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {handsOf, patienceOf} from './hands-of.js';
import {played, tableOf} from './tables.js';

const TILES: readonly Tile[] = [
  ...Array.from({length: KINDS}, (_, kind) => kind),
  ...Array.from({length: 8}, (_, i) => FLOWER + i),
  ...Array.from({length: KINDS}, (_, kind) => kind | RED),
];

const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([seat, list]) => [seat, list.toSorted()]));

/** A table as somebody knows it who hears what is done. */
class Heard {
  readonly rivers: Record<string, string[]> = {};
  readonly sets: Record<string, number> = {};
  readonly aside: Record<string, string[]> = {};
  drawn = '';
  private last = '';
  private readonly tileOf: ReadonlyMap<string, string>;
  private readonly seatOf: ReadonlyMap<string, Seat>;

  constructor(
    strings: PlayingStrings,
    seats: readonly Seat[],
    private readonly reader: Seat,
  ) {
    this.tileOf = new Map(
      TILES.map((tile) => [speakTile(strings.tiles, tile).toLowerCase(), tileName(tile)]),
    );
    const {self, seat: nameOf} = strings.referee;
    this.seatOf = new Map(seats.map((seat) => [seat === reader ? self : nameOf(seat), seat]));
    for (const seat of seats) [this.rivers[seat], this.sets[seat], this.aside[seat]] = [[], 0, []];
  }

  hear(text: string): void {
    for (const [, who, does, what] of text.matchAll(/(\w+) (\w+(?: aside| the fourth)?) ?([^.]*)\./g)) {
      const seat = this.seatOf.get(who);
      if (!seat) throw new Error(`nobody does ${text}`);
      // "South discards", but "You discard"
      this.note(seat, does.replace(/s\b/, ''), this.tileOf.get(what.toLowerCase()) ?? what);
    }
  }

  private note(seat: Seat, does: string, tile: string): void {
    if (does === 'discard') this.rivers[seat].push(tile === 'the drawn tile' ? this.drawn : tile);
    if (does === 'discard') this.last = seat;
    if (does === 'set aside') this.aside[seat].push(tile);
    if (does === 'draw' && seat === this.reader) this.drawn = tile;
    if (/^(?:chow|pung|kong|declare)$/.test(does) && !/ready|riichi|drawn|false/.test(tile))
      this.sets[seat]++;
    if (/^(?:chow|pung|kong)$/.test(does)) this.rivers[this.last].push('taken');
  }

  get table() {
    const {rivers, sets, aside} = this;
    return {rivers, sets, aside: sorted(aside)};
  }

  /** What of it a position has. */
  static of({seats}: RoundPosition, of: readonly Seat[]) {
    const each = <T>(read: (seat: NonNullable<RoundPosition['seats'][Seat]>) => T) =>
      Object.fromEntries(of.map((seat) => [seat, read(seats[seat] as never)]));
    return {
      rivers: each(({river}) => river.flatMap(({tile, by}) => [tileName(tile), ...(by ? ['taken'] : [])])),
      sets: each(({melds}) => melds.length),
      aside: sorted(each(({out}) => out.map((tile) => tileName(tile)))),
    };
  }
}

const FEW = 3;

it.each([
  ['en', 'You discard 5 of dots. West discards 5 of dots. You win.'],
  ['ja', '自分が五筒を捨てました。西家が五筒を捨てました。自分が和了しました。'],
  ['zh-Hant', '你打五筒。西家打五筒。你胡牌。'],
] as const)('calls the seat of the reader by a word of its own: %s', async (lang, told) => {
  await playWords.load(lang);
  const strings = playWords.get(lang);
  if (!strings) throw new Error('no words');
  const moves = [
    {seat: 'south', do: 'discard', tile: '5p'},
    {seat: 'west', do: 'discard', tile: '5p'},
    {seat: 'south', do: 'win'},
  ] as const;
  const news = moves.map((move) => ({move}));
  expect(toldMoves(strings, news, 'south', () => [])).toBe(told);
});

describe.each(played)('$id', {timeout: patienceOf(FEW)}, (ruleset) => {
  it('is known to who only hears it, at every decision', async () => {
    const table = await tableOf(ruleset);
    const {seats} = table.rules;
    await playWords.load('en');
    const strings = playWords.get('en');
    if (!strings) throw new Error('no words');
    const [, reader] = seats;
    let decisions = 0;
    for (let seed = 1; seed <= handsOf(FEW); seed++) {
      const random = randomOf(`told ${seed}`);
      const hand = OpenHand.deal(table, {seed: `told-${seed}`, seat: reader, levelOf: () => 3});
      if (isFault(hand)) throw new Error(hand.code);
      const heard = new Heard(strings, seats, reader);
      let known = 0;
      for (let went = thoughtOut(hand.goOn()); went !== 'over'; went = thoughtOut(hand.goOn())) {
        if (!hand.question) continue;
        const news = hand.log.moves.slice(known).map((move) => ({move}));
        known = hand.log.moves.length;
        heard.hear(toldMoves(strings, news, reader, () => []));
        expect(heard.table).toEqual(Heard.of(hand.question.seen, seats));
        const {drawn} = hand.question.seen.seats[reader] ?? {};
        if (drawn !== undefined && hand.question.seen.phase.is === 'act' && known > 1)
          expect(heard.drawn).toBe(tileName(drawn));
        decisions++;
        const {moves} = hand.question;
        hand.answer(moves[random.below(moves.length)]);
      }
    }
    expect(decisions).toBeGreaterThan(10);
  });
});
