/** Every combination of columns is a good table at every width: heads over their columns, and no text over another. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import {COLUMNS} from '../../src/elements/mj-rules-table/shown-table.js';
import {waitUntil} from './patience.js';
import {collisionsOf, isClipped, textsIn} from './seen-texts.js';

const COMBINATIONS = [...Array(2 ** COLUMNS.length).keys()].map((bits) =>
  COLUMNS.filter((_, at) => bits & (1 << at)),
);
const WIDTHS = [320, 480, 560, 780, 1000];

/** Rows with long names, long values, several values, something they leave out, and none of these. */
const ROWS = {
  mcr: 'dasanyuan shuangjianke jianke pinghu',
  luqiao: 'hudi mingke sifenghuiqi qingyise',
  ribon: 'menzen chanta haitei sanshokuDoujun',
};
const IN = [
  ['mcr', 'en'],
  ['luqiao', 'ja'],
  ['ribon', 'zh-Hant'],
] as const;

/** The side on which a cell's text begins. */
const sideOf = (cell: Element): 'left' | 'right' =>
  getComputedStyle(cell).textAlign === 'end' ? 'right' : 'left';

/** The head or the cell of a table that a text stands in, as its own or inside an element. */
function cellAround(node: Node, table: Element): Element | null | undefined {
  const {host} = node.getRootNode() as ShadowRoot;
  const isOwn = host.shadowRoot?.contains(table);
  return isOwn ? node.parentElement?.closest('.head > *, [part~=row] > *') : cellAround(host, table);
}

/** What is wrong with a table as it stands. */
function faultsOf(table: HTMLTableElement, width: number): string[] {
  const heads = [...table.querySelectorAll('.head > *')].filter((head) => !isClipped(head));
  const cells = [...table.querySelectorAll('[part~=row] > *')];
  const besides = heads.flatMap((head) => {
    const [name] = head.classList;
    const own = cells.filter((cell) => cell.classList.contains(name));
    if (own.length !== 4) return [`${own.length} cells under ${name}`];
    const side = sideOf(own[0]);
    const edge = head.getBoundingClientRect()[side];
    return own
      .filter((cell) => Math.abs(cell.getBoundingClientRect()[side] - edge) > 0.5 || sideOf(head) !== side)
      .map(() => `${name} is beside its column`);
  });
  const texts = textsIn(table);
  const outside = texts.flatMap(({node, text, box}) => {
    const cell = cellAround(node, table);
    if (!cell) return [];
    const {left, right} = cell.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 ? [`${text} is outside ${cell.className}`] : [];
  });
  return [
    ...(table.scrollWidth > width ? [`${table.scrollWidth} px wide`] : []),
    ...besides,
    ...outside,
    ...collisionsOf(texts),
  ];
}

interface Asked {
  readonly rules: keyof typeof ROWS;
  readonly lang: string;
  readonly columns: readonly string[];
  readonly sort?: string;
  readonly size?: string;
}

/** The table with all of its hands, in a box that can be made as wide as one likes. */
async function tableOf({rules, lang, columns, sort = 'page', size = 'medium'}: Asked) {
  const box = await fixture<HTMLElement>(
    html`<div>
      <mj-rules-table
        view="table"
        rules=${rules}
        lang=${lang}
        filter=${ROWS[rules]}
        columns=${columns.join(' ')}
        sort=${sort}
        size=${size}
        loadable
      ></mj-rules-table>
    </div>`,
  );
  const root = box.querySelector('mj-rules-table')?.shadowRoot ?? expect.fail('nothing is drawn');
  await waitUntil(() => {
    const rooms = root.querySelectorAll('.room').length;
    const empty = [...root.querySelectorAll('mj-hand')].filter(
      (hand) => !hand.shadowRoot?.querySelector('.tile'),
    );
    return root.querySelectorAll('[part~=row]').length === 4 && rooms + empty.length === 0;
  });
  return {box, table: root.querySelector('table') ?? expect.fail('no table')};
}

