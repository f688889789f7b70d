/** How a reader points at the sets of a scored hand: they light the lines that they make. */
import {expect, html} from '@open-wc/testing';
import {resetMouse, sendKeys, sendMouse} from '@web/test-runner-commands';
import {ifDefined} from 'lit/directives/if-defined.js';
import {breakdownOf, handOf, litIn, middleOf, showExample, texts} from './example-fixture.js';
import './riichi-rules.js';
import {waitUntil} from './patience.js';

const allPungs = async () => {
  const example = await showExample(
    html`<mj-example rules="luqiao" by="self" seat="south" wild="1m"
      >[888s] [[9999p]] 33m 77m SSS +3m</mj-example
    >`,
  );
  await waitUntil(() => setsIn(example).length);
  return example;
};

const setsIn = (example: Element): HTMLButtonElement[] => [
  ...(handOf(example).shadowRoot?.querySelectorAll<HTMLButtonElement>('button.set') ?? []),
];
const setNamed = (example: Element, name: string): HTMLButtonElement => {
  const found = setsIn(example).find((set) => set.textContent.includes(name));
  if (!found) throw new Error(`no set ${name}`);
  return found;
};
const litLines = (example: Element): string[] => texts(breakdownOf(example), '.lit-line [part=line-name]');
const kept = (example: Element): string[] =>
  setsIn(example)
    .filter((set) => set.ariaPressed === 'true')
    .map((set) => set.textContent.trim());
const focused = (example: Element) => handOf(example).shadowRoot?.activeElement;

/** Moves the mouse until the browser says that it is over the element, even if the mouse was there before. */
async function hover(element: Element): Promise<void> {
  await waitUntil(async () => {
    await sendMouse({type: 'move', position: middleOf(element)});
    return element.matches(':hover');
  });
}

describe('the sets of a scored hand', () => {
  afterEach(() => resetMouse());

  it('light the lines that they make, and their tiles', async () => {
    const example = await allPungs();
    await hover(setNamed(example, 'South'));
    await waitUntil(() => litLines(example).length === 3);
    expect(litLines(example)).to.deep.equal(['Concealed pung', 'All pungs', 'Pung or kong of own wind']);
    expect(litIn(handOf(example))).to.equal(3);
    await sendMouse({type: 'move', position: [1, 1]});
    await waitUntil(() => !litLines(example).length && !litIn(handOf(example)));
  });

  it('make the numbers bold that the total is reckoned with', async () => {
    const example = await allPungs();
    await hover(setNamed(example, '9 dots'));
    await waitUntil(() => texts(breakdownOf(example), '[part=sums] b').join() === '62');
  });

  it('stay lit where they were chosen, until they are chosen again', async () => {
    const example = await allPungs();
    const set = setNamed(example, '9 dots');
    await sendMouse({type: 'click', position: middleOf(set)});
    await sendMouse({type: 'move', position: [1, 1]});
    await waitUntil(() => kept(example).length);
    expect(litIn(handOf(example))).to.equal(4);
    await sendMouse({type: 'click', position: middleOf(set)});
    await waitUntil(() => !kept(example).length && !litIn(handOf(example)));
  });

  it('are one tab stop, in which arrow keys lead from set to set', async () => {
    const example = await allPungs();
    const [first, second] = setsIn(example);
    first.focus();
    await waitUntil(() => litLines(example).length);
    await sendKeys({press: 'ArrowRight'});
    await waitUntil(() => focused(example) === second);
    await waitUntil(() => second.tabIndex === 0);
    expect(setsIn(example).map(({tabIndex}) => tabIndex)).to.deep.equal([-1, 0, -1, -1, -1]);
    await sendKeys({press: 'End'});
    await waitUntil(() => focused(example) === setsIn(example).at(-1));
    await sendKeys({press: 'Tab'});
    expect(focused(example)).to.equal(null);
  });

  it('are let go by Escape', async () => {
    const example = await allPungs();
    setNamed(example, '9 dots').focus();
    await sendKeys({press: 'Enter'});
    await waitUntil(() => kept(example).length);
    await sendKeys({press: 'Escape'});
    await waitUntil(() => !kept(example).length && !litIn(handOf(example)));
  });

  it('say what they are worth', async () => {
    const example = await allPungs();
    const said = setsIn(example).map((set) => set.querySelector('.sr')?.textContent);
    expect(said).to.include('kong of 9 dots: Concealed kong 32 hu, All pungs 4 hu');
    expect(said).to.include(
      'pung of South winds: Concealed pung 8 hu, All pungs 4 hu, Pung or kong of own wind 1 tai',
    );
  });

  it('say that they were called, where no tile is turned since the text does not say which one', async () => {
    const example = await showExample(
      html`<mj-example rules="luqiao" by="self" wild="1m">[888s] [99_9p] 33m 77m SSS +3m</mj-example>`,
    );
    await waitUntil(() => setsIn(example).length);
    const [bamboos, dots] = ['8 bamboos', '9 dots'].map((name) => setNamed(example, name));
    const turned = (set: Element) => set.querySelectorAll('.sideways').length;
    expect([turned(bamboos), turned(dots)]).to.deep.equal([0, 1]);
    expect(bamboos.querySelector('.called')?.textContent).to.equal('called');
    expect(dots.querySelectorAll('.called')).to.have.length(0);
    expect(dots.querySelector('.sr')?.textContent).to.contain('pung of 9 dots, called');
  });

  it('tell how the hand was won, and from whom the tile came', async () => {
    const tagIn = async (by: 'self' | 'discard', from?: 'west') => {
      const example = await showExample(
        html`<mj-example rules="luqiao" by=${by} from=${ifDefined(from)}
          >[888s] 33m 77m SSS 999p +3m</mj-example
        >`,
      );
      await waitUntil(() => setsIn(example).length);
      return texts(handOf(example), '.how').join();
    };
    expect(await tagIn('discard', 'west')).to.equal('from West');
    expect(await tagIn('discard')).to.equal('Discard');
    expect(await tagIn('self')).to.equal('Self-draw');
  });

  it('are lit by what a bracket below them says', async () => {
    const example = await allPungs();
    const values = [...handOf(example).shadowRoot!.querySelectorAll('.value')];
    const kong = values.find((value) => value.textContent.includes('32 hu') && value.checkVisibility());
    await hover(kong!);
    await waitUntil(() => litLines(example).join() === 'Concealed kong');
    expect(litIn(handOf(example))).to.equal(4);
  });

  it('say once what they are worth together where they stand in two lines', async () => {
    const example = await showExample(
      html`<mj-example
        style="display: block; inline-size: 328px"
        rules="riichi"
        by="self"
        hand="345m 789p 234s 67m 88p +8m"
      ></mj-example>`,
    );
    const seen = (part: string): Element[] =>
      [...(handOf(example).shadowRoot?.querySelectorAll(part) ?? [])].filter((one) => one.checkVisibility());
    await waitUntil(() => seen('.value').length);
    expect(seen('.bracket').map((one) => one.className)).to.deep.equal([
      'bracket near from',
      'bracket near to',
    ]);
    expect(seen('.value').map((one) => one.textContent.trim())).to.deep.equal(['1 hanPinfu']);
  });
});
