/**
 * Attributes that take one of a few words, or a whole number: every element reports what is none, and shows its content
 * all the same.
 */
import {expect, fixture, html} from '@open-wc/testing';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import './all-rules.js';
import {texts} from './example-fixture.js';
import '../../src/define.js';
import {checkedWords, type AttributeMeta, type VocabularyName} from '../../src/elements/meta.js';
import {tableWords} from '../../src/locales/board.js';
import {explainingWords} from '../../src/locales/explain.js';
import {locales} from '../../src/locales/index.js';
import {ledgerTableWords} from '../../src/locales/ledger.js';
import {playWords} from '../../src/locales/play.js';
import {learningWords} from '../../src/locales/lesson.js';
import {askingWords} from '../../src/locales/quiz.js';
import {allWords} from '../../src/locales/tools.js';
import {METAS} from '../../src/elements/metas.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {Problem} from '../../src/core/situation/problem.js';
import {waitUntil} from './patience.js';

const HAND = '[123m][456m] 789m 234p 5s +5s';
const RULES = 'rules="mcr" by="discard" from="west"';

/** Each element with each of its attributes that take one of a few words, or a whole number, and what may be written. */
const CASES = Object.entries(METAS).flatMap(([tag, meta]) =>
  Object.entries<AttributeMeta>(meta.attributes).flatMap(([name, {least}]) => {
    const [takes] = least === undefined ? (checkedWords(meta, name) ?? []) : ['a whole number'];
    return takes === undefined ? [] : [[tag, name, takes] as const];
  }),
);

describe('a word that an attribute does not take', () => {
  // the first test: later the module that says it has come
  it('is not told where it was corrected while the message was fetched', async () => {
    const element = await fixture<MjElement>(html`<mj-hand theme="odd">123m</mj-hand>`);
    element.removeAttribute('theme');
    await element.updateComplete;
    const {tellStray} = await import('../../src/elements/views/known-words.js');
    expect(tellStray).to.be.a('function');
    await element.updateComplete;
    expect(texts(element, '[part=field]')).to.deep.equal([]);
    expect(element.problem).to.equal(undefined);
  });

  it('can be written into several attributes of each element', () => {
    for (const tag of Object.keys(METAS))
      expect(
        CASES.filter(([one]) => one === tag),
        tag,
      ).not.to.be.empty;
    for (const name of [
      'theme',
      'tile-theme',
      'size',
      'reading',
      'views',
      'view',
      'concealed-kong',
      'columns',
      'level',
      'attempts',
      'count',
    ])
      expect(CASES.map(([, one]) => one)).to.include(name);
  });

  for (const [tag, name, takes] of CASES) {
    it(`is told by <${tag}>: ${name}`, async () => {
      const told: Problem[] = [];
      const box = await fixture<HTMLElement>(
        html`<div @mj-invalid=${({detail}: CustomEvent<Problem>) => told.push(detail)}></div>`,
      );
      // the hand of a round is its number
      const hand = tag === 'mj-round' ? '' : `hand="${HAND}"`;
      box.innerHTML = `<${tag} ${RULES} ${hand} ${name}="odd"></${tag}>`;
      const element = box.firstElementChild as MjElement;
      const stray = () => texts(element, '[part=field]');
      await waitUntil(() => stray().includes(name), 'not said');
      const isSaid = () =>
        texts(element, '[part=error]').some(
          (said) => said.startsWith('“odd” is not allowed here. Write ') && said.includes(takes),
        );
      await waitUntil(isSaid, 'no words');
      const noted = element.shadowRoot!.querySelector('[part=mark]');
      expect(noted?.textContent).to.equal('odd');
      if (told[0]?.field !== name) expect(told, 'another fault goes first').not.to.be.empty;
      element.removeAttribute(name);
      await waitUntil(() => !stray().includes(name), 'still said');
    });
  }

  it('takes nothing away, and is told once, by the outermost element', async () => {
    const told: Problem[] = [];
    const box = await fixture<HTMLElement>(
      staticHtml`<div @mj-invalid=${({detail}: CustomEvent<Problem>) => told.push(detail)}
        ><mj-example ${unsafeStatic(RULES)} hand=${HAND} size="hugee"></mj-example></div>`,
    );
    const example = box.querySelector('mj-example')!;
    await waitUntil(() => told.length, 'not told');
    const hand = example.shadowRoot!.querySelector('mj-hand')!;
    await waitUntil(() => hand.shadowRoot!.querySelector('[part~=tile]'), 'no hand');
    expect(told.map(({code, field, about}) => [code, field, about])).to.deep.equal([
      ['bad-field', 'size', 'hugee'],
    ]);
    expect(example.matches(':state(invalid)')).to.equal(true);
    expect(texts(hand, '[part=problem]')).to.deep.equal([]);
    expect(texts(example, '[part=problem]')).to.have.length(1);
  });
});

const VOCABULARIES: Readonly<Record<VocabularyName, unknown>> = {
  ...{locales, tools: allWords, explain: explainingWords, quiz: askingWords, lesson: learningWords},
  ...{table: tableWords, ledger: ledgerTableWords, play: playWords},
};

describe('the vocabulary of an element', () => {
  for (const [tag, {vocabulary}] of Object.entries(METAS))
    it(`is that of its meta: ${tag}`, () => {
      expect(Reflect.get(document.createElement(tag), 'vocabulary')).to.equal(VOCABULARIES[vocabulary]);
    });
});
