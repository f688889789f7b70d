/** Questions, exercises and lessons as readers see them. */
import {fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../elements/all-rules.js';
import '../../src/elements/mj-compare/define.js';
import '../../src/elements/mj-cover/define.js';
import '../../src/elements/mj-explain/define.js';
import '../../src/elements/mj-variant/define.js';
import '../../src/elements/mj-whatif/define.js';
import '../elements/example-fixture.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import type {Medium} from '../elements/medium.js';
import {rest} from '../elements/every-fixture.js';
import {waitUntil} from '../elements/patience.js';
import {compare, DARK, FORCED, PRINT, setPage} from './picture.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';

const quiz = (ask: string, hand = HAND, rules = 'luqiao') =>
  html`<mj-quiz
    lang="en"
    ask=${ask}
    hint
    rules=${rules}
    .by=${hand.includes('+') ? 'self' : undefined}
    hand=${hand}
  ></mj-quiz>`;

/** A picture in a box of some width; of a question, with an answer that has been checked. */
async function picture(
  name: string,
  template: TemplateResult,
  {width = 640, medium = {}, given}: {width?: number; medium?: Medium; given?: string} = {},
): Promise<void> {
  await setPage(width, medium);
  const box = await fixture<HTMLElement>(html`<div>${template}</div>`);
  box.style.inlineSize = `${width}px`;
  const element = box.firstElementChild as MjQuiz;
  if (medium === DARK) element.theme = 'dark';
  const drawn = () => element.shadowRoot?.querySelector('[part~=quiz], mj-quiz, [part=head]');
  await waitUntil(drawn);
  const inner = element.shadowRoot?.querySelector('mj-quiz');
  if (inner) await waitUntil(() => inner.shadowRoot?.querySelector('[part=quiz]'));
  if (given !== undefined) {
    element.value = given;
    element.check();
    await element.updateComplete;
  }
  await compare(box, name);
}

describe('a cover', () => {
  const KEPT = 'mahjong-elements/cover-picture';
  const step = (mark: string) => ({mark, day: 20000});

  for (const [width, medium] of [
    [360, {}],
    [768, DARK],
    [640, FORCED],
    [640, PRINT],
  ] as const)
    it(`at ${width} px${medium === DARK ? ', in the dark' : medium === FORCED ? ', in forced colours' : medium === PRINT ? ', in print' : ''}`, async () => {
      localStorage.setItem(
        KEPT,
        JSON.stringify({
          version: 1,
          lessons: {
            tiles: {step: 5, steps: {1: step('right'), 2: step('right'), 3: step('shown'), 4: step('seen')}},
          },
          missed: [],
        }),
      );
      const parts = [
        ['tiles', 'Tiles and sets'],
        ['turn', 'Your turn'],
      ] as const;
      await setPage(width, medium);
      const box = await fixture<HTMLElement>(
        html`<div>
          <mj-cover lang="en" keep="cover-picture" test-out theme=${medium === DARK ? 'dark' : 'light'}>
            <h2>Riichi in two lessons</h2>
            <p><a href="#part-play">Play a hand</a> · <a href="#patterns">Look up a pattern</a></p>
            <ol slot="steps">
              ${parts.map(
                ([lesson, title]) =>
                  html`<li>
                    ${title}
                    <ol>
                      ${[1, 2, 3, 4, 5].map((n) => html`<li><a href="#${lesson}-${n}">Step ${n}</a></li>`)}
                    </ol>
                  </li>`,
              )}
            </ol>
          </mj-cover>
        </div>`,
      );
      box.style.inlineSize = `${width}px`;
      await waitUntil(() => box.firstElementChild?.shadowRoot?.querySelectorAll('[part=map] svg').length);
      const name =
        medium === DARK ? 'dark' : medium === FORCED ? 'forced' : medium === PRINT ? 'print' : width;
      await compare(box, `cover-${name}`);
      localStorage.removeItem(KEPT);
    });
});

describe('a question', () => {
  it('for the total, wrong', () => picture('quiz-total', quiz('total'), {given: '56'}));
  it('for the total, right, in the dark', () =>
    picture('quiz-total-dark', quiz('total'), {given: '28', medium: DARK}));
  it('for the patterns, on a phone', () =>
    picture('quiz-lines-320', quiz('lines', '234m 345p 234s 99s 67s +8s', 'mcr'), {
      width: 288,
      given: 'sansesantongshun',
    }));
  it('for the waits', () => picture('quiz-waits', quiz('waits', '1112345678999s', 'mcr'), {given: '123s5m'}));
  it('for the waits, on a phone', () =>
    picture('quiz-waits-320', quiz('waits', '1112345678999s', 'mcr'), {width: 288}));
  it('for a discard', () =>
    picture('quiz-discard', quiz('discard', '123m 456m 789m 13p 99s +8s', 'mcr'), {given: '3m'}));
  it('for the split', () => picture('quiz-groups', quiz('groups'), {given: '456m 678m'}));
  it('for the payments, in forced colours', () =>
    picture('quiz-payments-forced', quiz('payments'), {medium: FORCED}));
  it('on paper', () => picture('quiz-print', quiz('lines'), {medium: PRINT}));
});

/** A picture of what has no question, once all of it is there. */
async function shown(
  name: string,
  template: TemplateResult,
  width = 640,
  medium: Medium = {},
): Promise<void> {
  await setPage(width, medium);
  const box = await fixture<HTMLElement>(html`<div lang="en">${template}</div>`);
  box.style.inlineSize = `${width}px`;
  box.style.paddingBlock = '1em';
  if (medium === DARK) box.firstElementChild?.setAttribute('theme', 'dark');
  await waitUntil(() => box.firstElementChild?.shadowRoot?.querySelector('[part]'));
  await rest(box);
  await compare(box, name);
}

const WILD = {rules: 'luqiao', seat: 'south', by: 'self', wild: '5s', hand: '11p234m579sCCCEE +1p'} as const;
/** The same in light and dark, and on a phone. */
const LOOKS = [
  ['', 640, {}],
  ['-dark', 640, DARK],
  ['-320', 288, {}],
] as const;

const explain = (step: number) => html`<mj-explain .situation=${WILD} .step=${step}></mj-explain>`;
const columns = html`<mj-compare .situation=${WILD}
  ><mj-variant by="discard" from="east"></mj-variant><mj-variant wild="E"></mj-variant
></mj-compare>`;
const others = html`<mj-whatif vary="wild" .situation=${WILD}></mj-whatif>`;

describe('an explanation and what changes', () => {
  for (const [look, width, medium] of LOOKS) {
    it(`the split of an explanation${look}`, () => shown(`explain-split${look}`, explain(3), width, medium));
    it(`a line of an explanation${look}`, () => shown(`explain-line${look}`, explain(5), width, medium));
    it(`columns${look}`, () => shown(`compare${look}`, columns, width, medium));
    it(`other wild tiles${look}`, () => shown(`whatif${look}`, others, width, medium));
  }
});

describe('exercises and lessons', () => {
  it('an exercise', () =>
    picture('drill', html`<mj-drill lang="en" rules="mcr" ask="win" seed="1" count="5"></mj-drill>`));
  it('a step of a lesson', () =>
    picture(
      'lesson',
      html`<mj-lesson lang="en"
        ><section>
          <h2>One</h2>
          <p>What is it worth?</p>
          ${quiz('total')}
        </section>
        <section><h2>Two</h2></section></mj-lesson
      >`,
    ));
});
