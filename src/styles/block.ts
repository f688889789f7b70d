import {css} from 'lit';
import {panelTokens} from './panel-tokens.js';
import {problemStyles} from './problem.js';
import {tokens} from './tokens.js';

const block = css`
  :host {
    display: block;
    container-type: inline-size;
    /* as container-type once implied: without it, Firefox loses the baseline of an inline-block around a grid in here */
    contain: layout;
    color: var(--mj-text, inherit);
    font-family: var(--mj-font, inherit);
  }
`;

/**
 * Styles of elements that stand as a block between the paragraphs of a page, in their colour and font: tables, forms
 * and panels.
 */
export const blockStyles = [tokens, panelTokens, problemStyles, block];
