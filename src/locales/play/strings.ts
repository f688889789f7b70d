/** The words of a hand that a reader plays, in one language. */
export interface PlayStrings {
  /** The label of the element. */
  readonly label: string;
  /** The labels of the reader's tiles, of the buttons for moves, and of those below. */
  readonly hand: string;
  readonly moves: string;
  /** What stands before the goals of the hand. */
  readonly goal: string;
  readonly tools: string;
  /** What is asked: on one's own turn, of the tile of another, before a draw; and what is said while others play. */
  readonly asks: Readonly<Record<'turn' | 'claim' | 'draw' | 'others', string>>;
  /** The drawn tile. */
  readonly drawn: (tile: string) => string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'none', string>>;
  /** What a computer player would do, as it is said of a move: "discard 5 dots". */
  readonly advice: (move: string) => string;
  /** What the discard leaves: a ready hand, or one some tiles from ready. */
  readonly leavesReady: (live: number) => string;
  readonly leaves: (far: number, live: number) => string;
  /** The patterns that it goes for, none where it goes for an ordinary win, and the tiles that the hand then lacks. */
  readonly plan: (names: string, tiles: string) => string;
  /** The verdict on a move that a puzzle asks for. */
  readonly right: (move: string) => string;
  readonly wrong: (move: string) => string;
  /** What is said before the moments in which the reader lost most, and where there are none. */
  readonly lost: string;
  readonly noLoss: string;
  /** One of them: what the reader did, as it is said of a move. */
  readonly moment: (move: string) => string;
  /** The button that shows it on the table. */
  readonly show: string;
  /** What stands below a hand that is over, where it is told why the others moved as they did. */
  readonly reasons: string;
  /** Why a reader may not call a tile: he does not hold the others of the set. */
  readonly noSet: string;
  /** The wall by its seed. */
  readonly wall: (seed: string) => string;
  readonly again: string;
  readonly another: string;
  /** The buttons in a game of several hands. */
  readonly next: string;
  readonly againGame: string;
  readonly anotherGame: string;
  readonly copy: string;
  /** The button that copies a link to the hand; what is said of a hand to which a link led; the button that leaves it. */
  readonly link: string;
  readonly linked: string;
  readonly begin: string;
  readonly copied: string;
  /** The name of the field with the text of the hand, where copying is not allowed. */
  readonly text: string;
}
