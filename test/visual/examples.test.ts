import {fixture, html} from '@open-wc/testing';
import {breakdownOf, texts} from '../elements/example-fixture.js';
import {waitUntil} from '../elements/patience.js';
import {compare, DARK, FORCED, PRINT, setPage, picturesOf} from './picture.js';

const capped = (attributes: {lang?: string; dir?: string; theme?: 'dark'} = {}) =>
  html`<mj-example
    lang=${attributes.lang ?? 'ja'}
    dir=${attributes.dir ?? 'ltr'}
    theme=${attributes.theme ?? 'light'}
    rules="luqiao@1"
    by="self"
    seat="south"
    wild="1m"
    expect="90"
    views="hand breakdown settlement"
    >[888s] [[9999p]] 33m 77m SSS +3m</mj-example
  >`;

const everybody = html`<mj-example
  lang="ja"
  rules="luqiao@1"
  by="discard"
  from="west"
  seat="south"
  wild="9s"
  options="roundUpToTen:true"
  others-east="[2222p] 1m 6m 9m 2s 4s 6s 8s W N F"
  others-west="[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F"
  others-north="CC 1m 5m 8m 1p 3p 2s 5s 8s E F P"
  views="hand breakdown settlement"
  >[345s] 23m 567p 789p SS +4m</mj-example
>`;

/** Takes a picture of an example once its fonts and words are there. */
const picture = picturesOf((example) => texts(breakdownOf(example), 'table, [part=status]').length > 0);

describe('a hand of small tiles', () => {
  it('has its win words clear of the tiles', async () => {
    await setPage(420);
    const hands = await fixture(
      html`<div>
        ${['en', 'ja', 'zh-Hant'].map(
          (lang) => html`<mj-hand lang=${lang} by="discard">[PPP] 234567m 99p 78s +9s</mj-hand><br />`,
        )}
      </div>`,
    );
    for (const hand of hands.querySelectorAll('mj-hand')) {
      hand.style.setProperty('--mj-tile-height', '24px');
      await waitUntil(() => hand.shadowRoot?.querySelector('.word'));
    }
    await compare(hands, 'hand-24');
  });
});

describe('an example', () => {
  it('looks the same', () => picture('example', capped()));
  it('looks the same in English', () => picture('example-en', capped({lang: 'en'})));
  it('looks the same from right to left', () => picture('example-rtl', capped({lang: 'en', dir: 'rtl'})));
  it('looks the same at 320 px', () => picture('example-320', capped(), 288));
  it('looks the same where everybody scores', () => picture('example-everybody', everybody));

  it('looks the same on a wide page', () => picture('example-wide', everybody, 968));

  it('looks the same in the dark', () => picture('example-dark', capped({theme: 'dark'}), 640, DARK));

  it('looks the same in forced colours', () => picture('example-forced', capped(), 640, FORCED));
  it('looks the same in print', () => picture('example-print', capped(), 640, PRINT));

  it('looks the same where the win is not allowed', () =>
    picture(
      'example-not-allowed',
      html`<mj-example lang="en" rules="luqiao" by="discard" from="west" seat="south" wild="6m"
        >[FFF] [234m] 456s 78m 99m +6m</mj-example
      >`,
    ));
});
