import type {PlayStrings} from './strings.js';

export const en: PlayStrings = {
  label: 'A hand against computer players',
  hand: 'Your tiles',
  moves: 'What you may do',
  goal: 'Your goal',
  tools: 'Help and speed',
  asks: {
    turn: 'Your turn: choose a tile to discard.',
    claim: 'Do you claim this tile?',
    draw: 'Do you declare something before the draw?',
    others: 'The others play.',
  },
  drawn: (tile) => `${tile}, drawn`,
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  speed: 'Speed',
  speeds: {slow: 'slow', normal: 'normal', fast: 'fast', none: 'at once'},
  advice: (move) => `A computer player would ${move}`,
  leavesReady: (live) =>
    `Then the hand is ready, and ${live === 1 ? '1 unseen tile completes' : `${live} unseen tiles complete`} it`,
  leaves: (far, live) =>
    `Then the hand is ${far === 1 ? '1 tile' : `${far} tiles`} from ready, and ${live === 1 ? '1 unseen tile brings' : `${live} unseen tiles bring`} it nearer`,
  plan: (names, tiles) => `It goes for ${names}, and lacks ${tiles}`,
  wall: (seed) => `Wall ${seed}`,
  again: 'The same wall again',
  another: 'Another wall',
  next: 'Next hand',
  againGame: 'The same game again',
  anotherGame: 'Another game',
  you: 'You',
  copy: 'Copy the hand',
  copied: 'Copied.',
  text: 'The hand as text',
};
