/** Which rules a text is played like. How, is in `flow.ts`: a page fetches it when it plays. */
import type {Preset, Ruleset} from '../../core/game/ruleset.js';
import {defaultOptions, tilesOf} from '../../core/reading/table.js';
import type {TileSet} from '../../core/tiles/tile-set.js';
import {partOf, type TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';

/** The rules whose flow is borrowed. */
export interface FlowLender {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  /** Whether the text builds on these rules, and says only what is different. */
  readonly isParent: boolean;
}

/** The name in `like mcr`, in any of the languages. */
const LIKE = /^(?:like|同|如|像)\s*(\S+)$|^(\S+?)\s*(?:と同じ|に同じ|一樣|一样)$/iu;

/** The name of the rules that are played alike. */
export function readLike(span: TextSpan): TextSpan {
  const [, before, after] = LIKE.exec(span.text) ?? [];
  const name: string | undefined = before ?? after;
  if (name === undefined) throw new Refused('bad-setting', span, ['like mcr', 'mcr と同じ', '同 mcr']);
  const start = span.text.lastIndexOf(name);
  return partOf(span, start, start + name.length);
}

const FLOWERS = 8;

/** How many tiles a set has. */
export const tilesInSet = ({copies, flowers}: TileSet): number =>
  copies.reduce((sum, n) => sum + n, 0) + (flowers ? FLOWERS : 0);

/**
 * Whether rules can be played as others are: as many tiles in a hand and players, and flowers and dora have a place. A wild tile
 * needs none: its indicator is turned after the deal.
 */
export function canPlayLike(own: Ruleset, lender: Ruleset): boolean {
  const {flowers, bonus} = tilesOf(own, defaultOptions(own));
  return (
    lender.flow !== undefined &&
    own.sets === lender.sets &&
    own.seats.length === lender.seats.length &&
    (!(flowers || bonus) || lender.fields.includes('flowers')) &&
    (!own.doraOf || lender.doraOf !== undefined)
  );
}
