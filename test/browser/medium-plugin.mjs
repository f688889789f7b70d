/**
 * The command behind `setMedium`, which sets the medium that a page is shown on. The runner's own `emulateMedia` does
 * not know forced colours, and undoes what an earlier call set.
 */
export function mediumPlugin() {
  // a setting holds as long as the session that made it
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
