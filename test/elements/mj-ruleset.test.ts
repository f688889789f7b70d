/** An author's own rules, with a mark beside each row and what is wrong below. */
import {expect, fixture, html} from '@open-wc/testing';
import '../../src/mahjong.js';
import type {MjRuleset} from '../../src/elements/mj-ruleset/mj-ruleset.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {Problem} from '../../src/core/situation/problem.js';
import {waitUntil} from './patience.js';

const HEAD = '<tr><th>番種</th><th>番</th></tr>';
const FLUSH = '<tr><td>清一色</td><td>6</td></tr>';
const SLIP = '<tr class="slip"><td>混一式</td><td>3</td></tr>';

const place = async (markup: string, lang = 'en'): Promise<HTMLElement> => {
  const around = await fixture<HTMLElement>(html`<div lang=${lang}></div>`);
  // what a page is: markup, with no script
  around.append(document.createRange().createContextualFragment(markup));
  return around;
};

const partsOf = (element: Element, name: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${name}"]`),
];

const said = (element: Element, name: string): string =>
  partsOf(element, name)
    .map(({textContent}) => textContent.replace(/\s+/g, ' ').trim())
    .join('|');

/** Waits until a part of an element says something. */
async function says(element: Element, name: string, text: string | RegExp): Promise<void> {
  const isSaid = (): boolean =>
    element.shadowRoot !== null &&
    (typeof text === 'string' ? said(element, name) === text : text.test(said(element, name)));
  await waitUntil(isSaid, 'not said').catch(() =>
    expect.fail(`${name} says “${said(element, name)}”, not “${String(text)}”`),
  );
}

const own = (around: Element): MjRuleset => around.querySelector('mj-ruleset')!;

let count = 0;
/** Every page has rules of another name: what was read of one stays known. */
const freshId = (): string => `own-${++count}`;

