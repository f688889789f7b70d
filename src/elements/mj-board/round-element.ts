import type {PropertyDeclarations} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {RoundState} from '../../contexts/round.js';
import type {BoardEdge} from '../attributes/round-attributes.js';
import {TABLE_KEYS, keyTable, type TableKeys, type TakesTableKeys} from '../acts/table-keys.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {whenFetched} from '../../controllers/fetched.js';
import type {Words} from '../../controllers/localize.js';
import {isElement, isTextNode} from '../../controllers/node-kind.js';
import {isSilent} from '../../controllers/silent.js';
import {SourceController} from '../../controllers/source.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {spellOptions} from '../../core/reading/options.js';
import {isRecord} from '../../core/situation/value.js';
import {spelled} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {tableWords, type BoardStrings} from '../../locales/board.js';
import {roundWords} from '../../locales/round.js';
import {uncited} from '../../locales/uncited.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {RoundMessages} from '../../round/record/problem.js';
import {ROUND_NAMES} from '../../round/text/names.js';
import {plainNames} from '../views/name-lang.js';
import {rulesetOnly} from '../attributes/property-kinds.js';
import {RulesElement} from '../base/rules-element.js';
import {asText} from '../attributes/converters.js';
import {roundOnly} from './looks.js';
import {RoundReading, type Read, type RoundFlaw} from './reading.js';
import {endsLine} from '../../controllers/ends-line.js';

/** The text inside a tag, with a line end where the page shows one; what is put into a slot is left out. */
const roundText = (host: Element): string =>
  [...host.childNodes]
    .map((node) => {
      if (isTextNode(node)) return node.data;
      if (!isElement(node) || node.slot || isSilent(node.localName)) return '';
      const text = roundText(node);
      return endsLine(node.localName) ? `${text}\n` : text;
    })
    .join('');

/** Attributes that the text of a round says too, and those that say which position of which round. */
const OF_TEXT: readonly string[] = [...ROUND_NAMES, 'for', 'at', 'step'];

/**
 * An element that shows a round told in the notation: its own text, or the round of the element that `for` names. With
 * `rules` a referee replays it; without, it is any mahjong.
 */
export abstract class RoundElement<V> extends RulesElement<BoardStrings, V> implements TakesTableKeys {
  static override properties: PropertyDeclarations = {
    for: {},
    at: {converter: asText},
    bottom: {},
    seen: {},
    numbers: {type: Boolean, useDefault: true},
    edge: {},
    mark: {},
    show: {},
    rules: {},
    round: {},
    dealer: {},
    counters: {converter: asText},
    sticks: {converter: asText},
    points: {},
    players: {},
    sitsout: {},
    wild: {},
    indicators: {},
    ura: {},
    dice: {converter: asText},
    wall: {},
    seed: {converter: asText},
    left: {converter: asText},
    kongs: {converter: asText},
    turn: {},
    start: {},
    discards: {},
    ruleset: {attribute: false, converter: rulesetOnly},
    played: {attribute: false, converter: roundOnly},
    reader: {attribute: false},
  };

  /** The id of the round or board whose position is shown. */
  for?: string;

  /** The position of a round to show: a number of moves, or the name of a position, `@a`. */
  at?: string | number;

  /** The seat at the bottom; by default the only one whose hand is known, otherwise east. */
  bottom?: Seat;

  /** Whose hands are shown: seats such as `south west`, `all` for all known hands, or `none`. */
  seen?: string;

  /** Numbers the discards of each seat, from 1. */
  numbers = false;

  /** What lies around the cloth: `wood`, by default, or `none`, without a wall too, as suits many small tables in a text. */
  edge?: BoardEdge;

  /** Tiles to mark: `7p` everywhere, `W:7p` of one seat, `W#6` the sixth discard of a seat. */
  mark?: string;

  /** What is said about the position: what each seat `may` do, and its `waits`. */
  show?: string;

  /** The id of the rule set, with a version if wanted (`mcr@1`), or of a preset. Without it the table is shown but not checked. */
  override rules?: string;

  /** The prevailing wind. */
  round?: Seat;

  /** The seat of the dealer. */
  dealer?: Seat;

  /** Repeat counters: how often the dealer has stayed. */
  counters?: string | number;

  /** Riichi sticks on the table. */
  sticks?: string | number;

  /** The points of each seat: `E50,S50,W50`. */
  points?: string;

  /** The players' names in turn order: `A,B,C`. */
  players?: string;

  /** The player who sits out. */
  sitsout?: string;

  /** The indicator of the wild tile. */
  wild?: string;

  /** Dora indicators in the order in which they are turned, including later ones. */
  indicators?: string;

  /** Ura dora indicators: the tiles under the dora indicators. */
  ura?: string;

  /** The dice: `3,1,4`. */
  dice?: string;

  /** All tiles in the order in which they are drawn. */
  wall?: string;

  /** A text from which the wall is shuffled; the same text gives the same wall. */
  seed?: string;

  /** How many draws are left. */
  left?: string | number;

  /** How many kongs have been declared. */
  kongs?: string | number;

  /** Who draws first. */
  turn?: Seat;

  /** `deal` for a round that begins with the deal. */
  start?: 'deal';

  /** Where discards lie: a `river` for each seat, or one `pool` for all; by default as in the rule set. */
  discards?: 'river' | 'pool';

