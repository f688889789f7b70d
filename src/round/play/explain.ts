/** Puts a refusal into words: who may not do what, why, and by which rule. */
import {REFUSALS, type Refusal} from '../../core/game/refusal.js';
import {clauseOf} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {kindName, kindOf} from '../../core/tiles/tile.js';
import {closeClaims} from './claims.js';
import type {RoundPosition} from '../state/position.js';
import type {Move} from '../record/move.js';
import type {RefusedMove} from '../judging/ruling.js';
import type {RoundRules} from '../state/rules.js';
import {notationOf} from '../text/notation.js';
import {meldText} from '../text/tiles.js';
import type {RoundMessages, RoundProblem} from '../record/problem.js';
import {verbOf} from '../record/verb.js';

/** A move of a seat that was refused, and where. */
interface Attempt {
  readonly rules: RoundRules;
  readonly p: RoundPosition;
  readonly seat: Seat;
  readonly move: Move;
}

/** Puts a refusal into words, as a problem. */
export function explain(refused: RefusedMove, attempt: Attempt, messages?: RoundMessages): RoundProblem {
  const {code, about} = refused;
  const {seat, rules} = attempt;
  const cite = citeOf(refused, rules);
  return {
    code,
    message: messages ? refusalSaid(refused, attempt, messages, cite) : codeOf(refused),
    seat,
    ...(cite === undefined ? {} : {cite}),
    ...(about === undefined ? {} : {about}),
  };
}

/** What the player whose turn it is must do first; undefined where it is another player's turn. */
function firstOf({rules, p, seat}: Attempt): 'draw' | 'discard' | undefined {
  const {is, seat: turn, opening} = closeClaims(rules, p).phase;
  if (turn !== seat || opening) return undefined;
  if (is === 'draw' || is === 'replace') return 'draw';
  return is === 'act' ? 'discard' : undefined;
}

const codeOf = ({code, about, problem}: RefusedMove): string =>
  problem?.message ?? (about ? `${code}: ${about}` : code);

const asWritten = (notation: string): string => notation;

/** The whole refusal as a sentence: who may not do what, why, and by which rule. */
function refusalSaid(refused: RefusedMove, attempt: Attempt, messages: RoundMessages, cite?: string): string {
  const {round, problems} = messages;
  const {seat, move} = attempt;
  const first = refused.code === 'not-your-turn' ? firstOf(attempt) : undefined;
  const why = first ? round.first[first] : whyOf(refused, attempt, messages);
  const clause = round.mayNot(round.seat(seat), moveInWords(move, messages), why);
  return problems.sentence(cite ? round.cited(clause, cite) : clause);
}

/** A move in words after "may": "pung 7p", "chow [_123m]". */
export function moveInWords(move: Move, {round, named = asWritten}: RoundMessages): string {
  const {do: name, tile, meld} = move;
  const kind = name === 'pung' || name === 'kong' ? meld?.tiles[0] : undefined;
  const laid = tile === undefined ? (meld ? meldText(meld) : '') : notationOf([tile]);
  const about = kind === undefined ? laid : kindName(kindOf(kind));
  return round.doing[verbOf(name, meld)](about && named(about));
}

function whyOf(
  {code, about = '', problem}: RefusedMove,
  {seat, rules: {ruleset}}: Attempt,
  messages: RoundMessages,
): string {
  const {round, problems, named = asWritten} = messages;
  const unit = ruleset?.unit;
  if (problem) return clauseOf(problem, problems, unit);
  if (!isRefusal(code)) return clauseOf({code, about}, problems, unit);
  const toReader = seat === round.reader ? round.selfRefusals?.[code] : undefined;
  return (toReader ?? round.refusals[code])(about && named(about));
}

const isRefusal = (code: RefusedMove['code']): code is Refusal => REFUSALS.some((one) => one === code);

/** The numbers of the general rules, for rule sets that have no number of their own. */
export const GENERAL: Readonly<Partial<Record<string, string>>> = {
  'no-tile-left': 'FL-2',
  'not-your-turn': 'FL-3',
  'flower-first': 'FL-3',
  'after-call': 'FL-4',
  'out-after-call': 'FL-4',
  'no-discard-left': 'FL-4',
  'rob-kong': 'FL-6',
  'no-pung': 'FL-7',
  'kong-by-discard': 'FL-7',
  'last-discard': 'FL-8',
  'hand-drawn': 'FL-9',
};

/** The number of the rule that a refusal follows from; undefined where none has a number. */
export function citeOf({code}: RefusedMove, {flow}: RoundRules): string | undefined {
  return flow.cites?.[code] ?? GENERAL[code];
}
