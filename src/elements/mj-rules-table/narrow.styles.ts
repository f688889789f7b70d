import {css} from 'lit';

/** Rows without room for all columns side by side; the heads are arranged as the cells below them. */
export const narrowTableStyles = css`
  /* the example below what it shows, where a rule stands below the name */
  @container (inline-size < 60em) {
    tr {
      grid-template:
        'name value condition' auto
        'name made includes' auto
        'name example example' auto
        'cite example example' 1fr
        / minmax(7em, 10em) var(--_value) var(--_words);
      row-gap: 0.125em;
    }

    .head {
      grid-template:
        'name value condition' auto
        'cite example example' auto
        / minmax(7em, 10em) var(--_value) var(--_words);
    }

    .no-value > * > tr > .example {
      grid-column-start: condition-start;
    }

    /* without words beside them an example has the whole line */
    .no-words > * > tr {
      grid-template:
        'name value cite' auto
        'name made cite' auto
        'example example example' auto
        / minmax(7em, 1fr) var(--_value) var(--_cite);
    }

    .no-words > * > tr > .example {
      grid-column-start: example-start;
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

  /* everything below the name and the value */
  @container (inline-size < 32em) {
    .table > * > tr {
      grid-template:
        'name value' auto
        'made made' auto
        'condition condition' auto
        'includes includes' auto
        'example example' auto
        'cite cite' auto
        / minmax(0, 1fr) minmax(0, auto);
    }

    .table > * > tr > .example {
      grid-column-start: example-start;
    }

    /* a rule takes the place of a value that is not there */
    .no-value > * > tr > .cite {
      grid-area: value;
    }

    .row .example {
      grid-template:
        'hand hand' auto
        'said load' 1fr
        / minmax(0, 1fr) auto;
    }

    .table .head > :is(.made, .condition, .includes, .example) {
      position: absolute;
      clip-path: inset(50%);
    }

    .table .head > .made {
      grid-area: made;
    }

    .row .value {
      max-inline-size: 9em;
    }

    .value,
    .no-value .cite {
      text-align: end;
    }

    .arrow:empty {
      display: none;
    }
  }

  /* the value below the name, too */
  @container (inline-size < 16em) {
    .table > * > tr {
      grid-template: 'name' auto 'value' auto 'made' auto 'condition' auto 'includes' auto 'example' auto 'cite' auto / minmax(
          0,
          1fr
        );
      padding-inline: 0;
    }

    .no-value > * > tr > .cite {
      grid-area: cite;
    }

    .row .value {
      max-inline-size: none;
    }

    .value,
    .no-value .cite {
      text-align: start;
    }

    .condition,
    .cite {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;
