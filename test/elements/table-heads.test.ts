/** Every cell of a table has a head for ears, however narrow the page is. */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand, setViewport} from '@web/test-runner-commands';
import './all-rules.js';
import './example-fixture.js';
import './riichi-rules.js';
import '../../src/define.js';
import {TAGS, markup} from '../page/elements.js';
import {partsIn, rest} from './every-fixture.js';
import {needing} from './needs.js';

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

const tables = async (): Promise<Node[]> =>
  all(await executeServerCommand<Node, undefined>('accessible-tree'), /^table$/);

/** How many columns the rows of a table have, each number once. */
const columnsOf = (table: HTMLTableElement): number[] => [
  ...new Set([...table.rows].map(({cells}) => [...cells].reduce((sum, {colSpan}) => sum + colSpan, 0))),
];

needing('the accessibility tree').describe('a table has a head for every cell', () => {
  // browsers leave out of the tree what they leave out of the frame
  before(() => setViewport({width: 1200, height: 30_000}));
  after(() => setViewport({width: 800, height: 600}));

  for (const rules of RULESETS)
    it(`of the rules ${rules}, in every width`, async () => {
      const page = await fixture<HTMLElement>(
        html`<div><mj-rules-table rules=${rules}></mj-rules-table></div>`,
      );
      for (const width of WIDTHS) {
        page.style.inlineSize = `${width}px`;
        await rest(page);
        const found = await tables();
        expect(found.length, `${width} px`).to.equal(1);
        expect(found.flatMap(oddRowsOf), `${width} px`).to.deep.equal([]);
      }
    });

  for (const tag of TAGS)
    it(`of ${tag}, in every width`, async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      page.innerHTML = markup(tag);
      for (const width of WIDTHS) {
        page.style.inlineSize = `${width}px`;
        await rest(page);
        const drawn = partsIn(page).filter((part) => part instanceof HTMLTableElement);
        const columns = drawn.map(columnsOf);
        const heads = (await tables()).map((table) => all(all(table, /^row$/)[0], CELLS).length);
        expect(columns, `${width} px`).to.deep.equal(heads.map((n) => [n]));
      }
    });
});
