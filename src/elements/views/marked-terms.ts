/** Marks terms in texts, and opens what the glossary says of them: a card beside the word. */
import {html, nothing, render, type TemplateResult} from 'lit';
import {announce} from '../../controllers/announcer.js';
import {unhidden} from '../../controllers/unhidden.js';
import {glossary} from '../../locales/glossary.js';
import {EVERYDAY, FIELD, type GlossaryTerm, type TermId, type Terms} from '../../locales/glossary/strings.js';
import {LANGS, type Lang, type Strings} from '../../locales/index.js';
import type {TermSection, TermText} from './term-section.js';
import {oncePer} from '../../core/situation/once-per.js';

type Host = HTMLElement & {readonly renderRoot: ParentNode & Node};

/** A pointer that rests on a word for so long opens its card, in milliseconds. */
const REST = 200;
/** Between a card and the edge of the window, in pixels. */
const EDGE = 8;

/** Fetches the terms of a language. */
export const loadTerms = (lang: Lang): Promise<Terms> => glossary.load(lang);

/** The words of a language, and where they stand in a text. */
interface Finder {
  readonly ids: ReadonlyMap<string, TermId>;
  readonly words: RegExp;
}

const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);
const isKatakana = (word: string): boolean => /^\p{Script=Katakana}/u.test(word);

/**
 * Where words may stand: letters and kana do not go on around them. What stands around is looked at once for all words of
 * a script. A single character is a part of many words: it is a term alone, or after a number.
 */
function placed(words: readonly string[]): string {
  const latin = words.filter(isLatin);
  const katakana = words.filter(isKatakana);
  const others = words.filter((word) => !isLatin(word) && !isKatakana(word));
  return [
    ...(latin.length ? [`(?<![\\p{L}-])(?:${latin.join('|')})(?:e?s)?(?![\\p{L}-])`] : []),
    ...(katakana.length ? [`(?<![ァ-ヶー])(?:${katakana.join('|')})(?![ァ-ヶー])`] : []),
    ...others.map((word) => (word.length > 1 ? word : `(?:^|(?<=\\d))${word}(?!\\p{Script=Han})`)),
  ].join('|');
}

const finderOf = oncePer((terms: Terms): Finder => {
  const ids = new Map(FIELD.flatMap((id) => terms[id].names.map((word) => [word, id] as const)));
  // of two words that begin at one place, the longer
  const words = [...ids.keys()].sort((a, b) => b.length - a.length);
  return {ids, words: new RegExp(`(${placed(words)})`, 'iu')};
});

/** The term that a found word stands for: English ones may be plural, or begin a sentence. */
function idOf({ids}: Finder, found: string): TermId {
  const word = found.toLowerCase();
  const id = ids.get(word) ?? ids.get(word.replace(/s$/, '')) ?? ids.get(word.replace(/es$/, ''));
  if (!id) throw new Error(`no term ${found}`);
  return id;
}

/** As `TermSection`: nothing is marked in it yet. */
export function termSection(host: Host, strings: Strings): TermSection | undefined {
  const terms = glossary.get(strings.lang);
  if (!terms) return undefined;
  const finder = finderOf(terms);
  const said = new Set<TermId>();
  const first = (text: string): TermId[] => {
    const found = text.split(finder.words).filter((_, at) => at % 2);
    const ids = [...new Set(found.map((word) => idOf(finder, word)))].filter((id) => !said.has(id));
    ids.forEach((id) => said.add(id));
    return ids;
  };
  const mark = (text: string, ids: readonly TermId[]) => {
    const left = new Set(ids);
    return text.split(finder.words).map((piece, at) => {
      const id = at % 2 ? idOf(finder, piece) : undefined;
      return id && left.delete(id) ? buttonView(piece, (trigger) => ({host, trigger, id, strings})) : piece;
    });
  };
  const show = (text: TermText, ids?: readonly TermId[]): unknown => {
    if (typeof text === 'string') return mark(text, ids ?? first(text));
    // names of patterns and tiles are templates
    return text?.map((piece) => (typeof piece === 'string' ? mark(piece, ids ?? first(piece)) : piece));
  };
  return {first, show};
}

/** A term that can be opened: its word, and the element in whose shadow root its card stands. */
interface Shown {
  readonly host: Host;
  readonly trigger: HTMLElement;
  readonly id: TermId;
  readonly strings: Strings;
}

/** A word as a button. It is a `<span>`, which breaks and stands as the text around it: marking it moves nothing. */
function buttonView(word: string, shownBy: (trigger: HTMLElement) => Shown): TemplateResult {
  const handle = (event: Event): void => handleEvent(event, shownBy(event.currentTarget as HTMLElement));
  return html`<span
    class="term"
    role="button"
    tabindex="0"
    aria-expanded="false"
    @click=${handle}
    @keydown=${handle}
    @pointerenter=${handle}
    @pointerleave=${handle}
    >${word}</span
  >`;
}

const EVENTS = ['click', 'keydown', 'pointerenter', 'pointerleave'];

const defined = new WeakSet<Element>();

/** As `TermsController.define`. */
export function markDefinitions(host: Host, section: ParentNode, strings: Strings): void {
  const terms = glossary.get(strings.lang);
  if (!terms) return;
  for (const trigger of section.querySelectorAll('dfn')) {
    const id = termOf(terms, trigger.textContent.trim());
    if (!id || defined.has(trigger)) continue;
    defined.add(trigger);
    Object.assign(trigger, {role: 'button', tabIndex: 0, ariaExpanded: 'false'});
    for (const type of EVENTS)
      trigger.addEventListener(type, (event) => handleEvent(event, {host, trigger, id, strings}));
  }
}

