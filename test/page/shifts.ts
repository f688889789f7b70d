import type {Frame, Page} from 'playwright';

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

declare global {
  interface Window {
    moves?: string[];
  }
}

/**
 * Notes, for all frames of a page, which elements of ours change their height, by a pixel or more, after their page has been
 * read to its end: then what follows them is there, and moves. Elements out of view are noted too.
 */
export const noteMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: string[] = (window.moves = []);
    const heights = new Map<Element, number>();
    const look = () => {
      if (document.readyState !== 'loading')
        for (const element of document.querySelectorAll('*')) {
          if (!element.localName.startsWith('mj-')) continue;
          const {height} = element.getBoundingClientRect();
          const before = heights.get(element) ?? height;
          if (Math.abs(before - height) >= 1)
            moves.push(`${element.localName} ${element.id}: ${before} → ${height} px`);
          heights.set(element, height);
        }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** What `noteMoves` has noted in a frame. */
export const movesIn = (frame: Frame): Promise<string[]> => frame.evaluate(() => window.moves ?? []);
