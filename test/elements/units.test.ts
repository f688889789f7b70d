/** Every number of points has a unit behind it or above its column: the one that the rule set pays in. */
import {expect, fixture, html} from '@open-wc/testing';
import './all-rules.js';
import {texts} from './example-fixture.js';
import type {Example} from '../../src/core/game/pattern.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import * as rulesets from '../../src/rules/index.js';
import {waitUntil} from './patience.js';

/** What players pay in, as each language calls it. */
const UNITS = {
  luqiao: {en: 'hu', ja: '胡', 'zh-Hant': '胡', 'zh-Hans': '胡'},
  mcr: {en: 'points?', ja: '点', 'zh-Hant': '分', 'zh-Hans': '分'},
  ribon: {en: 'points?', ja: '本', 'zh-Hant': '本', 'zh-Hans': '本'},
  shiragiku: {en: 'points?', ja: '点', 'zh-Hant': '分', 'zh-Hans': '分'},
  xinzhang: {en: 'tai', ja: '台', 'zh-Hant': '台', 'zh-Hans': '台'},
} as const;

const ROUND = `turn=E
  E: 147m 258p 369s ESWN
  play:
  E: +C win`;

/** An example of the rule set that somebody pays for. */
async function paidIn(ruleset: Ruleset): Promise<Example> {
  const examples = Object.values(await ruleset.examples());
  const paid = examples.map(
    (example) => ({...example, rules: ruleset.id, by: 'self', from: undefined}) as const,
  );
  return paid.find((one) => score(one, ruleset).payments.length) ?? expect.fail('nobody pays');
}

/** What of texts has no unit behind a number, apart from steps of a sum. */
const bare = (said: readonly string[], unit: string): string[] =>
  said.filter((text) => !new RegExp(`\\d ?${unit}( \\(.*\\)|（.*）)?$`).test(text));

for (const [id, words] of Object.entries(UNITS)) {
  const ruleset = rulesets[id as keyof typeof UNITS];
  for (const [lang, unit] of Object.entries(words)) {
    /** An element that shows an example of the rule set that somebody pays for. */
    const paid = async <T extends 'mj-explain' | 'mj-quiz'>(
      tag: T,
      more: Readonly<Record<string, string>>,
    ) => {
      const {hand, by, wild, seat} = await paidIn(ruleset);
      const element = document.createElement(tag);
      const said = {lang, rules: id, hand, by, wild, seat, ...more};
      for (const [name, value] of Object.entries(said)) if (value) element.setAttribute(name, value);
      return fixture<HTMLElementTagNameMap[T]>(html`${element}`);
    };

    describe(`units of ${id} in ${lang}`, () => {
      it('stand behind what each player gets and pays, side by side', async () => {
        const {hand, by, wild, seat} = await paidIn(ruleset);
        const example = await fixture<MjElement>(
          html`<mj-example lang=${lang} rules=${id} by=${by} .wild=${wild} .seat=${seat} hand=${hand}
            ><mj-compare><mj-variant counters="1"></mj-variant></mj-compare
          ></mj-example>`,
        );
        const compare = example.querySelector('mj-compare') ?? expect.fail('nothing to compare');
        await waitUntil(() => texts(compare, '[part=net] td').length);
        expect(bare(texts(compare, '[part=net] td'), unit)).to.deep.equal([]);
      });

      it('stand behind each step of the payments, and their sum', async () => {
        const explain = await paid('mj-explain', {steps: 'payments'});
        await waitUntil(() => texts(explain, '[part~=step]').length);
        for (const part of ['title', 'sum'])
          expect(bare(texts(explain, `[part=${part}]`), unit), part).to.deep.equal([]);
      });

      it('stand behind what all have together in a ledger', async () => {
        const ledger = await fixture<MjElement>(html`<mj-ledger lang=${lang} rules=${id}>draw</mj-ledger>`);
        await waitUntil(() => texts(ledger, '[part=sum]').length);
        expect(bare(texts(ledger, '[part=sum]'), unit)).to.deep.equal([]);
      });

      it('stand at the head of the columns of a ledger, which screen readers say with each number', async () => {
        const ledger = await fixture<MjElement>(html`<mj-ledger lang=${lang} rules=${id}>draw</mj-ledger>`);
        await waitUntil(() => texts(ledger, '[part=player]').length);
        const heads = texts(ledger, '[role=columnheader][part=player]');
        const named = new RegExp(`^\\S+\\s+${unit}( \\(hon\\))?$`);
        expect(heads.filter((head) => !named.test(head))).to.deep.equal([]);
      });

      it('stand behind the points that are drawn at a table', async () => {
        const board = await fixture<MjElement>(
          html`<mj-board lang=${lang} rules=${id} points="E1200,S20,W-30"
            >E: 19m S: 2p W: 3s N: 4s</mj-board
          >`,
        );
        await waitUntil(() => texts(board, '[part=points]').length);
        const drawn = texts(board, '[part=points]');
        expect(bare(drawn, unit)).to.deep.equal([]);
        expect(drawn.map((text) => text.replace(/[^−\d,]/g, '')).sort()).to.deep.equal([
          '0',
          '1,200',
          '20',
          '−30',
        ]);
      });

      it('stand behind who pays how much in the reasons of a question, and are said of its fields', async () => {
        const quiz = await paid('mj-quiz', {ask: 'payments'});
        await waitUntil(() => texts(quiz, 'legend').length);
        expect(texts(quiz, 'legend')[0]).to.match(new RegExp(unit));
        const fields = quiz.shadowRoot?.querySelectorAll('label').length ?? 0;
        quiz.value = ['east:1', 'south:1', 'west:1', 'north:1'].slice(0, fields).join(' ');
        quiz.check();
        await waitUntil(() => texts(quiz, '[part=reason]').length);
        const said = texts(quiz, '[part=reason]').join(' ');
        // what the reader's own amounts add up to
        expect(said).to.match(new RegExp(`\\+${fields} ?${unit}`));
        expect(said.match(new RegExp(`(?<!\\d)[1-9]\\d*(?! ?${unit}|\\d)`, 'g')), said).to.equal(null);
        quiz.shadowRoot?.querySelector<HTMLElement>('.reveal')?.click();
        await waitUntil(() => texts(quiz, '[part=solution]').length);
        const shown = texts(quiz, '[part=solution]').join(' ');
        expect(shown).to.match(new RegExp(`−[1-9]\\d* ?${unit}`));
        expect(shown.match(new RegExp(`(?<!\\d)[1-9]\\d*(?! ?${unit}|\\d)`, 'g')), shown).to.equal(null);
      });

      it('are said of the points at a table', async () => {
        const board = await fixture<MjElement>(
          html`<mj-board lang=${lang} rules=${id} points="E12,S20,W-30">E: 19m S: 2p W: 3s N: 4s</mj-board>`,
        );
        await waitUntil(() => texts(board, '[part=seats] th').length);
        const said = texts(board, '[part=seats] th').join('; ');
        expect(said).to.match(new RegExp(`12 ?${unit}`));
        expect(said).to.match(new RegExp(`−30 ?${unit}`));
      });
    });
  }
}

