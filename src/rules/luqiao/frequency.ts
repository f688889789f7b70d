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
    anke: 745,
    dragonPung: 288,
    duiduihu: 4,
    hudi: 2000,
    hunyise: 31,
    minggang: 24,
    mingke: 1017,
    ownWindPung: 123,
    pairDragon: 309,
    pairOwnWind: 58,
    qiandang: 502,
    qingyise: 2,
    zimo: 534,
  },
};
