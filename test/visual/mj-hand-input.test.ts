import {html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {all, make, named} from '../elements/input-fixture.js';
import type {Medium} from '../elements/medium.js';
import {compare, FORCED, PRINT, setPage} from './picture.js';

const sanma = (dir = 'ltr') =>
  html`<mj-hand-input lang="ja" dir=${dir} rules="ribon" by="self" indicators="2p" gari="N" flags="riichi"
    >[[EEEE]] 234567p 5p r5p 99s +9s</mj-hand-input
  >`;

/** A picture of the editor in a box of some width, once its fonts are there. */
async function picture(
  name: string,
  template: TemplateResult,
  width = 760,
  medium: Medium = {},
  act = (input: MjHandInput) => all(input, '.held')[1]?.click(),
): Promise<void> {
  await setPage(width, medium);
  const input = await make(template);
  act(input);
  await compare(input, name);
}

describe('an editor', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
  });

  it('looks the same', () => picture('input', sanma()));
  it('looks the same from right to left', () => picture('input-rtl', sanma('rtl'), 560));
  it('looks the same at 320 px', () => picture('input-320', sanma(), 288));
  it('looks the same large, in a narrow page', () =>
    picture(
      'input-large',
      html`<mj-hand-input lang="en" rules="mcr" size="large" index></mj-hand-input>`,
      328,
    ));
  it('looks the same with text that cannot be read', () =>
    picture('input-unreadable', html`<mj-hand-input lang="en" rules="mcr">123m 45q</mj-hand-input>`, 560));

  it('looks the same in the dark', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await picture('input-dark', sanma());
  });

  it('looks the same with a loser’s hand', () =>
    picture(
      'input-loser',
      html`<mj-hand-input
        lang="ja"
        rules="luqiao"
        by="self"
        others-south="[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F"
        >[PPP] 234567m 99p 78s +9s</mj-hand-input
      >`,
      560,
      {},
      (input) => named(input, '南家').click(),
    ));

  it('looks the same in forced colours', () => picture('input-forced', sanma(), 760, FORCED));
  it('looks the same in print', () => picture('input-print', sanma(), 760, PRINT));
});
