/** What each seat may do in a position, what comes of it, and what each waits for: fetched where `show` asks. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {score} from '../../core/scoring/score.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FLOWER} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import {speakStep} from '../../locales/round/steps.js';
import type {RoundWords} from '../../locales/round/strings.js';
import * as Speech from '../../locales/speech.js';
import {apply, isPosition} from '../../round/apply.js';
import {at, seenTiles, waitsOf} from '../../round/at.js';
import {legal} from '../../round/legal.js';
import type {Position} from '../../round/position.js';
import type {Move, MoveName} from '../../round/record.js';
import {rulesOf, useRules} from '../../round/rules-in-use.js';
import {situationOf} from '../../round/situation.js';
import type {Shown} from './shown.js';
import {tileRun} from './tile-run.js';

/** What is asked of a position, and what the answers are written with. */
export interface Asking {
  readonly show: string;
  readonly shown: Shown;
  readonly state: Partial<RoundState>;
  readonly strings: BoardStrings;
  readonly words: RoundWords;
  readonly index: boolean;
}

/** What each seat may do and waits for, by the words in `show`; nothing where no rules are known. */
export function askedView(asking: Asking): TemplateResult | typeof nothing {
  const {ruleset, flow} = asking.state;
  if (ruleset && flow) useRules(ruleset, flow);
  const wanted = asking.show.split(/[\s,]+/);
  const may = wanted.includes('may') ? mayView(asking) : nothing;
  const waits = wanted.includes('waits') ? waitsView(asking) : nothing;
  return html`<div class="asked" part="asked">${may}${waits}</div>`;
}

/** Those whose hands are seen: what is hidden is not given away. */
const seenSeats = ({shown}: Asking): Seat[] =>
  SEATS.filter((seat) => shown.seats.some((one) => one.seat === seat && !one.hidden));

interface May {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

function mayView(asking: Asking): TemplateResult {
  const {shown, strings} = asking;
  const may = seenSeats(asking).flatMap((seat): May[] => {
    const moves = legal(shown.position, seat).filter((move) => !move.unsure && !SAID.includes(move.do));
    return moves.length ? [{seat, moves}] : [];
  });
  const then = thenText(asking, may);
  return html`<div class="may" part="may">
    <p class="sr said">${strings.board.may}</p>
    ${
      may.length
        ? html`<ul>
            ${may.map((one) => html`<li>${mayText(asking, one)}</li>`)}
          </ul>`
        : html`<p>${strings.board.nobodyMay}</p>`
    }${then ? html`<p class="then" part="then">${then}</p>` : nothing}
  </div>`;
}

/** What goes without saying. */
const SAID: readonly MoveName[] = ['draw', 'discard', 'pass', 'end'];

/** One sentence a seat, a win with what it is worth. */
function mayText({shown, state, strings, words}: Asking, {seat, moves}: May): string {
  const names = new Set(moves.map((move) => words.doing[move.do]('').trim()));
  const wins = moves.some((move) => move.do === 'win');
  const situation = wins && state.ruleset ? situationOf(shown.position, seat) : undefined;
  const result = situation && state.ruleset && score(situation, state.ruleset);
  const worth = result ? ` (${strings.score.amount(result.total, result.unit)})` : '';
  const win = words.doing.win('').trim();
  return words.mayDo(
    words.seat(seat),
    words.or([...names].map((name) => (name === win ? name + worth : name))),
  );
}

const RANK: readonly MoveName[] = ['win', 'kong', 'pung', 'chow'];

/** Who gets the tile where several claim it. */
function thenText({shown, strings, words}: Asking, may: readonly May[]): string {
  const {position} = shown;
  if (may.length < 2 || (position.phase.is !== 'claim' && position.phase.is !== 'rob')) return '';
  const claims = may.map(({seat, moves}) => ({seat, move: highest(moves)}));
  let p: Position = position;
  for (const {seat, move} of claims) {
    const next = apply(p, seat, move);
    if (isPosition(next)) p = next;
  }
  const winners = p.ended?.winners;
  const got = winners
    ? claims.filter(({seat, move}) => move.do === 'win' && winners.includes(seat))
    : claims.filter(
        ({seat}) => (p.seats[seat]?.melds.length ?? 0) > (position.seats[seat]?.melds.length ?? 0),
      );
  if (!got.length) return '';
  const said = got.map(({seat, move}) => speakStep({strings, words}, seat, move)).join(' ');
  const several = claims.filter(({move}) => move.do === 'win').length > 1;
  const {flow, o} = rulesOf(position);
  const nearest = several && flow.winners(o) === 'nearest' ? strings.board.nearest : '';
  const why = [nearest, several ? flow.winnersCite : ''].filter(Boolean).join(', ');
  return strings.board.outcome(said, why);
}

const highest = (moves: readonly Move[]): Move =>
  [...moves].sort((a, b) => RANK.indexOf(a.do) - RANK.indexOf(b.do))[0];

/** The kinds that complete each hand, and how many of them nobody can see. */
function waitsView(asking: Asking): TemplateResult {
  const {shown, strings, words, index} = asking;
  const {position, wild} = shown;
  const {copies} = rulesOf(position);
  const seen = seenTiles(position);
  const rows = seenSeats(asking).flatMap((seat) => {
    const here = at(position, seat);
    const kinds = here ? waitsOf(here).filter((kind) => kind < FLOWER) : [];
    return kinds.length ? [{seat, kinds}] : [];
  });
  return html`<ul class="waits" part="waits">
    ${rows.map(
      ({seat, kinds}) =>
        html`<li>
          <span class="waits-seat">${strings.board.waits(words.seat(seat))}</span>${kinds.map(
            (kind) =>
              html`<span class="wait" part="wait"
                ><span class="sr">${Speech.speakTile(strings.tiles, kind, wild)}</span
                ><span class="run" aria-hidden="true" dir="ltr"
                  >${tileRun([{tile: kind}], {wild, index})}</span
                ><small>${strings.board.tilesLeft(Math.max(0, copies[kind] - seen[kind]))}</small></span
              >`,
          )}
        </li>`,
    )}
  </ul>`;
}
