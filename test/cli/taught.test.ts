/** Comparisons, explanations, exercises and lessons on pages: what `mj check` finds, what `mj render` writes. */
import {describe, expect, test} from 'vitest';
import {checkPage} from '../../src/cli/page/problems.js';
import {writePage} from '../../src/cli/page/write.js';

const HAND = '[123m] [456m] 789m 234p 5s +5s';
const WON = `rules="mcr" by="discard" from="west" seat="south"`;
const page = (inside: string, lang = 'en'): string => `<html lang="${lang}">${inside}</html>`;
const example = (inside: string): string => page(`<mj-example ${WON} hand="${HAND}">${inside}</mj-example>`);

/** The problems of a page, each with the text at its place. */
const wrong = async (source: string): Promise<string[]> =>
  (await checkPage(source, 'en')).problems.map(({at, message}) => `${source.slice(at, at + 8)}|${message}`);
const written = async (source: string): Promise<string> => (await writePage(source, 'en')).source;

/** What a reader without script sees in a tag. */
function seen(source: string, tag: string): string {
  const inside = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(source)?.[1] ?? '';
  return inside
    .replace(/<svg.*?<\/svg>/gs, '[hand]')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
}

describe('mj check', () => {
  test('finds nothing wrong with what can be shown', async () => {
    const inside = `<mj-compare>
        <mj-variant by="self"></mj-variant><mj-variant rules="luqiao">By Luqiao</mj-variant>
        <mj-variant hand="123m 456m 789m 234p 5s +5s"></mj-variant>
      </mj-compare>
      <mj-whatif vary="win"></mj-whatif><mj-explain></mj-explain>
      <mj-drill rules="mcr" ask="lines win" patterns="hunyise" level="2" count="3"></mj-drill>
      <mj-lesson step="1"><section><mj-quiz ask="total"></mj-quiz></section></mj-lesson>`;
    expect(await wrong(example(inside))).toEqual([]);
  });

  test.each([
    ['<mj-variant wild="9q" rules="luqiao"></mj-variant>', 'q" rules', /^“q” is not|wild: “q”/],
    ['<mj-variant rules="mrc"></mj-variant>', 'mrc"></m', /“mrc”/],
    ['<mj-variant options="none:1"></mj-variant>', 'none:1"', /none/],
    ['<mj-variant hand="123m 45q"></mj-variant>', 'q"></mj-', /“q”/],
    ['<mj-variant></mj-variant>', '<mj-vari', /does not differ/],
    ['<mj-variant label="the same"></mj-variant>', '<mj-vari', /does not differ/],
  ])('finds a variant that cannot be shown: %s', async (variant, place, message) => {
    const [found, ...more] = await wrong(example(`<mj-compare>${variant}</mj-compare>`));
    expect(more).toEqual([]);
    expect(found.split('|')[0]).toContain(place.slice(0, 8).trimEnd());
    expect(found.split('|')[1]).toMatch(message);
  });

  test('finds a variant that no comparison shows: outside, or the seventh', async () => {
    expect(await wrong(example('<mj-variant by="self"></mj-variant>'))).toEqual([
      '<mj-vari|mj-variant: There is no <mj-compare> around it.',
    ]);
    const seven = '<mj-variant by="self"></mj-variant>'.repeat(7);
    expect(await wrong(example(`<mj-compare>${seven}</mj-compare>`))).toEqual([
      '<mj-vari|mj-variant: <mj-compare> shows 6 of them at most.',
    ]);
  });

  test.each([
    ['<mj-whatif vary="wold"></mj-whatif>', 'wold"></', /Write wild, win/],
    ['<mj-whatif vary="wild"></mj-whatif>', 'wild"></', /nothing to vary/],
    ['<mj-whatif vary="dealer"></mj-whatif>', 'dealer">', /nothing to vary/],
    ['<mj-whatif></mj-whatif>', '<mj-what', /nothing to vary/],
    ['<mj-whatif vary="win" sort="best"></mj-whatif>', 'best"></', /Write worth/],
    ['<mj-drill></mj-drill>', '<mj-dril', /Name a rule set/],
    ['<mj-drill rules="mrc"></mj-drill>', 'mrc"></m', /“mrc”/],
    ['<mj-drill rules="mcr" ask="lines wins"></mj-drill>', 'wins"></', /Write total, sums, lines/],
    ['<mj-drill rules="mcr" patterns="pinghu hunyisi"></mj-drill>', 'hunyisi"', /Did you mean hunyise/],
    ['<mj-drill rules="mcr" scope="pinghu hunyisi"></mj-drill>', 'hunyisi"', /Did you mean hunyise/],
    ['<mj-drill rules="mcr" level="one"></mj-drill>', 'one"></m', /level/],
    ['<mj-drill rules="mcr" count="-1"></mj-drill>', '-1"></mj', /count/],
    ['<mj-drill rules="mcr" options="none:1"></mj-drill>', 'none:1">', /none/],
    ['<mj-lesson step="two"></mj-lesson>', 'two"></m', /step/],
    ['<mj-explain steps="lines sums"></mj-explain>', 'sums"></', /sums/],
  ])('finds what cannot be shown: %s', async (element, place, message) => {
    const [found, ...more] = await wrong(example(element));
    expect(more).toEqual([]);
    expect(found.split('|')[0]).toBe(place);
    expect(found.split('|')[1]).toMatch(message);
  });

  test('finds what is wrong with a hand as text', async () => {
    for (const tag of ['mj-explain', 'mj-whatif', 'mj-score-breakdown', 'mj-settlement', 'mj-waits']) {
      const [found] = await wrong(page(`<${tag} rules="mcr" by="self">12q</${tag}>`));
      expect(found).toMatch(/^q<\/.*“q”/);
    }
  });
});

