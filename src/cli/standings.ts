/** `mj standings LEDGER…`: who is ahead after the games of several ledgers, as a table, CSV, JSON or a page to print. */
import {LANGS, type Lang} from '../core/game/names.js';
import {ledgerWords} from '../locales/ledger.js';
import {brokenOff, isOver} from '../round/game/game.js';
import {explainLedger} from '../round/ledger/faults.js';
import {readLedger, type Ledger} from '../round/ledger/ledger.js';
import {
  isStandings,
  standings,
  TIES,
  type Standing,
  type StandingsRules,
  type TableResult,
} from '../round/ledger/standings.js';
import {csvText} from '../share/csv.js';
import {escapeHtml} from '../share/escape.js';
import {UsageError, type Args} from './args.js';
import {faultLine} from './fault-line.js';
import {rulesOfLedger} from './ledger-rules.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {columns} from './text.js';
import {print, printFile, printJson, remark} from './output.js';

/** Runs `mj standings`. Returns the exit status, 1 where a ledger has a fault: nothing is counted then. */
export async function standingsCommand(args: Args): Promise<number> {
  const {words, lang, says, given} = args;
  const [form, other] = (['json', 'csv', 'html'] as const).filter((name) => given[name]);
  if (other) throw new UsageError(says.notWith(`--${form}`, `--${other}`));
  const {faults} = await ledgerWords.load(lang);
  const games: TableResult[] = [];
  const wrong: string[] = [];
  const allRead = await eachText(words, says.files, (file, source) => {
    const ledger = readLedger(source, rulesOfLedger);
    if (ledger.fault) wrong.push(faultLine(file, explainLedger(ledger.fault, faults)));
    for (const game of gamesOf(ledger)) games.push(game);
    return Promise.resolve();
  });
  remark(...wrong);
  if (!allRead) return UNREADABLE;
  if (wrong.length) return 1;
  tell(table(games, args), args);
  return 0;
}

/** The games of a ledger; one that is not over counts as it stands. */
function gamesOf({heading, hands, games, next}: Ledger): readonly TableResult[] {
  const before = games.map(({result}) => result);
  const isPlayed = hands.at(-1)?.game === games.length;
  if (!heading || !next || !isPlayed) return before;
  return [...before, isOver(next) ? next : brokenOff(heading, next)];
}

function table(games: readonly TableResult[], {given, says}: Args): readonly Standing[] {
  const ties = TIES.find((one) => one === given.ties);
  const rules: StandingsRules = {
    ...(typeof given.uma === 'string' && {uma: numbersIn(given.uma)}),
    ...(typeof given['table-points'] === 'string' && {tablePoints: numbersIn(given['table-points'])}),
    ...(typeof given.penalties === 'string' && {penalties: penaltiesIn(given.penalties)}),
    ...(ties && {ties}),
  };
  const found = standings(games, rules);
  if (isStandings(found)) return found;
  if (found.code === 'unknown-player')
    throw new UsageError(
      says.mustBe('--penalties', [...new Set(games.flatMap(({result}) => Object.keys(result)))], found.name),
    );
  const flag = found.field === 'uma' ? '--uma' : '--table-points';
  const example = Array.from({length: found.players}, (_, i) => String(found.players - i)).join(',');
  const form = Array<string>(found.players).fill('N').join(',');
  throw new UsageError(
    says.mustLook(flag, form, [example], String(given[found.field === 'uma' ? 'uma' : 'table-points'])),
  );
}

const numbersIn = (list: string): readonly number[] => list.split(',').map(Number);

const penaltiesIn = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.split(',').map((part): [string, number] => {
      const [name, n] = part.split(':');
      return [name.trim(), Number(n)];
    }),
  );

function tell(found: readonly Standing[], {given, lang}: Args): void {
  if (given.json) return printJson(found);
  const rows = rowsOf(found, HEADS[lang], {
    hasTablePoints: given['table-points'] !== undefined,
    spelled: spelledBy(given.csv ? '-' : '−'),
  });
  if (given.csv) printFile(csvText(rows));
  else if (given.html) printFile(pageOf(rows, lang));
  else print(...columns(rows));
}

