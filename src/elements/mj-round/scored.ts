/** The score of a winner's hand; fetched with the element that shows it. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Winner} from '../../core/game/flow.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {BREAKDOWN_PARTS} from '../views/parts.js';

/** The breakdown of a winner's hand; empty where the winning hand is not known. */
export const scoredView = (
  {situation}: Winner,
  ruleset: Ruleset | undefined,
): TemplateResult | typeof nothing =>
  situation
    ? html`<mj-score-breakdown
        part="breakdown"
        exportparts=${BREAKDOWN_PARTS}
        .ruleset=${ruleset}
        .situation=${situation}
      ></mj-score-breakdown>`
    : nothing;
