/** Looks for hands that have a pattern without one that it implies. Bundled with `compare.ts`. */
import {score} from '../../src/core/scoring/score.js';
import {impliedBy, type HandShape} from '../../src/variant/names/implications.js';
import {knownPatterns} from '../../src/variant/names/known.js';
import {readRuleset} from '../../src/variant/index.js';
import {randomSituations} from './situations.js';

/** A table in which each known pattern has a row of its own, and nothing excludes anything. */
function everything(shape: HandShape): string {
  const patterns = [...knownPatterns()].filter(
    ({says}) => !/nothing|form (?:shi|bad)|flag|wilds|dora/.test(says),
  );
  const rows = patterns.map(({id, says}) => `1番：${id}x\n${id}x = ${says}`);
  return [`牌 = 144`, `手牌 = ${shape === 'c' ? 16 : 13}`, '複合 = 加計', ...rows].join('\n');
}

/** 門前清 is said of concealed hands won by a discard in some tables, of all concealed hands in others: it is one row. */
const isSaid = (id: string, has: ReadonlySet<string>, ids: ReadonlyMap<string, string>): boolean =>
  id === 'menqingron' && has.has(ids.get('menqianqing') ?? '');

/** The implications that a random hand breaks. */
export function brokenImplications(shape: HandShape, hands: number): string[] {
  const {ruleset, problems} = readRuleset(everything(shape), {id: 'all'});
  if (!ruleset || problems.length) throw new Error(JSON.stringify(problems.slice(0, 3)));
  // seven pairs are no hand where only sets are
  const rules = shape === 'a' ? ruleset : {...ruleset, shapes: []};
  const ids = new Map(ruleset.patterns.map(({native, id}) => [native.slice(0, -1), id]));
  const broken = new Set<string>();
  for (const hand of randomSituations(21, hands, {sets: shape === 'c' ? 5 : 4, flowers: true})) {
    const {lines, status} = score({...hand, rules: 'all'}, rules);
    if (status !== 'win') continue;
    const has = new Set(lines.map(({id}) => id));
    for (const [id, row] of ids)
      if (has.has(row))
        for (const other of impliedBy(id, shape)) {
          const wanted = ids.get(other);
          if (wanted !== undefined && !has.has(wanted) && !isSaid(other, has, ids))
            broken.add(`${id} ${other}`);
        }
  }
  return [...broken].slice(0, 20);
}
