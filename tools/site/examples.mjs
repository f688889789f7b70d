/** Three examples for the page of each element, and what its authors trip over. A test draws every example. */
const MCR = 'rules="mcr" by="discard"';
const HAND = '[123m][456m] 789m 234p 5s +5s';
const LUQIAO = 'rules="luqiao" by="discard" from="west" seat="south" wild="3p"';
const WILD = '[FFF] [234m] 456m 78m 99m +6m';
const EXAMPLE = (inside) => `<mj-example ${MCR} hand="${HAND}">\n  ${inside}\n</mj-example>`;
const ROUND = `  S: [345s] 23m 567p 789p SS
  play:
  W: +8p -4m S: ?win pass
  N: +4m -4m
  E: +1m -1m S: win`;

export const EXAMPLES = {
  'mj-tiles': {
    examples: [
      ['In a sentence', '<p>West calls <mj-tiles>FFF</mj-tiles> and waits for <mj-tiles>69m</mj-tiles>.</p>'],
      ['Numbers on the tiles', '<mj-tiles index>19m19p19s ESWN PFC</mj-tiles>'],
      ['Larger', '<mj-tiles size="large">777p 1111m</mj-tiles>'],
    ],
    pitfalls: ['It shows tiles and scores nothing. For a hand with its score write `<mj-example>`.'],
  },
  'mj-hand': {
    examples: [
      ['A hand with melds and the winning tile', `<mj-hand>${HAND}</mj-hand>`],
      ['Wild tiles are marked', `<mj-hand wild="3p">${WILD}</mj-hand>`],
      [
        'Sorted for readers who cannot see its sets',
        '<mj-hand sort index>9m3s1m E 5p5p 2s4s 8m7m EE 1s</mj-hand>',
      ],
    ],
    pitfalls: [
      'A hand in kanji needs `translate="no"` on its tag, or a browser that translates the page changes it.',
    ],
  },
  'mj-example': {
    examples: [
      ['A scored hand, checked by `expect`', `<mj-example ${MCR} expect="19">${HAND}</mj-example>`],
      [
        'Who pays whom too',
        `<mj-example ${LUQIAO} expect="56" views="hand breakdown settlement">${WILD}</mj-example>`,
      ],
      [
        'A self-drawn win with flags',
        '<mj-example rules="ribon" by="self" flags="riichi ippatsu" indicators="4s">234567p 22s 345s 67p +8p</mj-example>',
      ],
    ],
    pitfalls: [
      'A hand with a winning tile needs `by`: it says how the tile came.',
      'Where somebody discarded it, most rule sets also need `from`.',
    ],
  },
  'mj-hand-input': {
    examples: [
      [
        'An editor with its score',
        `<mj-example ${MCR} hand="${HAND}">\n  <mj-hand-input></mj-hand-input>\n  <mj-score-breakdown></mj-score-breakdown>\n</mj-example>`,
      ],
      ['A field of a form', '<form><mj-hand-input name="hand" rules="mcr" required></mj-hand-input></form>'],
      ['Read only', `<mj-hand-input rules="mcr" value="${HAND}" readonly></mj-hand-input>`],
    ],
    pitfalls: ['The editor needs a rule set: its own `rules`, or an example around it.'],
  },
  'mj-score-breakdown': {
    examples: [
      ['By pattern', EXAMPLE('<mj-score-breakdown view="lines"></mj-score-breakdown>')],
      ['By set', `<mj-score-breakdown ${LUQIAO} hand="${WILD}"></mj-score-breakdown>`],
      ['With what does not count', EXAMPLE('<mj-score-breakdown show-excluded></mj-score-breakdown>')],
    ],
    pitfalls: [
      'Inside an example it takes the example’s hand. Elsewhere it needs a hand of its own, or `for`.',
    ],
  },
  'mj-settlement': {
    examples: [
      ['Inside an example', EXAMPLE('<mj-hand></mj-hand><mj-settlement></mj-settlement>')],
      [
        'By itself',
        '<mj-settlement rules="xinzhang" by="self" seat="south" hand="123m 456m 789p 345s 66s 78s +9s"></mj-settlement>',
      ],
      ['Where all four hands score', `<mj-settlement ${LUQIAO} hand="${WILD}"></mj-settlement>`],
    ],
    pitfalls: [
      'In luqiao the hands of the others score too: state them as `others-east` and so on, or they count as nothing.',
    ],
  },
  'mj-waits': {
    examples: [
      ['Each tile with what it scores', '<mj-waits rules="mcr" hand="[123m][456m] 789m 234p 5s"></mj-waits>'],
      ['Nine tiles', '<mj-waits rules="mcr" hand="1112345678999s"></mj-waits>'],
      ['A hand that is not ready', '<mj-waits rules="mcr" hand="123m 456m 78m 13p 99s E"></mj-waits>'],
    ],
    pitfalls: ['The hand has no winning tile. A won hand shows what it waited for.'],
  },
  'mj-explain': {
    examples: [
      ['Step by step', `<mj-explain ${LUQIAO} hand="${WILD}"></mj-explain>`],
      ['All steps at once', `<mj-explain all ${MCR} hand="${HAND}"></mj-explain>`],
      ['Some steps', `<mj-explain steps="lines total" all ${MCR} hand="${HAND}"></mj-explain>`],
    ],
    pitfalls: ['For print choose `all`: readers of paper cannot turn a step.'],
  },
  'mj-compare': {
    examples: [
      [
        'Under two rule sets',
        '<mj-compare rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p">\n  <mj-variant rules="ribon"></mj-variant>\n</mj-compare>',
      ],
      [
        'Self-draw and discard',
        '<mj-compare rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p">\n  <mj-variant by="discard" from="west">Not self-drawn</mj-variant>\n</mj-compare>',
      ],
      [
        'Another wild tile',
        `<mj-compare ${LUQIAO} hand="${WILD}">\n  <mj-variant wild="9s">With 9s</mj-variant>\n</mj-compare>`,
      ],
    ],
    pitfalls: ['The first column is the hand itself. Each `<mj-variant>` says only what is different.'],
  },
  'mj-variant': {
    examples: [
      [
        'A column with a name',
        '<mj-compare rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p">\n  <mj-variant by="discard" from="west" label="By discard"></mj-variant>\n</mj-compare>',
      ],
      [
        'Other house rules',
        `<mj-compare ${MCR} hand="${HAND}">\n  <mj-variant flags="lastTile">Last tile</mj-variant>\n</mj-compare>`,
      ],
      [
        'Several columns',
        '<mj-compare rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p">\n  <mj-variant rules="ribon"></mj-variant>\n  <mj-variant rules="riichi"></mj-variant>\n</mj-compare>',
      ],
    ],
    pitfalls: ['It stands in `<mj-compare>`, and shows nothing by itself.'],
  },
  'mj-whatif': {
    examples: [
      ['Another wild tile', `<mj-whatif vary="wild" sort="worth" ${LUQIAO} hand="${WILD}"></mj-whatif>`],
      ['Another winning tile', `<mj-whatif vary="win" ${MCR} hand="${HAND}"></mj-whatif>`],
      [
        'Another seat',
        '<mj-whatif vary="seat" rules="xinzhang" by="self" seat="south" hand="123m 456m 789p 345s 66s 78s +9s"></mj-whatif>',
      ],
    ],
    pitfalls: ['`vary` names what changes: without it nothing does.'],
  },
  'mj-ruleset': {
    examples: [
      [
        'A table of your own',
        '<mj-ruleset id="mine">\n  <table>\n    <tr><th>Name</th><th>Points</th></tr>\n    <tr><td>Full Flush</td><td>8</td></tr>\n    <tr><td>Half Flush</td><td>3</td></tr>\n  </table>\n</mj-ruleset>\n<mj-score-breakdown rules="#mine" by="self" hand="123m 234m 567m 789m 9m +9m"></mj-score-breakdown>',
      ],
      [
        'A list',
        '<mj-ruleset id="mine">\n  <p>8 points: Full Flush</p>\n  <p>3 points: Half Flush, All Pungs</p>\n</mj-ruleset>',
      ],
      [
        'A text elsewhere on the page',
        '<textarea id="mine" aria-label="Rules" rows="3">8 points: Full Flush\n3 points: Half Flush, All Pungs</textarea>\n<mj-ruleset for="mine"></mj-ruleset>',
      ],
    ],
    pitfalls: ['Without an `id` no element can name the rules.'],
  },
  'mj-board': {
    examples: [
      ['Hands and rivers', '<mj-board>\nE: 123m | 1m 2m^\nS: | 3m\n</mj-board>'],
      [
        'Whose turn it is',
        '<mj-board rules="luqiao" wild="9s" turn="east">\nW: 77p 123m 456m 789s 4p 1s\nplay: E: +1m -7p\n</mj-board>',
      ],
      [
        'Seen from another seat',
        '<mj-board rules="luqiao" wild="9s" turn="east" bottom="west">\nW: 77p 123m 456m 789s 4p 1s\nplay: E: +1m -7p\n</mj-board>',
      ],
    ],
    pitfalls: ['A hand that is not given is hidden: its tiles lie face down.'],
  },
  'mj-round': {
    examples: [
      ['Told step by step', `<mj-round rules="luqiao" wild="9s" turn="west">\n${ROUND}\n</mj-round>`],
      [
        'With what it comes to',
        `<mj-round rules="luqiao" wild="9s" turn="west">\n${ROUND}\n  expect E-12 S+24 W-6 N-6\n</mj-round>`,
      ],
      [
        'Opened at its third step',
        `<mj-round rules="luqiao" wild="9s" turn="west" step="3">\n${ROUND}\n</mj-round>`,
      ],
    ],
    pitfalls: [
      'The referee refuses what the rules do not allow, and says where. `?x` claims that x is legal, `!x` that it is not.',
    ],
  },
  'mj-ledger': {
    examples: [
      [
        'A game hand by hand',
        '<mj-ledger rules="ribon" players="A B C">\nA tsumo 12\nC ron B 9\n</mj-ledger>',
      ],
      ['For writing', '<mj-ledger rules="ribon" players="A B C" editable>\nA tsumo 12\n</mj-ledger>'],
      ['A draw', '<mj-ledger rules="ribon" players="A B C">\nA tsumo 12\ndraw A\n</mj-ledger>'],
    ],
    pitfalls: ['Where the script does not keep line ends (JSX, Vue), end each hand with `;`.'],
  },
  'mj-quiz': {
    examples: [
      [
        'What is it worth?',
        '<mj-quiz ask="total" choices="4" rules="luqiao" by="self" hand="[FFF] [234m] 456m 78m 99m +6m"></mj-quiz>',
      ],
      ['What does it wait for?', '<mj-quiz ask="waits" rules="mcr" hand="1112345678999s"></mj-quiz>'],
      ['Which discard?', '<mj-quiz ask="discard" rules="mcr" hand="123m 456m 789m 13p 99s 8s"></mj-quiz>'],
    ],
    pitfalls: ['The answer is computed. Only for `ask="discard"` you may name it.'],
  },
  'mj-drill': {
    examples: [
      ['Is it a win?', '<mj-drill rules="luqiao" ask="win" count="3"></mj-drill>'],
      [
        'What does it wait for?',
        '<mj-drill rules="mcr" ask="waits" level="1" count="3" seed="a"></mj-drill>',
      ],
      ['Hands with a pattern', '<mj-drill rules="mcr" ask="lines" patterns="hunyise" count="3"></mj-drill>'],
    ],
    pitfalls: ['The same `seed` gives the same exercises. Leave it out for new ones on each visit.'],
  },
  'mj-play': {
    examples: [
      ['A hand', '<mj-play rules="luqiao" seed="7"></mj-play>'],
      [
        'As the south, against good players',
        '<mj-play rules="mcr" seat="south" level="4" seed="7"></mj-play>',
      ],
    ],
    pitfalls: ['The same `seed` gives the same wall. Leave it out for a new one on each visit.'],
  },
  'mj-lesson': {
    examples: [
      [
        'Two steps',
        '<mj-lesson>\n  <section><h4>A win</h4><p>Four sets and a pair.</p>\n    <mj-quiz ask="win" rules="mcr" by="self" hand="123m 456m 789m 13p 99s +2p"></mj-quiz></section>\n  <section><h4>A wait</h4>\n    <mj-quiz ask="waits" rules="mcr" hand="123m 456m 789m 13p 99s"></mj-quiz></section>\n</mj-lesson>',
      ],
      [
        'Every step open',
        '<mj-lesson free>\n  <section><h4>One</h4><p><mj-tiles>123m</mj-tiles> is a chow.</p></section>\n  <section><h4>Two</h4><p><mj-tiles>777p</mj-tiles> is a pung.</p></section>\n</mj-lesson>',
      ],
      [
        'With an exercise',
        '<mj-lesson>\n  <section><h4>Practise</h4><mj-drill rules="mcr" ask="win" count="2"></mj-drill></section>\n</mj-lesson>',
      ],
    ],
    pitfalls: ['Each step is a `<section>` directly inside, with a heading.'],
  },
  'mj-cover': {
    examples: [
      [
        'The steps of two lessons',
        '<mj-cover keep="example">\n  <ol slot="steps">\n    <li><a href="/lessons/riichi/#tiles-1">Three suits</a></li>\n    <li><a href="/lessons/riichi/#tiles-2">Sets and a pair</a></li>\n    <li><a href="/lessons/riichi/#turn-1">Draw and discard</a></li>\n  </ol>\n</mj-cover>',
      ],
      [
        'Without keeping',
        '<mj-cover>\n  <p>Begin anywhere.</p>\n  <ol slot="steps">\n    <li><a href="/lessons/mcr/#tiles-1">Three suits</a></li>\n    <li><a href="/lessons/mcr/#tiles-2">Sets</a></li>\n  </ol>\n</mj-cover>',
      ],
    ],
    pitfalls: [
      'A link leads to the page of the lesson and names a step by the `id` of the lesson and its number: `#tiles-2`. The lesson has the same `keep`.',
    ],
  },
  'mj-rules-table': {
    examples: [
      ['All patterns', '<mj-rules-table rules="ribon"></mj-rules-table>'],
      ['For beginners', '<mj-rules-table rules="mcr" level="1"></mj-rules-table>'],
      ['By kind', '<mj-rules-table rules="shiragiku" group-by="kind"></mj-rules-table>'],
      ['As a table', '<mj-rules-table rules="mcr" level="1" view="table"></mj-rules-table>'],
    ],
    pitfalls: [
      'It is long. `level`, `filter` and `columns` make it shorter.',
      'A bar of your page that stays at the top covers the heads of sections, unless `--mj-sticky-top` is its height.',
    ],
  },
  'mj-rules-options': {
    examples: [
      ['House rules as a form', '<mj-rules-options rules="mcr"></mj-rules-options>'],
      [
        'Some already chosen',
        '<mj-rules-options rules="mcr" value="twoConcealedKongs:6"></mj-rules-options>',
      ],
      [
        'For an example',
        `<mj-example ${MCR} hand="${HAND}">\n  <mj-rules-options></mj-rules-options>\n  <mj-score-breakdown></mj-score-breakdown>\n</mj-example>`,
      ],
    ],
    pitfalls: ['Its value is what `options` takes: `twoConcealedKongs:6`.'],
  },
  'mj-share': {
    examples: [
      ['All codes', EXAMPLE('<mj-hand></mj-hand><mj-share></mj-share>')],
      ['Some codes', EXAMPLE('<mj-hand></mj-hand><mj-share targets="tag md text"></mj-share>')],
      [
        'Of another element',
        `<mj-example id="shared" ${MCR}>${HAND}</mj-example>\n<mj-share for="shared"></mj-share>`,
      ],
    ],
    pitfalls: ['Frames and links need the address of your page: `base` and `href`.'],
  },
};
