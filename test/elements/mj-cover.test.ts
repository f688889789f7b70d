/** A cover: the author's links as tiles that turn up, the link to go on with, what is to be repeated. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {coverSteps, type StepLink} from '../../src/elements/mj-cover/cover-steps.js';
import type {MjCover} from '../../src/elements/mj-cover/mj-cover.js';
import {dayOf, NOTHING_KEPT, type ReaderRecord} from '../../src/quiz/kept.js';
import '../../src/elements/mj-cover/define.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const KEY = 'mahjong-elements/cover-test';
/** No page. */
const SCRIPT = 'javascript:alert(1)';
const today = dayOf(new Date());

const coverOf = (): Promise<MjCover> =>
  show<MjCover>(
    html`<mj-cover keep="cover-test">
      <h2>A game</h2>
      <ol slot="steps">
        <li><a href="#tiles-1">Suits</a></li>
        <li><a href="#tiles-2">Sets</a></li>
        <li><a href="#turn-1">Draw</a></li>
        <li><a href=${SCRIPT}>Wrong</a></li>
      </ol>
    </mj-cover>`,
    '[part=map]',
  );

const keep = (record: Partial<ReaderRecord>): void => {
  localStorage.setItem(KEY, JSON.stringify({...NOTHING_KEPT, ...record}));
  window.dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: localStorage.getItem(KEY)}));
};
const seen = (...marks: string[]) => Object.fromEntries(marks.map((mark, i) => [i + 1, {mark, day: today}]));
const names = (cover: MjCover): (string | null)[] =>
  [...(cover.shadowRoot?.querySelectorAll('li a') ?? [])].map((one) => one.getAttribute('aria-label'));
const main = (cover: MjCover): HTMLAnchorElement | null | undefined =>
  cover.shadowRoot?.querySelector<HTMLAnchorElement>('[part=main]');

describe('mj-cover', () => {
  beforeEach(() => localStorage.removeItem(KEY));
  afterEach(() => localStorage.removeItem(KEY));

  it('begins with the first step, and leads nowhere but to pages', async () => {
    const cover = await coverOf();
    expect(names(cover)).to.deep.equal([
      'Suits, step 1: next',
      'Sets, step 2: not yet',
      'Draw, step 3: not yet',
    ]);
    expect(main(cover)?.textContent).to.equal('Begin');
    expect(main(cover)?.hash).to.equal('#tiles-1');
    expect(cover.querySelector('ol')?.checkVisibility()).to.equal(false);
  });

  it('turns up what was done, and goes on with what comes next', async () => {
    const cover = await coverOf();
    keep({lessons: {tiles: {step: 2, steps: seen('right', 'shown')}}});
    await waitUntil(() => names(cover)[0] === 'Suits, step 1: done');
    expect(names(cover)).to.deep.equal([
      'Suits, step 1: done',
      'Sets, step 2: done, to repeat',
      'Draw, step 3: next',
    ]);
    expect(texts(cover, '[part=main]')).to.deep.equal(['Go on: Draw']);
    const current = cover.shadowRoot?.querySelectorAll('[aria-current=step]') ?? [];
    expect([...current].map((one) => one.getAttribute('aria-label'))).to.deep.equal(['Draw, step 3: next']);
  });

  it('leads to what is to be repeated once all is done, and then nowhere', async () => {
    const cover = await coverOf();
    const turn = {step: 2, steps: seen('right')};
    keep({lessons: {tiles: {step: 3, steps: seen('right', 'shown')}, turn}});
    await waitUntil(() => main(cover)?.hash === '#tiles-2');
    keep({lessons: {tiles: {step: 3, steps: seen('right', 'missed')}, turn}});
    await waitUntil(() => !main(cover));
    expect(names(cover)).to.deep.equal(['Suits, step 1: done', 'Sets, step 2: done', 'Draw, step 3: done']);
  });

  it('says how much is due, and forgets', async () => {
    const idea = {situation: {rules: 'mcr', hand: '1m'}, ask: 'win'};
    keep({missed: [{idea, due: today, times: 0} as ReaderRecord['missed'][number]]});
    const cover = await coverOf();
    expect(texts(cover, '[part=due]')).to.deep.equal(['1 question to repeat today.']);
    cover.shadowRoot?.querySelector<HTMLElement>('[part=forget]')?.click();
    await waitUntil(() => !texts(cover, '[part=due]').length);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });
});

