/**
 * The page in an iframe for one example, whose attributes are the parameters of the address. It uses nothing that a
 * frame with `sandbox="allow-scripts"` lacks: no storage, no origin of its own.
 */
import '../elements/mj-example/define.js';
import {canRun} from '../elements/base/runs.js';
import {ATTRIBUTES} from '../loader/markup.js';
import {bringRules} from '../loader/rulesets.js';
import {matchLang} from '../locales/index.js';
import {attributesNamed, fillPage, given, lang, usage} from './page.js';
import {unhidden} from '../controllers/unhidden.js';

const USAGE = '?rules=mcr&by=discard&hand=[123m][456m]789m234p5s%2B5s';

const rules = given.get('rules') ?? '';
const hand = given.get('hand');

fillPage(hand ? exampleOf() : usage(USAGE), [rules, hand].filter(Boolean).join(' '));

function exampleOf(): HTMLElement {
  const example = unhidden(document, 'createElement')('mj-example');
  if (canRun()) bringRules(rules, matchLang(lang));
  else example.textContent = hand;
  for (const [name, value] of Object.entries(attributesNamed(ATTRIBUTES))) example.setAttribute(name, value);
  return example;
}
