/** Names that every object has, and texts that no player writes, wherever the command takes a name. */
import {expect, it, describe} from 'vitest';
import {answerer} from '../../src/cli/answers.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {FIELD_NAMES} from '../../src/core/situation/attributes.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {metaOf, TAGS} from '../../src/cli/page/metas.js';
import {checkPage} from '../../src/cli/page/problems.js';
import {writePage} from '../../src/cli/page/write.js';
import {mj, mjGiven} from './run.js';

const NAMES = [
  ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'then', 'length'],
  ...[
    '',
    ' ',
    '\0',
    '\ufeff',
    '\ud800',
    '\u202e',
    '%00',
    '../..',
    '"',
    "'",
    '<b>',
    'ａ',
    '0',
    '-1',
    'NaN',
    'Infinity',
    '1e999',
  ],
];
const HAND = '[123m][456m] 789m 234p 5s +5s';
/** What no message of ours says: a stack, an internal error, or a value that has no words. */
const INTERNAL =
  /\n\s+at |TypeError|RangeError|is not a function|Cannot read|undefined|\[object|NaN(?!”|’)|function |native code/;

const CALLS: readonly (readonly [string, (name: string) => string[]])[] = [
  ['a rule set', (name) => ['score', '--rules', name, '--by', 'self', HAND]],
  ['an option', (name) => ['score', '--rules', 'mcr', '--by', 'self', '--options', `${name}:1`, HAND]],
  [
    'the value of an option',
    (name) => ['score', '--rules', 'mcr', '--by', 'self', '--options', `twoConcealedKongs:${name}`, HAND],
  ],
  ['a flag', (name) => ['score', '--rules', 'mcr', '--by', 'self', '--flags', name, HAND]],
  ['a hand', (name) => ['score', '--rules', 'mcr', '--by', 'self', name]],
  ['another hand', (name) => ['score', '--rules', 'luqiao', '--by', 'self', '--others-south', name, HAND]],
  ['a hand that waits', (name) => ['waits', '--rules', 'mcr', name]],
  ['a hand that discards', (name) => ['discards', '--rules', 'mcr', name]],
  ['a hand in gb', (name) => ['score', '--rules', 'mcr', '--notation', 'gb', `123m|${name}`]],
  ['a notation', (name) => ['score', '--rules', 'mcr', '--notation', name, HAND]],
  ['a language', (name) => ['score', '--rules', 'mcr', '--lang', name, '--by', 'self', HAND]],
  ['a pattern to draw', (name) => ['draw', '--rules', 'mcr', name]],
  ['rules to print', (name) => ['rules', name]],
  ['a command', (name) => [name]],
  ['a flag of the command', (name) => ['score', `--${name}`, 'x']],
  ['a file', (name) => ['check', `/nowhere/${name}`]],
  ['a format of a page', (name) => ['check', '--format', name, '/nowhere/page']],
  ['a format of a log', (name) => ['round', '--from', name, '/nowhere/log']],
  ['rules of a module', (name) => ['check', '--rules', `/nowhere/${name}.mjs`]],
  ...FIELD_NAMES.filter((field) => !/[A-Z]/.test(field)).map(
    (field): [string, (name: string) => string[]] => [
      `the field ${field}`,
      (name) => [
        'score',
        '--rules',
        'riichi',
        `--${field}`,
        name,
        ...(field === 'by' ? [] : ['--by', 'self']),
        HAND,
      ],
    ],
  ),
];

describe.each(CALLS)('%s with a name that every object has', (_, call) => {
  it.each(NAMES)('%j', async (name) => {
    const {out, err, status} = await mj(...call(name));
    expect(status).toBeLessThanOrEqual(3);
    expect(`${out}\n${err}`.replaceAll(name || '\0', '')).not.toMatch(INTERNAL);
  });
});

const TEXTS: readonly (readonly [string, readonly string[], (name: string) => string])[] = [
  ['a player of a ledger', ['ledger', '-'], (name) => `rules=mcr players=${name},B,C,D\nB tsumo 24\n`],
  ['a winner in a ledger', ['ledger', '-'], (name) => `rules=mcr players=A,B,C,D\n${name} ron B 24\n`],
  ['a setting of a ledger', ['ledger', '-'], (name) => `rules=mcr ${name}=1\nA tsumo 24\n`],
  ['an option of a ledger', ['ledger', '-'], (name) => `rules=mcr options=${name}:1\nA tsumo 24\n`],
  ['the rules of a ledger', ['ledger', '-'], (name) => `rules=${name}\nA tsumo 24\n`],
  [
    'players in the standings',
    ['standings', '-'],
    (name) => `rules=mcr players=${name},B,C,D\n${name} tsumo 24\n`,
  ],
  ['a name of a round', ['round', '-'], (name) => `rules=mcr turn=E ${name}=1\nE: 1m\nplay:\nE: +1m -1m\n`],
  ['the rules of a round', ['round', '-'], (name) => `rules=${name} turn=E\nplay:\nE: +1m -1m\n`],
  [
    'a player of a round',
    ['round', '-'],
    (name) => `rules=mcr turn=E players=${name},B,C,D\nplay:\nE: +1m -1m\n`,
  ],
  ['a move of a round', ['round', '-'], (name) => `rules=mcr turn=E\nplay:\nE: ${name}\n`],
  [
    'a key of a log',
    ['round', '--from', 'tenhou6', '-'],
    (name) =>
      JSON.stringify({
        title: ['', ''],
        name: [name, 'B', 'C', 'D'],
        rule: {disp: name, [name]: 1},
        log: [[name]],
      }),
  ],
  [
    'an event of a log',
    ['round', '--from', 'mjai', '-'],
    (name) =>
      JSON.stringify({type: 'start_game', names: [name, name], [name]: 1}) +
      '\n' +
      JSON.stringify({type: name, actor: name}),
  ],
  [
    'a key of a record',
    ['round', '--from', 'json', '-'],
    (name) =>
      JSON.stringify({
        rules: name,
        [name]: 1,
        start: {[name]: 1, players: [name]},
        moves: [{do: name, seat: name}],
      }),
  ],
  ['a text alone', ['round', '-'], (name) => name],
  ['a ledger alone', ['ledger', '-'], (name) => name],
];

describe.each(TEXTS)('%s with a name that every object has', (_, argv, textOf) => {
  it.each(NAMES)('%j', async (name) => {
    const {out, err, status} = await mjGiven(textOf(name), ...argv);
    expect(status).toBeLessThanOrEqual(3);
    expect(`${out}\n${err}`.replaceAll(name || '\0', '')).not.toMatch(INTERNAL);
  });
});

describe('a situation in JSON', () => {
  const whole = {rules: 'luqiao', by: 'self', hand: HAND, flags: [], options: {}, others: {}};
  const keyed = (name: string): string[] => [
    JSON.stringify({...whole, x: 1}).replace('"x"', JSON.stringify(name)),
    ...Object.keys(whole).map((field) => JSON.stringify({...whole, [field]: name})),
    ...['options', 'others'].map((field) =>
      JSON.stringify({...whole, [field]: {x: 1}}).replace('"x"', JSON.stringify(name)),
    ),
    JSON.stringify({...whole, flags: [name], others: {south: {hand: name, flags: [name], flowers: name}}}),
    ...FIELD_NAMES.map((field) => JSON.stringify({...whole, [field]: name})),
    ...[name, [name], {[name]: name}, null, 1, true].map((value) => JSON.stringify(value)),
  ];

  it.each(['score', 'waits', 'discards'] as const)('gets an answer in words by %s', async (command) => {
    const answer = await answerer({command, lang: 'en'});
    for (const name of NAMES)
      for (const line of keyed(name)) {
        const {out, lines} = answer(Buffer.from(line));
        const text = Buffer.from(out).toString();
        expect(lines, line).toBe(1);
        expect(text.replaceAll(JSON.stringify(name).slice(1, -1) || '\0', ''), line).not.toMatch(INTERNAL);
      }
  });

  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'is never scored by what an object inherits: %s',
    (id, ruleset) => {
      for (const name of ['constructor', '__proto__', 'toString']) {
        const flags = score({rules: id, hand: HAND, by: 'self', flags: [name]}, ruleset);
        expect(flags.reason?.code).toBe('unknown-flag');
        const seat = score({rules: id, hand: HAND, by: 'self', seat: name} as unknown as Situation, ruleset);
        expect(seat.status).toBe('invalid');
        expect(score({rules: name, hand: HAND}, ruleset).reason?.code).toBe('unknown-rules');
      }
    },
  );
});

