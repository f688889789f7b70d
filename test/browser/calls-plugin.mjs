/**
 * The commands behind `callsDuring`: Chromium counts how often each function of the sources is called. Two functions of a
 * file with one name are told apart by their place.
 */
export function callsPlugin() {
  const counting = new WeakMap();
  return {
    name: 'calls',
    async executeCommand({command, session}) {
      if (command !== 'count-calls' && command !== 'take-calls') return undefined;
      const page = session.browser.getPage?.(session.id);
      if (session.browser.name === 'Firefox' || !page?.createCDPSession) return {counted: false};
      const devtools = counting.get(page) ?? (await page.createCDPSession());
      counting.set(page, devtools);
      if (command === 'count-calls') {
        await devtools.send('Profiler.enable');
        await devtools.send('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
        return {counted: true};
      }
      const {result} = await devtools.send('Profiler.takePreciseCoverage');
      await devtools.send('Profiler.stopPreciseCoverage');
      return {counted: true, calls: result.flatMap(callsOf)};
    },
  };
}

/** @returns the functions of a script of ours that were called, each with its file and number of calls */
function callsOf({url, functions}) {
  const file = /\/(src\/.+?)(?:\?|$)/.exec(url)?.[1];
  if (!file) return [];
  return functions.flatMap(({functionName: name, ranges: [{count}]}) =>
    name && count > 0 ? [{file, name, count}] : [],
  );
}
