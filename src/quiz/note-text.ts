/** Puts reasons into words; tiles in them are marked. */
import {tilesIn} from '../core/notation/parse.js';
import type {Group} from '../core/game/result.js';
import type {RulesetText} from '../core/game/names.js';
import type {NearMiss} from '../core/scoring/near-misses.js';
import type {Seat, WinBy} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {QuizStrings} from '../locales/quiz/strings.js';
import type {Strings} from '../locales/strings.js';
import {nameIn} from '../locales/name-in.js';
import {paymentReason} from '../locales/payment-reason.js';
import {signedAmount} from '../locales/signed.js';
import {marked} from './marked-tiles.js';
import type {QuizNote, PaymentNote} from './note.js';

/** The words that reasons are told in. */
export interface NoteWords {
  readonly quiz: QuizStrings;
  readonly strings: Strings;
  readonly text: RulesetText;
  /** What the hand is counted in. */
  readonly unit: Unit;
  /** What players pay in. */
  readonly paid: Unit;
}

const groupsText = (groups: readonly Group[]): string => groups.map(({tiles}) => marked(tiles)).join(' ');

const runs = (tiles: string): string => tiles.split(' ').filter(Boolean).map(marked).join(' ');

/** Flags of what a player declares; the others tell how the hand went. */
const DECLARED: readonly string[] = [
  'riichi',
  'doubleRiichi',
  'openRiichi',
  'readyFirst',
  'readyEarly',
  'eightFlowers',
  'sevenFlowers',
];

/** What a near miss lacks, in words. */
export function nearMissNote(
  {by, tiles = '', instead = '', wanted = ''}: NearMiss,
  {quiz, strings}: NoteWords,
): string {
  const {near} = quiz;
  const {settlement, situation} = strings;
  const flags: Readonly<Record<string, string>> = situation.flags;
  const gone = wanted.startsWith('-');
  const flag = gone ? wanted.slice(1) : wanted;
  switch (by) {
    case 'by':
      return near.by(strings.hand.ways[wanted as WinBy]);
    case 'win':
      return near.win(marked(wanted));
    case 'melds':
      return wanted === 'kong' || wanted === 'called'
        ? near[wanted](marked(tiles))
        : near.concealed(marked(tiles));
    case 'flag':
      return near[gone ? 'noFlag' : DECLARED.includes(flag) ? 'declared' : 'flag'](flags[flag] ?? flag);
    case 'seat':
      return near.seat(settlement.seats[wanted as Seat]);
    case 'round':
      return near.round(situation.rounds[wanted as Seat]);
    case 'flowers':
      return wanted ? near.flower(marked(wanted)) : near.noFlowers;
    default:
      return near.tiles(marked(instead), marked(tiles));
  }
}

/** A set by its kind, with the tile that a wild one stands for in it. */
function setText({kind, tiles, wild}: Group, by: string | undefined, {quiz}: NoteWords): string {
  const said = quiz.notes.set[kind](marked(tiles));
  const standsIn = by !== undefined && tilesIn(wild).some((tile) => !tilesIn(by).includes(tile));
  return wild && standsIn ? said + quiz.notes.wildAs(marked(by), marked(wild)) : said;
}

function paymentText(note: PaymentNote, telling: NoteWords): string {
  const {quiz, strings, paid} = telling;
  const {notes} = quiz;
  const {seats} = strings.settlement;
  if (note.kind === 'not-zero') return notes.notZero(signedAmount(strings.score, note.sum, paid));
  if (note.kind === 'owes')
    return notes.owes(seats[note.from], seats[note.to], paymentReason(telling, note.why));
  if (note.kind === 'off') return notes.off[note.how](note.seats.map((one) => seats[one]));
  const seat = seats[note.seat];
  if (note.kind === 'sign') return notes.sign(seat);
  const amount = signedAmount(strings.score, note.amount, paid);
  if (note.kind === 'seat') {
    const reasons = note.payments.map(({from, to, amount: n, why}) => {
      const reason = paymentReason(telling, why);
      const sum = strings.score.amount(n, paid);
      return from === note.seat ? notes.pays(seats[to], sum, reason) : notes.gets(seats[from], sum, reason);
    });
    return notes.seat(seat, amount, reasons);
  }
  if (note.kind === 'as') {
    const [other, who] = [seats[note.other], seats[note.who]];
    if (note.because === 'dealer') return notes.asOther(seat, amount, other, who);
    return note.who === note.seat
      ? notes.asNotDiscarder(seat, amount, other)
      : notes.asDiscarder(seat, amount, who);
  }
  if (note.what === 'dealer') return notes.ifDealer(seat, amount, seats[note.who]);
  if (note.what === 'counters') return notes.ifCounters(seat, amount);
  if (note.what === 'liable') return notes.ifLiable(seat, amount);
  return notes.ifWay(seat, amount, strings.hand.ways[note.what]);
}

