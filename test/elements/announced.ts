/** All that the elements of this page have said aloud since these tests began; the page itself forgets it after a while. */
const all: string[] = [];

new MutationObserver((records) => {
  for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
    if (node instanceof HTMLParagraphElement && node.parentElement?.matches('[data-mj-announcer]'))
      all.push(node.textContent);
  }
}).observe(document, {childList: true, subtree: true});

/** What has been said aloud from now on. @returns a function that gives it, one text a saying */
export function listen(): () => readonly string[] {
  const before = all.length;
  return () => all.slice(before);
}
