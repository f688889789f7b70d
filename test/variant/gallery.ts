/** The texts of the gallery of variants, and the hands of their pages as situations. */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {readRuleset} from '../../src/variant/index.js';
import type {VariantPage} from '../../stories/variants/page.mjs';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {based} from './texts.js';

/** The page of a variant. */
export function galleryPage(name: string): VariantPage {
  const page = VARIANT_PAGES.find((one) => one.name === name);
  if (!page) throw new Error(`${name} is no page`);
  return page;
}

/** The rule set of a page, without a problem. */
export function galleryRuleset(name: string): Ruleset {
  const {ruleset, problems} = readRuleset(galleryPage(name).rules, {id: name, based});
  if (!ruleset || problems.length) throw new Error(`${name}: ${JSON.stringify(problems, undefined, 1)}`);
  return ruleset;
}

/** A hand of a page, and its total, or why it does not win. */
export interface GalleryCase {
  readonly situation: Omit<Situation, 'rules'>;
  readonly wanted: string;
}

/** The hands of a page: what is not self-drawn is the discard of 西. */
export const galleryCases = (name: string): readonly GalleryCase[] =>
  galleryPage(name).hands.map(({hand, by, fields, wanted}) => {
    const {flags, ...others} = fields;
    const from = by === 'discard' ? {from: 'west' as const} : {};
    return {situation: {hand, by, ...from, ...others, ...(flags && {flags: flags.split(',')})}, wanted};
  });
