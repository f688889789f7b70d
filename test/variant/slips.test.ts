/** No slip changes a score in silence: it is told, or makes no difference. */
import {expect, it} from 'vitest';
import {idsNamed} from '../../src/variant/names/known.js';
import {comparing} from './bundle.js';
import {TEXTS} from './texts.js';

const LONG = 3_600_000;
/** Slips a text: 315 in all; `DRAWN=5000` in the environment makes ten times as many. */
const SLIPS = Math.round(35 * Math.min(10, Number(process.env.DRAWN ?? 500) / 500));

/** A slip that makes another known name, as 三風刻 is 風刻 without its first letter, cannot be told from the name. */
const hasKnownName = (line: string): boolean =>
  line.split(/[|：、=&]/).some((name) => idsNamed(name.trim(), undefined).length > 0);

it.each(Object.keys(TEXTS))('in %s', {timeout: LONG}, async (name) => {
  const {slipsIn} = await comparing();
  const {refused, harmless, silent, unsaid} = slipsIn(name, TEXTS, SLIPS, 1);
  expect(unsaid).toEqual([]);
  expect(silent.filter(({line}) => !hasKnownName(line))).toEqual([]);
  expect(silent.length).toBeLessThanOrEqual(SLIPS / 50);
  expect(refused).toBeGreaterThan(harmless);
});
