import {LitElement, css, html, nothing, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {Lang} from '../../../src/core/game/names.js';
import * as all from '../../../src/rules/index.js';

const LANGUAGES: Record<Lang, string> = {
  ja: '日本語',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  en: 'English',
};

/** Everything about one rule set, from the data that scores. */
class RulesetPage extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }

    .tools {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem 1.5rem;
      margin-block-end: 1.5rem;
    }

    select {
      font: inherit;
      padding: 0.125rem 0.25rem;
    }

    h2 {
      margin-block: 2.5rem 0.75rem;
      font-size: 1.25rem;
    }

    dl {
      display: grid;
      grid-template-columns: fit-content(40%) 1fr;
      gap: 0.25rem 1rem;
    }

    dt {
      color: #5a5a5a;
    }

    dd {
      min-inline-size: 0;
      margin: 0;
      overflow-wrap: anywhere;
    }
  `;

  @property() rules = 'luqiao';

  @state() private language: Lang = 'en';
  @state() private preset = '';

  private choice(label: string, value: string, choices: Record<string, string>, set: (v: string) => void) {
    return html`<label
      >${label}
      <select @change=${({target}: Event) => set((target as HTMLSelectElement).value)}>
        ${Object.entries(choices).map(
          ([id, name]) => html`<option value=${id} ?selected=${id === value}>${name}</option>`,
        )}
      </select></label
    >`;
  }

  private facts(): TemplateResult | typeof nothing {
    const ruleset = Object.values(all).find(({id}) => id === this.rules);
    if (!ruleset) return nothing;
    const {id, version, unit, seats, sets, flags, fields} = ruleset;
    const codes = (names: readonly string[]) => names.map((name) => html`<code>${name}</code> `);
    return html`<dl>
      <dt>Pinned</dt>
      <dd><code>${id}@${version}</code></dd>
      <dt>Totals</dt>
      <dd><code>${unit}</code>, ${seats.length} players, ${sets} sets and a pair</dd>
      <dt>Attributes beyond hand, by, from and seat</dt>
      <dd>${codes(fields)}</dd>
      <dt>Flags</dt>
      <dd>${codes((flags ?? []).map(({flag}) => flag))}</dd>
    </dl>`;
  }

  override render(): TemplateResult {
    const {language, preset, rules} = this;
    const presets = Object.values(all).find(({id}) => id === rules)?.presets ?? [];
    const chosen = preset || rules;
    return html`<div class="tools">
        ${this.choice('Language', language, LANGUAGES, (value) => (this.language = value as Lang))}
        ${
          presets.length
            ? this.choice(
                'Preset',
                preset,
                {'': rules, ...Object.fromEntries(presets.map(({id}) => [id, id]))},
                (value) => (this.preset = value),
              )
            : nothing
        }
      </div>
      ${this.facts()}
      <h2>Patterns and rules</h2>
      <mj-rules-table lang=${language} rules=${chosen} show-rules></mj-rules-table>
      <h2>House rules</h2>
      <mj-rules-options lang=${language} rules=${chosen}></mj-rules-options>`;
  }
}

if (!customElements.get('docs-ruleset')) customElements.define('docs-ruleset', RulesetPage);
