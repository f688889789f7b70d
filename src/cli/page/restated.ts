/** A hand from elsewhere on the page, with what an element says beside it: the element scores what both make. */
import {attributeOf, PLAIN} from '../../core/situation/attributes.js';
import {SEATS} from '../../core/situation/situation.js';
import {VIEWS, type Found} from './find.js';

/** Elements that have a hand of their own. */
const hasHand = ({tag, attributes, text}: Found): boolean =>
  Boolean(attributes.hand) || (VIEWS.includes(tag) && text !== '');

/** What an element that shows a score takes its data from: itself, the element that it names, or the example around it. */
export function sourceOf(found: Found, all: readonly Found[]): Found | undefined {
  if (hasHand(found)) return found;
  const named = found.attributes.for;
  return named ? all.find(({attributes}) => attributes.id === named) : found.around;
}

const STATED: readonly string[] = [
  'rules',
  'options',
  ...PLAIN.map(attributeOf),
  'flags',
  ...SEATS.map((seat) => `others-${seat}`),
];

const rulesOf = ({attributes}: Found): string => (attributes.rules ?? '').split('@')[0];

/**
 * What an element comes to: its own hand, or the one from elsewhere with its own attributes in place of those there. House
 * rules are of the rules they came with.
 * @param own names of attributes that it says itself
 */
export function restated(found: Found, source: Found, own: readonly string[] = STATED): Found {
  if (found === source) return found;
  const said = Object.entries(found.attributes).filter(([name]) => own.includes(name));
  const isOther = found.attributes.rules !== undefined && rulesOf(found) !== rulesOf(source);
  const {options, ...rest} = source.attributes;
  const kept = isOther || options === undefined ? rest : {...rest, options};
  const attributes = {...kept, ...Object.fromEntries(said)};
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

/** What a variant makes of the hand of the comparison around it: another hand, house rules beside those of the same rules. */
export function varied(found: Found, source: Found): Found {
  const {hand, options} = found.attributes;
  const around = source.attributes.options;
  const isSame = found.attributes.rules === undefined || rulesOf(found) === rulesOf(source);
  const made = restated(found, source, [...STATED, 'hand', 'notation']);
  const attributes =
    isSame && options && around ? {...made.attributes, options: `${around}; ${options}`} : made.attributes;
  return {...made, attributes, text: hand ? '' : source.text};
}

/** The element as it is scored; undefined where it has no hand on the page. */
export function asScored(found: Found, all: readonly Found[]): Found | undefined {
  const source = sourceOf(found, all);
  return source && restated(found, source);
}
