/** All announcements of the elements on this page since the tests began; the page itself forgets them after a while. */
const all: string[] = [];

new MutationObserver((records) => {
  for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
    if (node instanceof HTMLParagraphElement && node.parentElement?.matches('[data-mj-announcer]'))
      all.push(node.textContent);
  }
}).observe(document, {childList: true, subtree: true});

/** Listens for announcements from now on. @returns a function that gives them, one text each */
export function listen(): () => readonly string[] {
  const before = all.length;
  return () => all.slice(before);
}
