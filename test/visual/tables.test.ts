import {html} from '@open-wc/testing';
import '../elements/all-rules.js';
import '../elements/example-fixture.js';
import {DARK, FORCED, PRINT, picturesOf} from './picture.js';

interface Page {
  readonly lang?: string;
  readonly dir?: string;
  readonly theme?: 'dark';
}

const waits = ({lang = 'en', dir = 'ltr', theme}: Page = {}) =>
  html`<mj-waits
    lang=${lang}
    dir=${dir}
    theme=${theme ?? 'light'}
    rules="luqiao"
    seat="south"
    wild="5s"
    hand="(1)(1)二三四579中中中東東"
  ></mj-waits>`;

const unready = html`<mj-waits lang="ja" rules="mcr" hand="[111p] 234m 567m 89s 3s 5s"></mj-waits>`;

/** A hand that scores one row and leaves out two others. */
const table = ({lang = 'en', dir = 'ltr', theme}: Page = {}) =>
  html`<mj-rules-table
    view="table"
    lang=${lang}
    dir=${dir}
    theme=${theme ?? 'light'}
    rules="mcr"
    by="self"
    hand="[PPP] [FFF] CCC 23s 11m +4s"
    filter="dasanyuan shuangjianke jianke pinghu"
    group-by="value"
    loadable
  ></mj-rules-table>`;

/** Cards of three values: some sets make the pattern, all do, and the winning set shows it. */
const wall = ({lang = 'en', dir = 'ltr', theme}: Page = {}) =>
  html`<mj-rules-table
    lang=${lang}
    dir=${dir}
    theme=${theme ?? 'light'}
    rules="mcr"
    filter="dasanyuan lvyise shisanyao sangang jianke zimo huapai"
  ></mj-rules-table>`;

const preset = html`<mj-rules-table
  view="table"
  lang="en"
  rules="tohtenko"
  filter="minkan ittsuu sanshokuDoujun"
></mj-rules-table>`;

const tiles = (element: Element): number => {
  const hands = [...(element.shadowRoot?.querySelectorAll('mj-hand') ?? [])];
  const rooms = element.shadowRoot?.querySelectorAll('.room').length ?? 0;
  const empty = hands.some((hand) => !hand.shadowRoot?.querySelector('.tile'));
  return rooms || empty ? 0 : hands.length || (element.shadowRoot?.querySelectorAll('.tile').length ?? 0);
};

/** Takes a picture once its tiles, fonts and words are there. */
const picture = picturesOf((element) => tiles(element) > 0);

describe('waits and patterns', () => {
  it('look the same: waits', () => picture('waits', waits()));
  it('look the same: waits at 320 px', () => picture('waits-320', waits({lang: 'ja'}), 288));
  it('look the same: waits from right to left', () => picture('waits-rtl', waits({dir: 'rtl'})));
  it('look the same: a hand that is not ready', () => picture('waits-unready', unready));
  it('look the same: patterns', () => picture('table', table()));
  it('look the same: patterns, wide', () => picture('table-wide', table(), 1100));
  it('look the same: patterns at 320 px', () => picture('table-320', table({lang: 'ja'}), 288));
  it('look the same: patterns from right to left', () => picture('table-rtl', table({dir: 'rtl'})));
  it('look the same: the wall of patterns', () => picture('wall', wall()));
  it('look the same: the wall of patterns, wide', () => picture('wall-wide', wall(), 1100));
  it('look the same: the wall of patterns at 320 px', () => picture('wall-320', wall({lang: 'ja'}), 288));
  it('look the same: the wall of patterns from right to left', () => picture('wall-rtl', wall({dir: 'rtl'})));
  it('look the same: patterns of a preset', () => picture('table-preset', preset));

  for (const [name, template] of [
    ['waits', waits],
    ['table', table],
    ['wall', wall],
  ] as const) {
    it(`look the same in the dark: ${name}`, () =>
      picture(`${name}-dark`, template({theme: 'dark'}), 640, DARK));

    it(`look the same in forced colours: ${name}`, () => picture(`${name}-forced`, template(), 640, FORCED));

    it(`look the same in print: ${name}`, () => picture(`${name}-print`, template(), 640, PRINT));
  }
});
