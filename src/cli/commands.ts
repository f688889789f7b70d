/** The commands: what each is called with, and which flags it uses. */
import {PICTURED, SITUATION, type FlagName, type GivenFlags} from './flags.js';
import {LOG_FORMATS, WRITTEN_FORMATS} from '../round/convert/formats.js';
import {cardPage, isModule, isPage} from './page-names.js';
import type {Needed} from './words/index.js';
import {CALLED} from './called.js';

/** One way to call a command. */
export interface CommandMode {
  /** What it is called in a message: `--ndjson`, `PAGE`. */
  readonly name: string;
  /** The flag by which it is chosen; without one it is the mode of all other calls. */
  readonly flag?: FlagName;
  /** Whether it is chosen by the words of the command line. */
  readonly chosen?: (words: readonly string[], given: GivenFlags) => boolean;
  readonly usage: string;
  readonly what: string;
  readonly takes: readonly FlagName[];
  /** Flags that only mean something beside one of others. */
  readonly beside?: Readonly<Partial<Record<FlagName, readonly FlagName[]>>>;
  /** The words of some flags, where they are not the usual ones. */
  readonly allowed?: Readonly<Partial<Record<FlagName, readonly string[]>>>;
  /** What some flags are for, where that is not the usual. */
  readonly helps?: Readonly<Partial<Record<FlagName, string>>>;
  /** What its words are; without it, it takes none. */
  readonly needs?: Needed;
  /** Whether it takes one word alone. */
  readonly isOne?: boolean;
  /** Flags of which it needs exactly one. */
  readonly oneOf?: readonly FlagName[];
}

/** A command. */
export interface CommandSpec {
  readonly name: string;
  readonly what: string;
  /** The ways to call it; the first that fits is meant. */
  readonly modes: readonly CommandMode[];
  /** Calls that work, with the text on standard input if they read it. */
  readonly examples: readonly (readonly [call: string, input?: string])[];
  /** The rule sets that its help names: all, or those that say how they are played. */
  readonly ruled?: 'all' | 'played';
  /** Whether it takes a hand, which its help explains. */
  readonly hasHand?: boolean;
  /** The output, the contents of a file, the exit status. */
  readonly more: string;
}

/** Flags that every call may have. */
export const OF_ALL: readonly FlagName[] = ['lang', 'help', 'version'];

const LINES: readonly FlagName[] = ['ndjson', 'jobs', 'quiet'];
const EXAMPLE = '--rules mcr --by discard --from west "[123m][456m] 789m 234p 5s +5s"';
const LINE = '{"rules":"mcr","by":"discard","hand":"[123m][456m] 789m 234p 5s +5s"}';
const PICTURES: readonly FlagName[] = ['svg', 'png'];
const FORMS: readonly FlagName[] = ['md', 'text', 'bbcode', 'html'];
/** The fields that have no effect on a hand that is about to discard. */
const OF_WINS: readonly FlagName[] = ['from', 'liable'];

/** The ways to call a command that answers one hand, or lines of hands. */
const ofHands = (name: string, what: string, unused: readonly FlagName[] = []): readonly CommandMode[] => [
  {
    name: '--ndjson',
    flag: 'ndjson',
    usage: `${CALLED} ${name} --ndjson [--jobs N] < hands > results`,
    what: 'the same of one situation a line, one result a line',
    takes: LINES,
  },
  {
    name: 'HAND',
    usage: `${CALLED} ${name} --rules ID [options] HAND`,
    what,
    takes: ['rules', ...SITUATION.filter((flag) => !unused.includes(flag)), 'notation', 'json'],
    needs: 'hand',
  },
];

const ROUND = `  rules=luqiao wild=9s turn=E
  W: 77p 123m 456m 789s 4p 1s
  play:
  E: +1m -7p
  W: ?[_777p] pass      # West may pung here, but passes
  S: +2s -7p
  W: ![_777p]           # not legal before West’s next turn`;

const LEDGER = `  rules=ribon players=A,B,C
  A tsumo 12
  C ron B 9 riichi A
  draw A`;

const SCORED = 'Exit status: 0 ok, 1 the hand cannot be read or scored, 2 wrong usage';
const READ = '0 ok, 1 the input has errors, 2 wrong usage, 3 a file could not be read or written';

const PAGES =
  'PAGE - is standard input, HTML if --format says nothing else. XML is a feed, RSS or Atom.\nA FOLDER is all pages in it, but for node_modules and folders whose names begin with a dot.\nWithout --lang, messages are in the language of the page.';