/** The term that has this word; what everybody knows goes last, since a word may be both. */
const termOf = (terms: Terms, word: string): TermId | undefined =>
  [...FIELD, ...EVERYDAY].find((id) =>
    terms[id].names.some((name) => [name, `${name}s`].includes(word.toLowerCase())),
  );

/** The card that is open; one in the page. */
interface OpenCard {
  readonly shown: Shown;
  readonly card: HTMLElement;
  /** Whether it stays when the pointer leaves. */
  isPinned: boolean;
  readonly listening: AbortController;
}

let open: OpenCard | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

function handleEvent(event: Event, shown: Shown): void {
  const isMouse = 'pointerType' in event && event.pointerType !== 'touch';
  if (event.type === 'pointerenter') {
    clearTimeout(resting);
    if (isMouse && open?.shown.trigger !== shown.trigger) resting = setTimeout(() => void show(shown), REST);
  } else if (event.type === 'pointerleave') {
    clearTimeout(resting);
    handleLeave(event as PointerEvent);
  } else if (event.type === 'click' || ['Enter', ' '].includes((event as KeyboardEvent).key)) {
    event.preventDefault();
    // what is around the word has clicks of its own
    event.stopPropagation();
    toggle(shown);
  }
}

/** A reader may go over to the card, which touches its word. */
function handleLeave({relatedTarget}: PointerEvent): void {
  if (!open || open.isPinned) return;
  const to = relatedTarget as Node | null;
  if (!open.card.contains(to) && !open.shown.trigger.contains(to)) close();
}

function toggle(shown: Shown): void {
  clearTimeout(resting);
  if (open?.shown.trigger === shown.trigger && open.isPinned) return close();
  const {punctuation, lang} = shown.strings;
  const term = glossary.get(lang)?.[shown.id];
  if (term)
    announce(
      shown.host,
      `${shown.trigger.textContent}${punctuation.colon}${punctuation.sentence(plain(term.meaning))}`,
    );
  if (open?.shown.trigger === shown.trigger) open.isPinned = true;
  else void show(shown, true);
}

const plain = (meaning: string): string => meaning.replaceAll('`', '');

/** Closes the open card; with a host, only if it is that host's. */
export function close(host?: Host): void {
  if (!open || (host && open.shown.host !== host)) return;
  const {card, listening, shown} = open;
  open = undefined;
  listening.abort();
  card.remove();
  shown.trigger.ariaExpanded = 'false';
}

/** Opens the card of a term. A language that cannot be fetched is left out. */
async function show(shown: Shown, isPinned = false): Promise<void> {
  await Promise.allSettled(LANGS.map((lang) => glossary.load(lang)));
  const {host, trigger} = shown;
  if (!trigger.isConnected) return;
  close();
  const {ownerDocument} = trigger;
  const card = unhidden(ownerDocument, 'createElement')('div');
  card.className = 'term-card';
  card.popover = 'manual';
  render(cardView(shown), card);
  host.renderRoot.append(card);
  const listening = new AbortController();
  const {signal} = listening;
  open = {shown, card, isPinned, listening};
  trigger.ariaExpanded = 'true';
  card.showPopover();
  place(card, trigger);
  card.addEventListener('pointerleave', handleLeave);
  const listen = unhidden(ownerDocument, 'addEventListener');
  listen('keydown', handleEscape, {signal, capture: true});
  listen('pointerdown', handleOutside, {signal, capture: true});
  listen('focusin', handleOutside, {signal});
}

/** Closes the card, and nothing else: what is around it stays open. */
function handleEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

function handleOutside(event: Event): void {
  const path = event.composedPath();
  if (open && !path.includes(open.card) && !path.includes(open.shown.trigger)) close();
}

/** Places a card below its word, or above it if there is no room: in the page, so that it scrolls with the word. */
function place(card: HTMLElement, trigger: HTMLElement): void {
  // a word may stand in two lines
  const lines = [...trigger.getClientRects()];
  const {left, top} = lines[0] ?? trigger.getBoundingClientRect();
  const {bottom} = lines.at(-1) ?? trigger.getBoundingClientRect();
  const {clientWidth, clientHeight} = trigger.ownerDocument.documentElement;
  const {width, height} = card.getBoundingClientRect();
  const {scrollX, scrollY} = window;
  const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
  const isBelow = bottom + height <= clientHeight || top < height;
  const y = isBelow ? bottom : top - height;
  card.style.setProperty('--x', `${x + scrollX}px`);
  card.style.setProperty('--y', `${y + scrollY}px`);
}

function cardView({id, strings}: Shown): TemplateResult {
  const {lang} = strings;
  const term = glossary.get(lang)?.[id];
  const named = new Intl.DisplayNames([lang], {type: 'language'});
  const others = LANGS.filter((one) => one !== lang);
  return html`${term ? html`<p><b>${term.names.join(', ')}</b> ${readingView(term)}</p>` : nothing}
    <p>${term?.meaning.split('`').map((piece, at) => (at % 2 ? html`<code>${piece}</code>` : piece))}</p>
    <dl>
      ${others.map((other) => {
        const found = glossary.get(other)?.[id];
        return found?.names.length
          ? html`<div>
              <dt>${named.of(other)}</dt>
              <dd lang=${other}>${found.names.join(', ')} ${readingView(found)}</dd>
            </div>`
          : nothing;
      })}
    </dl>`;
}

const readingView = ({reading}: GlossaryTerm): TemplateResult | typeof nothing =>
  reading ? html`<span class="term-reading">${reading}</span>` : nothing;
