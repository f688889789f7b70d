/** Says in words what would have to change for a pattern that a hand just fails. */
import {tilesIn} from '../../core/notation/parse.js';
import type {NearMiss} from '../../core/scoring/near-misses.js';
import {isWinBy, type Seat} from '../../core/situation/situation.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {isolate} from '../../locales/isolate.js';
import {nameIn} from '../../locales/name-in.js';
import {speakTiles} from '../../locales/speech.js';
import {tileNamed} from '../../locales/tile-name.js';

/** A sentence that says what is missing for a pattern: tiles, or the way of winning. */
export function nearMissSentence(
  {by, tiles = '', instead = '', wanted = ''}: NearMiss,
  strings: ExplainingStrings,
): string {
  const {explain, situation, tiles: names} = strings;
  const said = (text: string): string => speakTiles(strings, tilesIn(text));
  const named = (tile: string): string => isolate(tileNamed(names, tile), names);
  switch (by) {
    case 'tile':
    case 'set':
      return explain.if.exchanged(said(tiles), said(instead));
    case 'win':
      return explain.if.win(named(wanted));
    case 'by':
      return isWinBy(wanted) ? explain.if.by[wanted] : wanted;
    case 'melds':
      return meldText(wanted, said(tiles), strings);
    case 'flag': {
      const flag = nameIn(situation.flags, wanted.replace(/^-/, ''));
      return wanted.startsWith('-') ? explain.if.noFlag(flag) : explain.if.flag(flag);
    }
    case 'seat':
      return explain.if.seat(wanted as Seat);
    case 'round':
      return explain.if.round(wanted as Seat);
    case 'flowers':
      return wanted ? explain.if.flower(named(wanted)) : explain.if.noFlowers;
  }
}

const meldText = (wanted: string, tiles: string, {explain}: ExplainingStrings): string =>
  wanted === 'kong' || wanted === 'called' ? explain.if[wanted](tiles) : explain.if.concealed(tiles);
