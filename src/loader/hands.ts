/** Shows the hands of examples before their own script has loaded: readers see tiles first, and the score follows. */
import {textInside} from '../controllers/light-dom.js';
import {attributeOf} from '../core/situation/attributes.js';
import {OF_DRAWN_HANDS, OF_KONGS, OF_TILES} from '../elements/attributes/attributes.js';
import {handClasses} from '../elements/attributes/views.js';
import {unhidden} from '../controllers/unhidden.js';

/** Attributes that an example's hand takes from the example. */
const SHARED = Object.keys({...OF_TILES, ...OF_DRAWN_HANDS, ...OF_KONGS}).filter(
  (name) => name !== 'hand' && name !== 'rules',
);

/** The hand that an example will show itself; undefined where elements inside it show one, or it has none. */
function handOf(example: Element): string | undefined {
  const isPlain = [...example.children].every(({localName, slot}) => slot || localName === 'br');
  if (!isPlain || example.matches('[views]:not([views*=hand])')) return undefined;
  return example.getAttribute('hand') ?? textInside(example);
}

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/** Puts a hand into the shadow root of an example that is not defined yet; the example removes it later. */
function standIn(example: Element, text: string): void {
  const hand = unhidden(document, 'createElement')('mj-hand');
  const [views, view] = ['views', 'view'].map((name) => example.getAttribute(name) ?? undefined);
  hand.className = handClasses(views, view, (field) => example.hasAttribute(attributeOf(field)));
  hand.classList.add('stand-in');
  for (const name of SHARED) {
    const value = example.getAttribute(name);
    if (value !== null) hand.setAttribute(name, value);
  }
  hand.setAttribute('hand', text);
  const root = example.attachShadow({mode: 'open'});
  // the example reports this itself later
  hand.addEventListener('mj-invalid', (event) => {
    event.stopPropagation();
    root.replaceChildren(unhidden(document, 'createElement')('slot'));
  });
  root.append(hand);
}

/** Shows the hands of the examples in view that have not been defined yet. */
export function showHands(): void {
  if (typeof document === 'undefined') return;
  const undrawn = [...unhidden(document, 'querySelectorAll')('mj-example:not(:defined)')].filter(
    (example) => !example.shadowRoot && isInView(example),
  );
  for (const example of undrawn) {
    const hand = handOf(example);
    if (hand) standIn(example, hand);
  }
}
