/** `mj render --declarative`: what is drawn in the page itself, before any script. */
import {describe, expect, it} from 'vitest';
import {writePage} from '../../src/cli/page/write.js';

describe('mj render --declarative', () => {
  it('shows every row beside a hand', async () => {
    const rows = 'flowers="1f" gari="N" indicators="2p" ura-indicators="5s" wild="1m"';
    const {source} = await writePage(`<mj-hand ${rows}>1m</mj-hand>`, 'en', {declarative: true});
    const [declared, picture] = source.split('</template>');
    for (const shown of [declared, picture]) {
      expect(shown).toMatch(/flowers: .*gari: .*dora indicators: .*ura dora indicators: 5 bamboos.*wild/s);
    }
  });

  it('declares the shadow roots of scores outside an example, and of no element that readers use', async () => {
    const hand = '[123m][456m] 789m 234p 5s +5s';
    const declared = async (page: string): Promise<number> => {
      const {source} = await writePage(page, 'en', {declarative: true});
      return source.split('<template').length - 1;
    };
    for (const tag of ['mj-score-breakdown', 'mj-settlement', 'mj-waits']) {
      const own = `<${tag} rules="mcr" by="self">${hand}</${tag}>`;
      expect(await declared(own), tag).toBe(1);
      const example = `<mj-example rules="mcr" by="self" hand="${hand}"><${tag}></${tag}></mj-example>`;
      expect(await declared(example), tag).toBe(0);
    }
    for (const tag of ['mj-explain', 'mj-quiz', 'mj-whatif'])
      expect(await declared(`<${tag} rules="mcr" by="self" hand="${hand}"></${tag}>`), tag).toBe(0);
  });
});
