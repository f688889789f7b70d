import {findRules} from '../../core/reading/read.js';
import {unitPaid} from '../../core/game/settle.js';
import {ledgerTableWords} from '../../locales/ledger.js';
import {ledgerOn} from '../../cli/page/pictured.js';
import {rulesets} from '../../cli/rulesets.js';
import type {StaticElement} from '../../cli/page/static-element.js';
import {ledgerView} from './ledger-view.js';
import {ledgerStyles} from './mj-ledger.styles.js';

/** What `<mj-ledger>` is without script. */
export const statics: StaticElement = {
  async root(found, {all}) {
    // what is edited begins with its tools
    if ('editable' in found.attributes) return undefined;
    const ledger = await ledgerOn(found, all);
    const {heading, hands} = ledger;
    const ruleset = heading && findRules(heading.rules, rulesets)?.ruleset;
    await ledgerTableWords.load(found.lang);
    const strings = ledgerTableWords.get(found.lang);
    if (!ruleset || !strings) return undefined;
    const view = ledgerView({ledger, strings, paid: unitPaid(ruleset), drawn: hands});
    return {styles: ledgerStyles, view};
  },
};
