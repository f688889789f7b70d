/**
 * What tests need of a browser that not every browser has. Which browser lacks it, and why, stands here and nowhere else;
 * there the tests are skipped, and their names say what they need.
 */

type Browser = 'Chromium' | 'Firefox' | 'WebKit';

const {userAgent} = navigator;
const here: Browser = userAgent.includes('Firefox')
  ? 'Firefox'
  : userAgent.includes('Chrom')
    ? 'Chromium'
    : 'WebKit';

const ONLY_DEVTOOLS = {
  Firefox: 'only the DevTools protocol of Chromium offers it',
  WebKit: 'only the DevTools protocol of Chromium offers it',
};

/** What a test may need, and the browsers that lack it with the reason. */
const LACKED = {
  'the accessibility tree': ONLY_DEVTOOLS,
  'another medium': ONLY_DEVTOOLS,
  'garbage collection on demand': ONLY_DEVTOOLS,
  'a narrow window': {WebKit: 'MiniBrowser keeps its window wider'},
  'scroll anchoring': {WebKit: 'it has none'},
  'scroll anchoring beside container queries': {
    WebKit: 'it has none',
    Firefox: 'it does not count what a container query changes after a first layout',
  },
} as const satisfies Readonly<Record<string, Partial<Record<Browser, string>>>>;

type Need = keyof typeof LACKED;

/** Why the browser lacks something; undefined if it has it. */
const whyLacking = (need: Need): string | undefined =>
  (LACKED[need] as Partial<Record<Browser, string>>)[here];

/** Whether the browser has something that a part of a test needs; elsewhere that part is left out. */
export const has = (need: Need): boolean => whyLacking(need) === undefined;

/** Makes tests, alone or as a group. */
interface Maker {
  readonly it: (title: string, run: Mocha.AsyncFunc | Mocha.Func) => void;
  readonly describe: (title: string, tests: (this: Mocha.Suite) => void) => void;
}

const MAKER: Maker = {
  it: (title, run) => void it(title, run),
  describe: (title, tests) => void describe(title, tests),
};

/** Makes tests, alone or as a group, that are skipped by name in a browser that lacks what they need. */
export function needing(need: Need): Maker {
  const why = whyLacking(need);
  if (why === undefined) return MAKER;
  const named = (title: string): string => `${title} (needs ${need}: ${why})`;
  return {
    it: (title, run) => void it.skip(named(title), run),
    describe: (title, tests) => void describe.skip(named(title), tests),
  };
}

/** Below this width, in pixels, a browser may not be able to make its window. */
const NARROW = 500;

/** Makes tests in a window of a width. */
export const inWindow = (width: number): Maker => (width < NARROW ? needing('a narrow window') : MAKER);