/** A reason as a sentence. */
export function noteText(note: QuizNote, telling: NoteWords): string {
  const {quiz, strings, text, unit} = telling;
  const {notes} = quiz;
  const name = (id: string): string => text.names[id].name;
  const worth = (n: number, of: Unit = unit): string => strings.score.amount(n, of);
  const absent = (id: string): string => notes.absent(name(id), text.conditions[id]);
  switch (note.kind) {
    case 'missing-count':
      return notes.missing[note.of](note.count);
    case 'no-set-count':
      return notes.noSetCount(note.count);
    case 'left-count':
      return notes.leftCount(note.count);
    case 'amounts-of':
      return notes.amountsOf(note.seats.map((seat) => strings.settlement.seats[seat]));
    case 'amounts-in':
      return notes.amountsOf(note.units.map((one) => nameIn(strings.score.units, one)));
    case 'without':
      return notes.without(worth(note.total, note.unit), strings.hand.join(note.ids.map(name)));
    case 'twice':
      return notes.twice(worth(note.total, note.unit), name(note.id));
    case 'with-excluded':
      return notes.withExcluded(worth(note.total, note.unit), name(note.id), name(note.by));
    case 'with-near':
      return notes.withNear(
        worth(note.total, note.unit),
        name(note.miss.id),
        nearMissNote(note.miss, telling),
      );
    case 'other-split':
      return notes.otherSplit(worth(note.total, note.unit), groupsText(note.groups));
    case 'other-way':
      return notes.otherWay(worth(note.total, note.unit), strings.hand.ways[note.by]);
    case 'uncapped':
    case 'undoubled':
    case 'unrounded':
    case 'total':
      return notes[note.kind](worth(note.total, note.unit));
    case 'too-low':
      return notes.tooLow;
    case 'too-high':
      return notes.tooHigh;
    case 'line-count':
      return notes.lineCount(note.count);
    case 'unit-count':
      return notes.unitCount(note.count, nameIn(strings.score.units, note.unit));
    case 'line':
      return notes.line(name(note.id), worth(note.value, note.unit), runs(note.tiles));
    case 'excluded':
      return note.by === undefined
        ? notes.excludedByOther(name(note.id))
        : notes.excluded(name(note.id), name(note.by));
    case 'near': {
      const {id, by, wanted} = note.miss;
      // the name of a flag is often that of its pattern: the condition says more
      return by === 'flag' && !wanted?.startsWith('-')
        ? absent(id)
        : notes.near(name(id), nearMissNote(note.miss, telling));
    }
    case 'absent':
      return absent(note.id);
    case 'true-count':
      return notes.trueCount(note.count);
    case 'unseen':
      return note.tiles ? notes.unseen(runs(note.tiles)) : notes.unseenWhole;
    case 'no-line':
      return notes.noLine;
    case 'wins':
      return notes.wins(groupsText(note.groups), worth(note.total));
    case 'barred':
      return note.problem.message;
    case 'said':
      return note.text;
    case 'far':
      return notes.far(note.distance);
    case 'misfit':
      return notes.misfit(marked(note.tile), marked(note.waits));
    case 'not-ready':
      return notes.notReady(note.distance);
    case 'with-pattern':
      return notes.withPattern(name(note.miss.id), worth(note.total), nearMissNote(note.miss, telling));
    case 'complete':
      return notes.complete(groupsText(note.groups));
    case 'other-waits':
      return notes.otherWaits(name(note.id), marked(note.tiles));
    case 'is-ready':
      return notes.isReady;
    case 'waited':
      return notes.waited(marked(note.tile), groupsText(note.groups));
    case 'open':
      return note.shape === 'chow' ? notes.openChow(marked(note.tiles)) : notes.open[note.shape];
    case 'not-waited':
      return notes.notWaited(marked(note.tile));
    case 'not-won':
      return notes.notWon(marked(note.tile), note.problem.message);
    case 'discard': {
      const useful = note.useful && marked(note.useful);
      const said = [notes.discard(marked(note.tile), note.distance, useful, note.left)];
      if (note.worth !== undefined) said.push(notes.worth(worth(note.worth)));
      if (note.best) said.push(notes.best);
      return strings.hand.join(said);
    }
    case 'best-left':
      return notes.bestLeft(note.distance, note.left);
    case 'other-discard':
      return notes.otherDiscard[note.better ?? 'meant'];
    case 'discards-differ': {
      const counted = (list: typeof note.gained): string =>
        strings.hand.join(list.map(({tile, left}) => `${marked(tile)} ×${left}`));
      const {gained, lost} = note;
      return strings.punctuation.sentences([
        ...(gained.length ? [notes.gained(counted(gained))] : []),
        ...(lost.length ? [notes.lost(counted(lost))] : []),
      ]);
    }
    case 'no-set':
      return notes.noSet(marked(note.tiles));
    case 'left-over':
      return notes.leftOver(marked(note.tiles));
    case 'no-hand':
      return notes.noHand;
    case 'split-more':
      return notes.splitMore;
    case 'sets':
      return notes.sets(note.groups.map((group) => setText(group, note.wild, telling)));
    case 'split-equal':
      return notes.splitEqual(groupsText(note.groups));
    case 'split-less':
      return notes.splitLess(groupsText(note.groups), worth(note.total));
    case 'split-worth':
      return notes.splitWorth(worth(note.total), worth(note.best));
    case 'group-count': {
      const kinds = Object.entries(note.kinds) as [Group['kind'], number][];
      return notes.groupCount(kinds.map(([kind, n]) => notes.groups[kind](n)));
    }
    default:
      return paymentText(note, telling);
  }
}
