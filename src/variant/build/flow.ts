/** How rules as text are played: as another rule set is, with their own tiles, circumstances and payments. */
import type {Course} from '../../core/game/course.js';
import type {Declaring, Flow} from '../../core/game/flow.js';
import type {Options} from '../../core/game/options.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {defaultOptions, tilesOf} from '../../core/reading/table.js';
import type {Flag} from '../../core/situation/situation.js';
import {isFlower} from '../../core/tiles/tile.js';
import {ownCircumstances} from './circumstances.js';
import {tilesInSet, type FlowLender} from './like.js';
import {oncePer} from '../../core/situation/once-per.js';

/** A function of a flow, or an object of such functions. */
type Hooks = Readonly<Record<string, unknown>>;

/**
 * The flow asks for options of its own rules, which a text does not have: they are as those rules have them. Options are the
 * argument that has the options of the text and of the flow, and no others.
 */
class LentOptions {
  private readonly names: ReadonlySet<string>;

  constructor(
    own: Ruleset,
    flow: Flow,
    private readonly defaults: Options,
  ) {
    this.names = new Set([...Object.keys(own.options), ...Object.keys(flow.options)]);
  }

  /** The same hooks, which are given these options too. */
  lendTo<T extends object>(hooks: T): T {
    const lent = Object.entries(hooks as Hooks).map(([name, value]) => {
      if (typeof value === 'function') return [name, this.lending(value as (...given: unknown[]) => unknown)];
      const isHooks = typeof value === 'object' && value !== null && Object.values(value).some(isHook);
      return [name, isHooks ? this.lendTo(value) : value];
    });
    return Object.fromEntries(lent) as T;
  }

  /** The options of a text with those of the other rules. */
  readonly with = oncePer((o: Options): Options => ({...this.defaults, ...o}));

  private lending(hook: (...given: unknown[]) => unknown): (...given: unknown[]) => unknown {
    return (...given) => hook(...given.map((one) => (this.isOptions(one) ? this.with(one) : one)));
  }

  private isOptions(given: unknown): given is Options {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
    const keys = Object.keys(given);
    return keys.length === this.names.size && keys.every((key) => this.names.has(key));
  }
}

const isHook = (value: unknown): boolean => typeof value === 'function';

/**
 * The flow of rules that are played as others are.
 * @param lent the flow of the others, without the changes of a preset
 */
export function flowLike(
  own: Ruleset,
  {ruleset: lender, preset, isParent}: FlowLender,
  lent: Flow & Course,
): Flow & Course {
  const {presets, under, cites, settlingCites, ledgerCites, options, texts, ruleOptions: _, ...hooks} = lent;
  // numbers of rules are those of a page: of the text's own, unless it says only what is different
  const numbers = isParent ? {cites, settlingCites, ledgerCites} : {ledgerCites: {}};
  const changed = {...hooks, ...(preset && {...presets?.[preset.id], ...under?.[preset.id]})};
  const given = new LentOptions(own, lent, defaultOptions(lender, preset));
  const flow: Flow & Course = {
    ...given.lendTo(changed),
    options,
    texts,
    ruleOptions: own.options,
    ledgerCites: {},
  };
  const isPaidAlike = (own.paidIn ?? own.unit) === (lender.paidIn ?? lender.unit);
  const circumstances = ownCircumstances(own, lender);
  return {
    ...flow,
    ...numbers,
    left: (o) => flow.left(o) - tilesToDraw(lender, given.with(o)) + tilesToDraw(own, o),
    chow: flow.chow && own.melds?.includes('chow') !== false,
    pay: (totals, o) => own.pay(totals, o),
    flags: (moment, o) => [...known(own, flow.flags(moment, o)), ...circumstances(moment)],
    laidOut: laidOutIn(own, flow),
    dora: own.doraOf ? flow.dora : undefined,
    wilds: turnsIndicator(own) ? (flow.wilds ?? TURNED_ALONE) : undefined,
    furiten: furitenIn(own, flow),
    liable: own.fields.includes('liable') ? flow.liable : undefined,
    ready: readyIn(own, flow),
    ...(!isPaidAlike && PAID_OTHERWISE),
  };
}

/** Whether a tile is turned after the deal that says which tiles are wild. */
const turnsIndicator = ({fields}: Ruleset): boolean => fields.includes('wild');

/** A turned indicator makes tiles wild, and nothing more. */
const TURNED_ALONE: Flow['wilds'] = {comparesThrown: () => false};

/** How many tiles of a set may come into hands: all but the turned indicator. */
const tilesToDraw = (ruleset: Ruleset, o: Options): number =>
  tilesInSet(tilesOf(ruleset, o)) - (turnsIndicator(ruleset) ? 1 : 0);

/** The circumstance of each way to win by flowers. */
const BY_FLOWERS = {eight: 'eightFlowers', seven: 'sevenFlowers'} as const;

/** What lies beside a hand: of flowers, all kinds that the text plays as such, and the wins by flowers that it knows. */
function laidOutIn(own: Ruleset, {laidOut}: Flow): Flow['laidOut'] {
  if (!laidOut || !own.fields.includes(laidOut.field)) return undefined;
  if (laidOut.field !== 'flowers') return laidOut;
  const {bonus = []} = tilesOf(own, defaultOptions(own));
  return {
    ...laidOut,
    is: (kind) => isFlower(kind) || bonus.includes(kind),
    wins: laidOut.wins?.filter((way) => known(own, [BY_FLOWERS[way]]).length),
  };
}

/** A tile that was passed is not won on until the next turn, where the text says so and the other rules do not. */
function furitenIn({fields}: Ruleset, {furiten}: Flow): Flow['furiten'] {
  if (!fields.includes('passedTiles') || furiten?.win) return furiten;
  return {lifts: ['draw', 'call', 'skipped'], ...furiten, win: () => 'kind'};
}

/** Amounts of the other rules mean nothing where payments are of another unit. */
const PAID_OTHERWISE = {
  startPoints: () => 0,
  falseWin: () => 0,
  result: (points: readonly number[]) => points,
  isBust: undefined,
  extras: undefined,
};

const known = ({flags = []}: Ruleset, asked: readonly Flag[]): readonly Flag[] =>
  asked.filter((flag) => flags.some((one) => one.flag === flag));

/** The circumstances of a hand that was declared ready. */
const DECLARED: readonly Flag[] = ['riichi', 'doubleRiichi', 'openRiichi', 'readyFirst', 'readyEarly'];

/** A declaration that these rules do not know is none. */
function readyIn(own: Ruleset, {ready}: Flow): Flow['ready'] {
  if (!ready || !known(own, DECLARED).length) return undefined;
  return {
    ...ready,
    declare: (d: Declaring, o: Options) => {
      const flags = ready.declare(d, o);
      return typeof flags === 'string' ? flags : known(own, flags);
    },
  };
}
