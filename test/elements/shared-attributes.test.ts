/** Attributes that all elements share: numerals, tile themes, names and readings, the total that an author expects. */
import {expect, html, oneEvent} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MismatchDetail} from '../../src/elements/base/events.js';
import './all-rules.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';

/** Elements that show tiles. */
const TILES: readonly (readonly [string, TemplateResult])[] = [
  [
    'mj-waits',
    html`<mj-waits index tile-theme="light" rules="luqiao" hand="[FFF][234m]456m78m99m"></mj-waits>`,
  ],
  ['mj-hand-input', html`<mj-hand-input index tile-theme="light" rules="luqiao">${HAND}</mj-hand-input>`],
  ['mj-rules-options', html`<mj-rules-options index tile-theme="light" rules="ribon"></mj-rules-options>`],
  [
    'mj-score-breakdown',
    html`<mj-score-breakdown
      index
      tile-theme="light"
      rules="luqiao"
      by="self"
      hand=${HAND}
    ></mj-score-breakdown>`,
  ],
  [
    'mj-quiz',
    html`<mj-quiz index tile-theme="light" ask="groups" rules="luqiao" by="self" hand=${HAND}></mj-quiz>`,
  ],
  ['mj-hand', html`<mj-hand index tile-theme="light">${HAND}</mj-hand>`],
  ['mj-tiles', html`<mj-tiles index tile-theme="light">123m</mj-tiles>`],
];

/** Elements that show a total. */
const TOTALS: readonly (readonly [string, TemplateResult])[] = [
  ['mj-hand-input', html`<mj-hand-input rules="luqiao" by="self" expect="1">${HAND}</mj-hand-input>`],
  [
    'mj-score-breakdown',
    html`<mj-score-breakdown rules="luqiao" by="self" expect="1" hand=${HAND}></mj-score-breakdown>`,
  ],
  ['mj-settlement', html`<mj-settlement rules="luqiao" by="self" expect="1" hand=${HAND}></mj-settlement>`],
  [
    'mj-rules-table',
    html`<mj-rules-table rules="luqiao" by="self" expect="1" hand=${HAND}></mj-rules-table>`,
  ],
  ['mj-share', html`<mj-share rules="luqiao" by="self" expect="1" hand=${HAND}></mj-share>`],
];

describe('index', () => {
  for (const [tag, template] of TILES) {
    it(`puts numerals on the tiles of ${tag}`, async () => {
      const element = await show(template, '.tile');
      expect(element.shadowRoot!.querySelectorAll('.index').length).to.be.greaterThan(0);
    });
  }
});

describe('tile-theme', () => {
  for (const [tag, template] of TILES) {
    it(`is apart from the theme of the page on ${tag}`, async () => {
      const element = await show<MjHand>(template, '.tile');
      const face = () => getComputedStyle(element.shadowRoot!.querySelector('.tile')!).backgroundColor;
      const light = face();
      element.theme = 'dark';
      await element.updateComplete;
      expect(face()).to.equal(light);
      element.tileTheme = 'dark';
      await element.updateComplete;
      expect(face()).not.to.equal(light);
    });
  }
});

describe('expect', () => {
  for (const [tag, template] of TOTALS) {
    it(`is shown by ${tag} where the total is another, and told to the page`, async () => {
      const fired = oneEvent(document, 'mj-mismatch') as unknown as Promise<CustomEvent<MismatchDetail>>;
      const element = await show(template, '[part=mismatch]');
      expect(texts(element, '[part=mismatch]')).to.deep.equal([
        'The page says 1 hu, but the hand scores 64 hu',
      ]);
      expect((await fired).detail).to.deep.equal({expected: 1, actual: 64});
    });
  }
});

const READERS: readonly (readonly [string, (reading?: string) => TemplateResult, string])[] = [
  [
    'mj-rules-table',
    (reading) => html`<mj-rules-table lang="ja" rules="luqiao" reading=${reading ?? ''}></mj-rules-table>`,
    '[part=reading]',
  ],
  [
    'mj-score-breakdown',
    (reading) =>
      html`<mj-score-breakdown
        lang="ja"
        rules="luqiao"
        by="self"
        hand=${HAND}
        reading=${reading ?? ''}
      ></mj-score-breakdown>`,
    '[part=reading]',
  ],
];

