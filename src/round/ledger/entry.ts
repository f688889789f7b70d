/** Reads one line of a ledger: who won, from whom and for how much, or that the hand was drawn. */
import {isAbortive, type AbortiveDraw} from '../../core/game/frame.js';
import {ledgerFault, type LedgerFault, type PlacedWord} from './faults.js';
import {windsIn, type WindsEntry} from './winds.js';
import {wordOf, wordsIn, type LedgerWord, type LedgerLine} from './words.js';
import {isFault} from '../../core/situation/result.js';

/** A total and where it stands. */
export interface EntryTotal {
  readonly value: number;
  readonly word: PlacedWord;
  /** What each other player pays for a self-draw, where that is told and the total is not: one number, or two. */
  readonly shares?: readonly number[];
}

/** One win in a line. */
export interface WinEntry {
  readonly winner: PlacedWord;
  readonly how: 'tsumo' | 'ron' | 'nagashi' | 'seven';
  readonly word: PlacedWord;
  readonly from?: PlacedWord;
  /** Absent where 流し満貫 is told without one. */
  readonly total?: EntryTotal;
  /** Marks behind a win: `bao`, `tianhu`. */
  readonly marks: readonly WinMark[];
}

/** A mark behind a win. */
export interface WinMark {
  readonly mark: 'bao' | 'tianhu';
  readonly word: PlacedWord;
  /** The liable player, who stands before `bao`; without a name it is the discarder. */
  readonly who?: PlacedWord;
  /** What the liable player answers for, behind `bao`. */
  readonly total?: EntryTotal;
}

/** One line of a ledger, with the places of its words. */
export interface Entry {
  readonly line: number;
  readonly first: PlacedWord;
  readonly wins: readonly WinEntry[];
  /** Players who were ready in a drawn hand. */
  readonly draw?: readonly PlacedWord[];
  /** The word for a hand that was drawn, and why, if that was before the wall was used up. */
  readonly drawn?: DrawnEntry;
  readonly falseWins: readonly PlacedWord[];
  readonly riichi: readonly PlacedWord[];
  /** Who sits where, in games where dice decide it. */
  readonly winds: readonly WindsEntry[];
  /** The values of the other hands, which follow `|`. */
  readonly others?: readonly {readonly player: PlacedWord; readonly total: EntryTotal}[];
}

/** The word for a drawn hand. */
export interface DrawnEntry {
  readonly word: PlacedWord;
  readonly by: AbortiveDraw | 'exhausted';
}

interface Draft {
  wins: WinEntry[];
  falseWins: PlacedWord[];
  riichi: PlacedWord[];
  winds: WindsEntry[];
  draw?: PlacedWord[];
  drawn?: DrawnEntry;
  others?: {player: PlacedWord; total: EntryTotal}[];
}

/** Reads a line. Names must be those of players. */
export function readEntry(line: LedgerLine, players: readonly string[]): Entry | LedgerFault {
  const words = wordsIn(line);
  const reader = new Reader(words, players);
  const fault = reader.read();
  return fault ?? {line: line.number, first: words[0], ...reader.draft};
}

/** What the others pay for a self-draw, the smaller share and the larger one: `1000-2000`, `1000/2000`, `1000・2000`. */
const SHARES = /^(\d{1,7})[点點]?[-–—~〜/・](\d{1,7})[点點]?$/;
/** What each of them pays where all pay alike: `4000all`, `4000オール`, `各4000`. */
const EACH = /^(?:(\d{1,7})[点點]?(?:all|オール|∀)|各(\d{1,7})[点點]?)$/i;
const ALL = /^(?:all|オール|∀)$/i;

class Reader {
  readonly draft: Draft = {wins: [], falseWins: [], riichi: [], winds: []};
  private at = 0;

  constructor(
    private readonly words: readonly PlacedWord[],
    private readonly players: readonly string[],
  ) {}