describe('a cover whose list has parts', () => {
  afterEach(() => localStorage.removeItem(KEY));

  const partsOf = async (list: TemplateResult): Promise<{seen: string[]; spoken: (string | null)[]}> => {
    keep({lessons: {tiles: {step: 3, steps: seen('right', 'shown')}}});
    const cover = await show<MjCover>(html`<mj-cover keep="cover-test">${list}</mj-cover>`, '[part=map]');
    const lists = [...(cover.shadowRoot?.querySelectorAll('ol') ?? [])];
    return {
      seen: texts(cover, '[part=part] > p').map((text) => text.replace(/\s+/g, ' ')),
      spoken: lists.map((one) => one.getAttribute('aria-label')),
    };
  };

  it('says of each how many steps are done, and numbers its steps', async () => {
    const {seen: told, spoken} = await partsOf(
      html`<ol slot="steps">
        <li>
          <!-- the first part --><b>Tiles</b> and sets
          <ol>
            <li><a href="#tiles-1">Suits</a></li>
            <li><a href="#tiles-2">Sets</a></li>
            <li><a href="#tiles-3">Honors</a></li>
          </ol>
        </li>
        <li>
          Your turn
          <ul>
            <li><a href="#turn-1">Draw</a></li>
          </ul>
        </li>
      </ol>`,
    );
    expect(told).to.deep.equal(['Tiles and sets 2 of 3', 'Your turn 0 of 1']);
    expect(spoken).to.deep.equal(told);
    const [cover] = document.querySelectorAll('mj-cover');
    expect(names(cover)).to.deep.equal([
      'Suits, step 1: done',
      'Sets, step 2: done, to repeat',
      'Honors, step 3: next',
      'Draw, step 1: not yet',
    ]);
    expect(texts(cover, '[part=total]')).to.deep.equal(['2 of 4 steps done']);
  });

  it('has none where the list has none, though it stands in a list', async () => {
    const box = html`<ol slot="steps">
      <li><a href="#tiles-1">Suits</a></li>
    </ol>`;
    expect(await partsOf(box)).to.deep.equal({seen: [], spoken: ['Progress']});
    const around = await fixture(
      html`<ul>
        <li>
          A game
          <mj-cover keep="cover-test">${box}</mj-cover>
        </li>
      </ul>`,
    );
    const cover = around.querySelector('mj-cover')!;
    await waitUntil(() => cover.shadowRoot?.querySelector('[part=map]'));
    expect(texts(cover, '[part=part]')).to.deep.equal([]);
  });
});

describe('the steps of a cover', () => {
  const link = (anchor: string): StepLink => ({href: `#${anchor}`, anchor, title: anchor, part: ''});
  const statesOf = (anchors: string[], lessons: ReaderRecord['lessons']) =>
    coverSteps(anchors.map(link), {...NOTHING_KEPT, lessons}).map(({state}) => state);

  it('have a suit for each part, honors and flowers last', () => {
    const anchors = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((part) => [1, 2].map((n) => `${part}-${n}`));
    const tiles = coverSteps(anchors.map(link), NOTHING_KEPT).map(({tile}) => tile);
    expect(tiles.join(' ')).to.equal('1m 2m 1p 2p 1s 2s E S 1f 2f 1f 2f');
  });

  it('are done once the reader has gone on from them', () => {
    const lessons = {a: {step: 2, steps: seen('seen', 'seen')}};
    expect(statesOf(['a-1', 'a-2', 'a-3'], lessons)).to.deep.equal(['done', 'next', 'open']);
  });

  it('may have an id of their own, or be called like anything that objects have', () => {
    const lessons = {'': {step: 2, steps: {constructor: {mark: 'right', day: 1}}}};
    expect(statesOf(['constructor', 'toString', '__proto__-1'], lessons)).to.deep.equal([
      'done',
      'next',
      'open',
    ]);
  });
});
