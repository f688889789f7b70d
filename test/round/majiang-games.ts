/** Games of majiang-core, a program of others, between players who play at random; as logs of tenhou.net/6. */
import Majiang from '@kobalab/majiang-core';
import type {Random} from '../rules/random.js';

interface Tell {
  readonly l: number;
  readonly p?: string;
  readonly m?: string;
}

/** Makes sets rather than not, wins nearly always, and calls and declares what it may about every other time. */
class RandomPlayer extends Majiang.Player {
  constructor(private readonly random: Random) {
    super();
  }

  private often(percent: number): boolean {
    return this.random(100) < percent;
  }

  private one<T>(of: readonly T[]): T {
    return of[this.random(of.length)];
  }

  /** The answers that leave the hand nearest to a win; among these any. */
  private nearest(answers: readonly string[], after: (answer: string) => number): string {
    const known = answers.map((answer) => [after(answer), answer] as const);
    const best = Math.min(...known.map(([n]) => n));
    return this.one(known.filter(([n]) => n === best))[1];
  }

  private discard(): string {
    const {shoupai} = this;
    const all = this.get_dapai(shoupai);
    // now and then only terminals and honors, so that hands end in nagashi mangan
    const orphans = all.filter((tile) => /^z|^.[19]/.test(tile));
    if (this.hoards && orphans.length) return this.one(orphans);
    return this.nearest(all, (tile) => Majiang.Util.xiangting(shoupai.clone().dapai(tile)));
  }

  private readonly hoards = this.random(12) === 0;

  action_kaiju(): void {
    this._callback();
  }
  action_qipai(): void {
    this._callback();
  }
  action_hule(): void {
    this._callback();
  }
  action_pingju(): void {
    this._callback();
  }
  action_jieju(): void {
    this._callback();
  }

  action_zimo({l}: Tell, fromKong?: boolean): void {
    if (l !== this._menfeng) return this._callback();
    const {shoupai} = this;
    if (this.allow_hule(shoupai, null, fromKong === true) && this.often(85))
      return this._callback({hule: '-'});
    if (this.allow_pingju(shoupai) && this.often(50)) return this._callback({daopai: '-'});
    const kongs = this.get_gang_mianzi(shoupai);
    if (kongs.length && this.often(75)) return this._callback({gang: this.one(kongs)});
    this.answerDiscard(true);
  }

  private answerDiscard(mayDeclare: boolean): void {
    const tile = this.discard();
    const declares = mayDeclare && this.allow_lizhi(this.shoupai, tile) && this.often(80);
    this._callback({dapai: declares ? `${tile}*` : tile});
  }

  action_fulou({l, m = ''}: Tell): void {
    if (l !== this._menfeng || /^[mpsz]\d{4}/.test(m)) return this._callback();
    this.answerDiscard(false);
  }

  action_dapai({l, p = ''}: Tell): void {
    if (l === this._menfeng) return this._callback();
    const tile = `${p.slice(0, 2)}${['', '+', '=', '-'][(4 + l - this._menfeng) % 4]}`;
    if (this.allow_hule(this.shoupai, tile, false) && this.often(85)) return this._callback({hule: '-'});
    const {shoupai} = this;
    const now = Majiang.Util.xiangting(shoupai);
    const calls = [
      ...this.get_gang_mianzi(shoupai, tile),
      ...this.get_peng_mianzi(shoupai, tile),
      ...this.get_chi_mianzi(shoupai, tile),
    ].filter((meld) => this.often(15) || Majiang.Util.xiangting(shoupai.clone().fulou(meld)) < now);
    if (calls.length && this.often(45)) return this._callback({fulou: this.one(calls)});
    this._callback();
  }

  action_gang({l, m = ''}: Tell): void {
    if (l === this._menfeng || /^[mpsz]\d{4}$/.test(m)) return this._callback();
    const tile = `${m.charAt(0)}${m.at(-1)}${['', '+', '=', '-'][(4 + l - this._menfeng) % 4]}`;
    if (this.allow_hule(this.shoupai, tile, true) && this.often(85)) return this._callback({hule: '-'});
    this._callback();
  }
}

