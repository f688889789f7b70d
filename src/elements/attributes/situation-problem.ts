/** Expresses problems in terms of what the author typed. */
import type {Problem} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';

/** The typed text, where it differs from the situation's. */
interface Typed {
  readonly hand?: string;
  readonly notation?: string;
  readonly options?: unknown;
}

/**
 * The text that holds a problem, as the author typed it.
 * @param situation what is shown, wherever it comes from
 * @param element has what it takes beside a situation as properties
 */
export function typedText(problem: Problem, typed: Typed, situation: Situation, element: object): string {
  const {field = 'hand', about} = problem;
  const text: unknown = typed[field as keyof Typed];
  if (typeof text === 'string') return text;
  const [name, seat] = field.split('.');
  const value: unknown = situation[name as keyof Situation];
  const other: unknown = seat ? (value as Record<string, unknown> | undefined)?.[seat] : value;
  const inner: unknown = seat && typeof other === 'object' ? (other as Partial<Situation>).hand : other;
  if (Array.isArray(inner)) return inner.join(' ');
  const found: unknown = inner ?? Reflect.get(element, field);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : (about ?? '');
}

/** The same hand under other rules. */
export function withRules(
  {options: _, ...hand}: Situation,
  {rules, options}: Pick<Situation, 'rules' | 'options'>,
): Situation {
  return {...hand, rules, ...(options ? {options} : {})};
}
