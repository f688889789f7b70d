/** No element writes an attribute that already has the value: an observer takes that for a change, and may answer. */
import {expect} from '@open-wc/testing';
import {TAGS} from '../page/elements.js';
import {pageWith, rest} from './every-fixture.js';
import {oursIn} from './ours-in.js';

/** A record whose attribute has the same value before and after. */
function rewritten(records: readonly MutationRecord[]): string[] {
  return records.flatMap(({target, attributeName, oldValue}, i) => {
    const element = target as Element;
    const name = attributeName ?? '';
    const next = records.slice(i + 1).find((one) => one.target === target && one.attributeName === name);
    const value = next ? next.oldValue : element.getAttribute(name);
    return value === oldValue ? [`${element.localName} ${name}="${value ?? ''}"`] : [];
  });
}

describe('an attribute that has its value already is not written again', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  for (const tag of TAGS) {
    it(tag, async () => {
      const {page} = await pageWith(tag);
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((found) => records.push(...found));
      // our elements say `en` on their words where a page is in a language that has none of ours
      for (const lang of ['fr', 'de']) {
        document.documentElement.lang = lang;
        await rest(page);
        for (const root of [page, ...oursIn(page).map(({shadowRoot}) => shadowRoot!)])
          observer.observe(root, {subtree: true, attributes: true, attributeOldValue: true});
      }
      for (const element of oursIn(page)) element.requestUpdate();
      await rest(page);
      observer.disconnect();
      expect([...new Set(rewritten(records))]).to.deep.equal([]);
    });
  }
});
