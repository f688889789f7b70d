/** From the text of a round to its positions: the reader, the rule set, its flow and the referee each come when needed. */
import type {RoundState} from '../../contexts/round.js';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import {later, type Needing} from '../../controllers/fetched.js';
import {flowOf} from '../../controllers/flow-of.js';
import {unknownRules} from '../../controllers/unknown-rules.js';
import {fault, type Fault, type Problem} from '../../core/situation/problem.js';
import type {RoundMessages, RoundProblem} from '../../round/record/problem.js';
import type {RoundRecord} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import {beforeWord} from './before-word.js';

/** A problem with its line and column, and the rule that it is about. */
export type RoundFlaw = Problem & Pick<RoundProblem, 'line' | 'column' | 'cite' | 'seat' | 'move'>;

const readerFor = later(() => import('./round-reader.js'));
const refereeModule = later(() => import('./referee.js'));
type Reader = NonNullable<ReturnType<typeof readerFor>>;
/** The module of the referee, once it has come. */
export type RefereeModule = NonNullable<ReturnType<typeof refereeModule>>;

/** What is read. */
export interface RoundSource {
  readonly text: string;
  /** Names that go before those in the text. */
  readonly given: Readonly<Record<string, string>>;
  /** Whether the referee is needed even before the first move. */
  readonly full: boolean;
}

/** Where things come from. */
export interface RoundHost extends Needing {
  /** The rule set of an id; null if it cannot be had. */
  rulesOf(id: string): KnownRuleset | null | undefined;
  /** The words of the referee; they are fetched where they are missing. */
  messages(): RoundMessages | undefined;
}

/** The state or the fault; neither while something is being fetched. */
export interface Read {
  readonly state?: RoundState;
  /** What is wrong with the text, or with what it says. */
  readonly flaw?: RoundFlaw;
  /** What is wrong with the element. */
  readonly fault?: Fault;
}

/** Reads and replays the round of one element, and asks for a new update when something it needs has come. */
export class RoundReading {
  /** Undefined until it is needed and has come. */
  referee?: RefereeModule;
  private key = '';
  private record?: RoundRecord;
  private problem?: RoundProblem;
  private said?: RoundMessages;
  private kept?: Kept;
  private playing: Playing = {};

  constructor(private readonly host: RoundHost) {}

  /** The rules that the record names, in its text or beside it; empty for any mahjong. */
  get rules(): string {
    return this.record?.rules ?? '';
  }

  read({text, given, full}: RoundSource): Read {
    const reader = readerFor(this.host);
    if (!reader) return {};
    this.parse(reader, text, given);
    const {record, problem} = this;
    const flaw = problem && this.said && flawOf(problem, given);
    if (!record) return {...(flaw && {flaw})};
    const ruled = this.findRules(reader, record);
    if (ruled) return {...ruled, ...(flaw && {flaw})};
    const state = this.play(reader, record, full);
    // a result other than expected does not keep the round from being shown
    const wrong = state?.problems.find(({code}) => !code.startsWith('expected-'));
    const found = flaw ?? (wrong && this.kept?.messages && flawOf(wrong, given));
    return {...(state && {state}), ...(found && {flaw: found})};
  }

  /** The words of problems are fetched only when there is one. */
  private parse(reader: Reader, text: string, given: RoundSource['given']): void {
    const key = `${JSON.stringify(given)}\n${text}`;
    const said = this.problem && this.host.messages();
    if (key === this.key && (!this.problem || said === this.said)) return;
    this.key = key;
    this.said = said;
    const read = reader.parseRound(text, given, said);
    if (!reader.isFault(read)) {
      this.problem = undefined;
      this.record = read;
      return;
    }
    const isNew = this.problem === undefined;
    this.problem = read;
    // the moves before the mistake can be shown, or all of them without the value beside them
    const {field, at} = read;
    const others = Object.entries(given).filter(([name]) => name !== field);
    const shown = field === undefined ? beforeWord(text, at?.start ?? 0) : text;
    const before = reader.parseRound(shown, Object.fromEntries(others));
    this.record = reader.isFault(before) ? undefined : before;
    if (isNew && this.host.messages()) this.parse(reader, text, given);
  }

