import {css} from 'lit';

/** Colours and measures of tables, forms and panels, in addition to `tokens`. */
export const panelTokens = css`
  :host {
    --_muted: var(--mj-muted, color-mix(in srgb, currentColor, #7d828c));
    --_surface: var(--mj-surface, transparent);
    --_raised: var(--mj-raised, color-mix(in srgb, currentColor 6%, transparent));
    --_line: var(--mj-line, color-mix(in srgb, currentColor 25%, transparent));
    --_on-accent: var(--mj-on-accent, light-dark(#fff, #10201a));
    --_focus: var(--mj-focus, #3a78d8);
    --_radius: var(--mj-radius, 0.375rem);
    --_gap: var(--mj-gap, 0.75rem);
  }

  /* a theme of its own may not be the page's */
  :host([theme]) {
    --_surface: var(--mj-surface, light-dark(#fff, #1b1d22));
    background: var(--_surface);
    color: var(--_text);
  }

  @media print {
    :host([theme]) {
      background: none;
      color-scheme: light;
    }
  }

  @media (prefers-contrast: more) {
    :host {
      --_muted: currentColor;
      --_line: currentColor;
    }
  }

  @media (forced-colors: active) {
    :host {
      --_muted: CanvasText;
      --_surface: Canvas;
      --_raised: Canvas;
      --_line: CanvasText;
      --_on-accent: HighlightText;
      --_focus: Highlight;
    }
  }
`;
