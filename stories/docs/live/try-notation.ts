import {LitElement, css, html, nothing, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {formatHand, DIALECTS} from '../../../src/core/notation/format.js';
import {parseHand} from '../../../src/core/notation/parse.js';
import {isFault} from '../../../src/core/situation/result.js';

/** A field for a hand in any notation, with its picture and other ways to write it. */
class TryNotation extends LitElement {
  static override styles = css`
    label {
      display: grid;
      gap: 0.25rem;
      font-weight: 600;
    }

    input {
      box-sizing: border-box;
      inline-size: 100%;
      font:
        1rem/1.5 ui-monospace,
        monospace;
      padding: 0.5rem 0.75rem;
      border: 1px solid #8a8a8a;
      border-radius: 0.375rem;
    }

    mj-hand {
      display: block;
      margin-block: 1rem;
    }

    dl {
      display: grid;
      grid-template-columns: max-content 1fr;
      gap: 0.25rem 1rem;
      margin: 0;
    }

    dt {
      color: #5a5a5a;
    }

    dd {
      margin: 0;
      overflow-wrap: anywhere;
      font-family: ui-monospace, monospace;
    }
  `;

  @state() private text = '[_213m] [EEE] 55pr5p 一二三 (8)(8) 春 ロン(8)';

  override render(): TemplateResult {
    const read = parseHand(this.text);
    const hand = isFault(read) ? undefined : read.hand;
    return html`<label
        >Type a hand
        <input
          .value=${this.text}
          spellcheck="false"
          autocapitalize="none"
          @input=${({target}: Event) => (this.text = (target as HTMLInputElement).value)}
      /></label>
      <mj-hand lang="en" .hand=${this.text}></mj-hand>
      ${
        hand
          ? html`<dl>
              ${DIALECTS.map(
                (dialect) =>
                  html`<dt>${dialect}</dt>
                    <dd>${formatHand(hand, dialect)}</dd>`,
              )}
            </dl>`
          : nothing
      }`;
  }
}

if (!customElements.get('docs-try-notation')) customElements.define('docs-try-notation', TryNotation);
