/** `mj render --declarative`: what is drawn in the page itself, before any script. */
import {describe, expect, it} from 'vitest';
import {writePage} from '../../src/cli/page/write.js';

describe('mj render --declarative', () => {
  it('shows every row beside a hand', async () => {
    const rows = 'flowers="1f" gari="N" indicators="2p" ura-indicators="5s" wild="1m"';
    const {source} = await writePage(`<mj-hand ${rows}>1m</mj-hand>`, 'en', {declarative: true});
    const [declared, picture] = source.split('</template>');
    for (const shown of [declared, picture]) {
      expect(shown).toMatch(/flowers: .*gari: .*dora indicators: .*ura dora indicators: 5 of bamboos.*wild/s);
    }
  });

  it('hands the looks of a round to all that it shows', async () => {
    const looks = 'theme="dark" tile-theme="dim" size="large" index';
    const moves = 'S: [345s] 23m 567p 789p SS play: W: +8p -4m S: win @end';
    const at = 'rules="luqiao" wild="9s" turn="west" at="@end" boards="0"';
    const page = `<mj-round ${at} ${looks}>${moves}</mj-round>`;
    const {source} = await writePage(page, 'en', {declarative: true});
    const drawn = [...source.matchAll(/<(mj-board|mj-score-breakdown) ([^>]*)>/g)];
    expect(drawn.map(([, tag]) => tag)).toEqual(['mj-board', 'mj-score-breakdown', 'mj-board']);
    for (const [, , attributes] of drawn) expect(attributes).toContain(looks);
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

/** Markup of an element, and a text that its shadow root shows. */
const DECLARED: Readonly<Record<string, readonly [page: string, shows: RegExp]>> = {
  'mj-tiles': ['<mj-tiles>123m</mj-tiles>', /(<span class="tile" part="tile"\s*><svg.*){3}/s],
  'mj-hand': [
    '<mj-hand>123m</mj-hand>',
    /part="row" style="--_width: \d+\.\d\d; --_in-sets: \d+\.\d\d; --_half: \d+\.\d\d"/,
  ],
  'mj-example': [
    '<mj-example rules="mcr" by="self">[123m][456m] 789m 234p 5s +5s</mj-example>',
    /<mj-score-breakdown [^>]*view="full"[^>]*><template shadowrootmode="open" slot="static">/,
  ],
  'mj-board': [
    '<mj-board>E: 123m | 1m 2m^\nS: | 3m</mj-board>',
    /part="frame" style="--_own: [\d.]+; --_long: [\d.]+".*part="table".*part="river"/s,
  ],
  'mj-round': [
    '<mj-round rules="mcr">turn=E E: 123m 456m 789m 123p 9s | 1m play: E: +5p -5p</mj-round>',
    /<mj-board [^>]*><template shadowrootmode="open".*part="controls".*part="moves"/s,
  ],
  'mj-ledger': [
    '<mj-ledger rules="luqiao">players=A,B,C,D\nA tsumo 12\nB ron C 10</mj-ledger>',
    /part="hand"/,
  ],
  'mj-rules-table': ['<mj-rules-table rules="mcr"></mj-rules-table>', /id="p-hunyise"/],
};

describe('a declared shadow root', () => {
  it.each(Object.entries(DECLARED))('of %s is what the element draws', async (tag, [page, shows]) => {
    const {source, problems} = await writePage(page, 'en', {declarative: true});
    expect(problems).toEqual([]);
    const [, root = ''] =
      new RegExp(
        `<${tag}[^>]*>[^<]*(<template shadowrootmode="open" slot="static"><style>.*</template>)`,
        's',
      ).exec(source) ?? [];
    expect(root).toMatch(shows);
    // nothing is left of what drew it
    expect(root).not.toMatch(
      /lit-part|lit-node|defer-hydration|data-numbers|shadowroot="|[\uE000\uE001]|\[object|undefined/,
    );
    expect((await writePage(source, 'en', {declarative: true})).source).toBe(source);
  });
});
