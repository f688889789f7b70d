/**
 * The command behind `setMedium`: what a page is shown on. The runner's own `emulateMedia` knows no forced colours, and
 * takes back what an earlier call set.
 */
export function mediumPlugin() {
  // a page stays as it was told to be as long as the session that told it lives
  const sessions = new WeakMap();
  return {
    name: 'medium',
    async executeCommand({command, payload, session}) {
      if (command !== 'set-medium') return undefined;
      const page = session.browser.getPage?.(session.id);
      if (session.browser.name === 'Firefox' || !page?.createCDPSession) return {set: false};
      const {media, ...features} = payload;
      const devtools = sessions.get(page) ?? (await page.createCDPSession());
      sessions.set(page, devtools);
      await devtools.send('Emulation.setEmulatedMedia', {
        media,
        features: Object.entries(features).map(([name, value]) => ({name, value})),
      });
      return {set: true};
    },
  };
}
