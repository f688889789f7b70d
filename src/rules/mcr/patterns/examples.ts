import type {Situation} from '../../../core/situation.js';

type Example = Omit<Situation, 'rules'>;

/** Won by the next player's discard. */
export const ron = (hand: string, more: Partial<Example> = {}): Example => ({
  hand,
  by: 'discard',
  from: 'south',
  ...more,
});

export const tsumo = (hand: string, more: Partial<Example> = {}): Example => ({hand, by: 'self', ...more});
