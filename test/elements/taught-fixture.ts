/**
 * Goes through a tutorial as a reader who taps, on a telephone: wrong at first, then right, then with another hand.
 * Everything that a step may not tell, or has to, is looked at on the way.
 */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand, setViewport} from '@web/test-runner-commands';
import {allTiles} from '../../src/core/notation/hand.js';
import {parseHandOf, tilesIn} from '../../src/core/notation/parse.js';
import {isFault} from '../../src/core/situation/result.js';
import {kindName, kindOf} from '../../src/core/tiles/tile.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import type {Posed} from '../../src/quiz/ask.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {formatRound} from '../../src/round/text/format.js';
import {loose} from '../../src/quiz/groups.js';
import {has, needing} from './needs.js';
import {atFirst, rightOf, verdictInView} from './tutorial-fixture.js';
import {waitUntil} from './patience.js';

const PHONE = {width: 360, height: 740};

const rootOf = (element: Element): ShadowRoot => element.shadowRoot ?? expect.fail('no shadow root');
const all = <T extends HTMLElement>(quiz: MjQuiz, selector: string): T[] => [
  ...rootOf(quiz).querySelectorAll<T>(selector),
];
const posedOf = (quiz: MjQuiz): Posed => Reflect.get(quiz, 'posedQuestion') as Posed;
const kindsOf = (tiles: string): string[] => tilesIn(tiles).map((tile) => kindName(kindOf(tile)));

/** A tap of a finger. */
function tap(one: HTMLElement): void {
  const {x, y, width, height} = one.getBoundingClientRect();
  const how = {bubbles: true, composed: true, isPrimary: true, pointerType: 'touch'} as const;
  const at = {...how, clientX: x + width / 2, clientY: y + height / 2};
  one.dispatchEvent(new PointerEvent('pointerdown', at));
  one.dispatchEvent(new PointerEvent('pointerup', at));
  one.click();
}

async function type(quiz: MjQuiz, field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  await quiz.updateComplete;
}

/** Enters an answer by taps. */
async function enter(quiz: MjQuiz, answer: string): Promise<void> {
  const {form} = posedOf(quiz);
  const wanted = answer.split(' ');
  switch (form.is) {
    case 'number':
      return type(quiz, all<HTMLInputElement>(quiz, 'input')[0], answer);
    case 'amounts':
      for (const [at, field] of all<HTMLInputElement>(quiz, 'input').entries())
        await type(quiz, field, wanted[at].split(':')[1]);
      return;
    case 'radios':
    case 'boxes':
    case 'deal': {
      const boxes = all<HTMLInputElement>(quiz, 'input:not([type=text])');
      const isWrong = (box: HTMLInputElement): boolean => box.checked !== wanted.includes(box.value);
      for (let box; (box = boxes.find((one) => isWrong(one) && (form.is === 'boxes' || !one.checked)));) {
        tap(box);
        await quiz.updateComplete;
      }
      const [field] = all<HTMLInputElement>(quiz, 'input[type=text]');
      if (field) await type(quiz, field, wanted[1] ?? '');
      return;
    }
    case 'moves': {
      const discard = form.discards.findIndex((one) => one.answer === answer);
      const other = form.others.indexOf(answer);
      tap(discard < 0 ? all(quiz, '.moves button')[other] : all(quiz, '.key')[discard]);
      return quiz.updateComplete.then(() => undefined);
    }
    case 'tiles': {
      const kinds = answer === 'no' ? [] : kindsOf(answer);
      const isOff = (key: HTMLElement): boolean =>
        (key.ariaPressed === 'true') !== kinds.includes(key.dataset.tile ?? '');
      if (answer === 'no') tap(all(quiz, '.none')[0]);
      else
        for (const key of all(quiz, '.key').filter(
          (one) => isOff(one) && (!form.single || one.ariaPressed === 'false'),
        )) {
          tap(key);
          await quiz.updateComplete;
        }
      return quiz.updateComplete.then(() => undefined);
    }
    case 'hand':
      tap(all(quiz, `.key[data-tile="${kindsOf(answer)[0]}"]`)[0]);
      return quiz.updateComplete.then(() => undefined);
    case 'sets':
      for (let set; (set = all(quiz, '.set')[0]); await quiz.updateComplete) tap(set);
      for (const tiles of wanted) {
        for (const kind of kindsOf(tiles)) {
          const key = all(quiz, '.split .key').find(
            (one) => one.dataset.tile === kind && one.ariaPressed === 'false',
          );
          tap(key ?? expect.fail(`no ${kind}`));
          await quiz.updateComplete;
        }
        tap(all(quiz, '.split > button')[0]);
        await quiz.updateComplete;
      }
  }
}

