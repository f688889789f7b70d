import {LitElement, html, type TemplateResult} from 'lit';
import {elements, type Named} from '../../manifest.js';

const list = (title: string, named: readonly Named[] = []): TemplateResult | undefined =>
  named.length
    ? html`<h4>${title}</h4>
        <table>
          ${named.map(
            (own) =>
              html`<tr>
                <th scope="row"><code>${own.name}</code></th>
                <td>${own.description} ${own.default ? html`<code>${own.default}</code>` : undefined}</td>
              </tr>`,
          )}
        </table>`
    : undefined;

/** Items of the element itself: the tokens of all elements are in the table above. */
const own = (named: readonly Named[] = []) => named.filter(({inheritedFrom}) => !inheritedFrom);

/** The parts and tokens for styling each element, from its documentation. */
class ManifestView extends LitElement {
  // in the page itself, so that its styles apply
  protected override createRenderRoot(): this {
    return this;
  }

  override render(): TemplateResult {
    return html`${elements.map(
      ({tagName, cssProperties, cssParts, cssStates}) =>
        html`<h3><code>&lt;${tagName}&gt;</code></h3>
          ${list('Custom properties', own(cssProperties))} ${list('Parts', cssParts)}
          ${list('States', cssStates)}`,
    )}`;
  }
}

if (!customElements.get('docs-manifest')) customElements.define('docs-manifest', ManifestView);
