/** Puts steps into words, for the screen, for print and for `mj render` alike. */
import type {RulesetText} from '../../core/game/names.js';
import type {Group, ScoreResult} from '../../core/game/result.js';
import {parseHandOf, tilesIn} from '../../core/notation/parse.js';
import {clauseOf, explainFault, type Fault} from '../../core/situation/problem.js';
import type {Situation} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import {circumstanceClauses, inOneText} from '../../locales/circumstances.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {isolate} from '../../locales/isolate.js';
import {signedAmount} from '../../locales/signed.js';
import {LEAST} from '../../core/game/reckoning.js';
import {calculated, isReplaced, figureText, whyReplaced} from '../../locales/reckoning.js';
import {speakGroup, speakKinds, speakTile, speakTiles} from '../../locales/speech.js';
import {sayStatus} from '../../locales/status.js';
import {paymentText} from '../../locales/payment-reason.js';
import {nearMissSentence} from './near-text.js';
import type {
  FitStep,
  LineStep,
  PayStep,
  RefusedStep,
  SplitStep,
  ExplainStep,
  SumStep,
  WildStep,
} from './step.js';
import {isFault} from '../../core/situation/result.js';

/** The subject of the steps, and the words for it. */
export interface StepTelling {
  readonly situation: Situation;
  readonly result: ScoreResult;
  readonly strings: ExplainingStrings;
  readonly text: RulesetText;
  readonly nameText: RulesetText;
  /** The unit of payments. */
  readonly paid: Unit;
  /** Whether conditions are followed by the numbers of their rules. */
  readonly cite: boolean;
}

/** A sentence, and the tiles that it is about. */
export interface StepWords {
  readonly text: string;
  readonly groups?: readonly Group[];
  /** In notation. */
  readonly tiles?: string;
  /** Whether these tiles are lit in the hand too. */
  readonly isLit?: true;
  /** Whether the sentence names the tiles. */
  readonly isNamed?: true;
}

const LIT = {isLit: true} as const;
const NAMED = {isNamed: true} as const;

/** A step in words of one language. */
export interface SaidStep {
  readonly title: string;
  readonly reading?: string;
  /** Whether the title is the name of a pattern, which may be in another language. */
  readonly isName?: true;
  /** The amount that the step adds. */
  readonly amount?: string;
  readonly said: readonly StepWords[];
  /** The sum of the steps so far. */
  readonly sum?: string;
}

/** The name of a pattern; its id where the language has none. */
export const nameOf = ({nameText}: Pick<StepTelling, 'nameText'>, id: string): string =>
  nameText.names[id]?.name ?? id;

/** A pattern's name for use in a sentence. */
export const nameWithin = (telling: StepTelling, id: string): string =>
  isolate(nameOf(telling, id), telling.strings.tiles);

const tileSaid = ({tiles}: ExplainingStrings, tile: string): string => speakTile(tiles, tilesIn(tile)[0]);

const reasonSaid = (reason: Fault, {strings, result}: StepTelling): string =>
  explainFault(reason, strings.problems, result.unit).message;

/** Puts a step into words. */
export function sayStep(step: ExplainStep, telling: StepTelling): SaidStep {
  const {strings} = telling;
  const {titles} = strings.explain;
  switch (step.what) {
    case 'hand':
      return {title: titles.hand, said: handSaid(telling)};
    case 'problem':
      return {title: titles.problem, said: [{text: reasonSaid(step.reason, telling)}]};
    case 'wild':
      return {title: titles.wild, said: wildSaid(step, telling)};
    case 'split':
      return {title: titles.split, said: splitSaid(step, telling)};
    case 'fit':
      return {title: titles.fit, said: fitSaid(step, telling)};
    case 'line':
      return lineSaid(step, telling);
    case 'excluded':
      return {
        title: titles.excluded,
        said: step.excluded.map(({id, by}) => ({
          text: `${nameWithin(telling, id)}${strings.punctuation.colon}${strings.score.excludedBy(nameWithin(telling, by))}`,
        })),
      };
    case 'sum':
      return sumSaid(step, telling);
    case 'refused':
      return {title: titles.refused, said: refusedSaid(step, telling)};
    case 'pay':
      return paySaid(step, telling);
  }
}

/** The way of winning, and the circumstances beside the tiles. */
function handSaid({situation, result, strings}: StepTelling): StepWords[] {
  const read = parseHandOf(situation);
  const win = isFault(read) ? undefined : read.hand.win;
  const by = situation.by ?? (isFault(read) ? undefined : read.hand.by);
  const won =
    win === undefined ? strings.explain.noWinner : strings.hand.win(speakTile(strings.tiles, win), by);
  const beside = circumstanceClauses(strings, situation, {unit: result.unit});
  const why = result.status === 'no-win-yet' ? '' : sayStatus(strings, result);
  return [
    {text: won},
    ...(beside.length ? [{text: inOneText(strings, beside)}] : []),
    ...(why ? [{text: why}] : []),
  ];
}

function wildSaid({tile, stands, isStandIn, instead}: WildStep, {strings, result}: StepTelling): StepWords[] {
  const {explain, score} = strings;
  const [own, other] = [tileSaid(strings, tile), tileSaid(strings, stands)];
  if (isStandIn) return [{text: explain.standIn(own, other), tiles: stands, ...NAMED}];
  const used = tile === stands ? explain.wildItself(own) : explain.wild(own, other);
  const said: StepWords = {text: used, tiles: stands, ...NAMED};
  if (!instead) return [said, {text: explain.noInstead}];
  const {total, reason} = instead;
  const as = tileSaid(strings, instead.stands);
  const text = reason
    ? explain.insteadBarred(as, clauseOf(reason, strings.problems, result.unit))
    : explain.instead(as, score.amount(total, result.unit));
  return [said, {text}];
}

