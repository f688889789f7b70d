/** Every pair of formats that are written: what is written in one is read and judged there, and the same in the other. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {logFormat} from '../../src/round/convert/formats.js';
import {fromLog} from '../../src/round/convert/logs.js';
import {toMjai} from '../../src/round/convert/to-mjai.js';
import {toTenhou6} from '../../src/round/convert/to-tenhou6.js';
import {madeIn} from '../../src/round/convert/riichi-hand.js';
import type {Playing} from '../../src/round/game/replay.js';
import {playGames} from '../../tools/fuzz/random-game.js';
import type {RecordMove, RoundRecord} from '../../src/round/record/record.js';
import {formatRound} from '../../src/round/text/format.js';
import {meldIn} from '../../src/round/text/tiles.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {seeded} from '../rules/random.js';
import {playGame} from './majiang-games.js';
import {mjlogOf} from './mjlog-of.js';
import {flowOf, recordOf, replay, rulesOf, sequences} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

/** `PLAYED=1000` converts so many hands. */
const HANDS = Number(process.env.PLAYED ?? 5);
/** More hands of logs that are read only: each goes through fewer formats. */
const SERVED = 3 * HANDS;
const LONG = 3_600_000;

const playedBy = ({rules = ''}: RoundRecord): Playing => flowOf(rules);

/** Writes a record in each format. */
const WRITTEN: Readonly<Record<string, (record: RoundRecord) => string>> = {
  text: (record) => formatRound(record),
  json: (record) => JSON.stringify(record),
  tenhou6: (record) => {
    const log = toTenhou6([record], playedBy);
    if (isFault(log)) throw new Error(`tenhou6: ${log.message} ${log.move}`);
    return JSON.stringify(log);
  },
  mjai: (record) => {
    const events = toMjai([record], playedBy);
    if (isFault(events)) throw new Error(`mjai: ${events.message} ${events.move}`);
    return events.map((event) => JSON.stringify(event)).join('\n');
  },
};

const FORMATS = Object.keys(WRITTEN);

/** Reads what was written, by the format that the text itself shows. The house rules are given, as a user gives them. */
function read(text: string, {options, id}: RoundRules): RoundRecord {
  const format = logFormat(text);
  if (!format) return recordOf(text);
  const [{record, fault, values = []}] = fromLog(text, format, id);
  if (!record) throw new Error(`${format} ${fault?.line}:${fault?.column} ${fault?.message}`);
  const under = {...record, ...(Object.keys(options).length && {options})};
  for (const {seat, points, fu, han} of values) {
    const {result} = replay(under).ending?.winners.find((winner) => winner.seat === seat) ?? {};
    const [each, dealer] = points;
    const all = dealer === undefined ? [each, 3 * each] : [2 * each + dealer];
    expect(all, text).toContain(result?.total);
    if (fu !== undefined)
      expect([result?.sums.han, Math.ceil(fu / 10)]).toEqual([han, Math.ceil((result?.sums.fu ?? 0) / 10)]);
  }
  return under;
}

/**
 * The moves that were made: without comments and passes, a discard of the tile just drawn in one way. The fourteenth
 * tile of a dealer is dealt in some formats, and drawn in others. Who says that the hand is drawn does not matter.
 */
function made(record: RoundRecord): readonly object[] {
  let drawn: string | undefined;
  const done: object[] = [];
  for (const {move} of madeIn(record)) {
    // who wins is for the referee to say: a nearer player may overrule a win
    if (move.do === 'win') continue;
    const again = move.do === 'discard' && (move.tile === undefined || move.tile === drawn);
    done.push(again ? {seat: move.seat, do: 'discard', tile: drawn} : meant(move));
    if (done.length === 1 && move.do === 'draw' && move.seat === 'east') done.pop();
    if (move.do !== 'riichi') drawn = move.do === 'draw' ? move.tile : undefined;
  }
  return done;
}

