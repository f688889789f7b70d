/** A name in Chinese is read as its characters are. */
import {expect, test} from 'vitest';
import {rulesetWords} from '../../src/cli/texts.js';
import {rulesetOf} from '../quiz/asking.js';

/** Characters that are easily taken for each other, with how they are read. */
const READ = {嵌: 'qiàn', 坎: 'kǎn'};

test.each(['luqiao', 'mcr', 'ribon', 'riichi', 'shiragiku', 'xinzhang'])('%s', (rules) => {
  for (const lang of ['zh-Hant', 'zh-Hans'] as const)
    for (const {name, reading} of Object.values(rulesetWords(rulesetOf(rules))[lang].names))
      for (const [character, read] of Object.entries(READ))
        if (reading && name.includes(character)) expect(reading, name).toContain(read);
});
