import type {VariantMessages} from './codes.js';

const meant = (near: string): string => (near ? ` Did you mean ${near}?` : '');

export const messages: VariantMessages = {
  'unknown-pattern': (name, near) =>
    `There is no pattern “${name}”.${meant(near)} Otherwise write its condition: ${name} = …`,
  'ambiguous-name': (name, near) =>
    `“${name}” means different things: ${near}. Say in which rules with “names = …”, or write its condition.`,
  'several-patterns': (name, near) =>
    `In these rules “${name}” is a name of several patterns: ${near}. Write a row for each that counts, or its condition.`,
  'same-name-twice': (name) => `“${name}” has a row already.`,
  'not-a-row': (name, near) => `“${name}” is no row of this table.${meant(near)}`,
  'defines-nothing': (name, near) =>
    `There is no setting “${name}”, and no row or condition of this name.${meant(near)}`,
  'no-value': (name) => `“${name}” has no value.`,
  'bad-value': (text) =>
    `“${text}” is not a value. A value is a number, with a unit where there are several.`,
  'unknown-unit': (unit, near) => `These rules have no unit “${unit}”.${near ? ` They have ${near}.` : ''}`,
  'unused-unit': (unit, near) =>
    `No formula uses the unit “${unit}”, so it would count nothing. Used: ${near}.`,
  'unit-wanted': (name, near) => `The value of “${name}” needs its unit: ${near}.`,
  'number-too-large': (text) => `“${text}” is too large a number.`,
  'limit-wanted': (name) =>
    `“${name}” is worth the limit, and these rules have none. Write limit = …, or a number.`,
  'by-set': (name, near) =>
    `“${name}” is about sets, but its two columns are about melded and concealed hands. If the sets are meant, write a row for each, such as ${near}.`,
  'unknown-word': (word, near) => `No condition has the word “${word}”.${meant(near)}`,
  'kinds-wanted': (word, near) => `Kinds of tiles must follow, not “${word}”: ${near}.`,
  'number-wanted': (word) => `A number must follow, not “${word}”.`,
  'form-wanted': (word, near) => `“${word}” is not one of the forms: ${near}.`,
  'flag-wanted': (word, near) => `“${word}” is not the name of a circumstance.${meant(near)}`,
  'ends-early': (text) => `“${text}” ends too early.`,
  unclosed: (text) => `A bracket is not closed in “${text}”.`,
  'left-over': (text) => `“${text}” is left over.`,
  'too-deep': (text) => `There are too many brackets within brackets in “${text}”.`,
  'condition-too-long': (text) => `The condition “${text}” has too many words.`,
  'unmarked-condition': (text) =>
    `“${text}” looks like a condition. Write “=” before a condition, or use other words.`,
  circular: (name) => `“${name}” is defined by itself.`,
  'unknown-term': (word, near) => `A formula has no “${word}” here. It has ${near}.`,
  'table-wanted': (text) => `“${text}” is not a table of numbers such as 5:2000 6:3000.`,
  'formula-too-long': (text) => `The formula “${text}” is too long.`,
  'who-pays': (text, near) => `“${text}” does not say who pays: ${near}.`,
  'when-wanted': (text) => `“${text}” does not say when. Write “when” before the condition.`,
  'unknown-setting': (key, near) => `There is no setting “${key}”.${meant(near)}`,
  'bad-setting': (value, near) => `“${value}” cannot be set here. Write ${near}.`,
  'nothing-alike': (value) =>
    `This text cannot be played like “${value}”: no built-in rules have its hands, its players, and its flowers or dora.`,
  'set-twice': (key) => `“${key}” is set twice.`,
  'not-with-parent': (key) => `“${key}” cannot be changed in rules that are based on a built-in rule set.`,
  'tile-number': (text, near) =>
    `“${text}”: these are ${near} tiles. Count again, or say which tiles are left out, such as “without 1-9m”.`,
  'everybody-wanted': (value, near) =>
    `“${value}” settles all hands, but no row counts in the hands of the other players. Say in a column which rows count in each hand: ${near}.`,
  'unknown-rules': (name, near) =>
    `There are no rules “${name}” to build on.${near ? ` Known: ${near}.` : ''}`,
  'unknown-option': (text, near) => `“${text}” is not a value of this option. It takes ${near}.`,
  'not-read': (text) =>
    `This line looks like a rule, but cannot be read: “${text}”. End a sentence with a full stop.`,
  'unknown-column': (head, near) => `No column is headed “${head}”.${meant(near)}`,
  'merged-cells': (text) =>
    `At “${text}” the cells do not fit the columns of the head: one is merged, one is missing, or there is one too many.`,
  'text-too-long': (text) => `The text is too long: ${text}.`,
  'too-many-rows': (text) => `There are too many rows: “${text}” and those after it are left out.`,
  'nothing-to-score': () => 'There is no row that can be scored.',
  'more-problems': () => 'There are more problems from here on.',
  'bad-example': (piece) =>
    `The example has “${piece}”, which is no tile, meld or mark of these rules, or stands in the wrong place, or too often.`,
  'example-few': (text, near) => `The example “${text}” has ${near} tiles too few.`,
  'example-many': (text, near) => `The example “${text}” has ${near} tiles too many.`,
  'example-lost': (text) =>
    `The example “${text}” is no complete hand. The winning tile has a “+” before it.`,
  'example-without': (name, near) => `The example does not score “${name}”. It scores ${near}.`,
  'never-scored': (name, near) => `No hand of ${near} had “${name}”.`,
  'always-excluded': (name, near) =>
    `Every hand of ${near} that had “${name}” counted other patterns in its place.`,
};
