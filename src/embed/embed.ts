/**
 * The page in an iframe for one example, whose attributes are the parameters of the address. `offline.js`, which the page
 * loads first, brings the element and the rule set. The page uses nothing that a frame with `sandbox="allow-scripts"` lacks:
 * no storage, no origin of its own.
 */
import {canRun} from '../elements/base/runs.js';
import {elementOf} from '../loader/made-nodes.js';
import {ATTRIBUTES} from '../loader/markup.js';
import {attributesNamed, fillPage, given, usage} from './page.js';

const USAGE = '?rules=mcr&by=discard&hand=[123m][456m]789m234p5s%2B5s';

const rules = given.get('rules') ?? '';
const hand = given.get('hand');

fillPage(hand ? exampleOf(hand) : usage(USAGE), [rules, hand].filter(Boolean).join(' '));

function exampleOf(hand: string): HTMLElement {
  // where no element can be drawn, the text in its tag is seen
  const text = canRun() ? '' : hand;
  return elementOf({tag: 'mj-example', attributes: attributesNamed(ATTRIBUTES), text});
}
