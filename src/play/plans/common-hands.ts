/** Hands that show what the rules of many places count, as places to look from: a table without examples has none. */

/** Four sets and one tile of the pair. They are dense: each shows several kinds of series. */
const HANDS = [
  // half a flush, a flush, two suits, all pungs, simples, terminals and honors in each set, all chows
  '123456m EEE SSS C',
  '123345567999m 1m',
  '123m 456m 234p 678p 9p',
  '222m 555p 888s EEE C',
  '234m 456p 678s 333m 5p',
  '123m 789p 111s EEE C',
  '111m 999p 111s EEE C',
  '123m 456p 234s 678s 5p',
  // series of chows and of pungs
  '123m 456m 789m 234p 5s',
  '123m 456p 789s 234p 5s',
  '234m 234p 234s 678p E',
  '123m 234p 345s 678p E',
  '123m 234m 345m 678p E',
  '123m 345m 567m 678p E',
  '234m 234m 234m 678p E',
  '222m 333m 444m 678p E',
  '222m 222p 222s 678p E',
  '222m 333p 444s 678p E',
  '123m 789m 123p 789p 5s',
  '123m 123m 789m 789m 5m',
  '234m 234m 678p 678p 5s',
  // winds and dragons
  'EEE SSS WWW 234p N',
  'EEE SSS WWW 234p 5s',
  'PPP FFF 234p 678s C',
  'PPP FFF CCC 234p 5s',
  'EEE PPP SSS FFF C',
];
/** What a hand of five sets has besides. */
const FIFTH = ['666m', '456s', '888s', 'NNN', '777p'];

/** Such hands of so many sets, won on a tile of the pair, as text. A hand with a tile too many is read by nobody. */
export const commonHands = (sets: 4 | 5): readonly string[] =>
  (sets === 4 ? HANDS : HANDS.flatMap((hand) => FIFTH.map((set) => `${set} ${hand}`))).map((hand) =>
    hand.replace(/\S+$/u, '$& +$&'),
  );
