/** A table or a round as code that needs nothing around it. */
import type {Attribute} from './attributes.js';
import {escapeBbcode, fenceMarkdown, linesBbcode} from './escape.js';
import {frame, scriptTag} from './html.js';
import {embedTableAddress} from './link.js';
import {attributes, markup} from './markup.js';
import {pairsText} from './written.js';

/** A table or a round, and how it is shown. */
export interface SharedTable {
  readonly tag: 'mj-board' | 'mj-round';
  /** The round in notation. */
  readonly text: string;
  /** The rule set that the text names; empty for any mahjong. */
  readonly rules: string;
  /** Attributes for its looks and the position that is shown. */
  readonly looks: readonly Attribute[];
  /** A sentence that describes the table. */
  readonly spoken: string;
}

/**
 * The element as an author writes it.
 * @param script the address of the script that defines the elements, where the code is to include it
 */
export function tableTag({tag, text, rules, looks}: SharedTable, script: string): string {
  const named: Attribute[] = rules ? [['rules', rules]] : [];
  const given = attributes([...named, ...looks, ['translate', 'no']]);
  return markup`${scriptTag(script)}<${tag}${given}>\n${text.trimEnd()}\n</${tag}>`.text;
}

/** Heights of the iframe in pixels: the table at its widest, and for a round the text below it. */
const HEIGHTS = {'mj-board': 700, 'mj-round': 1200} as const;

/** @param base the folder in which `embed-round.html` lies */
export function tableFrame({tag, text, looks, spoken}: SharedTable, base: string, lang: string): string {
  const address = embedTableAddress(base, [...looks, ['lang', lang], [tag, text.trimEnd()]]);
  return frame(address, spoken, HEIGHTS[tag]);
}

/** A fence that the loader and `mj render` read: looks on a line of their own, then the text. */
export function tableMarkdown({tag, text, looks}: SharedTable): string {
  const pairs = pairsText(looks);
  return fenceMarkdown(tag, pairs ? `${pairs}\n${text}` : text);
}

/** The text, and a sentence that describes the table. */
export const tableBbcode = ({text, spoken}: SharedTable): string =>
  [linesBbcode(text.trimEnd()), escapeBbcode(spoken)].filter(Boolean).join('\n');

/** The same as plain text. */
export const tableText = ({text, spoken}: SharedTable): string => `${text}\n${spoken}`.trim();
