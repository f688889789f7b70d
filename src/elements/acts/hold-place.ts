/** Holds an element where it is in the window while it grows: a browser would rather hold what stands below it. */

/** What a reader does who goes elsewhere. */
const LEAVES = ['keydown', 'pointerdown', 'touchstart', 'wheel'];

/** Holds an element where it is until the reader does something, or the element leaves the page. */
export function holdPlace(element: Element): void {
  const placeOf = (): number => element.getBoundingClientRect().top;
  const top = placeOf();
  const listening = new AbortController();
  const growth = new ResizeObserver(() => {
    if (element.isConnected) scrollBy({top: placeOf() - top, behavior: 'instant'});
    else letGo();
  });
  function letGo(): void {
    growth.disconnect();
    listening.abort();
  }
  growth.observe(element);
  const {signal} = listening;
  for (const type of LEAVES) globalThis.addEventListener(type, letGo, {signal, passive: true});
}
