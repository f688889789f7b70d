import {isFault} from '../../core/situation/result.js';
/** Standings: who is ahead after several games at several tables. */

/** One game of a table: what each player came to, from the first dealer on in turn order. */
export interface TableResult {
  readonly result: Readonly<Record<string, number>>;
}

/**
 * What equal players at a table get for their places: each the same part of what these places get together (`shared`),
 * each what the best of these places gets (`best`), or the one nearer to the first dealer the better place (`seat`).
 */
export const TIES = ['shared', 'best', 'seat'] as const;
/** A rule for equal players at a table. */
export type Ties = (typeof TIES)[number];

/** How games become standings. All numbers are in whole units or tenths. */
export interface StandingsRules {
  /** What a place at the table adds to a player's result: `[15, 5, -5, -15]`. */
  readonly uma?: readonly number[];
  /** Points for places, by which players are ranked first: `[4, 2, 1, 0]`. Without them the results alone rank. */
  readonly tablePoints?: readonly number[];
  /** What is taken from a player's points, by name. */
  readonly penalties?: Readonly<Record<string, number>>;
  /** `shared` if not given. */
  readonly ties?: Ties;
}

/** A game of a player. */
export interface StandingGame {
  /** The result with uma. */
  readonly points: number;
  readonly tablePoints: number;
  /** The place at the table, from 1; equal players have the same one, unless seats decide. */
  readonly place: number;
}

/** A player in the standings. */
export interface Standing {
  /** From 1; players who are equal in everything that ranks have the same one. */
  readonly rank: number;
  readonly name: string;
  readonly tablePoints: number;
  /** The results with uma, less the penalties. */
  readonly points: number;
  readonly penalty: number;
  /** How often the player was first at a table. */
  readonly firsts: number;
  /** The games of the player in their order. */
  readonly games: readonly StandingGame[];
}

/** Why there are no standings. */
export type StandingsFault =
  | {
      readonly code: 'places';
      readonly field: 'uma' | 'tablePoints';
      readonly game: number;
      readonly players: number;
    }
  | {readonly code: 'unknown-player'; readonly name: string};

/**
 * Numbers are counted in parts of which a tenth has twelve: two, three or four players can share any sum of tenths, so
 * that nothing is lost.
 */
const PARTS = 120;
const partsOf = (n: number): number => Math.round(n * PARTS);

/**
 * The standings after some games. Players are ranked by table points, then by points, then by how often they were first.
 * @param games the games of all tables, those of one player in their order
 * @returns the players, the leader first; or a fault: places of which there are more or fewer than players in a game, or a
 *   penalty of somebody who has not played
 */
export function standings(
  games: readonly TableResult[],
  {uma, tablePoints, penalties = {}, ties = 'shared'}: StandingsRules = {},
): readonly Standing[] | StandingsFault {
  const played = new Map<string, Counted[]>();
  for (const [game, {result}] of games.entries()) {
    const names = Object.keys(result);
    for (const [field, values] of [['uma', uma] as const, ['tablePoints', tablePoints] as const])
      if (values && values.length !== names.length)
        return {code: 'places', field, game, players: names.length};
    const own = names.map((name) => partsOf(result[name]));
    for (const [i, name] of names.entries()) {
      const range = placesOf(own, i, ties);
      const counted = {
        points: own[i] + valueOf(range, uma, ties),
        tablePoints: valueOf(range, tablePoints, ties),
        place: range[0] + 1,
      };
      played.set(name, [...(played.get(name) ?? []), counted]);
    }
  }
  // a player may be called as what every object has: constructor, toString
  const penaltyOf = (name: string): number => (Object.hasOwn(penalties, name) ? penalties[name] : 0);
  const stranger = Object.keys(penalties).find((name) => !played.has(name));
  if (stranger !== undefined) return {code: 'unknown-player', name: stranger};
  return ranked([...played].map(([name, own]) => totalOf(name, own, partsOf(penaltyOf(name)))));
}

/** Whether there are standings, and no fault. */
export const isStandings = (found: readonly Standing[] | StandingsFault): found is readonly Standing[] =>
  !isFault(found);

/** A game of a player, in parts. */
type Counted = StandingGame;

/** The places that a player shares, the best first: from 0, and how many. */
type Places = readonly [first: number, count: number];

function placesOf(own: readonly number[], player: number, ties: Ties): Places {
  const above = own.filter((other) => other > own[player]).length;
  const equal = own.flatMap((other, i) => (other === own[player] ? [i] : []));
  return ties === 'seat' ? [above + equal.indexOf(player), 1] : [above, equal.length];
}

/** What places are worth, in parts. */
function valueOf([first, count]: Places, values: readonly number[] | undefined, ties: Ties): number {
  if (!values) return 0;
  if (ties === 'best') return partsOf(values[first]);
  const shared = values.slice(first, first + count).reduce((all, n) => all + partsOf(n), 0);
  return shared / count;
}

interface Total {
  readonly name: string;
  readonly tablePoints: number;
  readonly points: number;
  readonly penalty: number;
  readonly firsts: number;
  readonly games: readonly Counted[];
}

const totalOf = (name: string, games: readonly Counted[], penalty: number): Total => ({
  ...{name, penalty, games},
  tablePoints: games.reduce((all, game) => all + game.tablePoints, 0),
  points: games.reduce((all, game) => all + game.points, 0) - penalty,
  firsts: games.filter(({place}) => place === 1).length,
});

/** The order of two players; 0 where nothing tells them apart. */
const inOrder = (a: Total, b: Total): number =>
  b.tablePoints - a.tablePoints || b.points - a.points || b.firsts - a.firsts;

function ranked(totals: readonly Total[]): readonly Standing[] {
  const ordered = [...totals].sort(inOrder);
  return ordered.map(({name, tablePoints, points, penalty, firsts, games}, i) => ({
    rank: ordered.findIndex((other) => inOrder(other, ordered[i]) === 0) + 1,
    ...{name, firsts},
    ...{tablePoints: tablePoints / PARTS, points: points / PARTS, penalty: penalty / PARTS},
    games: games.map((game) => ({
      ...{points: game.points / PARTS, tablePoints: game.tablePoints / PARTS, place: game.place},
    })),
  }));
}
