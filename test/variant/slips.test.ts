/** No slip changes a score in silence: it is told, or makes no difference. */
import {expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {packageRulesets} from '../../src/cli/rulesets.js';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {comparing} from './bundle.js';
import {PUBLIC_PAGES, TEXTS} from './texts.js';

const LONG = 3_600_000;
/** Slips a text: 2,200 in all; `DRAWN=5000` in the environment makes ten times as many. */
const SLIPS = Math.round(30 * Math.min(10, Number(process.env.DRAWN ?? 500) / 500));

const PRINTED = packageRulesets.flatMap(({id}) => LANGS.map((lang) => [id, lang] as const));

/** All texts: those with results of other scorers, those of public pages, the gallery, and the rule sets of the package in four languages. */
async function allTexts(): Promise<Readonly<Record<string, string>>> {
  const {printed} = await comparing();
  return Object.fromEntries([
    ...Object.entries(TEXTS),
    ...Object.entries(PUBLIC_PAGES),
    ...VARIANT_PAGES.map(({name, rules}) => [name, rules] as const),
    ...(await Promise.all(
      PRINTED.map(async ([id, lang]) => [`${id}-${lang.toLowerCase()}`, await printed(id, lang)] as const),
    )),
  ]);
}

it('is told, or makes no difference, or another text that is as right', {timeout: LONG}, async () => {
  const {isAnotherText, slipsIn} = await comparing();
  const texts = await allTexts();
  let all = 0;
  let told = 0;
  let others = 0;
  for (const [name, text] of Object.entries(texts)) {
    const {refused, silent, unsaid} = slipsIn(name, texts, SLIPS, 1);
    expect(unsaid, name).toEqual([]);
    expect(
      silent.filter((slip) => !isAnotherText(slip, text)),
      name,
    ).toEqual([]);
    all += SLIPS;
    told += refused;
    others += silent.length;
  }
  expect(all).toBeGreaterThan(1500);
  expect(told).toBeGreaterThan(all / 2);
  expect(others).toBeLessThan(all / 200);
});
