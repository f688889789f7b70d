import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Whether the page is being printed: a host may have something for paper alone, which is there before it is drawn. */
export class PaperController implements ReactiveController {
  isPrinted = false;

  /** @param draw renders the host at once */
  constructor(
    private readonly host: ReactiveControllerHost,
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
    this.host.requestUpdate();
    this.draw();
  };
}