describe('mj-ruleset', () => {
  it('counts the rows, and says of the wrong one where it is, what, and what may be meant', async () => {
    const id = freshId();
    const element = own(
      await place(`<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}${SLIP}</table></mj-ruleset>`),
    );
    await says(element, 'count', '2 rows read, 1 scores, 1 needs a word');
    await says(element, 'problem', /^Line 3 混一式 There is no pattern “混一式”.*混一色/);
    expect(element.problem).to.equal(undefined);
  });

  for (const [lang, text, problem] of [
    ['ja', /2行を読み取り、1行が得点/, /3行目 混一式/],
    ['zh-Hant', /讀到 2 行，1 行計分/, /第 3 行 混一式/],
    ['zh-Hans', /读到 2 行，1 行计分/, /第 3 行 混一式/],
  ] as const)
    it(`speaks the language of the page: ${lang}`, async () => {
      const id = freshId();
      const around = await place(
        `<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}${SLIP}</table></mj-ruleset>`,
        lang,
      );
      await says(own(around), 'count', text);
      await says(own(around), 'problem', problem);
    });

  it('leaves the author’s text as it is', async () => {
    const id = freshId();
    const table = `<p>牌 = 144</p><table><tbody>${HEAD}${FLUSH}${SLIP}</tbody></table><p>Prose, too.</p>`;
    const element = own(await place(`<mj-ruleset id="${id}">${table}</mj-ruleset>`));
    await says(element, 'count', /2 rows/);
    expect(element.innerHTML).to.equal(table);
  });

  it('marks each row at its height, by shapes of two kinds', async () => {
    const id = freshId();
    const element = own(
      await place(`<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}${SLIP}</table></mj-ruleset>`),
    );
    await waitUntil(() => partsOf(element, 'mark').length === 2, 'no marks');
    const rows = [...element.querySelectorAll('tr')].slice(1);
    const signs = partsOf(element, 'mark').map((mark, at) => {
      expect(mark.getBoundingClientRect().top).to.be.closeTo(rows[at].getBoundingClientRect().top, 1);
      const {width, height} = mark.querySelector('svg')!.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.greaterThan(8);
      return mark.querySelector('path')!.getAttribute('d');
    });
    expect(new Set(signs).size).to.equal(2);
    // the legend says what each means
    expect(partsOf(element, 'legend')[0].textContent.trim()).to.equal('scoresneeds a word');
    const meant = [...partsOf(element, 'legend')[0].querySelectorAll('path')];
    expect(meant.map((path) => path.getAttribute('d'))).to.deep.equal(signs);
  });

  it('lets keys reach a text that is too wide, and no other', async () => {
    const id = freshId();
    const around = await place(
      `<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}<tr><td>混一色</td><td class="wide">3</td></tr></table></mj-ruleset>`,
    );
    const element = own(around);
    await says(element, 'count', '2 rows read, all score');
    const slot = element.shadowRoot!.querySelector('slot')!;
    expect(slot.getAttributeNames().filter((name) => name !== 'name')).to.deep.equal([]);
    around.style.width = '200px';
    element.querySelector<HTMLElement>('.wide')!.style.paddingInlineStart = '400px';
    await waitUntil(() => slot.tabIndex === 0, 'not reached');
    slot.focus();
    expect(element.shadowRoot!.activeElement).to.equal(slot);
    await expect(element).to.be.accessible();
    around.style.width = '800px';
    await waitUntil(() => !slot.hasAttribute('tabindex'), 'reached');
  });

  it('marks each line of rules in a list and in code', async () => {
    const id = freshId();
    const around = await place(
      `<mj-ruleset id="${id}"><ul><li>清一色: 6番</li><li>混一式: 3番</li></ul><pre>8番：大三元\n5番：小三元\n</pre></mj-ruleset>`,
    );
    const element = own(around);
    await says(element, 'count', '4 rows read, 3 score, 1 needs a word');
    await waitUntil(() => partsOf(element, 'mark').length === 4, 'not four marks');
    expect(partsOf(element, 'mark').map((mark) => mark.classList.contains('wanting'))).to.deep.equal([
      false,
      true,
      false,
      false,
    ]);
    const tops = partsOf(element, 'mark').map((mark) => mark.getBoundingClientRect().top);
    expect([...tops].sort((a, b) => a - b)).to.deep.equal(tops);
    expect(new Set(tops).size).to.equal(4);
  });

  it('moves the marks with the rows', async () => {
    const id = freshId();
    const element = own(
      await place(
        `<mj-ruleset id="${id}"><p class="above">Above.</p><table>${HEAD}${FLUSH}</table></mj-ruleset>`,
      ),
    );
    await waitUntil(() => partsOf(element, 'mark').length === 1, 'no mark');
    element.querySelector<HTMLElement>('.above')!.style.height = '200px';
    const row = element.querySelectorAll('tr')[1];
    await waitUntil(
      () =>
        Math.abs(partsOf(element, 'mark')[0].getBoundingClientRect().top - row.getBoundingClientRect().top) <
        1,
      'not moved',
    );
  });

  it('reads an edit of the text', async () => {
    const id = freshId();
    const element = own(
      await place(`<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}${SLIP}</table></mj-ruleset>`),
    );
    await says(element, 'count', /1 needs a word/);
    element.querySelector('.slip td')!.textContent = '混一色';
    await says(element, 'count', '2 rows read, all score');
    expect(partsOf(element, 'problem')).to.have.lengthOf(0);
  });

  it('gives its rules to others by its id', async () => {
    const id = freshId();
    const around = await place(`<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}</table></mj-ruleset>
      <mj-score-breakdown rules="#${id}" by="self" hand="123m 234m 567m 789m 9m +9m"></mj-score-breakdown>`);
    const breakdown = around.querySelector<MjElement>('mj-score-breakdown')!;
    await waitUntil(() => breakdown.shadowRoot?.textContent.includes('清一色'), 'not scored');
    expect(breakdown.problem).to.equal(undefined);
  });

  it('reads a text that stands elsewhere, while it is typed', async () => {
    const id = freshId();
    const around = await place(
      `<textarea id="${id}">6番：清一色\n3番：混一式</textarea><mj-ruleset for="${id}"></mj-ruleset>`,
    );
    const element = own(around);
    await says(element, 'problem', /^Line 2 混一式/);
    const area = around.querySelector('textarea')!;
    area.value = '6番：清一色\n3番：混一色\n8番：大三元';
    area.dispatchEvent(new Event('input', {bubbles: true}));
    await says(element, 'count', '3 rows read, all score');
  });

  it('shows the row that the author asks for', async () => {
    const id = freshId();
    const element = own(
      await place(
        `<mj-ruleset id="${id}"><div style="height: 3000px">Prose.</div><table>${HEAD}${FLUSH}${SLIP}</table><div style="height: 3000px">Prose.</div></mj-ruleset>`,
      ),
    );
    await says(element, 'problem', /混一式/);
    partsOf(element, 'button')[0].click();
    const row = element.querySelector('.slip')!;
    await waitUntil(() => {
      const {top, bottom} = row.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }, 'not in view');
    await waitUntil(() => partsOf(element, 'mark')[1].classList.contains('shown'), 'not shown');
  });

  it('says that nothing can be scored, and why', async () => {
    const id = freshId();
    const around = await place('');
    const told: Problem[] = [];
    around.addEventListener('mj-invalid', ({detail}) => told.push(detail));
    around.append(
      document
        .createRange()
        .createContextualFragment(`<mj-ruleset id="${id}"><table>${HEAD}${SLIP}</table></mj-ruleset>`),
    );
    await says(own(around), 'count', '1 row read, 0 score, 1 needs a word');
    await says(own(around), 'problem', /混一式/);
    expect(own(around).problem?.code).to.equal('rules-unread');
    expect(told.map(({code}) => code)).to.deep.equal(['rules-unread']);
  });

  it('says that no element has the id', async () => {
    const around = await place('<mj-ruleset for="nowhere-at-all"></mj-ruleset>');
    await waitUntil(() => own(around).problem?.code === 'rules-not-here', 'no problem');
    await says(own(around), 'error', /nowhere-at-all/);
  });

  it('reads the text inside the element that it names, also itself and one that names it', async () => {
    const [id, other] = [freshId(), freshId()];
    const around = await place(`<mj-ruleset id="${id}" for="${id}"><table>${HEAD}${FLUSH}</table></mj-ruleset>
      <mj-ruleset id="${other}" for="${id}"><table>${HEAD}${SLIP}</table></mj-ruleset>`);
    const [one, two] = around.querySelectorAll('mj-ruleset');
    await says(one, 'count', '1 row read, all score');
    await says(two, 'count', '1 row read, all score');
    one.for = other;
    await says(one, 'problem', /混一式/);
    expect(two.problem).to.equal(undefined);
    expect(one.problem?.code).to.equal('rules-unread');
  });

  it('asks for an id', async () => {
    const around = await place(`<mj-ruleset><table>${HEAD}${FLUSH}</table></mj-ruleset>`);
    await says(own(around), 'nameless', /Give this element an id/);
  });

  it('counts the lines of code as they were typed', async () => {
    const id = freshId();
    const around = await place(`<mj-ruleset id="${id}">\n<pre>6番：清一色\n3番：混一式</pre></mj-ruleset>`);
    await says(own(around), 'problem', /^Line 2 混一式/);
  });

  it('draws hands that win by the rules as they are now, the same ones from a seed', async () => {
    const id = freshId();
    const element = own(
      await place(`<mj-ruleset id="${id}"><pre>6番：清一色\n3番：対々和</pre></mj-ruleset>`),
    );
    const hands = await element.drawHands(10, '7');
    expect(hands).to.have.lengthOf(10);
    expect(hands.every(({rules}) => rules === `#${id}`)).to.equal(true);
    expect(await element.drawHands(10, '7')).to.deep.equal(hands);
    expect(await element.drawHands(10, '8')).not.to.deep.equal(hands);
    // a change that has not been read yet
    element.querySelector('pre')!.textContent = '手牌 = 16\n6番：清一色';
    const [{hand}] = await element.drawHands(1);
    expect(hand.replace(/[^0-9E-Z]/g, '').length).to.be.at.least(17);
    element.querySelector('pre')!.textContent = '6番：混一式';
    expect(await element.drawHands()).to.deep.equal([]);
  });

  it('is accessible', async () => {
    const id = freshId();
    const element = own(
      await place(`<mj-ruleset id="${id}"><table>${HEAD}${FLUSH}${SLIP}</table></mj-ruleset>`),
    );
    await says(element, 'count', /2 rows/);
    await expect(element).to.be.accessible();
  });
});

