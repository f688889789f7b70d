/** How an author learns the height of an example, which only a browser knows. */

/** A line for the console of a page: it prints the declaration for each example, at the width that the page has. */
export const READ_ROOM = `for (const one of document.querySelectorAll('mj-example')) { one.style.setProperty('--mj-example-block-size', '0px'); console.log(one.matches(':state(far), :state(waiting), :state(apart)') ? 'Scroll to it first:' : '--mj-example-block-size: ' + getComputedStyle(one).blockSize, one); one.style.removeProperty('--mj-example-block-size'); }`;