const meant = ({seat, do: name, tile, meld}: RecordMove): object => ({
  ...{do: name, ...(name !== 'end' && {seat})},
  ...(tile !== undefined && {tile}),
  ...(meld !== undefined && setOf(meld)),
});

/** A set without the place of the called tile, which some formats know and others do not. */
function setOf(text: string): object {
  const {tiles = [], kind, added, open, called = -1} = meldIn(text) ?? {};
  return {
    kind,
    added,
    open,
    tiles: tiles.toSorted((a, b) => a - b),
    called: called < 0 ? undefined : tiles[called],
  };
}

/** What a hand comes to, by the referee. Who has let a win go is told in some formats; that the hand has ended, in all. */
function judgedOf(record: RoundRecord, at: string): object {
  const {ending, problems} = replay(record);
  expect(problems, at).toEqual([]);
  return {
    points: ending?.points,
    deal: ending?.deal,
    drawn: ending?.drawn,
    winners: ending?.winners.map(({seat, total}) => [seat, total]),
    liable: ending?.winners.map(({situation}) => situation?.liable),
    ready: ending?.ready,
    over: ending !== undefined,
  };
}

function through(record: RoundRecord, rules: RoundRules, at: string): void {
  const first = read(WRITTEN.tenhou6(record), rules);
  const told = judgedOf(record, at);
  for (const from of FORMATS) {
    const one = read(WRITTEN[from](record), rules);
    for (const to of FORMATS) {
      const name = `${from} → ${to} ${at}`;
      const other = read(WRITTEN[to](one), rules);
      expect(made(other), name).toEqual(made(first));
      expect(judgedOf(other, name), name).toEqual(told);
      expect(WRITTEN[to](read(WRITTEN[to](other), rules)), name).toBe(WRITTEN[to](other));
    }
  }
}

/** A hand that was played, up to one of its moves: it stops there. */
const cut = (record: RoundRecord, at: number): RoundRecord => ({...record, moves: record.moves.slice(0, at)});

describe('riichi mahjong', () => {
  it.each(['tenhou', 'riichi', 'mleague'])(
    'hands of %s go from any format into any other, and are judged alike there',
    (id) => {
      for (const {record, rules, seed, hand} of playGames(rulesOf(id), HANDS, 'pairs')) {
        if (record.moves.some(({do: name}) => name === 'falsewin')) continue;
        through(record, rules, `${seed}, hand ${hand}\n${formatRound(record)}`);
      }
    },
    LONG,
  );

  it.each(['tenhou', 'mahjongsoul', 'ema'])(
    'hands of %s are judged alike as the server of tenhou.net writes them, and go from there into any format',
    (id) => {
      for (const {record, rules, seed, hand} of playGames(rulesOf(id), SERVED, 'served')) {
        if (record.moves.some(({do: name}) => name === 'falsewin')) continue;
        const at = `${seed}, hand ${hand}\n${formatRound(record)}`;
        const told = judgedOf(read(WRITTEN.json(record), rules), at);
        const served = read(mjlogOf(record, playedBy(record)), rules);
        expect(judgedOf(served, at), at).toEqual(told);
        for (const to of FORMATS) {
          const other = read(WRITTEN[to](served), rules);
          expect(made(other), `${to} ${at}`).toEqual(made(served));
          expect(judgedOf(other, at), `${to} ${at}`).toEqual(told);
        }
      }
    },
    LONG,
  );

  it(
    'hands that stop before their end stay so: no log says that they are drawn',
    () => {
      for (const {record, rules, seed, hand} of playGames(rulesOf('tenhou'), HANDS, 'stops')) {
        const discards = [...record.moves.entries()].filter(([, move]) => move.do === 'discard');
        const at = 1 + (discards.at(discards.length >> 1)?.[0] ?? 0);
        const stops = cut(record, at);
        if (stops.moves.some(({do: name}) => name === 'falsewin') || replay(stops).ending) continue;
        through(stops, rules, `${seed}, hand ${hand}\n${formatRound(stops)}`);
        expect(WRITTEN.mjai(stops)).not.toContain('"ryukyoku"');
        expect(WRITTEN.tenhou6(stops)).toContain('["不明"]');
      }
    },
    LONG,
  );
});

