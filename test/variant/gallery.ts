/** The texts of the gallery: each a page with sources, its rules in a fence, and hands with what they are worth. */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {readRuleset} from '../../src/variant/index.js';
import {galleryPage, galleryRules} from './pages.js';
import {based} from './texts.js';

/** The rule set of a page, without a problem. */
export function galleryRuleset(name: string): Ruleset {
  const {ruleset, problems} = readRuleset(galleryRules(name), {id: name, based});
  if (!ruleset || problems.length) throw new Error(`${name}: ${JSON.stringify(problems, undefined, 1)}`);
  return ruleset;
}

/** A hand of a page, and its total, or why it does not win. */
export interface GalleryCase {
  readonly situation: Omit<Situation, 'rules'>;
  readonly wanted: string;
}

/** The hands of a page: `| 123m … | discard flowers=1f | 4 |`. */
export const galleryCases = (name: string): readonly GalleryCase[] =>
  [...galleryPage(name).matchAll(/^\| `([^`]+)` \| (self|discard)([^|]*) \| (\S+) \|$/gm)].map(
    ([, hand, by, more, wanted]) => {
      const fields = Object.fromEntries(
        more
          .split(' ')
          .filter(Boolean)
          .map((field) => field.split('=')),
      ) as Record<string, string>;
      const {flags, ...others} = fields;
      const situation = {hand, by, ...(by === 'discard' && {from: 'west'}), ...others};
      return {
        situation: {...situation, ...(flags && {flags: flags.split(',')})} as GalleryCase['situation'],
        wanted,
      };
    },
  );
