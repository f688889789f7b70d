/**
 * Pages break between rows and not inside them, and not behind a heading: held in columns, which break as pages do, and
 * at every height.
 */
import {expect, fixture, html} from '@open-wc/testing';
import {rest} from './every-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {partsIn} from './ours-in.js';
import {waitUntil} from './patience.js';
import {BLOCKS, markup, type Tag} from '../page/elements.js';

/** What stays in one piece. */
const ROWS =
  'tr, li, dt, dd, h2, legend, mj-board, mj-hand, .rule, .option, .field, .choice, .tile, .summary, p';
/** What does not stand at the foot of a page alone. */
const HEADS = 'caption, thead, h2, h3, legend, .group-head, .label, #rules';

const WIDTH = 640;
/** What pages take for the room of elements, and for headings between them. */
const PRESTYLE = '<link rel="stylesheet" href="/src/styles/prestyle.css">';

/** How an element is written where it is longest. */
const LONG: Readonly<Partial<Record<Tag, string>>> = {
  'mj-ledger': `<mj-ledger rules="luqiao" players="A B C D">${'A tsumo 12\nB ron C 10\nA tsumo 100\ndraw\n'.repeat(4)}</mj-ledger>`,
  'mj-rules-table': '<mj-rules-table rules="luqiao" level="9" group-by="kind" show-rules></mj-rules-table>',
  'mj-cover': `<mj-cover><h2>Title</h2><ol slot="steps">${'<li><a href="#a-1">One</a></li>'.repeat(300)}</ol></mj-cover>`,
  'mj-lesson': `<mj-lesson>${'<section><h2>One</h2><p>Two lines<br>of text.</p></section>'.repeat(9)}</mj-lesson>`,
};

const isShown = (part: Element): boolean =>
  part.checkVisibility() && !part.closest('.sr, svg') && part.getBoundingClientRect().height > 1;

const columnOf = ({left}: DOMRect): number => Math.floor(left / (2 * WIDTH));

/** What comes after a heading: its next neighbour that is seen, or that of what it begins. */
function nextOf(head: Element): Element | undefined {
  for (let one: Element | null = head; one; one = one.parentElement) {
    let next = one.nextElementSibling;
    while (next && !isShown(next)) next = next.nextElementSibling;
    if (next) return next;
  }
  return undefined;
}

const nameOf = (part: Element): string => `${part.localName}.${part.className || part.getAttribute('part')}`;

/** All that is seen; what lies on a table goes with it. */
const shownIn = (page: HTMLElement): Element[] =>
  [...page.querySelectorAll('*'), ...partsIn(page)].filter((part) => isShown(part) && !isOnTable(part));

const isOnTable = (part: Element): boolean => {
  const root = part.getRootNode();
  return root instanceof ShadowRoot && root.host.localName === 'mj-board';
};

/** Whether an element is in pieces, none of which is the whole: the head of a table is repeated as a whole. */
const isSplit = (part: Element, whole: number): boolean =>
  [...part.getClientRects()].every(({height}) => height < whole - 1);

/** Parts that a column ends in, and headings that it ends with. @param wholes how high rows are that do not break */
function badBreaks(page: HTMLElement, height: number, wholes: ReadonlyMap<Element, number>): string[] {
  const parts = shownIn(page);
  const split = parts.filter((part) => {
    const whole = wholes.get(part) ?? 0;
    return whole < height / 2 && part.getClientRects().length > 1 && isSplit(part, whole);
  });
  const lonely = parts.filter((part) => {
    const next = part.matches(HEADS) ? nextOf(part) : undefined;
    const [first] = next?.getClientRects() ?? [];
    const [own] = part.getClientRects();
    return first && columnOf(first) !== columnOf(own);
  });
  return [
    ...split.map((part) => `${nameOf(part)} is split`),
    ...lonely.map((part) => `${nameOf(part)} is left`),
  ];
}

needing('another medium').describe('pages break between rows', () => {
  afterEach(async () => {
    window.dispatchEvent(new Event('afterprint'));
    await setMedium();
  });

  for (const tag of BLOCKS.filter((one) => one !== 'mj-share')) {
    it(`of ${tag}, and not behind a heading`, async () => {
      await setMedium({media: 'print'});
      const page = await fixture<HTMLElement>(html`<div></div>`);
      page.innerHTML = PRESTYLE + (LONG[tag] ?? markup(tag));
      await rest(page);
      window.dispatchEvent(new Event('beforeprint'));
      await waitUntil(() => shownIn(page).some((part) => part.matches(ROWS)));
      await rest(page);
      page.style.inlineSize = `${WIDTH}px`;
      const rows = shownIn(page).filter(
        (part) => part.matches(ROWS) && getComputedStyle(part).display !== 'inline',
      );
      const wholes = new Map(rows.map((part) => [part, part.getBoundingClientRect().height]));
      Object.assign(page.style, {
        columnWidth: `${WIDTH}px`,
        columnGap: `${WIDTH}px`,
        columnFill: 'auto',
      });
      for (let height = 320; height < 1500; height += 29) {
        page.style.blockSize = `${height}px`;
        expect(badBreaks(page, height, wholes), `${height} px`).to.deep.equal([]);
      }
    });
  }
});