describe('a hand that stops at a riichi', () => {
  const declared = 'rules=tenhou indicators=N\nE: 123m 456p 789s 23p EEN |\nS: 147m 258p 369s ESWP |';
  const others = 'W: 147m 258p 369s SSWW |\nN: 369m 147p 258s PPFF |';
  const record = recordOf(`${declared}\n${others}\nplay:\nE: riichi`);

  it('has no word in tenhou.net/6, in which the discard has it', () => {
    expect(toTenhou6([record], playedBy)).toMatchObject({code: 'unknown-word', about: 'riichi -?', move: 0});
    const goes = {...record, moves: [...record.moves, {seat: 'east', do: 'discard', tile: 'N'} as const]};
    expect(WRITTEN.tenhou6(goes)).toContain('["r60"]');
  });

  it('stays so in the others', () => {
    for (const to of ['text', 'json', 'mjai'])
      expect(read(WRITTEN[to](record), rulesOf('tenhou')).moves.at(-1), to).toEqual(record.moves[0]);
  });
});

describe('other mahjong', () => {
  it.each(sequences.map(([name, text]) => [name, recordOf(text)] as const))(
    '%s: is the same as text and as JSON, and refused by logs of riichi mahjong',
    (_, record) => {
      expect(recordOf(WRITTEN.text(record))).toEqual(record);
      const json = fromLog(WRITTEN.json(record), 'json')[0].record;
      expect(recordOf(WRITTEN.text(json!))).toEqual(record);
      const refused = {code: 'riichi-only', about: record.rules};
      expect(toTenhou6([record], playedBy)).toMatchObject(refused);
      expect(toMjai([record], playedBy)).toMatchObject(refused);
    },
  );
});

describe('hands of logs that are read only', () => {
  it(
    'of majiang go into every format, and are judged alike there',
    () => {
      const {paipu} = playGame(seeded(1), {ダブル役満あり: false});
      const hands = fromLog(JSON.stringify(paipu), 'kobalab', 'tenhou');
      expect(hands.length).toBeGreaterThan(2);
      for (const {record} of hands.slice(0, HANDS)) {
        const rules = {...rulesOf('tenhou'), options: record!.options ?? {}};
        through(record!, rules, formatRound(record!));
      }
    },
    LONG,
  );

  it.each(['botzone', 'tziakcha'] as const)(
    'of %s are the same as text and as JSON, and refused by logs of riichi mahjong',
    (format) => {
      const log = readFileSync(new URL(`logs/${format}.log`, import.meta.url), 'utf8');
      for (const {record} of fromLog(log, format)) {
        const told = judgedOf(record!, format);
        const {foreign: _foreign, ...rest} = record!;
        expect(recordOf(WRITTEN.text(record!))).toEqual(rest);
        const [{record: again}] = fromLog(WRITTEN.json(record!), 'json');
        expect(again).toEqual(record);
        expect(judgedOf(again!, format)).toEqual(told);
        const refused = {code: 'riichi-only', about: record!.rules};
        expect(toTenhou6([record!], playedBy)).toMatchObject(refused);
        expect(toMjai([record!], playedBy)).toMatchObject(refused);
      }
    },
  );
});

