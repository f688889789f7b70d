/** Boxes that shrink to their content, and pages with text styles other than ours. */
import {expect, fixture, html} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import './all-rules.js';
import './example-fixture.js';
import {BLOCKS, markup, type Tag} from '../page/elements.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';

const HAND = '[888s] [[9999p]] 33m 77m SSS +3m';
const BOXES = [
  'display: inline-block',
  'display: flex',
  'display: grid; place-items: center',
  'display: table',
  'float: left',
  'position: absolute',
];

/** Sets the width of the window. @returns whether it has that width now */
const isWide = (width: number): Promise<boolean> =>
  setViewport({width, height: 600}).then(
    () => true,
    () => false,
  );

/** An element with all attributes that some of them read; a lesson and a cover have content. */
const element = (tag: Tag): TemplateResult => {
  if (tag === 'mj-lesson' || tag === 'mj-cover') return staticHtml`${unsafeStatic(markup(tag))}`;
  const hand = tag === 'mj-waits' ? HAND.split(' +')[0] : HAND;
  const by = tag === 'mj-waits' ? 'discard' : 'self';
  return staticHtml`<${unsafeStatic(tag)} rules="luqiao" by=${by} wild="1m" hand=${hand}></${unsafeStatic(tag)}>`;
};

async function within(box: string, tag: Tag): Promise<HTMLElement> {
  const around = await fixture<HTMLElement>(html`<div style=${box}>${element(tag)}</div>`);
  const found = around.querySelector<HTMLElement>(tag) ?? expect.fail();
  await waitUntil(() => found.getBoundingClientRect().height > 20);
  return found;
}

const NARROW = needing('a narrow window');

describe('in a box that shrinks to fit', () => {
  after(() => isWide(800));

  for (const tag of BLOCKS) {
    for (const box of BOXES) {
      it(`${tag} is wide enough to be read: ${box}`, async () => {
        await isWide(800);
        expect((await within(box, tag)).getBoundingClientRect().width).to.be.greaterThan(400);
      });
    }

    NARROW.it(`${tag} does not make a narrow page scroll sideways`, async () => {
      expect(await isWide(320)).to.equal(true);
      for (const box of BOXES) {
        await within(box, tag);
        expect(document.documentElement.scrollWidth, box).to.be.at.most(320);
      }
    });
  }
});

describe('on a telephone', () => {
  after(() => isWide(800));
  afterEach(() => (document.documentElement.style.fontSize = ''));

  const LONG: Readonly<Record<string, TemplateResult>> = {
    'the settlement of four hands that score': html`<mj-settlement
      rules="luqiao"
      by="discard"
      from="west"
      seat="south"
      wild="9s"
      others-east="[[EEEE]] [FFF] 99m 111m 22p"
      others-west="[[1111s]] [WWW] CCC 555p 8p"
      hand="[345s] 23m 567p 789p SS +4m"
    ></mj-settlement>`,
    'waits that may not be won with': html`<mj-waits
      rules="mcr"
      hand="2345678m 234p 555s"
      seat="south"
    ></mj-waits>`,
  };

  for (const [what, element] of Object.entries(LONG)) {
    for (const size of [16, 32]) {
      NARROW.it(`${what} fits, with letters of ${size} px`, async () => {
        expect(await isWide(320)).to.equal(true);
        document.documentElement.style.fontSize = `${size}px`;
        const box = await fixture<HTMLElement>(html`<div lang="en">${element}</div>`);
        await waitUntil(() => box.firstElementChild?.shadowRoot?.querySelector('table'));
        expect(document.documentElement.scrollWidth).to.be.at.most(320);
      });
    }
  }
});

describe('text set otherwise around it', () => {
  const sizes = async (style: string): Promise<string[]> => {
    const found = await fixture<HTMLElement>(
      html`<div style="inline-size: 30em; ${style}">
        <mj-hand index="corner" hand=${HAND}></mj-hand>
        <mj-rules-table rules="luqiao" filter="hudi"></mj-rules-table>
      </div>`,
    );
    const hosts = [...found.children];
    const pieces = (host: Element) => [
      ...(host.shadowRoot?.querySelectorAll('.tile, .index, td, .condition') ?? []),
    ];
    await waitUntil(() => hosts.every((host) => pieces(host).length));
    return hosts.flatMap((host) => {
      const origin = host.getBoundingClientRect();
      return pieces(host).map((piece) => {
        const {x, y, width, height} = piece.getBoundingClientRect();
        return [x - origin.x, y - origin.y, width, height].map(Math.round).join();
      });
    });
  };

  for (const style of ['text-indent: 2em', 'white-space: pre-wrap', 'white-space: nowrap']) {
    it(`changes nothing: ${style}`, async () => {
      expect(await sizes(style)).to.deep.equal(await sizes(''));
    });
  }
});

describe('a page that resets the padding of all its elements', () => {
  for (const tag of ['mj-compare', 'mj-example', 'mj-explain', 'mj-round'] as const)
    it(`lets no text touch the edge of a box with a theme of its own: ${tag}`, async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      page.innerHTML = `<style>*, ::before, ::after { margin: 0; padding: 0; }</style>${markup(tag)}`;
      const element = page.querySelector(tag)!;
      element.theme = 'dark';
      await waitUntil(() => element.hasAttribute('theme') && element.shadowRoot);
      expect(getComputedStyle(element).padding).to.equal('12px');
      element.style.setProperty('--mj-gap', '20px');
      expect(getComputedStyle(element).padding).to.equal('20px');
    });
});
