import {html} from '@open-wc/testing';
import '../elements/all-rules.js';
import '../elements/example-fixture.js';
import {loadFaces} from '../../src/art/registry.js';
import {FLOWER} from '../../src/core/tiles/tile.js';
import {DARK, FORCED, PRINT, picturesOf} from './picture.js';

interface Look {
  readonly theme?: 'dark';
  readonly bottom?: string;
}

/** A table with everything that may lie on one: calls, kongs, riichi, flowers, long rivers, marks. */
const four = ({theme, bottom = 'east'}: Look = {}) =>
  html`<mj-board
    lang="en"
    theme=${theme ?? 'light'}
    bottom=${bottom}
    round="south"
    indicators="3s"
    left="38"
    counters="2"
    sticks="1"
    points="E25000,S31200,W18000,N25800"
    players="Aoi,Ben,Chiyo,Dan"
    mark="9s"
    turn="west"
  >
    E: 123m 456p 77s 345s 88p +3m | 1m 9p E W^ 9m 2s^ 3p 4p 5m^ 6m^ C S: [_123m][PP_P] XXXXXXX out
    1f2f3f4f5f6f | N 2s^ 9m 2m 4s 4s^ 8p 7m>E W W: riichi | P 1m C 5p 6p 2s* 5s^ 3s^ N:
    [[9999s]][11_1+1p][44_4m] 789p | 2s 8s 6m 6m 9m 8m 2m 3m^ 5m 5p 6p 7p 6s^ 9p E E S
  </mj-board>`;

const three = ({theme, bottom = 'south'}: Look = {}) =>
  html`<mj-board
    lang="en"
    theme=${theme ?? 'light'}
    bottom=${bottom}
    rules="ribon"
    indicators="8p"
    counters="1"
    points="E50,S50,W50"
    turn="east"
  >
    E: 123p 678p 345s 67s 99s | 9s 1p^ E S: | 1p 2p 3p^ 9s W: out NN riichi | 1p 2p* 4s^
  </mj-board>`;

const pool = html`<mj-board lang="en" rules="luqiao" wild="9s" turn="west" bottom="south" numbers>
  S: [345s] 23m 567p 789p SS | 1p 2p 3p 9s E: | 1m 2m 3m 4m^ W: | 1m 2m 3m 4m^
</mj-board>`;

/** The number of the step with the win. */
const LAST = '10';

const round = ({theme}: Look = {}, step = LAST) =>
  html`<mj-round
    lang="en"
    theme=${theme ?? 'light'}
    rules="luqiao"
    wild="9s"
    turn="west"
    bottom="south"
    discards="river"
    boards="@a"
    step=${step}
  >
    S: [345s] 23m 567p 789p SS play: W: +8p -4m S: ?win pass @a {South waits for \`14m\`.} N: +4m -4m S: !win
    {Not for the same tile.} E: +1m -1m S: win {Another tile will do.} expect E-12 S+24 W-6 N-6 next S
  </mj-round>`;

/** Whether an element and those inside it are drawn. */
const isDrawn = (element: Element): boolean => {
  const {shadowRoot: root} = element;
  const inside = [...(root?.querySelectorAll('mj-board, mj-score-breakdown') ?? [])];
  const own = element.localName === 'mj-score-breakdown' ? 'table' : '[part~=table], [part=said]';
  // the score of a win is fetched once the round has reached its last step
  const isWon = element.localName === 'mj-round' && element.getAttribute('step') === LAST;
  const isScored = !isWon || inside.some(({localName}) => localName === 'mj-score-breakdown');
  return Boolean(root?.querySelector(own)) && isScored && inside.every(isDrawn);
};

const picture = picturesOf(isDrawn);

describe('tables and rounds', () => {
  // flowers are fetched when the first is shown
  before(() => loadFaces([FLOWER]));

  for (const width of [288, 480, 1200]) {
    it(`look the same: a table at ${width} px`, () => picture(`board-${width}`, four(), width));
    it(`look the same: a table for three at ${width} px`, () =>
      picture(`board-three-${width}`, three(), width));
    it(`look the same: a round at ${width} px`, () => picture(`round-${width}`, round(), width));
  }
  for (const bottom of ['east', 'south', 'west', 'north'])
    it(`look the same: a table seen from the ${bottom}`, () => picture(`board-${bottom}`, four({bottom})));
  for (const bottom of ['east', 'south', 'west'])
    it(`look the same: a table for three seen from the ${bottom}`, () =>
      picture(`board-three-${bottom}`, three({bottom})));
  it('look the same: a pool, with numbers', () => picture('board-pool', pool));
  it('look the same: a round at a step', () => picture('round-step', round({}, '7')));

  for (const [name, template] of [
    ['board', four],
    ['board-three', three],
    ['round', round],
  ] as const) {
    it(`look the same in the dark: ${name}`, () =>
      picture(`${name}-dark`, template({theme: 'dark'}), 640, DARK));
    it(`look the same in forced colours: ${name}`, () => picture(`${name}-forced`, template(), 640, FORCED));
    it(`look the same in print: ${name}`, () => picture(`${name}-print`, template(), 640, PRINT));
  }
});