describe.each(TAGS)('<%s>', (tag) => {
  const attributes = Object.keys(metaOf(tag)?.attributes ?? {});
  const texts: Readonly<Record<string, string>> = {
    ...{
      'mj-round': 'rules=mcr turn=E\nE: +1m',
      'mj-board': 'turn=E\nE: 1m',
      'mj-ledger': 'rules=mcr\nA tsumo 24',
    },
    ...{'mj-tiles': '123m'},
  };

  it.each(['constructor', '__proto__', 'toString'])(
    'says nothing that an object inherits for %s',
    async (name) => {
      for (const attribute of attributes) {
        const source = `<${tag} ${attribute}="${name}">${texts[tag] ?? HAND}</${tag}>`;
        const {problems, notes} = await checkPage(source, 'en');
        const {source: written} = await writePage(source, 'en');
        const said = [written, ...[...problems, ...notes].map(({message}) => message)].join('\n');
        expect(said, source).not.toMatch(INTERNAL);
      }
    },
  );
});

it.each(['seat', 'by'])('a hand whose %s is no word of ours is told, and not drawn', async (attribute) => {
  const source = `<mj-hand ${attribute}="foo">${HAND}</mj-hand>`;
  const {problems} = await checkPage(source, 'en');
  expect(problems.map(({message}) => message).join()).toContain('“foo”');
  expect((await writePage(source, 'en')).source).not.toContain('<svg');
});

it.each(NAMES)(
  'a page with attributes, fences and front matter of %j is checked and rendered in words',
  async (name) => {
    const quoted = name.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    for (const [source, format] of [
      [
        `<mj-example rules="${quoted}" options="${quoted}:1" flags="${quoted}" for="${quoted}" lang="${quoted}">${HAND}</mj-example>`,
        'html',
      ],
      [
        `<mj-quiz rules="mcr" ask="${quoted}" hand="${HAND}"></mj-quiz><mj-board rules="${quoted}">${quoted}</mj-board>`,
        'html',
      ],
      [`---\nmj:\n  rules: ${name}\n  ${name}: 1\n---\n\`\`\`mj ${name}=1\n${HAND}\n\`\`\`\n`, 'md'],
    ] as const) {
      const {problems} = await checkPage(source, 'en', format);
      const written = await writePage(source, 'en', {format});
      for (const {message} of [...problems, ...written.problems])
        expect(message.replaceAll(name || '\0', '')).not.toMatch(INTERNAL);
    }
  },
);
