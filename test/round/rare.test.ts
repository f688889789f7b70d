/**
 * Rules of play that no worked sequence shows: robbing other kongs, late indicators, waits on everything, a missing
 * tile.
 */
import {describe, expect, it} from 'vitest';
import type {Flow} from '../../src/core/game/flow.js';
import {refereeFor} from '../../src/round/referee.js';
import {indicatorsTurned} from '../../src/round/state/at.js';
import {flowOf, legal, recordOf, replay, rulesOf, situationOf} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const said = (text: string): string[] => replay(recordOf(text)).problems.map(({code}) => code);

/** E makes a kong or lays out; S waits for that very tile with thirteen orphans. */
const CONCEALED = (options: string, win: string): string => `rules=ribon indicators=8s turn=E ${options}
E: 111p 234p 567p 88s 23s
S: 19m 99p 19s ESWNPFC
play:
E: +1p [[1111p]]
S: ${win}`;
const LAID_OUT = (options: string, win: string): string => `rules=ribon indicators=8s turn=E ${options}
E: 111p 234p 567p 88s 23s
S: 19m 19p 19s ESWPFCC
play:
E: +N out N
S: ${win}`;

describe('robbing more than added kongs (RB-F12)', () => {
  it.each([
    ['a concealed kong', CONCEALED('options=robConcealed:kokushi', 'win')],
    ['no concealed kong by default', CONCEALED('', '!win')],
    ['a tile laid out', LAID_OUT('options=robGari:kokushi', 'win')],
    ['no tile laid out by default', LAID_OUT('', '!win')],
    [
      'with thirteen orphans alone',
      CONCEALED('options=robConcealed:kokushi', '!win').replace(
        '19m 99p 19s ESWNPFC',
        '23p 456p 678p 345s 66s',
      ),
    ],
  ])('%s', (_, text) => expect(said(text)).toEqual([]));

  it('pays as a robbed kong: who declared it pays alone, and the kong is not made', () => {
    const {ending, positions} = replay(recordOf(CONCEALED('options=robConcealed:kokushi', 'win')));
    expect(ending?.winners[0]).toMatchObject({seat: 'south', by: 'robbing', from: 'east'});
    expect(ending?.net.west).toBe(0);
    expect((ending?.net.south ?? 0) + (ending?.net.east ?? 0)).toBe(0);
    expect(positions.at(-1)?.kongs).toBe(0);
  });
});

describe('indicators after a kong (RB-F2)', () => {
  const text = (options: string, kong: string): string => `rules=ribon indicators=8pEW turn=E ${options}
S: 777p 234s 888s 66s 79s
play:
${kong}`;
  const MELDED = 'E: +1s -7p\nS: [_7777p] +1s -1s';
  const CONCEALED_KONG = 'E: +1s -1s\nS: +7p [[7777p]] +1s -1s';
  const turned = (round: string): number[] =>
    replay(recordOf(round)).positions.map((p) => indicatorsTurned(rulesOf(p.rules, p.options), p));

  it('are turned at once', () => {
    // the kong is made once nobody can win on the tile any more
    expect(turned(text('', MELDED))).toEqual([1, 1, 1, 1, 2, 2]);
    expect(turned(text('', CONCEALED_KONG))).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });

  it('wait for the discard after a melded kong, where that is agreed', () => {
    const late = 'options=kanDora:afterDiscardIfMelded';
    expect(turned(text(late, MELDED))).toEqual([1, 1, 1, 1, 1, 2]);
    expect(turned(text(late, CONCEALED_KONG))).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });

  it('wait for the discard also where another kong comes before it', () => {
    const late = 'options=kanDora:afterDiscardIfMelded';
    const twice = 'E: +1s -7p\nS: [_7777p] +8s [[8888s]] +1s -1s';
    expect(turned(text(late, twice)).slice(-4)).toEqual([1, 2, 2, 3]);
  });
});

