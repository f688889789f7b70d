/** Checks and renders a page in any of the formats that are read: HTML, Markdown, MDX, and feeds. */
import type {Lang} from '../core/game/names.js';
import {htmlIn, inFeed} from '../cli/page/feed.js';
import type {PageFormat} from '../cli/page/fitting.js';
import type {Defaults} from '../cli/page/matter.js';
import {checkPage, type Checked} from '../cli/page/problems.js';
import type {Placed} from '../cli/page/score.js';
import {writePage, type Written} from '../cli/page/write.js';

/** How a page is read. */
export interface PageOptions {
  readonly format?: PageFormat;
  /** The language of the messages; without it each is in that of its element. */
  readonly lang?: Lang;
  /** What holds where the page says nothing. */
  readonly defaults?: Defaults;
  /** Whether to add the elements' shadow roots. */
  readonly declarative?: boolean;
}

const movedBy =
  (at: (offset: number) => number) =>
  (placed: Placed): Placed => ({...placed, at: at(placed.at)});

/**
 * Checks every element of a page.
 * @throws {Unreadable} for a page that cannot be read
 */
export async function checkAny(source: string, options: PageOptions = {}): Promise<Checked> {
  const {format = 'html', lang, defaults = {}} = options;
  if (format !== 'xml') return checkPage(source, lang, format, defaults);
  const parts = await Promise.all(
    htmlIn(source).map(async (part) => {
      const {count, roomy, problems, notes} = await checkPage(
        part.html,
        lang,
        'html',
        underFeed(defaults, part.lang),
      );
      const moved = movedBy(part.at.bind(part));
      return {count, roomy, problems: problems.map(moved), notes: notes.map(moved)};
    }),
  );
  return {
    count: parts.reduce((sum, {count}) => sum + count, 0),
    roomy: parts.reduce((sum, {roomy}) => sum + roomy, 0),
    problems: parts.flatMap(({problems}) => problems),
    notes: parts.flatMap(({notes}) => notes),
  };
}

/**
 * Renders a page, and reports what could not be rendered. Rendering the result again changes nothing.
 * @throws {Unreadable} for a page that cannot be read
 */
export async function writeAny(source: string, options: PageOptions = {}): Promise<Written> {
  const {format = 'html', lang, defaults = {}, declarative = false} = options;
  if (format !== 'xml') return writePage(source, lang, {format, defaults, declarative});
  const pieces: string[] = [];
  const problems: Placed[] = [];
  const notes: Placed[] = [];
  let from = 0;
  for (const part of htmlIn(source)) {
    const written = await writePage(part.html, lang, {
      declarative,
      defaults: underFeed(defaults, part.lang),
    });
    const moved = movedBy(part.at.bind(part));
    problems.push(...written.problems.map(moved));
    notes.push(...written.notes.map(moved));
    // what has not changed stays as it was escaped
    if (written.source === part.html) continue;
    pieces.push(source.slice(from, part.start), inFeed(written.source, part.isCdata));
    from = part.end;
  }
  return {source: pieces.join('') + source.slice(from), problems, notes};
}

const underFeed = (defaults: Defaults, lang: string): Defaults => (lang ? {...defaults, lang} : defaults);
