/** An explanation: the hand, one line of controls, and the steps. A screen shows one step, paper all. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {Group} from '../../core/game/result.js';
import {tilesIn} from '../../core/notation/parse.js';
import {takeOut} from '../../core/tiles/take-out.js';
import {kindOf} from '../../core/tiles/tile.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {speakGroup, speakTiles} from '../../locales/speech.js';
import {withNames} from '../views/name-lang.js';
import {withReading} from '../views/reading-view.js';
import type {TermSection} from '../views/term-section.js';
import {tileView} from '../views/tile-view.js';
import type {StepWords, SaidStep} from './step-sentences.js';

/** A step, and its words. */
export interface ShownStep {
  readonly id: string;
  readonly said: SaidStep;
}

/** The data for the template of an explanation. */
export interface ExplainLook {
  readonly strings: ExplainingStrings;
  readonly steps: readonly ShownStep[];
  /** The index of the present step. */
  readonly at: number;
  /** Whether all steps are shown. */
  readonly all: boolean;
  /** Whether tiles have letters in their corners. */
  readonly index: boolean;
  /** The hand as a diagram. */
  readonly stage: TemplateResult;
  /** Marks the terms of the glossary in a step. */
  readonly sectionOf: () => TermSection;
  readonly onMove: (to: number) => void;
  readonly onAll: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** The explanation with its controls; in print and with `all`, every step one after the other. */
export function explainView(look: ExplainLook): TemplateResult {
  const {strings, steps, at, all, stage, onKeydown} = look;
  const {explain} = strings;
  return html`<div
    class="explain"
    part="explain"
    role="group"
    aria-label=${explain.label}
    @keydown=${onKeydown}
  >
    <div class="stage" part="stage">${stage}</div>
    ${controlsView(look)}
    <ol class=${all ? 'steps all' : 'steps'} part="steps" role="list">
      ${steps.map((step, i) => stepView(look, step, i === at))}
    </ol>
  </div>`;
}

function controlsView({strings: {explain}, steps, at, all, onMove, onAll}: ExplainLook): TemplateResult {
  const last = steps.length - 1;
  return html`<div class="controls" part="controls">
    <button
      type="button"
      part="back"
      aria-disabled=${at === 0 ? 'true' : nothing}
      @click=${() => onMove(at - 1)}
    >
      <span class="chevron" aria-hidden="true">‹</span> ${explain.back}
    </button>
    <span class="position" part="position"
      ><span class="sr">${explain.step(at + 1, steps.length)}</span
      ><span aria-hidden="true">${at + 1} / ${steps.length}</span></span
    >
    <button
      type="button"
      part="next"
      aria-disabled=${at === last ? 'true' : nothing}
      @click=${() => onMove(at + 1)}
    >
      ${explain.next} <span class="chevron" aria-hidden="true">›</span>
    </button>
    <button type="button" class="whole" part="all" aria-pressed=${all ? 'true' : 'false'} @click=${onAll}>
      ${explain.all}
    </button>
  </div>`;
}

function stepView(look: ExplainLook, {id, said}: ShownStep, isPresent: boolean): TemplateResult {
  const {strings} = look;
  const terms = look.sectionOf();
  const {title, reading, isName, amount, sum} = said;
  const name = html`<b class="name" part="title" lang=${ifDefined(isName ? strings.tiles.foreign : undefined)}
    >${title}</b
  >`;
  return html`<li
    class=${isPresent ? 'step present' : 'step'}
    part=${isPresent ? 'step step-present' : 'step'}
    aria-current=${isPresent ? 'step' : nothing}
  >
    <p class="head">
      <span class="said"
        >${isName ? withReading(name, {written: title, ...(reading && {reading})}, strings) : name}</span
      >
      ${amount ? html`<span class="amount" part="amount">${amount}</span>` : nothing}
    </p>
    <slot name="step-${id}"></slot>
    ${said.said.map((one) => saidView(look, one, terms))}
    ${sum ? html`<p class="sum" part="sum">${sum}</p>` : nothing}
  </li>`;
}

function saidView({strings, index}: ExplainLook, said: StepWords, terms: TermSection): TemplateResult {
  const {text, groups, tiles, isLit} = said;
  const shown = groups
    ? groups.map((group) => groupView(group, index))
    : tiles
      ? [runView(tiles, index)]
      : [];
  const spoken = spokenTiles(said, strings);
  return html`<p class="sentence" part="text">
    <bdi>${terms.show(withNames(text, strings))}</bdi
    >${spoken ? html` <span class="sr">${withNames(spoken, strings)}</span>` : nothing}
    ${
      shown.length
        ? html`<span
            class=${isLit ? 'evidence lit-above' : 'evidence'}
            part="evidence"
            dir="ltr"
            aria-hidden="true"
            >${shown}</span
          >`
        : nothing
    }
  </p>`;
}

/** The tiles of a sentence for screen readers, unless the sentence names them. */
const spokenTiles = ({groups, tiles, isNamed}: StepWords, strings: ExplainingStrings): string => {
  if (groups) return strings.hand.join(groups.map((group) => speakGroup(strings, group)));
  return tiles && !isNamed ? speakTiles(strings, tilesIn(tiles)) : '';
};

function groupView({tiles, wild}: Group, index: boolean): TemplateResult {
  const wilds = tilesIn(wild).map(kindOf);
  return html`<span class="sample"
    >${tilesIn(tiles).map((tile) => tileView(tile, {index, wild: takeOut(wilds, kindOf(tile))}))}</span
  >`;
}

const runView = (tiles: string, index: boolean): TemplateResult =>
  html`<span class="sample">${tilesIn(tiles).map((tile) => tileView(tile, {index}))}</span>`;

/** A step as one text for screen readers: what does not end like a sentence becomes one. */
export function spokenStep({said}: ShownStep, strings: ExplainingStrings): string {
  const {title, amount, said: sentences, sum} = said;
  const {punctuation} = strings;
  const head = [title, amount].filter(Boolean).join(' ');
  const each = sentences.flatMap((one) => [one.text, spokenTiles(one, strings)]);
  const texts = [head, ...each, sum].filter((text): text is string => Boolean(text));
  return punctuation.sentences(texts.map((text, i) => (i < texts.length - 1 ? ended(text, strings) : text)));
}

const ended = (text: string, {punctuation: {sentence}}: ExplainingStrings): string =>
  text.endsWith(sentence('')) ? text : sentence(text);
