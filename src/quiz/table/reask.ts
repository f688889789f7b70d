/** Asks a question about a table again, at another table of its kind: at the end of a step, or on another day. */
import {isFault} from '../../core/situation/result.js';
import {SEATS} from '../../core/situation/situation.js';
import {replay, type Playing} from '../../round/game/replay.js';
import {parseRound} from '../../round/text/parse.js';
import {bareText} from './another.js';
import {LONGEST_TABLE, type TableIdea, type TableLooks} from '../table-idea.js';
import {tableRetry, type TableAgain, type TableRetry} from './retry.js';

/** A question about a table that was asked, with the look of its table and of the question. */
export interface AskedTable extends TableAgain, TableLooks {
  readonly looks?: TableIdea['looks'];
}

/** The question as it is kept; undefined where no other table can be made of it, and where the round is too long. */
export function tableIdea({round, ask, seat, bottom, seen, index, looks}: AskedTable): TableIdea | undefined {
  const {rules, start} = round.record;
  const text = bareText(round.record);
  if (rules === undefined || start.seed !== undefined || text.length > LONGEST_TABLE) return undefined;
  return {rules, text, at: round.at, ask, seat, bottom, seen, index, looks};
}

/** The kept question with its round, replayed; undefined where it cannot be asked of what the text says. */
export function askedTable(
  {text, at, ...idea}: TableIdea,
  {ruleset, flow}: Required<Pick<Playing, 'ruleset' | 'flow'>>,
  pose: TableAgain['pose'],
): AskedTable | undefined {
  const record = parseRound(text);
  if (isFault(record)) return undefined;
  const played = replay(record, {ruleset, flow});
  if (played.problems.length || at < 0 || at >= played.positions.length) return undefined;
  const {seat} = idea;
  const round = {...played, record, ruleset, flow, at};
  return pose(round, seat).fault ? undefined : {...idea, seat, round, pose};
}

/** The same question at another table; undefined where there is none. A seed always gives the same one. */
export function reasked(asked: AskedTable, seed: string): TableIdea | undefined {
  const idea = tableIdea(asked);
  const made = idea && tableRetry(asked, seed);
  if (!made) return undefined;
  const {text, seat, sits} = made;
  return {...idea, text, seat, bottom: satBy(idea.bottom, sits), seen: satBy(idea.seen, sits)};
}

/** Words of an attribute, where those that are seats follow their players. */
const satBy = (words: string | undefined, sits: TableRetry['sits']): string | undefined =>
  words?.replaceAll(/[a-z]+/g, (word) => {
    const seat = SEATS.find((one) => one === word);
    return seat ? sits(seat) : word;
  });
