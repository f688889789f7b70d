/** `mj play`: hands played by computer players, counted; and the parts of such a run added up. */
import type {HandCounts} from '../play/count/counted.js';
import {HandCount} from '../play/count/sum.js';
import {WallPlayer, playsOf, wallsIn, type HandsAsked, type WallCount} from '../play/count/walls.js';
import type {PlayerLevel} from '../play/players/player.js';
import type {PlayTable} from '../play/table/table.js';
import type {RoundRecord} from '../round/record/record.js';
import {formatHands, MOST_HANDS} from '../round/text/hands.js';
import {isOneWord} from '../round/text/one-word.js';
import {UsageError, type Args} from './args.js';
import {CALLED} from './called.js';
import {jobsOf} from './jobs.js';
import {endProgress, print, printJson, remark, showProgress} from './output.js';
import {UNREADABLE, Unwritable} from './page/unreadable.js';
import {playJobs, type PlayWork} from './play-jobs.js';
import {countLines} from './play-lines.js';
import {tableOfRules, type RulesGiven} from './play-table.js';
import {rulesetFor} from './rulesets.js';
import {mustBeWritable, writeWhole} from './write-file.js';

/** The exit status of a command that was stopped by Ctrl-C. */
const STOPPED = 130;

/** Runs `mj play`. Returns the exit status. */
export async function playCommand(args: Args): Promise<number> {
  if (args.given.merge) return (await import('./play-merge.js')).mergeCommand(args);
  const {given, says, lang} = args;
  const rules = await rulesOf(args);
  const table = await tableOfRules(rules, args);
  const asked = askedFor(args, table);
  if (given.record !== undefined && wallsIn(asked).length * playsOf(asked) > MOST_HANDS)
    throw new UsageError(says.play.mostRecorded(MOST_HANDS));
  if (given.record !== undefined && !isOneWord(asked.seed))
    throw new UsageError(says.play.seedRecorded(asked.seed));
  const work: PlayWork = {...rules, asked, lang};
  const run = new Run(args, table, asked);
  if (typeof given.record === 'string' && !(await isWritten(args, given.record, mustBeWritable)))
    return UNREADABLE;
  await run.play(work);
  const isRecorded = await run.writeRecord();
  const {counts} = run;
  if (given.json) printJson(counts);
  else print(...countLines(counts, table.rules.ruleset, args));
  if (!isRecorded) return UNREADABLE;
  if (run.isStopped) return STOPPED;
  return counts.refused ? 1 : 0;
}

async function rulesOf({given, ...args}: Args): Promise<RulesGiven> {
  await rulesetFor(given.rules, args, `${CALLED} play`);
  const {rules, options} = given;
  return {
    rules: typeof rules === 'string' ? rules : '',
    ...(typeof options === 'string' && {options}),
  };
}

/** What is to be played. */
function askedFor({given, says}: Args, {rules: {seats, id}}: PlayTable): HandsAsked {
  const levels = String(given.levels ?? '4')
    .split(',')
    .map((level) => Number(level) as PlayerLevel);
  if (levels.length > seats.length) remark(says.note(says.play.levelsUnused(id, seats.length)));
  const [part, of] = typeof given.part === 'string' ? given.part.split('/').map(Number) : [];
  return {
    hands: Number(given.hands ?? 1),
    seed: typeof given.seed === 'string' ? given.seed : '1',
    levels: levels.slice(0, seats.length),
    ...(given.paired && {paired: true}),
    ...(part !== undefined && {part: {part, of}}),
  };
}

/** A record as a text can name its rules: the name of a file may have what ends a word or begins a comment. */
const named = ({rules = '', ...record}: RoundRecord): RoundRecord =>
  isOneWord(rules) ? {...record, rules} : record;

/** Writes a file, or tries to. @returns false if it could not be written, which is said */
async function isWritten(
  {says}: Args,
  file: string,
  write: (file: string) => Promise<void>,
): Promise<boolean> {
  try {
    await write(file);
    return true;
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    remark(says.files.notWritten(file, error.why(says.files)));
    return false;
  }
}

/** Milliseconds in a minute, and between two messages of progress. */
const MINUTE = 60_000;
const PROGRESS_EVERY = 1000;

/** One run: hands are counted in the order of their seeds, as far as they were played without a gap. */
class Run {
  isStopped = false;
  private readonly count: HandCount;
  private readonly records: RoundRecord[] = [];
  private readonly started = performance.now();
  private told = 0;

  constructor(
    private readonly args: Args,
    private readonly table: PlayTable,
    private readonly asked: HandsAsked,
  ) {
    const {rules} = table;
    const {options} = args.given;
    const about = {
      rules: rules.id,
      version: rules.ruleset.version,
      ...(typeof options === 'string' && {options}),
    };
    this.count = new HandCount(about, asked, rules.seats.length);
  }

  get counts(): HandCounts {
    return this.count.counts;
  }

  /** Plays until all is played, or until it is stopped. */
  async play(work: PlayWork): Promise<void> {
    const stop = (): void => {
      this.isStopped = true;
    };
    process.once('SIGINT', stop);
    try {
      const walls = wallsIn(this.asked);
      const jobs = Math.min(jobsOf(this.args.given.jobs), walls.length);
      if (jobs > 1) await playJobs(jobs, work, walls, (wall) => this.add(wall));
      else await this.playHere(walls);
    } finally {
      process.off('SIGINT', stop);
    }
    if (this.told) endProgress();
  }

  private async playHere(walls: readonly number[]): Promise<void> {
    const player = new WallPlayer(this.table, this.asked, () => performance.now());
    for (const n of walls) {
      // a signal is heard between two walls
      await new Promise(setImmediate);
      if (this.isStopped || !this.add(player.play(n))) return;
    }
  }

  /** Adds a wall. @returns whether more are wanted */
  private add(wall: WallCount): boolean {
    if (this.isStopped) return false;
    const {given, says} = this.args;
    this.count.add(wall);
    if (given.record !== undefined) this.records.push(...wall.records.map(named));
    for (const {seed, why} of wall.faults) remark(says.play.refusedMove(seed, why));
    this.tell();
    return true;
  }

  /** Says how far it is, on a terminal. */
  private tell(): void {
    const now = performance.now();
    const {given, says} = this.args;
    if (given.quiet || !process.stderr.isTTY || now - this.started < PROGRESS_EVERY * (this.told + 1)) return;
    this.told = Math.floor((now - this.started) / PROGRESS_EVERY);
    const {hands} = this.count;
    const all = wallsIn(this.asked).length * playsOf(this.asked);
    const left = Math.ceil((((now - this.started) / hands) * (all - hands)) / MINUTE);
    showProgress(says.play.progress(hands, all, left));
  }

  /** Writes the hands, if that was asked for. @returns false if the file could not be written, which is said */
  async writeRecord(): Promise<boolean> {
    const {record} = this.args.given;
    return (
      typeof record !== 'string' ||
      isWritten(this.args, record, (file) => writeWhole(file, formatHands(this.records)))
    );
  }
}
