/** The markup of each element that draws tiles, with flowers among them. */
import type {Tag} from '../page/elements.js';

/** Elements that draw no tile of their own. */
type Plain =
  | 'mj-compare'
  | 'mj-settlement'
  | 'mj-share'
  | 'mj-variant'
  | 'mj-ledger'
  | 'mj-rules-options'
  | 'mj-ruleset'
  | 'mj-lesson'
  | 'mj-cover';

/** Elements that draw tiles. A new element without a line does not compile. */
export type Drawing = Exclude<Tag, Plain>;

const EVERY_KIND = '123456789m123456789p123456789s1234567z0m0p0s12345678f';
const WON = 'rules="mcr" by="self" seat="east" flowers="1234567f" hand="111222333444m 5m +5m"';
const WAITING = 'rules="mcr" by="self" seat="east" flowers="1f" hand="111222333444m 5m"';

export const FLOWERY: Readonly<Record<Drawing, string>> = {
  'mj-tiles': `<mj-tiles>${EVERY_KIND}X</mj-tiles>`,
  'mj-hand': `<mj-hand flowers="12345678f">${EVERY_KIND}X</mj-hand>`,
  'mj-example': `<mj-example ${WON}></mj-example>`,
  'mj-hand-input': '<mj-hand-input rules="mcr"></mj-hand-input>',
  'mj-score-breakdown': `<mj-score-breakdown ${WON}></mj-score-breakdown>`,
  'mj-waits': `<mj-waits ${WAITING}></mj-waits>`,
  'mj-rules-table': '<mj-rules-table rules="luqiao"></mj-rules-table>',
  'mj-explain': `<mj-explain ${WON}></mj-explain>`,
  'mj-whatif': `<mj-whatif vary="wild" rules="luqiao" by="self" seat="east" hand="[PPP] 234567m 99p 78s +9s"></mj-whatif>`,
  'mj-quiz': `<mj-quiz ask="total" ${WON}></mj-quiz>`,
  'mj-drill': '<mj-drill rules="shiragiku" ask="total" patterns="huagang"></mj-drill>',
  'mj-play': '<mj-play rules="mcr" seed="1"></mj-play>',
  'mj-board': '<mj-board>E: 123m out 12345678f | 1m 2m^\nS: | 3m</mj-board>',
  'mj-round': '<mj-round>E: 123m out 1f\nS: 1m</mj-round>',
};
