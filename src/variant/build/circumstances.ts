/** When circumstances come in a game, for rules that know some which those that they are played like do not know. */
import type {Moment} from '../../core/game/flow.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {isLastTile} from '../../core/game/sixteen-tiles.js';
import type {Flag, KnownFlag} from '../../core/situation/situation.js';

/** Whether nobody has called or declared a kong, and the winner has discarded nothing. */
const isUntouched = ({called, konged4, noDiscard}: Moment): boolean => !called && !konged4 && noDiscard;

/** As most rules have it. What a player declares depends on the game. */
const USUAL: Readonly<Partial<Record<KnownFlag, (m: Moment) => boolean>>> = {
  replacement: ({by, repl}) => by === 'self' && repl === 'kong',
  flowerReplacement: ({by, repl}) => by === 'self' && repl === 'flower',
  lastTile: isLastTile,
  lastOfKind: ({by, shown}) => by !== 'robbing' && shown === 3,
  liveTile: ({by, discarded}) => by !== 'self' && discarded === 0,
  heavenly: (m) => isUntouched(m) && m.isDealer && m.by === 'self' && m.turns === 0,
  earthly: (m) => isUntouched(m) && !m.isDealer && m.by === 'self' && m.turns === 1,
  human: (m) => isUntouched(m) && !m.isDealer && m.by === 'discard' && m.turns === 0,
};

/** Makes the circumstances of a win that rules know, and those that they are played like do not. */
export function ownCircumstances(own: Ruleset, lender: Ruleset): (m: Moment) => readonly Flag[] {
  const lent = new Set(lender.flags?.map(({flag}) => flag));
  const asked = (own.flags ?? []).flatMap(({flag}) => {
    const comes = lent.has(flag) ? undefined : USUAL[flag as KnownFlag];
    return comes ? [{flag, comes}] : [];
  });
  return (m) => asked.filter(({comes}) => comes(m)).map(({flag}) => flag);
}
