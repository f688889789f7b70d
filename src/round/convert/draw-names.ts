/** The names of drawn hands in riichi mahjong: as logs of tenhou.net/6 have them, and as mjai has them. */
import {isAbortive, type AbortiveDraw, type DrawnBy} from '../../core/game/frame.js';

/** For each reason why a hand is drawn before its wall is used up, the name in Japanese and the word of mjai. */
const ABORTED: Readonly<Record<AbortiveDraw, readonly [japanese: string, mjai: string]>> = {
  nineOrphans: ['九種九牌', 'kyushukyuhai'],
  fourWinds: ['四風連打', 'sufonrenta'],
  fourKongs: ['四槓散了', 'suukaikan'],
  fourRiichi: ['四家立直', 'suchareach'],
  threeWins: ['三家和了', 'sanchahou'],
};

/** The word of mjai for a hand that is drawn because the wall is used up. */
export const EXHAUSTED = 'fanpai';

const namesOf = (drawn: DrawnBy | undefined): readonly [string, string] | undefined =>
  isAbortive(drawn) ? ABORTED[drawn] : undefined;

/** The name of a drawn hand in Japanese; undefined where its wall was used up. */
export const drawName = (drawn: DrawnBy | undefined): string | undefined => namesOf(drawn)?.[0];

/** The word of mjai for a drawn hand, by what the referee says of it or else by the record's comment. */
export const drawReason = (drawn: DrawnBy | undefined, note: string | undefined): string =>
  namesOf(drawn)?.[1] ?? Object.values(ABORTED).find(([name]) => name === note)?.[1] ?? note ?? EXHAUSTED;

/** What a comment says of a word of mjai: the name in Japanese, or an unknown word itself; nothing of a used-up wall. */
export const drawNote = (reason: string | undefined): string | undefined =>
  reason === undefined || reason === EXHAUSTED
    ? undefined
    : (Object.values(ABORTED).find(([, word]) => word === reason)?.[0] ?? reason);
