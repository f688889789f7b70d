/** Fetches the elements that are used on a page, or in a shadow root. */
import {ContextEvent, type ContextCallback} from '@lit/context';
import {exampleContext, type ExampleState} from '../contexts/example.js';
import {RULES_KEY, rulesetContext} from '../contexts/ruleset.js';
import {whenNear} from '../controllers/viewport-scheduler.js';
import {expectRuleset} from '../controllers/rulesets.js';
import {canRun} from '../elements/base/runs.js';
import {ELEMENTS} from './element-modules.js';
import {bringElement} from './elements.js';
import {showHands} from './hands.js';
import {bringIn, followRoot, type WatchedRoot} from './follow.js';
import {bringRules} from './rulesets.js';
import {langOf} from '../controllers/missing.js';
import {tellMissing} from './missing.js';
import {once} from './once.js';
import {mayHoldTexts} from './texts-in.js';
import {unhidden} from '../controllers/unhidden.js';

/**
 * Fetches the elements and rule sets that are used in a root, now and later, and puts elements in place of code fences
 * and shortcodes.
 * @returns a function that ends it
 */
export function watch(root: WatchedRoot): () => void {
  if (!canRun()) return () => undefined;
  unhidden(root, 'addEventListener')('context-request', handleRequest);
  askAgain(root);
  const stop = followRoot(root, look);
  // the text may still be arriving
  if (unhidden(document, 'readyState') === 'loading')
    unhidden(document, 'addEventListener')('DOMContentLoaded', handleLoaded);
  return () => {
    stop();
    unhidden(root, 'removeEventListener')('context-request', handleRequest);
    unhidden(document, 'removeEventListener')('DOMContentLoaded', handleLoaded);
  };

  function handleLoaded(): void {
    look(root);
  }
}

/** Repeats requests that were made before this copy of the library could answer. */
function askAgain(root: WatchedRoot): void {
  const tags = Object.keys(ELEMENTS).join();
  for (const element of unhidden(root, 'querySelectorAll')<HTMLElement & {rules?: string}>(tags)) {
    const {rules} = element;
    if (!rules) continue;
    const context = rulesetContext(rules.split('@')[0]);
    element.dispatchEvent(new ContextEvent(context, element, () => undefined));
  }
}

function look(root: WatchedRoot | Element): void {
  if (unhidden(document, 'readyState') !== 'loading' && mayHoldTexts(root)) void readTexts(root);
  void bringIn(root, bring);
}

/** Fetches the reader when the first text is found. */
async function readTexts(root: WatchedRoot | Element): Promise<void> {
  const {upgradeTexts} = await import('./upgrade.js');
  if (unhidden(root, 'isConnected')) upgradeTexts(root, bring);
}

/** A table to play at is fetched when the reader comes near: it brings players and a referee. */
function bring(element: Element): Promise<unknown> | undefined {
  if (element.localName !== 'mj-play') return fetchFor(element);
  whenNear(element, () => void fetchFor(element));
  return undefined;
}

function fetchFor(element: Element): Promise<unknown> | undefined {
  // readers see the tiles of examples while what scores them is on its way
  if (element.localName === 'mj-example') void once('hands', () => Promise.resolve(showHands()));
  const coming = bringElement(element.localName);
  if (coming) void tellMissing(element, coming);
  const rules = coming && element.getAttribute('rules');
  if (rules) bringNamed(rules, element);
  return coming;
}

/** Fetches the rules that an element names: those of a rule set, or the reader of those that stand in the page. */
function bringNamed(rules: string, element: Element): void {
  const [name] = rules.split('@');
  if (!name.startsWith('#')) bringRules(rules, langOf(element));
  else
    expectRuleset(
      name,
      once(name, async () => (await import('./page-rules.js')).followPageRules(name, element)),
    );
}

/** A request for a context, in the fields that every copy of the library has. */
interface Request extends Event {
  readonly context: unknown;
  readonly contextTarget?: Element;
  readonly callback: ContextCallback<ExampleState>;
  readonly subscribe?: boolean;
}

function handleRequest(event: Event): void {
  const {context, contextTarget, callback, subscribe} = event as Request;
  const target = contextTarget ?? (event.composedPath()[0] as Element);
  if (context === exampleContext) askLate(target, callback, subscribe);
  const key = typeof context === 'symbol' ? Symbol.keyFor(context) : undefined;
  // a rule set that no attribute names: it was set as a property, or later
  if (key?.startsWith(RULES_KEY)) bringNamed(key.slice(RULES_KEY.length), target);
}

/**
 * Repeats a request to an example that is only a tag so far, once the example is defined. A ContextRoot would do it
 * too, but it keeps every request that nobody answers, such as those of hands without an example.
 */
function askLate(target: Element, callback: ContextCallback<ExampleState>, subscribe?: boolean): void {
  if (!target.closest('mj-example:not(:defined)')) return;
  void customElements.whenDefined('mj-example').then(() => {
    if (target.isConnected) {
      target.dispatchEvent(new ContextEvent(exampleContext, target, callback, subscribe));
    }
  });
}
