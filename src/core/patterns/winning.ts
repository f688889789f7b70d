/** Conditions about how a hand was won, and what was laid down before; no group shows them. */
import {CONCEALED, EXPOSED, FLAGGED, RON, SELF, type Facts} from '../game/facts.js';
import {whole, type Match} from '../game/match.js';
import type {Hook} from '../game/pattern.js';
import type {Flag, WinBy} from '../situation/situation.js';
import {needing} from './conditions.js';
import type {Condition} from './pattern-table.js';

/** A condition that no group shows. */
export const whether = (is: Hook<Match, boolean>, needs: Facts = 0): Condition =>
  needing(needs, (m) => whole(is(m)));

/** A condition that is nothing else than a way of winning or a flag. */
const alone = (what: WinBy | Flag, condition: Condition): Condition =>
  Object.assign(condition, {alone: what});

/** The winning tile was drawn. */
export const selfDraw: Condition = alone(
  'self',
  needing(SELF, (m) => whole(m.self)),
);
/** The winning tile was another player's: discarded, or added to a pung. */
export const ron: Condition = needing(RON, (m) => whole(m.ron));
/** Won by a discard; a robbed kong is not a discard. */
export const byDiscard: Condition = alone(
  'discard',
  needing(RON, (m) => whole(m.position.by === 'discard')),
);
/** 搶槓 */
export const robbing: Condition = alone(
  'robbing',
  needing(RON, (m) => whole(m.position.by === 'robbing')),
);
/** The situation has the flag. */
export const flag = (name: Flag): Condition =>
  alone(
    name,
    needing(FLAGGED, (m) => whole(m.has(name))),
  );
/** No set is melded; there may be concealed kongs. */
export const concealed: Condition = needing(CONCEALED, (m) => whole(m.concealed));
/** All sets were called; only the pair was held. */
export const allExposed: Condition = needing(EXPOSED, (m) =>
  whole(m.called !== 0 && (m.called | m.pair) === m.all),
);
/** The winner is the dealer. */
export const dealer: Condition = (m) => whole(m.isDealer);