describe('columns of a table of rules', () => {
  for (const [rules, lang] of IN) {
    for (const columns of COMBINATIONS) {
      it(`make a good table: ${columns.join(' ') || 'names alone'}, ${rules}, ${lang}`, async () => {
        const {box, table} = await tableOf({rules, lang, columns});
        for (const width of WIDTHS) {
          box.style.inlineSize = `${width}px`;
          expect(faultsOf(table, width), `${width} px`).to.deep.equal([]);
        }
      });
    }
  }

  for (const sort of ['name', '-value', 'value', '-page'])
    for (const [rules, lang] of IN)
      it(`keep their heads apart, sorted by ${sort}: ${rules}, ${lang}`, async () => {
        const {box, table} = await tableOf({rules, lang, columns: COLUMNS, sort});
        for (const width of WIDTHS) {
          box.style.inlineSize = `${width}px`;
          expect(faultsOf(table, width), `${width} px`).to.deep.equal([]);
        }
      });

  for (const size of ['small', 'large', 'huge'])
    it(`leave room for words beside ${size} tiles`, async () => {
      const {box, table} = await tableOf({rules: 'mcr', lang: 'en', columns: COLUMNS, size});
      for (const width of WIDTHS) {
        box.style.inlineSize = `${width}px`;
        expect(faultsOf(table, width), `${width} px`).to.deep.equal([]);
        const words = table.querySelector<HTMLElement>('[part~=row] > .condition');
        expect(words?.offsetWidth, `${width} px`).to.be.above(80);
      }
    });

  for (const columns of ['value example', 'example', 'example cite', 'includes example']) {
    it(`leave room for an example: ${columns}`, async () => {
      const {box, table} = await tableOf({rules: 'luqiao', lang: 'en', columns: columns.split(' ')});
      for (const width of WIDTHS) {
        box.style.inlineSize = `${width}px`;
        for (const {offsetWidth} of table.querySelectorAll<HTMLElement>('[part~=row] > .example'))
          expect(offsetWidth, `${width} px`).to.be.above(200);
      }
    });
  }
});

describe('the legend of a table of rules', () => {
  const legendOf = (table: Element): string[] =>
    [...(table.shadowRoot?.querySelectorAll('[part=legend] .shape') ?? [])].map(
      ({textContent}) => textContent,
    );

  for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans']) {
    it(`is not there where a search finds nothing: ${lang}`, async () => {
      const table = await fixture(
        html`<mj-rules-table view="table" rules="mcr" lang=${lang} search="qqqq"></mj-rules-table>`,
      );
      await waitUntil(() => table.shadowRoot?.querySelector('[part=count]'));
      expect(legendOf(table)).to.deep.equal([]);
      expect(table.shadowRoot?.querySelectorAll('[part=legend]').length).to.equal(0);
    });
  }

  it('has the shapes of the rows that are shown, and no others', async () => {
    const table = await fixture(
      html`<mj-rules-table
        view="table"
        rules="ribon"
        filter="reconstructed"
        columns="value cite"
      ></mj-rules-table>`,
    );
    await waitUntil(() => table.shadowRoot?.querySelector('[part~=row]'));
    expect(legendOf(table)).to.deep.equal(['○']);
  });

  for (const [columns, rules, said] of [
    ['cite', false, true],
    ['value', false, false],
    ['value', true, true],
  ] as const) {
    it(`is there where shapes are: columns ${columns}, ${rules ? 'with' : 'without'} numbered rules`, async () => {
      const table = await fixture(
        html`<mj-rules-table
          view="table"
          rules="luqiao"
          level="2"
          columns=${columns}
          ?show-rules=${rules}
        ></mj-rules-table>`,
      );
      await waitUntil(() => table.shadowRoot?.querySelector('[part~=row]'));
      expect(legendOf(table).length > 0).to.equal(said);
    });
  }
});
