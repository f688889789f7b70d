import type {ReactiveControllerHost} from 'lit';
import type {Redrawn} from './redrawn.js';
import {onWindow} from './window-events.js';

/** Tells whether the page is being printed, for hosts that show something on paper alone. */
export class PaperController {
  isPrinted = false;

  /** @param draw renders the host at once */
  constructor(host: ReactiveControllerHost & Redrawn, draw: () => void) {
    onWindow(host, ['beforeprint', 'afterprint'], ({type}) => {
      this.isPrinted = type === 'beforeprint';
      host.redraw();
      draw();
    });
  }
}
