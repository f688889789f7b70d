/** What a name means as authors write it: with a reading or a remark in brackets, or in two languages. */
import {bracketOf} from './bracket.js';
import {idsNamed, type Family} from './known.js';

/** A run of Latin words, or of anything else. */
const RUN = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d\s'’.,&-]*|[^\p{Script=Latin}]+/gu;

/** The two names of one that is written in Latin letters and in others: `Full Flush 清一色`. */
function inTwoScripts(name: string): readonly string[] {
  const runs = name.match(RUN)?.map((run) => run.trim()) ?? [];
  return runs.length === 2 ? runs : [];
}

/** The meanings that all names have; those of each, if all are known and no meaning is common to them. */
function commonTo(lists: readonly (readonly string[])[]): readonly string[] {
  if (!lists.every(({length}) => length)) return [];
  const [first = [], ...others] = lists;
  const common = first.filter((id) => others.every((list) => list.includes(id)));
  return common.length ? common : [...new Set(lists.flat())];
}

/** The ids that a name may mean in a family of rules, by all that is written of it: none, one, or several. */
export function idsWritten(name: string, family: Family | undefined): readonly string[] {
  const whole = idsNamed(name, family);
  if (whole.length) return whole;
  const bracket = bracketOf(name);
  if (!bracket) return commonTo(inTwoScripts(name).map((one) => idsNamed(one, family)));
  const before = idsWritten(bracket.before, family);
  const within = idsNamed(bracket.within, family);
  const common = before.filter((id) => within.includes(id));
  return common.length ? common : before.length ? before : within;
}

/** Whether any rules know a name. */
export const isKnownName = (name: string): boolean => idsWritten(name, undefined).length > 0;
