/** Nothing that is given is ignored in silence: all rule sets, all fields, all flags, wherever a hand is stated. */
import {describe, expect, it} from 'vitest';
import {answerer} from '../../src/cli/answers.js';
import {checkPage} from '../../src/cli/page/problems.js';
import {writePage} from '../../src/cli/page/write.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import type {OptionSpec} from '../../src/core/game/options.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {idleIn} from '../../src/core/reading/idle.js';
import {score} from '../../src/core/scoring/score.js';
import {attributeOf, FIELD_NAMES, fieldSpecs} from '../../src/core/situation/attributes.js';
import {FLAGS, SEATS, type Field, type Situation} from '../../src/core/situation/situation.js';
import {waits} from '../../src/core/waiting/waits.js';
import {attributesOf} from '../../src/share/attributes.js';
import {KINDS, kindName} from '../../src/core/tiles/tile.js';
import {mj} from './run.js';

/** The examples of a rule set that win. */
async function wins(ruleset: Ruleset): Promise<Situation[]> {
  const examples = Object.values(await ruleset.examples());
  return examples
    .map((example): Situation => ({rules: ruleset.id, ...example}))
    .filter((situation) => score(situation, ruleset).status === 'win');
}

/** Values of a field that are not the usual one. */
function valuesOf(field: Field): readonly unknown[] {
  const {kind} = fieldSpecs[field];
  if (kind === 'count') return [1, 1000];
  if (kind === 'seat') return SEATS.filter((seat) => seat !== fieldSpecs[field].usual);
  if (field === 'flowers') return ['1f', '5f'];
  return [...Array(KINDS).keys()].map(kindName);
}

const FIELDS = FIELD_NAMES.filter((field) => !fieldSpecs[field].isOfAll);
const CASES = rulesets.flatMap((ruleset) => FIELDS.map((field) => [ruleset.id, field, ruleset] as const));

describe('a field', () => {
  it('that a rule set does not read is told once', () => {
    const [mcr] = rulesets.filter(({id}) => id === 'mcr');
    const situation: Situation = {
      ...{rules: 'mcr', by: 'self', liable: 'south', hand: '123m 456m 789m 234p 5s +5s'},
    };
    expect(idleIn(situation, mcr, (one) => score(one, mcr))).toEqual([{why: 'unread', field: 'liable'}]);
  });

  it.each(CASES)('%s reads %s, or says that it does not', async (_, field, ruleset) => {
    const isRead = ruleset.fields.includes(field);
    const all = await wins(ruleset);
    for (const value of valuesOf(field)) {
      const idle = idleIn({...all[0], [field]: value}, ruleset);
      expect(idle).toEqual(isRead ? [] : [{why: 'unread', field}]);
    }
    if (!isRead) return;
    const isFelt = agreements(ruleset).some((options) =>
      all.some((situation) => hasEffect(field, {...situation, options}, ruleset)),
    );
    expect(isFelt).toBe(true);
  });
});

/** The rules as they are, then with one house rule changed. */
const agreements = ({options}: Ruleset): Record<string, unknown>[] => [
  {},
  ...Object.entries(options).flatMap(([name, spec]) => choicesOf(spec).map((value) => ({[name]: value}))),
];

const choicesOf = (spec: OptionSpec): readonly unknown[] =>
  spec.type === 'choice' ? spec.choices : spec.type === 'boolean' ? [!spec.default] : [];

/** Whether some value of a field changes what a hand comes to, won as it is or by discard. */
const hasEffect = (field: Field, situation: Situation, ruleset: Ruleset): boolean =>
  [situation, {...situation, by: 'discard', from: 'east', seat: 'south'} as const].some((won) =>
    valuesOf(field).some((value) => changes(won, {...won, [field]: value}, ruleset)),
  );

/** Whether a hand comes to something else: what it scores, or what the hand before the winning tile waits for. */
function changes(before: Situation, after: Situation, ruleset: Ruleset): boolean {
  const waiting = (one: Situation): Situation => {
    const {by: _, from: __, ...rest} = one;
    return {...rest, hand: one.hand.split('+')[0]};
  };
  const worth = (one: Situation): string =>
    JSON.stringify([score(one, ruleset), waits(waiting(one), ruleset)]);
  return worth(before) !== worth(after);
}

