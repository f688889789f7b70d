// The walls of the house. test/package/walls.test.ts breaks each of them once, to see that it holds.
const rule = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

/** The rooms of the core, floor by floor: a room imports rooms of lower floors, and itself. */
const FLOORS = [
  ['tiles', 'situation'],
  ['notation', 'arranging'],
  ['game'],
  ['patterns', 'shapes', 'reading'],
  ['scoring'],
  ['waiting', 'drawing'],
];
/** The rooms of the referee in the same way. */
const ROUND_FLOORS = [['record'], ['text', 'state'], ['judging'], ['play'], ['game'], ['ledger', 'convert']];
/** The rooms of rules as text. */
const VARIANT_FLOORS = [
  ['messages'],
  ['names'],
  ['words', 'conditions', 'formulas'],
  ['blocks'],
  ['settings', 'payments'],
  ['rows'],
  ['build'],
];
/** The rooms of play. */
const PLAY_FLOORS = [['seen'], ['plans'], ['targets'], ['players'], ['table'], ['count', 'goals', 'advice']];
const roomRules = (house, floors, prefix) =>
  floors.flatMap((rooms, floor) =>
    rooms.map((room) => {
      const others = floors.slice(floor).flat();
      const above = others.filter((other) => other !== room).map((other) => `^src/${house}/${other}/`);
      return rule(
        `${prefix}-${room}`,
        `${house}/${room}/ imports lower rooms alone, and no public entry.`,
        {path: `^src/${house}/${room}/`},
        {path: [...above, `^src/${house}/[^/]+$`]},
      );
    }),
  );

module.exports = {
  forbidden: [
    ...roomRules('core', FLOORS, 'room'),
    ...roomRules('round', ROUND_FLOORS, 'round'),
    ...roomRules('variant', VARIANT_FLOORS, 'variant'),
    ...roomRules('play', PLAY_FLOORS, 'play'),
    rule(
      'core-in-rooms',
      'Beside the rooms there are public entries, which hand on what is in them.',
      {path: '^src/core/[^/]+$'},
      {pathNot: `^src/core/(${FLOORS.flat().join('|')})/`},
    ),
    rule(
      'entries-for-others',
      'A public entry is for users of the package.',
      {path: '^src/', pathNot: '^src/(core|rules/riichi)/'},
      {path: '^src/core/[^/]+$'},
    ),
    rule(
      'riichi-from-outside',
      'Riichi is written as a rule set of others would be: against the public entries alone.',
      {path: '^src/rules/riichi/'},
      {pathNot: '^src/(core/([^/]+|patterns/[^/]+|shapes/[^/]+)$|rules/riichi/)'},
    ),
    rule('no-cycles', 'Imports have a direction, those of types too.', {}, {circular: true}),
    rule(
      'no-orphans',
      'A module that nobody imports is dead, unless it is one that pages ask for by name.',
      {orphan: true, pathNot: '^src/(rules/[^/]+/names|locales)/'},
      {},
    ),
    rule('resolvable', 'An import leads somewhere.', {}, {couldNotResolve: true}),
    rule('core-alone', 'The core knows nothing but itself.', {path: '^src/core/'}, {pathNot: '^src/core/'}),
    rule(
      'rules-apart',
      'A rule set imports the core and itself, never another rule set.',
      {path: '^src/rules/([^/]+)/'},
      {pathNot: ['^src/core/', '^src/rules/$1/']},
    ),
    rule(
      'round-on-tiles',
      'The referee holds tiles: text is read and written at its border, where a record is read.',
      {path: '^src/round/(record|state|judging|play|game)/', pathNot: '^src/round/play/start'},
      {path: '^src/core/notation/', pathNot: '^src/core/notation/hand\\.ts$'},
    ),
    rule(
      'round-on-core',
      'The referee knows the core alone: it is given its rules, and its words.',
      {path: '^src/round/'},
      {pathNot: '^src/(core|round)/'},
    ),
    rule(
      'variant-on-core',
      'Rules as text know the core alone: the rule sets that a text builds on are given.',
      {path: '^src/variant/'},
      {pathNot: '^src/(core|variant)/'},
    ),
    rule(
      'play-on-round',
      'Who plays knows the core and the referee alone: he is given his rules.',
      {path: '^src/play/'},
      {pathNot: '^src/(core|round|play)/'},
    ),
    rule(
      'players-see',
      'A player is told what its seat may know: nothing that takes a whole position, or makes one, is at hand.',
      {path: '^src/play/(seen|plans|targets|players)/'},
      {path: '^src/round/', pathNot: '^src/round/(record/move|state/(position|rules|draws))\\.ts$'},
    ),
    rule(
      'round-on-top',
      'Who scores or shows a hand must not download the referee.',
      {path: '^src/(core|rules|share|art|quiz)/', pathNot: '^src/quiz/table/'},
      {path: '^src/(round|play|quiz/table)/'},
    ),
    rule(
      'rules-are-given',
      'What shows a hand is given its rule set: a page with one rule set must not download five.',
      {path: '^src/(elements|controllers|contexts|share|art|locales|styles|quiz)/'},
      {path: '^src/rules/'},
    ),
    rule(
      'entries-on-top',
      'Entry points import the house, not the other way round.',
      {path: '^src/(core|rules|elements|controllers|contexts|share|art|locales|styles|quiz)/'},
      {path: '^src/(cli|embed|render)/|^src/(index|define|mahjong)\\.ts$'},
    ),
    rule(
      'faces-with-pictures',
      'Who draws a tile takes its picture, which fetches its face: a face by itself could be missing.',
      {path: '^src/', pathNot: '^src/(art/|index\\.ts$)'},
      {path: '^src/art/(registry\\.ts|faces/)'},
    ),
    rule(
      'art-and-words-below',
      'Drawings and words, and what is shared of them, know no element.',
      {path: '^src/(art|locales|contexts|share|quiz)/'},
      {path: '^src/(elements|controllers)/'},
    ),
    rule(
      'controllers-below-elements',
      'What elements share knows none of them.',
      {path: '^src/controllers/'},
      {path: '^src/elements/'},
    ),
    rule(
      'elements-by-shared',
      'An element takes of another what its shared.ts hands on, or fetches it whole.',
      {path: '^src/elements/(mj-[^/]+)/'},
      {path: '^src/elements/mj-[^/]+/', pathNot: '^src/elements/($1/|mj-[^/]+/(shared|define)\\.ts$)'},
    ),
    rule(
      'elements-on-top',
      'What several elements are made of knows none of them.',
      {path: '^src/elements/(base|attributes|views|acts)/'},
      {path: '^src/elements/mj-[^/]+/'},
    ),
    rule(
      'words-below',
      'Words are written down; who asks or shares takes them.',
      {path: '^src/locales/'},
      {path: '^src/(quiz|share)/'},
    ),
    rule(
      'drawings-below',
      'A drawing is shared, and knows not how.',
      {path: '^src/art/'},
      {path: '^src/share/'},
    ),
    rule(
      'node-in-cli',
      'Only the command runs in Node alone, and the thread of the plugin that cannot wait.',
      {pathNot: '^src/(cli/|render/(sync|thread|worker)\\.ts$)'},
      {dependencyTypes: ['core']},
    ),
    rule(
      'two-dependencies',
      'What is published depends on lit and @lit/context. What the command needs to read pages is inside it.',
      {path: '^src/', pathNot: '^src/(cli/(page|shadow)/|render/remark\\.ts$)'},
      {dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-peer', 'npm-optional']},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'default', 'types']},
  },
};
