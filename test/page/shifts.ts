import type {Page} from 'playwright';

interface Shift extends PerformanceEntry {
  value: number;
  sources: {node?: Node; previousRect: DOMRect; currentRect: DOMRect}[];
}

/** All layout shifts of a page since its first paint, and what moved. */
export const shiftsOn = (page: Page): Promise<{sum: number; moved: string[]}> =>
  page.evaluate(
    () =>
      new Promise<{sum: number; moved: string[]}>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const add = (shifts: Shift[]) => {
          for (const {value, sources} of shifts) {
            sum += value;
            for (const {node, previousRect: from, currentRect: to} of sources) {
              moved.push(
                `${node?.nodeName} ${node?.textContent?.trim().slice(0, 30)}: ${from.x} ${from.y} ${from.height} → ${to.x} ${to.y} ${to.height}`,
              );
            }
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries() as Shift[]));
        observer.observe({type: 'layout-shift', buffered: true});
        // two frames for shifts by the upgrade, of which the observer may not have been told yet
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords() as Shift[]);
            resolve({sum, moved});
          }),
        );
      }),
  );
