// Written by `npm run frequency` from `mj play --rules luqiao --hands 2000 --levels 4 --seed frequency --json`.
/** In how many wins of computer players each row counted. */
export const frequency = {
  version: 1,
  level: 4,
  seed: 'frequency',
  hands: 2000,
  wins: 2000,
  rows: {
    angang: 8,
    anke: 748,
    dragonPung: 288,
    duiduihu: 5,
    hudi: 2000,
    hunyise: 26,
    minggang: 28,
    mingke: 1013,
    ownWindPung: 120,
    pairDragon: 296,
    pairOwnWind: 61,
    qiandang: 490,
    qingyise: 2,
    zimo: 533,
  },
};
