import {expect, it} from 'vitest';
import {csvText} from '../../src/share/csv.js';

it.each(['=1+1', '+1', '@a', '＝1+1', '＋1', '－1+1', '＠a', '-a', '\t=1'])(
  'no spreadsheet takes %j for a formula',
  (text) => expect(csvText([[text, '-5', '1']])).toBe(`'${text},-5,1\n`),
);
