/** A page with one element and nothing else: `?tag=` names it. */
import {bringElement} from '../../src/loader/elements.js';
import {FLOWERY, type Drawing} from './flowery.js';

const tag = new URLSearchParams(location.search).get('tag') as Drawing;

document.body.innerHTML = FLOWERY[tag];
await bringElement(tag);
await import('./rules-alone.js');
