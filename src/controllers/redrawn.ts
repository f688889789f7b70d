/** An element that draws again what it has computed: not its input has changed, but how far a reader has come. */
export interface Redrawn {
  redraw(): void;
}
