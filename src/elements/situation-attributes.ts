import {property} from 'lit/decorators.js';
import {numberOf} from '../core/situation/attributes.js';
import {spelled} from '../core/situation/problem.js';
import {isRecord, spellOptions} from '../core/reading/options.js';
import type {Seat, WinBy} from '../core/situation/situation.js';
import type {Strings} from '../locales/index.js';
import {MjElement} from './mj-element.js';

const number = {fromAttribute: (text: string | null) => (text ? numberOf(text) : undefined)};
/** As an attribute has them. */
const list = {toAttribute: (value: unknown) => Array.isArray(value) && value.map(spelled).join(' ')};
const record = {toAttribute: (value: unknown) => isRecord(value) && spellOptions(value)};

/** Every field of a situation as an attribute. */
export abstract class SituationAttributes<S extends Strings> extends MjElement<S> {
  /** The rule set, pinned or not: `luqiao`, `luqiao@1`, or a preset. */
  @property() rules?: string;

  /** House rules that differ from the defaults: `name:value; name:value`. As a property, also an object. */
  @property({converter: record}) options?: string | Readonly<Record<string, unknown>>;

  /** The hand in notation; with `+tile` when somebody has won. */
  @property() hand?: string;

  /** The notation of the hand, where it has to be named: `gb` or `kobalab`. */
  @property() notation?: string;

  /** How the winning tile came: `discard`, `self` or `robbing`. */
  @property() by?: WinBy;

  /** Who discarded the winning tile, or declared the robbed kong. */
  @property() from?: Seat;

  /** Whose hand it is: `east`, `south`, `west` or `north`. */
  @property() seat?: Seat;

  /** The prevailing wind. */
  @property() round?: Seat;

  /** Who is the dealer. */
  @property() dealer?: Seat;

  /** Dealer's wins in a row, or honba. */
  @property({type: Number, converter: number}) counters?: number;

  /** The indicator of the wild tile. */
  @property() wild?: string;

  /** Flowers laid out, in notation. */
  @property() flowers?: string;

  /** Tiles laid out as ガリ, in notation. */
  @property() gari?: string;

  /** Dora indicators, in notation. */
  @property() indicators?: string;

  /** Ura dora indicators, in notation. */
  @property({attribute: 'ura-indicators'}) uraIndicators?: string;

  /** Situational flags, with spaces or commas between them. As a property, also an array. */
  @property({converter: list}) flags?: string | readonly string[];

  /** Who is liable for the payments, where that is stated. */
  @property() liable?: Seat;

  /** What the win passed before would have scored. */
  @property({attribute: 'passed-total', type: Number, converter: number}) passedTotal?: number;

  /** Winning tiles that were let go and still bar a win, in notation. */
  @property({attribute: 'passed-tiles'}) passedTiles?: string;

  /** The hand of the player in the east, for the settlement, and flags said of it: `hand; flag flag`. */
  @property({attribute: 'others-east'}) othersEast?: string;

  /** The hand of the player in the south. */
  @property({attribute: 'others-south'}) othersSouth?: string;

  /** The hand of the player in the west. */
  @property({attribute: 'others-west'}) othersWest?: string;

  /** The hand of the player in the north. */
  @property({attribute: 'others-north'}) othersNorth?: string;

  /** The total that the author of the page expects. */
  @property({type: Number, converter: number}) expect?: number;
}