/** An answer that can be entered and is wrong. */
function wrongOf(quiz: MjQuiz, right: string): string {
  const {form, choices, read} = posedOf(quiz);
  switch (form.is) {
    case 'number':
      return String(Number(right) + 1);
    case 'amounts':
      return right
        .split(' ')
        .map((part, at) => (at ? part : `${part.split(':')[0]}:${Number(part.split(':')[1]) + 12345}`))
        .join(' ');
    case 'radios':
    case 'moves':
    case 'hand':
    case 'boxes':
      return choices.find((choice) => !right.split(' ').includes(choice)) ?? expect.fail('no choice');
    case 'deal': {
      const other = choices.find((choice) => !right.startsWith(choice)) ?? '';
      return form.counters ? `${other} 0` : other;
    }
    case 'tiles': {
      const kinds = kindsOf(right);
      return (
        form.rows
          .flat()
          .map(kindName)
          .find((kind) => !kinds.includes(kind) && read(kind) !== undefined) ?? 'no'
      );
    }
    case 'sets': {
      const {exercise} = quiz;
      const [first, , , fourth] = loose({situation: exercise?.situation} as Parameters<typeof loose>[0]);
      return kindName(first) + kindName(fourth);
    }
  }
}

/** Texts that tell the answer: its amounts with their unit. Names and tiles stand there to be chosen. */
function secretsOf(quiz: MjQuiz, right: string): string[] {
  const {form, solution, say} = posedOf(quiz);
  if (form.is !== 'number' && form.is !== 'amounts') return [];
  const told = solution().at(-1);
  const text = told ? say(told) : '';
  if (form.is === 'amounts' && !form.isSigned)
    return form.fields.map(({label}, at) => `${right.split(' ')[at].split(':')[1]} ${label}`);
  const digits =
    form.is === 'number' ? [right] : right.split(' ').map((part) => part.split(':')[1].replace('-', ''));
  const unit = /\d+\s*([^\d\s，。、.,:：()（）]+)/.exec(text)?.[1] ?? '';
  return digits.filter((n) => n !== '0').map((n) => `${n} ${unit}`.trim());
}

