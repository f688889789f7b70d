/** Swiping over the table: to the left for the next step, to the right for the one before. */

/** A shorter way is a tap, in pixels. */
const SHORTEST = 32;

/** The beginning of a swipe. */
interface Begun {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Listens to the pointers of a table; the page's own scrolling stays. */
export class Swipe {
  private begun?: Begun;

  /** @param onSwipe gets 1 for the next step, -1 for the one before */
  constructor(private readonly onSwipe: (way: 1 | -1) => void) {}

  readonly start = ({pointerType, isPrimary, pointerId: id, clientX: x, clientY: y}: PointerEvent): void => {
    this.begun = isPrimary && pointerType !== 'mouse' ? {id, x, y} : undefined;
  };

  readonly end = ({pointerId, clientX, clientY}: PointerEvent): void => {
    const {begun} = this;
    this.begun = undefined;
    if (begun?.id !== pointerId) return;
    const [across, along] = [clientX - begun.x, clientY - begun.y];
    if (Math.abs(across) < SHORTEST || Math.abs(across) < 2 * Math.abs(along)) return;
    this.onSwipe(across < 0 ? 1 : -1);
  };

  readonly cancel = (): void => {
    this.begun = undefined;
  };
}