it('leave room for the end of a round on a telephone', async () => {
  const box = await fixture<HTMLElement>(
    html`<div>
      <mj-round lang="en" rules="mcr" step="2">${ROUND}</mj-round>
    </div>`,
  );
  const round = box.querySelector('mj-round') ?? expect.fail('no round');
  await waitUntil(() => texts(round, '[part=net]').length);
  expect(texts(round, '[part=unit]')).to.deep.equal(['points', 'points', 'points', 'points']);
  for (const width of [288, 320, 480]) {
    box.style.inlineSize = `${width}px`;
    const table = round.shadowRoot?.querySelector('.ending table') ?? expect.fail('no end');
    expect(table.getBoundingClientRect().width, `${width} px`).to.be.at.most(width);
    for (const cell of table.querySelectorAll<HTMLElement>('tbody td'))
      expect(cell.clientHeight, `lines of ${cell.textContent} at ${width} px`).to.be.below(30);
  }
});

it('leave room for the columns of a ledger, and for names at a table, on a telephone', async () => {
  const box = await fixture<HTMLElement>(
    html`<div style="inline-size: 288px">
      <mj-ledger lang="en" rules="ribon" players="Aoi Ben Chiyo">Aoi tsumo 12</mj-ledger>
      <mj-board lang="en" players="Aoi,Ben,Chiyo,Dan" points="E25000,S31200,W18000,N25800"
        >E: 19m S: 2p W: 3s N: 4s</mj-board
      >
    </div>`,
  );
  const [ledger, board] = box.querySelectorAll<MjElement>('mj-ledger, mj-board');
  await waitUntil(() => texts(ledger, '[part=unit]').length && texts(board, '[part=points]').length);
  for (const width of [288, 320, 480, 1000]) {
    box.style.inlineSize = `${width}px`;
    for (const cell of [
      ...(ledger.shadowRoot?.querySelectorAll<HTMLElement>('th, td') ?? []),
      ...(board.shadowRoot?.querySelectorAll<HTMLElement>('.label') ?? []),
    ])
      expect(cell.scrollWidth, `${cell.textContent} at ${width} px`).to.be.at.most(cell.clientWidth);
    for (const name of board.shadowRoot?.querySelectorAll<HTMLElement>('.name') ?? [])
      expect(name.scrollWidth, `${name.textContent} at ${width} px`).to.be.at.most(name.clientWidth);
  }
});
