/** Which board of a page explains the sign of tiles that were discarded as drawn. */
const explaining = new WeakMap<Document, WeakRef<Element>>();

/** Whether an element is the one that explains: the first of its page that asks, as long as it is there. */
export function isExplaining(element: Element): boolean {
  const {ownerDocument: page} = element;
  const other = explaining.get(page)?.deref();
  if (other?.isConnected && other !== element) return false;
  if (other !== element) explaining.set(page, new WeakRef(element));
  return true;
}
