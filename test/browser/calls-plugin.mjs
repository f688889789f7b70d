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
      const counted = counting.get(page) ?? (await counterOf(page));
      counting.set(page, counted);
      const {result} = await counted.send('Profiler.takePreciseCoverage');
      return {counted: true, ...(command === 'take-calls' && {calls: result.flatMap(callsOf)})};
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

/** Begins to count in a page, to the page's end: each begin and each end would make the browser compile everything anew. */
async function counterOf(page) {
  const devtools = await page.createCDPSession();
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
  return devtools;
}
