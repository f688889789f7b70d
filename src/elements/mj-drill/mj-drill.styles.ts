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
`;

/** All style sheets of `<mj-drill>`. */
export const drillStyles = [...blockStyles, controlStyles, courseStyles, drill];
