/** Reads logs of every format that is known. */
import {fromBotzone} from './botzone.js';
import type {LogHand} from './log-hand.js';
import type {LogFormat} from './formats.js';
import {fromJson} from './from-json.js';
import {fromKobalab} from './from-kobalab.js';
import {fromMjai} from './from-mjai.js';
import {fromMjlog} from './mjlog.js';
import {fromTenhou6} from './tenhou6.js';
import {noHandIn} from './log-texts.js';
import {fromTziakcha} from './tziakcha.js';

type Reader = (text: string, rules?: string) => readonly LogHand[];

const READERS: Readonly<Record<LogFormat, Reader>> = {
  json: fromJson,
  botzone: fromBotzone,
  tziakcha: fromTziakcha,
  tenhou6: (text, rules = 'tenhou') => fromTenhou6(text, rules),
  mjlog: (text, rules = 'tenhou') => fromMjlog(text, rules),
  mjai: (text, rules = 'tenhou') => fromMjai(text, rules),
  kobalab: (text, rules = 'tenhou') => fromKobalab(text, rules),
};

/**
 * Reads every hand of a log; a hand that cannot be read comes back with its problem.
 * @param rules the id of the rules that the hands are judged by, where it is not the one that the format stands for
 */
export function fromLog(text: string, format: LogFormat, rules?: string): readonly LogHand[] {
  const hands = READERS[format](text, rules);
  return hands.length ? hands : [noHandIn(text)];
}
