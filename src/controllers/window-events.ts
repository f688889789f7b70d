/** Listens at the window for hosts in a page: one listener for each type of event, however many hosts there are. */
import type {ReactiveControllerHost} from 'lit';

type Tell = (event: Event) => void;

const tells = new Map<string, Set<Tell>>();

function handleEvent(event: Event): void {
  for (const tell of [...(tells.get(event.type) ?? [])]) tell(event);
}

/** Tells a host of events at the window, as long as it is in a page. */
export function onWindow(host: ReactiveControllerHost, types: readonly string[], tell: Tell): void {
  host.addController({
    hostConnected() {
      for (const type of types) {
        tells.set(type, (tells.get(type) ?? new Set()).add(tell));
        // again at each host: document.open() removes it
        window.addEventListener(type, handleEvent);
      }
    },
    hostDisconnected() {
      for (const type of types) tells.get(type)?.delete(tell);
    },
  });
}
