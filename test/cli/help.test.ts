/** The help of the command: it names what there is, and its examples work. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {answerer} from '../../src/cli/answers.js';
import {flagsOf} from '../../src/cli/args.js';
import {COMMANDS} from '../../src/cli/commands.js';
import {COMMAND_FLAGS, SITUATION, isFlagName, type FlagName} from '../../src/cli/flags.js';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {loadPlaying} from '../../src/cli/referee.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {LANGS, type OptionText} from '../../src/core/game/names.js';
import {spellOptions, valuesOf} from '../../src/core/reading/options.js';
import {readLedger} from '../../src/round/ledger/ledger.js';
import {replay} from '../../src/round/game/replay.js';
import {parseRound} from '../../src/round/text/parse.js';
import {mj, wordsOf} from './run.js';
import {isFault} from '../../src/core/situation/result.js';

const NAMES = COMMANDS.map(({name}) => name);
const helpOf = async (name: string): Promise<string> => (await mj(name, '--help')).out;

/** The file that a help text shows, indented by two blanks behind the words that announce it. */
const fileIn = (help: string, start: string): string =>
  help
    .slice(help.indexOf(start))
    .split('\n')
    .flatMap((line) => (line.startsWith('  ') ? [line.slice(2)] : []))
    .join('\n');

const folder = mkdtempSync(path.join(tmpdir(), 'mj-help-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('mj --help', () => {
  it('names every rule set with its presets, and every command', async () => {
    const {out, status} = await mj('--help');
    expect(status).toBe(0);
    for (const {id, presets} of rulesets) {
      expect(out).toMatch(new RegExp(`\\b${id}\\b`));
      for (const preset of presets ?? []) expect(out).toMatch(new RegExp(`\\b${preset.id}\\b`));
    }
    for (const name of NAMES) expect(out).toContain(`  mj ${name} `);
    expect(out).toContain('mj COMMAND --help');
    expect(await mj('help')).toEqual({out, err: '', status});
    expect(await mj('-h')).toEqual({out, err: '', status});
    expect(await mj()).toEqual({out, err: '', status: 2});
  });

  it('has no line that is too wide for a terminal', async () => {
    for (const name of ['help', ...NAMES])
      for (const line of (await mj('help', ...(name === 'help' ? [] : [name]))).out.split('\n'))
        expect(line.length, line).toBeLessThan(131);
  });
});

describe.each(COMMANDS)('mj $name --help', (command) => {
  const {name, examples, ruled, hasHand} = command;

  it('is the same as mj help, and lists the flags of the command alone', async () => {
    const help = await helpOf(name);
    expect((await mj('help', name)).out).toBe(help);
    const listed = [...help.matchAll(/^--([a-z-]+)/gm)].map(([, flag]) => flag);
    expect(new Set(listed)).toEqual(new Set(flagsOf(command)));
  });

  it('says with what a flag goes, if not with each hand or page', async () => {
    const help = (await helpOf(name)).replace(/\n +/g, ' ');
    for (const flag of flagsOf(command)) {
      const line = new RegExp(`^--${flag}\\b.*`, 'm').exec(help)?.[0] ?? '';
      const taking = command.modes.filter(({takes}) => takes.includes(flag));
      const refusing = command.modes.filter(
        ({needs, takes}) => needs && !takes.includes(flag) && taking.some((mode) => mode.needs === needs),
      );
      const isChoice = taking.some((mode) => mode.flag === flag || mode.oneOf?.includes(flag));
      expect(line.includes(' (with '), line).toBe(refusing.length > 0 && !isChoice);
    }
  });

  it('names the rule sets with their flags and options, where they are of use', async () => {
    const help = (await helpOf(name)).replace(/\s+/g, ' ');
    for (const ruleset of rulesets.filter(({flow}) => ruled === 'all' || (ruled && flow))) {
      expect(help).toContain(ruleset.id);
      expect(help).toContain(Object.keys(ruleset.options).join(', '));
      expect(help).toContain((ruleset.flags ?? []).map(({flag}) => flag).join(', '));
      const play = Object.keys((await ruleset.flow?.())?.options ?? {}).join(', ');
      if (play) expect(help.includes(`play ${play}`)).toBe(ruled === 'played');
    }
  });

  it.runIf(hasHand)('with --rules has the values and titles of one', async () => {
    const {out} = await mj(name, '--rules', 'mcr', '--help');
    expect(out).toMatch(/twoConcealedKongs:8 +8\|6 +Two concealed kongs/);
    expect(out).toMatch(/lastTile +Last tile/);
    expect((await mj(name, '--rules', 'mcr', '--help', '--lang', 'ja')).out).toContain('双暗槓の番数');
    expect((await mj(name, '--rules', 'mrc', '--help')).status).toBe(2);
  });

  it.each(examples.map(([call, input]) => ({call, input})))(
    'shows what works: $call',
    async ({call, input}) => {
      const files: Readonly<Record<string, string>> = {
        'page.html': '<mj-example rules="mcr" by="self" lang="en">[123m][456m] 789m 234p 5s +5s</mj-example>',
        'round.txt': fileIn(await helpOf('round'), 'A file tells'),
        'log.json': readFileSync(new URL('../round/logs/riichi.log', import.meta.url), 'utf8'),
        'game.txt': fileIn(await helpOf('ledger'), 'A file begins'),
      };
      const argv = wordsOf(call)
        .slice(1)
        .map((word, i, all): string => {
          const at = path.join(folder, word);
          // what is written does not stay in the project
          if (all[i - 1] === '--out') return at;
          if (!Object.hasOwn(files, word)) return word;
          writeFileSync(at, files[word]);
          return at;
        });
      if (input === undefined) {
        const {out, status} = await mj(...argv);
        expect(status, out).toBe(0);
        return;
      }
      const answer = await answerer({command: name as 'score', lang: 'en'});
      expect(answer(new TextEncoder().encode(input)).bad).toBe(false);
      expect(await helpOf(name)).toContain(`echo '${input}' | ${call}`);
    },
  );
});

