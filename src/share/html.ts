import {ROW_FIELDS} from '../core/situation/attributes.js';
import {attributesOf} from './attributes.js';
import {safeAddress} from './address.js';
import {handPicture} from './hand-picture.js';
import {embedAddress} from './link.js';
import {attributes, joinMarkup, markup, NOTHING, type Markup} from './markup.js';
import {speakSituation, summaryOf, type SharedExample} from './shared.js';
import {svgMarkup} from './svg-text.js';

/**
 * The element as an author writes it: the hand is its text, as it was typed.
 * @param script the address of the script that defines the elements, where the code is to include it
 */
export function tag({situation, ruleset}: SharedExample, script = ''): string {
  const hand = situation.hand.replace(/\s+/g, ' ').trim();
  const before = scriptTag(script);
  const given = attributes([...attributesOf(situation, ruleset), ['translate', 'no']]);
  return markup`${before}<mj-example${given}>${hand}</mj-example>`.text;
}

/** The script tag for the elements, on a line of its own; empty where the address is not known. */
export function scriptTag(address: string): Markup {
  const source = address && safeAddress(address);
  return source ? markup`<script type="module" src="${source}"></script>\n` : NOTHING;
}

/**
 * What an example takes in a frame, in pixels: the hand with its rules, the tiles beside it, and each thing that is told below it.
 * What does not count is folded into one line. A test measures it in a column of 640; a narrower one may scroll.
 */
const HEIGHTS = {
  hand: 270,
  beside: 55,
  line: 72,
  excluded: 35,
  reason: 45,
  payments: 55,
  other: 135,
} as const;
const HIGHEST = 1200;

function heightOf({situation, result}: SharedExample): number {
  const {lines, excluded, reason, payments, others = {}} = result;
  const height =
    HEIGHTS.hand +
    (ROW_FIELDS.some((row) => situation[row]) ? HEIGHTS.beside : 0) +
    HEIGHTS.line * lines.length +
    (excluded.length ? HEIGHTS.excluded : 0) +
    (payments.length ? HEIGHTS.payments : 0) +
    HEIGHTS.other * Object.keys(others).length +
    (reason ? HEIGHTS.reason : 0);
  return Math.min(HIGHEST, height);
}

/** @param base the folder in which `embed.html` lies, or that page's own address */
export function iframe(shared: SharedExample, base: string): string {
  const {situation, ruleset, strings} = shared;
  const address = embedAddress(base, situation, ruleset, strings.lang);
  return frame(address, speakSituation(situation, strings, ruleset), heightOf(shared));
}

/**
 * A frame for a page that may run scripts and nothing else.
 * @param height in pixels
 */
export function frame(address: string, title: string, height: number): string {
  const given = attributes([
    ['src', address],
    ['title', title],
    ['width', '100%'],
    ['height', String(height)],
    ['frameborder', '0'],
    ['loading', 'lazy'],
    ['sandbox', 'allow-scripts'],
  ]);
  return markup`<iframe${given}></iframe>`.text;
}

/** The example without any script: picture, lines and total. */
export async function staticHtml(shared: SharedExample): Promise<string> {
  const {rules, total, hand, spoken: title, notes, lines, formula, payments, net} = summaryOf(shared);
  const {strings} = shared;
  const paragraph = (text: string) => (text ? markup`<p>${text}</p>` : NOTHING);
  const row = ({name, amount, tiles}: (typeof lines)[number]) =>
    markup`<tr><th scope="row">${name}</th><td>${tiles}</td><td>${amount}</td></tr>`;
  const foot = markup`<tfoot><tr><th scope="row" colspan="2">${strings.score.total}</th><td>${total}</td></tr></tfoot>`;
  const paid = payments.map((line) => markup`<li>${line}</li>`);
  const pieces = [
    markup`<figure lang="${strings.lang}">`,
    svgMarkup(await handPicture(shared.situation, shared.ruleset, shared.concealedKong), {title}),
    markup`<figcaption>`,
    markup`<p><code>${hand}</code></p>`,
    paragraph(rules),
    ...notes.map(paragraph),
    lines.length ? markup`<table><tbody>${lines.map(row)}</tbody>${foot}</table>` : NOTHING,
    paragraph(formula),
    paid.length ? markup`<ul>${paid}</ul>` : NOTHING,
    paragraph(net),
    markup`</figcaption>`,
    markup`</figure>`,
  ];
  return joinMarkup(
    pieces.filter(({text}) => text),
    markup`\n`,
  ).text;
}
