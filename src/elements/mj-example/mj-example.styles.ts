import {css} from 'lit';
import {panelStyles} from '../../styles/panel.js';
import {problemStyles} from '../../styles/problem.js';
import {panelTokens, tokens} from '../../styles/tokens.js';

const example = css`
  mj-score-breakdown,
  mj-settlement {
    margin-block-start: var(--_gap);
  }

  ::slotted([slot='caption']) {
    display: block;
    margin-block-start: 0.25em;
  }

  @media print {
    :host {
      break-inside: avoid;
    }
  }
`;

export const exampleStyles = [tokens, panelTokens, problemStyles, panelStyles, example];
