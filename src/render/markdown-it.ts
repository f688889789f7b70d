/** A plugin of markdown-it, in Node: code fences of our languages become tags with their content for readers without script. */
import {
  isRendered,
  languageOf,
  optionsUnder,
  refuseForPlugin,
  refused,
  type PluginOptions,
} from './fences.js';
import type {PageProblem} from './options.js';
import {rulesFence, rulesHtml, rulesTexts} from './rules-fence.js';
import {checkNow, linesBefore, renderNow} from './sync.js';
import {NoAnswer} from './thread.js';

export type {PluginOptions} from './fences.js';

/** What the plugin uses of a token of markdown-it. */
interface Token {
  readonly info: string;
  readonly content: string;
  /** The first line of its block and the line after it, counted from 0. */
  readonly map?: readonly number[] | null;
}

/** A rule of markdown-it’s renderer. */
type Rule = (tokens: readonly Token[], at: number, ...rest: readonly unknown[]) => string;

/** What the plugin uses of markdown-it. */
interface MarkdownItLike {
  // oxlint-disable-next-line typescript/no-explicit-any -- the types of markdown-it are its own
  readonly renderer: {readonly rules: {fence?: any}};
}

/** What Eleventy says of a page: its file, and its text without front matter. */
interface Page {
  readonly inputPath?: string;
  readonly rawInput?: string;
}

/** The page’s data: Eleventy hands it on as the environment, VitePress as `frontmatter` in it. */
interface Environment extends Readonly<Record<string, unknown>> {
  readonly frontmatter?: Readonly<Record<string, unknown>>;
  readonly page?: Page;
}

/**
 * `md.use(mahjong)`: `md.render(text)` then gives tags in place of fences of `mj`, `mj-board`, `mj-round` and `mj-ledger`.
 * A fence of `mj-rules` is a text of rules, which the others name by its id; it stays code, with that id.
 * Front matter that the environment has sets the language (`lang`) and the rules (`mj-rules`). A fence that takes longer
 * than 20 seconds stays code.
 * @throws {TypeError} for an option that there is not
 * @throws {Error} from `md.render`, if `strict` is set and a fence cannot be read, or not in time
 */
export default function mahjong(md: MarkdownItLike, options: PluginOptions = {}): void {
  refuseForPlugin(options);
  const {rules} = md.renderer;
  const others = rules.fence as Rule | undefined;
  rules.fence = (
    tokens: readonly Token[],
    at: number,
    settings: unknown,
    env: Environment | undefined,
    self: unknown,
  ): string => {
    const {info, content} = tokens[at];
    const format = languageOf(info);
    const asCode = (): string => others?.(tokens, at, settings, env, self) ?? '';
    const text = rulesFence(info, content);
    if (!format && !text) return asCode();
    const texts = rulesTexts(tokens.map((token) => rulesFence(token.info, token.content)));
    const of = optionsUnder(options, env, env?.frontmatter);
    const under = {...of, texts, format: format ?? ('mj-rules' as const)};
    const refuse = (problems: readonly PageProblem[]): Error =>
      refused(env?.page?.inputPath ?? under.format, problems, before(tokens[at], env?.page));
    try {
      const problems = options.strict ? checkNow(content, under) : [];
      if (problems.length) throw refuse(problems);
      if (text) return `${rulesHtml(text)}\n`;
      const html = renderNow(content, {...under, declarative: options.declarative ?? false});
      return isRendered(html) ? `${html}\n` : asCode();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (options.strict) throw refuse([{line: 1, column: 1, message: error.message}]);
      return asCode();
    }
  };
}

/** How many lines of a page’s file stand before the code of a fence. */
function before({map}: Token, {inputPath, rawInput}: Page = {}): number {
  // the code begins in the line after the marks of the fence
  const above = map ? map[0] + 1 : 0;
  return above + (inputPath && rawInput ? linesBefore(inputPath, rawInput) : 0);
}
