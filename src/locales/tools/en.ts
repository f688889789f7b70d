import type {ToolStrings} from './strings.js';

export const en: ToolStrings = {
  waits: {
    distance: (tiles) => (tiles === 1 ? '1 tile from ready' : `${tiles} tiles from ready`),
    left: (tiles) => `${tiles} left`,
    discard: (total) => `${total} by discard`,
    self: (total) => `${total} by self-draw`,
    caption: 'Waits',
    tiles: 'Waits for',
    ready: (kinds, tiles) =>
      `Ready: waits for ${kinds === 1 ? 'one kind' : `${kinds} kinds`}, ${tiles} ${tiles === 1 ? 'tile' : 'tiles'} left`,
    readyFor: (kinds, won, tiles) =>
      `Ready: ${kinds} kinds complete it, and it can win on ${won === 1 ? 'one of them' : won || 'none of them'}, ${tiles} ${tiles === 1 ? 'tile' : 'tiles'} left`,
    usedUp: 'Ready, but no tile it waits for is left',
    never: 'No tile can complete this hand',
    nearer: (kinds, tiles) =>
      `${kinds === 1 ? '1 kind of tile brings' : `${kinds} kinds of tile bring`} it closer (${tiles} left)`,
  },

  table: {
    caption: (title) => `Patterns: ${title}`,
    value: 'Value',
    condition: 'Condition',
    includes: 'Does not combine with',
    example: 'Example',
    cite: 'Rule',
    made: 'Frequency',
    oneIn: (wins) => (wins === 1 ? 'half of wins or more' : `1 in ${wins} wins`),
    countedIn: ({hands, wins, level, seed, rules}) =>
      `Wins of computer players of level ${level}: ${wins} in ${hands} hands by ${rules}, seed ${seed}. Patterns for which these are too few have no figure.`,
    search: 'Search',
    searched: 'name, words or value',
    found: (shown, all) =>
      !shown
        ? 'No pattern found'
        : shown === all
          ? `${all} ${all === 1 ? 'pattern' : 'patterns'}`
          : `${shown} of ${all} patterns`,
    notWith: (patterns) => `not with ${patterns}`,
    moreOf: (name) => `details of ${name}`,
    madeOf: (sets) => `what makes it: ${sets}`,
    kinds: {
      sets: 'Sets',
      form: 'Form of the hand',
      tiles: 'Tiles used',
      win: 'Way of winning',
      bonus: 'Extras',
    },
    forms: {
      simple: (amount) => `${amount} for 2–8`,
      outside: (amount) => `${amount} for 1, 9, honors`,
      closed: (amount) => `${amount} concealed`,
      open: (amount) => `${amount} melded`,
      winner: (amount) => `${amount} for the winner`,
      others: (amount) => `${amount} for the others`,
      eachRepeat: (amount) => `${amount} per repeat`,
    },
    each: (amount) => `${amount} each`,
    was: (amount) => `without the preset: ${amount}`,
    altered: 'counted differently here',
    counted: (amount) => `counts in this hand: ${amount}`,
    load: 'Try it',
    loadOf: (name) => `Try the example of ${name}`,
    loaded: (name) => `The hand is now the example of ${name}.`,
    impossible: 'Cannot be made with these tiles.',
    rules: 'The rules',
    page: ['rule page', 'Printed on the rule page'],
  },

  input: {
    label: 'Hand editor',
    hand: 'Hand',
    whose: 'Whose hand',
    winner: 'winner',
    notWon: 'This player has not won.',
    empty: 'Tap tiles, or type them: 123m 456p E',
    notation: 'Notation',
    keyboard: 'Tile keyboard',
    edit: 'Edit the hand',
    left: (tile, left) => `${tile}, ${left ? `${left} left` : 'none left'}`,
    full: 'The hand has all its tiles.',
    removeNamed: (row, tile) => `${row}: remove ${tile}`,
    actions: {
      remove: 'Remove',
      undo: 'Undo',
      redo: 'Redo',
      sort: 'Sort',
      clear: 'Clear',
      win: 'Winning tile',
    },
    melds: {chow: 'Chow', pung: 'Pung', kong: 'Kong', concealed: 'Concealed kong'},
    meldNext: (meld) => `${meld} with the next tile`,
    meldNone: (meld) => `These tiles cannot make a ${meld.toLowerCase()}.`,
    by: 'Won by',
    ways: {discard: 'Discard', self: 'Self-draw', robbing: 'Robbing a kong'},
    unsaid: 'not set',
    fromNone: 'Only when you win on another player’s tile.',
    situation: 'Situation',
    refusals: {
      by: (ways) => (ways ? `Only if you win by: ${ways}.` : 'Only without a winning tile.'),
      not: (flags) => `Not together with: ${flags}.`,
      needs: (flags) => `Only together with: ${flags}.`,
      dealer: 'Only for the dealer.',
      other: 'Not for the dealer.',
      concealed: 'Only if nothing was called.',
      unmelded: 'Only without melds and kongs.',
      won: 'Only with a winning tile.',
      position: {
        robbing: 'Another of this tile is in the hand or on the table, so nobody can have a kong of it.',
        replacement: 'Only with a kong.',
        flowerReplacement: 'Only with a flower.',
        lastOfKind: 'Another of this tile is in the hand.',
        eightFlowers: 'Only with all eight flowers.',
        sevenFlowers: 'Only with seven flowers.',
        other: 'The tiles or the situation contradict it.',
      },
    },
    missing: (tiles) => (tiles === 1 ? '1 more tile' : `${tiles} more tiles`),
    missingBy: 'How was the hand won?',
    missingWin: 'Which is the winning tile?',
    required: 'Please enter a hand.',
    said: {
      added: (what) => `${what} added.`,
      removed: (what) => `${what} removed.`,
      melded: (what) => `${what}.`,
      won: (what) => `${what}.`,
      undone: 'Undone.',
      redone: 'Redone.',
      cleared: 'Cleared.',
      sorted: 'Sorted.',
    },
  },

  options: {
    caption: (title) => `House rules: ${title}`,
    preset: 'Rules',
    changed: 'changed',
    byPreset: (preset) => `set by ${preset}`,
    standard: (value) => `default: ${value}`,
    reset: 'Reset',
    resetOf: (label) => `Reset “${label}”`,
    resetAll: 'Reset all',
    count: (changed) =>
      changed === 0
        ? 'Nothing is changed.'
        : changed === 1
          ? '1 rule is changed.'
          : `${changed} rules are changed.`,
    code: 'Attributes for your page',
    range: (min, max) => `A whole number from ${min} to ${max}.`,
  },

  share: {
    label: 'Share this example',
    targets: {
      tag: 'Tag',
      fence: 'Code fence',
      shortcode: 'Shortcode',
      iframe: 'Iframe',
      link: 'Link',
      md: 'Markdown',
      bbcode: 'BBCode',
      text: 'Text',
      svg: 'SVG',
      png: 'PNG',
      scored: 'Picture with score',
    },
    hints: {
      tag: 'For a page that loads the elements.',
      fence: 'For Markdown: Hugo, Jekyll, Astro, Obsidian …',
      shortcode: 'For WordPress and other hosts that remove tags.',
      iframe: 'For sites that allow iframes but no scripts.',
      link: 'Leads to a page with this example.',
      md: 'For wikis, forums and notes in Markdown.',
      bbcode: 'For bulletin boards.',
      text: 'For chats and e-mail.',
      svg: 'A picture that stays sharp at any size.',
      png: 'A picture that works on every site.',
      scored: 'Tiles, lines and total, for sites that take pictures alone.',
    },
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'This page is not allowed to copy. The text is selected: press Ctrl+C or ⌘C.',
    copyPicture: 'Copy picture',
    copyAlt: 'Copy description',
    saveInstead: 'This browser cannot copy pictures here. Save the file.',
    save: 'Save file',
    alt: 'Description for readers who cannot see the picture',
  },

  ruleset: {
    text: 'The rules as text',
    read: (rows, scored) =>
      scored === rows
        ? `${rows} ${rows === 1 ? 'row' : 'rows'} read, all score`
        : `${rows} ${rows === 1 ? 'row' : 'rows'} read, ${scored} ${scored === 1 ? 'scores' : 'score'}, ${rows - scored} ${rows - scored === 1 ? 'needs' : 'need'} a word`,
    line: (line, of) => `Line ${line}${of ? ` of ${of}` : ''}`,
    states: {scored: 'scores', wanting: 'needs a word'},
    problems: 'What needs a word',
    nameless: 'Give this element an id, by which others name its rules.',
  },
};
