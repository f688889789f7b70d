/** Reads the expected result: `expect E-12 S+24 W-6 N-6, next S 0, points E74 S38 W38`. */
import type {Place} from '../../core/situation/place.js';

import type {Seat} from '../../core/situation/situation.js';
import type {ExpectedResult} from '../record/record.js';
import type {Reader} from './reader.js';
import {seatAt} from './words.js';

type Numbers = Partial<Record<Seat, number>>;
type Draft = {-readonly [K in keyof ExpectedResult]: ExpectedResult[K]};

/** Reads the result, which goes to the end of the text. */
export function readResult(reader: Reader, fields: Map<string, Place>): ExpectedResult {
  const found: Draft = {};
  let part: 'net' | 'points' = 'net';
  while (!skip(reader).done) {
    const start = reader.at;
    if (!found.next && reader.take('next')) readNext(reader, found, fields);
    else if (reader.take('points')) part = 'points';
    else {
      const seat = seatAt(reader.text, reader.at);
      if (!seat) reader.fail('after-expect', start);
      else {
        reader.at = seat.end;
        const n = reader.space().number();
        if (n === undefined) reader.fail('bad-value', start);
        else if (found[part]?.[seat.seat] !== undefined) reader.fail('seat-twice', start, reader.at);
        else {
          const numbers: Numbers = {...found[part], [seat.seat]: n};
          found[part] = numbers;
          fields.set(`expect.${part}.${seat.seat}`, {start, end: reader.at});
        }
      }
    }
  }
  const word = fields.get('expect');
  if (word && !found.net && !found.next && !found.points)
    reader.fail('seat-expected', word.start, word.end, '');
  return found;
}

function skip(reader: Reader): Reader {
  do reader.space();
  while (reader.take(',') || reader.take('、') || reader.take('，'));
  return reader;
}

function readNext(reader: Reader, found: Draft, fields: Map<string, Place>): void {
  const start = reader.space().at;
  const seat = seatAt(reader.text, start);
  if (!seat) return reader.fail('seat-expected', start);
  reader.at = seat.end;
  fields.set('expect.next.dealer', {start, end: seat.end});
  const at = reader.space().at;
  const counters = reader.number();
  if (counters !== undefined) fields.set('expect.next.counters', {start: at, end: reader.at});
  found.next = {dealer: seat.seat, ...(counters === undefined ? {} : {counters})};
}