  /** @returns undefined once the rules of a record are known */
  private findRules(reader: Reader, record: RoundRecord): Read | undefined {
    const {rules} = record;
    if (!rules) {
      if (this.playing.record !== record) this.playing = playingOf(reader, record);
      return undefined;
    }
    const known = this.host.rulesOf(rules);
    const flow = known && flowOf(known.ruleset, this.host);
    if (known === null) return {fault: unknownRules(rules)};
    if (flow === null) return {fault: fault('no-flow', rules, 'rules')};
    if (!flow) return {};
    const {ruleset} = known;
    const {playing} = this;
    if (playing.record !== record || playing.ruleset !== ruleset || playing.flow !== flow)
      this.playing = playingOf(reader, record, {ruleset, flow});
    return undefined;
  }

  /** A position alone needs no referee, unless something is wrong with it. */
  private play(reader: Reader, record: RoundRecord, full: boolean): RoundState | undefined {
    const {rules} = this.playing;
    const alone = rules && !full && !record.moves.length && !record.expect;
    const first = alone ? reader.startOf(rules, record) : undefined;
    if (first && !reader.isFault(first)) {
      if (this.kept?.record !== record || this.kept.referee)
        this.kept = {
          record,
          state: {...this.known, record, positions: [first], problems: [], at: 0},
        };
      return this.kept.state;
    }
    const referee = this.askReferee();
    if (!referee) return undefined;
    if (this.kept?.record !== record || !this.kept.referee) this.kept = this.replayed(record, referee);
    const messages = this.kept.state.problems.length ? this.host.messages() : undefined;
    if (messages !== this.kept.messages) this.kept = this.replayed(record, referee, messages);
    return this.kept.state;
  }

  /** Asks for the referee. @returns undefined until it has come */
  askReferee(): RefereeModule | undefined {
    return (this.referee = refereeModule(this.host));
  }

  private get known(): RulesOfRound {
    const {record: _, ...known} = this.playing;
    return known;
  }

  private replayed(record: RoundRecord, referee: RefereeModule, messages?: RoundMessages): Kept {
    const {ruleset, flow} = this.playing;
    const replay = referee.replay(record, {ruleset, flow, messages});
    const {positions} = replay.positions.length ? replay : referee.replay(unruled(record));
    const at = Math.max(0, positions.length - 1);
    const state = {...replay, ...this.known, record, positions, at};
    return {record, referee, state, ...(messages && {messages})};
  }
}

type RulesOfRound = Pick<RoundState, 'ruleset' | 'flow' | 'rules' | 'turned'>;

/** The rules of a record; without `rules` one of its options is wrong, which the referee reports. */
type Playing = RulesOfRound & {readonly record?: RoundRecord};

function playingOf(reader: Reader, record: RoundRecord, {ruleset, flow}: RulesOfRound = {}): Playing {
  const rules = reader.rulesOfRecord(record, ruleset, flow);
  if (reader.isFault(rules)) return {record, ruleset, flow};
  const turned = (p: RoundPosition): number => reader.turnedIn(rules, p);
  return {record, rules, ...(ruleset && {ruleset, flow, turned})};
}

/** The last replay, and the words in which its problems are told. */
interface Kept {
  readonly record: RoundRecord;
  readonly state: RoundState;
  readonly referee?: RefereeModule;
  readonly messages?: RoundMessages;
}

/** Where the rules refuse the position itself, it is shown all the same. */
const unruled = ({start, version}: RoundRecord): RoundRecord => ({version, start, moves: []});

/** A problem as elements report it; one of an attribute has its whole value. */
function flawOf(problem: RoundProblem, given: RoundSource['given']): RoundFlaw {
  const {field} = problem;
  return field === undefined ? problem : {...problem, about: given[field]};
}
