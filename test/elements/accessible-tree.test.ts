/** What the browser tells screen readers, and other accessibility that pages and readers rely on. */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';
import {TOLD} from './round-fixture.js';

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly Node[];
}

const HAND = '[FFF] [234m] 456m 78m 99m +6m';

const find = (node: Node, is: (node: Node) => boolean): Node | undefined =>
  is(node) ? node : (node.children ?? []).map((child) => find(child, is)).find((one) => one);
const all = (node: Node, is: (node: Node) => boolean): Node[] => [
  ...(is(node) ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, is)),
];
const snapshot = async (): Promise<Node> => executeServerCommand('accessible-tree');

needing('the accessibility tree').describe('the accessible tree', () => {
  it('has mj-tiles as an image whose name is its tiles', async () => {
    await fixture(html`<p>Wait for <mj-tiles>58p</mj-tiles></p>`);
    await waitUntil(async () => find(await snapshot(), ({role}) => /^im(g|age)$/.test(role)));
    const image = find(await snapshot(), ({role}) => /^im(g|age)$/.test(role))!;
    expect(image.name)
      .to.match(/5.*8.*/)
      .and.match(/circles|dots/);
    expect(all(image, ({role}) => role === 'list')).to.have.length(0);
  });

  it('has mj-hand as a figure with the whole hand as its name', async () => {
    await fixture(html`<mj-hand by="self">${HAND}</mj-hand>`);
    await waitUntil(async () => find(await snapshot(), ({role, name}) => role === 'figure' && Boolean(name)));
    const figure = find(await snapshot(), ({role}) => role === 'figure')!;
    expect(figure.name)
      .to.match(/6 of characters/)
      .and.match(/[Gg]reen|[Ff]a/);
  });

  it('has the hand of an example once, and no numbers of rules', async () => {
    await fixture(html`<mj-example rules="luqiao" by="self" hand=${HAND}></mj-example>`);
    await waitUntil(async () => find(await snapshot(), ({role}) => role === 'table'));
    const isButton = (node: Node) => node.role === 'button';
    const tree = await snapshot();
    const said = JSON.stringify(tree, (_, node: Node) => (isButton(node) ? '' : node));
    expect(said.match(/4 5 characters|4 5 6 characters/g) ?? [], 'the chow').to.have.length.at.most(1);
    // a set to point at says itself and what it is worth
    const sets = all(tree, isButton).filter(({name}) => name?.includes('4 5 6 characters'));
    expect(sets.map(({name}) => name)).to.have.length(1);
    expect(said.match(/winning tile 6 of characters/g)).to.have.length(1);
    expect(said).not.to.match(/TZ-|inferred|other source/);
  });

  it('has the sets of a breakdown as buttons, with what they are worth', async () => {
    await fixture(html`<mj-score-breakdown rules="luqiao" by="self" hand=${HAND}></mj-score-breakdown>`);
    const isButton = ({role}: Node) => role === 'button';
    await waitUntil(async () => all(await snapshot(), isButton).length > 5);
    const names = all(await snapshot(), isButton).map(({name = ''}) => name);
    expect(names.filter((name) => name.includes('characters'))).to.have.length(4);
    expect(names.find((name) => name.startsWith('pung of'))).to.match(/: .* hu/);
  });

  it('has the editor of a hand as a group with a name, the keyboard in it', async () => {
    await fixture(html`<mj-hand-input rules="luqiao"></mj-hand-input>`);
    await waitUntil(async () =>
      find(await snapshot(), ({role, name, children = []}) =>
        Boolean(
          role === 'group' && name && children.some((child) => find(child, (one) => one.role === 'grid')),
        ),
      ),
    );
  });

  it('has the text that is wrong in place of an image', async () => {
    await fixture(html`<mj-tiles>12q</mj-tiles>`);
    await waitUntil(async () => JSON.stringify(await snapshot()).includes('q'));
    expect(all(await snapshot(), ({role}) => /^im(g|age)$/.test(role))).to.have.length(0);
  });

  it('has heads of rows and columns in every table', async () => {
    const box = await fixture(html`
      <div>
        <mj-settlement rules="luqiao" by="self" hand=${HAND}></mj-settlement>
        <mj-waits rules="luqiao" hand="[FFF] [234m] 456m 78m 99m"></mj-waits>
        <mj-score-breakdown rules="luqiao" by="self" hand=${HAND}></mj-score-breakdown>
        <mj-rules-table view="table" rules="luqiao"></mj-rules-table>
        <mj-rules-table view="table" rules="luqiao" group-by="kind"></mj-rules-table>
        <mj-compare rules="luqiao" by="self" hand=${HAND}></mj-compare>
        <mj-ledger rules="luqiao">A tsumo 12</mj-ledger>
      </div>
    `);
    for (const element of box.children) {
      const heads = () => [...element.shadowRoot!.querySelectorAll('th')];
      await waitUntil(() => heads().length > 0, element.localName);
      const scopes = heads().map((head) => head.getAttribute('scope'));
      expect(scopes, element.localName).to.satisfy((found: string[]) =>
        found.every((one) => /^(row|col)/.test(one)),
      );
    }
  });
});

