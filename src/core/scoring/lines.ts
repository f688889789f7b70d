/** The lines of a result: one for each row that counts. */
import {Match} from '../game/match.js';
import type {Line} from '../game/result.js';
import type {ScoringTable} from '../reading/table.js';
import {indicesOf} from './interned.js';
import type {Scorer} from './scorer.js';

const NONE: readonly never[] = Object.freeze([]);

/** The line of a row that counts. Lines without tiles and separate values are shared by results. */
export function lineOf(i: number, table: ScoringTable, scorer: Scorer): Line {
  const {rows, columns} = scorer;
  const {lines} = scorer.kept;
  const bits = rows.bits[i];
  const count = rows.times[i];
  const value = scorer.lineValue(i);
  const several = columns.each[i] && bits < Match.beside && (bits & (bits - 1)) !== 0;
  if (several || columns.tiles[i]) return ownLine(i, table, scorer, value, several);
  const place = Math.imul(bits ^ (value << 20) ^ (i << 13) ^ count, 0x9e3779b1) >>> 20;
  const line = lines.made[place];
  const at = 2 * place;
  if (line?.value === value && lines.keys[at] === bits && lines.keys[at + 1] === (count << 9) + i)
    return line;
  lines.keys[at] = bits;
  lines.keys[at + 1] = (count << 9) + i;
  return (lines.made[place] = ownLine(i, table, scorer, value));
}

function ownLine(i: number, table: ScoringTable, scorer: Scorer, value: number, several?: boolean): Line {
  const {match, rows} = scorer;
  const row = table.rows[i];
  const bits = rows.bits[i];
  const groups = bits >= Match.beside ? NONE : indicesOf(bits);
  const tiles = row.tiles?.(match, bits);
  const values = several && Object.freeze(groups.map((at) => scorer.lineValue(i, 1 << at)));
  return Object.freeze({
    id: row.id,
    value,
    unit: row.unit ?? table.ruleset.unit,
    count: rows.times[i],
    groups,
    cite: row.cite,
    ...(tiles && {tiles}),
    ...(values && {values}),
  });
}
