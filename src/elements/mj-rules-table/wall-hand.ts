/** The example of a pattern on the wall: in its sets, those that make it on a line, the others pale. */
import {html, nothing, type TemplateResult} from 'lit';
import {widthOf, type Laid} from '../../art/layout.js';
import type {ExampleState} from '../../contexts/example.js';
import {drawnKong} from '../../core/game/concealed-kong.js';
import type {Example} from '../../core/game/pattern.js';
import type {ScoreResult} from '../../core/game/result.js';
import {tilesIn} from '../../core/notation/parse.js';
import {score} from '../../core/scoring/score.js';
import {BESIDE, type RowField} from '../../core/situation/attributes.js';
import {kindOf, tileName} from '../../core/tiles/tile.js';
import {speakGroup, speakHand} from '../../locales/speech.js';
import {plainNames} from '../views/name-lang.js';
import {styleNumbers} from '../views/numbers.js';
import {tileView} from '../views/tile-view.js';
import {readShown, tilesOfGroups, wildIn, type ShownHand} from '../mj-hand/shared.js';
import type {PatternRow} from './pattern-rows.js';
import type {TableView} from './shown-table.js';

/** What makes a pattern in its example. */
interface Makers {
  /** Indices of the sets; all or none of them where it is about the whole hand. */
  readonly groups: readonly number[];
  /** Tiles outside sets, by name: flowers, dora. */
  readonly tiles: readonly string[];
}

/**
 * The sets and tiles that make a pattern. A line that names neither is about how the hand was won: the set that the winning
 * tile completed.
 */
function makersOf({lines, groups}: ScoreResult, id: string): Makers {
  const own = lines.filter((line) => line.id === id);
  const named = [...new Set(own.flatMap((line) => line.groups))];
  const tiles = own.flatMap((line) => tilesIn(line.tiles).map(tileName));
  if (!own.length || named.length || tiles.length) return {groups: named, tiles};
  return {groups: [...groups.keys()].filter((at) => groups[at].win), tiles};
}

/** An example in its sets, and what makes the pattern. */
interface ShownExample {
  readonly shown: ShownHand;
  readonly result: ScoreResult;
  readonly makers: Makers;
}

/** The examples last shown: they are scored again for other rules alone, not for another language. */
const kept = new WeakMap<Example, {readonly of: readonly unknown[]; readonly found?: ShownExample}>();

function keptShown(view: TableView, row: PatternRow, example: Example): ShownExample | undefined {
  const of = [view.known.ruleset, view.preset, row.pattern.id];
  const before = kept.get(example);
  if (before && of.every((one, at) => one === before.of[at])) return before.found;
  const found = shownOf(view, row, example);
  kept.set(example, {of, ...(found && {found})});
  return found;
}

/** The hand of an example, scored by the table's rules and laid out in its sets; undefined if it cannot be read. */
function shownOf(
  {known, preset}: TableView,
  {pattern}: PatternRow,
  example: Example,
): ShownExample | undefined {
  const {ruleset} = known;
  const situation = {...example, rules: preset?.id ?? ruleset.id};
  const result = score(situation, ruleset);
  const makers = makersOf(result, pattern.id);
  const state: ExampleState = {
    ...{situation, known, result},
    pointed: {key: pattern.id, lines: [pattern.id], ...makers},
  };
  const concealedKong = drawnKong(ruleset, true);
  const {view: shown} = readShown(state, {sort: true, arrange: true, concealedKong, tilesOfGroups, wildIn});
  return shown && {shown, result, makers};
}

/** Room for an example, with the words before the tiles beside it. */
export function wallRoomView({strings}: TableView, {pattern}: PatternRow, example: Example): TemplateResult {
  const rows = BESIDE.filter((name) => example[name]);
  return html`<div class="box" dir="ltr">
    <div class="room" data-pattern=${pattern.id}></div>
    ${rows.length ? html`<span class="rows">${rows.map((name) => labelView(strings.hand.labels[name]))}</span>` : nothing}
  </div>`;
}

const labelView = (text: string): TemplateResult => html`<span class="label" part="label">${text}</span>`;