describe('a live tile (TZ-30)', () => {
  const flags = (meld: string, river: string): unknown => {
    const {positions} = replay(
      recordOf(`rules=luqiao wild=9s turn=N
E: ${meld} 123m 456s 1379p
S: [345s] 56p 678p 11s 234m
W: | ${river}
play:
N: +4p -4p`),
    );
    return situationOf(positions[2], 'south')?.flags;
  };

  it('is one that nobody has thrown', () => {
    expect(flags('[345m]', '7p')).toEqual(['liveTile']);
    expect(flags('[345m]', '4p')).toBeUndefined();
  });

  it('is none that was called, from a river that is not given too', () => {
    expect(flags('[44_4p]', '7p')).toBeUndefined();
    expect(flags('[444p]', '7p')).toBeUndefined();
    expect(flags('[_456p]', '7p')).toBeUndefined();
    expect(flags('[4_56p]', '7p')).toEqual(['liveTile']);
  });
});

describe('a wait on everything (TZ-22)', () => {
  const text = (options: string, moves: string): string => `rules=luqiao wild=5p turn=W ${options}
W: [222s] 123m 456m 789m 5p
play:
${moves}`;

  it('wins by self-draw only', () =>
    expect(said(text('', 'W: +9p -9p\nN: +C -C\nW: !win\nE: +1s -1s'))).toEqual([]));

  it('wins for more than a self-draw with the tile thrown for it', () => {
    const more = 'options=caishenTanki:mustScoreMore';
    // a pair of dragons is worth more than one of circles, but less by discard than the same by self-draw
    expect(said(text(more, 'W: +9p -9p\nN: +8p -8p\nW: !win'))).toEqual([]);
    expect(said(text(more, 'W: +C -C\nN: +C -C\nW: !win'))).toEqual([]);
    const {positions} = replay(recordOf(text(more, 'W: +9p -9p\nN: +8p -8p')));
    const drawn = replay(recordOf(text(more, 'W: +9p win'))).ending?.winners[0].total;
    expect(drawn).toBeGreaterThan(0);
    expect(positions.at(-1)?.seats.west?.threw).toBe(drawn);
  });
});

describe('a tile short after opening flowers (XZ-F9)', () => {
  const text = (moves: string): string => `rules=xinzhang dealer=E start=deal
E: 123m 456m 789m 123p 456p E1s
S: 11s 147m 258p 369s CFPW out 1234567f
N: out 8f
play:
${moves}`;

  it('who calls takes the tile with the call, and wins by his flowers on his next draw', () => {
    const {problems, ending} = replay(
      recordOf(
        `${text('E: -1s\nS: [_111s] +9p !win -9p\nW: +2m -2m\nN: +3m -3m\nE: +1p -1p\nS: +6m win')}
expect E+0 S+33 W+0 N-33`,
      ),
    );
    expect(problems).toEqual([]);
    expect(ending?.winners[0]).toMatchObject({seat: 'south', by: 'self'});
  });

  it('who does not, draws, takes the tile, and may win at once', () =>
    expect(said(text('E: -9m\nS: +9p +6s win\nexpect S+33 N-33'))).toEqual([]));

  it('is asked about for no win before that', () => {
    const {positions} = replay(recordOf(text('E: -1s')));
    expect(situationOf(positions.at(-1)!, 'south')).toBeUndefined();
    expect(situationOf(positions.at(-1)!, 'west')).toBeUndefined();
    expect(situationOf(positions.at(-1)!, 'east')).toBeUndefined();
  });

  it('another’s win goes before', () =>
    expect(
      said(text('E: -1s\nW: win').replace('N: out 8f', 'W: 123p 456p 789s 777s 88m 23s\nN: out 8f')),
    ).toEqual([]));
});

