/** Ledgers of games in which dice decide the winds anew before each hand (SG-4): they only tell winds that are said. */
import {describe, expect, it} from 'vitest';
import {ledgerJson} from '../../src/cli/ledger.js';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {readLedger, type Ledger} from '../../src/round/ledger/ledger.js';
import type {ToldRound} from '../../src/round/ledger/numbered-rounds.js';
import {parseRound} from '../../src/round/text/parse.js';
import {toCsv} from '../../src/elements/mj-ledger/csv.js';
import {hands, read} from './ledger-said.js';
import {replay} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const winds = (seats: Readonly<Record<string, string>> | undefined): string | undefined =>
  seats && ['east', 'south', 'west', 'north'].map((seat) => seats[seat]).join('');

const told = (text: string): readonly (string | undefined)[] => {
  const {list, last} = hands(text);
  return [...list, last.next].map((hand) => winds(hand?.seats));
};

describe.each(['shiragiku', 'xinzhang'])('a ledger of %s', (rules) => {
  it('claims no winds, and says who deals all the same', () => {
    const {list, last} = hands(`rules=${rules}\nB ron A 3\ndraw\nA tsumo 5`);
    expect([...list, last.next].map((hand) => hand?.dealer)).toEqual(['A', 'B', 'B', 'C']);
    expect(told(`rules=${rules}\nB ron A 3\ndraw\nA tsumo 5`)).toEqual(Array(4).fill(undefined));
  });

  it.each([
    ['dice=334', 'BCDA'],
    ['dice=3,3,4', 'BCDA'],
    ['dice=1', 'ABCD'],
    ['east=B', 'BCDA'],
    ['north=A', 'BCDA'],
    ['dealer=north', 'BCDA'],
    ['dealer=N', 'BCDA'],
    ['dealer=北', 'BCDA'],
    ['dealer=east', 'ABCD'],
  ])('tells those of a hand that says %s', (said, seats) => {
    expect(told(`rules=${rules}\nB ron A 3 ${said}\ndraw`)).toEqual([seats, undefined, undefined]);
    expect(told(`rules=${rules}\ndraw\nB ron A 3 ${said}`)).toEqual([undefined, seats, undefined]);
  });

  it('counts dice from the player who deals', () => {
    expect(told(`rules=${rules}\nB ron A 3\ndraw dice=334`)).toEqual([undefined, 'CDAB', undefined]);
  });

  it('takes those of the first hand from its heading', () => {
    expect(told(`rules=${rules} dice=334\ndraw\ndraw`)).toEqual(['BCDA', undefined, undefined]);
  });

  it('pays the same whatever the winds are', () => {
    const net = (said: string) => hands(`rules=${rules} counters=2\nC ron A 3 ${said}\nD tsumo 4`).list;
    for (const said of ['dice=334', 'dealer=south', 'west=A']) {
      expect(net(said).map((hand) => hand.net)).toEqual(net('').map((hand) => hand.net));
      expect(net(said).map((hand) => hand.points)).toEqual(net('').map((hand) => hand.points));
    }
  });

  it('leaves their columns of a spreadsheet empty where they are not said', () => {
    const rows = toCsv(read(`rules=${rules}\ndraw dice=334\ndraw`)).split('\n');
    expect(rows[1]).toMatch(/^1,A,0,B,C,D,A,draw dice=334,/);
    expect(rows[2]).toMatch(/^2,A,1,,,,,draw,/);
  });
});

describe('a told round', () => {
  const round = (text: string): ToldRound => {
    const record = parseRound(text);
    if (isFault(record)) throw new Error(record.message);
    return {...replay(record), record};
  };
  const ledger = (text: string, ...rounds: ToldRound[]): Ledger =>
    readLedger(text, rulesOfLedger, {}, {rounds});
  const S5 = `rules=shiragiku dealer=N counters=1 turn=W
    S: 45m 123p 456p 789p 222s 99p
    play:
    W: +E -3m
    S: win`;

  it.each(['E', 'S', 'W', 'N'])('fits whatever the dealer’s seat is: dealer=%s', (seat) => {
    const {hands, fault} = ledger(
      'rules=shiragiku counters=1\n@1',
      round(S5.replace('dealer=N', `dealer=${seat}`)),
    );
    expect(fault).toBeUndefined();
    const [{frame, ending, text}] = hands;
    expect(frame.windsUnsaid).toBeUndefined();
    expect(frame.dealer.startsWith(seat.toLowerCase())).toBe(true);
    expect(frame.places[frame.dealer]).toBe(0);
    expect(ending.winners[0].seat).toBe('south');
    // written as a line, it comes to the same
    const again = ledger(`rules=shiragiku counters=1\n${text}`);
    expect(again.fault).toBeUndefined();
    expect(ledgerJson(again)[0]).toEqual(ledgerJson({games: [], hands, fault})[0]);
  });

  it('goes on with the player after the dealer', () => {
    const {next} = ledger('rules=shiragiku counters=1\n@1', round(S5));
    expect(next).toMatchObject({windsUnsaid: true, counters: 0, dealer: 'east', places: {east: 1}});
  });

  it('must fit the dice, where the ledger says them', () => {
    const text = 'rules=shiragiku counters=1 dice=334\n@1';
    expect(ledger(text, round(S5)).fault).toBeUndefined();
    const other = ledger(text, round(S5.replace('dealer=N', 'dealer=E')));
    expect(other.fault).toMatchObject({
      code: 'round-elsewhere',
      about: 'round=east dealer=north counters=1',
    });
    const counters = ledger('rules=shiragiku\n@1', round(S5));
    expect(counters.fault?.about).toBe('round=east counters=0');
  });
});
