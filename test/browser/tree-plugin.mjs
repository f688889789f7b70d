/**
 * Gives tests the whole accessibility tree of Chromium, images included: `a11ySnapshot` leaves out what it finds
 * uninteresting.
 */
export const treePlugin = () => ({
  name: 'accessible-tree',
  async executeCommand({command, session}) {
    if (command !== 'accessible-tree') return undefined;
    // other browsers do not offer the tree
    const page = session.browser.getPage?.(session.id);
    return (await page?.accessibility?.snapshot({interestingOnly: false})) ?? {};
  },
});
