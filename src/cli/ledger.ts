/** `mj ledger FILE`: prints a game kept by its results, as a table or as JSON. */
import type {SeatedFrame} from '../core/game/course.js';
import {netOf} from '../core/game/settle.js';
import {SEATS} from '../core/situation/situation.js';
import {ledgerWords} from '../locales/ledger.js';
import type {LedgerStrings} from '../locales/ledger/strings.js';
import {signed, withMinus} from '../core/situation/signed.js';
import {isOver, pointsOf, seatsOf, type GameResult} from '../round/game/game.js';
import {byGame, readLedger, sumOfGames, type Ledger, type LedgerHand} from '../round/ledger/ledger.js';
import {explainLedger, type LedgerProblem} from '../round/ledger/faults.js';
import type {Args} from './args.js';
import {faultLine} from './fault-line.js';
import {rulesOfLedger} from './ledger-rules.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {columns} from './text.js';
import {print, printJson, remark} from './output.js';

/** Runs `mj ledger`. Returns the exit status, 1 where a line is wrong. */
export async function ledgerCommand(args: Args): Promise<number> {
  const [file] = args.words;
  let status = 0;
  const isRead = await eachText([file], args.says.files, async (_, source) => {
    status = await tellLedger(file, source, args);
  });
  return isRead ? status : UNREADABLE;
}

async function tellLedger(file: string, source: string, {given, lang}: Args): Promise<number> {
  const ledger = readLedger(source, rulesOfLedger);
  const strings = await ledgerWords.load(lang);
  const problem = ledger.fault && explainLedger(ledger.fault, strings.faults);
  if (given.json) printJson(ledgerJson(ledger, problem));
  else print(...tableOf(ledger, strings));
  if (!problem) return 0;
  remark(faultLine(file, problem));
  return 1;
}

/** A hand, with players by name. */
interface HandJson {
  readonly dealer: string;
  readonly counters: number;
  /** The players by their winds; absent where dice decide these, and the ledger does not say them. */
  readonly seats?: Readonly<Record<string, string>>;
  readonly out?: string;
}

/** The hands and the results of the games, then the state of the last game or its result, and the sum; a fault last. */
export function ledgerJson(ledger: Ledger, problem?: LedgerProblem): object[] {
  const {next} = ledger;
  const sum = sumOfGames(ledger);
  return [
    ...byGame(ledger, handJson, ({result}) => result),
    ...(next ? [isOver(next) ? next : {next: frameJson(next)}] : []),
    ...(sum ? [{sum}] : []),
    ...(problem ? [{fault: problem}] : []),
  ];
}

const nameOf = ({players = []}: SeatedFrame, player: number | undefined): string =>
  players[player ?? -1] ?? '';

function frameJson(frame: SeatedFrame): HandJson & {readonly round: string; readonly sticks: number} {
  const {round, dealer, counters, sticks, places, sitsOut, windsUnsaid} = frame;
  const seats = Object.fromEntries(seatsOf(places).map((seat) => [seat, nameOf(frame, places[seat])]));
  return {
    round,
    dealer: nameOf(frame, places[dealer]),
    counters,
    sticks,
    ...(windsUnsaid ? {} : {seats}),
    ...(sitsOut === undefined ? {} : {out: sitsOut}),
  };
}

function handJson({line, text, frame, ending}: LedgerHand): object {
  const {players = [], places} = frame;
  const seats = seatsOf(places);
  const byName = (of: Readonly<Partial<Record<(typeof SEATS)[number], number>>>): Record<string, number> =>
    Object.fromEntries(seats.map((seat) => [nameOf(frame, places[seat]), of[seat] ?? 0]));
  const points = pointsOf(frame, ending.points);
  const {unchecked} = ending;
  return {
    line,
    said: text,
    ...frameJson(frame),
    net: byName(ending.net),
    prizes: ending.prizes.length ? byName(netOf(seats, ending.prizes)) : {},
    points: Object.fromEntries(players.map((name, player) => [name, points[player]])),
    ...(unchecked.length ? {unchecked: unchecked.map((seat) => nameOf(frame, places[seat]))} : {}),
  };
}

/** A row for each hand: the dealer, who sat where, what was said, and the points of each player with the change. */
function tableOf(ledger: Ledger, strings: LedgerStrings): string[] {
  const {heading, next} = ledger;
  if (!heading) return [];
  const {heads} = strings;
  const head = [
    heads.hand,
    heads.dealer,
    heads.counters,
    heads.seats,
    heads.out,
    heads.said,
    ...heading.players,
  ];
  const rows = byGame(
    ledger,
    (hand, i) => handRow(hand, i, strings),
    ({result}) => resultRow(result, strings),
  );
  const sums = sumOfGames(ledger);
  const sumRows = sums ? [[strings.games, '', '', '', '', '', ...Object.values(sums).map(signed)]] : [];
  const state = next ? [isOver(next) ? resultRow(next, strings) : nextRow(next, strings)] : [];
  const last = [...state, ...sumRows];
  const used = (column: number): boolean => [...rows, ...last].some((row) => row[column] !== '');
  const kept = head.map((_, column) => column).filter((column) => column > 5 || used(column));
  return columns([head, ...rows, ...last].map((row) => kept.map((column) => row[column])));
}

function frameCells(frame: SeatedFrame, strings: LedgerStrings): string[] {
  const {dealer, counters, places, sitsOut = '', windsUnsaid} = frame;
  const who = windsUnsaid ? [] : seatsOf(places).map((seat) => nameOf(frame, places[seat]));
  const n = strings.heads.counters ? String(counters) : '';
  return [nameOf(frame, places[dealer]), n, who.join(' '), sitsOut];
}

function handRow({frame, ending, text}: LedgerHand, i: number, strings: LedgerStrings): string[] {
  const before = pointsOf(frame, frame.points);
  const points = pointsOf(frame, ending.points);
  const notes = [
    ...(ending.prizes.length ? [strings.prizes] : []),
    ...(ending.sticks ? [strings.sticks(ending.sticks)] : []),
    ...(ending.unchecked.length ? [strings.unchecked] : []),
  ];
  const said = notes.length ? `${text} [${notes.join('; ')}]` : text;
  const cells = points.map((n, player) => `${withMinus(n)} (${signed(n - before[player])})`);
  return [String(i + 1), ...frameCells(frame, strings), said, ...cells];
}

function nextRow(next: SeatedFrame, strings: LedgerStrings): string[] {
  const points = pointsOf(next, next.points);
  return [strings.next, ...frameCells(next, strings), '', ...points.map(withMinus)];
}

function resultRow({points, result}: GameResult, strings: LedgerStrings): string[] {
  const cells = Object.entries(result).map(([name, n]) => `${withMinus(points[name])} → ${signed(n)}`);
  return [strings.result, '', '', '', '', '', ...cells];
}
