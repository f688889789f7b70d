/**
 * What a reader keeps, where the author asks for it with `keep`: the only module of the library that stores anything. It
 * stores in this browser alone. Where the browser refuses, as in a sandboxed frame, it keeps until the page is closed.
 */
import type {ReactiveControllerHost} from 'lit';
import {NOTHING_KEPT, readReaderRecord, type ReaderRecord} from '../quiz/kept.js';
import {onWindow} from './window-events.js';

/** What stands before each name in the browser's storage. */
const PREFIX = 'mahjong-elements/';

/** What is kept where the browser refuses to store. */
const unstored = new Map<string, string>();

type Tell = (name: string, isForgotten: boolean) => void;

/** What is called when something in this page has been kept or forgotten. */
const tells = new Set<Tell>();

/** The text that is kept under a name. */
function read(key: string): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text; without one, forgets what was kept. */
function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    // refused, or full: what is older in the storage must not come back in this page
    unstored.set(key, text ?? '');
  }
}

/** Keeps for a host under the name that its author gives. */
export class KeepController {
  /** Whether the reader has made the page forget, and nothing has been kept since. */
  isForgotten = false;
  private text?: string;
  private parsed = NOTHING_KEPT;

  /**
   * @param name the name, as of now; empty where nothing is to be kept
   * @param changed called when something else in this browser has kept something under that name, or has forgotten all
   */
  constructor(
    host: ReactiveControllerHost,
    private readonly name: () => string,
    private readonly changed: (isForgotten: boolean) => void,
  ) {
    host.addController({
      hostConnected: () => tells.add(this.tell),
      hostDisconnected: () => tells.delete(this.tell),
    });
    // another page of this browser
    onWindow(host, ['storage'], (event) => {
      const {key, newValue} = event as StorageEvent;
      if (key === null || key === this.key) this.tell(this.name(), newValue === null);
    });
  }

  /** Whether the author asks for it. */
  get isOn(): boolean {
    return this.name() !== '';
  }

  /** Whether the browser keeps it after the page is closed. */
  get isLasting(): boolean {
    if (unstored.has(this.key)) return false;
    try {
      return typeof localStorage.length === 'number';
    } catch {
      return false;
    }
  }

  /** What is kept, as of now. */
  get kept(): ReaderRecord {
    const text = this.isOn ? read(this.key) : undefined;
    if (text !== this.text) {
      this.text = text;
      this.parsed = readReaderRecord(text);
    }
    return this.parsed;
  }

  private get key(): string {
    return PREFIX + this.name();
  }

  private readonly tell: Tell = (name, isForgotten) => {
    if (!this.isOn || name !== this.name()) return;
    this.isForgotten = isForgotten;
    this.changed(isForgotten);
  };

  /** Keeps something else; nothing where the author does not ask for it. */
  change(by: (kept: ReaderRecord) => ReaderRecord): void {
    if (!this.isOn) return;
    const {kept} = this;
    const next = by(kept);
    if (next === kept) return;
    this.isForgotten = false;
    write(this.key, JSON.stringify(next));
    this.tellOthers(false);
  }

  /** Forgets all that is kept under the name. */
  forget(): void {
    write(this.key, undefined);
    this.isForgotten = true;
    this.tellOthers(true);
  }

  private tellOthers(isForgotten: boolean): void {
    for (const tell of [...tells]) if (tell !== this.tell) tell(this.name(), isForgotten);
  }
}
