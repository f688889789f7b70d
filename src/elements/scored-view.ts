import type {ExampleState} from '../contexts/example.js';
import type {RuledView} from '../controllers/ruled.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Strings} from '../locales/index.js';

/** A situation with its score, and the words to show it in. */
export interface ScoredView<S extends Strings = Strings> extends RuledView<S> {
  readonly state: ExampleState;
  readonly result: ScoreResult;
}
