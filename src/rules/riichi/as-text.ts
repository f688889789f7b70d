import type {RulesAsText} from '../../core/ruleset.js';

/** リーチ麻雀 as a text. */
export const rulesAsText: RulesAsText = {
  settings: {
    implied: 'counted',
    minimum: '1 han or 1 yakuman without {dora}; {akadora}; {uradora}',
    score:
      'max(min(2000, ceil(fu, 5 + 5 × min(1, max(fu - 25, 25 - fu))) × 2^(han + 2)), han[5:2000 6:3000 8:4000 11:6000 13:8000], 8000 × yakuman)',
    discard: 'discarder ceil(score × (4 + 2 × dealerwins), 100) + 300 × counters',
    'self-draw': 'each ceil(score × (1 + dealer), 100) + 100 × counters',
    passed: 'same tile',
  },
  conditions: {
    futei: 'form sets',
    menzenKafu: 'form sets & ron & concealed',
    tsumoFu: 'form sets & self & !(allchows & !pair of valued & wait two-sided & concealed)',
    kuiPinfu: 'allchows & !pair of valued & wait two-sided & ron & !concealed',
    minko: 'open triplets of simples',
    minkoYaochuu: 'open triplets of orphans',
    anko: 'concealed triplets of simples',
    ankoYaochuu: 'concealed triplets of orphans',
    minkan: 'open kongs of simples',
    minkanYaochuu: 'open kongs of orphans',
    ankan: 'concealed kongs of simples',
    ankanYaochuu: 'concealed kongs of orphans',
    jantou: 'form sets & pair of valued',
    machi: 'form sets & wait closed/edge/pair',
    chiitoiFu: 'form sevenPairs',
    haku: 'pungs of P',
    hatsu: 'pungs of F',
    chun: 'pungs of C',
    chanta: 'form sets & each orphans & has honors & chows',
    sanankou: 'concealed pungs = 3',
    sankantsu: 'kongs = 3',
    honroutou: 'only orphans & has honors & (allpungs | form sevenPairs)',
    iipeikou: 'chows na na & concealed',
    junchan: 'form sets & each terminals & chows',
    ryanpeikou: 'chows nx nx my my & concealed',
    kokushi13: 'form thirteenOrphans & wait pair',
    suuankouTanki: 'concealed pungs >= 4 & wait pair',
    chinroutou: 'only terminals & allpungs',
    ryuuiisou: 'only greens & form sets',
  },
  values: {jantou: 2},
  // a pair of the double wind has four fu (RC-8)
  added: [{to: 'jantou', value: 2, condition: 'form sets & pair of seatwind & pair of roundwind'}],
  omits: ['renhouFiveHan', 'renhouMangan', 'renhou', 'nagashi'],
};