/** The words of standings in one language. */
interface Heads {
  readonly title: string;
  readonly rank: string;
  readonly player: string;
  readonly tablePoints: string;
  readonly points: string;
  readonly penalty: string;
  readonly firsts: string;
  readonly game: (n: number) => string;
}

const HEADS: Readonly<Record<Lang, Heads>> = {
  en: {
    ...{title: 'Standings', rank: 'Rank', player: 'Player', tablePoints: 'Table points', points: 'Points'},
    ...{penalty: 'Penalty', firsts: 'Firsts', game: (n) => `Game ${n}`},
  },
  ja: {
    ...{title: '順位表', rank: '順位', player: '名前', tablePoints: '順位点', points: '得点'},
    ...{penalty: 'ペナルティ', firsts: '1位', game: (n) => `${n}戦目`},
  },
  'zh-Hant': {
    ...{title: '總排名', rank: '名次', player: '玩家', tablePoints: '桌分', points: '得分'},
    ...{penalty: '罰分', firsts: '第一名', game: (n) => `第${n}場`},
  },
  'zh-Hans': {
    ...{title: '总排名', rank: '名次', player: '玩家', tablePoints: '桌分', points: '得分'},
    ...{penalty: '罚分', firsts: '第一名', game: (n) => `第${n}场`},
  },
} satisfies Record<(typeof LANGS)[number], Heads>;

const MOST_DECIMALS = 2;
/** A number for programs, with a hyphen, or for readers, with a minus. */
const spelledBy =
  (minus: '-' | '−') =>
  (n: number): string =>
    String(Number(n.toFixed(MOST_DECIMALS))).replace('-', minus);

/** The table: its heads, and a row for each player. Columns in which nothing stands are left out. */
function rowsOf(
  found: readonly Standing[],
  heads: Heads,
  {hasTablePoints, spelled}: {readonly hasTablePoints: boolean; readonly spelled: (n: number) => string},
): readonly (readonly string[])[] {
  const most = Math.max(0, ...found.map(({games}) => games.length));
  const numbers = Array.from({length: most}, (_, i) => i);
  const hasPenalty = found.some(({penalty}) => penalty);
  const head = [
    ...[heads.rank, heads.player],
    ...(hasTablePoints ? [heads.tablePoints] : []),
    ...[heads.points, ...(hasPenalty ? [heads.penalty] : []), heads.firsts],
    ...numbers.map((i) => heads.game(i + 1)),
  ];
  const rows = found.map(({rank, name, tablePoints, points, penalty, firsts, games}) => [
    ...[String(rank), name],
    ...(hasTablePoints ? [spelled(tablePoints)] : []),
    ...[spelled(points), ...(hasPenalty ? [spelled(penalty)] : []), String(firsts)],
    ...numbers.map((i) => {
      const game = games.at(i);
      if (!game || i >= games.length) return '';
      return hasTablePoints ? `${spelled(game.points)} (${spelled(game.tablePoints)})` : spelled(game.points);
    }),
  ]);
  return [head, ...rows];
}

/** A page of its own, which prints on A4: sixteen players and four games on one sheet. */
function pageOf([head, ...rows]: readonly (readonly string[])[], lang: Lang): string {
  const {title} = HEADS[lang];
  const cell = (text: string, i: number): string =>
    i === 1 ? `<th scope="row">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`;
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
@page { size: A4; margin: 15mm }
body { font: 11pt/1.4 system-ui, sans-serif; margin: 1em auto; max-width: 60em; padding: 0 1em; color: #000; background: #fff }
h1 { font-size: 1.4em }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid #999; padding: 0.2em 0.4em; text-align: end }
th { text-align: start }
thead th { border-bottom: 2px solid #000; text-align: end }
thead th:nth-child(2) { text-align: start }
thead { display: table-header-group }
tr { break-inside: avoid }
@media print { body { margin: 0; padding: 0; max-width: none } }
</style>
<h1>${title}</h1>
<table>
<thead><tr>${head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}
</tbody>
</table>
`;
}
