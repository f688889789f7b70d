/** Names with a reading or a remark in brackets behind them. */

/** The part of a name before a bracket, and what is in it: `独聴<辺張>`. */
const BRACKETED = /^(.+?)\s*[<（(【［[「]([^>）)】］\]」]*)[>）)】］\]」]?$/u;

/** A name without the bracket behind it, and what is in that; undefined for a name without one. */
export function bracketOf(name: string): {readonly before: string; readonly within: string} | undefined {
  const [, before, within] = BRACKETED.exec(name) ?? [];
  return before === undefined ? undefined : {before, within};
}
