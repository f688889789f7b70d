/** A page uses elements at random, from seeds: nothing freezes it, and nothing throws. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {pageErrors} from './page-errors.js';
import {waitUntil} from './patience.js';
import {RandomUser, type Playground} from './random-use.js';
import {rest, task, Watchdog} from './watchdog.js';

const OPERATIONS = 20_000;
const SEEDS = [4, 5, 8, 2026];
/** How many operations are done in one task; below, after how many the page must come to rest. */
const BURST = 10;
const STRETCH = 1000;
/** A page with every sort of place: a form, a dialog, a shadow root, another document, and nowhere. */
async function ground(): Promise<Playground> {
  const box = await fixture<HTMLElement>(
    html`<div>
      <form><fieldset></fieldset></form>
      <dialog></dialog>
      <section></section>
      <div class="root"></div>
      <iframe title="another document" srcdoc="&lt;!doctype html&gt;"></iframe>
    </div>`,
  );
  const fieldset = box.querySelector('fieldset')!;
  const dialog = box.querySelector('dialog')!;
  const section = box.querySelector('section')!;
  const shadow = box.querySelector('.root')!.attachShadow({mode: 'open'});
  const frame = box.querySelector('iframe')!;
  // a browser may give a frame an empty document first, which goes when the frame's own comes
  await waitUntil(
    () => frame.contentDocument?.URL === 'about:srcdoc' && frame.contentDocument.readyState === 'complete',
  );
  const framed = frame.contentDocument!.body;
  return {
    places: [fieldset, dialog, section, section, shadow, framed, document.createElement('div')],
    forms: [...box.querySelectorAll('form')],
    dialogs: [dialog],
    fieldsets: [fieldset],
  };
}

describe('a page that is used at random', function () {
  this.timeout(600_000);
  const errors = pageErrors();

  after(() => {
    document.documentElement.lang = 'en';
  });

  for (const seed of SEEDS) {
    it(`comes to rest, without an error: seed ${seed}`, async () => {
      const dog = new Watchdog();
      const user = new RandomUser(await ground(), seed);
      let done = 0;
      try {
        while (done < OPERATIONS / SEEDS.length) {
          dog.updates = 0;
          for (let n = BURST; n > 0; n--, done++) user.act();
          await task();
          if (done % STRETCH === 0 || dog.stuck !== undefined) await rest(dog);
          expect(errors).to.deep.equal([]);
        }
        await rest(dog);
      } catch (error) {
        throw new Error(`after ${done} operations:\n${user.log.join('\n')}`, {cause: error});
      } finally {
        dog.release();
      }
    });
  }
});
