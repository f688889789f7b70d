/** Shows the reading of a name: beside or below it, over it as ruby, or not at all, as the element's `reading` says. */
import {css, html, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {Strings} from '../../locales/index.js';

/** A name with its reading, unless both are the same. */
export function withReading(
  name: TemplateResult,
  {written, reading}: {readonly written: string; readonly reading?: string},
  {tiles: {foreign}, lang}: Strings,
): TemplateResult {
  if (!reading || reading === written) return name;
  return html`<ruby
    >${name}
    <rt
      class=${(foreign ?? lang).startsWith('zh') ? 'reading known' : 'reading'}
      part="reading"
      lang=${ifDefined(foreign)}
      >${reading}</rt
    ></ruby
  >`;
}

/** Styles of a name with its reading, by the host's `reading`. */
export const readingStyles = css`
  :host(:not([reading='ruby'])) ruby {
    display: contents;
  }

  :host(:not([reading='ruby'])) .reading {
    line-height: inherit;
  }

  :host([reading='ruby']) ruby {
    margin-inline-end: 0.5em;
    ruby-align: start;
  }

  :host([reading='ruby']) ruby > .name {
    margin: 0;
  }

  /* as every browser has it: WebKit does not read ruby-text */
  :host([reading='ruby']) .reading {
    display: revert;
    margin: 0;
    font-size: 0.625em;
  }

  /* who reads Chinese needs no pinyin, unless it is asked for */
  :host(:not([reading])) .known,
  :host([reading='none']) .reading {
    display: none;
  }
`;
