/** Fetches the rule sets that a page names. */
import {expectRuleset, registerRuleset} from '../controllers/rulesets.js';
import type {Lang} from '../core/game/names.js';
import {loadLocale} from '../locales/index.js';
import {once} from './once.js';
import {PRESETS, SOURCES} from './sources.js';

/**
 * Fetches and registers a rule set with its words in a language, once.
 * @param rules the id of a rule set, pinned or not, or of a preset; an unknown id is reported by the element that shows
 * it
 */
export function bringRules(rules: string, lang: Lang): void {
  const [name] = rules.split('@');
  const id = PRESETS[name] ?? name;
  if (!Object.hasOwn(SOURCES, id)) return;
  const source = SOURCES[id];
  const words = source.texts[lang];
  void once(`${id} ${lang}`, () =>
    Promise.all([loadLocale(lang), typeof words === 'function' ? words() : undefined]),
  );
  const fetched = once(id, async () => registerRuleset(await source.ruleset(), source.texts));
  expectRuleset(name, fetched);
}