describe('reading', () => {
  const boxes = async (template: TemplateResult) => {
    const element = await show(template, '[part=reading]');
    const reading = element.shadowRoot!.querySelector<HTMLElement>('[part=reading]')!;
    const name = reading.parentElement!.querySelector<HTMLElement>('[part=line-name], [part=name]')!;
    // its letters, since the box around them may also hold the reading
    const letters = document.createRange();
    letters.selectNodeContents(name);
    return [letters.getBoundingClientRect(), reading.getBoundingClientRect()] as const;
  };
  for (const [tag, template] of READERS) {
    it(`is over the names of ${tag} as ruby`, async () => {
      const [name, reading] = await boxes(template('ruby'));
      expect(reading.bottom).to.be.lessThan(name.bottom);
      expect(reading.top).to.be.lessThan(name.top);
    });

    it(`is beside or below the names of ${tag} by default`, async () => {
      const [name, reading] = await boxes(template());
      expect(reading.bottom >= name.bottom || reading.left >= name.right).to.equal(true);
    });

    it(`is left out of ${tag} where a page says so`, async () => {
      const [, reading] = await boxes(template('none'));
      expect([reading.width, reading.height]).to.deep.equal([0, 0]);
    });
  }

  it('is not said where it is what stands there', async () => {
    const table = await show(
      html`<mj-rules-table lang="ja" rules="ribon"></mj-rules-table>`,
      '[part=reading]',
    );
    const row = table.shadowRoot!.querySelector('#p-banban')!;
    await waitUntil(() => row.querySelector('[part=name]')?.textContent === 'バンバン');
    expect(row.querySelectorAll('[part=reading]').length).to.equal(0);
  });

  it('reaches the breakdown of an example', async () => {
    const example = await show(
      html`<mj-example rules="luqiao" by="self" reading="ruby">${HAND}</mj-example>`,
      'mj-score-breakdown',
    );
    expect(example.shadowRoot!.querySelector('mj-score-breakdown')!.getAttribute('reading')).to.equal('ruby');
  });
});

/** A custom property; the element, the part and the style in which it is seen. */
const PROPERTIES: readonly (readonly [string, string, TemplateResult, string, string])[] = [
  ['--mj-tile-radius', '3px', html`<mj-hand>${HAND}</mj-hand>`, '.tile', 'border-top-left-radius'],
  ['--mj-index-ink', 'rgb(1, 2, 3)', html`<mj-hand index>${HAND}</mj-hand>`, '.index', 'color'],
  ['--mj-index-font', 'Inter', html`<mj-hand index>${HAND}</mj-hand>`, '.index', 'font-family'],
  [
    '--mj-mono',
    'Inter',
    html`<mj-share rules="luqiao" by="self" hand=${HAND}></mj-share>`,
    'textarea',
    'font-family',
  ],
  [
    '--mj-target',
    '50px',
    html`<mj-share rules="luqiao" by="self" hand=${HAND}></mj-share>`,
    'button',
    'min-height',
  ],
  [
    '--mj-form-width',
    '99px',
    html`<mj-rules-options rules="luqiao"></mj-rules-options>`,
    '[part=options]',
    'max-width',
  ],
  ['--mj-key-gap', '9px', html`<mj-hand-input rules="luqiao"></mj-hand-input>`, '.keys', 'row-gap'],
  [
    '--mj-faded',
    '0.25',
    html`<mj-rules-table
      rules="mcr"
      by="discard"
      hand="[123m][456m] 789m 234p 5s +5s"
      filter="lianliu"
    ></mj-rules-table>`,
    '.excluded .sets',
    'opacity',
  ],
];

describe('custom properties', () => {
  for (const [property, value, template, selector, seen] of PROPERTIES) {
    it(`${property} is seen on ${selector}`, async () => {
      const element = await show(template, selector);
      element.style.setProperty(property, value);
      expect(getComputedStyle(element.shadowRoot!.querySelector(selector)!).getPropertyValue(seen)).to.equal(
        value,
      );
    });
  }

  it('--mj-value-width and its like are columns of the table', async () => {
    const table = await show(html`<mj-rules-table view="table" rules="luqiao"></mj-rules-table>`, '.row');
    table.style.setProperty('--mj-value-width', '111px');
    const value = table.shadowRoot!.querySelector('.row .value')!;
    expect(value.getBoundingClientRect().width).to.equal(111);
  });
});
