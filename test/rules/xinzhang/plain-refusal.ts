import type {PlainHand} from './plain.js';

/**
 * Why a complete hand may not win: a replacement for an open kong, or a kind that was passed. Wins by flowers are
 * never refused.
 */
export function plainRefusal({melds, flags, rules, options, passed, win}: PlainHand): string | undefined {
  const flowerWin = flags.includes('sevenFlowers') || flags.includes('eightFlowers');
  if (flowerWin && rules === 'xinzhang') return undefined;
  const kongs = melds.filter(({kinds}) => kinds.length === 4);
  const replaces = flags.includes('replacement');
  const own = kongs.filter(({open, added}) => !open || added);
  const flower = flags.includes('flowerReplacement') && options.openKongThenFlowerWin !== false;
  if (replaces && !own.length && !flower) return 'open-kong-replacement';
  const lifted = replaces && own.length > 0 && own.every(({open}) => open);
  return passed.includes(win) && !lifted ? 'passed-tile' : undefined;
}
