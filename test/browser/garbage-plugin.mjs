/** The command behind `collectGarbage`. An engine that cannot collect on demand says so. */
export function garbagePlugin() {
  return {
    name: 'garbage',
    async executeCommand({command, session}) {
      if (command !== 'collect-garbage') return undefined;
      const page = session.browser.getPage?.(session.id);
      if (session.browser.name === 'Firefox' || !page?.createCDPSession) return {collected: false};
      const devtools = await page.createCDPSession();
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.detach();
      return {collected: true};
    },
  };
}
