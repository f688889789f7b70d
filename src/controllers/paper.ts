import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Redrawn} from './redrawn.js';

/** Tells whether the page is being printed, for hosts that show something on paper alone. */
export class PaperController implements ReactiveController {
  isPrinted = false;

  /** @param draw renders the host at once */
  constructor(
    private readonly host: ReactiveControllerHost & Redrawn,
    private readonly draw: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.handlePrint);
    window.addEventListener('afterprint', this.handlePrint);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeprint', this.handlePrint);
    window.removeEventListener('afterprint', this.handlePrint);
  }

  private readonly handlePrint = ({type}: Event): void => {
    this.isPrinted = type === 'beforeprint';
    this.host.redraw();
    this.draw();
  };
}