/** What each place where a hand can be stated says that changes nothing, by the names of the fields and flags. */
const PLACES: Readonly<Record<string, (situation: Situation, ruleset: Ruleset) => Promise<string[]>>> = {
  async command(situation, ruleset) {
    const flags = attributesOf(situation, ruleset).flatMap(([name, value]) => [
      `--${name}`,
      name === 'flags' ? value.split(' ').join(',') : value,
    ]);
    const {err} = await mj('score', ...flags, situation.hand);
    return err.split('\n').flatMap((line) => /--(\S+(?: \S+)?) changes nothing/.exec(line)?.[1] ?? []);
  },

  async ndjson(situation) {
    const answer = await answerer({command: 'score', lang: 'en'});
    const {out} = answer(Buffer.from(JSON.stringify(situation)));
    const {unused = []} = JSON.parse(Buffer.from(out).toString()) as {unused?: string[]};
    return unused.map((name) =>
      name === 'liable' ? `${name} ${situation.liable ?? ''}` : name.replace('.', ' '),
    );
  },

  async check(situation, ruleset) {
    const {notes} = await checkPage(pageOf(situation, ruleset), 'en');
    return notes.flatMap(({message}) => /^(.+) changes nothing/.exec(message)?.[1] ?? []);
  },

  async render(situation, ruleset) {
    const {notes} = await writePage(pageOf(situation, ruleset), 'en');
    return notes.flatMap(({message}) => /^(.+) changes nothing/.exec(message)?.[1] ?? []);
  },
};

const pageOf = (situation: Situation, ruleset: Ruleset): string => {
  const attributes = attributesOf(situation, ruleset).map(([name, value]) => `${name}="${value}"`);
  return `<mj-example ${attributes.join(' ')}>${situation.hand}</mj-example>`;
};

/** What of a situation its result does not need. */
function needless(situation: Situation, ruleset: Ruleset): string[] {
  const whole = score(situation, ruleset);
  if (whole.status !== 'win') return [];
  const isSame = (other: Situation): boolean =>
    JSON.stringify(score(other, ruleset)) === JSON.stringify(whole);
  const {flags = [], liable, ...rest} = situation;
  const idle = flags.filter((flag) => isSame({...situation, flags: flags.filter((other) => other !== flag)}));
  return [
    ...idle.map((flag) => `flags ${flag}`),
    ...(liable && isSame({...rest, flags}) ? [`liable ${liable}`] : []),
  ];
}

describe.each(Object.entries(PLACES))('a flag, and who is liable: %s', (_, toldBy) => {
  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'says in %s what changes nothing, and nothing else',
    async (__, ruleset) => {
      const all = await wins(ruleset);
      const idle = new Set<string>();
      const stated = [...FLAGS.map((flag) => ({flags: [flag]})), {liable: 'west' as const}];
      for (const [i, one] of stated.entries()) {
        // several hands for each, since a flag goes with some ways of winning alone
        for (const situation of [0, 7, 19].map((more) => all[(i + more) % all.length])) {
          const flags = [...new Set([...(situation.flags ?? []), ...('flags' in one ? one.flags : [])])];
          const asked = {...situation, ...one, ...(flags.length && {flags})};
          if (!ruleset.fields.includes('liable') && 'liable' in one) continue;
          const told = await toldBy(asked, ruleset);
          expect(told.toSorted(), JSON.stringify(asked)).toEqual(needless(asked, ruleset).toSorted());
          for (const name of told) idle.add(name);
        }
      }
    },
  );
});

describe('a field that no situation has', () => {
  it.each(['score', 'waits', 'discards'] as const)('is said by %s with the nearest one', async (command) => {
    const hand = {
      score: '123m 456p 23p PP SSS +4p',
      waits: '123m 456p 23p PP SSS',
      discards: '123m 456p 23p PP SSS 9m',
    };
    const by = command === 'score' ? {by: 'self'} : {};
    const line = {rules: 'riichi', ...by, hand: hand[command], flag: ['riichi'], uraindicators: '1m'};
    const answer = await answerer({command, lang: 'en'});
    const {out, bad} = answer(Buffer.from(JSON.stringify(line)));
    const {notes} = JSON.parse(Buffer.from(out).toString()) as {notes: {code: string; message: string}[]};
    expect(notes.map(({code, message}) => [code, message])).toEqual([
      ['unknown-field', 'A situation has no field “flag”. Did you mean flags?'],
      ['unknown-field', 'A situation has no field “uraindicators”. Did you mean uraIndicators?'],
    ]);
    expect(bad).toBe(false);
  });

  it('is said by score() of every known name in another spelling, and of another hand’s', () => {
    const [ruleset] = rulesets;
    const told = (more: object): unknown =>
      score({rules: ruleset.id, hand: '123m', ...more}, ruleset).notes?.map(({about, allowed, field}) => [
        about,
        allowed?.includes(String(about)),
        field,
      ]);
    for (const name of [...FIELD_NAMES, 'options', 'flags', 'others'])
      expect(told({[attributeOf(`X${name}`)]: 1})).toHaveLength(1);
    expect(told({others: {south: {hand: '1m', flag: []}}})).toEqual([['flag', false, 'others.south.flag']]);
    expect(told({})).toBeUndefined();
    expect(told({hand: undefined, hadn: '123m'})).toEqual([['hadn', false, 'hadn']]);
  });

  it('is said of names that every object has', () => {
    const line = JSON.parse('{"rules":"mcr","hand":"123m","__proto__":1,"constructor":2}') as Situation;
    expect(score(line, rulesets).notes?.map(({about}) => about)).toEqual(['__proto__', 'constructor']);
  });
});
