import {css} from 'lit';

/** In print: a sheet of the house rules. */
export const sheetStyles = css`
  @media print {
    button,
    .code {
      display: none;
    }

    .option {
      break-inside: avoid;
      background: none;
    }

    legend {
      break-after: avoid;
    }

    label.choice:has([type='radio']:not(:checked)) {
      display: none;
    }

    .choice [type='radio'] {
      display: none;
    }

    input[type='number'] {
      border: 0;
      padding: 0;
      appearance: textfield;
      text-align: start;
    }
  }
`;
