/**
 * The page in an iframe for a table, a round or a ledger. The parameter named after its tag (`mj-round`) holds the
 * text, the others are its attributes. `offline.js`, which the page loads first, brings the element.
 */
import {PLAYED} from '../loader/languages.js';
import {elementOf} from '../loader/made-nodes.js';
import {LOOKS, readPlayed} from '../loader/played-fences.js';
import {LEDGER_NAMES} from '../round/ledger/names.js';
import {ROUND_NAMES} from '../round/text/names.js';
import {attributesNamed, fillPage, given, usage} from './page.js';

const USAGE = '?mj-round=rules=mcr turn=east S: 123m456p789s1122z play: E: %2B1m -1z S: [_111z]';
const NAMES = [...new Set([...ROUND_NAMES, ...LEDGER_NAMES, ...LOOKS])];

const tag = PLAYED.find((name) => given.has(name));
const text = (tag && given.get(tag)) ?? '';

fillPage(
  tag ? elementOf(readPlayed(tag, text, attributesNamed(NAMES))) : usage(USAGE),
  text.replace(/\s+/g, ' ').trim(),
);
