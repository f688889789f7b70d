import type {LobbySetting} from '../../round/convert/tenhou6-lobby.js';
import {listed} from './listed.js';
import type {CommandWords, Needed} from './strings.js';
import {CALLED} from '../called.js';

const WHAT: Readonly<Record<Needed, string>> = {
  hand: 'a hand',
  rules: 'a rule set',
  id: 'an ID',
  file: 'a file',
  page: 'a page',
  form: 'a form',
  output: 'a file for the picture',
  part: 'the parts of a run',
};

const meant = (word: string | undefined): string => (word === undefined ? '' : `. Did you mean ${word}?`);

/** What to do about a file in another encoding. */
const UTF8 = 'Save it in UTF-8, and write <meta charset="utf-8"> into a page.';

const inLine = (line: number | undefined): string => (line === undefined ? '' : ` (line ${line})`);

/** House rules of lobbies of Tenhou. */
const LOBBY: Readonly<Record<LobbySetting, string>> = {
  noDora: 'no dora',
  noKanDora: 'no kong dora',
  noUraDora: 'no ura dora',
  noKanUraDora: 'no ura dora for kongs',
  noIppatsu: 'no ippatsu',
  stopsOnce: 'the last dealer stops only after a win, or only when ready',
  passesAfterWin: 'the deal passes after a win of the dealer',
  rounded: 'results in whole thousands',
  shortRounds: 'two winds in a round',
  liability: 'other liability',
  target: 'points that end the game at once',
  stick: 'riichi sticks of other points',
  counters: 'repeat counters of other points',
  noten: 'other payments of players who are not ready',
  uma: 'other points for places',
};

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
  mustLook: (flag, form, examples, given) =>
    `${flag} is ${form}, such as ${listed(examples, ', ', ' or ')}, not “${given}”`,
  mustBeNumber: (flag, given) => `${flag} must be a whole number, not “${given}”`,
  notUsed: (command, words) => `${command} does not use “${words}”`,
  tried: (done, of) => `${done} of ${of} hands`,
  triedRows: (rules, hands, wins) => `${rules}: ${hands} hands, ${wins} win`,
  otherwise: (n, of, rules) => `${n} of ${of} hands score otherwise than in ${rules}`,
  ofThisWay: (n) => `${n} like this:`,
  noText: (rules) =>
    `${rules} cannot be printed as a text: only the rule sets of the package can, without presets`,
  noRules: (file) => `no rules that can be scored with in ${file}`,
  needs: (command, what, example) => `${command} needs ${WHAT[what]}, for example: ${example}`,
  oneOnly: (command, what) => `${command} takes one ${what === 'id' ? 'ID' : what} at a time`,
  rulesetFault: ({ruleset, path, expected, got, near}) =>
    `${ruleset}: ${path}: expected ${expected}, found ${got}${meant(near)}`,
  noPattern: (rules, pattern, near) => `${rules} has no pattern “${pattern}”${meant(near)}`,
  impossible: (rules, pattern) => `${rules}: no hand can score ${pattern}`,
  notDrawn: (rules, patterns, isNear) =>
    isNear
      ? `${rules}: no hand was found that just fails ${patterns}`
      : `${rules}: no hand was found that has ${patterns}`,
  note: (remark) => `note: ${remark}`,
  unreadWithoutRules: (field) => `without --rules, ${field} is not used`,
  markWin: (hand) => `Mark the winning tile with “+”: "${hand}"`,
  waitsNeeds: (needed, has) =>
    `${CALLED} waits needs ${needed} tiles, this hand has ${has}.${has === needed + 1 ? ` For a hand with one tile more use ${CALLED} discards.` : ''}`,
  waitsMark: (tile) => `${CALLED} waits takes the hand before the winning tile: leave out ${tile}.`,
  discardsNeeds: (needed, has) =>
    `${CALLED} discards needs ${needed} tiles, this hand has ${has}.${has === needed - 1 ? ` For a hand that waits use ${CALLED} waits.` : ''}`,
  flags: 'Flags',
  options: 'Options',
  playOptions: `Options of play (${CALLED} round, ${CALLED} ledger)`,
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
  nothingToCheck: (command) => `nothing to check. If it holds rules: ${command}`,
  room: (n) =>
    `${n} without a height of their own: each <mj-example> keeps the room of a long score of its rule set. How high it is in the end, only a browser knows, since fonts and the column decide. Where nothing is to move at all, open the page, paste this line into its console at each width that matters, and write what it prints into the style of each example:`,
  nothingForCard: 'there is no hand, board or round that a card could show',
  noLetters: (characters) =>
    `there are no outlines for these characters: ${characters}. <mj-share> on a page draws them`,
  handTwice:
    'The question next to it is answered on the tiles, and draws this hand itself. If <mj-example> has the hand, without <mj-hand>, readers see it once.',
  staleCard: `This card shows another hand or table than the page. Draw it anew: ${CALLED} render --card`,
  otherCard: (file) =>
    `${file} shows something else than this line says. Draw it anew: ${CALLED} render --card`,
  logs: {
    riichiOnly: (format, rules) => `${format} has only riichi. This record is ${rules}`,
    notFromDeal: (format, where) =>
      `a hand of ${format} begins with the deal. This record begins in the middle (${where})`,
    handHidden: (format, seat) => `${format} needs all hands. This record hides the hand of ${seat}`,
    handSize: (format, seat) =>
      `${format} needs thirteen tiles in each hand, and a fourteenth of the dealer. The hand of ${seat} has another number`,
    noWord: (format, what) => `${format} has no word for ${what}`,
    readWith: (format, rules) => `${format} does not say the rules. Read it again with --rules ${rules}`,
    optionsUnsaid: (format, options) => `${format} does not say these house rules: ${options.join(', ')}`,
    drawnOtherwise: (said, really) =>
      `the hand is drawn as “${said}” in the log, but as “${really}” by the rules`,
    lobbyUnread: (settings) =>
      `the log’s csrule has house rules that the rule set lacks: ${settings.map((one) => LOBBY[one]).join(', ')}. The hands are judged without them`,
  },
  play: {
    player: 'Player',
    level: 'Level',
    wins: 'Wins',
    selfDrawn: 'Self-drawn',
    dealtIn: 'Dealt in',
    points: 'Points',
    pattern: 'Pattern',
    decision: 'ms a decision',
    median: 'Median',
    longest: 'Longest',
    played: (hands, drawn, refused, of) =>
      `${hands}${of === undefined ? '' : ` of ${of}`} ${(of ?? hands) === 1 ? 'hand' : 'hands'} played, ${drawn} drawn, ${refused === 1 ? '1 move' : `${refused} moves`} refused`,
    progress: (hands, of, left) => `${hands} of ${of} hands, ${left} min left`,
    levelsUnused: (rules, players) => `${rules} has ${players} players. The levels behind them are not used`,
    mostRecorded: (most) => `--record writes ${most} hands at most: ${CALLED} round reads no more`,
    seedRecorded: (seed) =>
      `--record writes the seed into each hand, as one word: “${seed}” has a blank, or a number sign, brace, bracket or quotation mark`,
    refusedMove: (seed, why) => `the hand of ${seed} ended early, because a move was refused: ${why}`,
    noCounts: (file) => `${file}: not what ${CALLED} play --json prints`,
    otherRun: (file, field) => `${file}: not a part of the same run as the first file: ${field}`,
    partsMissing: (parts, of) => `some of the ${of} parts are missing: ${parts.join(', ')}`,
  },
  files: {
    notRead: (file, why) => `${file}: not read: ${why}`,
    notWritten: (file, why) => `${file}: not written: ${why}`,
    outputNotWritten: (why) => `the output was not written: ${why}`,
    noFile: 'there is no such file',
    isFolder: 'it is a folder',
    notAFile: 'it is no file, but a pipe or a device',
    noPages: 'there are no pages in it',
    locked: 'you have no permission to read it',
    noFolder: 'there is no such folder',
    folderLocked: 'you have no permission to write into its folder',
    diskLocked: 'its disk is read-only',
    diskFull: 'the disk is full',
    nameTooLong: 'its name is too long',
    tooLarge: 'it would be larger than the system allows',
    linksInCircle: 'its links lead in a circle',
    readOnly: 'it is read-only',
    linkToNothing: (target) => `it is a link to ${target}, which does not exist`,
    linkOutside: (target) => `it is a link to ${target}, outside its folder`,
    unknownEncoding: (name) => `it names the encoding “${name}”, which is not known. ${UTF8}`,
    notUtf8: (line) => `it is not UTF-8${inLine(line)}, and names no other encoding. ${UTF8}`,
    otherFile: (kind) =>
      `it is a ${kind} file, which is no text. Give the text that is in it as a file of its own`,
    notText: `it is not text in UTF-8, and names no other encoding. ${UTF8}`,
    notInEncoding: (name, line) => `it says that it is ${name}, but is not${inLine(line)}. ${UTF8}`,
    onlyUtf8Written: (encoding) => `it says that it is ${encoding}, and only UTF-8 can be written. ${UTF8}`,
    pageTooLong: (millions) => `it is longer than ${millions} million characters`,
    tooManyUnclosed: 'it has too many elements that are never closed',
    nestedTooDeep: (most) => `it has more than ${most} elements in one another`,
    quotedTooDeep: (most) => `it has more than ${most} quotations and lists in one another`,
    inputIsFolder: 'standard input is a folder',
    noSection: (id) => `has no section ${id}`,
    severalRules: (names) => `has rules in several places. Name one of them: ${names.join(', ')}`,
    noRulesets: 'the module exports no rule set (an object with `patterns`)',
    inputNotRead: (why) => `standard input cannot be read: ${why}`,
    inputEmpty: 'standard input is empty: write one situation on each line',
  },
  notDeclared: (tag) =>
    `--declarative leaves this <${tag}> without a shadow root: in Markdown it must be a block of HTML, in MDX it is not possible`,
};
