/**
 * What `mj render` and `mj check` do, for programs: site generators, servers, scripts. No DOM and no modules of Node.
 */
import {fenceMarkdown, escapeHtml} from '../share/escape.js';
import {Unreadable} from '../cli/page/unreadable.js';
import {commandWords} from '../cli/words/index.js';
import {LANGUAGES} from '../loader/languages.js';
import type {Defaults} from '../cli/page/matter.js';
import {Lines} from '../core/situation/place.js';
import {checkAny, writeAny} from './page.js';
import {formOf, HAND_FORMS} from './forms.js';
import type {CheckOptions, PageProblem, RenderFormat, RenderOptions} from './options.js';
import {refuseOthers} from './refuse.js';
import {rulesFence, rulesHtml} from './rules-fence.js';

export type {CheckOptions, PageProblem, RenderForm, RenderFormat, RenderOptions} from './options.js';

/** Formats that are pages; the others are the languages of code fences. */
const PAGES = ['html', 'md', 'mdx', 'xml'] as const;
type PageFormat = (typeof PAGES)[number];
const isPage = (format: string): format is PageFormat => PAGES.some((one) => one === format);
const FORMATS: readonly string[] = [...PAGES, ...LANGUAGES, 'mj-rules'];

const CHECK_OPTIONS = ['format', 'lang', 'rules', 'texts'] as const;
const RENDER_OPTIONS = [...CHECK_OPTIONS, 'declarative', 'form'] as const;

/** @throws {TypeError} for an option with a value that it does not have */
function refuse(name: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value))
    throw new TypeError(`${name} must be ${allowed.join(', ')}, not “${value}”`);
}

const defaultsOf = ({lang, rules, texts}: CheckOptions): Defaults => ({
  ...(texts !== undefined && {texts}),
  ...(lang !== undefined && {lang}),
  ...(rules !== undefined && {rules}),
});

/**
 * A page with pictures and scores in its tags, for readers without script; code fences and shortcodes become tags. With
 * the language of a code fence as `format`, the text is what stands in such a fence, and the result is its tag. With
 * `form` it is the hand alone, in that form.
 *
 * What cannot be read stays as the author wrote it: `check` tells why.
 * @param text the source: of a page, or of a code fence
 * @returns the same page; rendering it again changes nothing
 * @throws {TypeError} for a page that is no text, an option that there is not, or one with a value that it does not have
 * @throws {Error} for a page that is too long or nested too deep, and with `form` for a hand that cannot be read
 * @example await render('rules=mcr by=discard\n[123m][456m] 789m 234p 5s +5s', {format: 'mj', lang: 'en', form: 'text'})
 */
export async function render(text: string, options: RenderOptions = {}): Promise<string> {
  refuseNoText(text);
  refuseOthers(options, RENDER_OPTIONS);
  const {format = 'html', declarative = false, form} = options;
  refuse('format', format, FORMATS);
  refuse('form', form, HAND_FORMS);
  const defaults = defaultsOf(options);
  if (form !== undefined) {
    if (format !== 'mj') throw new TypeError('form goes with the format mj');
    const [problem] = await check(text, {format, ...defaults});
    if (problem) throw new Error(`${problem.line}:${problem.column}: ${problem.message}`);
    return formOf(fenceHtml('mj', text), form, defaults);
  }
  const rulesCode = rulesFence(format, text);
  if (rulesCode) return rulesHtml(rulesCode);
  const page = isPage(format) ? {source: text, format} : {source: fenceHtml(format, text)};
  const {source, ...read} = page;
  return (await readable(writeAny(source, {...read, declarative, defaults}))).source;
}

/**
 * What is wrong on a page, or in the text of a code fence: notation that cannot be read, an `expect` that differs from the
 * score, tags, attributes and words that there are not. Messages are in the language of the page, or of `lang`.
 * @returns the problems in their order, each with its line and column, from 1 on
 * @throws {TypeError} for a page that is no text, an option that there is not, or one with a value that it does not have
 * @throws {Error} for a page that is too long or nested too deep
 */
export async function check(text: string, options: CheckOptions = {}): Promise<PageProblem[]> {
  refuseNoText(text);
  refuseOthers(options, CHECK_OPTIONS);
  const {format = 'html'} = options;
  refuse('format', format, FORMATS);
  const defaults = defaultsOf(options);
  // as Markdown a fence holds its text as it is, from its second line on
  const source = isPage(format) ? text : fenceMarkdown(format, text);
  const {problems} = await readable(checkAny(source, {format: isPage(format) ? format : 'md', defaults}));
  const lines = new Lines(source);
  return problems.map(({at, message}) => {
    const {line, column} = lines.placeOf(at);
    return isPage(format) ? {line, column, message} : {line: Math.max(1, line - 1), column, message};
  });
}

/** @throws {TypeError} for a page that is no text: in a program without types it may be anything */
function refuseNoText(text: unknown): void {
  if (typeof text !== 'string')
    throw new TypeError(`the page must be a text, not ${text === null ? 'null' : typeof text}`);
}

/** @throws {Error} with the reason in English, if a page cannot be read */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof Unreadable ? new Error(error.why(commandWords('en').files)) : error;
  }
}

/** The code of a fence as generators write it. */
function fenceHtml(language: RenderFormat, text: string): string {
  return `<pre><code class="language-${language}">${escapeHtml(text)}</code></pre>`;
}
