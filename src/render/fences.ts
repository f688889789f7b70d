/** What the plugins share: which code is ours, what a page says of it, and that it can be read. */
import {LANGUAGES} from '../loader/languages.js';
import {readMatter} from '../cli/page/matter.js';
import type {CheckOptions, PageProblem, RenderFormat} from './options.js';
import {refuseOthers} from './refuse.js';

/** How a plugin renders. */
export interface PluginOptions {
  /** The language of pages that name none in their front matter (`lang`). */
  readonly lang?: string;
  /** The rules of pages that name none in their front matter (`mj-rules`). */
  readonly rules?: string;
  /** Adds the shadow roots too: see `render`. */
  readonly declarative?: boolean;
  /** Stops the build where something cannot be read; without it the code stays code. */
  readonly strict?: boolean;
}

/** @throws {TypeError} for an option that the plugins do not have, or with a value of another kind */
export const refuseForPlugin = (options: PluginOptions): void =>
  refuseOthers(options, ['lang', 'rules', 'declarative', 'strict']);

/** The language of code, if it is one of ours. @param info what stands behind the marks of the fence */
export function languageOf(info: string | null | undefined): RenderFormat | undefined {
  const [name = ''] = (info ?? '').trim().split(/\s+/);
  return LANGUAGES.includes(name) ? (name as RenderFormat) : undefined;
}

/** Whether code was rendered; code that cannot be read is returned as code. */
export const isRendered = (html: string): boolean => !html.startsWith('<pre>');

/** Front matter: as text, or as an object that a generator has made of it. */
type Matter = string | Readonly<Record<string, unknown>> | null | undefined;

const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** What holds for the code of a page: its front matter says it, else the options. The last that says something counts. */
export function optionsUnder(options: PluginOptions, ...matters: readonly Matter[]): CheckOptions {
  let {lang, rules} = options;
  for (const matter of matters) {
    const said = typeof matter === 'string' ? readMatter(matter) : undefined;
    const object = typeof matter === 'string' ? undefined : matter;
    lang = said?.lang ?? wordIn(object?.lang) ?? lang;
    rules = said?.rules ?? wordIn(object?.['mj-rules']) ?? rules;
  }
  return {...(lang !== undefined && {lang}), ...(rules !== undefined && {rules})};
}

/**
 * The error of a strict build.
 * @param where the file
 * @param before how many lines of the file stand before the text that was checked
 */
export const refused = (where: string, problems: readonly PageProblem[], before = 0): Error =>
  new Error(
    problems.map(({line, column, message}) => `${where}:${before + line}:${column}: ${message}`).join('\n'),
  );
