/** Chooses the rows to show: by level, by filter, and by search. */
import type {RulesetText} from '../../core/game/names.js';
import {notAmong, type Fault} from '../../core/situation/problem.js';
import type {Ruleset, Spellings} from '../../core/game/ruleset.js';
import type {Unit} from '../../core/situation/unit.js';
import type {PatternRow} from './pattern-rows.js';
import type {Provenance} from '../../core/game/options.js';
import {listedWords} from '../../core/situation/value.js';

/** Words of `filter` that name the source of a row. */
export const PROVENANCES: readonly Provenance[] = ['page', 'found', 'reconstructed'];

/** A number of rows, as a word of `level`. */
const COUNT = /^\d+$/;

/** The ids among some words. Where no word is an id, the mistake is reported and all rows are shown. */
const idsIn = (given: readonly string[], rows: readonly PatternRow[]): readonly string[] =>
  given.filter((word) => rows.some(({pattern}) => pattern.id === word));

/** @param level number of the patterns that a beginner meets first, or their ids */
function atLevel(rows: readonly PatternRow[], {basics}: Ruleset, level: string): readonly PatternRow[] {
  const given = listedWords(level);
  if (!COUNT.test(given[0])) return ofIds(rows, idsIn(given, rows));
  const n = Number(given[0]);
  const first = basics?.filter((id) => rows.some(({pattern}) => pattern.id === id)).slice(0, n);
  return first ? rows.filter(({pattern}) => first.includes(pattern.id)) : rows.slice(0, n);
}

const ofIds = (rows: readonly PatternRow[], ids: readonly string[]): readonly PatternRow[] =>
  ids.length ? rows.filter(({pattern}) => ids.includes(pattern.id)) : rows;

/** @param filter ids of patterns, and provenances */
function filtered(
  rows: readonly PatternRow[],
  every: readonly PatternRow[],
  filter: string,
): readonly PatternRow[] {
  const given = listedWords(filter);
  const from = PROVENANCES.filter((provenance) => given.includes(provenance));
  return ofIds(rows, idsIn(given, every)).filter(
    ({pattern: {provenance}}) => !from.length || from.includes(provenance),
  );
}

/** The first word of a level or filter that is no pattern of the rule set, no provenance and no number. */
export function strayWord({patterns}: Ruleset, texts: Readonly<Record<string, string>>): Fault | undefined {
  for (const [field, text] of Object.entries(texts)) {
    for (const {0: word, index: start} of text.matchAll(/[^\s,]+/g)) {
      const isKnown = field === 'filter' ? PROVENANCES.some((name) => name === word) : COUNT.test(word);
      if (isKnown || patterns.some(({id}) => id === word)) continue;
      const ids = patterns.map(({id}) => id);
      const known = field === 'filter' ? [...PROVENANCES, ...ids] : ids;
      return notAmong(word, field, known, {start, end: start + word.length});
    }
  }
  return undefined;
}

/** The rows of a level that pass a filter. Both are the author's text; `strayWord` finds the mistakes in them. */
export const chosen = (
  rows: readonly PatternRow[],
  ruleset: Ruleset,
  level = '',
  filter = '',
): readonly PatternRow[] => filtered(atLevel(rows, ruleset, level), rows, filter);

/** Normalizes a text, so that case, accents, width, kana, spaces and hyphens do not matter. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s'’・·-]/gu, '')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/**
 * Makes a function that tells whether a pattern matches a query: by its id or native name, by its name in any loaded
 * language, or by another spelling. An empty query matches all.
 */
export function finderOf(
  texts: readonly RulesetText[],
  spellings: Spellings,
  query: string,
): (pattern: PatternRow['pattern']) => boolean {
  const whole = searchable(query);
  const each = [...new Set(listedWords(query))].map(searchable);
  return ({id, native}) => {
    if (!whole) return true;
    const names = texts.flatMap(({names: all}) => {
      const found = all[id] as (typeof all)[string] | undefined;
      return found ? [found.name, found.reading ?? ''] : [];
    });
    const index = [id, native, ...names, ...(spellings[id] ?? [])].map(searchable).join('\n');
    return index.includes(whole) || each.every((word) => index.includes(word));
  };
}

/** The digits of a query that is a number. */
const NUMBER = /^\d+$/;

/**
 * Makes a function that tells whether a row says a query: its condition in any loaded language has the words, its rule has
 * the number (`#28`), or it is worth the amount, with or without its unit. A number alone is an amount.
 */
export function saidFinderOf(
  texts: readonly RulesetText[],
  query: string,
  amount: (n: number, unit: Unit) => string,
): (row: PatternRow) => boolean {
  const whole = searchable(query);
  const each = listedWords(query).map(searchable);
  const number = NUMBER.test(whole);
  return ({pattern: {id, cite}, values, unit}) => {
    if (!whole) return true;
    const worth = Object.values(values);
    if (number) return worth.includes(Number(whole));
    if (worth.some((n) => searchable(amount(n, unit)) === whole)) return true;
    const said = texts.map(({conditions}) => searchable(conditions[id] ?? ''));
    return searchable(cite).endsWith(whole) || said.some((text) => each.every((word) => text.includes(word)));
  };
}
