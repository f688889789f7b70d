import type {PropertyDeclarations} from 'lit';
import type {ScoreResult} from '../../core/game/result.js';
import {resultOnly} from '../attributes/property-kinds.js';
import {ShowsTiles} from './shows-tiles.js';
import {SituationElement} from './situation-element.js';

/** An element that draws a score with its tiles; it may be given a result instead of a hand. */
export abstract class ResultElement extends ShowsTiles<SituationElement>(SituationElement) {
  static override properties: PropertyDeclarations = {
    result: {attribute: false, converter: resultOnly},
  };

  private known?: ScoreResult;

  /** A known result, shown instead of scoring the hand; else what the hand scores, once it has been scored. */
  override get result(): ScoreResult | undefined {
    return this.known ?? super.result;
  }

  override set result(known: ScoreResult | undefined) {
    this.known = known;
  }

  protected override get givenResult(): ScoreResult | undefined {
    return this.known;
  }
}
