import type {ExampleState} from '../../contexts/example.js';
import type {RulesView} from '../../controllers/rules-view.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Strings} from '../../locales/index.js';

/** A situation with its score, and the words to show it in. */
export interface ScoredView<S extends Strings = Strings> extends RulesView<S> {
  readonly state: ExampleState;
  readonly result: ScoreResult;
}
