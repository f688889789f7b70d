/** Helpers for the tests of mj-share. */
import {fixture} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MjShare} from '../../src/elements/mj-share/mj-share.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

export const HAND = '[FFF] [234m] 456m 78m 99m +6m';

export const areaOf = (share: MjShare): HTMLTextAreaElement => share.shadowRoot!.querySelector('textarea')!;

export const codeOf = (share: MjShare): string => areaOf(share)?.value ?? '';

/** Makes an element that shares something, and waits until it shows code. */
export async function makeShare(template: TemplateResult): Promise<MjShare> {
  const made = await fixture<HTMLElement>(template);
  const share = (made.matches('mj-share') ? made : made.querySelector('mj-share')) as MjShare;
  await waitUntil(() => share.shadowRoot?.querySelector('textarea')?.value, 'no code');
  return share;
}

export const chipOf = (share: MjShare, target: string): HTMLInputElement =>
  share.shadowRoot!.querySelector<HTMLInputElement>(`input[value=${target}]`)!;

export const button = (share: MjShare, part: string): HTMLButtonElement =>
  share.shadowRoot!.querySelector<HTMLButtonElement>(`button[part~=${part}]`)!;

/** Chooses a form, and waits until its code is shown. */
export async function choose(share: MjShare, target: string): Promise<string> {
  const before = codeOf(share);
  chipOf(share, target).click();
  await waitUntil(() => codeOf(share) !== before, `no ${target}`);
  return codeOf(share);
}
