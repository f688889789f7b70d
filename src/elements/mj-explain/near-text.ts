/** Says in words what would have to change for a pattern that a hand just fails. */
import {tilesIn} from '../../core/notation/parse.js';
import type {NearMiss} from '../../core/scoring/near-misses.js';
import {isWinBy, type Seat} from '../../core/situation/situation.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {nameIn} from '../../locales/name-in.js';
import {speakTiles} from '../../locales/speech.js';

/** A sentence that says what is missing for a pattern: tiles, or the way of winning. */
export function nearText(
  {by, tiles = '', instead = '', wanted = ''}: NearMiss,
  strings: ExplainingStrings,
): string {
  const {explain, hand, situation, settlement} = strings;
  const said = (text: string): string => speakTiles(strings, tilesIn(text));
  switch (by) {
    case 'tile':
    case 'set':
      return explain.exchanged(said(tiles), said(instead));
    case 'win':
      return explain.withWhat(hand.win(said(wanted)));
    case 'by':
      return explain.withWhat(isWinBy(wanted) ? hand.winMark[wanted] : wanted);
    case 'melds':
      return meldText(wanted, said(tiles), strings);
    case 'flag': {
      const flag = nameIn(situation.flags, wanted.replace(/^-/, ''));
      return wanted.startsWith('-') ? explain.without(flag) : explain.withWhat(flag);
    }
    case 'seat':
      return explain.withWhat(settlement.seats[wanted as Seat]);
    case 'round':
      return explain.withWhat(situation.rounds[wanted as Seat]);
    case 'flowers':
      return wanted ? explain.withWhat(hand.flowers(said(wanted))) : explain.without(hand.labels.flowers);
  }
}

const meldText = (wanted: string, tiles: string, {explain}: ExplainingStrings): string =>
  wanted === 'kong'
    ? explain.kong(tiles)
    : wanted === 'called'
      ? explain.called(tiles)
      : explain.concealed(tiles);
