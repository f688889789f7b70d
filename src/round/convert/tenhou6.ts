/**
 * Reads logs of tenhou.net/6. Without rules, only the order of turns and the number of tiles of a record are checked; with
 * the rules of riichi mahjong for four players, the referee judges every move and the result. What a record has no place for is kept in its `foreign`, so that the log can be written again as it was.
 */
import type {BySeat} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import {isRed, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import type {Place} from '../../core/situation/place.js';
import {isRecord, isWhole} from '../../core/situation/value.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {meldText} from '../text/tiles.js';
import type {LogHand} from './log-hand.js';
import {plainOf, type Json} from './json-places.js';
import {logFaultAt, logTexts, misread, type Misread, type Source} from './log-texts.js';
import {namesOfLog, netBySeat, riichiRecord, seatingOf} from './riichi-hand.js';
import {houseOptions, type RiichiHouse} from './riichi-house.js';
import {houseOfRuleList, lobbyOf, type LobbySetting} from './tenhou6-lobby.js';
import {orderOf, type PlayerAct, type OrderedHand} from './tenhou6-order.js';
import {readTenhouResult, type PlacedValue, type LogResult} from './tenhou6-result.js';
import {readGave, readGot, type PlayerRows} from './tenhou6-rows.js';
import {tileFrom} from './tenhou6-tiles.js';
import {isFault, type Result} from '../../core/situation/result.js';

/** The parts of a log that a record has no place for. */
export interface Tenhou6Rest {
  /** Everything but the hands: title, names, rule. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Which hand of the game it is, from 0. */
  readonly kyoku: number;
  readonly points: readonly number[];
  readonly result: readonly unknown[];
}

const PLAYERS = 4;
const HELD = 13;
const COPIES = 4;
/** More than any player draws in a hand: the rows may be tried in many orders. */
const LONGEST_ROW = 60;

/**
 * Reads every hand of logs: of one, of one a line, or of addresses of that viewer that have a log in them
 * (`https://tenhou.net/6/#json=…`). A hand that cannot be read, or a text that is no log, comes back with its problem.
 * @param rules the id of the rules by which four players play
 */
export function fromTenhou6(text: string, rules?: string): readonly LogHand[] {
  return logTexts(text).flatMap((log) =>
    log.json ? handsOf(log.source, log.json, rules) : [logFaultAt(log.source, log.fault)],
  );
}

/** Reads the hands of one log. */
function handsOf(source: Source, json: Json, rules: string | undefined): readonly LogHand[] {
  const log = json.is === 'object' ? json.fields.get('log') : undefined;
  if (json.is !== 'object' || log?.is !== 'list') return [logFaultAt(source, log?.at ?? json.at)];
  const head = Object.fromEntries(
    [...json.fields].filter(([name]) => name !== 'log').map(([name, field]) => [name, plainOf(field)]),
  );
  return log.items.map((hand) => new HandReader(source, hand, head, rules).logHand());
}

/** Reads one hand: a list of 17 cells. */
class HandReader {
  constructor(
    private readonly source: Source,
    private readonly hand: Json,
    private readonly head: Readonly<Record<string, unknown>>,
    private readonly rules: string | undefined,
  ) {}

  logHand(): LogHand {
    const {source, hand} = this;
    const read = this.read();
    if (isFault(read)) return logFaultAt(source, read.at, hand.at);
    const {record, at, values, unread, paid} = read;
    const places = at.map(({start}) => source.placeOf(start));
    return {
      record,
      line: source.placeOf(hand.at.start).line,
      places,
      values: values.map(({place, ...value}) => ({...value, at: source.placeOf(place.start)})),
      ...(unread.length && {unread}),
      ...(paid && {paid: {net: paid.net, at: source.placeOf(paid.at.start)}}),
    };
  }

  private read(): Result<Read, Misread> {
    const {hand} = this;
    if (hand.is !== 'list' || hand.items.length !== 5 + 3 * PLAYERS) return misread(hand.at);
    const [counts, points, indicators, ura] = hand.items.slice(0, 4).map(numbersIn);
    if (counts?.length !== 3 || counts.some((n) => n < 0 || n > 999)) return misread(hand.items[0].at);
    if (points?.length !== PLAYERS) return misread(hand.items[1].at);
    const turned = tilesOf(indicators);
    if (!turned) return misread(hand.items[2].at);
    const under = tilesOf(ura);
    if (!under) return misread(hand.items[3].at);
    const seated = this.seated(counts[0]);
    if (isFault(seated)) return seated;
    const ordered = orderOf(
      seated.map(({rows}) => rows),
      counts[0] % PLAYERS,
    );
    if (isFault(ordered)) return ordered;
    const five = fiveIn(seated, ordered);
    if (five) return misread(five);
    const result = readTenhouResult(hand.items[16], ordered, seated.length);
    if (isFault(result)) return result;
    return this.record({counts, points, turned, under, seated, ordered, result});
  }

  /** For each player of the hand: tiles dealt, drawn and discarded. */
  private seated(kyoku: number): Result<Seated[], Misread> {
    if (this.hand.is !== 'list') return misread(this.hand.at);
    const {items} = this.hand;
    const count = isEmpty(items[4 + 9]) && isEmpty(items[4 + 10]) && isEmpty(items[4 + 11]) ? 3 : PLAYERS;
    if (kyoku % PLAYERS >= count) return misread(items[0].at);
    const seated: Seated[] = [];
    for (let player = 0; player < count; player++) {
      const [dealt, got, gave] = items.slice(4 + 3 * player, 7 + 3 * player);
      const tiles = tilesOf(numbersIn(dealt));
      if (tiles?.length !== HELD) return misread(dealt.at);
      const rows = rowsOf(got, gave);
      if (isFault(rows)) return rows;
      seated.push({dealt: tiles, at: dealt.at, rows});
    }
    return seated;
  }

  private record({counts, points, turned, under, seated, ordered, result}: Parts): Read {
    const [kyoku, counters, sticks] = counts;
    const {seatOf} = seatingOf(kyoku, seated.length);
    const {moves, at} = movesOf(ordered.events, seatOf);
    for (const {move, place} of result.moves(seatOf)) {
      moves.push(move);
      at.push(place);
    }
    const foreign: {readonly tenhou6: Tenhou6Rest} = {
      tenhou6: {head: this.head, kyoku, points, result: result.plain},
    };
    const {name} = this.head;
    const lobby = lobbyOf(this.head.csrule);
    const options = {...houseOptions(houseOf(this.head)), ...lobby?.options};
    const record = riichiRecord({
      ...{kyoku, counters, sticks, points, moves, foreign},
      ...(result.net && {net: result.net}),
      ...{indicators: turned, ura: under, hands: seated.map(({dealt}) => dealt)},
      names: namesOfLog(name),
      ...(this.rules !== undefined && {rules: this.rules}),
      ...(Object.keys(options).length && {options}),
    });
    const {net, paidAt} = result;
    const paid = net && paidAt && {net: netBySeat(net, kyoku), at: paidAt};
    const unread = this.rules === undefined ? [] : (lobby?.unread ?? []);
    return {record, at, values: result.values(seatOf), unread, ...(paid && {paid})};
  }
}

/** A hand that was read. */
interface Read {
  readonly record: RoundRecord;
  readonly at: readonly Place[];
  readonly values: readonly PlacedValue[];
  readonly unread: readonly LobbySetting[];
  readonly paid?: {readonly net: BySeat<number>; readonly at: Place};
}

/** The server's own words for its rules, such as 般南喰赤 or 大会戦東喰: length, open all simples, red fives. */
const SERVER_RULES = /^(?:三?[般上特鳳]|[^東南喰赤]*戦)?([東南])(喰?)(赤?)速?$/;

/** The house rules that a log names: in the server's words, by the number of red fives, or as the list of a lobby. */
function houseOf({rule}: Readonly<Record<string, unknown>>): RiichiHouse {
  const listed = houseOfRuleList(rule);
  if (listed) return listed;
  const said = isRecord(rule) ? rule : {};
  const words = typeof said.disp === 'string' ? SERVER_RULES.exec(said.disp) : null;
  const usual = redsIn(said.aka) ?? (words && !words[3] ? 0 : 1);
  const reds = {
    '5m': redsIn(said.aka51) ?? usual,
    '5p': redsIn(said.aka52) ?? usual,
    '5s': redsIn(said.aka53) ?? usual,
  };
  if (!words) return {reds};
  const [, length, open] = words;
  return {reds, openTanyao: open !== '', isEastOnly: length === '東'};
}

/** A number of red fives; undefined for anything else. */
const redsIn = (said: unknown): number | undefined => (isWhole(said, 0, COPIES) ? said : undefined);

interface Seated {
  readonly dealt: readonly Tile[];
  readonly at: Place;
  readonly rows: PlayerRows;
}

interface Parts {
  readonly counts: readonly number[];
  readonly points: readonly number[];
  readonly turned: readonly Tile[];
  readonly under: readonly Tile[];
  readonly seated: readonly Seated[];
  readonly ordered: OrderedHand;
  readonly result: LogResult;
}

/** A list of whole numbers; undefined for anything else. */
function numbersIn(json: Json): number[] | undefined {
  if (json.is !== 'list') return undefined;
  const numbers = json.items.map((item) => (item.is === 'plain' ? item.value : undefined));
  const whole = numbers.filter((n): n is number => typeof n === 'number' && Number.isSafeInteger(n));
  return whole.length === numbers.length ? whole : undefined;
}

function tilesOf(numbers: readonly number[] | undefined): Tile[] | undefined {
  const tiles = numbers?.map(tileFrom).filter((tile) => tile !== undefined);
  return tiles?.length === numbers?.length ? tiles : undefined;
}

const isEmpty = (json: Json): boolean => json.is === 'list' && !json.items.length;

function rowsOf(got: Json, gave: Json): Result<PlayerRows, Misread> {
  if (got.is !== 'list') return misread(got.at);
  if (gave.is !== 'list') return misread(gave.at);
  if (Math.max(got.items.length, gave.items.length) > LONGEST_ROW) return misread(got.at);
  const taken = cells(got.items, readGot);
  if (isFault(taken)) return taken;
  const given = cells(gave.items, readGave);
  return isFault(given) ? given : {got: taken, gave: given};
}

function cells<T>(items: readonly Json[], read: (cell: Json) => T | undefined): Result<T[], Misread> {
  const found: T[] = [];
  for (const item of items) {
    const cell = read(item);
    if (cell === undefined) return misread(item.at);
    found.push(cell);
  }
  return found;
}

/** The place where a fifth tile of a kind is dealt or drawn. */
function fiveIn(seated: readonly Seated[], {events}: OrderedHand): Place | undefined {
  const seen = new Map<number, number>();
  const isTooMany = (tile: Tile): boolean => {
    const n = (seen.get(kindOf(tile)) ?? 0) + 1;
    seen.set(kindOf(tile), n);
    return n > COPIES;
  };
  for (const {dealt, at} of seated) if (dealt.map(isTooMany).includes(true)) return at;
  return events.find(({did}) => did.is === 'draw' && isTooMany(did.tile))?.did.at;
}

function movesOf(
  events: readonly PlayerAct[],
  seatOf: (player: number) => Seat,
): {moves: RecordMove[]; at: Place[]} {
  const moves: RecordMove[] = [];
  const at: Place[] = [];
  for (const {player, did} of events) {
    for (const move of movesFor(did)) {
      moves.push({seat: seatOf(player), ...move});
      at.push(did.at);
    }
  }
  return {moves, at};
}

function movesFor(did: PlayerAct['did']): Omit<RecordMove, 'seat'>[] {
  switch (did.is) {
    case 'draw':
      return [{do: 'draw', tile: tileName(did.tile)}];
    case 'out':
      return [{do: 'out', tile: tileName(did.tile)}];
    case 'discard':
      return [
        ...(did.riichi ? [{do: 'riichi' as const}] : []),
        did.tile === undefined ? {do: 'discard'} : {do: 'discard', tile: tileName(did.tile)},
      ];
    case 'call': {
      const {tiles, index} = did.called;
      return [{do: did.kind, meld: meldText({kind: did.kind, tiles, open: true, called: index})}];
    }
    case 'kong':
      return [{do: 'kong', meld: kongText(did.called, did.added)}];
  }
}

/** A concealed kong, or a pung with the fourth tile behind it. */
function kongText({tiles, index}: {tiles: readonly Tile[]; index: number}, added: boolean): string {
  if (!added) return meldText({kind: 'kong', tiles, open: false});
  const pung = tiles.toSpliced(index, 1).sort((a, b) => Number(isRed(a)) - Number(isRed(b)));
  return meldText({kind: 'kong', tiles: [...pung, tiles[index]], open: true, added: true});
}
