/** A place in a text: UTF-16 offsets, `end` exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}