function splitSaid({other, placed, resplits}: SplitStep, {strings, result}: StepTelling): StepWords[] {
  const {explain, score} = strings;
  const amount = (total: number) => score.amount(total, result.unit);
  const winning = placed?.groups.find(({win}) => win);
  return [
    {text: explain.split, groups: result.groups, ...LIT},
    other
      ? {
          text: other.total === result.total ? explain.equalSplit : explain.otherSplit(amount(other.total)),
          groups: other.groups,
        }
      : {text: explain.onlySplit},
    ...(placed && winning
      ? [{text: explain.placed(speakGroup(strings, winning), amount(placed.total))}]
      : []),
    ...resplits.map(({tiles, from, as, count, total}) => {
      const n = from === 'chow' && as === 'pair' ? 2 : count;
      const said = speakTiles(strings, tilesIn(tiles));
      const worth = total === undefined ? undefined : amount(total);
      const text = explain.resplit(said, explain.sets(n, from), explain.sets(count, as), worth);
      return {text, tiles, ...NAMED};
    }),
  ];
}

function fitSaid({away, loose, missing, ready}: FitStep, {strings}: StepTelling): StepWords[] {
  const {explain} = strings;
  const list = (tiles: readonly string[]) => speakTiles(strings, tilesIn(tiles.join('')));
  if (!away) return [{text: explain.complete}];
  const waited = ready.map(({tile}) => tile);
  return [
    ...(loose.length ? [{text: explain.loose(list(loose)), tiles: loose.join(''), ...LIT, ...NAMED}] : []),
    ...(waited.length
      ? [
          {
            text: explain.ready(speakKinds(strings, tilesIn(waited.join('')))),
            tiles: waited.join(''),
            ...NAMED,
          },
        ]
      : [
          {text: explain.away(away)},
          ...(missing.length
            ? [{text: explain.missing(list(missing)), tiles: missing.join(''), ...NAMED}]
            : []),
        ]),
  ];
}

function lineSaid({line, sums}: LineStep, telling: StepTelling): SaidStep {
  const {strings, result, text, nameText} = telling;
  const {id, value, unit, count, cite, groups, tiles} = line;
  const shown = groups.map((at) => result.groups[at]);
  const {sentences} = strings.punctuation;
  const condition = sentences([text.conditions[id], (telling.cite && cite) || ''].filter(Boolean));
  return {
    title: nameOf(telling, id) + (count > 1 ? ` ×${count}` : ''),
    ...(nameText.names[id]?.reading && {reading: nameText.names[id].reading}),
    isName: true,
    amount: strings.score.amount(value, unit),
    said: [
      {
        text: condition,
        ...(shown.length && shown.length < result.groups.length && {groups: shown, ...LIT}),
        ...(tiles && {tiles, ...LIT}),
      },
    ],
    sum: strings.explain.soFar(sums.map(([n, of]) => strings.score.amount(n, of)).join(' · ')),
  };
}

function sumSaid({operation}: SumStep, {strings, result, text}: StepTelling): SaidStep {
  const {explain, score} = strings;
  const {unit} = result;
  const isLeast = operation.is === 'limit' && operation.limit === LEAST;
  const title = explain.titles[isLeast ? 'least' : operation.is];
  if (operation.is === 'minimum')
    return {title, said: [{text: explain.minimum(score.amount(operation.least, unit))}]};
  const amount = score.amount(operation.result, operation.unit);
  if (isReplaced(operation)) {
    const why = whyReplaced(operation, {text, score});
    return {title, said: [{text: `${figureText(operation.from)} → ${why} ${amount}`}]};
  }
  const isAlone = operation.is === 'sum' && operation.values.length < 2;
  return {title, said: [{text: isAlone ? amount : calculated(operation, amount)}]};
}

function refusedSaid({reason, near}: RefusedStep, telling: StepTelling): StepWords[] {
  const {explain, score, punctuation} = telling.strings;
  const {total, unit} = telling.result;
  const would = `${score.wouldBe}${punctuation.colon}${score.amount(total, unit)}`;
  const missed = near.map((miss) => {
    const nearly = explain.nearly(nameWithin(telling, miss.id), nearMissSentence(miss, telling.strings));
    return {
      text: miss.total === undefined ? nearly : explain.saved(nearly, score.amount(miss.total, unit)),
    };
  });
  return [
    {text: reasonSaid(reason, telling)},
    {text: would},
    ...(missed.length ? [{text: explain.near}, ...missed] : []),
  ];
}

function paySaid({seat, payments, net, sum}: PayStep, telling: StepTelling): SaidStep {
  const {settlement, explain, score} = telling.strings;
  const {seats} = settlement;
  const gained = (n: number) => signedAmount(score, n, telling.paid);
  const said = payments.map((payment) => ({
    text: paymentText(telling, payment, score.amount(payment.amount, telling.paid)),
  }));
  return {
    title: explain.pay(seats[seat], gained(net)),
    said: said.length ? said : [{text: settlement.nobody}],
    sum: explain.sum(gained(sum), sum === 0),
  };
}
