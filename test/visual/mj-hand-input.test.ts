import {html} from '@open-wc/testing';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {visualDiff} from '@web/test-runner-visual-regression';
import type {TemplateResult} from 'lit';
import {all, make} from '../elements/input-fixture.js';

const sanma = (dir = 'ltr') =>
  html`<mj-hand-input lang="ja" dir=${dir} rules="ribon" by="self" indicators="2p" gari="N" flags="riichi"
    >[[EEEE]] 234567p 5p r5p 99s +9s</mj-hand-input
  >`;

/** A picture of the editor in a box of some width, once its fonts are there. */
async function picture(name: string, template: TemplateResult, width = 760): Promise<void> {
  await setViewport({width: width + 32, height: 1200});
  const input = await make(template);
  await document.fonts.ready;
  all(input, '.held')[1]?.click();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await visualDiff(input, name);
}

describe('an editor', () => {
  before(async () => emulateMedia({reducedMotion: 'reduce'}));
  afterEach(async () => {
    document.documentElement.style.colorScheme = '';
    await emulateMedia({media: 'screen'});
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

  it('looks the same in print', async () => {
    await emulateMedia({media: 'print'});
    await picture('input-print', sanma());
  });
});
