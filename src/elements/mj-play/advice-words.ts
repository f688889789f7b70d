/** What a computer player would do, in words: the move, what it leaves, and the hand that it goes for. */
import type {RulesetText} from '../../core/game/names.js';
import type {PlayingStrings} from '../../locales/play.js';
import type * as Speech from '../../locales/speech.js';
import type {Advice} from '../../play/advice/best.js';
import {nameOfMove} from './asked.js';

interface AdviceWording {
  readonly strings: PlayingStrings;
  readonly speech: typeof Speech;
  /** The names of the rule set's rows. */
  readonly text: RulesetText;
}

/** The advice as sentences. */
export function adviceInWords({moves, stands, plan}: Advice, {strings, speech, text}: AdviceWording): string {
  const {play, punctuation, hand} = strings;
  const {move = {do: 'draw'}} = moves.at(0) ?? {};
  const live = stands?.useful.reduce((sum, one) => sum + one.live, 0) ?? 0;
  const leaves = stands && (stands.far > 0 ? play.leaves(stands.far, live) : play.leavesReady(live));
  const names = plan?.ids.map((id) => text.names[id]?.name ?? id) ?? [];
  const lack = plan?.lack.flatMap(({kind, n}) => Array<number>(n).fill(kind)) ?? [];
  const goes = names.length && lack.length && play.plan(hand.and(names), speech.speakTiles(strings, lack));
  const said = [play.advice(nameOfMove(strings, move)), leaves, goes].filter(
    (one) => typeof one === 'string',
  );
  return punctuation.sentences(said.map((one) => punctuation.sentence(one)));
}
