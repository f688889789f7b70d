/** A ledger as comma-separated values, for spreadsheets, and the hands of one that is read back. */
import {SEATS} from '../../core/situation/situation.js';
import {pointsOf} from '../../round/game/game.js';
import {csvText} from '../../share/csv.js';
import {byGame, type Ledger, type LedgerGame, type LedgerHand} from '../../round/ledger/ledger.js';

/** Heads the column of what the ledger says of a hand: the one that is read back. */
const RESULT = 'result';
/** A row a hand: what was said of it, who sat where, and what each player had then; and one that begins another game. */
export function toCsv(ledger: Ledger): string {
  const {heading} = ledger;
  const players = heading?.players ?? [];
  const head = ['hand', 'dealer', 'counters', ...SEATS, RESULT, ...players];
  const handRow = ({text, frame, ending}: LedgerHand, i: number): string[] => [
    String(i + 1),
    players[frame.places[frame.dealer] ?? -1] ?? '',
    String(frame.counters),
    ...SEATS.map((seat) => (frame.windsUnsaid ? '' : (players[frame.places[seat] ?? -1] ?? ''))),
    text,
    ...pointsOf(frame, ending.points).map(String),
  ];
  const gameRow = ({text}: LedgerGame): string[] => head.map((name) => (name === RESULT ? text : ''));
  // each game that another one follows is followed by the line that begins it
  return csvText([head, ...byGame(ledger, handRow, gameRow)]);
}

/** The lines of the hands; a text without such a column is taken for lines. */
export function fromCsv(text: string): string {
  const rows = rowsOf(text);
  const column = rows.at(0)?.indexOf(RESULT) ?? -1;
  if (column < 0) return text.trim();
  return rows
    .slice(1)
    .map((row) => (row.at(column) ?? '').replace(/^'/, '').replace(/[\r\n]+/g, ' '))
    .filter((line) => line.trim())
    .join('\n');
}

/** The cells of each row; every character is looked at once. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const row = rows[rows.length - 1];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++);
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (',;\t\n'.includes(char)) {
      row.push(cell);
      cell = '';
      if (char === '\n') rows.push([]);
    } else if (char !== '\r') cell += char;
  }
  rows[rows.length - 1].push(cell);
  return rows;
}
