import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {embedAddress, permalink, readPermalink} from '../../src/share/link.js';
import {SITUATION} from './shared.js';

const PAGE = 'https://blog.example/rules?page=2#top';

describe('a permalink', () => {
  it('holds the example in one parameter beside those of the page', () => {
    const link = new URL(permalink(PAGE, SITUATION, luqiao));
    expect([...link.searchParams.keys()]).toEqual(['page', 'mj']);
    expect(link.hash).toBe('#top');
  });

  it('gives back the attributes', () => {
    expect(readPermalink(permalink(PAGE, SITUATION, luqiao))).toEqual([
      ['rules', 'luqiao@1'],
      ['by', 'discard'],
      ['from', 'west'],
      ['seat', 'south'],
      ['wild', '3p'],
      ['hand', '[FFF][234m] 4567899m +6m'],
    ]);
  });

  it('gives back whatever text stood in a field', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', minLength: 1}), (wild) => {
        const read = readPermalink(permalink(PAGE, {...SITUATION, wild}, luqiao));
        expect(Object.fromEntries(read ?? []).wild).toBe(wild);
      }),
    );
  });

  it.each(['~1', '~0', '~01', '~.~', '~~1.0'])(
    'gives back %s, whose marks are those of the link itself',
    (wild) => {
      const read = readPermalink(permalink(PAGE, {...SITUATION, wild}, luqiao));
      expect(Object.fromEntries(read ?? []).wild).toBe(wild);
    },
  );

  it('leads to the element that shows the example', () => {
    const link = new URL(permalink(PAGE, SITUATION, luqiao, 'ex1'));
    expect(link.hash).toBe('#ex1');
    expect(readPermalink(link.href)?.[0]).toEqual(['id', 'ex1']);
  });

  it('replaces the one that the page came with', () => {
    const link = permalink(permalink(PAGE, SITUATION, luqiao), {...SITUATION, wild: '4p'}, luqiao);
    expect(new URL(link).searchParams.getAll('mj')).toHaveLength(1);
    expect(link).toContain('4p');
  });

  it('has nothing in it that would end a link in Markdown or BBCode', () => {
    expect(permalink(PAGE, {...SITUATION, wild: '[x](y)<z>"'}, luqiao)).not.toMatch(/[[\]()<>"\s]/);
  });

  it.each(['javascript:alert(1)', 'nowhere'])('is not made of %s', (page) => {
    expect(permalink(page, SITUATION, luqiao)).toBe('');
  });

  it.each([PAGE, 'nowhere'])('is not read from %s', (page) => expect(readPermalink(page)).toBeUndefined());
});

describe('the address of the page in an iframe', () => {
  const address = (base: string) => embedAddress(base, SITUATION, luqiao, 'ja');

  it.each([
    ['https://host.example/mj/', 'https://host.example/mj/embed.html?'],
    ['https://host.example/mj', 'https://host.example/mj/embed.html?'],
    ['https://host.example/mj/embed.html?x=1', 'https://host.example/mj/embed.html?'],
    ['javascript:alert(1)', 'embed.html?'],
    ['', 'embed.html?'],
  ])('from %s', (base, start) => expect(address(base).startsWith(start)).toBe(true));

  it('has each attribute as a parameter, and the language', () => {
    const {searchParams} = new URL(address('https://host.example/'));
    expect(Object.fromEntries(searchParams)).toMatchObject({rules: 'luqiao@1', seat: 'south', lang: 'ja'});
    expect(searchParams.get('hand')).toContain('+6m');
  });
});
