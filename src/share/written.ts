/** An example as authors write it where tags are removed: a code fence, a shortcode. */
import {attributesOf, type Attribute} from './attributes.js';
import {fenceMarkdown} from './escape.js';
import type {SharedExample} from './shared.js';

/** The quotes that close a value, each with those that look like it; a line end would end the line. */
const QUOTES = [
  ['"', /["“”″\n\r]/],
  ["'", /['‘’′\n\r]/],
] as const;

/** Attributes as `name=value`; those that cannot be written so are left out. */
export const pairsText = (given: readonly Attribute[]): string =>
  given
    .flatMap(([name, value]) => {
      if (/^[\w@:.-]+$/.test(value)) return [`${name}=${value}`];
      const [quote] = QUOTES.find(([, closing]) => !closing.test(value)) ?? [];
      return quote ? [`${name}=${quote}${value}${quote}`] : [];
    })
    .join(' ');

const handOf = ({situation: {hand}}: SharedExample): string => hand.replace(/\s+/g, ' ').trim();

/** A code fence: a line of attributes, then the hand. */
export const fence = (shared: SharedExample): string =>
  fenceMarkdown('mj', `${pairsText(attributesOf(shared.situation, shared.ruleset))}\n${handOf(shared)}`);

/** A shortcode, for the middle of a text. */
export const shortcode = (shared: SharedExample): string =>
  `[mj ${pairsText(attributesOf(shared.situation, shared.ruleset))}]${handOf(shared)}[/mj]`;
