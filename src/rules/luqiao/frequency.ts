// Written by `npm run frequency` from `mj play --rules luqiao --hands 960 --levels 4 --seed frequency --json`.
/** In how many wins of computer players each row counted. */
export const frequency = {
  version: 1,
  level: 4,
  seed: 'frequency',
  hands: 960,
  wins: 960,
  rows: {
    angang: 7,
    anke: 346,
    dragonPung: 133,
    duiduihu: 1,
    hudi: 960,
    hunyise: 9,
    minggang: 13,
    mingke: 483,
    ownWindPung: 53,
    pairDragon: 145,
    pairOwnWind: 28,
    qiandang: 234,
    qingyise: 2,
    zimo: 250,
  },
};
