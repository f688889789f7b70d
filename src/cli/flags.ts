/** The flags of the command: what each takes, and what it is for. */
import {TIES} from '../round/ledger/standings.js';
import {DRAW_LEVELS} from '../core/drawing/level.js';
import {CONCEALED_KONGS} from '../core/game/concealed-kong.js';
import {LANGS} from '../core/game/names.js';
import {NOTATIONS} from '../core/notation/notations.js';
import {attributeOf, FIELD_NAMES, fieldSpecs, wordsOfField} from '../core/situation/attributes.js';
import {SEATS, type Field} from '../core/situation/situation.js';
import {PAGE_FORMATS} from './page-names.js';

/** A flag. Without `value` it stands alone. */
interface FlagSpec {
  /** What stands for its value in a help text. */
  readonly value?: string;
  readonly help: string;
  /** The words that it takes; for numbers the range. */
  readonly allowed?: readonly string[];
  /** Values of the form that `value` shows, for one whose words are no list; `where` bounds its letters. */
  readonly examples?: readonly string[];
  readonly where?: string;
  /** Tells values apart that a list of words cannot; `allowed` or `examples` says which they are. */
  readonly fits?: (value: string) => boolean;
  /** Whether it takes a whole number, from 0 on. */
  readonly isNumber?: boolean;
}

/** Whether a text is a whole number from one to another. */
const within =
  (least: number, most: number) =>
  (value: string): boolean =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;

/** The largest number of hands that are drawn. */
const MOST_DRAWN = 1_000_000;
/** The largest height of a picture, in pixels. */
const HIGHEST = 1000;
/** The largest number of threads; more would only cost memory. */
export const MOST_JOBS = 64;
const LEVELS = DRAW_LEVELS.map(String);

/** What each field of a situation is for. */
const OF_FIELDS: Readonly<Record<Field, string>> = {
  by: 'how the winning tile came; needed where HAND has one',
  from: 'who discarded it, or whose kong was robbed',
  seat: 'the winner; east if not given',
  round: 'the prevailing wind; east if not given',
  dealer: 'the dealer; east if not given',
  counters: 'how often the dealer has stayed, or honba',
  wild: 'the indicator of the wild tile',
  flowers: 'flowers set aside',
  gari: 'gari set aside',
  indicators: 'dora indicators',
  uraIndicators: 'ura dora indicators',
  liable: 'who is liable for the win',
  passedTotal: 'the score of the win that was passed',
  passedTiles: 'the tiles that were passed',
  river: 'the own discards',
};

type Kebab<S extends string> = S extends `${infer A}${infer Rest}`
  ? `${A extends Lowercase<A> ? A : `-${Lowercase<A>}`}${Kebab<Rest>}`
  : '';

/** The flag of a field. */
type FieldFlag = Kebab<Field>;

const flagOf = (field: Field): FieldFlag => attributeOf(field) as FieldFlag;

function flagsOfFields(): Readonly<Record<FieldFlag, FlagSpec>> {
  const specs = FIELD_NAMES.map((field): [FieldFlag, FlagSpec] => {
    const {kind} = fieldSpecs[field];
    const help = OF_FIELDS[field];
    const allowed = wordsOfField(field);
    if (allowed) return [flagOf(field), {value: allowed.join('|'), allowed, help}];
    return [
      flagOf(field),
      kind === 'count' ? {value: 'N', isNumber: true, help} : {value: kind.toUpperCase(), help},
    ];
  });
  return Object.fromEntries(specs) as Record<FieldFlag, FlagSpec>;
}

/** Whether a value is a part of a whole: `3/10`. */
function isPart(value: string): boolean {
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? [];
  return part !== undefined && Number(part) >= 1 && Number(part) <= Number(of);
}

/** Whether a value is a list of numbers, with tenths at most. */
const isNumbers = (value: string): boolean => /^-?\d{1,6}(?:\.\d)?(?:,-?\d{1,6}(?:\.\d)?)*$/.test(value);

