/** What a reader points at in a scored hand. */
import type {ExampleState, PointedAt} from '../../contexts/example.js';
import type {Line, ScoreResult} from '../../core/game/result.js';
import {tilesIn} from '../../core/notation/parse.js';
import {tileName} from '../../core/tiles/tile.js';

/** A line, with the sets and tiles that show it. */
export const pointedLine = ({id, groups, tiles}: Line): PointedAt => ({
  ...{key: id, lines: [id], groups},
  tiles: tilesIn(tiles).map(tileName),
});

/** Sets, with all lines that count on any of them. */
export const pointedSets = ({lines}: ScoreResult, groups: readonly number[]): PointedAt => ({
  key: groups.join(),
  groups,
  lines: lines.filter((line) => groups.some((at) => line.groups.includes(at))).map(({id}) => id),
});

/** Keeps what a reader points at: it is lit while the reader points, and stays lit if the reader has chosen it. */
export class Pointing {
  private shown?: PointedAt;
  private kept?: PointedAt;

  /** @param changed draws again */
  constructor(private readonly changed: () => void) {}

  /** Its part of the state of an example. */
  get state(): Pick<ExampleState, 'pointed' | 'kept' | 'point'> {
    const {shown, kept, point} = this;
    return {pointed: shown ?? kept, kept, point};
  }

  /** Keeps a chosen line in another result that has the line; all else goes out. */
  follow(result: ScoreResult | undefined): void {
    const line = result?.lines.find(({id}) => id === this.kept?.key);
    this.kept = line && pointedLine(line);
    this.shown = undefined;
  }

  private readonly point = (at?: PointedAt, isChosen = false): void => {
    if (isChosen) this.kept = at;
    this.shown = isChosen ? undefined : at;
    this.changed();
  };
}

/** Chooses what a reader has clicked or tapped; a second time, ends it. */
export function toggleChosen({kept, point}: ExampleState, at: PointedAt): void {
  point?.(kept?.key === at.key ? undefined : at, true);
}

/** Escape ends what is chosen, and leaves a dialog around open. */
export function endByEscape({kept, point}: ExampleState, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !kept) return;
  event.preventDefault();
  point?.(undefined, true);
}
