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

/** 流し満貫, which is paid where the wall is used up. */
const NAGASHI: readonly [japanese: string, mjai: string] = ['流し満貫', 'nagashimangan'];

/** The word of mjai for a hand that is drawn because the wall is used up. */
export const EXHAUSTED = 'fanpai';

/** All names, with those of drawn hands that are paid. */
const NAMES = [...Object.values(ABORTED), NAGASHI];

/** What is known of a drawn hand: how the referee says that it was drawn, and the record's comment. */
interface DrawTold {
  readonly drawn?: DrawnBy;
  readonly note?: string;
  readonly isNagashi?: boolean;
}

const namesOf = ({drawn, note, isNagashi}: DrawTold): readonly [string, string] | undefined => {
  if (isNagashi) return NAGASHI;
  return isAbortive(drawn) ? ABORTED[drawn] : NAMES.find(([name]) => name === note);
};

/** The name of a drawn hand in Japanese, or the record's comment; undefined where its wall was used up. */
export const drawName = (told: DrawTold): string | undefined => namesOf(told)?.[0] ?? told.note;

/** The word of mjai for a drawn hand, by what the referee says of it or else by the record's comment. */
export const drawReason = (told: DrawTold): string => namesOf(told)?.[1] ?? told.note ?? EXHAUSTED;

/** What a comment says of a word of mjai: the name in Japanese, or an unknown word itself; nothing of a used-up wall. */
export const drawNote = (reason: string | undefined): string | undefined =>
  reason === undefined || reason === EXHAUSTED
    ? undefined
    : (NAMES.find(([, word]) => word === reason)?.[0] ?? reason);