const SPECS = {
  rules: {
    value: 'ID',
    help: 'the rule set, or a file of yours: rules as text (rules.md, page.html#ID), or a module that exports one (rules.mjs)',
  },
  ...flagsOfFields(),
  flags: {value: 'a,b', help: 'circumstances of the win'},
  options: {value: '"name:value; …"', help: 'house rules'},
  'others-east': {value: '"HAND; flags"', help: 'the hand of another player'},
  'others-south': {value: '"HAND; flags"', help: 'the same'},
  'others-west': {value: '"HAND; flags"', help: 'the same'},
  'others-north': {value: '"HAND; flags"', help: 'the same'},
  notation: {value: NOTATIONS.join('|'), allowed: NOTATIONS, help: 'how HAND is written, if not as below'},
  to: {value: 'FORMAT', help: 'the format of the log that is written'},
  pattern: {value: 'ID,ID', help: 'the patterns of the hands'},
  near: {help: 'hands that just fail the last pattern'},
  count: {
    value: 'N',
    allowed: [`1–${MOST_DRAWN}`],
    fits: within(1, MOST_DRAWN),
    help: 'how many hands; 1 if not given',
  },
  seed: {value: 'TEXT', help: 'the same seed gives the same hands'},
  level: {value: LEVELS.join('|'), allowed: LEVELS, help: '1 no melds · 2 melds, flowers · 3 kongs too'},
  hands: {
    value: 'N',
    allowed: ['1–9999999'],
    fits: within(1, 9_999_999),
    help: 'how many walls are played; 1 if not given',
  },
  levels: {
    value: 'N,N,…',
    where: '1 ≤ N ≤ 4',
    examples: ['4', '4,3,4,3'],
    fits: (value: string) => /^[1-4](?:,[1-4]){0,3}$/.test(value),
    help: 'how well the players play, the first dealer first: 1 and 2 slip, 3 is fast, 4 thinks of what a hand is worth',
  },
  paired: {help: 'every wall once more, with the levels moved on by one seat'},
  record: {value: 'FILE', help: 'writes each hand there, as round text'},
  part: {
    value: 'K/N',
    where: '1 ≤ K ≤ N',
    examples: ['3/10'],
    fits: isPart,
    help: 'one part of the hands alone: 3/10 is the third tenth',
  },
  merge: {help: 'adds up the parts of a run, as --json printed them'},
  ndjson: {help: 'one situation a line on standard input, one result a line on standard output'},
  jobs: {
    value: 'N',
    allowed: [`0–${MOST_JOBS}`, 'auto'],
    fits: (value: string) => value === 'auto' || within(0, MOST_JOBS)(value),
    help: 'N threads at once, auto: one for each processor; the order stays',
  },
  svg: {help: 'a picture'},
  png: {help: 'a picture in pixels'},
  card: {help: 'a link card of 1200 × 630 pixels, and the <meta> lines that name it'},
  scored: {help: 'with the lines and the total below the tiles'},
  md: {help: 'Markdown'},
  text: {help: 'plain text'},
  bbcode: {help: 'BBCode, for forums'},
  html: {help: 'HTML'},
  csv: {help: 'comma-separated values, for spreadsheets'},
  with: {value: 'ID', help: 'rules to compare with: which hands score otherwise, and why'},
  uma: {
    value: 'N,N,N,N',
    examples: ['15,5,-5,-15'],
    fits: isNumbers,
    help: 'what each place at a table adds',
  },
  'table-points': {
    value: 'N,N,N,N',
    examples: ['4,2,1,0'],
    fits: isNumbers,
    help: 'points for each place, by which players are ranked first',
  },
  penalties: {
    value: 'NAME:N,…',
    examples: ['A:10,B:5.5'],
    fits: (value: string) => /^[^:,]+:\d{1,6}(?:\.\d)?(?:,[^:,]+:\d{1,6}(?:\.\d)?)*$/.test(value),
    help: 'what is taken from the points of players',
  },
  ties: {
    value: TIES.join('|'),
    allowed: TIES,
    help: 'equal players share what their places get, each gets the best of it, or seats decide; shared if not given',
  },
  height: {
    value: 'PIXELS',
    allowed: [`1–${HIGHEST}`],
    fits: within(1, HIGHEST),
    help: 'the height of a row of tiles',
  },
  'concealed-kong': {
    value: CONCEALED_KONGS.join('|'),
    allowed: CONCEALED_KONGS,
    help: 'which tiles of a concealed kong lie face down',
  },
  format: {
    value: PAGE_FORMATS.join('|'),
    allowed: PAGE_FORMATS,
    help: 'the format of PAGE; by its name if not given',
  },
  out: {value: 'FILE', help: 'the file that is written'},
  write: {help: 'write into the pages themselves'},
  declarative: {
    help: 'shadow roots too, of all that is drawn at first: it looks as with script, where inline styles are allowed',
  },
  room: {help: 'how to learn the height of each example, for room that nothing moves in'},
  json: {help: 'as JSON'},
  quiet: {help: 'no progress on a terminal'},
  lang: {value: LANGS.join('|'), allowed: LANGS, help: 'the language of messages; en if not given'},
  help: {help: 'this text'},
  version: {help: 'the version'},
} satisfies Readonly<Record<string, FlagSpec>>;

/** The name of a flag, without its dashes. */
export type FlagName = keyof typeof SPECS;

/** The values of flags by name, as a command line gives them. */
export type GivenFlags = Readonly<Partial<Record<FlagName, string | boolean>>>;

/** All flags by name. */
export const COMMAND_FLAGS: Readonly<Record<FlagName, FlagSpec>> = SPECS;

/** Whether a word names a flag. */
export const isFlagName = (word: string): word is FlagName => Object.hasOwn(COMMAND_FLAGS, word);

/** The flags that state a situation. */
export const SITUATION: readonly FlagName[] = [
  ...FIELD_NAMES.map(flagOf),
  'flags',
  'options',
  ...SEATS.map((seat) => `others-${seat}` as const),
];

/** The flags of the fields that a picture shows or says. */
export const PICTURED: readonly FlagName[] = FIELD_NAMES.filter((field) => fieldSpecs[field].isOnHand).map(
  flagOf,
);
