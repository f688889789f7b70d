import type {ScoreResult} from '../../../src/core/game/result.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {observed} from '../cases.js';

/** Scores a hand; won by a discard, unless stated otherwise. */
export const play = (hand: string, more: Partial<Situation> = {}): ScoreResult =>
  score({rules: 'mcr', hand, by: 'discard', ...more}, mcr);

export const values = (hand: string, more: Partial<Situation> = {}): Readonly<Record<string, number>> =>
  observed(play(hand, more)).lines;

export const total = (hand: string, more: Partial<Situation> = {}): number => play(hand, more).total;

export const excluded = (hand: string, more: Partial<Situation> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(play(hand, more).excluded.map(({id, by}) => [id, by]));