  /** A rule set object; used instead of the registered one. */
  override ruleset?: Ruleset;

  /** A round that is replayed already; `at` chooses the position. Used instead of the text. */
  played?: RoundState;

  /** Where the reader sits, if he plays or has played this round: sentences call this seat "You". Not meant for pages. */
  reader?: Seat | undefined;

  protected readonly vocabulary = tableWords;
  protected readonly reading: RoundReading = new RoundReading({
    element: this,
    requestUpdate: () => this.requestUpdate(),
    rulesOf: () => this.foundRules,
    messages: () => this.messages,
  });
  /** The own round as far as it has been read. */
  protected ownRound: Read = {};
  protected readonly source = new SourceController(this, () => this.providedExample);
  private readonly messagesIn = memoizeLast(
    (round: RoundWords, {strings, speech}: Words<BoardStrings>): RoundMessages => {
      const plain = plainNames(strings);
      const named = (notation: string): string => speech.speakNotation(plain, notation);
      return {round: uncited(round), problems: strings.problems, named};
    },
  );

  /** Why the input cannot be read, or what the referee refuses. */
  override get problem(): RoundFlaw | undefined {
    return super.problem ?? this.flaw;
  }

  /** What is wrong with the text, or with what it says. */
  protected get flaw(): RoundFlaw | undefined {
    return this.ownRound.flaw;
  }

  /** The rules that the text names. */
  protected override get rulesId(): string {
    return this.reading.rules;
  }

  /** What is shown, in a sentence; empty until its words have come. */
  abstract get spoken(): string;

  /** The table that is shown, as a standalone SVG in light colours; empty until it is drawn. */
  async toSVG(): Promise<string> {
    await this.updateComplete;
    return (await this.renderRoot.querySelector('mj-board')?.toSVG()) ?? '';
  }

  /** Hands on to the table what a question draws on it. */
  [TABLE_KEYS](by: Element, keys: TableKeys | undefined): boolean {
    return keyTable(this.shadowRoot?.querySelector('mj-board'))?.[TABLE_KEYS](by, keys) ?? false;
  }

  /** The whole round in canonical notation, with the version of its rules; empty until it is read. */
  async toText(): Promise<string> {
    const {language} = this;
    await Promise.all([tableWords.load(language), roundWords.load(language)]);
    await this.updateComplete;
    const {round} = this.providedExample ?? {};
    if (!round) return '';
    const {writeRound} = await import('./write-round.js');
    return writeRound(round.main ?? round);
  }

  /** The attributes for look and position, without those that the text states. */
  get shownAs(): readonly (readonly [name: string, value: string])[] {
    const {observedAttributes} = this.constructor as typeof RoundElement;
    const names = observedAttributes.filter((name) => !OF_TEXT.includes(name) && this.hasAttribute(name));
    const given = names.map((name) => [name, this.getAttribute(name) ?? ''] as const);
    const {round} = this.providedExample ?? {};
    const isPlayed = round && !round.main && round.record.moves.length > 0;
    return isPlayed ? [['at', String(round.at)], ...given] : given;
  }

  /** The text of the round, as it stands inside the tag. */
  protected get text(): string {
    return this.whole;
  }

  /** All that stands inside the tag. */
  protected get whole(): string {
    return this.light.look(roundText);
  }

  /** What elements get that name this one. */
  protected abstract get providedExample(): ExampleState | undefined;

  /** Whether there is anything to show, or to wait for. */
  protected get isTold(): boolean {
    return Boolean(this.isLinked || this.whole.trim()) || Object.keys(this.givenAttributes).length > 0;
  }

  /** Whether the round comes from elsewhere, not from the text. */
  protected get isLinked(): boolean {
    return Boolean(this.played ?? this.for);
  }

  /** The round of a script, or that of the element that `for` names. */
  protected get linked(): RoundState | undefined {
    return this.played ?? this.source.givenExample?.round;
  }

  /** The words of the referee; fetched when they are asked for, and one object as long as they are the same. */
  protected get messages(): RoundMessages | undefined {
    const {words, language, roundStrings: round} = this;
    if (!round) whenFetched(this, roundWords, () => roundWords.load(language));
    return words && round && this.messagesIn(round, words);
  }

  /** The words of rounds; undefined until they have come. */
  protected get roundStrings(): RoundWords | undefined {
    return roundWords.get(this.language);
  }

  /** The attributes as names before the text. */
  protected get givenAttributes(): Readonly<Record<string, string>> {
    const given = ROUND_NAMES.map((name) => [name, this[name]] as const);
    return Object.fromEntries(
      given
        .filter(([, value]) => value)
        .map(([name, value]) => [name, isRecord(value) ? spellOptions(value) : spelled(value)]),
    );
  }

  protected override readInput(): void {
    this.source.refresh();
    super.readInput();
    this.ownRound = this.isTold ? this.readOwn() : {};
  }

  /** Reads and plays the own round, if the element shows it. */
  protected abstract readOwn(): Read;

  /**
   * @param full whether the referee is needed even where nothing is played
   * @param kept names that the text takes from another one
   */
  protected readText(full: boolean, kept: Readonly<Record<string, string>> = {}): Read {
    const {text, givenAttributes} = this;
    return this.reading.read({text, given: {...kept, ...givenAttributes}, full});
  }
}