describe('the columns of rules that the page has as text', () => {
  const headsOf = (table: Element): string[] =>
    [...(table.shadowRoot?.querySelectorAll('thead th') ?? [])].map(({className}) => className);

  const tableOfText = async (text: string): Promise<Element> => {
    const id = freshId();
    const around = await place(
      `<pre id="${id}">${text}</pre><mj-rules-table rules="#${id}" view="table"></mj-rules-table>`,
    );
    const table = around.querySelector('mj-rules-table')!;
    await waitUntil(() => table.shadowRoot?.querySelector('[part~=row]'), 'no rows');
    // its rows are drawn some at a time
    await waitUntil(() => !table.shadowRoot?.querySelector('.to-come'), 'not all rows');
    return table;
  };

  it('are none for the lines of a text, which nobody can look up', async () => {
    const table = await tableOfText('6番：清一色\n3番：対々和');
    expect(headsOf(table)).to.deep.equal(['name', 'value', 'condition', 'includes', 'example']);
    expect(partsOf(table, 'legend').length).to.equal(0);
  });

  it('have the sources of the rules below, and none for the rows of the text', async () => {
    const table = await tableOfText(
      'based-on = mcr\n7: Full Flush of Dots\nFull Flush of Dots = fullflush & has 1p',
    );
    expect(headsOf(table)).to.include('cite');
    const cites = [...(table.shadowRoot?.querySelectorAll('td.cite') ?? [])].map(({textContent}) =>
      textContent.trim(),
    );
    expect(cites.length).to.be.greaterThan(80);
    expect(cites.filter((cite) => !cite)).to.deep.equal(['']);
  });
});
