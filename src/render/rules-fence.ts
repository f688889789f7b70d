/** Fences of rules as text, ` ```mj-rules id=wenling `: code that readers see, and that elements name by its id. */
import {ownId} from '../cli/page/own-id.js';
import {escapeHtml} from '../share/escape.js';

/** The language of such a fence. */
const LANGUAGE = 'mj-rules';

/** A fence of rules. */
export interface RulesFence {
  readonly id: string | undefined;
  readonly text: string;
}

/**
 * The fence of rules that code is; undefined for other code.
 * @param info what stands behind the marks of the fence
 */
export function rulesFence(info: string | null | undefined, text: string): RulesFence | undefined {
  const [name, ...words] = (info ?? '').trim().split(/\s+/);
  if (name !== LANGUAGE) return undefined;
  const given = words.find((word) => word.startsWith('id='))?.slice('id='.length);
  return {id: given?.replace(/^["']|["']$/g, '') ?? ownId(text), text};
}

/** The texts of all such fences of a page, by id; the first with an id has it. */
export function rulesTexts(code: readonly (RulesFence | undefined)[]): Readonly<Record<string, string>> {
  const named = code.flatMap((one) => (one?.id === undefined ? [] : [[one.id, one.text] as const]));
  return Object.fromEntries(named.reverse());
}

/** The code as a page has it. */
export const rulesHtml = ({id, text}: RulesFence): string =>
  `<pre${id === undefined ? '' : ` id="${escapeHtml(id)}"`}><code class="language-${LANGUAGE}">${escapeHtml(text)}</code></pre>`;
