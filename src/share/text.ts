import {canonical} from './attributes.js';
import {speakSituation, type SharedExample} from './shared.js';
import {scoreLines} from '../locales/score-text.js';

/** Plain text: the hand in notation and as it is spoken, then everything about its score. */
export const plainText = (shared: SharedExample): string => {
  const {situation, strings, ruleset, said = [], link = ''} = shared;
  const hand = [
    canonical(situation).hand,
    speakSituation(situation, strings, ruleset),
    said.join(' · '),
  ].filter(Boolean);
  return [...hand, '', ...scoreLines(shared), link].join('\n').trim();
};