const number = (suit: string, rank: string): string =>
  rank === '0' ? `5${'mps'.indexOf(suit) + 1}` : `${'mpsz'.indexOf(suit) + 1}${rank}`;
const tileOf = (tile: string): number => Number(number(tile.charAt(0), tile.charAt(1)));

function tilesOf(text: string): number[] {
  const tiles: number[] = [];
  for (const [, suit, ranks] of text.matchAll(/([mpsz])(\d+)/g))
    for (const rank of ranks) tiles.push(Number(number(suit, rank)));
  return tiles;
}

/** From whom a tile was called, by its sign: how many places the letter stands behind the first tile. */
const PLACES: Readonly<Record<string, (size: number) => number>> = {
  '-': () => 0,
  '=': () => 1,
  '+': (size) => size - 1,
};

function called(letter: string, meld: string): string {
  const [suit] = meld;
  const at = meld.search(/[-=+]/);
  const sign = meld.charAt(at);
  const taken = meld.charAt(at - 1);
  const own = [...(meld.slice(1, at - 1) + meld.slice(at + 1))].map((rank) => number(suit, rank));
  const place = letter === 'c' ? 0 : PLACES[sign](own.length + 1);
  return [...own.slice(0, place), letter + number(suit, taken), ...own.slice(place)].join('');
}

/** A pung with the fourth tile: the letter and that tile stand before the one that was called. */
function added(meld: string): string {
  const suit = meld.charAt(0);
  const fourth = number(suit, meld.charAt(meld.length - 1));
  const pung = called('p', meld.slice(0, -1));
  return pung.replace('p', `k${fourth}`);
}

interface Part {
  readonly qipai?: {
    zhuangfeng: number;
    jushu: number;
    changbang: number;
    lizhibang: number;
    defen: number[];
    baopai: string;
    shoupai: string[];
  };
  readonly zimo?: Tell;
  readonly gangzimo?: Tell;
  readonly dapai?: Tell;
  readonly fulou?: Tell;
  readonly gang?: Tell;
  readonly kaigang?: {baopai: string};
  readonly hule?: {
    l: number;
    baojia: number | null;
    fubaopai?: string[];
    fu?: number;
    fanshu?: number;
    damanguan?: number;
    defen: number;
    fenpei: number[];
    hupai: readonly {name: string}[];
  };
  readonly pingju?: {name: string; fenpei: number[]};
}

const LIMITS = [
  [13, '役満'],
  [11, '三倍満'],
  [8, '倍満'],
  [6, '跳満'],
  [5, '満貫'],
] as const;

function words({l, baojia, fu, fanshu = 0, damanguan, defen}: NonNullable<Part['hule']>): string {
  const base = baojia !== null ? defen / (l ? 4 : 6) : l ? defen / 4 : defen / 6;
  const limit = damanguan ? '役満' : LIMITS.find(([least]) => fanshu >= least)?.[1];
  const isMangan = !limit && base >= 1990;
  const points = baojia !== null ? `${defen}点` : l ? `${shares(defen).join('-')}点` : `${defen / 3}点∀`;
  return `${limit ?? (isMangan ? '満貫' : `${fu}符${fanshu}飜`)}${points}`;
}

/** What each of the others, and what the dealer pays, together so much. */
function shares(all: number): readonly [number, number] {
  const other = Math.ceil(all / 4 / 100) * 100;
  return [other, all - 2 * other];
}

const DRAWS: Readonly<Record<string, string>> = {荒牌平局: '流局', 四開槓: '四槓散了', 三家和: '三家和了'};

