/** Addresses that hold an example: of a page that shows it, and of the page for an iframe. */
import {attributesOf, canonical, type Attribute} from './attributes.js';
import {safeAddress} from './address.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';

/** The parameter of a permalink. It is a single one, so that those of the page stay untouched. */
const PARAMETER = 'mj';

function withHand(situation: Situation, ruleset: Ruleset): Attribute[] {
  const plain = canonical(situation);
  return [...attributesOf(plain, ruleset), ['hand', plain.hand]];
}

/** Names and values with dots between them: `rules.luqiao.by.self.hand.…`. */
const pack = (attributes: readonly Attribute[]): string =>
  attributes
    .flat()
    .map((text) => text.replaceAll('~', '~0').replaceAll('.', '~1'))
    .join('.');

function unpack(packed: string): Attribute[] {
  const pieces = packed.split('.').map((text) => text.replaceAll('~1', '.').replaceAll('~0', '~'));
  return pieces.flatMap((name, i): Attribute[] =>
    i % 2 || i + 1 === pieces.length ? [] : [[name, pieces[i + 1]]],
  );
}

/**
 * A link to an example on its page.
 * @param page the address of a page; its own parameters stay
 * @param id id of the element that shows the example; the link scrolls to it
 * @returns empty where the page's address cannot be linked to
 */
export function permalink(page: string, situation: Situation, ruleset: Ruleset, id = ''): string {
  const address = safeAddress(page);
  if (!address) return '';
  const url = new URL(address);
  const attributes = withHand(situation, ruleset);
  url.searchParams.set(PARAMETER, pack(id ? [['id', id], ...attributes] : attributes));
  if (id) url.hash = id;
  return safeAddress(url.href) ?? '';
}

/** The attributes of the example in a permalink; undefined where there is none. */
export function readPermalink(address: string): Attribute[] | undefined {
  if (!URL.canParse(address)) return undefined;
  const packed = new URL(address).searchParams.get(PARAMETER);
  return packed ? unpack(packed) : undefined;
}

/**
 * The address of the page in an iframe: every attribute is a parameter of the same name.
 * @param base the folder in which `embed.html` lies, or that page's own address; beside the page by default
 */
export const embedAddress = (base: string, situation: Situation, ruleset: Ruleset, lang: string): string =>
  `${embedPage(base)}?${query([...withHand(situation, ruleset), ['lang', lang]])}`;

/**
 * The address of the page in an iframe for a table or a round.
 * @param base as for `embedAddress`: `embed-round.html` lies in the same folder
 */
export const embedTableAddress = (base: string, parameters: readonly Attribute[]): string =>
  `${embedPage(base).replace(/embed\.html$/, 'embed-round.html')}?${query(parameters)}`;

const query = (parameters: readonly Attribute[]): string =>
  new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();

function embedPage(base: string): string {
  const [path] = (safeAddress(base) ?? '').split(/[?#]/);
  if (path.endsWith('.html')) return path;
  return `${path}${!path || path.endsWith('/') ? '' : '/'}embed.html`;
}
