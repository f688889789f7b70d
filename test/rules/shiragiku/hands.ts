/** Random wins of しらぎく: hands, seats, flowers, options, and possible flags. */
import {kindName} from '../../../src/core/tiles/tile.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {shuffled, type Random} from '../random.js';
import type {PlainMeld, PlainOptions, PlainWin} from './plain.js';

/** A hand of five sets and a pair; the likelihood of chows, honors and melds is random too. */
export function randomHand(random: Random): Pick<PlainWin, 'melds' | 'held' | 'win'> {
  for (;;) {
    const chows = random(5);
    const honors = random(4);
    const melding = random(4);
    const suits = random(3) ? [random(3)] : [0, 1, 2];
    const suited = (ranks: number): number => suits[random(suits.length)] * 9 + random(ranks);
    const single = (): number => (random(4) < honors ? 27 + random(7) : suited(9));
    const melds: PlainMeld[] = [];
    const held: number[] = [];
    for (let i = 0; i < 5; i++) {
      const low = random(5) < chows ? suited(7) : -1;
      const kind = single();
      const kinds = low >= 0 ? [low, low + 1, low + 2] : [kind, kind, kind];
      if (random(4) >= melding) held.push(...kinds);
      else melds.push(meldOf(random, kinds));
    }
    const pair = single();
    held.push(pair, pair);
    const all = [...held, ...melds.flatMap(({kinds}) => kinds)];
    if (all.some((kind) => all.filter((other) => other === kind).length > 4)) continue;
    const [win] = held.splice(random(held.length), 1);
    return {melds, held: shuffled(random, held), win};
  }
}

function meldOf(random: Random, kinds: readonly number[]): PlainMeld {
  if (kinds[0] !== kinds[1]) return {kinds, how: 'chow'};
  const how = (['pung', 'pung', 'open', 'added', 'concealed'] as const)[random(5)];
  return {kinds: how === 'pung' ? kinds : [...kinds, kinds[0]], how};
}

const anySeat = (random: Random): number => random(4);

export function randomWin(random: Random): PlainWin {
  const hand = randomHand(random);
  const seat = anySeat(random);
  const dealer = anySeat(random);
  const all = [...hand.held, ...hand.melds.flatMap(({kinds}) => kinds)];
  const ways = ['self', 'discard', ...(all.includes(hand.win) ? [] : ['robbing' as const])] as const;
  const by = ways[random(ways.length)];
  const many = [0, 0, 0, 2, 4, 6, 8][random(7)];
  const flowers = shuffled(random, [0, 1, 2, 3, 4, 5, 6, 7]).slice(0, many);
  const win: PlainWin = {
    ...hand,
    by,
    from: (seat + 1 + random(3)) % 4,
    seat,
    round: anySeat(random),
    dealer,
    counters: random(5),
    flowers,
    flags: [],
    passed: random(6) ? [] : [random(3) ? hand.win : random(34)],
    options: randomOptions(random),
  };
  return {...win, flags: randomFlags(random, win)};
}

const flip = (random: Random): boolean => random(2) === 0;

function randomOptions(random: Random): PlainOptions {
  return {
    concealedBesideSpecial: flip(random),
    dasixiIncludesPengpeng: flip(random),
    dutingStrict: flip(random),
    firstTurn: flip(random) ? 'page' : 'game2020',
    tianhuAllowsDuting: flip(random),
    openKongThenFlowerWin: flip(random),
    laZhuangOnTsumo: flip(random) ? 'all' : 'dealerOnly',
    bambooWest: flip(random),
    doubleWind: 1 + random(2),
    base: random(8),
    taiValue: 1 + random(3),
  };
}

/** Flags that are possible together by the page: the first turn, readiness, and how the last tile came. */
function randomFlags(random: Random, win: PlainWin): string[] {
  const {by, seat, dealer, melds, flowers} = win;
  const flags: string[] = [];
  const deals = seat === dealer;
  if (melds.length === 0 && random(2)) {
    if (random(2)) flags.push(deals ? 'readyFirst' : 'readyEarly');
    else {
      const first = firstTurnOf(win);
      if (first) return [first];
    }
  }
  if (by !== 'robbing' && random(4) === 0) flags.push('lastTile');
  if (by !== 'self') return flags;
  if (melds.some(({kinds}) => kinds.length === 4) && random(2)) flags.push('replacement');
  if (flowers.length && random(2)) flags.push('flowerReplacement');
  if (flowers.length === 8 && random(2)) flags.push('eightFlowers');
  return flags;
}

/** The name of a win on the first turn: on the page, and in the later game (SG-A1). */
function firstTurnOf({by, seat, dealer, from, options}: PlainWin): string | undefined {
  const isPage = options.firstTurn === 'page';
  if (by === 'self') return seat === dealer ? 'heavenly' : isPage ? 'human' : 'earthly';
  if (by === 'robbing') return undefined;
  if (from === dealer) return 'earthly';
  return isPage || seat === dealer ? undefined : 'human';
}

const meldText = ({kinds, how}: PlainMeld): string => {
  const tiles = kinds.map(kindName);
  if (how === 'concealed') return `[[${tiles.join('')}]]`;
  return how === 'added' ? `[${tiles.slice(0, 3).join('')}+${tiles[3]}]` : `[${tiles.join('')}]`;
};

/** The win as a situation. */
export function situationOf(win: PlainWin): Situation {
  const {bambooWest, ...options} = win.options;
  const {by, counters} = win;
  return {
    rules: 'shiragiku',
    hand: `${win.melds.map(meldText).join('')}${win.held.map(kindName).join('')}+${kindName(win.win)}`,
    by,
    ...(by === 'self' ? {} : {from: SEATS[win.from]}),
    seat: SEATS[win.seat],
    round: SEATS[win.round],
    dealer: SEATS[win.dealer],
    counters,
    flowers: win.flowers.map((n) => `${n + 1}f`).join(''),
    flags: [...win.flags],
    ...(win.passed.length ? {passedTiles: win.passed.map(kindName).join('')} : {}),
    options: {...options, flowerOrder: bambooWest ? '梅蘭竹菊' : '梅蘭菊竹'},
  };
}