describe('the indicator of luqiao (TZ-6)', () => {
  const unsaid = (text: string): (string | undefined)[] =>
    replay(recordOf(text))
      .notes.filter(({code}) => code === 'not-checked')
      .map(({about}) => about);
  const HAND = 'turn=E\nE: 123m 456p 789s 1122z\nplay:\nE: +1m -1m';

  it('is missed in a record that does not name it, which is played all the same', () => {
    expect(said(`rules=luqiao ${HAND}`)).toEqual([]);
    expect(unsaid(`rules=luqiao ${HAND}`)).toEqual(['wild']);
  });

  it.each([`rules=luqiao wild=9p ${HAND}`, 'rules=luqiao seed=x', `rules=mcr ${HAND}`, HAND])(
    'is not missed in %j',
    (text) => expect(unsaid(text)).toEqual([]),
  );
});

describe('嶺上開花 and ガリ (RB-22): replacing one is part of the draw', () => {
  const rows = (moves: string, more = ''): string[] =>
    replay(
      recordOf(`rules=ribon indicators=8pE turn=S ${more}
S: 777p 234s 888s 66s 23p
play:
${moves}`),
    ).ending?.winners[0].result?.lines.map(({id}) => id) ?? [];

  it.each([
    ['the replacement of a kong', 'S: +7p [[7777p]] +4p win'],
    ['the replacement of a ガリ drawn for a kong', 'S: +7p [[7777p]] +9m out 9m +4p win'],
    ['that of a second ガリ', 'S: +7p [[7777p]] +9m out 9m +N out N +4p win'],
    ['the replacement of a kong after a ガリ', 'S: +N out N +7p [[7777p]] +4p win'],
  ])('%s', (_, moves) => {
    expect(rows(moves)).toContain('rinshan');
    expect(rows(moves, 'left=3')).not.toContain('haitei');
  });

  it.each([
    ['the replacement of a ガリ alone', 'S: +N out N +4p win'],
    ['that of a later turn', 'S: +7p [[7777p]] +1s -1s W: +1s -1s E: +1s -1s S: +N out N +4p win'],
  ])('not %s', (_, moves) => {
    expect(rows(moves)).toContain('gari');
    expect(rows(moves)).not.toContain('rinshan');
  });

  it('keeps 海底 without a kong', () => expect(rows('S: +N out N +4p win', 'left=1')).toContain('haitei'));
});

describe('a hidden hand that drew a red tile', () => {
  const kongs = (draw: string): (string | undefined)[] => {
    const {positions} = replay(recordOf(`rules=ribon indicators=8p turn=E\nplay:\nE: ${draw}`));
    return legal(positions.at(-1)!, 'east').flatMap(({meld}) => (meld?.includes('P') ? [meld] : []));
  };

  it('may make a kong with it, though the tile is no longer among those that nobody sees', () => {
    expect(kongs('+rP')).toContain('[[PPPrP]]');
    expect(kongs('+P')).toEqual(['[[PPPP]]', '[[PPPrP]]']);
  });
});

describe('two referees', () => {
  it('each play by their own rules', () => {
    const {ruleset, flow} = flowOf('mcr');
    const record = recordOf('rules=mcr turn=E left=1\nplay:\nE: +1m -1m end');
    const dealer = (by: Flow): string | undefined => {
      const referee = refereeFor(ruleset, by);
      return isFault(referee) ? referee.code : referee.replay(record).ending?.deal.dealer;
    };
    const other: Flow = {...flow, nextDeal: () => ({dealer: 'west', counters: 0})};
    expect([dealer(flow), dealer(other), dealer(flow)]).toEqual(['south', 'west', 'south']);
  });

  it('are not made of what is wrong', () => {
    const {ruleset, flow} = flowOf('mcr');
    expect(refereeFor(ruleset, flow, {missedWin: 'never'})).toMatchObject({code: 'unknown-option'});
    expect(refereeFor(ruleset, flow, {}, 'luqiao')).toMatchObject({code: 'unknown-rules'});
  });
});
