import type {Tile} from '../../core/tiles/tile.js';
import type {ShownTable} from './shown-table.js';

/** All tiles whose faces are seen. */
export const tilesOn = ({seats, indicators, ura}: ShownTable): Tile[] => [
  ...indicators,
  ...ura,
  ...seats.flatMap(({held, drawn, melds, river, out}) => [
    ...held,
    ...(drawn === undefined ? [] : [drawn]),
    ...melds.flatMap(({tiles}) => tiles.map(({tile}) => tile)),
    ...river.map(({tile}) => tile),
    ...out,
  ]),
];
