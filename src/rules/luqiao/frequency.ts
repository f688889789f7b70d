// Written by `npm run frequency` from `mj play --rules luqiao --hands 893 --levels 4 --seed frequency --json`.
/** In how many wins of computer players each row counted. */
export const frequency = {
  version: 1,
  level: 4,
  seed: 'frequency',
  hands: 893,
  wins: 893,
  rows: {
    angang: 7,
    anke: 324,
    dragonPung: 126,
    duiduihu: 1,
    hudi: 893,
    hunyise: 8,
    minggang: 13,
    mingke: 454,
    ownWindPung: 53,
    pairDragon: 132,
    pairOwnWind: 26,
    qiandang: 211,
    qingyise: 2,
    zimo: 230,
  },
};
