/** Arrows are drawn from the seat that pays to the seat that is paid; then come their heads and amounts. */
import {EASING, mayMove} from '../acts/motion.js';
import {GLIDE} from '../../styles/durations.js';

/** How much of the time passes until a line is near its end. */
const ARRIVAL = 160 / GLIDE;

/** Draws the arrows of a settlement anew; they stand at once where nothing may move. */
export function drawArrows(root: ParentNode): void {
  if (!mayMove()) return;
  for (const arrow of root.querySelectorAll('.arrow')) {
    const start = arrow.matches('.backwards') ? -1 : 1;
    const [line, ...others] = arrow.children;
    line.animate(
      [
        {strokeDasharray: '1 1', strokeDashoffset: start},
        {strokeDasharray: '1 1', strokeDashoffset: 0},
      ],
      {duration: GLIDE, easing: EASING},
    );
    for (const one of others) one.animate([{opacity: 0}, {opacity: 0, offset: ARRIVAL}, {opacity: 1}], GLIDE);
  }
}
