/** The chart of a game, and its table. */
import {fixture, html} from '@open-wc/testing';
import '../../src/elements/mj-ledger/define.js';
import '../elements/all-rules.js';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';
import {waitUntil} from '../elements/patience.js';
import {compare, DARK, FORCED, PRINT, setPage} from './picture.js';

const GAME = [
  ...['Aoi ron Ben 24', 'Ben tsumo 12', 'draw', 'Dai ron Aoi 88', 'Chika tsumo 8', 'Aoi tsumo 16'],
  ...['Ben ron Dai 32', 'Chika ron Dai 12', 'Aoi ron Chika 10', 'Dai tsumo 8'],
].join('\n');

describe('a game', () => {
  for (const [name, width, medium] of [
    ['360', 360, {}],
    ['wide', 1100, {}],
    ['dark', 640, DARK],
    ['forced', 640, FORCED],
    ['print', 640, PRINT],
  ] as const)
    it(`as a chart with its table: ${name}`, async () => {
      await setPage(width, medium);
      const box = await fixture<HTMLElement>(
        html`<div>
          <mj-ledger
            lang="en"
            rules="mcr"
            players="Aoi Ben Chika Dai"
            theme=${medium === DARK ? 'dark' : 'light'}
          >
            ${GAME}
          </mj-ledger>
        </div>`,
      );
      box.style.inlineSize = `${width}px`;
      const ledger = box.querySelector<MjLedger>('mj-ledger');
      await waitUntil(() => ledger?.shadowRoot?.querySelectorAll('.plot path').length === 4);
      await compare(box, `ledger-${name}`);
    });
});
