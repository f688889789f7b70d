/** Scores hands of 李凡師サンマ: south wins on west's discard with one ガリ, unless stated otherwise. */
import type {ScoreResult} from '../../../src/core/game/result.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {ribon} from '../../../src/rules/ribon/index.js';

export type More = Partial<Situation>;

export const play = (more: More): ScoreResult =>
  score({rules: 'ribon', hand: '', by: 'discard', seat: 'south', from: 'west', gari: 'N', ...more}, ribon);

/** The values of the lines by id. */
export const values = (more: More): Record<string, number> =>
  Object.fromEntries(play(more).lines.map(({id, value}) => [id, value]));

/** The rows left out, each with the row that counts in its place. */
export const excluded = (more: More): Record<string, string> =>
  Object.fromEntries(play(more).excluded.map(({id, by}) => [id, by]));

/** Why a hand does not win. */
export const code = (more: More): string | undefined => play(more).reason?.code;

/** Concealed, all simples, won on a two-sided wait. */
export const twoSided = '234p 678p 234s 78s 66s +6s';
/** Open, all simples. */
export const simples = '[222p][666s] 678p 34s 88s +2s';
