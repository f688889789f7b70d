import {expect, fixture, html} from '@open-wc/testing';
import '../elements/options-fixture.js';
import '../elements/share-fixture.js';
import {DARK, FORCED, PRINT, setPage, picturesOf} from './picture.js';

interface Look {
  readonly lang?: string;
  readonly dir?: string;
  readonly theme?: 'dark';
}

const options = ({lang = 'ja', dir = 'ltr', theme}: Look = {}) =>
  html`<mj-rules-options
    lang=${lang}
    dir=${dir}
    theme=${theme ?? 'light'}
    rules="tohtenko"
    options="banban:5; doraIndicators:1"
  ></mj-rules-options>`;

const share = ({lang = 'ja', dir = 'ltr', theme}: Look = {}, target = 'png') =>
  html`<mj-share
    lang=${lang}
    dir=${dir}
    theme=${theme ?? 'light'}
    target=${target}
    rules="luqiao@1"
    by="discard"
    from="west"
    seat="south"
    wild="3p"
    hand="[_FFF] [234m] 456m 78m 99m +6m"
    href="https://example.org/"
  ></mj-share>`;

/** Takes a picture of a form once its fonts, words and code are there. */
const picture = picturesOf(({shadowRoot}) => {
  const find = (selector: string) => shadowRoot?.querySelector(selector);
  return find('[part=options]') ?? (find('textarea') as HTMLTextAreaElement | null)?.value;
});

const FORMS = [
  ['options', options],
  ['share', share],
] as const;

describe('a form', () => {
  for (const [name, make] of FORMS) {
    it(`looks the same: ${name}`, () => picture(name, make()));
    it(`looks the same from right to left: ${name}`, () =>
      picture(`${name}-rtl`, make({lang: 'en', dir: 'rtl'})));
    it(`looks the same at 320 px: ${name}`, () => picture(`${name}-320`, make(), 288));

    it(`looks the same in the dark: ${name}`, () =>
      picture(`${name}-dark`, make({theme: 'dark'}), 640, DARK));

    it(`looks the same in forced colours: ${name}`, () => picture(`${name}-forced`, make(), 640, FORCED));
  }

  it('looks the same in print: options', () => picture('options-print', options(), 640, PRINT));

  it('is not there in print: share', async () => {
    await setPage(640, PRINT);
    const element = await fixture(share());
    expect(getComputedStyle(element).display).to.equal('none');
  });

  it('looks the same: a tag to share', () => picture('share-tag', share({lang: 'en'}, 'tag')));
});
