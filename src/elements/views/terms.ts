/** Terms of the glossary in an element's words. The glossary is fetched when the browser is idle, after what it explains. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {whenIdle} from '../../controllers/idle.js';
import type {Redrawn} from '../../controllers/redrawn.js';
import type {Lang, Strings} from '../../locales/index.js';
import {UNMARKED, type TermSection} from './term-section.js';
import type * as Marked from './marked-terms.js';

type Host = ReactiveControllerHost & HTMLElement & Redrawn & {readonly renderRoot: ParentNode & Node};

/** Marks the terms in what a host shows. It fetches the glossary once the host has shown a text. */
export class TermsController implements ReactiveController {
  private asked?: Lang;
  private marked?: typeof Marked;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** A new section: what is said first in it is marked, whatever stands before. */
  section(strings: Strings): TermSection {
    this.ask(strings);
    return this.marked?.termSection(this.host, strings) ?? UNMARKED;
  }

  /** Makes each `<dfn>` of an author's section whose word the glossary has a button. */
  define(section: ParentNode, strings: Strings): void {
    this.ask(strings);
    this.marked?.markDefinitions(this.host, section, strings);
  }

  hostDisconnected(): void {
    this.marked?.close(this.host);
  }

  private ask({lang}: Strings): void {
    if (this.asked === lang) return;
    this.asked = lang;
    whenIdle(() => void this.fetch(lang));
  }

  /** If the glossary cannot be fetched, the texts stay as they are. */
  private async fetch(lang: Lang): Promise<void> {
    try {
      const marked = await import('./marked-terms.js');
      await marked.loadTerms(lang);
      this.marked = marked;
    } catch {
      return;
    }
    if (this.host.isConnected) this.host.redraw();
  }
}
