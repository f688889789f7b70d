// Written by `npm run frequency` from `mj play --rules luqiao --hands 2000 --levels 4 --seed frequency --json`.
/** In how many wins of computer players each row counted. */
export const frequency = {
  version: 1,
  level: 4,
  seed: 'frequency',
  hands: 2000,
  wins: 2000,
  rows: {
    angang: 10,
    anke: 744,
    dragonPung: 272,
    duiduihu: 4,
    hudi: 2000,
    hunyise: 31,
    minggang: 23,
    mingke: 1005,
    ownWindPung: 119,
    pairDragon: 310,
    pairOwnWind: 60,
    qiandang: 500,
    qingyise: 2,
    zimo: 541,
  },
};
