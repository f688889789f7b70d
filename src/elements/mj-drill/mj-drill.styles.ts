import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {courseStyles} from '../../styles/course.js';

const drill = css`
  :host {
    margin-block: 1em;
    /* prestyle.css reserves as much */
    min-block-size: var(--mj-drill-block-size, 18em);
  }

  /* its room is kept from the beginning: the first answer moves nothing */
  .tally {
    min-inline-size: min(18em, 100%);
    min-block-size: 1lh;
  }
`;

/** All style sheets of `<mj-drill>`. */
export const drillStyles = [...blockStyles, controlStyles, courseStyles, drill];
