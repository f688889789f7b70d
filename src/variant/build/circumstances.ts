/** When circumstances come in a game, for rules that know some which those that they are played like do not know. */
import type {Moment} from '../../core/game/flow.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {firstTurnFlag, isLastTile} from '../../core/game/moments.js';
import type {Flag, KnownFlag} from '../../core/situation/situation.js';

/** As most rules have it. What a player declares depends on the game. */
const USUAL: Readonly<Partial<Record<KnownFlag, (m: Moment) => boolean>>> = {
  replacement: ({by, repl}) => by === 'self' && repl === 'kong',
  flowerReplacement: ({by, repl}) => by === 'self' && repl === 'flower',
  lastTile: isLastTile,
  lastOfKind: ({by, shown}) => by !== 'robbing' && shown === 3,
  liveTile: ({by, discarded}) => by !== 'self' && discarded === 0,
  heavenly: (m) => firstTurnFlag(m) === 'heavenly',
  earthly: (m) => firstTurnFlag(m) === 'earthly',
  human: (m) => firstTurnFlag(m) === 'human',
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
