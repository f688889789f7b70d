/** Names with a reading or a remark in brackets behind them. */

/** The part of a name before a bracket, and what is in it: `独聴<辺張>`. */
const BRACKETED = /^(.+?)\s*[<（(【［[「]([^>）)】］\]」]*)[>）)】］\]」]?$/u;

/** A longer text is no name. */
const LONGEST = 100;

/** A name without the bracket behind it, and what is in that; undefined for a name without one. */
export function bracketOf(name: string): {readonly before: string; readonly within: string} | undefined {
  const [, before, within] = (name.length > LONGEST ? undefined : BRACKETED.exec(name)) ?? [];
  return before === undefined ? undefined : {before, within};
}
