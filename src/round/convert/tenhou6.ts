/**
 * Reads logs of tenhou.net/6. Without rules, only the order of turns and the number of tiles of a record are checked; with
 * the rules of riichi mahjong for four players, the referee judges every move and the result. What a record has no place for is kept in its `foreign`, so that the log can be written again as it was.
 */
import type {LineColumn, Place} from '../../core/situation/place.js';
import type {Seat} from '../../core/situation/situation.js';
import {kindOf, tileName, type Tile} from '../../core/tiles/tile.js';
import {isFault, type Result} from '../../core/situation/result.js';
import {isRecord, isWhole} from '../../core/situation/value.js';
import {LogBuilder} from './log-builder.js';
import type {LogHand} from './log-hand.js';
import {isCounts, plainOf, type Json} from './json-places.js';
import {addedKong, calledSet, concealedKong} from './log-sets.js';
import {
  logFaultAt,
  logTexts,
  misread,
  noLogAt,
  strayIn,
  unknownOnce,
  unread,
  type Misread,
  type Source,
} from './log-texts.js';
import {isFew, namesOfLog, riichiLogHand, seatingOf} from './riichi-hand.js';
import {houseOptions, type RiichiHouse} from './riichi-house.js';
import {readGave, readGot, tileFrom, type PlayerRows} from './tenhou6-cells.js';
import {houseOfRuleList, lobbyOf} from './tenhou6-lobby.js';
import {orderOf, type PlayerAct} from './tenhou6-order.js';
import {readTenhouResult} from './tenhou6-result.js';

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
 * Reads every hand of logs: of one, of one a line, of a list of them, or of addresses of that viewer that have a log in them
 * (`https://tenhou.net/6/#json=…`). A hand that cannot be read, or a text that is no log, comes back with its problem.
 * @param rules the id of the rules by which four players play
 */
export function fromTenhou6(text: string, rules?: string): readonly LogHand[] {
  return unknownOnce(
    logTexts(text).flatMap((log) => {
      if (!log.json) return [unread(log)];
      const {source, json} = log;
      const games = json.is === 'list' && json.items.length ? json.items : [json];
      return games.flatMap((game) => handsOf(source, game, rules));
    }),
  );
}

/** Reads the hands of one log. */
function handsOf(source: Source, json: Json, rules: string | undefined): readonly LogHand[] {
  const log = json.is === 'object' ? json.fields.get('log') : undefined;
  if (json.is !== 'object' || !log) return [noLogAt(source, json.at)];
  if (isForeign(log)) return [strayIn(source, log.at) ?? noLogAt(source, json.at)];
  if (log.is !== 'list') return [logFaultAt(source, log.at)];
  const head = Object.fromEntries(
    [...json.fields].filter(([name]) => name !== 'log').map(([name, field]) => [name, plainOf(field)]),
  );
  return log.items.map((hand) => new HandReader(source, hand, head, rules).logHand());
}

/** Whether another program has written a `log`: its name or text, or a list of what it calls steps. */
const isForeign = (log: Json): boolean =>
  log.is === 'list'
    ? log.items.length > 0 && log.items.every(({is}) => is === 'object')
    : log.is === 'plain' && typeof log.value === 'string';

/** Reads one hand: a list of 17 cells. */
class HandReader {
  private readonly log = new LogBuilder();

  constructor(
    private readonly source: Source,
    private readonly hand: Json,
    private readonly head: Readonly<Record<string, unknown>>,
    private readonly rules: string | undefined,
  ) {}

