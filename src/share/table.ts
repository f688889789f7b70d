/** A table or a round as code: it stands by itself wherever it is put. */
import type {Attribute} from './attributes.js';
import {escapeBbcode, fenceMarkdown, linesBbcode} from './escape.js';
import {frame, scriptTag} from './html.js';
import {embedTableAddress} from './link.js';
import {attributes, markup} from './markup.js';

/** A table or a round, and how it is shown. */
export interface SharedTable {
  readonly tag: 'mj-board' | 'mj-round';
  /** The round in notation. */
  readonly text: string;
  /** The rule set that the text names; empty for any mahjong. */
  readonly rules: string;
  /** Attributes that say how it looks, and which position is shown. */
  readonly looks: readonly Attribute[];
  /** What is shown, in a sentence. */
  readonly spoken: string;
}

/** The element as an author writes it. @param script brings the elements, where it is to be part of the code */
export function tableTag({tag, text, rules, looks}: SharedTable, script: string): string {
  const named: Attribute[] = rules ? [['rules', rules]] : [];
  const given = attributes([...named, ...looks, ['translate', 'no']]);
  return markup`${scriptTag(script)}<${tag}${given}>\n${text.trimEnd()}\n</${tag}>`.text;
}

/** Heights of the iframe in pixels: a table as wide as it becomes; below it what a round tells. */
const HEIGHTS = {'mj-board': 700, 'mj-round': 1200} as const;

/** @param base the folder in which `embed-round.html` lies */
export function tableFrame({tag, text, looks, spoken}: SharedTable, base: string, lang: string): string {
  const address = embedTableAddress(base, [...looks, ['lang', lang], [tag, text.trimEnd()]]);
  return frame(address, spoken, HEIGHTS[tag]);
}

/** A fence that the loader and `mj render` read: looks on a line of their own, then the text. */
export function tableMarkdown({tag, text, looks}: SharedTable): string {
  const pairs = looks
    .filter(([, value]) => !UNWRITABLE.test(value))
    .map(([name, value]) => `${name}="${value}"`);
  return fenceMarkdown(tag, pairs.length ? `${pairs.join(' ')}\n${text}` : text);
}

/** What ends a value in quotes, or the line. */
const UNWRITABLE = /["“”″\n\r]/;

/** The text, and what is shown in a sentence. */
export const tableBbcode = ({text, spoken}: SharedTable): string =>
  [linesBbcode(text.trimEnd()), escapeBbcode(spoken)].filter(Boolean).join('\n');

/** The same without any markup. */
export const tableText = ({text, spoken}: SharedTable): string => `${text}\n${spoken}`.trim();
