import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {announce} from '../../controllers/announcer.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {KeepController} from '../../controllers/keep.js';
import {tilesIn} from '../../core/notation/parse.js';
import {spelled} from '../../core/situation/problem.js';
import {FACE_DOWN} from '../../core/tiles/tile.js';
import {learningWords, type LearningStrings} from '../../locales/lesson.js';
import {dayOf, dueOn} from '../../quiz/kept.js';
import {keptView} from '../views/kept-view.js';
import type {ElementMeta} from '../meta.js';
import {MjElement, type Computed} from '../base/mj-element.js';
import {tileView} from '../views/tile-view.js';
import {coverSteps, isTurnedUp, linksIn, type CoverStep} from './cover-steps.js';
import {meta} from './meta.js';
import {coverStyles} from './mj-cover.styles.js';

/** The sign of a step that is to be repeated: a turning arrow. */
const TURNING = html`<svg class="turning" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M12.5 8a4.5 4.5 0 1 1-1.5-3.4M12.5 2.5v3h-3" />
</svg>`;

/** The steps, how many questions are to be repeated today, and the words. */
interface CoverView {
  readonly strings: LearningStrings;
  readonly steps: readonly CoverStep[];
  readonly due: number;
}

/**
 * The cover of a game's lessons: the author's words, and a map of the steps, each of which turns its tile up once it is done.
 * The steps are the author's links to them, in a list in the slot `steps`: `<a href="lessons.html#tiles-3">`, where `tiles` is
 * the `id` of a lesson and 3 the number of a step. Where the list has lists in its items, each item is a part of the map, with its
 * name and how many of its steps are done. What the reader has done comes from the lessons with the same `keep`.
 *
 * @customElement mj-cover
 * @slot - The author's words: a title, a sentence, other links
 * @slot steps - A list of links to steps, shown as a map; without script it is shown as it is
 * @csspart map - The steps
 * @csspart part - A part of them, with its name
 * @csspart count - How many steps of it are done
 * @csspart steps - Its steps
 * @csspart total - How many of all steps are done
 * @csspart step - One of them; also `step-done`, `step-repeat`, `step-next` or `step-open`
 * @csspart tile - The tile of a step; also `tile-back`
 * @csspart main - The link to begin or to go on
 * @csspart test - The link with which a reader shows that the next lesson is known already, with `test-out`
 * @csspart due - How many questions are to be repeated today
 * @csspart kept - The line that says what is kept, with `keep`
 * @csspart forget - The button in it
 * @cssprop [--mj-tile-height=2em] - Height of a tile
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 */
export class MjCover extends MjElement<LearningStrings, CoverView> {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = coverStyles;

  static override properties: PropertyDeclarations = {
    keep: {},
    testOut: {type: Boolean, useDefault: true, attribute: 'test-out'},
  };

  /** The name under which the lessons keep in this browser what the reader has done. Without it no step is done. */
  keep?: string;

  /** Whether a link leads to the test of the lesson that comes next. The lesson has `test-out` too. */
  testOut = false;

  protected readonly vocabulary = learningWords;
  private readonly stepsOf = memoizeLast(coverSteps);
  private readonly keeper = new KeepController(
    this,
    () => spelled(this.keep ?? ''),
    () => this.requestUpdate(),
  );

  constructor() {
    super();
    // until the words have come, prestyle.css keeps the room of the map
    this.setWaiting(true);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.strings) this.setWaiting(false);
  }

  protected override compute(): Computed<CoverView> {
    const {strings, keeper} = this;
    if (!strings) return {};
    const {kept} = keeper;
    const steps = this.stepsOf(this.light.look(linksIn), kept);
    return {view: {strings, steps, due: dueOn(kept, dayOf(new Date())).length}};
  }

  private readonly handleForget = (): void => {
    this.keeper.forget();
    this.requestUpdate();
    if (this.strings) announce(this, this.strings.lesson.forgotten);
  };

  private renderStep(step: CoverStep, n: number, {lesson}: LearningStrings): TemplateResult {
    const {href, title, state} = step;
    const [face] = isTurnedUp(step) ? tilesIn(step.tile) : [FACE_DOWN];
    return html`<li>
      <a
        class=${state}
        part="step step-${state}"
        href=${href}
        title=${title}
        aria-current=${state === 'next' ? 'step' : nothing}
        aria-label=${lesson.mapStep(title, n, state)}
        >${state === 'open' ? html`<span>${n}</span>` : tileView(face)}${state === 'repeat' ? TURNING : nothing}</a
      >
    </li>`;
  }

  /** The steps; in parts, where the author's list has some. */
  private renderMap({steps, strings}: CoverView): TemplateResult {
    const {lesson} = strings;
    const list = (own: readonly CoverStep[], part: string, name: string): TemplateResult =>
      html`<ol part=${part} role="list" aria-label=${name}>
        ${own.map((step, i) => this.renderStep(step, i + 1, strings))}
      </ol>`;
    const names = [...new Set(steps.map(({part}) => part))];
    if (names.join('') === '') return list(steps, 'map', lesson.progress);
    return html`<div class="map" part="map">
      ${names.map((name) => {
        const own = steps.filter(({part}) => part === name);
        const count = lesson.done(own.filter(isTurnedUp).length, own.length);
        return html`<div part="part">
          <p aria-hidden="true"><bdi>${name}</bdi> <span part="count">${count}</span></p>
          ${list(own, 'steps', `${name} ${count}`)}
        </div>`;
      })}
    </div>`;
  }

  /** The link to begin with or to go on with, and how many steps are done; no link where all are. */
  private renderMain({steps, strings}: CoverView): TemplateResult {
    const next = steps.find(({state}) => state === 'next') ?? steps.find(({state}) => state === 'repeat');
    const {lesson} = strings;
    const done = steps.filter(isTurnedUp).length;
    const test = this.testOut ? next?.test : undefined;
    return html`<p class="onward">
      ${next ? html`<a class="main" part="main" href=${next.href}>${done ? lesson.goOn(next.title) : lesson.begin}</a>` : nothing}
      ${test ? html`<a class="known" part="test" href=${test}>${lesson.testOut}</a>` : nothing}
      <bdi part="total">${lesson.stepsDone(done, steps.length)}</bdi>
    </p>`;
  }

  override render(): TemplateResult {
    const {view} = this.computed;
    if (!view?.steps.length) return html`<slot></slot><slot name="steps"></slot>`;
    const {strings, due} = view;
    const {lesson} = strings;
    return html`<slot></slot> ${this.renderMap(view)} ${this.renderMain(view)}
      ${due ? html`<p part="due"><bdi>${lesson.due(due)}</bdi></p>` : nothing}
      ${keptView(lesson, this.keeper, this.handleForget)}`;
  }
}
