/** What depends on other rows of the table: combinations of sets, and rows that take the place of others. */
import {bitCount} from '../../core/tiles/kind-sets.js';
import {Match} from '../../core/game/match.js';
import type {Pattern} from '../../core/game/pattern.js';
import type {OpenTally} from '../../core/game/tally.js';
import {fivePrinciples} from '../../core/patterns/principles.js';
import {meldedKongs, concealedKongs} from '../../core/patterns/sets.js';
import type {McrOptions} from './options.js';

const isNoFlower = (id: string): boolean => id !== 'huapai';

/** Makes the function that adds the combinations of the table by the five principles, and the rows that depend on others. */
export function combining(
  patterns: readonly Pattern<McrOptions>[],
): (m: Match<McrOptions>, tally: OpenTally) => void {
  const combine = fivePrinciples(patterns);
  return (m, tally) => {
    combine(m, tally);
    if (m.options.nineGatesYaojiuke) leaveOneToNineGates(tally);
    if (m.kongs) tellTwoKongs(m, tally);
    if (!tally.some(isNoFlower)) tally.add('wufanhu', Match.whole, 1);
  };
}

/** Lets 九蓮宝燈 exclude only one of the 幺九刻, if agreed; otherwise the table makes it exclude all (MC-A4). */
function leaveOneToNineGates(tally: OpenTally): void {
  if (!tally.has('jiulianbaodeng')) return;
  const outside = tally.groups('yaojiuke');
  tally.exclude('yaojiuke', 'jiulianbaodeng', outside & -outside);
}

/** Lists the pattern of two kongs as left out beside 三槓 and 四槓, which take its place (MC-#5, MC-#17). */
function tellTwoKongs(m: Match<McrOptions>, tally: OpenTally): void {
  if (!tally.has('sangang')) return;
  const {mixedKongs} = m.options;
  const melded = bitCount(meldedKongs(m));
  const concealed = bitCount(concealedKongs(m));
  const both = melded > 0 && concealed > 0;
  const tell = (id: string, holds: boolean): void => {
    if (holds) tally.add(id, 0, 0, 'sangang');
  };
  tell('shuangangang', concealed >= 2);
  tell('shuangminggang', melded >= 2 || (both && mixedKongs === 6));
  tell('mingangang', both && mixedKongs === 5);
}
