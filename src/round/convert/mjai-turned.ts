/** When the indicators of kongs are turned, as logs of mjai tell it. */
import type {RecordMove} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import {meldIn} from '../text/tiles.js';
import type {MjaiEvent} from './mjai-moves.js';

/**
 * Follows the kongs of a hand. The indicator of a concealed kong is turned before its replacement is drawn; that of
 * another one after it, with the discard that follows, or with the next kong.
 */
export class MjaiTurned {
  /** How many indicators were told: the first one begins the hand. */
  private told = 1;
  /** Kongs whose indicator is turned with the next discard or kong. */
  private late = 0;
  /** Kongs that were declared, and are made with the draw of their replacement: nobody has won on the tile. */
  private declared: 'concealed' | 'open' | undefined;

  constructor(
    private readonly indicators: readonly string[],
    private readonly rules: RoundRules | undefined,
  ) {}

  /** The indicators that are turned before a move. */
  before({do: name, meld}: RecordMove): readonly MjaiEvent[] {
    if (name === 'kong') {
      const isConcealed = meldIn(meld)?.open === false;
      this.declared = isConcealed ? 'concealed' : 'open';
      // a kong that others can win on is made, and turns what is still to be turned, with the draw that follows
      return isConcealed ? this.turnLate() : [];
    }
    if (name === 'discard') return this.turnLate();
    return name === 'draw' ? this.left() : [];
  }

  /** The indicators of the kong that was declared last, once it is made. */
  left(): readonly MjaiEvent[] {
    const {declared, rules} = this;
    this.declared = undefined;
    if (!declared) return [];
    const isLate = declared === 'open' && (rules?.flow.dora?.late(rules.o) ?? true);
    const before = this.turnLate();
    if (!isLate) return [...before, ...this.turn(1)];
    this.late = 1;
    return before;
  }

  private turnLate(): readonly MjaiEvent[] {
    const {late} = this;
    this.late = 0;
    return this.turn(late);
  }

  private turn(many: number): readonly MjaiEvent[] {
    const turned = this.indicators.slice(this.told, this.told + many);
    this.told += many;
    return turned.map((marker) => ({type: 'dora', dora_marker: marker}));
  }
}
