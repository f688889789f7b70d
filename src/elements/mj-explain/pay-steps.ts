/** Makes the steps for payments, seat by seat; after the last seat the sum is zero. */
import {inSum} from '../../core/game/settle.js';
import {SEATS} from '../../core/situation/situation.js';
import type {ExplanationSubject, PayStep} from './step.js';

/** A step for each seat that pays or receives something; empty where nothing is paid. */
export function paySteps({result}: ExplanationSubject): PayStep[] {
  if (!result.payments.length) return [];
  const payments = inSum(result.payments);
  let sum = 0;
  return SEATS.flatMap((seat) => {
    const net = result.net[seat];
    if (net === undefined) return [];
    sum += net;
    const own = payments.filter(({from, to}) => from === seat || to === seat);
    return [{what: 'pay', id: `pay-${seat}`, kind: 'payments', seat, payments: own, net, sum} as const];
  });
}
