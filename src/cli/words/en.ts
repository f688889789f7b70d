import {listed} from './listed.js';
import type {CommandWords, Needed} from './strings.js';

const WHAT: Readonly<Record<Needed, string>> = {
  hand: 'a hand',
  rules: 'a rule set',
  id: 'an ID',
  file: 'a file',
  page: 'a page',
  form: 'a form',
  output: 'a file for the picture',
};

const meant = (word: string | undefined): string => (word === undefined ? '' : `. Did you mean ${word}?`);

export const en: CommandWords = {
  see: (help) => `See: ${help}`,
  noCommand: (name, near, all) =>
    `there is no command “${name}”${meant(near) || `. There are ${all.join(', ')}`}`,
  unknownFlag: (flag, near) => `unknown option ${flag}${meant(near)}`,
  notTaken: (command, flag) => `${command} does not take ${flag}`,
  goesWith: (flag, others) => `${flag} goes with ${listed(others, ', ', ' or ')}`,
  notWith: (flag, other) => `${flag} does not go with ${other}`,
  needsValue: (flag, values) => `${flag} needs a value: ${values}`,
  takesNoValue: (flag) => `${flag} takes no value`,
  givenTwice: (flag) => `${flag} is given twice`,
  mustBe: (flag, allowed, given) => `${flag} must be ${listed(allowed, ', ', ' or ')}, not “${given}”`,
  mustBeNumber: (flag, given) => `${flag} must be a whole number, not “${given}”`,
  notUsed: (command, words) => `${command} does not use “${words}”`,
  needs: (command, what, example) => `${command} needs ${WHAT[what]}, for example: ${example}`,
  oneOnly: (command, what) => `${command} takes one ${what === 'id' ? 'ID' : what} at a time`,
  noPattern: (rules, pattern, near) => `${rules} has no pattern “${pattern}”${meant(near)}`,
  impossible: (rules, pattern) => `${rules}: no hand can score ${pattern}`,
  notDrawn: (rules, patterns, isNear) =>
    isNear
      ? `${rules}: no hand was found that just fails ${patterns}`
      : `${rules}: no hand was found that has ${patterns}`,
  note: (remark) => `note: ${remark}`,
  unread: (rules, field) => `${rules} does not use ${field}`,
  unreadWithoutRules: (field) => `without --rules, ${field} is not used`,
  markWin: (hand) => `Mark the winning tile with “+”: "${hand}"`,
  waitsNeeds: (needed, has) =>
    `mj waits needs ${needed} tiles, this hand has ${has}.${has === needed + 1 ? ' For a hand with one tile more use mj discards.' : ''}`,
  waitsMark: (tile) => `mj waits takes the hand before the winning tile: leave out ${tile}.`,
  discardsNeeds: (needed, has) =>
    `mj discards needs ${needed} tiles, this hand has ${has}.${has === needed - 1 ? ' For a hand that waits use mj waits.' : ''}`,
  flags: 'Flags',
  options: 'Options',
  noElement: (tag, near) => `There is no element <${tag}>. Did you mean <${near}>?`,
  otherElement: (tag) => `<${tag}> is no element of this package, so it was not checked.`,
  noAttribute: (tag, near) =>
    `${tag === undefined ? 'A code fence or shortcode' : `<${tag}>`} has no such attribute.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  noId: (id, near) =>
    `No element of this page has the id “${id}”.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  noHandThere: (id, tag) => `“${id}” is a <${tag}>, which has no hand to show.`,
  noCompare: 'There is no <mj-compare> around it.',
  mostVariants: (most) => `<mj-compare> shows ${most} of them at most.`,
  sameVariant: 'It does not differ from the hand that it is compared with.',
  nothingToCheck: 'nothing to check',
  notDeclared: (tag) =>
    `--declarative leaves this <${tag}> without a shadow root: in Markdown it must be a block of HTML, in MDX it is not possible`,
};
