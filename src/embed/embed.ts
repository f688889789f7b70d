/**
 * The page in an iframe: one example, whose attributes are the parameters of the address. It asks for nothing that a
 * frame with `sandbox="allow-scripts"` lacks: no storage, no origin of its own.
 */
import '../elements/mj-example/define.js';
import {ATTRIBUTES} from '../loader/markup.js';
import {bringRules} from '../loader/rulesets.js';
import {matchLang} from '../locales/index.js';
import {tellHeight} from './height.js';

/** Those of the page, not of the example in it. */
const PAGE = ['lang', 'theme'];
const USAGE = '?rules=mcr&by=discard&hand=[123m][456m]789m234p5s%2B5s';

const given = new URLSearchParams(location.search);
const root = document.documentElement;
const lang = given.get('lang') ?? navigator.language;
const theme = given.get('theme');
const hand = given.get('hand');

root.lang = lang;
if (theme) root.dataset.theme = theme;
document.title = [given.get('rules'), hand].filter(Boolean).join(' ') || document.title;
document.body.append(hand ? exampleOf(given) : usage());
tellHeight();

function exampleOf(parameters: URLSearchParams): HTMLElement {
  bringRules(parameters.get('rules') ?? '', matchLang(lang));
  const example = document.createElement('mj-example');
  for (const name of ATTRIBUTES) {
    const value = parameters.get(name);
    if (value !== null && !PAGE.includes(name)) example.setAttribute(name, value);
  }
  // a switch is on unless it says that it is not
  if (parameters.get('index') === 'false') example.removeAttribute('index');
  return example;
}

/** What the address lacks. */
function usage(): HTMLElement {
  const code = document.createElement('code');
  code.textContent = USAGE;
  return code;
}