  /** Reads clauses separated by commas, riichi sticks, the winds, and the totals of the other hands. */
  read(): LedgerFault | undefined {
    for (;;) {
      const fault = this.clause();
      if (fault) return fault;
      if (this.isWord('riichi')) {
        const [sticks, wrong] = this.names(1);
        if (wrong) return wrong;
        this.draft.riichi.push(...sticks);
      }
      if (!this.is(',')) break;
      this.at++;
    }
    for (let winds = this.winds(); winds; winds = this.winds()) this.draft.winds.push(winds);
    if (this.is('|')) return this.readOthers();
    const rest = this.words.at(this.at);
    return this.at < this.words.length && rest ? ledgerFault('left-over', rest) : undefined;
  }

  /** Reads one clause: a win, a draw or a false win. */
  private clause(): LedgerFault | undefined {
    const {draft} = this;
    if (this.isWord('falsewin')) {
      const [names, fault] = this.names(1);
      draft.falseWins.push(...names);
      return fault;
    }
    return this.isWord('draw') || this.abortive ? this.drawn() : this.win();
  }

  /** The word at which the reader stands, if it says why a hand was drawn before the wall was used up. */
  private get abortive(): AbortiveDraw | undefined {
    const word = this.wordAt(0);
    return isAbortive(word) ? word : undefined;
  }

  /** Reads a draw: `draw A B` with the players who were ready, or the word for an abortive draw, with who declared it. */
  private drawn(): LedgerFault | undefined {
    const {draft} = this;
    const word = this.words[this.at];
    if (draft.draw ?? draft.wins.some(({how}) => how !== 'nagashi')) return ledgerFault('left-over', word);
    if (this.isWord('draw') && isAbortive(this.wordAt(1))) this.at++;
    const by = this.abortive ?? 'exhausted';
    draft.drawn = {word: this.words[this.at], by};
    const [names, fault] = this.names(0);
    draft.draw = by === 'exhausted' ? [...names] : [];
    return fault;
  }

  private win(): LedgerFault | undefined {
    const {draft} = this;
    const first = this.player();
    if (isFault(first)) return first;
    // the player who declares nine terminals and honors may stand before the word
    if (this.abortive && !draft.draw) return this.drawn();
    const word = this.next();
    if (!word) return ledgerFault('word-missing', this.last());
    const said = wordOf(word);
    if (draft.draw && said !== 'nagashi') return ledgerFault('left-over', first);
    const how = said === 'dealtin' ? 'ron' : said;
    if (how !== 'tsumo' && how !== 'ron' && how !== 'nagashi' && how !== 'seven')
      return ledgerFault('unknown-word', word);
    if ((how === 'ron' || how === 'seven') && this.isNameMissing())
      return ledgerFault(
        said === 'dealtin' ? 'winner-missing' : 'discarder-missing',
        this.words.at(this.at) ?? word,
        undefined,
        first.text,
      );
    const second = how === 'ron' || how === 'seven' ? this.player() : undefined;
    if (second && isFault(second)) return second;
    const [winner, from] = said === 'dealtin' && second ? [second, first] : [first, second];
    const isTold = how !== 'nagashi' || this.atTotal;
    const total = isTold ? this.total() : undefined;
    if (total && isFault(total)) return total;
    const [marks, wrong] = this.marks();
    if (wrong) return wrong;
    draft.wins.push({winner, how, word, ...(from ? {from} : {}), ...(total ? {total} : {}), marks});
    return undefined;
  }

  /** Takes a word such as `dice=334`. */
  private winds(): WindsEntry | undefined {
    const word = this.at < this.words.length ? this.words[this.at] : undefined;
    const winds = word && windsIn(word);
    if (winds) this.at++;
    return winds;
  }

  /** Reads what stands behind a win: `tianhu`, `bao`, or a name before `bao` and perhaps a number behind it. */
  private marks(): [WinEntry['marks'], LedgerFault | undefined] {
    const marks: WinMark[] = [];
    for (;;) {
      const isNamed = this.wordAt(1) === 'bao' && !this.is(',') && !this.is('|');
      const who = isNamed ? this.player() : undefined;
      if (who && isFault(who)) return [marks, who];
      const mark = this.wordAt(0);
      if (mark !== 'bao' && mark !== 'tianhu') return [marks, undefined];
      const word = this.words[this.at++];
      const total = who && this.atTotal ? this.total() : undefined;
      if (total && isFault(total)) return [marks, total];
      marks.push({mark, word, ...(who && {who}), ...(total && {total})});
    }
  }

