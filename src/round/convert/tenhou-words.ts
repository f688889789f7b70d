/** The words of Tenhou for what its logs tell: the rules, a hand without an end, and what a win is worth. */
import type {Line} from '../../core/game/result.js';
import type {Seat, Situation} from '../../core/situation/situation.js';
import type {RoundRules} from '../state/rules.js';
import type {HandToTell} from './hand-to-tell.js';
import type {LoggedWin} from './riichi-end.js';

/** The result of a hand that stops before its end. */
export const UNFINISHED = '不明';

const RED_FIVES = [
  ['aka51', '5m'],
  ['aka52', '5p'],
  ['aka53', '5s'],
] as const;

/** The rule of a log: the name of the table, with its rounds, 喰 where an open hand may be all simples, and the red fives. */
export function houseRule(rules?: RoundRules): Readonly<Record<string, unknown>> {
  if (!rules) return {disp: '', aka: 1};
  const {openTanyao, redTiles, rounds} = rules.o;
  const reds = redTiles as Readonly<Record<string, number>>;
  const counts = RED_FIVES.map(([, tile]) => reds[tile] ?? 0);
  const isUsual = new Set(counts).size === 1 && counts[0] < 2;
  const isRed = counts.some((n) => n > 0);
  const disp = `般${rounds === 'east' ? '東' : '南'}${openTanyao === false ? '' : '喰'}${isRed ? '赤' : ''}`;
  return isUsual
    ? {disp, aka: counts[0]}
    : {disp, ...Object.fromEntries(RED_FIVES.map(([name], i) => [name, counts[i]]))};
}

/** The points and the yaku: by the scorer, by the record's own words for the win, or else by what is paid. */
export function worthInWords(win: LoggedWin, told: HandToTell): readonly string[] {
  const {seat, result, situation, note = ''} = win;
  if (!result || !situation) return worthIn(note) ?? [`${paid(win, told)}点`];
  const {total, sums, lines} = result;
  const points = pointsInWords({
    ...{total, isDealer: seat === 'east', fu: fuOf(sums.fu), han: sums.han, yakuman: sums.yakuman},
    ...(win.from === seat && {shares: sharesOf(total, seat, told.rules)}),
  });
  return [points, ...yakuInWords(lines, situation)];
}

/** What each of the others pays for a self-draw, by the arithmetic of the rules; nothing without rules. */
export function sharesOf(total: number, winner: Seat, rules: RoundRules | undefined): readonly number[] {
  const won = {winner, by: 'self', total, dealer: 'east', counters: 0} as const;
  return rules?.flow.pay(won, rules.o).map(({amount}) => amount) ?? [];
}

/** Fu as players say them: rounded up to tens, but for the 25 of seven pairs. */
export const fuOf = (fu: number): number => (fu === 25 ? fu : Math.ceil(fu / 10) * 10);

/** Words in which a log has told a worth; undefined for other comments. */
function worthIn(note: string): readonly string[] | undefined {
  const [points] = /^\S{0,40}\d点∀?(?= |$)/.exec(note) ?? [];
  if (points === undefined) return undefined;
  return [points, ...(note.slice(points.length).match(/[^()\s][^()]*\([^()]*\)/g) ?? [])];
}

/** What the others pay for the hand, without counters. */
function paid({net, seat, from}: LoggedWin, {record, seating}: HandToTell): number {
  const others = seating.seats.filter((one) => one !== seat);
  const lost = others.reduce((sum, one) => sum - Math.min(0, net[one] ?? 0), 0);
  const each = from === seat ? 100 * others.length : 300;
  return Math.max(0, lost - each * (record.start.counters ?? 0));
}

