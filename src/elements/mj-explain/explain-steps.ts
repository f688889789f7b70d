/** Makes the steps that explain a result. */
import type {Ruleset} from '../../core/game/ruleset.js';
import {inSum, paymentsWith} from '../../core/game/settle.js';
import {SEATS} from '../../core/situation/situation.js';
import {nearMisses, savingMisses, type NearMiss} from '../../core/scoring/near-misses.js';
import {fitOf} from './fit.js';
import {lineSteps, excludedSteps} from './line-steps.js';
import {splitStep} from './split-step.js';
import {STEP_KINDS, type ExplanationSubject, type ExplainStep, type PayStep, type StepKind} from './step.js';
import {sumSteps} from './sum-steps.js';
import {wildSteps} from './wild-steps.js';
import {listedWords, isOneOf} from '../../core/situation/value.js';

/** The largest number of near misses named for a hand that may not win. */
const MOST_NEAR = 3;

/**
 * The steps of a result, of the wanted kinds.
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function stepsOf(
  explained: ExplanationSubject,
  wanted: readonly StepKind[] = STEP_KINDS,
): ExplainStep[] {
  const {status, reason} = explained.result;
  if (status === 'invalid' && reason) return [{what: 'problem', id: 'problem', kind: 'hand', reason}];
  return allSteps(explained).filter(({kind}) => wanted.includes(kind));
}

function allSteps(explained: ExplanationSubject): ExplainStep[] {
  const {result} = explained;
  const isComplete = result.status === 'win' || result.status === 'not-allowed';
  const hand: ExplainStep = {what: 'hand', id: 'hand', kind: 'hand'};
  // a win without a complete hand has no groups to split into
  const split = isComplete && result.groups.length > 0;
  return [
    hand,
    ...(split ? wildSteps(explained) : []),
    ...(split ? [splitStep(explained)] : isComplete ? [] : fitSteps(explained)),
    ...lineSteps(result),
    ...excludedSteps(result),
    ...sumSteps(explained),
    ...refusedSteps(explained),
    ...paySteps(explained),
  ];
}

function fitSteps({situation, ruleset}: ExplanationSubject): ExplainStep[] {
  const fit = fitOf(situation, ruleset);
  return fit ? [{what: 'fit', id: 'fit', kind: 'groups', ...fit}] : [];
}

function refusedSteps({situation, ruleset, result}: ExplanationSubject): ExplainStep[] {
  const {status, reason} = result;
  if (status !== 'not-allowed' || !reason) return [];
  // what would make it a win, if anything does
  const saving = savingMisses(situation, ruleset);
  const near = (saving.length ? saving : nearMisses(situation, ruleset))
    .filter((miss) => !isItself(miss, ruleset))
    .slice(0, MOST_NEAR);
  return [{what: 'refused', id: 'refused', kind: 'total', reason, near}];
}

/** Whether a pattern is nothing else than the circumstance that it lacks: Self-draw lacks a self-draw. */
const isItself = ({id, wanted}: NearMiss, {patterns}: Ruleset): boolean =>
  wanted !== undefined && patterns.find((pattern) => pattern.id === id)?.when.alone === wanted;

/** The first word that names no kind of step, with its place; undefined where all words do. */
export function wrongKind(steps: string): {word: string; start: number} | undefined {
  for (const {0: word, index: start} of steps.matchAll(/[^\s,]+/g)) if (!isKind(word)) return {word, start};
  return undefined;
}

const isKind = isOneOf(STEP_KINDS);

/** The kinds that an attribute names; all kinds where it names none. */
export function stepKindsIn(steps?: string): readonly StepKind[] {
  const named = listedWords(steps).filter(isKind);
  return named.length ? named : STEP_KINDS;
}

/** A step for each seat that pays or receives something, after the last of which the sum is zero; empty where nothing is paid. */
function paySteps({result}: ExplanationSubject): PayStep[] {
  if (!result.payments.length) return [];
  const payments = inSum(result.payments);
  let sum = 0;
  return SEATS.flatMap((seat) => {
    const net = result.net[seat];
    if (net === undefined) return [];
    sum += net;
    const own = paymentsWith(seat, payments);
    return [{what: 'pay', id: `pay-${seat}`, kind: 'payments', seat, payments: own, net, sum} as const];
  });
}
