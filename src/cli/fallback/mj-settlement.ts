import {toldNet, toldPayments} from '../../locales/score-text.js';
import {scoredProblems} from '../page/scored-problems.js';
import {writeScored} from '../page/scored-text.js';
import {aroundOf, expectedOf, oneOf} from './looks.js';
import type {Fallback} from './fallback.js';
import {settlementStyles} from '../../elements/mj-settlement/mj-settlement.styles.js';
import {settlementView, type SettlementLook} from '../../elements/mj-settlement/settlement-view.js';

/** What `<mj-settlement>` is without script. */
export const fallback: Fallback = {
  check: (found, checking) => scoredProblems(found, checking),
  write: (found, writing) =>
    writeScored(found, writing, {
      isSaid: true,
      lines: ({shared}) => [...toldPayments(shared), toldNet(shared)],
    }),

  async root(found, {shared}) {
    if (!shared || found.inside) return undefined;
    const shows = oneOf(found, 'view') as SettlementLook['shows'];
    const look = {shows, index: 'index' in found.attributes, expect: expectedOf(found)};
    return {styles: settlementStyles, view: settlementView((await aroundOf(found, shared)).view, look)};
  },

  inside({view: shows, index}, around) {
    if (!around?.view) return undefined;
    const look = {shows: shows as SettlementLook['shows'], index: index === true};
    return {styles: settlementStyles, view: settlementView(around.view, look)};
  },
};