/** The yaku in the order in which Tenhou lists them, by the id of the pattern. Winds are told apart by their tile. */
const YAKU: Readonly<Record<string, string>> = {
  tsumo: '門前清自摸和',
  riichi: '立直',
  ippatsu: '一発',
  chankan: '槍槓',
  rinshan: '嶺上開花',
  haitei: '海底摸月',
  houtei: '河底撈魚',
  pinfu: '平和',
  tanyao: '断幺九',
  iipeikou: '一盃口',
  jikaze: '自風',
  bakaze: '場風',
  haku: '役牌 白',
  hatsu: '役牌 發',
  chun: '役牌 中',
  daburuRiichi: '両立直',
  chiitoitsu: '七対子',
  chanta: '混全帯幺九',
  ittsuu: '一気通貫',
  sanshokuDoujun: '三色同順',
  sanshokuDoukou: '三色同刻',
  sankantsu: '三槓子',
  toitoi: '対々和',
  sanankou: '三暗刻',
  shousangen: '小三元',
  honroutou: '混老頭',
  ryanpeikou: '二盃口',
  junchan: '純全帯幺九',
  honitsu: '混一色',
  chinitsu: '清一色',
  renhouFiveHan: '人和',
  renhouMangan: '人和',
  renhou: '人和',
  tenhou: '天和',
  chiihou: '地和',
  daisangen: '大三元',
  suuankou: '四暗刻',
  suuankouTanki: '四暗刻単騎',
  tsuuiisou: '字一色',
  ryuuiisou: '緑一色',
  chinroutou: '清老頭',
  chuuren: '九蓮宝燈',
  junseiChuuren: '純正九蓮宝燈',
  kokushi: '国士無双',
  kokushi13: '国士無双１３面',
  daisuushii: '大四喜',
  shousuushii: '小四喜',
  suukantsu: '四槓子',
  dora: 'ドラ',
  uradora: '裏ドラ',
  akadora: '赤ドラ',
};

const ORDER = Object.keys(YAKU);
const WINDS: Readonly<Record<Seat, string>> = {east: '東', south: '南', west: '西', north: '北'};
const YAKUMAN = '役満';

/** The lines of a hand but for fu, as Tenhou writes them: `立直(1飜)`, `場風 南(1飜)`, `大三元(役満)`. */
const yakuInWords = (
  lines: readonly Line[],
  {seat = 'east', round = 'east'}: Pick<Situation, 'seat' | 'round'>,
): readonly string[] =>
  lines
    .filter(({unit}) => unit !== 'fu')
    .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id))
    .map(({id, unit, value}) => {
      const wind = {jikaze: WINDS[seat], bakaze: WINDS[round]}[id];
      const name = Object.hasOwn(YAKU, id) ? YAKU[id] : id;
      return `${name}${wind === undefined ? '' : ` ${wind}`}(${unit === 'yakuman' ? YAKUMAN : `${value}飜`})`;
    });

/** The limits by their base points. Fewer points than those of mangan are told with fu and han. */
const LIMITS = [
  [8000, YAKUMAN],
  [6000, '三倍満'],
  [4000, '倍満'],
  [3000, '跳満'],
  [2000, '満貫'],
] as const;

/** So many han are a yakuman that is counted (数え役満). */
const COUNTED = '数え役満';

/** A win, as its points are told. */
interface PointsTold {
  readonly total: number;
  readonly isDealer: boolean;
  /** After a self-draw, what each of the others pays. */
  readonly shares?: readonly number[];
  /** Rounded up, as players say them. */
  readonly fu: number;
  readonly han: number;
  readonly yakuman?: number;
}

/** The points of a win as Tenhou writes them: `30符2飜2000点`, `満貫2000-4000点`, `20符3飜1300点∀`. */
function pointsInWords({total, isDealer, shares, fu, han, yakuman}: PointsTold): string {
  const base = total / (isDealer ? 6 : 4);
  const limit = LIMITS.find(([points]) => base >= points)?.[1];
  const name = limit === YAKUMAN && !yakuman ? COUNTED : limit;
  const paid = shares?.length ? pointsOf(Math.min(...shares), Math.max(...shares), isDealer) : `${total}点`;
  return (name ?? `${fu}符${han}飜`) + paid;
}

const pointsOf = (least: number, most: number, isDealer: boolean): string =>
  isDealer ? `${least}点∀` : `${least}-${most}点`;
