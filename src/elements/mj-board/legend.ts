/** Which board of a page explains the sign of tiles that were discarded as drawn. */
const explaining = new WeakMap<Document, WeakRef<Element>>();

/** Whether an element takes the place of another: one that the page has declared, which stays until the script has drawn the same. */
const takesPlaceOf = (element: Element, other: Element): boolean =>
  other.closest('.declared') !== null && other.getRootNode() === element.getRootNode();

/** Whether an element is the one that explains: the first of its page that asks, as long as it is there. */
export function isExplaining(element: Element): boolean {
  const {ownerDocument: page} = element;
  const other = explaining.get(page)?.deref();
  if (other?.isConnected && other !== element && !takesPlaceOf(element, other)) return false;
  if (other !== element) explaining.set(page, new WeakRef(element));
  return true;
}
