/** Holds an element where it is in the window while it grows: a browser would rather hold what stands below it. */

/** What a reader does who goes elsewhere. */
const LEAVES = ['keydown', 'pointerdown', 'touchstart', 'wheel'];

/** Holds an element where it is until the reader does something. */
export function holdPlace(element: Element): void {
  const placeOf = (): number => element.getBoundingClientRect().top;
  const top = placeOf();
  const growth = new ResizeObserver(() => scrollBy({top: placeOf() - top, behavior: 'instant'}));
  growth.observe(element);
  for (const type of LEAVES)
    globalThis.addEventListener(type, () => growth.disconnect(), {once: true, passive: true});
}
