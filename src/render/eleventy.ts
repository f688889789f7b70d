/**
 * A plugin of Eleventy: code fences, shortcodes and tags get their content for readers without script, on pages and in
 * feeds.
 */
import {refused, type PluginOptions} from './fences.js';
import {check, render} from './index.js';
import fences from './markdown-it.js';
import type {RenderFormat} from './options.js';

export type {PluginOptions} from './fences.js';

/** What the plugin uses of Eleventy’s configuration. */
interface Configuration {
  // oxlint-disable-next-line typescript/no-explicit-any -- the types of markdown-it are its own
  amendLibrary(name: 'md', amend: (library: any) => void): void;
  addTransform(
    name: string,
    transform: (
      this: {readonly page: {readonly outputPath?: string | false}},
      content: string,
    ) => Promise<string>,
  ): void;
}

const FORMATS: readonly (readonly [RegExp, RenderFormat])[] = [
  [/\.html?$/i, 'html'],
  [/\.(?:xml|rss|atom)$/i, 'xml'],
];

/**
 * `eleventyConfig.addPlugin(mahjong, {rules: 'mcr'})`. Front matter sets the language (`lang`) and the rules (`mj-rules`)
 * of the fences of a page.
 *
 * If `strict` is set, the build stops at what cannot be read, and at an `expect` that differs from the score. It names the line
 * of a fence in its page; of tags and shortcodes the line in the page that would be written.
 */
export default function mahjong(config: Configuration, options: PluginOptions = {}): void {
  config.amendLibrary('md', (library: Parameters<typeof fences>[0]) => {
    fences(library, options);
  });
  config.addTransform('mahjong-elements', async function (content) {
    const {outputPath} = this.page;
    const format = FORMATS.find(([names]) => outputPath && names.test(outputPath))?.[1];
    if (!format || !outputPath) return content;
    const {lang, rules, declarative = false, strict} = options;
    const under = {format, ...(lang !== undefined && {lang}), ...(rules !== undefined && {rules})};
    const problems = strict ? await check(content, under) : [];
    if (problems.length) throw refused(outputPath, problems);
    return render(content, {...under, declarative});
  });
}
