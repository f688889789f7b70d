/** Hands tests the accessible tree of Chromium, figures too: `a11ySnapshot` leaves out what it finds uninteresting. */
export const treePlugin = () => ({
  name: 'accessible-tree',
  async executeCommand({command, session}) {
    if (command !== 'accessible-tree') return undefined;
    // other browsers hand out no tree
    const page = session.browser.getPage?.(session.id);
    return (await page?.accessibility?.snapshot({interestingOnly: false})) ?? {};
  },
});
