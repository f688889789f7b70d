import {Match} from '../../../src/core/game/match.js';
import {CHOW, KONG, PAIR, PUNG, SINGLE, group, type GroupCode} from '../../../src/core/tiles/group.js';

const STARTS: Readonly<Record<string, number>> = {m: 0, p: 9, s: 18};
const HONORS = 'ESWNPFC';

const kindsOf = (text: string): number[] =>
  HONORS.includes(text[0])
    ? [...text].map((letter) => 27 + HONORS.indexOf(letter))
    : [...text.slice(0, -1)].map((rank) => STARTS[text.slice(-1)] + Number(rank) - 1);

/** `123m`, `[EEE]` for a melded set, `55p` for a pair. */
function groupOf(text: string): GroupCode {
  const kinds = kindsOf(text.replace(/[[\]]/g, ''));
  const isAlike = kinds[0] === kinds.at(-1);
  const type =
    kinds.length === 1
      ? SINGLE
      : kinds.length === 2
        ? PAIR
        : kinds.length === 4
          ? KONG
          : isAlike
            ? PUNG
            : CHOW;
  return group(type, kinds[0], text.startsWith('['));
}

/**
 * An arrangement of these groups without a winning tile. Groups may repeat beyond the tiles of a set, as with wild
 * tiles.
 */
export function matchOf(groups: string, shape = 'sets'): Match {
  const match = new Match();
  const codes = groups.split(' ').map(groupOf);
  match.groups.set(codes);
  match.size = codes.length;
  match.shape = shape;
  match.load();
  return match;
}

/** The groups of a match that a condition names, as they were written. */
export const shown = (condition: (m: Match) => number, groups: string, shape?: string): string[] => {
  const bits = condition(matchOf(groups, shape));
  return groups.split(' ').filter((_, at) => (bits >> at) & 1);
};