describe('a record that no log can begin with', () => {
  const DEALT = 'rules=tenhou indicators=N turn=E\nE: 123m 456p 789s 23p EE |\nS: 147m 258p 369s ESW4p |';
  it.each([
    [DEALT.replace('turn=E', 'turn=E left=40'), 'left=40'],
    [DEALT.replace('turn=E', 'turn=S'), 'turn=south'],
    [DEALT.replace('147m 258p 369s ESW4p |', '[_147m] 258p 369s E |').replace('_147', '_123'), 'south'],
    [DEALT.replace('ESW4p |', 'ESW4p | 1m'), 'south'],
  ])('begins in the middle: %s', (text, about) => {
    const record = recordOf(`${text}\nplay:\nE: +C -C`);
    expect(toMjai([record], playedBy)).toMatchObject({code: 'not-from-deal', about});
    expect(toTenhou6([record], playedBy)).toMatchObject({code: 'not-from-deal', about});
  });

  it('has a hand of another number of tiles, of which none is left out', () => {
    const record = recordOf(`${DEALT.replace('ESW4p', 'ESWN4p')}\nplay:\nE: +C -C`);
    const refused = {code: 'wrong-hand-size', about: 'south'};
    expect(toMjai([record], playedBy)).toMatchObject(refused);
    expect(toTenhou6([record], playedBy)).toMatchObject(refused);
  });

  it('has hidden hands, which tenhou.net/6 cannot have, and mjai can', () => {
    const record = recordOf(`${DEALT}\nplay:\nE: +C -C`);
    expect(toTenhou6([record], playedBy)).toMatchObject({code: 'hand-hidden', about: 'west'});
    expect(WRITTEN.mjai(record)).toContain('["?","?"');
  });
});

/** A hand in which every kind of kong is declared, for the order of the events. */
const KONGS = `rules=tenhou round=E turn=E indicators=9s1p2p3p ura=1m points=E25000,S25000,W25000,N25000
E: 1111m 444p 55p 78s NN |
S: 147m 58p 369s EESW4p |
W: 258m 369p 147s SNCC |
N: 369m 147p 258s SWNF |
play:
`;

describe('events of mjai', () => {
  const events = (moves: string): string[] => {
    const text = WRITTEN.mjai(recordOf(KONGS + moves));
    return text.split('\n').map((line) => {
      const {type, actor = '', dora_marker: marker = ''} = JSON.parse(line) as Record<string, string>;
      return `${type} ${actor}${marker}`.trim();
    });
  };

  it('turn the indicator of a concealed kong before its replacement, of another one before the discard', () =>
    expect(events('E: +C [[1111m]] +F -F  S: +P -4p  E: [444_4p] +P -P  S: +W -W').slice(2)).toEqual([
      ...['tsumo 0', 'ankan 0', 'dora 1p', 'tsumo 0', 'dahai 0', 'tsumo 1', 'dahai 1'],
      ...['daiminkan 0', 'tsumo 0', 'dora 2p', 'dahai 0', 'tsumo 1', 'dahai 1'],
    ]));

  it('turn it with a kong that follows, and not where the replacement wins', () => {
    expect(events('E: +C -C  S: +P -4p  E: [444_4p] +P [[1111m]] +F -F').slice(2)).toEqual([
      ...['tsumo 0', 'dahai 0', 'tsumo 1', 'dahai 1', 'daiminkan 0', 'tsumo 0'],
      ...['dora 1p', 'ankan 0', 'dora 2p', 'tsumo 0', 'dahai 0'],
    ]);
    expect(events('E: +N -5p  S: +P -4p  E: [444_4p] +5p -5p  S: +W -W').slice(6)).toEqual([
      ...['daiminkan 0', 'tsumo 0', 'dora 1p', 'dahai 0', 'tsumo 1', 'dahai 1'],
    ]);
  });

  it('accept a riichi right after its discard, also where that is called', () => {
    const ready = KONGS.replace('1111m 444p 55p 78s NN', '123m 444p 55p 78s NNN');
    const record = recordOf(`${ready}E: +E riichi -E  S: [EE_E] -S  W: +P -P`);
    expect(WRITTEN.mjai(record)).toMatch(/"reach".*\n.*"dahai".*\n.*"reach_accepted".*\n.*"pon"/);
    const stops = recordOf(`${ready}E: +E riichi -E`);
    expect(WRITTEN.mjai(stops)).not.toContain('reach_accepted');
  });
});