function handOf(parts: readonly Part[]): readonly unknown[] {
  const start = parts.find(({qipai}) => qipai)!.qipai!;
  const {zhuangfeng, jushu} = start;
  const player = (l: number): number => (jushu + l) % 4;
  const byPlayer = <T>(of: readonly T[]): T[] => [0, 1, 2, 3].map((n) => of[(n - jushu + 4) % 4]);
  const got: (number | string)[][] = [[], [], [], []];
  const gave: (number | string)[][] = [[], [], [], []];
  const doras = [tileOf(start.baopai)];
  let uras: number[] = [];
  const wins: unknown[] = [];
  let result: readonly unknown[] = [];
  for (const part of parts) {
    const drawn = part.zimo ?? part.gangzimo;
    if (drawn) got[player(drawn.l)].push(tileOf(drawn.p!));
    if (part.dapai) {
      const {l, p = ''} = part.dapai;
      const n = p.includes('_') ? 60 : tileOf(p);
      gave[player(l)].push(p.includes('*') ? `r${n}` : n);
    }
    if (part.fulou) {
      const {l, m = ''} = part.fulou;
      const kong = /^[mpsz]\d{4}/.test(m.replace(/[-=+]/, ''));
      const pung = !kong && /^.(\d)\1\1$/.exec(m.replace(/[-=+0]/g, (x) => (x === '0' ? '5' : '')));
      got[player(l)].push(called(kong ? 'm' : pung ? 'p' : 'c', m));
      if (kong) gave[player(l)].push(0);
    }
    if (part.gang) {
      const {l, m = ''} = part.gang;
      const four = tilesOf(m);
      gave[player(l)].push(/[-=+]/.test(m) ? added(m) : `${four.slice(0, 3).join('')}a${four[3]}`);
    }
    if (part.kaigang) doras.push(tileOf(part.kaigang.baopai));
    if (part.hule) {
      const {l, baojia, fubaopai, fenpei, hupai} = part.hule;
      if (fubaopai) uras = fubaopai.map(tileOf);
      const who = player(l);
      wins.push(byPlayer(fenpei), [
        who,
        baojia === null ? who : player(baojia),
        who,
        words(part.hule),
        ...hupai.map(({name}) => name),
      ]);
      result = ['和了', ...wins];
    }
    if (part.pingju) {
      const {name, fenpei} = part.pingju;
      const said = DRAWS[name] ?? name;
      result = fenpei.some(Boolean) ? [said, byPlayer(fenpei)] : [said];
    }
  }
  const counts = [4 * zhuangfeng + jushu, start.changbang, start.lizhibang];
  const hands = byPlayer(start.shoupai).map(tilesOf);
  return [
    counts,
    byPlayer(start.defen),
    doras,
    uras,
    ...[0, 1, 2, 3].flatMap((n) => [hands[n], got[n], gave[n]]),
    result,
  ];
}

/** A log of a game, and what it came to by that program. */
export interface PlayedGame {
  readonly log: readonly (readonly unknown[])[];
  /** Points and results by player, from the first dealer on. */
  readonly points: readonly number[];
  readonly results: readonly number[];
  /** The 牌譜 that the program keeps. */
  readonly paipu: object;
}

/** Plays a game; the program shuffles with `Math.random`, which gives numbers of the seed meanwhile. */
export function playGame(random: Random, rule: Readonly<Record<string, unknown>>): PlayedGame {
  const {random: before} = Math;
  Math.random = () => random(2 ** 30) / 2 ** 30;
  try {
    const players = [0, 1, 2, 3].map(() => new RandomPlayer(random));
    let record: {qijia: number; log: Part[][]; defen: number[]; point: string[]} | undefined;
    new Majiang.Game(
      players,
      (played) => (record = played as typeof record),
      Majiang.rule(rule),
      'game',
    ).do_sync();
    if (!record) throw new Error('no game');
    const {qijia, log, defen, point} = record;
    const ordered = <T>(of: readonly T[]): T[] => [0, 1, 2, 3].map((n) => of[(qijia + n) % 4]);
    return {
      ...{log: log.map(handOf), points: ordered(defen), results: ordered(point).map(Number)},
      paipu: structuredClone(record),
    };
  } finally {
    Math.random = before;
  }
}