needing('the accessibility tree').describe('a question with a label of the page', () => {
  it('is named by the label; without one, by what it asks', async () => {
    const quiz = html`<mj-quiz id="asked" ask="win" rules="luqiao" by="self" hand=${HAND}></mj-quiz>`;
    await fixture(html`<label for="asked">Evening course, no. 3</label>${quiz}`);
    await waitUntil(async () => find(await snapshot(), ({name}) => name === 'Evening course, no. 3'));
    await waitUntil(async () => find(await snapshot(), ({role}) => role === 'radio'));
    const labelled = await snapshot();
    expect(
      find(labelled, ({role, name}) => role === 'group' && name === 'Evening course, no. 3'),
    ).not.to.equal(undefined);
  });
});

describe('what pages rely on', () => {
  for (const [whole, view, parts] of [
    [
      'mj-example',
      html`<mj-example views="hand breakdown settlement" rules="luqiao" by="self" hand=${HAND}></mj-example>`,
      {'mj-hand': 'tile', 'mj-score-breakdown': 'total', 'mj-settlement': 'net'},
    ],
    [
      'mj-rules-table',
      html`<mj-rules-table view="table" rules="luqiao"></mj-rules-table>`,
      {'mj-hand': 'tile'},
    ],
    [
      'mj-round',
      html`<mj-round rules="luqiao">E: [123m] 456789m 123p 1s 5s</mj-round>`,
      {'mj-board': 'tile'},
    ],
  ] as const) {
    it(`is that ${whole} has the parts of the elements inside as its own`, async () => {
      const outer = await fixture(view);
      const style = document.createElement('style');
      style.textContent = Object.values(parts)
        .map((part) => `${whole}::part(${part}) {color: rgb(1, 2, 3)}`)
        .join(' ');
      document.head.append(style);
      for (const [tag, part] of Object.entries(parts)) {
        const inside = () =>
          outer.shadowRoot!.querySelector(tag)?.shadowRoot?.querySelector(`[part~=${part}]`);
        await waitUntil(inside, tag);
        expect(getComputedStyle(inside()!).color, part).to.equal('rgb(1, 2, 3)');
      }
      style.remove();
    });
  }

  it('is that mj-invalid reaches the document from inside a component', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({mode: 'open'});
    const told: string[] = [];
    const handle = (event: Event) => told.push((event as CustomEvent<{code: string}>).detail.code);
    document.addEventListener('mj-invalid', handle);
    root.innerHTML = '<mj-hand>12q</mj-hand>';
    await waitUntil(() => told.length > 0);
    document.removeEventListener('mj-invalid', handle);
    expect(told).to.deep.equal(['unknown-character']);
  });

  it('is that mj-step reaches the document from inside a component', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({mode: 'open'});
    root.innerHTML = `<mj-round rules="luqiao" wild="9s" turn="west">${TOLD}</mj-round>`;
    const round = root.querySelector('mj-round')!;
    await waitUntil(() => round.shadowRoot?.querySelector('[part=moves]'));
    const told: EventTarget[] = [];
    const handle = ({target}: Event) => void told.push(target!);
    document.addEventListener('mj-step', handle);
    round.go(2);
    await waitUntil(() => told.length > 0);
    document.removeEventListener('mj-step', handle);
    expect(told).to.deep.equal([host]);
  });

  for (const [tag, button] of [
    ['mj-hand-input', '.key'],
    ['mj-rules-options', 'input[type=checkbox]'],
  ] as const) {
    it(`is that change of ${tag} stays in a component, as that of native fields, and input leaves it`, async () => {
      const host = await fixture(html`<div></div>`);
      const root = host.attachShadow({mode: 'open'});
      root.innerHTML = `<${tag} rules="luqiao"></${tag}>`;
      const element = root.firstElementChild!;
      const [inner, outer]: [string[], string[]] = [[], []];
      for (const type of ['input', 'change']) {
        root.addEventListener(type, ({type: got}) => void inner.push(got));
        host.addEventListener(type, ({type: got}) => void outer.push(got));
      }
      await waitUntil(() => element.shadowRoot?.querySelector(button));
      element.shadowRoot!.querySelector<HTMLElement>(button)!.click();
      await waitUntil(() => inner.includes('change'));
      expect([inner, outer]).to.deep.equal([['input', 'change'], ['input']]);
    });
  }

  it('is that a finger on its way over a line lights nothing up, and a mouse does', async () => {
    const breakdown = await fixture(
      html`<mj-score-breakdown rules="luqiao" by="self" hand=${HAND}></mj-score-breakdown>`,
    );
    const line = () => breakdown.shadowRoot!.querySelector<HTMLElement>('[part~=line]:has(button)');
    const lit = () => breakdown.shadowRoot!.querySelector('[part~=line-lit]');
    await waitUntil(line);
    const point = (pointerType: string) =>
      line()!.dispatchEvent(new PointerEvent('pointerenter', {pointerType}));
    point('touch');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lit()).to.equal(null);
    point('mouse');
    await waitUntil(lit);
  });
});
