/** The schemas of records, positions and games take what the referee makes, and refuse what it does not. */
import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {schemaOf} from '../../tools/schema/types.mjs';
import {playGames} from '../../tools/fuzz/random-game.js';
import {recordOf, replay, rulesOf, sequences} from './rounds.js';

const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
const compile = (file: string, name: string) => ajv.compile(schemaOf(file, name));

const isRecord = compile('src/round/record/record.ts', 'RoundRecord');
const isPosition = compile('src/round/state/position.ts', 'RoundPosition');
const isGame = compile('src/round/game/game.ts', 'GameState');

/** As JSON, which has no undefined values. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('schemas of rounds', () => {
  it('take every worked record and each of its positions', () => {
    for (const [name, text] of sequences) {
      const record = recordOf(text);
      isRecord(json(record));
      expect(isRecord.errors, name).toBeNull();
      for (const position of replay(record).positions) {
        isPosition(json(position));
        expect(isPosition.errors, name).toBeNull();
      }
    }
  });

  it.each(['ribon', 'mcr', 'tenhou', 'shiragiku'])(
    'take what is played at random by %s, and its games',
    (id) => {
      for (const {record, positions, frame, next} of playGames(rulesOf(id), 4, 'schema')) {
        for (const [check, values] of [
          [isRecord, [record]],
          [isPosition, positions],
          [isGame, [frame, next]],
        ] as const)
          for (const value of values.filter(Boolean)) {
            check(json(value));
            expect(check.errors).toBeNull();
          }
      }
    },
  );

  it('refuse what is none', () => {
    const record = recordOf('rules=mcr turn=E play: E: +1m -1m (E: -2m)') as unknown as Record<
      string,
      unknown
    >;
    expect(isRecord(json(record))).toBe(true);
    for (const wrong of [
      {...record, version: 2},
      {...record, moves: [{seat: 'up', do: 'pass'}]},
      {...record, moves: [{seat: 'east', do: 'fly'}]},
      {...record, what: 1},
      {...record, moves: [{seat: 'east', do: 'pass', line: [{seat: 'east'}]}]},
    ])
      expect(isRecord(json(wrong))).toBe(false);
    expect(isPosition({})).toBe(false);
    expect(isGame({over: true})).toBe(false);
  });
});