/** All that is written in a question: texts, and attributes. */
const writtenIn = (quiz: MjQuiz, within: string): string =>
  all(quiz, within)
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter((part) => !part.closest('svg'))
    .flatMap((part) => [
      ...[...part.attributes].map(({value}) => value),
      ...[...part.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ])
    .join('\n');

/** Asserts that a part of a question tells no answer. */
function keepsQuiet(quiz: MjQuiz, within: string, secrets: readonly string[]): void {
  tellsNone(writtenIn(quiz, within), secrets, quiz.ask);
  expect(all(quiz, '[part=solution], [part=folded], [part=why]'), quiz.ask).to.deep.equal([]);
}

/** Asserts that a text tells no answer. */
function tellsNone(text: string, secrets: readonly string[], where: string): void {
  const written = text.replace(/\s+/g, ' ');
  for (const secret of secrets) {
    const [n, unit = ''] = secret.split(' ');
    const told = new RegExp(`(?<![\\d.])${n} ?${unit.replace(/s$/, '')}`);
    expect(told.test(written), `${where}: ${secret} in ${written}`).to.equal(false);
  }
}

/** What a screen reader has of an element. */
interface TreeNode {
  readonly role?: string;
  readonly name?: string;
  readonly children?: readonly TreeNode[];
}

const nodesIn = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Asserts that a screen reader has a question without its answer. */
async function isSaidQuietly(quiz: MjQuiz, secrets: readonly string[], where: string): Promise<void> {
  if (!secrets.length || !has('the accessibility tree')) return;
  const tree = await executeServerCommand<TreeNode, undefined>('accessible-tree');
  const question = plain(quiz.textContent);
  const node = nodesIn(tree).find(({role, name = ''}) => role === 'group' && plain(name) === question);
  const said = nodesIn(node ?? expect.fail(`not in the tree: ${where}`)).map(({name = ''}) => name);
  tellsNone(said.join('\n'), secrets, where);
}

/** Checks an answer by a tap, unless the tap that entered it has checked it. */
async function check(quiz: MjQuiz, where: string): Promise<void> {
  if (!quiz.solved) tap(all(quiz, '.check')[0]);
  await quiz.updateComplete;
  await verdictInView(quiz, where);
}

/** Asserts that the hand of a question stands in it, each tile once, and in no other element of its step. */
function standsOnce(quiz: MjQuiz, where: string): void {
  const {exercise, hand} = quiz;
  if (!exercise) return;
  const around = quiz.closest('section')?.querySelectorAll<MjQuiz>('*') ?? [];
  const having = [...around].filter((one) => (one.hand ?? one.textContent.trim()) === hand);
  expect(having, `another element has it: ${where}`).to.deep.equal([quiz]);
  const read = parseHandOf(exercise.situation);
  if (isFault(read)) throw new Error(read.code);
  expect(all(quiz, '.row .tile').length, where).to.equal(allTiles(read.hand).length);
}

/** One question: wrong, wrong again, right; with what may and may not be told each time. */
async function learn(quiz: MjQuiz, where: string): Promise<void> {
  await waitUntil(() => rootOf(quiz).querySelector('[part=quiz]'), where);
  standsOnce(quiz, where);
  const right = rightOf(quiz);
  const secrets = secretsOf(quiz, right);
  keepsQuiet(quiz, '[part=quiz]', secrets);
  await isSaidQuietly(quiz, secrets, where);
  tap(all(quiz, '.check')[0]);
  await quiz.updateComplete;
  expect(all(quiz, '[part~=verdict]'), `counted: ${where}`).to.deep.equal([]);
  await enter(quiz, wrongOf(quiz, right));
  for (const miss of [1, 2]) {
    await check(quiz, where);
    expect(quiz.solved, `wrong: ${where}`).to.equal(false);
    expect(all(quiz, '[part=reason]').length, `told at miss ${miss}: ${where}`).to.be.above(0);
    // what the reader has entered stands in the fields
    keepsQuiet(quiz, '[part~=verdict]', secrets);
  }
  await enter(quiz, quiz.ask === 'discard' ? kindsOf(right)[0] : right);
  await check(quiz, where);
  expect(quiz.solved, `${where}: ${quiz.value} in place of ${right}`).to.equal(true);
  const label = all(quiz, '[part=why-label]')[0] ?? expect.fail(`no reason: ${where}`);
  tap(label);
  const reasons = (): number =>
    all(quiz, '[part=why] [part=reason]').length +
    (rootOf(quiz).querySelector('mj-explain')?.shadowRoot?.querySelectorAll('.step').length ?? 0);
  await waitUntil(() => reasons() > 0, `no reason: ${where}`);
}

/** What a question showed: its hand, as text. */
const handOf = (quiz: MjQuiz): string | undefined => quiz.exercise?.situation.hand;

/** The table before the moves. */
const bareOf = ({version, rules = '', start}: RoundRecord): RoundRecord => ({
  version,
  rules,
  start,
  moves: [],
});

/** What a question showed: its table, as text. */
const tableOf = (quiz: MjQuiz | null | undefined): string | undefined =>
  quiz?.tableExercise && formatRound(bareOf(quiz.tableExercise.round.record));

/** Another hand or table comes where a question about one was wrong; it can be answered, and the lesson goes on. */
async function another(lesson: MjLesson, quiz: MjQuiz, where: string): Promise<void> {
  const freshIn = (): MjQuiz | null | undefined =>
    rootOf(lesson).querySelector<MjQuiz>('.fresh mj-quiz') ??
    rootOf(lesson).querySelector('mj-drill')?.shadowRoot?.querySelector('mj-quiz');
  await lesson.updateComplete;
  await quiz.updateComplete;
  tap(all(quiz, '.check')[0]);
  await lesson.updateComplete;
  expect(handOf(quiz) ?? tableOf(quiz), `neither hand nor table: ${where}`).to.be.a('string');
  await waitUntil(() => freshIn()?.shadowRoot?.querySelector('[part=quiz]'), `no other hand: ${where}`);
  const fresh = freshIn();
  expect(fresh?.ask, where).to.equal(quiz.ask);
  expect(fresh && (handOf(fresh) ?? tableOf(fresh)), where).not.to.equal(handOf(quiz) ?? tableOf(quiz));
  if (fresh && tableOf(fresh)) {
    const right = rightOf(fresh);
    keepsQuiet(fresh, '[part=quiz]', secretsOf(fresh, right));
    await enter(fresh, right);
    await check(fresh, `another: ${where}`);
    expect(fresh.solved, `another: ${where}`).to.equal(true);
  }
  rootOf(lesson).querySelector<HTMLElement>('.next')?.click();
  await lesson.updateComplete;
}

/** Goes through each lesson of a tutorial. */
async function learnAll(file: string): Promise<void> {
  history.replaceState(null, '', location.pathname + location.search);
  const source = await (await fetch(`/stories/tutorials/${file}`)).text();
  const page = new DOMParser().parseFromString(source, 'text/html');
  const box = await fixture(html`<div lang=${page.documentElement.lang}></div>`);
  for (const part of page.querySelectorAll('mj-lesson')) {
    const lesson = atFirst(part);
    box.replaceChildren(lesson);
    await waitUntil(() => rootOf(lesson).querySelector('[part=steps]'));
    for (const [at, section] of [...lesson.querySelectorAll('section')].entries()) {
      const where = `${file} ${lesson.id} ${section.querySelector('h3, h2')?.textContent ?? ''}`;
      lesson.step = at + 1;
      await lesson.updateComplete;
      const quizzes = [...section.querySelectorAll('mj-quiz')];
      for (const quiz of quizzes) await learn(quiz, where);
      const last = quizzes.at(-1);
      if (last) await another(lesson, last, where);
    }
  }
}

/** A test for each tutorial, by taps on a telephone. */
export function taughtByTouch(...files: readonly string[]): void {
  afterEach(() => setViewport({width: 800, height: 600}));
  for (const file of files)
    needing('a narrow window').it(
      `tells in time, shows its verdicts, and brings back what was wrong: ${file}`,
      async () => {
        await setViewport(PHONE);
        await learnAll(file);
      },
    );
}
