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

/** The name in Japanese of a hand that is drawn because its wall is used up. */
export const DRAWN_AT_THE_END = '流局';

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

/** Other words for these draws in logs like those of mjai, without signs. */
const SPELLINGS: Readonly<Record<AbortiveDraw, readonly string[]>> = {
  nineOrphans: ['kyuushukyuuhai', 'kyushukyuhai'],
  fourWinds: ['sufuurenta', 'suufuurenta', 'suufonrenta', 'sufonrenda', 'suufonrenda', 'suufuurenda'],
  fourKongs: ['suukansansen', 'suukansanra', 'sukansanra', 'sukaikan', 'suukantsu'],
  fourRiichi: ['suuchariichi', 'suuchareach', 'suchariichi', 'suurechi'],
  threeWins: ['sanchaho', 'sanchahoo', 'sancharon', 'sanchahoura', 'tripleron'],
};

/** Other names in Japanese and Chinese. */
const JAPANESE: Readonly<Record<AbortiveDraw, readonly string[]>> = {
  nineOrphans: ['九種九牌倒牌', '九種么九牌'],
  fourWinds: ['四風子連打'],
  fourKongs: ['四開槓', '四槓算了'],
  fourRiichi: ['四家リーチ', '四人立直'],
  threeWins: ['三家和', '三家和流局', '三家ロン'],
};

const plainWord = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

const KNOWN: ReadonlyMap<string, AbortiveDraw> = new Map(
  (Object.keys(ABORTED) as AbortiveDraw[]).flatMap((why) =>
    [...ABORTED[why], ...SPELLINGS[why], ...JAPANESE[why]].map((word) => [plainWord(word), why] as const),
  ),
);

/** Why a hand is drawn, by any of the words of logs; undefined for other words. */
export const drawBy = (word: string | undefined): AbortiveDraw | undefined =>
  word === undefined ? undefined : KNOWN.get(plainWord(word));

/** The words for a hand that is drawn because its wall is used up. */
const USED_UP: readonly string[] = [
  EXHAUSTED,
  'exhaustive',
  'exhaustivedraw',
  'howanpai',
  'ryukyoku',
  DRAWN_AT_THE_END,
  '荒牌平局',
];

/** What a comment says of a word for a drawn hand: the name in Japanese, or an unknown word itself; nothing of a used-up wall. */
export function drawNote(word: string | undefined): string | undefined {
  const why = drawBy(word);
  if (why !== undefined) return ABORTED[why][0];
  if (/^nagashi_?mangan$/i.test(word ?? '')) return NAGASHI[0];
  return !word || USED_UP.includes(plainWord(word)) ? undefined : word;
}