  logHand(): LogHand {
    const {source, hand, head, rules, log} = this;
    const read = this.read();
    if (isFault(read)) return logFaultAt(source, read.at, hand.at);
    const [kyoku, counters, sticks] = read.counts;
    const {points, result, hands} = read;
    const rest: Tenhou6Rest = {head, kyoku, points, result};
    const lobby = lobbyOf(head.csrule);
    const options = {...houseOptions(houseOf(head)), ...lobby?.options};
    const deal = {
      ...{kyoku, counters, sticks, points, hands, names: namesOfLog(head.name), foreign: {tenhou6: rest}},
      ...(rules !== undefined && {rules}),
      ...(Object.keys(options).length && {options}),
    };
    const unread = rules === undefined ? [] : (lobby?.unread ?? []);
    return {...riichiLogHand(this.placeOf(hand), deal, log), ...(unread.length && {unread})};
  }

  private readonly placeOf = ({at}: Json): LineColumn => this.source.placeOf(at.start);

  private read(): Result<Read, Misread> {
    const {hand, log, placeOf} = this;
    if (hand.is !== 'list' || hand.items.length !== 5 + 3 * PLAYERS) return misread(hand.at);
    const {items} = hand;
    const [counts, points, indicators, ura] = items.slice(0, 4).map(numbersIn);
    if (counts?.length !== 3 || !counts.every(isFew)) return misread(items[0].at);
    if (!isCounts(points, PLAYERS)) return misread(items[1].at);
    const turned = tilesOf(indicators);
    if (!turned) return misread(items[2].at);
    const under = tilesOf(ura);
    if (!under) return misread(items[3].at);
    const [kyoku] = counts;
    const seated = seatedIn(items, kyoku);
    if (isFault(seated)) return seated;
    const acts = orderOf(
      seated.map(({rows}) => rows),
      kyoku % PLAYERS,
    );
    if (isFault(acts)) return acts;
    const five = fiveIn(seated, acts);
    if (five) return misread(five);
    log.indicators.push(...turned);
    log.ura = under;
    const seating = seatingOf(kyoku, seated.length);
    for (const {player, did} of acts)
      tell(log, this.source.placeOf(did.at.start), seating.seatOf(player), did);
    const result = items[16];
    const wrong = readTenhouResult(result, {log, kyoku, seating, placeOf});
    if (wrong) return wrong;
    return {
      counts,
      points,
      result: plainOf(result) as readonly unknown[],
      hands: seated.map(({dealt}) => dealt),
    };
  }
}

/** For each player of a hand: tiles dealt, drawn and discarded. */
function seatedIn(items: readonly Json[], kyoku: number): Result<Seated[], Misread> {
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

/** A hand that was read. */
interface Read {
  readonly counts: readonly number[];
  readonly points: readonly number[];
  readonly hands: readonly (readonly Tile[])[];
  readonly result: readonly unknown[];
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
function fiveIn(seated: readonly Seated[], acts: readonly PlayerAct[]): Place | undefined {
  const seen = new Map<number, number>();
  const isTooMany = (tile: Tile): boolean => {
    const n = (seen.get(kindOf(tile)) ?? 0) + 1;
    seen.set(kindOf(tile), n);
    return n > COPIES;
  };
  for (const {dealt, at} of seated) if (dealt.map(isTooMany).includes(true)) return at;
  return acts.find(({did}) => did.is === 'draw' && isTooMany(did.tile))?.did.at;
}

/** Tells what a player did. */
function tell(log: LogBuilder, at: LineColumn, seat: Seat, did: PlayerAct['did']): void {
  if (did.is === 'draw') log.draw(at, seat, did.tile);
  else if (did.is === 'out') log.out(at, seat, did.tile);
  else if (did.is === 'discard') {
    if (did.riichi) log.add(at, seat, {do: 'riichi'});
    log.add(at, seat, {do: 'discard', ...(did.tile !== undefined && {tile: tileName(did.tile)})});
  } else {
    const {tiles, index} = did.called;
    const [tile, others] = [tiles[index], tiles.toSpliced(index, 1)];
    if (did.is === 'call') log.add(at, seat, calledSet(did.kind, tile, others, did.turns));
    else log.add(at, seat, did.added ? addedKong(others, tile) : concealedKong(tiles));
  }
}
