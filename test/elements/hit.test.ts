/** A click on a visible control reaches it, whatever else overlaps. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import './all-rules.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[888s] [[9999p]] 33m 77m SSS +3m';
const CONTROLS = 'button, input, select, textarea, [tabindex="0"]';

const ELEMENTS: Readonly<Record<string, TemplateResult>> = {
  'mj-score-breakdown': html`<mj-score-breakdown
    rules="luqiao"
    by="self"
    wild="1m"
    hand=${HAND}
  ></mj-score-breakdown>`,
  'mj-rules-table': html`<mj-rules-table rules="luqiao" loadable></mj-rules-table>`,
  'mj-rules-options': html`<mj-rules-options rules="ribon"></mj-rules-options>`,
  'mj-share': html`<mj-share rules="luqiao" by="self" wild="1m" hand=${HAND}></mj-share>`,
  'mj-hand-input': html`<mj-hand-input rules="luqiao" by="self" wild="1m" hand=${HAND}></mj-hand-input>`,
};

/** The controls that are visible and enabled. */
const controlsOf = (root: ShadowRoot): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled') && control.getBoundingClientRect().width > 2,
  );

/** The element under the mouse in the middle of a control. */
function met(root: ShadowRoot, control: HTMLElement): Element | null {
  control.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = control.getBoundingClientRect();
  return root.elementFromPoint(x + width / 2, y + height / 2);
}

describe('a control', () => {
  for (const [tag, template] of Object.entries(ELEMENTS)) {
    it(`of ${tag} answers where it is`, async () => {
      const {shadowRoot: root} = await fixture<HTMLElement>(template);
      await waitUntil(() => root && controlsOf(root).length > 2);
      const controls = controlsOf(root!);
      const missed = controls.filter((control) => {
        const found = met(root!, control);
        return !found || !(control.contains(found) || found.contains(control));
      });
      expect(missed.map((control) => control.outerHTML.slice(0, 80))).to.deep.equal([]);
    });
  }
});