/** The example of a pattern, with the tiles beside it. */
export function wallHandView(view: TableView, row: PatternRow, example: Example): TemplateResult {
  const found = keptShown(view, row, example);
  if (!found) return html`<div class="box"></div>`;
  const {shown, result, makers} = found;
  const isPart =
    makers.tiles.length > 0 || (makers.groups.length > 0 && makers.groups.length < result.groups.length);
  const runs = runsOf(shown);
  const rows = BESIDE.filter((name) => shown.beside[name].length);
  return html`<div class="box" part="hand" role="img" aria-label=${spoken(view, found, isPart)} dir="ltr">
    <span
      class="sets"
      data-numbers=${styleNumbers({'--_width': Math.max(WIDTH, widthOf(runs.map(({tiles}) => tiles)))})}
      >${runs.map((run) => setView(view, shown, run, isPart))}</span
    >${
      rows.length
        ? html`<span class="rows"
            >${rows.map((name) => besideView(view, shown, name, makers.tiles.length > 0))}</span
          >`
        : nothing
    }
  </div>`;
}

/** The width, in tiles, for which room is kept: four sets and a pair. Tiles of shorter hands are no larger. */
const WIDTH = 16.5;

/** Tiles that stand together. */
interface Run {
  readonly tiles: Laid[];
  readonly isLoose: boolean;
  readonly isLit: boolean;
}

/** The sets of a hand; tiles outside sets are one run: thirteen orphans. */
function runsOf({groups, isLit}: ShownHand): Run[] {
  const runs: Run[] = [];
  for (const {part, tiles} of groups) {
    const run = {
      tiles: [...tiles],
      isLoose: part === 'held' || (part === 'set' && tiles.length === 1),
      isLit: tiles.some((laid) => isLit(laid)),
    };
    const last = runs.at(-1);
    if (last?.isLoose && run.isLoose && last.isLit === run.isLit) last.tiles.push(...tiles);
    else runs.push(run);
  }
  return runs;
}

/** @param isPart whether the pattern is made by some of the sets alone, so that these stand out */
function setView({index}: TableView, shown: ShownHand, {tiles, isLit}: Run, isPart: boolean): TemplateResult {
  const look = isPart ? (isLit ? ' maker' : ' pale') : '';
  const one = (laid: Laid): TemplateResult =>
    tileView(laid.tile, {
      ...{sideways: laid.sideways, standing: laid.standing, index},
      ...{wild: shown.wild.includes(kindOf(laid.tile)), win: laid.at === shown.winning},
    });
  return html`<span class="set${look}" part=${isPart ? `set ${isLit ? 'set-lit' : 'set-pale'}` : 'set'}
    >${tiles.map((laid) =>
      laid.added ? html`<span class="stack">${one(laid.added)}${one(laid)}</span>` : one(laid),
    )}</span
  >`;
}

/**
 * A row beside the hand: flowers, indicators and what they make dora.
 * @param isPart whether single tiles make the pattern, so that these stand out
 */
function besideView(
  {index, strings}: TableView,
  shown: ShownHand,
  name: RowField,
  isPart: boolean,
): TemplateResult {
  const {labels} = strings.hand;
  const dora = shown.dora[name] ?? [];
  const wild = name === 'wild' ? [] : shown.wild;
  const pale = (tile: number): string => (isPart && !shown.isLit({tile, at: NaN}) ? 'run pale' : 'run');
  return html`<span class="label" part="label">${labels[name]}</span>${shown.beside[name].map(
      (tile) =>
        html`<span class=${pale(tile)}>${tileView(tile, {index, wild: wild.includes(kindOf(tile))})}</span>`,
    )}${
      dora.length
        ? html`${labelView(name === 'indicators' ? labels.dora : labels.uraDora)}${dora.map((tile) => html`<span class=${pale(tile)}>${tileView(tile, {index})}</span>`)}`
        : nothing
    }`;
}

/** The hand in one sentence, and the sets that make the pattern if others do not. */
function spoken(
  {strings: marked}: TableView,
  {shown, result, makers}: ShownExample,
  isPart: boolean,
): string {
  const strings = plainNames(marked);
  const {hand, beside, seat, wild} = shown;
  const said = speakHand(strings, hand, {...beside, wild, indicator: beside.wild.at(0), seat});
  const sets = isPart ? makers.groups.map((at) => speakGroup(strings, result.groups[at])) : [];
  if (!sets.length) return said;
  const {punctuation, table} = marked;
  const made = punctuation.sentence(table.madeOf(strings.hand.join(sets)));
  return punctuation.sentences([said, made]);
}
