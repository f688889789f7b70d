import type {RulesAsText} from '../../core/game/as-text.js';

/** 李凡師サンマ as a text: without ガリ, red tiles and indicators, which have rules of their own. */
export const rulesAsText: RulesAsText = {
  settings: {
    implied: 'counted',
    tiles: 'without 2-8m',
    minimum:
      '1 without {banban}; {oya}; {honba}; {menzen}; {minkan}; {ankan}; {nogari}; {openRiichi}; {fourAlike}',
    'winning-needs':
      '(without N | only honors | little winds | pungs of winds >= 4 | form thirteenOrphans) & (without 19m | form thirteenOrphans | form sets & only terminals)',
  },
  conditions: {
    banban: 'always',
    oya: 'dealer',
    honba: 'counters',
    menzen: 'concealed',
    nogari: 'always',
    tsumo: 'self & concealed',
    riichi: 'flag riichi | flag doubleRiichi | flag openRiichi',
    pinfu: 'allchows & concealed & !pair of dragons+E+seatwind & wait two-sided',
    iipeikou: 'chows na na & concealed',
    yakuhai: 'pungs of dragons+E+seatwind',
    chanta: 'form sets & each orphans & chows',
    honroutou: 'only orphans & has honors & (allpungs | form sevenPairs)',
    ryanpeikou: 'chows nx nx my my & concealed',
    junchan: 'form sets & each terminals & chows',
    chinroutou: 'only terminals & form sets',
    ryuuiisou: 'only greens & form sets',
    openRiichiRon: 'flag openRiichi & ron',
    openRiichi: 'self & flag openRiichi',
    fourAlike: 'fours & form sevenPairs',
  },
  // a set of 東 counts twice for the dealer
  added: [{to: 'yakuhai', value: 1, condition: 'dealer & pungs of E'}],
  omits: ['gari', 'dora', 'uradora', 'kandora', 'renhou', 'nagashi'],
};
