/** The texts of variants, each read as its author wrote it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {readRuleset, type BasedOn, type VariantRead} from '../../src/variant/index.js';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';

const FOLDER = path.resolve(import.meta.dirname, 'texts');

/** A file of this folder. */
export const fileText = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/** What `based-on` may name. */
export const based: ReadonlyMap<string, BasedOn> = new Map<string, BasedOn>([
  ...rulesets.map((ruleset) => [ruleset.id, ruleset] as const),
  ['mcr-text', fileText('mcr.md')],
]);

/** The hands by which the table of a public page is tested: they stand at its end. */
export const TRIED_HANDS = /\n```hands\n([^]*?)\n```\n$/;

/** Tables of public pages, without these hands. */
export const PUBLIC_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(path.join(import.meta.dirname, 'pages')).map((file) => [
    `page ${path.basename(file, '.md')}`,
    readFileSync(path.join(import.meta.dirname, 'pages', file), 'utf8').replace(TRIED_HANDS, '\n'),
  ]),
);

/** Texts of the gallery that other scorers have results for. */
const OF_GALLERY = ['hongkong', 'huangyan', 'sichuan', 'taiwan-sml'];

/** Reads a text. */
export const readText = (name: string): VariantRead => readRuleset(TEXTS[name], {id: name, based});

/** The rule set of a text that has no problem. */
export function rulesetOf(name: string): Ruleset {
  const {ruleset, problems} = readText(name);
  if (!ruleset || problems.length) throw new Error(`${name}: ${JSON.stringify(problems, undefined, 1)}`);
  return ruleset;
}

/** The lines of a file of cases. */
export const casesIn = <T>(text: string): T[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** All texts by name: those of this folder, and those of the gallery that have results. */
export const TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [path.basename(file, '.md'), fileText(file)] as const),
  ...VARIANT_PAGES.flatMap(({name, rules}) => (OF_GALLERY.includes(name) ? [[name, rules] as const] : [])),
]);
