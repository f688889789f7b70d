import {rulesOn, told} from '../page/attribute-problems.js';
import {shadowIn} from '../page/shadow-in.js';
import {strayWord} from '../../elements/mj-rules-table/choose.js';
import {html, nothing} from 'lit';
import {findRules} from '../../core/reading/read.js';
import {loadLocale} from '../../locales/index.js';
import {toolWords} from '../../locales/tools.js';
import {withOwnWords} from '../../locales/own-words.js';
import {rulesets} from '../rulesets.js';
import type {Fallback} from './fallback.js';
import {pageWords} from '../page/words.js';
import {detailsOf, rulesetWords, wordsForNames} from '../texts.js';
import {asksMade, ListedPatterns, ownWords} from '../../elements/mj-rules-table/listed-patterns.js';
import {rulesTableStyles} from '../../elements/mj-rules-table/mj-rules-table.styles.js';
import type {GroupBy} from '../../elements/mj-rules-table/pattern-rows.js';
import {rulesFound, rulesView} from '../../elements/mj-rules-table/rules-view.js';
import {patternsView} from '../../elements/mj-rules-table/patterns-view.js';
import {USUAL_COLUMNS} from '../../elements/mj-rules-table/table-view.js';
import {TABLE_VIEWS} from '../../elements/mj-rules-table/shown-table.js';
import {legendView} from '../../elements/mj-rules-table/tools-view.js';

const nothingDone = (): undefined => undefined;

/** What `<mj-rules-table>` is without script. */
export const fallback: Fallback = {
  check(found, {strings}) {
    const {ruleset, problems} = rulesOn(found, strings);
    if (!ruleset || problems.length) return problems;
    const {level = '', filter = ''} = found.attributes;
    const wrong = strayWord(ruleset, {level, filter});
    return wrong ? [told(found, wrong, strings)] : [];
  },

  // a table of the author's is what readers see without script
  write: async (found, writing) => ({text: await shadowIn(found, writing), wrong: []}),

  async root(found) {
    const {attributes, lang} = found;
    const {
      rules = '',
      options,
      filter = '',
      level = '',
      columns = USUAL_COLUMNS.join(' '),
      search = '',
    } = attributes;
    const known = findRules(rules, rulesets);
    // a search looks into all languages, house rules are read with the element, and a hand lights its patterns
    if (!known || search || options || found.inside || attributes.for || attributes.hand) return undefined;
    const {ruleset, preset} = known;
    const all = {...(await loadLocale(lang)), ...(await toolWords.load(lang))};
    const {strings} = await pageWords(found, all);
    const text = rulesetWords(ruleset, preset)[lang];
    const showRules = 'show-rules' in attributes;
    const details = showRules ? (await detailsOf(ruleset))[lang] : {options: {}, rules: {}};
    const ruled = {
      known: {ruleset, texts: {}},
      strings: withOwnWords(strings, text),
      text,
      nameText: wordsForNames(ruleset, preset, found),
      details,
    };
    const view = TABLE_VIEWS.find((name) => name === attributes.view) ?? 'wall';
    const wishes = {
      view,
      ...{filter, level, columns, search, names: attributes.names},
      ...{sort: attributes.sort ?? 'page', groupBy: (attributes['group-by'] ?? 'none') as GroupBy},
    };
    const situation = {rules: rules || ruleset.id};
    const examples = await ruleset.examples();
    const made = preset || !asksMade(columns) ? undefined : await ruleset.frequency?.();
    const listing = new ListedPatterns().list(
      {view: ruled, situation, examples, made, ...ownWords(ruled)},
      wishes,
    );
    const shown = {
      ...listing,
      ...{index: 'index' in attributes, loadable: 'loadable' in attributes, reach: Infinity},
      opened: new Set<string>(),
      ...{onSort: nothingDone, onLoad: nothingDone, onMore: nothingDone, onJump: nothingDone},
    };
    const numbered = showRules ? rulesFound(shown, search) : [];
    const patterns = patternsView(view, shown, {
      ...{search, found: listing.found},
      ...{onFocus: nothingDone, onInput: nothingDone, onKeydown: nothingDone},
    });
    const drawn = html`${patterns}${legendView(shown, numbered)}${
      showRules ? rulesView(shown, numbered) : nothing
    }`;
    return {styles: rulesTableStyles, view: drawn};
  },
};
