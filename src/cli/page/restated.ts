/** Combines a hand from elsewhere on the page with an element's own attributes, as the element itself does. */
import {attributeOf, FIELD_NAMES} from '../../core/situation/attributes.js';
import {restated, sameRules} from '../../core/situation/restated.js';
import {SEATS} from '../../core/situation/situation.js';
import {isTable} from '../../elements/tag-kinds.js';
import {isTableAsk} from '../../quiz/ask.js';
import type {FoundElement} from './found.js';
import {lookup} from './lookup.js';
import {textKindOf} from './metas.js';
import {elementHand} from './score.js';

/** Whether an element has a hand of its own. */
const hasHand = ({tag, attributes, text}: FoundElement): boolean =>
  Boolean(attributes.hand) || (textKindOf(tag) === 'hand-or-source' && text !== '');

/** The next element towards the data of one without a hand: the element that it names, or the example around it. */
function linkOf(found: FoundElement, all: readonly FoundElement[]): FoundElement | undefined {
  const named = found.attributes.for;
  if (named) return lookup(all).named.get(named);
  return tableInside(found, all) ?? found.around;
}

/** An element, and those through which it gets its data; the last one has it. Undefined where there is no other. */
function chainOf(found: FoundElement, all: readonly FoundElement[]): FoundElement[] | undefined {
  if (hasHand(found)) return [found];
  const chain = [found];
  for (let next = linkOf(found, all); next && !chain.includes(next); next = linkOf(next, all)) {
    chain.push(next);
    if (elementHand(next) !== undefined || isTable(next.tag)) break;
  }
  return chain.length > 1 ? chain : undefined;
}

/** The element that another takes its data from: itself, or one that it leads to by `for` and by examples around. */
export const sourceOf = (found: FoundElement, all: readonly FoundElement[]): FoundElement | undefined =>
  chainOf(found, all)?.at(-1);

/** The board or round inside a question about a table. */
function tableInside(found: FoundElement, all: readonly FoundElement[]): FoundElement | undefined {
  const isAsked = found.tag === 'mj-quiz' && isTableAsk(found.attributes.ask ?? '');
  return isAsked ? lookup(all).tables.get(found) : undefined;
}

const STATED: readonly string[] = [
  'rules',
  'options',
  ...FIELD_NAMES.map(attributeOf),
  'flags',
  ...SEATS.map((seat) => `others-${seat}`),
];

/**
 * An element with its data complete: its own hand, or the one from elsewhere with its own attributes in place of those
 * there.
 * @param own names of the attributes that the element states itself
 */
function withStated(
  found: FoundElement,
  source: FoundElement,
  own: readonly string[] = STATED,
): FoundElement {
  if (found === source) return found;
  const said = Object.entries(found.attributes).filter(([name]) => own.includes(name));
  const attributes = restated<FoundElement['attributes']>(source.attributes, Object.fromEntries(said));
  const isOwn = (name: string): boolean => said.some(([one]) => one === name);
  return {
    ...source,
    attributes,
    lang: found.lang,
    at: (offset, attribute) =>
      attribute !== undefined && isOwn(attribute)
        ? found.at(offset, attribute)
        : source.at(offset, attribute),
  };
}

/**
 * A variant with the hand of the comparison around it, or its own hand in place of that. House rules are added to those
 * of the same rules.
 */
export function varied(found: FoundElement, source: FoundElement): FoundElement {
  const {hand, options, rules} = found.attributes;
  const {options: around, rules: aroundBy} = source.attributes;
  const isSame = rules === undefined || sameRules(rules, aroundBy);
  const made = withStated(found, source, [...STATED, 'hand', 'notation']);
  const attributes =
    isSame && options && around ? {...made.attributes, options: `${around}; ${options}`} : made.attributes;
  return {...made, attributes, text: hand ? '' : source.text};
}

/** The element with the data that it is scored by; undefined where it has no hand on the page. */
export const asScored = (found: FoundElement, all: readonly FoundElement[]): FoundElement | undefined =>
  chainOf(found, all)?.reduceRight((source, one) => withStated(one, source));