  private readOthers(): LedgerFault | undefined {
    this.at++;
    const others: {player: PlacedWord; total: EntryTotal}[] = [];
    while (this.at < this.words.length) {
      const player = this.player();
      if (isFault(player)) return player;
      const total = this.total();
      if (isFault(total)) return total;
      others.push({player, total});
      if (this.is(',')) this.at++;
    }
    this.draft.others = others;
    return undefined;
  }

  /** Reads the names after a word, at least `least` of them. */
  private names(least: number): [readonly PlacedWord[], LedgerFault | undefined] {
    this.at++;
    const names: PlacedWord[] = [];
    while (this.atName) {
      const name = this.player();
      if (isFault(name)) return [names, name];
      if (names.some(({text}) => text === name.text)) return [names, ledgerFault('player-twice', name)];
      names.push(name);
    }
    return [names, names.length < least ? ledgerFault('player-missing', this.last()) : undefined];
  }

  /** Whether more names may follow. */
  private get atName(): boolean {
    if (this.at >= this.words.length || this.is(',') || this.is('|') || this.isWord('riichi')) return false;
    return !windsIn(this.words[this.at]);
  }

  private player(): PlacedWord | LedgerFault {
    const word = this.next();
    if (!word || word.text === ',' || word.text === '|')
      return ledgerFault('player-missing', word ?? this.last());
    return this.players.includes(word.text) ? word : ledgerFault('unknown-player', word);
  }

  /** Whether the line ends, or goes on with a total, where the other player must be named. */
  private isNameMissing(): boolean {
    const word = this.words.at(this.at);
    return !word || /^(?:[,|]|\d+)$/.test(word.text);
  }

  private total(): EntryTotal | LedgerFault {
    const word = this.next();
    if (!word || word.text === ',' || word.text === '|')
      return ledgerFault('total-missing', word ?? this.last());
    if (/^\d{1,7}[点點]?$/.test(word.text)) {
      const value = parseInt(word.text, 10);
      const isAll = this.at < this.words.length && ALL.test(this.words[this.at].text);
      return isAll ? this.sharesOf(word, [value], this.next()) : {value, word};
    }
    const [, least, most] = SHARES.exec(word.text) ?? [];
    if (most) return this.sharesOf(word, [Number(least), Number(most)]);
    const [, before, after = before] = EACH.exec(word.text) ?? [];
    return after ? this.sharesOf(word, [Number(after)]) : ledgerFault('bad-total', word);
  }

  /** What each other player pays; the total follows from the rules. @param last the last word of it */
  private sharesOf(word: PlacedWord, shares: readonly number[], last = word): EntryTotal {
    const text = last === word ? word.text : `${word.text} ${last.text}`;
    return {value: 0, word: {...word, text, at: {start: word.at.start, end: last.at.end}}, shares};
  }

  /** Whether a total stands here, or something that is meant for one. */
  private get atTotal(): boolean {
    return this.at < this.words.length && /^[各\d]/.test(this.words[this.at].text);
  }

  private next(): PlacedWord | undefined {
    const word = this.words.at(this.at);
    if (this.at >= this.words.length) return undefined;
    this.at++;
    return word;
  }

  /** The last word read; a fault about a missing word points at it. */
  private last(): PlacedWord {
    return this.words[Math.max(0, Math.min(this.at, this.words.length) - 1)];
  }

  private is(sign: string): boolean {
    return this.at < this.words.length && this.words[this.at].text === sign;
  }

  private isWord(word: LedgerWord): boolean {
    return this.wordAt(0) === word;
  }

  /** The meaning of the word here, or of one further on; undefined for a name, and behind the last word. */
  private wordAt(ahead: number): LedgerWord | undefined {
    const word = this.at + ahead < this.words.length ? this.words[this.at + ahead] : undefined;
    return word && wordOf(word);
  }
}
