/** What a change of a draft may ask for. */
import type {Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import type {TileSet} from '../tiles/tile-set.js';
import type {Example} from '../game/pattern.js';
import type {Ruleset} from '../game/ruleset.js';
import type {WalkDraft} from './draft.js';

/** What a walk goes by: the rule set, its tiles under the house rules, and what its examples show. */
export interface Walked {
  readonly ruleset: Ruleset;
  readonly tiles: TileSet;
  readonly callsChows: boolean;
  /** Kinds that examples set aside as ガリ. */
  readonly gari: readonly Kind[];
  /** Examples with flags. */
  readonly flagged: readonly Example[];
  /** The house rules that the caller gave: no move changes them. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Hands that have the patterns that a hand is to have besides. */
  readonly models: readonly WalkDraft[];
}

/** Makes another draft of one; undefined if there is nothing of the kind to change. */
export type WalkMove = (draft: WalkDraft, walked: Walked, random: Random) => WalkDraft | undefined;
