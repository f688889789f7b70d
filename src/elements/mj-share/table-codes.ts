/** The code for a table or a round in every form; fetched when an element first shares one. */
import type {Lang} from '../../core/game/names.js';
import {
  tableBbcode,
  tableFrame,
  tableMarkdown,
  tableTag,
  tableText,
  type SharedTable,
} from '../../share/table.js';
import type {TableTarget} from '../../share/targets.js';
import type {MjRound} from '../mj-round/shared.js';
import type {Code, SharePlaces} from './codes.js';

/** An element that shows a table or a round. */
export interface TableElement extends Pick<MjRound, 'localName' | 'toText' | 'toSVG' | 'shownAs' | 'spoken'> {
  /** A link that opens what was played in a page. */
  link?(page?: string): string;
}

const TEXTS: Readonly<
  Record<
    Exclude<TableTarget, 'svg' | 'link'>,
    (shared: SharedTable, places: SharePlaces, lang: Lang) => string
  >
> = {
  tag: (shared, {script}) => tableTag(shared, script),
  iframe: (shared, {base}, lang) => tableFrame(shared, base, lang),
  md: tableMarkdown,
  bbcode: tableBbcode,
  text: tableText,
};

/** The text of a form; empty until the table is there. */
export async function tableCode(
  target: TableTarget,
  element: TableElement,
  {places, page, lang}: {readonly places: SharePlaces; readonly page?: string; readonly lang: Lang},
): Promise<Code> {
  if (target === 'svg') return {text: await element.toSVG()};
  if (target === 'link') return {text: element.link?.(page) ?? ''};
  const text = await element.toText();
  if (!text) return {text};
  const {shownAs: looks, spoken} = element;
  const tag = element.localName === 'mj-board' ? 'mj-board' : 'mj-round';
  const rules = /^rules=(\S+)/.exec(text)?.[1] ?? '';
  return {text: TEXTS[target]({tag, text, rules, looks, spoken}, places, lang)};
}
