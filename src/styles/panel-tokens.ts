import {css} from 'lit';

/** Colours and measures of tables, forms and panels, on top of `tokens`. */
export const panelTokens = css`
  :host {
    --_muted: var(--mj-muted, light-dark(#5d626d, #a7abb5));
    --_surface: var(--mj-surface, light-dark(#fff, #1b1d22));
    --_raised: var(--mj-raised, light-dark(#f5f3ec, #25282f));
    --_line: var(--mj-line, light-dark(#d8d3c6, #3b3f49));
    --_on-accent: var(--mj-on-accent, light-dark(#fff, #10201a));
    --_focus: var(--mj-focus, light-dark(#1556c0, #8fb8ff));
    --_radius: var(--mj-radius, 0.375rem);
    --_gap: var(--mj-gap, 0.75rem);
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
