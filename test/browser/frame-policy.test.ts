/** The policy of the pages for frames: what it allows, so that no rule becomes wider unseen. */
import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {policyOf} from '../../src/embed/policy.js';

describe.each(['embed.html', 'embed-round.html'])('the file of %s', (file) => {
  test('allows scripts and style sheets of servers alone, and nothing else', () => {
    const html = readFileSync(new URL(`../../src/embed/${file}`, import.meta.url), 'utf8');
    const policy = /content="(default-src[^"]*)"/.exec(html)?.[1].split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self' http: https:",
      "style-src 'self' http: https:",
      "require-trusted-types-for 'script'",
    ]);
  });
});

describe('the policy that its script adds', () => {
  it.each([
    ['https://example.org/mj/embed.html?hand=1m#x', 'https://example.org/mj/'],
    ['http://127.0.0.1:8000/embed.html', 'http://127.0.0.1:8000/'],
    ['https://cdn.example/npm/a@1,b;c/embed.html', 'https://cdn.example/npm/a@1%2Cb%3Bc/'],
  ])('of %s allows its own folder alone', (address, folder) => {
    expect(policyOf(address)).toBe(`script-src ${folder}; style-src ${folder}`);
  });

  it('is none where no server is the page’s own', () => {
    expect(policyOf('file:///home/me/mj/embed.html')).toBeUndefined();
  });
});
