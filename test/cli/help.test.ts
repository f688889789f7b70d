/** The help of the command: the output shown after each example of `--help` is what the example prints. */
import {describe, expect, it} from 'vitest';
import {rulesOfLedger} from '../../src/cli/ledger.js';
import {useAllRules} from '../../src/cli/referee.js';
import {helpOf, ledgerUsage, roundUsage} from '../../src/cli/usage.js';
import {readLedger} from '../../src/round/ledger.js';
import {replay} from '../../src/round/replay.js';
import {isProblem, parseRound} from '../../src/round/text/parse.js';

/** The text as help shows it, indented by two blanks. */
const shownIn = (help: string): string =>
  help
    .split('\n')
    .flatMap((line) => (line.startsWith('  ') ? [line.slice(2)] : []))
    .join('\n');

describe('the help', () => {
  it('of a command without one of its own is that of all', () => {
    expect(helpOf('waits')).toBe(helpOf(undefined));
    expect(helpOf('constructor')).toBe(helpOf(undefined));
    expect(helpOf('round')).toBe(roundUsage);
  });

  it('of mj round shows a round that is legal', async () => {
    await useAllRules();
    const record = parseRound(shownIn(roundUsage));
    if (isProblem(record)) throw new Error(record.message);
    expect(record.moves.length).toBeGreaterThan(3);
    expect(replay(record).problems).toEqual([]);
  });

  it('of mj ledger shows a game without a fault', () => {
    const ledger = readLedger(shownIn(ledgerUsage), rulesOfLedger);
    expect(ledger.fault).toBe(undefined);
    expect(ledger.hands).toHaveLength(3);
  });
});
