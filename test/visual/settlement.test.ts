import {html} from '@open-wc/testing';
import '../elements/all-rules.js';
import {texts} from '../elements/example-fixture.js';
import {DARK, FORCED, PRINT, picturesOf} from './picture.js';

/** Takes a picture of a settlement once it is drawn. */
const picture = picturesOf((settlement) => texts(settlement, '[part=settlement]').length > 0);

const everybody = (lang: string, theme: 'light' | 'dark' = 'light') =>
  html`<mj-settlement
    lang=${lang}
    theme=${theme}
    rules="luqiao"
    by="discard"
    from="west"
    seat="south"
    wild="9s"
    others-east="[2222p] 1m 6m 9m 2s 4s 6s 8s W N F"
    others-west="[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F"
    others-north="CC 1m 5m 8m 1p 3p 2s 5s 8s E F P"
    hand="[345s] 23m 567p 789p SS +4m"
  ></mj-settlement>`;

const three = html`<mj-settlement
  lang="en"
  theme="light"
  rules="ribon"
  by="self"
  counters="1"
  gari="N 9m"
  indicators="8p"
  ura-indicators="E"
  flags="riichi ippatsu"
  hand="123p 678p 345s 67s 99s +8s"
></mj-settlement>`;

const liable = html`<mj-settlement
  lang="ja"
  theme="light"
  rules="luqiao"
  by="discard"
  from="south"
  seat="west"
  wild="1p"
  flags="liveTile"
  hand="[FFF] [CCC] PP 678m 55s +P"
></mj-settlement>`;

describe('a settlement', () => {
  it('looks the same beside its sentences', () => picture('settlement-everybody', everybody('en'), 720));
  it('looks the same at 360 px', () => picture('settlement-360', everybody('ja'), 328));
  it('looks the same where letters are large', () => picture('settlement-narrow', everybody('en'), 256));
  it('looks the same with three players', () => picture('settlement-three', three, 328));
  it('looks the same where somebody is liable', () => picture('settlement-liable', liable, 480));
  it('looks the same in the dark', () => picture('settlement-dark', everybody('ja', 'dark'), 720, DARK));
  it('looks the same in forced colours', () => picture('settlement-forced', everybody('en'), 360, FORCED));
  it('looks the same in print', () => picture('settlement-print', everybody('en'), 720, PRINT));
});
