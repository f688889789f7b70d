import {css} from 'lit';

/** Rows where there is no room for all columns side by side. */
export const narrowStyles = css`
  /* the example below what it shows */
  @container (inline-size < 60em) {
    tr {
      grid-template:
        'name value condition' auto
        'name value includes' auto
        'name example example' auto
        'cite example example' 1fr
        / minmax(7em, 10em) var(--_value) var(--_words);
      row-gap: 0.125em;
    }

    /* without the words beside them there is room for an example only below */
    .no-condition > * > tr {
      grid-template:
        'name value' auto
        'includes includes' auto
        'example example' auto
        'cite cite' auto
        / minmax(7em, 1fr) var(--_value);
    }

    .no-condition .head > .example {
      display: none;
    }

    .row .example {
      grid-template:
        'hand load' auto
        'said load' 1fr
        / minmax(0, 1fr) auto;
      margin-block-start: 0.375em;
    }

    .row {
      contain-intrinsic-block-size: auto 7em;
    }
  }

  @container (inline-size < 32em) {
    tr,
    .no-condition > * > tr {
      grid-template:
        'name value' auto
        'condition condition' auto
        'includes includes' auto
        'example example' auto
        'cite cite' auto
        / minmax(0, 1fr) minmax(0, auto);
    }

    .row .example {
      grid-template:
        'hand hand' auto
        'said load' 1fr
        / minmax(0, 1fr) auto;
    }

    .head {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 1.25em;
    }

    .head > :is(.condition, .example) {
      display: none;
    }

    .row .value {
      max-inline-size: 9em;
      text-align: end;
    }
  }
`;
