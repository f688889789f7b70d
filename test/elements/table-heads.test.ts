/** Every cell of a table has a head for ears, however narrow the page is. */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand, setViewport} from '@web/test-runner-commands';
import './all-rules.js';
import './example-fixture.js';
import './riichi-rules.js';
import '../../src/define.js';
import {TAGS, markup} from '../page/elements.js';
import {rest} from './every-fixture.js';
import {needing} from './needs.js';
import {partsIn} from './ours-in.js';
import {waitUntil} from './patience.js';

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly Node[];
}

const WIDTHS = [320, 360, 720, 1200];
const RULESETS = ['luqiao', 'mcr', 'ribon', 'riichi', 'shiragiku', 'xinzhang'];

const CELLS = /^(cell|gridcell|columnheader|rowheader)$/;

const all = (node: Node, role: RegExp): Node[] => [
  ...(role.test(node.role) ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, role)),
];

/** Rows of a table with another number of cells than heads; the head of a group of rows stands alone. */
function oddRowsOf(table: Node): string[] {
  const [heads, ...rows] = all(table, /^row$/).map((row) => all(row, CELLS));
  return rows
    .filter(
      (cells) => cells.length !== heads.length && !(cells.length === 1 && cells[0].role.includes('header')),
    )
    .map(
      (cells) => `${heads.length} heads, ${cells.length} cells: ${cells.map(({name}) => name).join(' | ')}`,
    );
}

/** The tables in the tree, which the browser renews in its own time: once there are as many as must come. */
async function tables(count: number): Promise<Node[]> {
  let found: Node[] = [];
  const areAll = async (): Promise<boolean> => {
    found = all(await executeServerCommand<Node, undefined>('accessible-tree'), /^table$/);
    return found.length === count;
  };
  await waitUntil(areAll).catch(() => expect(found.length, 'tables in the tree').to.equal(count));
  return found;
}

/** The tables that are drawn inside, and those of the author. */
const drawnIn = (root: Element): HTMLTableElement[] =>
  [...root.querySelectorAll('*'), ...partsIn(root)].filter((part) => part instanceof HTMLTableElement);

/** How many columns the rows of a table have, each number once. */
const columnsOf = (table: HTMLTableElement): number[] => [
  ...new Set([...table.rows].map(({cells}) => [...cells].reduce((sum, {colSpan}) => sum + colSpan, 0))),
];

/** The markup in boxes of all widths beside each other, at rest. */
async function inWidths(markup: string): Promise<Element[]> {
  const page = await fixture<HTMLElement>(html`<div style="display: flex; align-items: start"></div>`);
  page.innerHTML = WIDTHS.map(
    (width) => `<div style="flex: none; inline-size: ${width}px">${markup}</div>`,
  ).join('');
  await rest(page);
  expect(page.getBoundingClientRect().height, 'all is in the frame').to.be.below(innerHeight);
  return [...page.children];
}

needing('the accessibility tree').describe('a table has a head for every cell', () => {
  const room = WIDTHS.reduce((sum, width) => sum + width) + 100;
  // browsers leave out of the tree what they leave out of the frame
  before(() => setViewport({width: room, height: 30_000}));
  after(() => setViewport({width: 800, height: 600}));

  for (const rules of RULESETS)
    it(`of the rules ${rules}, in every width`, async () => {
      await inWidths(`<mj-rules-table view="table" rules="${rules}"></mj-rules-table>`);
      const found = await tables(WIDTHS.length);
      expect(found.map(oddRowsOf), `${WIDTHS.join(', ')} px`).to.deep.equal(WIDTHS.map(() => []));
    });

  for (const tag of TAGS)
    it(`of ${tag}, in every width`, async () => {
      const boxes = await inWidths(markup(tag));
      const drawn = boxes.flatMap(drawnIn);
      const heads = (await tables(drawn.length)).map((table) => all(all(table, /^row$/)[0], CELLS).length);
      // the tree has them in the order of the page
      expect(drawn.map(columnsOf), `${WIDTHS.join(', ')} px`).to.deep.equal(heads.map((n) => [n]));
    });
});