/** All commands, in the order in which help names them. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'score',
    what: 'what a hand scores, and who pays whom',
    modes: ofHands('score', 'what a hand scores, and who pays whom'),
    examples: [
      [`${CALLED} score ${EXAMPLE}`],
      [`${CALLED} score --rules luqiao --by self --seat south --wild 1m "[888s] [[9999p]] 33m 77m SSS +3m"`],
      [
        `${CALLED} score --rules shiragiku --by discard --from west --dealer west --counters 2 --seat south "[345m] 111m 567m 3455m EEE +2m"`,
      ],
      [
        `${CALLED} score --rules ribon --by self --flags riichi,ippatsu --indicators 4s "234567p 22s 345s 67p +8p"`,
      ],
      [`${CALLED} score --ndjson`, LINE],
    ],
    ruled: 'all',
    hasHand: true,
    more: SCORED,
  },
  {
    name: 'waits',
    what: 'what a hand waits for, and what each tile scores',
    modes: ofHands('waits', 'what a hand waits for, and what each tile scores'),
    examples: [
      [`${CALLED} waits --rules mcr "[123m][456m] 789m 234p 5s"`],
      [`${CALLED} waits --ndjson`, LINE.replace(' +5s', '')],
    ],
    ruled: 'all',
    hasHand: true,
    more: `HAND is the hand before the winning tile.\n${SCORED}`,
  },
  {
    name: 'discards',
    what: 'what each discard leaves of a hand with one tile more',
    modes: ofHands('discards', 'what each discard leaves of a hand with one tile more', OF_WINS),
    examples: [
      [`${CALLED} discards --rules mcr "[123m][456m] 789m 234p 5s 9s"`],
      [`${CALLED} discards --ndjson`, LINE.replace('"by":"discard",', '')],
    ],
    ruled: 'all',
    hasHand: true,
    more: SCORED,
  },
  {
    name: 'draw',
    what: 'hands that have patterns, or just fail the last: one situation a line',
    modes: [
      {
        name: `${CALLED} draw`,
        usage: `${CALLED} draw --rules ID [--pattern ID,ID] [--near] [options]`,
        what: 'hands that have patterns, or just fail the last: one situation a line',
        takes: ['rules', 'pattern', 'near', 'count', 'seed', 'level', 'by', 'options'],
        beside: {near: ['pattern']},
      },
    ],
    examples: [[`${CALLED} draw --rules mcr --pattern hunyise --near --count 3 --seed 7`]],
    ruled: 'all',
    more: `The output is what ${CALLED} score --ndjson reads. The IDs of patterns are in ${CALLED} rules ID.\nExit status: 0 ok, 1 no hand was found, 2 wrong usage`,
  },
  {
    name: 'rules',
    what: 'the scoring table of a rule set, its flags and its options',
    modes: [
      {
        name: '--text',
        flag: 'text',
        usage: `${CALLED} rules ID --text`,
        what: 'the rule set as a text, to begin rules of your own with',
        takes: ['text'],
        helps: {text: 'rules as text, in the language of --lang'},
        needs: 'id',
        isOne: true,
      },
      {
        name: 'ID',
        usage: `${CALLED} rules ID [--json]`,
        what: 'the scoring table of a rule set, its flags and its options',
        takes: ['json'],
        needs: 'id',
        isOne: true,
      },
    ],
    examples: [[`${CALLED} rules mcr`], [`${CALLED} rules mcr --text --lang ja`]],
    ruled: 'all',
    more: 'The text is one that --rules reads: a table to change. What it leaves out stands in a comment at its end.\nExit status: 0 ok, 2 wrong usage',
  },
  {
    name: 'check',
    what: 'what is wrong in the examples of pages or Markdown, by line and column; or in a rule set',
    modes: [
      {
        name: '--rules FILE.mjs',
        chosen: (_, given) => isModule(given.rules),
        usage: `${CALLED} check --rules FILE.mjs [--json]`,
        what: 'what is wrong in the rule sets that a module exports, field by field; their examples are scored',
        takes: ['rules', 'json'],
        helps: {rules: 'a module that exports rule sets'},
      },
      {
        name: '--rules',
        flag: 'rules',
        usage: `${CALLED} check --rules rules.md|page.html#ID [--with ID] [--count N] [--seed TEXT] [--json]`,
        what: 'rules as text tried on random hands: rows that no hand has or that always lose, and other rules beside them',
        takes: ['rules', 'with', 'count', 'seed', 'json'],
        helps: {count: 'how many hands; 20000 if not given'},
      },
      {
        name: 'PAGE',
        usage: `${CALLED} check PAGE.html|md|mdx|xml|FOLDER… [--room] [--json]`,
        what: 'what is wrong in the examples of pages or Markdown, by line and column',
        takes: ['room', 'json', 'format'],
        needs: 'page',
      },
    ],
    examples: [[`${CALLED} check page.html`], [`${CALLED} check --rules shiragiku --with mcr --count 600`]],
    more: `${PAGES}\nRules are tried on hands of the package’s examples too. --with tells how often hands differ, and the five commonest ways.\nExit status: ${READ}`,
  },
  {
    name: 'render',
    what: 'a hand, or the examples of a page, as pictures and text',
    modes: [
      {
        name: '--card PAGE',
        chosen: (words, given) => given.card === true && words.some((word) => cardPage(word)),
        usage: `${CALLED} render --card --out FILE.png PAGE.html|md|mdx[#ID]`,
        what: 'a link card for a page: its first hand, board or round, or the one with that ID',
        takes: ['card', 'scored', 'out'],
        needs: 'page',
      },
      {
        name: 'PAGE',
        chosen: (words, given) => given.write === true || words.some(isPage),
        usage: `${CALLED} render PAGE.html|md|mdx|xml|FOLDER/ [--write | --out FILE] [--declarative]`,
        what: 'the page with pictures and scores for readers without script',
        takes: ['write', 'out', 'declarative', 'format'],
        needs: 'page',
      },
      {
        name: '--scored',
        flag: 'scored',
        usage: `${CALLED} render --card|svg|png --scored --rules ID [options] HAND`,
        what: 'a picture of a hand with its lines and total, for hosts that take pictures alone',
        takes: [
          'scored',
          'card',
          ...PICTURES,
          'rules',
          ...SITUATION,
          'notation',
          'height',
          'concealed-kong',
          'out',
        ],
        needs: 'hand',
        oneOf: ['card', ...PICTURES],
        beside: {height: PICTURES},
      },
      {
        name: '--card',
        flag: 'card',
        usage: `${CALLED} render --card --out FILE.png [--rules ID] [options] HAND`,
        what: 'a link card for a page about a hand',
        takes: ['card', 'rules', ...PICTURED, 'notation', 'concealed-kong', 'out'],
        needs: 'hand',
      },
      {
        name: '--svg, --png',
        chosen: (_, given) => given.svg === true || given.png === true,
        usage: `${CALLED} render --svg|png [--rules ID] [options] HAND`,
        what: 'a picture of a hand',
        takes: ['rules', ...PICTURED, 'notation', ...PICTURES, 'height', 'concealed-kong', 'out'],
        needs: 'hand',
        oneOf: PICTURES,
      },
      {
        name: '--md, --text, --bbcode, --html',
        usage: `${CALLED} render --md|text|bbcode|html --rules ID [options] HAND`,
        what: 'a hand and its score as text',
        takes: ['rules', ...SITUATION, 'notation', ...FORMS, 'concealed-kong', 'out'],
        beside: {'concealed-kong': ['html']},
        needs: 'hand',
        oneOf: FORMS,
      },
    ],
    examples: [
      [`${CALLED} render --md ${EXAMPLE}`],
      [`${CALLED} render --svg --height 40 "[123m] EE"`],
      [`${CALLED} render --png --scored --out hand.png ${EXAMPLE}`],
      [`${CALLED} render page.html`],
      [`${CALLED} render --card --out card.png page.html`],
    ],
    ruled: 'all',
    hasHand: true,
    more: `${PAGES}\nExit status: ${READ}`,
  },
  {
    name: 'round',
    what: 'rounds replayed by a referee: what is not legal, by line and column',
    modes: [
      {
        name: 'FILE',
        usage: `${CALLED} round FILE… [--from FORMAT] [--rules ID] [--options …] [--json | --text | --to FORMAT]`,
        what: 'rounds and logs replayed by a referee: what is not legal, by line and column',
        takes: ['from', 'rules', 'options', 'json', 'text', 'to'],
        allowed: {from: LOG_FORMATS, to: WRITTEN_FORMATS},
        helps: {
          from: 'the format of the logs that are read, if it cannot be told by how they begin',
          to: 'one log of that format',
          text: 'each round as text, for <mj-round>',
          rules:
            'the rules that judge, in place of those that a round names; for logs tenhou or guobiao if not given',
        },
        needs: 'file',
      },
    ],
    examples: [[`${CALLED} round round.txt`], [`${CALLED} round --to mjai log.json`]],
    ruled: 'played',
    more: `A file tells a position and what was done from there on:

${ROUND}

?x says that x is legal now, !x that it is not; neither is done. Hands that are not given are hidden.
The output is FILE:LINE:COLUMN: what is wrong (rule), one line per error, and at its end: N passed, N failed.
A file may also be a log, with as many hands as it has: of tenhou.net (XML, gzip too), tenhou.net/6 (JSON, one a line,
or addresses #json=…), mjai (one event a line), majiang (牌譜), Botzone, tziakcha.net, or records as --json prints them.
--text writes it as rounds, --to as another log.
--json gives the records, each with its problems and its ending.
Exit status: ${READ}`,
  },
  {
    name: 'play',
    what: 'hands played by computer players: who wins how often, and which patterns they make',
    modes: [
      {
        name: '--merge',
        flag: 'merge',
        usage: `${CALLED} play --merge PART.json… [--json]`,
        what: 'the parts of a run, added up',
        takes: ['merge', 'json'],
        needs: 'part',
      },
      {
        name: `${CALLED} play`,
        usage: `${CALLED} play --rules ID [--hands N] [--levels N,N,…] [--seed TEXT] [options]`,
        what: 'hands played by computer players: who wins how often, and which patterns they make',
        takes: [
          ...(['rules', 'options', 'hands', 'levels', 'seed', 'paired', 'part'] as const),
          ...(['record', 'jobs', 'json', 'quiet'] as const),
        ],
        helps: {
          seed: 'hand n is played from the wall of TEXT/n; 1 if not given',
          jobs: 'N hands at once, auto: one for each processor; the counts stay the same',
        },
      },
    ],
    examples: [
      [`${CALLED} play --rules mcr --hands 2 --levels 4,3,4,3 --seed 7`],
      [`${CALLED} play --rules ribon --hands 10 --levels 3 --part 1/10 --json`],
    ],
    ruled: 'played',
    more: `Each hand is played from a seed of its own, so that a part of the hands is played as in a whole run. Hands take the dealer and
the winds in turn, as in a game in which no dealer wins.
A player sees what its seat may know, and nothing else.
A file with rules as text says how it is played: flow = like mcr.
--json gives {rules, hands, seed, drawn, refused, seats: [{level, wins, selfDrawn, dealtIn, points}], lines, ms}: seats from the
first dealer on, where each player begins; lines by pattern, how many wins had it; ms by level, how long a decision took
{median, p99, max}, in milliseconds, and how many took about so long. All but ms is the same in every run.
Stopped by Ctrl-C, it prints what the hands so far come to, with {of}: how many were asked for.
Exit status: 0 ok, 1 a move was refused, or the parts are not of one run, 2 wrong usage, 3 a file could not be read or written,
130 stopped`,
  },
  {
    name: 'ledger',
    what: 'a game kept by its results, one line per hand',
    modes: [
      {
        name: 'FILE',
        usage: `${CALLED} ledger FILE [--json]`,
        what: 'a table with what each player has after each hand',
        takes: ['json'],
        needs: 'file',
        isOne: true,
      },
    ],
    examples: [[`${CALLED} ledger game.txt`]],
    ruled: 'played',
    more: `A file begins with name=value, and has a line for each hand:

${LEDGER}

--json gives a list of hands {dealer, counters, seats, out, net, prizes, points}, then {next} or {over, result}.
Exit status: ${READ}`,
  },
  {
    name: 'standings',
    what: 'who is ahead after the games of several ledgers',
    modes: [
      {
        name: 'LEDGER',
        usage: `${CALLED} standings LEDGER… [options] [--json | --csv | --html]`,
        what: 'who is ahead after the games of several ledgers',
        takes: ['uma', 'table-points', 'penalties', 'ties', 'json', 'csv', 'html'],
        helps: {html: 'a page that prints on A4'},
        needs: 'file',
      },
    ],
    examples: [
      [`${CALLED} standings game.txt`],
      [`${CALLED} standings --uma 20,0,-20 --penalties A:10 game.txt`],
    ],
    ruled: 'played',
    more: `Players are ranked by table points, if there are any, then by points, then by how often they were first.
Points are the results of the games with uma, less penalties. A game that is not over counts as it stands.
--json gives a list of {rank, name, tablePoints, points, penalty, firsts, games: [{points, tablePoints, place}]}.
Exit status: ${READ}`,
  },
];

/** The command of a name. */
export const commandNamed = (name: string | undefined): CommandSpec | undefined =>
  COMMANDS.find((one) => one.name === name);

/** A call of a command that works, in one of its modes. */
export function exampleOf(name: string, {needs}: CommandMode): string {
  const calls = commandNamed(name)?.examples.map(([call]) => call) ?? [];
  return (needs === 'page' ? calls.find((call) => isPage(call)) : undefined) ?? calls[0];
}
