// Written by `npm run frequency` from `mj play --rules shiragiku --hands 875 --levels 4 --seed frequency --json`.
/** In how many wins of computer players each row counted. */
export const frequency = {
  version: 1,
  level: 4,
  seed: 'frequency',
  hands: 875,
  wins: 804,
  rows: {
    buqiu: 29,
    duting: 300,
    fanpaiDragon: 169,
    fanpaiRound: 56,
    fanpaiSeat: 60,
    gangshang: 17,
    haidi: 2,
    hedi: 2,
    huagang: 2,
    hunyise: 1,
    menqing: 98,
    mohu: 226,
    pengpenghu: 1,
    pinghu: 19,
    qiangganghu: 2,
    sananke: 1,
    seatFlower: 251,
    sianke: 1,
  },
};
