/** Rules that a page has as text: `rules="#id"` names its table, list, section or script. */
import {expect, fixture, html} from '@open-wc/testing';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import '../../src/mahjong.js';
import {markup, TAGS} from '../page/elements.js';
import {waitUntil} from './patience.js';

/** A hand of one suit in the rules of Sichuan: 2 fan. */
const FLUSH = '1m2m3m 2m3m4m 5m6m7m 7m8m9m 9m +9m';

const TABLE = `
  <p>牌 = 108</p>
  <p>副露 = 不可吃</p>
  <p>和牌条件 = suits &lt;= 2</p>
  <p>单位 = 番</p>
  <p>计算 = 2^min(番, 3)</p>
  <p>点炮 = 点炮者 points<br>自摸 = 每家 points + 1</p>
  <table>
    <caption>四川麻将的番种。</caption>
    <tr><th>番种</th><th>番</th></tr>
    <tr><td data-when="kongs">杠</td><td>1 每副</td></tr>
    <tr><td data-when="fours">根</td><td>1 每组</td></tr>
    <tr><td>大对子</td><td>1</td></tr>
    <tr><td>清一色</td><td>2</td></tr>
    <tr><td>七对</td><td>2</td></tr>
  </table>`;

const place = async (markup: string): Promise<HTMLElement> => {
  const around = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  // what a page is: markup, with no script
  around.append(document.createRange().createContextualFragment(markup));
  return around;
};

const find = (around: Element, selector: string): MjElement => {
  const found = around.querySelector<MjElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** All text that is drawn in an element, and in those in it. */
const shown = (root: Node): string =>
  [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.localName === 'style') return '';
      return `${node.shadowRoot ? shown(node.shadowRoot) : ''}${shown(node)}`;
    })
    .join(' ');

/** Waits until an element shows a text; fails with what it shows instead. */
async function shows(element: Element, text: string | RegExp): Promise<void> {
  const said = (): string => shown(element.shadowRoot ?? element).replace(/\s+/g, ' ');
  const isSaid = (): boolean => (typeof text === 'string' ? said().includes(text) : text.test(said()));
  await waitUntil(isSaid, 'no text').catch(() =>
    expect.fail(`${element.localName} shows “${said()}”, not ${String(text)}`),
  );
}

const example = (rules: string, more = ''): string =>
  `<mj-example rules="${rules}" by="self" ${more}>${FLUSH}</mj-example>`;

