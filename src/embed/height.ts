import {unhidden} from '../controllers/unhidden.js';

/**
 * Reports the height of this page to the page around it, after every change: as a message of this package and as the
 * one that WordPress expects.
 */
export function tellHeight(): void {
  if (window.parent === window) return;
  // WordPress gives the frame a word that identifies it: `#?secret=…`
  const secret = /[#?&]secret=(\w+)/.exec(location.hash)?.[1];
  let told = 0;
  const tell = () => {
    const height = Math.ceil(unhidden(document, 'body').getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // the message holds nothing secret, and a sandboxed page does not know who embeds it
    window.parent.postMessage({type: 'mj-height', height}, '*');
    if (secret) window.parent.postMessage({message: 'height', value: height, secret}, '*');
  };
  new ResizeObserver(tell).observe(unhidden(document, 'body'));
}
