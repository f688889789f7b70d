/** What each seat may do in a position and what it waits for; fetched when `show` asks for it. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FLOWER, type Kind} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import type {RoundWords} from '../../locales/round/strings.js';
import * as Speech from '../../locales/speech.js';
import {mayDo, mayText, outcomeText, type May} from '../../quiz/table/outcome.js';
import {isVoid} from '../../round/judging/ready-rules.js';
import type {Declaration, MoveName} from '../../round/record/record.js';
import {waitsOf} from '../../round/judging/waiting.js';
import {isFuriten} from '../../round/judging/win-rules.js';
import {observe} from '../../round/play/observe.js';
import {at, seenTiles, type At} from '../../round/state/at.js';
import type {RoundPosition} from '../../round/state/position.js';
import {rulesAt, type RoundRules} from '../../round/state/rules.js';
import {waitsOfForm} from './form-waits.js';
import {showWords} from './show-words.js';
import type {ShownTable} from './shown-table.js';
import {tileRun} from './tile-run.js';

/** What is asked of a position, and what the answers are written with. */
export interface Asking {
  readonly show: string;
  readonly shown: ShownTable;
  readonly state: Partial<RoundState>;
  readonly strings: BoardStrings;
  readonly words: RoundWords;
  readonly index: boolean;
}

/** What each seat may do and waits for, by the words in `show`; nothing where no rules are known. */
export function askedView(asking: Asking): TemplateResult | typeof nothing {
  const rules = rulesAt(asking.shown.position, asking.state);
  const wanted = showWords(asking.show);
  const may = wanted.includes('may') ? mayView(rules, asking) : nothing;
  const waits = wanted.includes('waits') ? waitsView(rules, asking) : nothing;
  return html`<div class="asked" part="asked">${may}${waits}</div>`;
}

/** Seats whose hands are shown: hidden hands are not given away. */
const seenSeats = ({shown}: Asking): Seat[] =>
  SEATS.filter((seat) => shown.seats.some((one) => one.seat === seat && !one.hidden));

function mayView(rules: RoundRules, asking: Asking): TemplateResult {
  const {shown, strings, words} = asking;
  const may = seenSeats(asking).flatMap((seat): May[] => {
    const here = at(rules, shown.position, seat);
    const moves = mayDo(rules, shown.position, seat).filter(
      (move) => !(here && isDeclared(move.do) && isVoid(here, move.do)),
    );
    return moves.length ? [{seat, moves}] : [];
  });
  const then = outcomeText(rules, shown.position, may, {strings, words, board: strings.board});
  return html`<div class="may" part="may">
    <p class="sr uncopied">${strings.board.may}</p>
    ${
      may.length
        ? html`<ul>
            ${may.map((one) => html`<li>${mayText(rules, shown.position, one, asking)}</li>`)}
          </ul>`
        : isOpen(shown.position)
          ? html`<p>${strings.board.nobodyMay}</p>`
          : nothing
    }${then ? html`<p class="then" part="then">${then}</p>` : nothing}
  </div>`;
}

/** Whether others may claim a tile or rob a kong. */
const isOpen = ({phase: {is}}: RoundPosition): boolean => is === 'claim' || is === 'rob';

const isDeclared = (name: MoveName): name is Declaration => DECLARED.some((one) => one === name);
const DECLARED: readonly Declaration[] = ['ready', 'riichi', 'open'];

/** Tiles that win by the rules; without rules, tiles that complete the form, unless there is a wild tile. */
function waitsIn(here: At): readonly Kind[] {
  if (here.rules.ruleset) return waitsOf(here);
  return here.p.frame.wild === undefined ? waitsOfForm(here.state) : [];
}

/** A position of which the hands of these seats are known, and no other. */
function seenBy(seats: readonly Seat[], rules: RoundRules, p: RoundPosition): RoundPosition {
  const [seat] = seats;
  if (!seat) return p;
  const seen = observe(rules, p, seat);
  const shown = seats.flatMap((one) => {
    const state = p.seats[one];
    return state ? [[one, state] as const] : [];
  });
  return {...seen, seats: {...seen.seats, ...Object.fromEntries(shown)}};
}

/** The kinds that complete each hand, and how many of them the hands shown and the table do not hold. */
function waitsView(rules: RoundRules, asking: Asking): TemplateResult {
  const {shown, strings, words, index} = asking;
  const {position, wild} = shown;
  const {copies} = rules;
  const seats = seenSeats(asking);
  const seen = seenTiles(rules, seenBy(seats, rules, position));
  const rows = seats.flatMap((seat) => {
    const here = at(rules, position, seat);
    const kinds = here ? waitsIn(here).filter((kind) => kind < FLOWER) : [];
    return here && kinds.length ? [{seat, kinds, furiten: isFuriten(here)}] : [];
  });
  return html`<ul class="waits" part="waits">
    ${rows.map(
      ({seat, kinds, furiten}) =>
        html`<li>
          <span class="waits-seat">${strings.board.waits(words.seat(seat), furiten)}</span>${kinds.map(
            (kind) =>
              html`<span class="wait" part="wait"
                ><span class="sr">${Speech.speakTile(strings.tiles, kind, wild)}</span
                ><span class="run" aria-hidden="true" dir="ltr"
                  >${tileRun([{tile: kind}], {wild, index})}</span
                ><small>${strings.board.tilesLeft(copies[kind] - seen[kind])}</small></span
              >`,
          )}
        </li>`,
    )}
  </ul>`;
}
