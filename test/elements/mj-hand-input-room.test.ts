/** The room that prestyle.css keeps for an editor is what the editor takes, at every width. */
import {expect, fixture, html} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import './all-rules.js';
import {all, make, one} from './input-fixture.js';

const RULES = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr'];
const LANGS = ['en', 'ja', 'zh-Hant', 'zh-Hans'];

/** How much of the kept room may stay empty on a telephone, in `em`: at another width, words break into more lines. */
const MOST = 7.5;
const WIDTHS = [280, 300, 320, 340, 360, 380, 400, 420, 440, 560, 600, 720, 740, 900, 1000];

let prestyle: string;
let others: CSSStyleSheet[];

/** Heights at all widths, in whole pixels. */
const heights = (box: HTMLElement, inside: Element): Record<number, number> =>
  Object.fromEntries(
    WIDTHS.map((width) => {
      box.style.inlineSize = `${width}px`;
      return [width, Math.round(inside.getBoundingClientRect().height)];
    }),
  );

/** The height kept for a tag before a script defines it. */
async function keptFor(rules: string, lang: string): Promise<Record<number, number>> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="a page without a script" width="1000"></iframe>`,
  );
  const page = frame.contentDocument ?? expect.fail();
  page.body.innerHTML = `<style>${prestyle}</style><div lang="${lang}"><mj-hand-input rules="${rules}"></mj-hand-input></div>`;
  const box = page.querySelector('div') ?? expect.fail();
  return heights(box, page.querySelector('mj-hand-input') ?? expect.fail());
}

describe('the room kept for mj-hand-input', () => {
  before(async () => {
    // an editor whose end is out of view gives back what it does not fill
    await setViewport({width: 1200, height: 3000});
    prestyle = await (await fetch('/src/styles/prestyle.css')).text();
    others = document.adoptedStyleSheets;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(prestyle);
    document.adoptedStyleSheets = [...others, sheet];
  });

  after(async () => {
    await setViewport({width: 800, height: 600});
    document.adoptedStyleSheets = others;
  });

  for (const rules of [...RULES, 'riichi'])
    for (const lang of LANGS) {
      it(`is what it takes under ${rules} in ${lang}`, async () => {
        const input = await make(html`<mj-hand-input lang=${lang} rules=${rules}></mj-hand-input>`);
        await document.fonts.ready;
        const box = input.parentElement ?? expect.fail();
        expect(heights(box, input)).to.deep.equal(await keptFor(rules, lang));
      });

      it(`is hardly more than it fills on a telephone under ${rules} in ${lang}`, async () => {
        const input = await make(
          html`<mj-hand-input style="inline-size: 400px" lang=${lang} rules=${rules}></mj-hand-input>`,
        );
        await document.fonts.ready;
        const end = Math.max(...all(input, '.input *').map((one) => one.getBoundingClientRect().bottom));
        const line = parseFloat(getComputedStyle(input).fontSize);
        expect((input.getBoundingClientRect().bottom - end) / line).to.be.within(0, MOST);
      });
    }

  for (const [preset, rules] of [
    ['tohtenko', 'ribon'],
    ['supercup', 'xinzhang'],
    ['guobiao', 'mcr'],
    ['tenhou', 'riichi'],
    ['ema', 'riichi'],
  ])
    it(`is that of ${rules} under ${preset}`, async () => {
      expect(await keptFor(preset, 'en')).to.deep.equal(await keptFor(rules, 'en'));
    });

  for (const rules of RULES) {
    it(`is not empty beside or below the keys under ${rules}, 900 px wide`, async () => {
      const input = await make(
        html`<mj-hand-input style="inline-size: 900px" lang="en" rules=${rules}></mj-hand-input>`,
      );
      await document.fonts.ready;
      const bottom = (element: Element) => element.getBoundingClientRect().bottom;
      const beside = Math.max(...all(input, '.situation *').map(bottom));
      const keys = bottom(one(input, '.keys'));
      expect(Math.abs(keys - beside)).to.be.below(90);
      expect(bottom(input) - Math.max(keys, beside)).to.be.within(0, 48);
    });
  }
});
