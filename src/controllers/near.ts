/** What is far from the viewport is not drawn yet: one observer for all elements of a page. */
const MARGIN = '75% 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    if (!isIntersecting) continue;
    const near = waiting.get(target);
    forget(target);
    near?.();
  }
}

/** Calls once, when an element comes near the viewport; at once where nobody can say. */
export function whenNear(element: Element, near: () => void): void {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return;
  }
  observer ??= new IntersectionObserver(handleEntries, {rootMargin: MARGIN});
  if (!waiting.has(element)) observer.observe(element);
  waiting.set(element, near);
}

/** Waits for an element no longer. */
export function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
