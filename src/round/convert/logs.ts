/** Reads logs of every format that is known, and tells which format a text has. */
import {fromBotzone} from './botzone.js';
import type {Converted} from './converted.js';
import type {LogFormat} from './formats.js';
import {fromJson} from './from-json.js';
import {fromKobalab} from './from-kobalab.js';
import {fromMjai} from './from-mjai.js';
import {isLogAddress} from './log-texts.js';
import {fromTenhou6} from './tenhou6.js';
import {fromTziakcha} from './tziakcha.js';

type Reader = (text: string, rules?: string) => readonly Converted[];

const READERS: Readonly<Record<LogFormat, Reader>> = {
  json: fromJson,
  botzone: fromBotzone,
  tziakcha: fromTziakcha,
  tenhou6: (text, rules = 'tenhou') => fromTenhou6(text, rules),
  mjai: (text, rules = 'tenhou') => fromMjai(text, rules),
  kobalab: (text, rules = 'tenhou') => fromKobalab(text, rules),
};

/**
 * Reads every hand of a log; a hand that cannot be read comes back with its problem.
 * @param rules the id of the rules that the hands are judged by, where it is not the one that the format stands for
 */
export const fromLog = (text: string, format: LogFormat, rules?: string): readonly Converted[] =>
  READERS[format](text, rules);

/** What a text begins with, by its format. */
const BEGINNINGS: readonly (readonly [LogFormat, RegExp])[] = [
  ['kobalab', /^\s*(?:\[\s*)?\{[^[\]]*"(?:player|qijia)"\s*:/],
  ['tenhou6', /^\s*\{\s*"(?:title|log|name|rule|ver|ref|ratingc|lobby|dan|rate|sx)"/],
  ['mjai', /^\s*(?:\[\s*)?\{[^{}]*"type"\s*:\s*"start_(?:game|kyoku)"/],
  ['botzone', /^\s*Match\b/],
  [
    'tziakcha',
    /^\s*(?:\[\s*)?\{(?:[^{}]*"(?:script|step)"\s*:|\s*"sessionId"\s*:|[^]*"w"\s*:\s*"[\da-f]{288}")/,
  ],
  // not `{comment}`, with which the text of a round may begin
  ['json', /^\s*(?:\[\s*)?\{\s*"|^\s*\[\s*\]/],
];

/** The format of a text that is a log; undefined for the text of a round. */
export const logFormat = (text: string): LogFormat | undefined =>
  isLogAddress(text) ? 'tenhou6' : BEGINNINGS.find(([, begins]) => begins.test(text.slice(0, 2000)))?.[0];
