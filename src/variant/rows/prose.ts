/**
 * Settings in words, as authors write them in a line or in a sentence: 136張，不帶花；3番起糊，10番封頂。 A number is read where a
 * clause says nothing else. Where a clause says more, or clauses differ, nobody is to be fooled: it is told how to write it.
 */
import {readKinds} from '../conditions/kinds.js';
import {splitSpan, type TextSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {isSlip} from '../names/near.js';
import {nameOfSetting, settingNamed, type SettingKey} from '../words/setting-names.js';
import {knownUnit} from '../words/units.js';
import {writtenNumber} from '../words/values.js';
import type {SettingEntry} from './entries.js';

const N = String.raw`(\d{1,7}|[一二兩两三四五六七八九十]{1,3})`;
const UNIT = String.raw`([番台臺翻飜胡点點倍分花]|fan|faan|tai|han|points?)`;

const MAY_WIN = '(?:才|方)[能可]以?(?:食?[糊胡和]牌?|食)';
const WINNER =
  '(?:an?|the|any|each|you|players?)?(?: ?(?:winning )?(?:hand|player|winner|players))? ?(?:must (?:have|be worth|score|contain)|needs?|requires?)';
const TO_WIN = '(?:in order )?to (?:win|go out|declare(?: a win| mahjong)?|call mahjong)';

/** What clauses say of each setting: the number is the first group that is not empty. */
const CLAUSES: readonly (readonly [key: SettingKey, form: string])[] = [
  ['limit', `${N}\\s*${UNIT}\\s*(?:封[頂顶]|爆棚|上限|[満滿满][貫贯])`],
  ['limit', `(?:封[頂顶]|上限|最[高多])\\s*(?:為|为|是|は)?\\s*${N}\\s*${UNIT}`],
  ['limit', `(?:the )?(?:maximum|limit|cap)(?: of| is)? (\\d{1,7})[ -]${UNIT}`],
  ['limit', `(\\d{1,7})[ -]${UNIT} (?:maximum|limit|cap)`],
  ['minimum', `(?:最[低少])?\\s*${N}\\s*${UNIT}\\s*(?:起[糊胡和]|(?:縛り|しばり)(?:です|あり|とする)?)`],
  ['minimum', `(?:起[糊胡和]|最[低少])\\s*(?:為|为|是|は)?\\s*${N}\\s*${UNIT}`],
  ['minimum', `(?:至少|最少|需?要|必[須须])(?:需?要|有|[達达]到?|\\s)*${N}\\s*${UNIT}(?:或?以上)?${MAY_WIN}`],
  ['minimum', `${N}\\s*${UNIT}(?:或?以上)?${MAY_WIN}`],
  ['minimum', `(?:至少|最少|需?要)\\s*${N}\\s*${UNIT}以上`],
  ['minimum', `和了に?は(?:最低)?\\s*${N}\\s*${UNIT}(?:以上)?が?必要(?:です)?`],
  ['minimum', `${WINNER} (?:at least |a minimum of )?(\\d{1,7})[ -]${UNIT} ${TO_WIN}`],
  ['minimum', `at least (\\d{1,7})[ -]${UNIT} (?:is|are) (?:needed|required)(?: ${TO_WIN})?`],
  ['minimum', `(?:the )?minimum(?: of| is)? (\\d{1,7})[ -]${UNIT}`],
  ['minimum', `(\\d{1,7})[ -]${UNIT} minimum`],
  [
    'tiles',
    String.raw`(?:全副|共|用牌|牌[數数張张]?|played with)?\s*[:：]?\s*(72|84|104|108|112|120|128|136|144)\s*(?:[張张隻只枚]牌?|tiles)`,
  ],
  ['hand', String.raw`(1[36]|十[三六])\s*[張张枚](?:麻[將将雀]|手牌)`],
];
const ANCHORED = CLAUSES.map(([key, form]) => ({
  key,
  whole: new RegExp(`^${form}$`, 'iu'),
  form: new RegExp(form, 'iu'),
}));
/** What clauses say without a number. */
const SAYINGS: readonly (readonly [
  key: SettingKey,
  form: RegExp,
  says: (of: string) => string | undefined,
])[] = [
  [
    'dealer',
    /^(?:the )?(?:dealer|banker|east)(?: wind)?(?: always)? (?:pays and (?:receives|collects|gets|wins)|(?:receives|collects|wins) and (?:pays|loses)) double$/iu,
    () => '×2',
  ],
  [
    'dealer',
    /^[莊庄]家?(?:[輸输][贏赢]|[贏赢][輸输])[都皆均]?(?:加倍|翻倍|翻番|[×x]\s*2|[2二兩两]倍)$/iu,
    () => '×2',
  ],
  [
    'wild',
    /^(.+?)(?:是|[為为]|[當当]|[做作])(?:百搭牌?|[萬万]能牌?|[癩癞賴赖]子|鬼牌?|混子?|[財财]神)$/u,
    wildKind,
  ],
  ['wild', /^(.+?)s? (?:is|are) wild$/iu, wildKind],
  ['wild', /^(.+?)はオールマイティー?(?:牌|です|とする|扱い)?$/u, wildKind],
];

/** Clauses that allow no win on a discard. */
const ONLY_DRAWN = new Map(
  [
    ...[
      '只能自摸',
      '只能自摸胡',
      '只能自摸胡牌',
      '只可自摸',
      '只可自摸胡牌',
      '只可以自摸',
      '只可以自摸胡牌',
      '必須自摸',
    ],
    ...['ツモのみ', 'ツモあがりのみ', 'ツモ上がりのみ', 'ツモ和了のみ', 'ロンなし', 'ロン不可'],
    ...[
      'self-draw only',
      'wins by self-draw only',
      'only self-drawn wins',
      'only self-drawn wins are allowed',
    ],
    ...['no wins on discards', 'no wins by discards'],
  ].map((clause) => [fold(clause), clause]),
);

/** A number that a win must reach. */
const ABOUT_LEAST = new RegExp(
  [
    `${N}\\s*${UNIT}.*(?:(?:才|方|不)[能可得]以?|食)(?:食?[糊胡和]|食)`,
    `(?:至少|最[少低]|不足|未[滿满]|必[須须]|和了に?は).{0,6}${N}\\s*${UNIT}`,
    `${N}\\s*${UNIT}.{0,4}[才方]`,
    `${N}\\s*${UNIT}.*(?:和了|[あ上]が[りる]).*(?:でき|必要|ない)`,
    `縛|^${N}\\s*[翻飜番]り`,
    `\\d[ -]\\p{L}{1,7} .*\\b(?:to (?:win|go out)|(?:cannot|can.?t|may not) (?:win|go out)|required|needed)\\b`,
    `\\b(?:hands?|players?|you|needs?|must|winner)\\b.*\\b(?:at least|need\\p{L}?|must have)\\b.*\\d[ -]${UNIT}`,
    `\\bat least\\b.*\\d[ -]${UNIT} (?:is|are)\\b`,
    String.raw`\b(?:win|go out)\b.*\bat least\b.*\d`,
  ].join('|'),
  'iu',
);

/** What a clause is about that no saying reads: with a slip, or with more than a saying. */
const ABOUT: readonly (readonly [key: SettingKey, form: RegExp, not: RegExp, says: string])[] = [
  ['dealer', /[莊庄].{0,6}[倍翻]|(?:dealer|east|banker|pays).*\bd\p{L}{0,3}b/iu, /^$/u, '×2'],
  [
    'wild',
    /百搭|搭百|[是為为]百$|[癩癞賴赖]子|鬼牌|[萬万]能牌|\bwilds?\b|オールマイティ/iu,
    /[無无沒没不]|なし|\b(?:no|without)\b/iu,
    'C',
  ],
  ['minimum', /起[糊胡和]$/u, /[無无沒没不]/u, '3'],
  ['minimum', ABOUT_LEAST, /縛りなし|しばりなし/u, '3'],
  [
    'needs',
    /[不只][能可許许得]以?(?:自摸|[點点放接食吃][炮砲铳銃糊胡])|ロン.{0,8}(?:できな|不可|なし)|\bself-draw\w*\b.*\bonly\b|\bonly\b.*\bself-draw/iu,
    /^$/u,
    'self',
  ],
  [
    'needs',
    /(?:才|方|不)[能可得]以?(?:食?[糊胡和](?:[牌了]|$)|食)|(?:和了|[あ上]が[りる]).{0,6}(?:できな|必要|でき[るま])|\b(?:cannot|can’t|can't|may not|required to|needed to|in order to) (?:win|go out)\b/iu,
    /^$/u,
    'suits <= 2',
  ],
  [
    'onlyOne',
    /(?:[只取計计算選选]|[僅仅]).{0,6}最[高大]|最も?[高大].{0,12}(?:のみ|だけ|とる|取る)|高点法|\b(?:only|just)\b.{0,40}\b(?:highest|best|largest|most valuable)\b|\b(?:highest|best|largest|most valuable)\b.{0,40}\b(?:only|alone)\b/iu,
    /^$/u,
    'A, B',
  ],
  ['limit', /封[頂顶]$/u, /[無无沒没不]/u, '10'],
];

/** The name of a kind that is wild; undefined for another text. */
function wildKind(name: string): string | undefined {
  const word = name.trim().replace(/^the /iu, '').replaceAll(' ', '-');
  const kinds = readKinds(word);
  return kinds && typeof kinds !== 'function' ? word : undefined;
}

const CLAUSE_ENDS = /[，,、；;。．.!！\n]/g;
/** A setting by its name in a sentence: 封頂：10番，多的不算。 */
const NAMED = /^([^:：=＝]{1,12})[:：]\s*(\d{1,7})/u;
const NUMBERS: readonly SettingKey[] = ['tiles', 'hand', 'players', 'minimum', 'limit'];
/** A longer clause says more than a setting. */
const LONGEST_ABOUT = 160;
/** A longer clause is no setting with a slip. */
const LONGEST_SLIP = 20;
/** What may stand in brackets behind a clause. */
const BRACKET = /\s*[（(][^（()）]*[)）]$/u;
/** What a game with 136 or 108 tiles has not. */
const NO_FLOWERS = /^(?:不[帶带]花牌?|[無无冇沒没]有?花牌?|花牌?なし|no flowers|without flowers)$/iu;

/** A number that some clause says for a setting. */
interface Mention {
  readonly key: SettingKey;
  /** The number, with its unit if it has one. */
  readonly says: string;
  readonly span: TextSpan;
  /** Whether its clause says nothing else. */
  readonly isWhole: boolean;
}

const amountOf = (n: string, unit: string | undefined): string =>
  [writtenNumber(n) ?? n, unit ?? ''].join(' ').trim();

/** A clause says its numbers in a unit that is known: the text’s own stands in it as 番. */
const KNOWN_UNIT = '番';
const inKnownUnit = (text: string, own: string | undefined): string =>
  own && knownUnit(own) === undefined ? text.replaceAll(own, KNOWN_UNIT) : text;

function mentionsIn(clause: TextSpan, own: string | undefined): readonly Mention[] {
  const text = inKnownUnit(clause.text, own);
  const isOwn = text !== clause.text;
  const amount = (n: string, unit: string | undefined): string =>
    amountOf(n, isOwn && unit === KNOWN_UNIT ? own : unit);
  const bare = text.replace(BRACKET, '');
  for (const [key, form, saysOf] of SAYINGS) {
    const found = form.exec(bare);
    const says = found ? saysOf(found.at(1) ?? '') : undefined;
    if (says !== undefined) return [{key, says, span: clause, isWhole: true}];
  }
  if (isSlip(bare, ONLY_DRAWN))
    return [{key: 'needs', says: 'self', span: clause, isWhole: ONLY_DRAWN.has(fold(bare))}];
  for (const {key, whole} of ANCHORED) {
    const [, n, unit] = whole.exec(bare) ?? [];
    if (n) return [{key, says: amount(n, unit), span: clause, isWhole: true}];
  }
  const [, name = '', number] = NAMED.exec(bare) ?? [];
  const named = settingNamed(name);
  if (named && NUMBERS.includes(named)) return [{key: named, says: number, span: clause, isWhole: false}];
  const numbers = ANCHORED.filter(({form}) => form.test(text)).flatMap(({key, form}) =>
    [...text.matchAll(new RegExp(form, 'giu'))].map(([, n, unit]) => ({
      ...{key, says: amount(n, unit), span: clause, isWhole: false},
    })),
  );
  if (numbers.length || bare.length > LONGEST_ABOUT) return numbers;
  const about = ABOUT.find(([, form, not]) => form.test(bare) && !not.test(bare));
  if (!about) return numbers;
  const [key, , , says] = about;
  return [{key, says, span: clause, isWhole: false}];
}

/** A clause of a line, and what it says of settings. */
interface Clause {
  readonly span: TextSpan;
  readonly mentions: readonly Mention[];
  /** Whether it says one setting and nothing else. */
  readonly isSetting: boolean;
}

function clauseOf(span: TextSpan, own: string | undefined): Clause {
  const mentions = mentionsIn(span, own);
  return {span, mentions, isSetting: mentions.some(({isWhole}) => isWhole) || NO_FLOWERS.test(span.text)};
}

const clausesOf = (line: TextSpan, own: string | undefined): readonly Clause[] =>
  splitSpan(line, CLAUSE_ENDS).map((span) => clauseOf(span, own));

/** Whether each clause of a line is a setting in words. Most lines are none by their first clause. */
export function isOfSettings(line: TextSpan, own: string | undefined): boolean {
  const spans = splitSpan(line, CLAUSE_ENDS);
  return spans.length > 0 && spans.every((span) => clauseOf(span, own).isSetting);
}

/** Whether a line is nothing else, and no sentence. */
const isRule = (line: TextSpan, clauses: readonly Clause[]): boolean =>
  !/[。．.!！]$/u.test(line.text) && clauses.length > 0 && clauses.every(({isSetting}) => isSetting);

/** The clauses with a number that are no settings, among others that are: one of them has a slip. */
const oddAmong = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.some(({isSetting}) => isSetting)
    ? clauses.filter(
        ({span: {text}, mentions}) => text.length <= LONGEST_SLIP && /\d/.test(text) && !mentions.length,
      )
    : [];

/**
 * The settings that lines, sentences and headings say in words, where the text does not say them otherwise.
 * @param own the unit that the text says it counts in
 */
export function proseSettings(
  spans: readonly TextSpan[],
  isSet: (key: SettingKey) => boolean,
  own: string | undefined,
  report: Report,
): readonly SettingEntry[] {
  const byKey = new Map<SettingKey, Mention[]>();
  const lines = spans.map((line) => ({line, clauses: clausesOf(line, own)}));
  for (const {line, clauses} of lines)
    for (const mention of clauses.flatMap(({mentions}) => mentions)) {
      const {key} = mention;
      if (!isSet(key)) byKey.set(key, [...(byKey.get(key) ?? []), mention]);
      else if (isRule(line, clauses)) report.add(new Refused('set-twice', mention.span));
    }
  for (const {clauses} of lines)
    for (const {span} of oddAmong(clauses)) report.add(new Refused('not-read', span));
  return [...byKey].flatMap(([key, mentions]) => {
    const first = mentions.find(({isWhole}) => isWhole);
    const other = mentions.find(({says}) => says !== first?.says);
    if (first && !other) return [{key, name: first.span, value: {text: first.says, at: first.span.at}}];
    const {span, says} = other ?? mentions[0];
    report.add(new Refused('bad-setting', span, [`${nameOfSetting(key)} = ${says}`]));
    return [];
  });
}
