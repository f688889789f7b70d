import {layHand} from '../art/layout.js';
import {pictureOf, type Picture, type PictureRow} from '../art/picture.js';
import {concealedKongFrom, drawnKong} from '../core/game/concealed-kong.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {parseHandOf, tilesIn} from '../core/notation/parse.js';
import {wildsOfSituation} from '../core/reading/wild-kind.js';
import {BESIDE} from '../core/situation/attributes.js';
import type {Situation} from '../core/situation/situation.js';
import type {Kind} from '../core/tiles/tile.js';
import {isFault} from '../core/situation/result.js';

const SMALL = 0.7;

/** The rows of a picture, and the kinds whose tiles are marked as wild. */
export interface HandRows {
  readonly rows: readonly PictureRow[];
  readonly wild?: readonly Kind[];
}

/**
 * The picture of a hand, with the tiles beside it smaller below; an empty one for a hand that cannot be read.
 * @param ruleset says which kinds are wild; its convention for concealed kongs is the default
 * @param wanted the author's convention for concealed kongs
 */
export async function handPicture(
  situation: Situation,
  ruleset?: Ruleset,
  wanted?: unknown,
): Promise<Picture> {
  const {rows, wild} = handRows(situation, ruleset, wanted);
  return rows.length ? pictureOf(rows, wild) : {width: 0, height: 0, pieces: []};
}

/** The rows of such a picture: the hand, and the tiles beside it; none for a hand that cannot be read. */
export function handRows(situation: Situation, ruleset?: Ruleset, wanted?: unknown): HandRows {
  const read = parseHandOf(situation);
  if (isFault(read)) return {rows: []};
  const wild = wildsOfSituation(situation, ruleset);
  const concealedKong = concealedKongFrom(wanted) ?? drawnKong(ruleset, read.hand.win !== undefined);
  const groups = layHand(read.hand, {sort: false, concealedKong}, wild);
  const beside = BESIDE.map((field) => tilesIn(situation[field]).map((tile) => ({tile, at: NaN})));
  const laid = beside.filter((row) => row.length);
  const winning = groups.find(({part}) => part === 'win')?.tiles[0].at;
  const rows = [
    {groups: groups.map((group) => group.tiles), winning},
    ...(laid.length ? [{groups: laid, scale: SMALL}] : []),
  ];
  return {rows, wild};
}
