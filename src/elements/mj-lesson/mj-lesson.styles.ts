import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {courseStyles} from '../../styles/course.js';

const lesson = css`
  div.head {
    margin-block-end: 0.75em;
  }
`;

/** All style sheets of `<mj-lesson>`. */
export const lessonStyles = [...blockStyles, controlStyles, courseStyles, lesson];
