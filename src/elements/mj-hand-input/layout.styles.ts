import {css} from 'lit';

/** The layout of the editor's parts, on screens and in print. */
export const layoutStyles = css`
  .sight,
  .board,
  .tools {
    display: grid;
    gap: var(--_gap);
    align-content: start;
  }

  @container (inline-size >= 46em) {
    .board {
      grid-template-columns: minmax(0, 27em) minmax(0, 1fr);
      column-gap: 2em;
    }
  }

  /* wider yet: all but the keys stands beside the keys, and fills the room there */
  @media screen {
    @container (inline-size >= 55em) {
      .board {
        grid-template: auto auto 1fr / minmax(0, 27em) minmax(0, 1fr);
      }

      .tools {
        display: contents;
      }

      .keys {
        grid-area: 1 / 1 / -1;
        align-self: start;
      }

      .rows,
      .actions,
      .situation {
        grid-column: 2;
      }
    }
  }

  /*
   * On a telephone the hand stays in sight while tiles are tapped, and covers nothing that has the focus. Where the page
   * has no background, it is on black or white, whichever its text is not.
   */
  @supports (color: lab(from currentColor l 0 0)) {
    @media screen and (height >= 32em) {
      @container (inline-size < 46em) {
        .kept {
          position: sticky;
          inset-block-start: 0;
          z-index: 2;
          background:
            linear-gradient(var(--_surface) 0 100%),
            var(--_backdrop, none) lab(from currentColor calc((60 - l) * 99) 0 0);
        }

        .kept ~ * * {
          scroll-margin-block-start: 16em;
        }
      }
    }
  }

  /* what is said of the hand, without what could be said */
  @media print {
    .notation,
    .actions,
    .keys,
    .beside:not(:has(.piece)),
    .choice:not(:has(:checked)),
    .field.off,
    .field:has(option[value='']:checked, :placeholder-shown) {
      display: none;
    }

    .hand,
    .choice,
    .aim {
      border: 0;
      padding-inline: 0;
      background: none;
    }

    .field,
    .choice,
    .aim {
      break-inside: avoid;
    }

    .field select,
    .field input {
      appearance: none;
      border: 0;
      padding: 0;
      background: none;
    }

    .input,
    .hand {
      min-block-size: 0;
    }
  }
`;