describe('rules as text in a page', () => {
  it('are found by the id of a section, and every element scores by them', async () => {
    const around = await place(`
      <section id="sichuan">${TABLE}</section>
      ${example('#sichuan')}
      <mj-score-breakdown rules="#sichuan" by="self" hand="${FLUSH}"></mj-score-breakdown>
      <mj-settlement rules="#sichuan" by="self" hand="${FLUSH}"></mj-settlement>
      <mj-waits rules="#sichuan" hand="${FLUSH.replace('+9m', '')}"></mj-waits>
      <mj-explain rules="#sichuan" by="self" hand="${FLUSH}"></mj-explain>
      <mj-rules-table rules="#sichuan"></mj-rules-table>
      <mj-hand-input rules="#sichuan" hand="${FLUSH}" by="self"></mj-hand-input>
      <mj-quiz rules="#sichuan" by="self" hand="${FLUSH}"></mj-quiz>
      <mj-example class="compared" rules="#sichuan" by="self" hand="${FLUSH}">
        <mj-compare><mj-variant rules="mcr"></mj-variant></mj-compare>
      </mj-example>`);
    for (const tag of ['mj-example', 'mj-score-breakdown']) await shows(find(around, tag), /清一色\D* 2 /);
    for (const tag of ['mj-explain', 'mj-rules-table', 'mj-compare'])
      await shows(find(around, tag), '清一色');
    await shows(find(around, 'mj-hand-input'), '= 4 points');
    await shows(find(around, 'mj-settlement'), /[+]15/);
    await shows(find(around, 'mj-waits'), '9');
    for (const element of around.querySelectorAll<MjElement>('mj-example, mj-quiz, mj-hand-input'))
      expect(element.problem, element.localName).to.equal(undefined);
  });

  for (const tag of TAGS.filter((one) => markup(one).includes('rules="luqiao"')))
    it(`are no other rules to <${tag}> than those of the package that they are based on`, async () => {
      const around = await place(`
        <script type="text/mj-rules" id="as-luqiao">
          based-on = luqiao
          title = Taizhou Luqiao mahjong
        </script>
        <div class="package">${markup(tag)}</div>
        <div class="page">${markup(tag).replaceAll('"luqiao"', '"#as-luqiao"')}</div>`);
      // beside each other, since what is out of view is not drawn
      around.style.display = 'grid';
      around.style.gridTemplateColumns = '1fr 1fr';
      const said = (of: string): string =>
        shown(find(around, of))
          .replace(/\s+/g, ' ')
          // the badge tells whose rules they are
          .replace(/Rules : .*?(?:luqiao@1|rules by this page)/, '')
          .replaceAll('#as-luqiao', 'luqiao');
      const problems = (of: string): unknown[] =>
        [...find(around, of).querySelectorAll<MjElement>('*')].map(({problem}) => problem?.code);
      // which question comes is drawn
      const isDrawn = tag === 'mj-drill';
      await waitUntil(
        () => said('.package').length > 40 && (isDrawn || said('.package') === said('.page')),
        'the same',
      ).catch(() => expect(said('.page')).to.equal(said('.package')));
      expect(problems('.page')).to.deep.equal(problems('.package'));
    });

  it('say which tiles of a hand are wild', async () => {
    const around = await place(`
      <script type="text/mj-rules" id="next-is-wild">
        牌 = 136
        百搭 = 指示牌下一張
        1番：自摸、清一色
      </script>
      <mj-example rules="#next-is-wild" by="self" wild="3s">
        123m 456m 789p 4s 7s 22s +8s
      </mj-example>
      <mj-hand-input rules="#next-is-wild" by="self" wild="3s" hand="123m 456m 789p 4s 7s 22s +8s"></mj-hand-input>`);
    const input = find(around, 'mj-hand-input');
    await shows(input, /4 of bamboos? \(wild\)/);
    expect(shown(input.shadowRoot!)).not.to.match(/3 of bamboos? \(wild\)/);
    const spoken = (): string =>
      find(around, 'mj-example').shadowRoot?.querySelector('mj-hand')?.spoken ?? '';
    await waitUntil(() => /4 of bamboos? \(wild\)/.test(spoken()), 'no wild tile');
    expect(spoken()).not.to.match(/3 of bamboos? \(wild\)/);
  });

  it('say in the badge that they are the page’s own', async () => {
    const around = await place(
      `<h2 id="of-heading">My rules</h2>${TABLE}<h3>Less</h3><p>1番：自摸</p><h2>Other</h2>
      <p>3番：清一色</p>${example('#of-heading')}`,
    );
    const found = find(around, 'mj-example');
    await shows(found, /My rules rules by this page/);
    expect(shown(found.shadowRoot!)).not.to.include('#of-heading');
  });

  it('may come after what they score, also much later', async () => {
    const around = await place(example('#late'));
    const found = find(around, 'mj-example');
    await waitUntil(() => found.problem?.code === 'rules-not-here', 'no problem');
    await shows(found, 'No element of this page has the id “late”');
    around.append(document.createRange().createContextualFragment(`<section id="late">${TABLE}</section>`));
    await shows(found, '清一色');
    expect(found.problem).to.equal(undefined);
  });

  it('may be two, each for its own examples, one based on the other or on rules of the package', async () => {
    const around = await place(`
      <script type="text/mj-rules" id="one">
        牌 = 108
        单位 = 番
        2番：清一色
        1番：自摸
      </script>
      <table id="two"><tr><td>based-on</td><td>#one</td></tr><tr><td>清一色</td><td>7番</td></tr></table>
      <pre id="three">based-on = mcr
        30 fan: 清一色</pre>
      ${example('#one', 'class="a"')}${example('#two', 'class="b"')}${example('#three', 'class="c"')}`);
    await shows(find(around, '.a'), '3 番');
    await shows(find(around, '.b'), '8 番');
    await shows(find(around, '.c'), '30');
  });

  it('are read again after an edit, and what is shown is scored again', async () => {
    const around = await place(`<section id="edited">${TABLE}</section>${example('#edited')}`);
    const found = find(around, 'mj-example');
    await shows(found, /清一色\D* 2 /);
    const cells = [...around.querySelectorAll('td')];
    const value = cells[cells.findIndex((cell) => cell.textContent === '清一色') + 1];
    value.firstChild!.nodeValue = '1';
    await shows(found, /清一色\D* 1 /);
    value.textContent = 'one';
    // what can be scored is scored, and the badge says that there is more to correct
    await shows(found, /rules by this page, 1 place to correct/);
    expect(shown(found.shadowRoot!)).not.to.match(/清一色 /);
    value.textContent = '3';
    await shows(found, /清一色\D* 3 /);
    await shows(found, /rules by this page(?!,)/);
    around.querySelector('#edited')!.textContent = 'No rules any more.';
    await waitUntil(() => found.problem?.code === 'rules-unread', 'no problem');
    await shows(found, 'The rules in “edited” must be corrected: There is no row that can be scored');
    around.querySelector('#edited')!.remove();
    await waitUntil(() => found.problem?.code === 'rules-not-here', 'no problem');
  });

  it('are the page’s text alone: markup in them does nothing, and hands in them are not read', async () => {
    const around = await place(
      `<section id="hostile"><p>牌 = 108</p><p>单位 = 番</p><ul><li><b>清一色</b>: 2番</li></ul>
      <p>1番：&lt;img src=x onerror=alert(1)&gt;</p>${example('#hostile')}</section>`,
    );
    const found = find(around, 'mj-example');
    await shows(found, '1 place to correct');
    around.querySelectorAll('p')[2].textContent = '1番：自摸';
    await shows(found, /rules by this page(?!,)/);
    await shows(found, '自摸');
    expect(found.shadowRoot!.querySelectorAll('img').length).to.equal(0);
  });

  it('may be code that a fence of mj-rules has become, now or later, and a field that is typed in', async () => {
    const around = await place(`
      <pre><code class="language-mj-rules"><span>id = fenced</span>
牌 = 108
单位 = 番
2番：清一色
1番：自摸
</code></pre>
      <textarea id="typed">单位 = 番\n4番：清一色</textarea>
      ${example('#fenced', 'class="a"')}${example('#late-code', 'class="b"')}${example('#typed', 'class="c"')}`);
    await shows(find(around, '.a'), '3 番');
    await waitUntil(() => find(around, '.b').problem?.code === 'rules-not-here', 'no problem');
    const late = '<pre class="code lang-mj-rules" data-lang="mj-rules">id = late-code\n6番：清一色</pre>';
    around.append(document.createRange().createContextualFragment(late));
    await shows(find(around, '.b'), '6 番');
    await shows(find(around, '.c'), '4 番');
    const field = around.querySelector('textarea')!;
    field.value = '单位 = 番\n5番：清一色';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    await shows(find(around, '.c'), '5 番');
  });

  it('of a shadow root are found in it', async () => {
    const around = await place('<div></div>');
    const root = around.firstElementChild!.attachShadow({mode: 'open'});
    const {watch} = await import('../../src/mahjong.js');
    const stop = watch(root);
    root.append(
      document
        .createRange()
        .createContextualFragment(`<section id="inner">${TABLE}</section>${example('#inner')}`),
    );
    await waitUntil(() => shown(root).includes('清一色 2') || /清一色\D+2/.test(shown(root)), 'not scored');
    stop();
  });
});
