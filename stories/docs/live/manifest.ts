import {LitElement, html, type TemplateResult} from 'lit';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly inheritedFrom?: unknown;
}

interface Declaration {
  readonly tagName?: string;
  readonly cssProperties?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly {readonly declarations?: readonly Declaration[]}[];
}

/** Written by `npm run build:manifest`. */
const manifests = import.meta.glob<Manifest>('../../../dist/custom-elements.json', {
  eager: true,
  import: 'default',
});
const elements = Object.values(manifests)
  .flatMap(({modules}) => modules)
  .flatMap(({declarations = []}) => declarations)
  .filter(({tagName}) => tagName)
  .sort((a, b) => (a.tagName ?? '').localeCompare(b.tagName ?? ''));

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

/** The tokens that all elements have are in the table above. */
const own = (named: readonly Named[] = []) => named.filter(({inheritedFrom}) => !inheritedFrom);

/** What can be styled of each element, as its documentation says. */
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
