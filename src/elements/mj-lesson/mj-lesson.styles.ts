import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';
import {controlStyles} from '../../styles/control.js';
import {courseStyles} from '../../styles/course.js';
import {termStyles} from '../../styles/term.js';

const lesson = css`
  /* focus is put there for screen readers to go on reading: nothing to be operated */
  ::slotted(section:focus),
  div.summary:focus,
  .fresh:focus {
    outline: none;
  }

  .can,
  .later,
  .again {
    list-style: none;
  }

  .can li::before {
    content: '✓' / '';
    margin-inline-end: 0.375em;
    color: var(--_accent);
  }

  :is(.later, .again) li::before {
    content: '◐' / '';
    margin-inline-end: 0.375em;
  }

  .again li::before {
    content: '○' / '';
  }

  h3 {
    margin: 0.75em 0 0.25em;
    font-size: 1em;
  }

  div.head {
    margin-block-end: 0.75em;
  }

  /* a word of a large text may be wider than the lesson */
  @container (inline-size < 16em) {
    div.summary {
      overflow-wrap: anywhere;
    }
  }
`;

/** All style sheets of `<mj-lesson>`. */
export const lessonStyles = [...blockStyles, controlStyles, courseStyles, termStyles, lesson];
