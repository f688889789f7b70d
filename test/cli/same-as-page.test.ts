/** What the command says of an element where it once said something else than the element in the page. */
import {describe, expect, test} from 'vitest';
import {checkPage} from '../../src/cli/page/problems.js';
import {writePage} from '../../src/cli/page/write.js';

const HAND = '[123m][456m] 789m 234p 5s +5s';
const EXAMPLE = `<mj-example id="e" rules="mcr" by="discard" hand="${HAND}"></mj-example>`;

/** What `mj render` writes into the last element of a page, as lines; and what is wrong. */
async function written(page: string): Promise<{lines: string[]; problems: string[]}> {
  const {source, problems} = await writePage(page, 'en');
  const text = source.slice(source.lastIndexOf(' slot="static"')).replace(/<svg.*?<\/svg>/gs, '');
  const lines = text.split(/<[^>]*>|^[^>]*>/).map((line) => line.trim());
  return {lines: lines.filter(Boolean), problems: problems.map(({message}) => message)};
}

const wrong = async (page: string): Promise<string[]> =>
  (await checkPage(page, 'en')).problems.map(({message}) => message);

describe('<mj-waits>', () => {
  const waits = ['5s  3 left  19 by discard  20 by self-draw'];

  test('shows the waits before the winning tile, also where nobody says how that came', async () => {
    for (const page of [
      `<mj-waits rules="mcr">${HAND}</mj-waits>`,
      `${EXAMPLE}<mj-waits for="e"></mj-waits>`,
    ]) {
      expect(await wrong(page)).toEqual([]);
      expect(await written(page)).toEqual({lines: waits, problems: []});
    }
  });

  test('scores a robbed kong where the hand is to rob one', async () => {
    const page = '<mj-waits rules="mcr" by="robbing">[123m][456m] 789m 234p 5s</mj-waits>';
    expect(await wrong(page)).toEqual([]);
    const {lines, problems} = await written(page);
    expect(problems).toEqual([]);
    expect(lines).toEqual(['5s  3 left  Robbed kong 27  20 by self-draw']);
  });

  test('reports what is wrong with a hand that has won', async () => {
    expect(await wrong(`<mj-waits rules="mcr" flags="nix">${HAND}</mj-waits>`)).toEqual([
      expect.stringMatching(/^flags: There is no flag “nix”/),
    ]);
    expect(await wrong(`<mj-waits rules="mcr" by="nix">${HAND}</mj-waits>`)).toEqual([
      expect.stringMatching(/^by: “nix” is not allowed/),
    ]);
  });
});

describe('a chain of `for`', () => {
  test('is followed to its end, and each element in it states fields of its own', async () => {
    const page = `${EXAMPLE}<mj-waits id="w" for="e" by="self"></mj-waits><mj-settlement for="w"></mj-settlement>`;
    const own = `<mj-settlement rules="mcr" by="self">${HAND}</mj-settlement>`;
    const {lines, problems} = await written(page);
    expect(problems).toEqual([]);
    expect(lines).toEqual((await written(own)).lines);
    expect(lines.length).toBeGreaterThan(3);
  });

  test('that closes a circle leads nowhere', async () => {
    const page = '<mj-waits id="a" for="b"></mj-waits><mj-waits id="b" for="a"></mj-waits>';
    expect((await writePage(page, 'en')).source).toBe(page);
  });
});

describe('<mj-drill>', () => {
  test('takes a blank scope for none', async () => {
    const lines = async (scope: string) =>
      (await written(`<mj-drill rules="mcr" ask="total"${scope}></mj-drill>`)).lines;
    expect(await lines(' scope=" "')).toEqual(await lines(''));
  });
});