describe('the files that help shows', () => {
  it('are a round that is legal', async () => {
    const playedBy = await loadPlaying();
    const record = parseRound(fileIn(await helpOf('round'), 'A file tells'));
    if (isFault(record)) throw new Error(record.message);
    expect(record.moves.length).toBeGreaterThan(3);
    expect(replay(record, playedBy(record)).problems).toEqual([]);
  });

  it('and a game without a fault', async () => {
    const ledger = readLedger(fileIn(await helpOf('ledger'), 'A file begins'), rulesOfLedger);
    expect(ledger.fault).toBe(undefined);
    expect(ledger.hands).toHaveLength(3);
  });
});

describe('mj rules ID', () => {
  it.each(LANGS)('lists flags and options with their values and titles: %s', async (lang) => {
    for (const ruleset of rulesets) {
      const {out} = await mj('rules', ruleset.id, '--lang', lang);
      const {options} = await (await import('../../src/cli/texts.js')).rulesetWords(ruleset)[lang].details();
      for (const {flag} of ruleset.flags ?? []) expect(out).toMatch(new RegExp(`^  ${flag}  +\\S`, 'm'));
      for (const name of Object.keys(ruleset.options)) {
        const [line] = out.split('\n').filter((one) => one.startsWith(`  ${name}:`));
        expect(line).toContain(options[name].label);
      }
    }
  });

  it.each(LANGS)('lists the options of play with their values and meanings: %s', async (lang) => {
    for (const ruleset of rulesets.filter(({flow}) => flow)) {
      const flow = (await ruleset.flow?.())!;
      const {out} = await mj('rules', ruleset.id, '--lang', lang);
      const {play} = JSON.parse((await mj('rules', ruleset.id, '--json')).out) as {
        play: {name: string; value: unknown; text: Record<string, OptionText>}[];
      };
      const {options: texts} = await flow.texts[lang]!();
      expect(play.map(({name, value, text}) => [name, value, text[lang]])).toEqual(
        Object.entries(flow.options).map(([name, spec]) => [name, spec.default, texts[name]]),
      );
      const lines = out.split('\n');
      for (const [name, spec] of Object.entries(flow.options)) {
        const {label, help, choices = {}} = texts[name];
        const [line] = lines.filter((one) => one.startsWith(`  ${spellOptions({[name]: spec.default})} `));
        expect(line).toContain(` ${valuesOf(spec).join('|')} `);
        expect(line).toMatch(new RegExp(`${label}(?:: |：)${help.replace(/[()?.]/g, '\\$&')}$`));
        for (const [value, meaning] of Object.entries(choices))
          if (value !== meaning)
            expect(lines.some((one) => one.trim().split(/ {2,}/).join() === `${value},${meaning}`)).toBe(
              true,
            );
      }
    }
  });

  it('shows the values that hold under a preset', async () => {
    expect((await mj('rules', 'supercup')).out).not.toBe((await mj('rules', 'xinzhang')).out);
  });
});

describe('every flag', () => {
  /** A value that a flag takes. */
  const valueOf = (name: FlagName): string[] => {
    const {value, allowed, isNumber} = COMMAND_FLAGS[name];
    if (value === undefined) return [`--${name}`];
    return [`--${name}`, isNumber ? '1' : (allowed?.[0].split('–')[0] ?? '1m')];
  };
  const all = Object.keys(COMMAND_FLAGS).filter(isFlagName);

  it.each(COMMANDS)('is used by mj $name, or refused', async (command) => {
    const taken = flagsOf(command);
    for (const name of all.filter((flag) => !taken.includes(flag))) {
      const {err, status} = await mj(command.name, ...valueOf(name));
      expect([err.split('\n')[0], status]).toEqual([`mj ${command.name} does not take --${name}`, 2]);
    }
  });

  it.each(rulesets)('of a situation is used by $id, or said', async ({id, fields}) => {
    const OF_ALL = ['by', 'from', 'seat', 'flags', 'options'];
    for (const name of SITUATION.filter((flag) => !OF_ALL.includes(flag))) {
      const field = name.startsWith('others-')
        ? 'others'
        : name.replace(/-(.)/g, (_, c: string) => c.toUpperCase());
      const value =
        name === 'round' || name === 'dealer' || name === 'liable' ? 'south' : (valueOf(name)[1] ?? '');
      const {err} = await mj('score', '--rules', id, `--${name}`, value, '[123m] 1m');
      const isRead = fields.some((one) => one === field);
      expect(err).toBe(isRead ? '' : `note: ${id} does not use --${name}\n`);
    }
  });
});
