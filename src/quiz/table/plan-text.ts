/** Why a move is made, in sentences: what the player goes for, what the hand lacks, where it stands. Tiles are marked. */
import {kindName} from '../../core/tiles/tile.js';
import type {HandStanding, LackedKind, MoveReason, PlayPlan, WantedKind} from '../../play/players/reason.js';
import {marked} from '../marked-tiles.js';
import type {GoalTelling} from './goal-text.js';

/** The words that plans are told in. */
export type PlanTelling = Pick<GoalTelling, 'coach' | 'strings' | 'text'>;

/** The reason for a move, a sentence for each part of it. */
export const reasonText = ({plan, stands}: MoveReason, telling: PlanTelling): string =>
  telling.strings.punctuation.sentences([
    ...(plan ? planSentences(plan, telling) : []),
    ...(stands ? [standingSentence(stands, telling)] : []),
  ]);

function planSentences({ids, lack, total, unit}: PlayPlan, telling: PlanTelling): readonly string[] {
  const {strings, text, coach} = telling;
  const {plans} = coach;
  const names = ids.map((id) => text.names[id].name);
  return [
    ...(names.length ? [plans.plan(strings.hand.and(names))] : []),
    ...(lack.length ? [plans.lacks(wantedText(lack, telling))] : []),
    plans.worth(strings.score.amount(total, unit)),
  ].map(strings.punctuation.sentence);
}

function standingSentence({far, useful}: HandStanding, telling: PlanTelling): string {
  const {strings, coach} = telling;
  const {plans} = coach;
  const tiles = wantedText(useful, telling);
  const live = useful.reduce((sum, one) => sum + one.live, 0);
  const ready = tiles ? plans.waits(tiles) : plans.dead;
  return strings.punctuation.sentence(far === 0 ? ready : plans.near(far, live, tiles));
}

const wantedText = (list: readonly (WantedKind | LackedKind)[], {coach, strings}: PlanTelling): string =>
  strings.hand.and(
    list.map((one) => coach.plans.wanted(marked(kindName(one.kind)), 'n' in one ? one.n : 1, one.live)),
  );