describe('mj render', () => {
  test.each(['mj-explain', 'mj-score-breakdown', 'mj-settlement'])(
    'writes a hand as text: %s',
    async (tag) => {
      const once = await written(page(`<${tag} ${WON}>${HAND}</${tag}>`));
      expect(seen(once, tag)).toContain('[hand]');
      expect(seen(once, tag)).toMatch(tag === 'mj-settlement' ? /West pays South/ : /Pure Straight/);
      expect(await written(once)).toBe(once);
    },
  );

  test('writes what a hand waits for', async () => {
    const once = await written(page('<mj-waits rules="mcr">123m 456m 789m 13p 99s</mj-waits>'));
    expect(seen(once, 'mj-waits')).toMatch(/\[hand\]\s+2p {2}/);
    expect(await written(once)).toBe(once);
  });

  test('writes what a hand would be worth with other values', async () => {
    const text = seen(
      await written(
        page('<mj-whatif rules="mcr" by="self" vary="by">123m 456m 789m 13p 99s +2p</mj-whatif>'),
      ),
      'mj-whatif',
    );
    expect(text).toContain('What if: another way to win');
    expect(text.split('\n').length).toBeGreaterThan(3);
  });

  test('writes what a hand would be after each discard, of a hand that cannot be scored', async () => {
    const source = page('<mj-whatif rules="mcr" vary="discard">123m 456m 789m 13p 99s 2p</mj-whatif>');
    expect(await wrong(source)).toEqual([]);
    expect(seen(await written(source), 'mj-whatif')).toMatch(/9s.*: /);
  });

  test('writes a comparison column by column, with the names that the author gives', async () => {
    const variants = '<mj-variant by="self"></mj-variant><mj-variant rules="luqiao">By Luqiao</mj-variant>';
    const once = await written(example(`<mj-compare>${variants}</mj-compare>`));
    const text = seen(once.slice(once.indexOf('</mj-variant><span')), 'span');
    expect(text).toMatch(/As it is: 19 fan\n– Pure Straight 16 fan/);
    expect(once).toMatch(/By Luqiao: /);
    expect(await written(once)).toBe(once);
  });

  test.each(['total', 'lines', 'win', 'waits', 'discard', 'groups', 'payments'])(
    'writes the first exercise, with its answer folded: %s',
    async (ask) => {
      const once = await written(page(`<mj-drill rules="mcr" ask="${ask}" seed="7">Exercises</mj-drill>`));
      expect(seen(once, 'mj-drill')).toMatch(/^Exercises\[hand\][^]*\?[^]*Answer\S/);
      expect(once).toContain('<details><summary>Answer</summary>');
      expect(await written(once)).toBe(once);
    },
  );

  test('writes no exercise if none can be drawn', async () => {
    for (const more of ['rules="mrc"', 'rules="mcr" patterns="hunyisi"', 'rules="mcr" ask="wins"']) {
      const source = page(`<mj-drill ${more}>Exercises</mj-drill>`);
      expect(await written(source)).toBe(source);
    }
  });

  test('writes nothing for a breakdown that the example around writes, nor for a lesson', async () => {
    const once = await written(example('<mj-hand></mj-hand><mj-score-breakdown></mj-score-breakdown>'));
    expect(once).toContain('<mj-score-breakdown></mj-score-breakdown>');
    const lesson = page('<mj-lesson><section><h2>One</h2><p>Prose.</p></section></mj-lesson>');
    expect(await written(lesson)).toBe(lesson);
  });

  test.each(['ja', 'zh-Hant', 'zh-Hans'])('writes in the language of the page: %s', async (lang) => {
    const source = page(
      `<mj-whatif rules="mcr" by="self" vary="by">123m 456m 789m 13p 99s +2p</mj-whatif>`,
      lang,
    );
    expect(seen(await written(source), 'mj-whatif')).toMatch(/[一-龠]/);
    expect(await written(source)).not.toContain('What if');
  });

  test('leaves what its author says in place of the hand around', async () => {
    const explained = await written(example('<mj-explain by="self" steps="lines"></mj-explain>'));
    expect(seen(explained, 'mj-explain')).toContain('Self');
  });
});
