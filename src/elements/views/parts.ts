/**
 * The parts of elements that stand inside other elements of ours. The element around exports them under their own names, so
 * that a page styles them as it styles its own.
 */
const listed = (...parts: readonly string[]): string => parts.join(', ');

/** What an element shows in place of what it cannot read. */
const PROBLEM = ['problem', 'field', 'text', 'mark', 'error'];

/** A tile, as whatever shows tiles draws it, and the numeral in its corner. */
const TILE = [
  ...['tile', 'tile-red', 'tile-wild', 'tile-back', 'tile-sideways', 'tile-standing'],
  ...['index', 'indexed'],
];

/** A tile of a hand: it may be the winning one, or lit. */
const HAND_TILE = [...TILE, 'tile-win', 'lit'];

/** The parts of `<mj-hand>`. */
export const HAND_PARTS = listed(
  'row',
  ...['group', 'meld', 'held', 'set', 'win', 'flowers'],
  // of the hand that an example has scored
  ...['bracket', 'group-points', 'total', 'circumstances'],
  ...['win-mark', 'beside', 'label'],
  ...HAND_TILE,
  ...PROBLEM,
);

/** The parts of `<mj-score-breakdown>`. */
export const BREAKDOWN_PARTS = listed(
  ...['breakdown', 'status', 'note', 'circumstances'],
  ...['row', 'group', 'set', 'win-mark', 'group-points', 'bracket'],
  ...HAND_TILE,
  ...['table', 'unit', 'line', 'line-lit', 'line-name', 'reading', 'condition', 'cite', 'provenance'],
  ...['line-tiles', 'line-value', 'line-none', 'excluded', 'excluded-label', 'line-excluded'],
  ...['sums', 'total-label', 'formula', 'cap', 'total', 'payments', 'payment'],
  ...['mismatch', 'rules-badge', 'version', 'changed-options'],
  ...PROBLEM,
);

/** The parts of `<mj-settlement>`. */
export const SETTLEMENT_PARTS = listed(
  ...['settlement', 'drawing', 'unit', 'plate', 'arrow'],
  ...['matrix', 'caption', 'seat', 'seat-mark', 'amount', 'no-amount', 'worth', 'net'],
  ...['payments', 'reason', 'payment', 'reckoned'],
  ...['row', 'group', 'set', 'group-points', 'bracket'],
  ...TILE,
  ...['others', 'others-label', 'other', 'formula', 'cap', 'total', 'empty', 'mismatch'],
  ...PROBLEM,
);

/** The parts of `<mj-board>`. */
export const BOARD_PARTS = listed(
  ...[
    'frame',
    'front',
    'table',
    'wall',
    'middle',
    'round',
    'counters',
    'sticks',
    'left',
    'indicators',
    'ura',
  ],
  ...['side', 'bottom', 'right', 'top', 'who', 'label', 'wind', 'dealer', 'name', 'points', 'arrow', 'stick'],
  'declared',
  ...['river', 'pool', 'out', 'hand', 'held', 'drawn', 'own', 'melds', 'meld', 'win-mark', 'seats'],
  ...['asked', 'may', 'then', 'waits', 'wait'],
  ...TILE,
  ...[
    'tile-slid',
    'tile-taken',
    'tile-open',
    'tile-last',
    'tile-marked',
    'number',
    'thrower',
    'last',
    'legend',
    'unsaid',
  ],
  ...PROBLEM,
);

/** The parts of `<mj-explain>`, and those of the hand inside it. */
export const EXPLAIN_PARTS = listed(
  ...['explain', 'stage', 'controls', 'back', 'position', 'next', 'all', 'steps', 'step', 'step-present'],
  ...['title', 'reading', 'amount', 'evidence', 'sum'],
  HAND_PARTS,
);

/** The parts of `<mj-quiz>`, and those of the hand and of the explanation inside it. */
export const QUIZ_PARTS = listed(
  ...['quiz', 'question', 'circumstances', 'answer', 'choices', 'choice', 'field', 'label', 'input'],
  ...['keyboard', 'key', 'key-chosen', 'sets', 'set', 'help', 'actions', 'button', 'check', 'hint', 'reveal'],
  ...['hint-text', 'verdict', 'verdict-right', 'verdict-wrong', 'outcome', 'said', 'reasons', 'reason'],
  ...['verdict-edited', 'wrong', 'right', 'unchosen', 'solution', 'why', 'why-label', 'folded'],
  EXPLAIN_PARTS,
);

/** The parts of `<mj-round>`, and those of the table, the questions and the breakdown inside it. */
export const ROUND_PARTS = listed(
  ...[
    'board',
    'controls',
    'button',
    'first',
    'back',
    'forward',
    'last',
    'play',
    'pause',
    'speed',
    'slider',
    'place',
    'hands',
    'hand-button',
    'now',
    'link',
    'count',
    'said',
    'asked',
    'may',
    'then',
    'waits',
    'wait',
    'moves',
    'turn',
    'turn-seat',
    'move',
    'stop',
    'note',
    'question',
    'line',
    'ending',
    'unit',
    'net',
    'prizes',
    'points',
    'next',
    'unchecked',
    'breakdown',
    'mismatch',
    'printed',
    'unsaid',
    'tile',
    'index',
  ],
  BOARD_PARTS,
  BREAKDOWN_PARTS,
  QUIZ_PARTS,
);

/** The parts of `<mj-drill>`, and those of the question inside it. */
export const DRILL_PARTS = listed(
  'drill',
  'head',
  'progress',
  'summary',
  'later',
  'missed',
  'kept',
  'forget',
  QUIZ_PARTS,
);
