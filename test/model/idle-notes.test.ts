/** What an element says in the console of every field and flag of every rule set. */
import {afterEach, expect, it, vi} from 'vitest';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {idleIn, idleText} from '../../src/core/reading/idle.js';
import {score} from '../../src/core/scoring/score.js';
import {attributeOf, FIELD_NAMES, fieldSpecs} from '../../src/core/situation/attributes.js';
import {FLAGS, type Situation} from '../../src/core/situation/situation.js';
import {IdleNotes} from '../../src/elements/base/idle-notes.js';
import {en} from '../../src/locales/en.js';

afterEach(() => void vi.restoreAllMocks());

const VALUES = {way: 'self', seat: 'west', count: 3, tile: '9s', tiles: '9s'} as const;
const STATED: readonly Partial<Situation>[] = [
  ...FIELD_NAMES.filter((field) => !fieldSpecs[field].isOfAll).map((field) => ({
    [field]: field === 'flowers' ? '1f' : VALUES[fieldSpecs[field].kind],
  })),
  ...FLAGS.map((flag) => ({flags: [flag]})),
];

it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  'is what is idle in %s, once',
  async (_, ruleset) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const outcome = (one: Situation): object | undefined => {
      const result = score(one, ruleset);
      return result.status === 'win' ? result : undefined;
    };
    const examples = Object.values(await ruleset.examples());
    const plain = examples
      .map((example): Situation => ({rules: ruleset.id, ...example}))
      .find((one) => outcome(one) && !one.flags && !one.others)!;
    for (const stated of STATED) {
      const situation = {...plain, ...stated};
      const notes = new IdleNotes({localName: 'mj-example'} as Element);
      const tell = (): void => notes.tell({stated, said: undefined, situation, ruleset}, en.idle, outcome);
      tell();
      tell();
      const idle = idleIn(situation, ruleset, outcome, {stated});
      expect(warn.mock.calls.map(([message]) => String(message))).toEqual(
        idle.map((one) => `<mj-example> ${idleText(one, ruleset.id, en.idle, attributeOf)}`),
      );
      warn.mockClear();
    }
  },
);
