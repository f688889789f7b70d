/** What a run of hands comes to, as lines for a terminal. */
import type {PatternName} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {PLAYER_LEVELS} from '../play/players/player.js';
import type {HandCounts} from '../play/count/counted.js';
import type {Args} from './args.js';
import {columns} from './text.js';
import {rulesetWords} from './texts.js';

const PERCENT = 100;
const partOf = (n: number, of: number): string => `${((PERCENT * n) / (of || 1)).toFixed(1)} %`;

/** The counts as tables: players, patterns, and how long decisions took. */
export function countLines(
  {hands, of, drawn, refused, seats, lines, ms}: HandCounts,
  ruleset: Ruleset | undefined,
  {says: {play}, lang}: Pick<Args, 'says' | 'lang'>,
): readonly string[] {
  const names: Readonly<Partial<Record<string, PatternName>>> = ruleset
    ? rulesetWords(ruleset)[lang].names
    : {};
  const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
  const made = Object.entries(lines);
  const times = PLAYER_LEVELS.flatMap((level) => {
    const told = ms[level];
    return told ? [[String(level), told.median, told.p99, told.max].map(String)] : [];
  });
  return [
    play.played(hands, drawn, refused, of),
    '',
    ...columns([
      [play.player, play.level, play.wins, '', play.selfDrawn, play.dealtIn, play.points],
      ...seats.map(({level, ...seat}, i) => [
        ...[String(i + 1), String(level), String(seat.wins), partOf(seat.wins, hands)],
        ...[String(seat.selfDrawn), String(seat.dealtIn), String(seat.points)],
      ]),
    ]),
    ...(made.length
      ? [
          '',
          ...columns([
            [play.pattern, play.wins, ''],
            ...made.map(([id, n]) => [names[id]?.name ?? id, String(n), partOf(n, wins)]),
          ]),
        ]
      : []),
    '',
    play.decision,
    ...columns([[play.level, play.median, 'p99', play.longest], ...times]),
  ];
}
