/** The head of a column. */
import type {OptionValue} from '../../core/game/options.js';
import {tilesIn} from '../../core/notation/parse.js';
import type {RulesetDetails, RulesetText} from '../../core/game/names.js';
import type {ScoreResult} from '../../core/game/result.js';
import {BESIDE} from '../../core/situation/attributes.js';
import {unpinned} from '../../core/situation/restated.js';
import {isWinBy, type Situation} from '../../core/situation/situation.js';
import {circumstanceClauses, inOneText} from '../../locales/circumstances.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {speakTiles} from '../../locales/speech.js';
import {optionText} from '../views/rules-badge.js';

/** The data of a column's head. */
interface Heading {
  readonly label?: string;
  readonly stated: Partial<Situation>;
  readonly view?: {
    readonly text: RulesetText;
    readonly details?: RulesetDetails;
    readonly result: Pick<ScoreResult, 'unit'>;
  };
}

/** The head of a column: the author's words, else the differences from the example, else the rule set's title. */
export function columnHead({label, stated, view}: Heading, strings: ExplainingStrings): string {
  if (label) return label;
  const {rules, by, hand} = stated;
  const preset: string | undefined = rules && view?.text.presets[unpinned(rules)];
  const rows = BESIDE.flatMap((row) => {
    const tiles = tilesIn(stated[row]);
    return tiles.length ? [`${strings.hand.labels[row]} ${speakTiles(strings, tiles)}`] : [];
  });
  const said = [
    ...(rules ? [preset ?? view?.text.title ?? rules] : []),
    ...optionsSaid({stated, ...(view && {view})}, strings),
    ...(hand ? [hand] : []),
    ...(by ? [isWinBy(by) ? strings.hand.wonBy(strings.hand.ways[by]) : by] : []),
    ...rows,
    ...circumstanceClauses(strings, stated as Parameters<typeof circumstanceClauses>[1], {
      unit: view?.result.unit,
    }),
  ];
  return said.length ? inOneText(strings, said) : strings.compare.asIs;
}

const optionsSaid = (
  {stated, view}: Pick<Heading, 'stated' | 'view'>,
  strings: ExplainingStrings,
): string[] =>
  Object.entries(stated.options ?? {}).map(([name, value]) =>
    optionText(name, value as OptionValue, view?.details, strings),
  );
