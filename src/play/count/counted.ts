/** What is counted of many hands. */
import type {PlayerLevel} from '../players/player.js';
import type {Times} from './times.js';

/** What one player did, by the seat at which he began. */
export interface SeatCount {
  readonly level: PlayerLevel;
  readonly wins: number;
  readonly selfDrawn: number;
  /** How often somebody won on his tile. */
  readonly dealtIn: number;
  /** The sum of what he was paid, less what he paid. */
  readonly points: number;
}

/** What came of many hands. */
export interface HandCounts {
  /** The id of the rule set or preset. */
  readonly rules: string;
  /** The version of the rule set. */
  readonly version: number;
  /** Its options, where some were given. */
  readonly options?: string;
  /** How many hands were played. */
  readonly hands: number;
  readonly seed: string;
  /** Set if every wall was played twice, the second time with the levels moved on by one seat. */
  readonly paired?: true;
  /** Which part this is of so many hands, where it is one: `3/10`. */
  readonly part?: string;
  readonly of?: number;
  /** How many hands nobody won. */
  readonly drawn: number;
  /** How many moves the referee refused. */
  readonly refused: number;
  /** The players, from the first dealer's seat on. */
  readonly seats: readonly SeatCount[];
  /** How many wins had each row. */
  readonly lines: Readonly<Record<string, number>>;
  /** How long a decision took, by level, in milliseconds. */
  readonly ms: Readonly<Partial<Record<PlayerLevel, Times>>>;
}
