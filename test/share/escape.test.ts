import {describe, expect, it} from 'vitest';
import {codeBbcode, codeMarkdown, escapeBbcode, escapeHtml, escapeMarkdown} from '../../src/share/escape.js';
import {safeAddress} from '../../src/share/address.js';

describe('escaping', () => {
  it.each([
    ['<b>&"\'', '&lt;b&gt;&amp;&quot;&#39;'],
    ['[123m] 456p', '[123m] 456p'],
  ])('in HTML: %s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));

  it.each([
    ['a*b_c`d', 'a\\*b\\_c\\`d'],
    ['[x](y)', '\\[x\\](y)'],
    ['<b> & c', '&lt;b&gt; &amp; c'],
    ['1. first', '1\\. first'],
    ['- item', '\\- item'],
    ['# head', '\\# head'],
    ['two\nlines', 'two lines'],
    ['a|b', 'a\\|b'],
  ])('in Markdown: %j', (text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));

  it.each([
    ['123m', '`123m`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
  ])('as code in Markdown: %s', (text, code) => expect(codeMarkdown(text)).toBe(code));

  it('in BBCode: brackets become wide', () => expect(escapeBbcode('[b]x[/b]')).toBe('［b］x［/b］'));

  it('as code in BBCode: melds stay, its own end does not', () => {
    expect(codeBbcode('[123m] [/ CODE]x')).toBe('[code][123m] ［/ CODE]x[/code]');
  });
});

describe('an address that may be linked to', () => {
  it.each([
    ['https://my_site.example/a_(b)?c=[d]', 'https://my_site.example/a_%28b%29?c=%5Bd%5D'],
    ['http://[::1]/x', 'http://[::1]/x'],
    ['file:///home/a', 'file:///home/a'],
  ])('%s', (address, safe) => expect(safeAddress(address)).toBe(safe));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a/b', 'relative/path', ''])(
    'is not %s',
    (address) => expect(safeAddress(address)).toBeUndefined(),
  );
});
