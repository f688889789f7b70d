/** What an author asks about a hand, as the attributes of a question say it. */
import type {Situation} from '../core/situation/situation.js';
import type {Ask, QuestionSubject} from './ask.js';
import {drawnOf} from './discard.js';
import {listedWords} from '../core/situation/value.js';

/** Answers to choose from, at most. */
const MOST_CHOICES = 40;

/** Attributes of a question, as text or as a script sets them. */
export interface StatedQuestion {
  /** How many answers to choose from; 0 for a free answer. */
  readonly choices?: number | string | undefined;
  /** The discard that is meant, or `hidden`. */
  readonly answer?: string | undefined;
  /** Ids of patterns that are always boxes. */
  readonly patterns?: string | undefined;
  /** Ids of the patterns that the reader has met. */
  readonly scope?: string | undefined;
}

/** A hand that is asked about: one that is to discard holds a tile more, and the last one is the one that was drawn. */
export const askedHand = (ask: Ask, situation: Situation): Situation =>
  ask === 'discard' && !situation.by ? drawnOf(situation) : situation;

/** @param scored the hand that is asked about, with its score */
export const subjectOf = (
  scored: Pick<QuestionSubject, 'situation' | 'ruleset' | 'result' | 'messages'>,
  {choices, answer, patterns, scope}: StatedQuestion = {},
): QuestionSubject => ({
  ...scored,
  answer: answer === 'hidden' ? '' : (answer ?? ''),
  choices: Math.min(Math.max(Number(choices) || 0, 0), MOST_CHOICES),
  patterns: listedWords(patterns),
  scope: listedWords(scope),
});
