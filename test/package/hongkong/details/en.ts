import type {OptionTexts, RulesetDetails} from 'mahjong-elements/core/names.js';
import type {options as specs} from '../options.js';
import type {HongkongRule} from '../rules.js';

const options = {
  minimum: {label: 'Minimum', help: 'How many faan a hand needs to win.'},
  limit: {
    label: 'Limit',
    help: 'The most faan that a hand is worth.',
    choices: {8: '8 faan', 10: '10 faan', 13: '13 faan'},
  },
  doubling: {
    label: 'Doubling',
    help: 'How points grow from 4 faan on.',
    choices: {half: 'Double with every second faan', full: 'Double with every faan'},
  },
  discarderPays: {
    label: 'Discarder pays',
    help: 'What a win on a discard costs whom.',
    choices: {double: 'Double, the others single', all: 'For everybody'},
  },
  flowers: {label: 'Flowers', help: 'Whether the eight flowers are in the wall.'},
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'HK-1': 'Played with 136 tiles, and eight flowers where that is agreed.',
  'HK-2': 'A hand needs 3 faan to win, or what is agreed.',
  'HK-3': 'The faan of all patterns are added up, as far as the limit.',
  'HK-4':
    'Points double with each faan up to 4, and from there on with every second faan: 16, 24, 32, 48, 64.',
  'HK-5': 'A self-draw is paid double by everybody.',
  'HK-6':
    'On a discard, the discarder pays double and the others single; or the discarder pays for everybody.',
  'HK-7': 'Who is liable pays for everybody.',
  'HK-8':
    'Where the discarder pays for everybody, points usually double with every faan, and 8 faan are the limit.',
  'HK-9':
    'The game has four rounds. The dealer stays after winning and after a drawn hand. A hand is drawn when the wall is used up.',
  'HK-10': 'If several players can win on a discard, the nearest one after the discarder wins.',
  'HK-11': 'You may chow a discard of the player to your left. You may pung or kong a discard of any player.',
} as const satisfies Record<HongkongRule, string>;

export const details: RulesetDetails<keyof typeof specs, HongkongRule> = {options, rules};
