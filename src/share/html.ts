import {attributesOf} from './attributes.js';
import {escapeHtml as escape, safeAddress} from './escape.js';
import {handPicture} from './hand-picture.js';
import {embedAddress} from './link.js';
import {speakSituation, summaryOf, type Shared} from './shared.js';
import {svgText} from '../art/svg-text.js';

const attribute = (name: string, value: string): string => ` ${name}="${escape(value)}"`;

/**
 * The element as an author writes it: the hand is its text, as it was typed.
 * @param script the address of the script that brings the elements, where it is to be part of the code
 */
export function tag({situation, ruleset}: Shared, script = ''): string {
  const attributes = attributesOf(situation, ruleset).map(([name, value]) => attribute(name, value));
  const hand = escape(situation.hand.replace(/\s+/g, ' ').trim());
  const source = script && safeAddress(script);
  const before = source ? `<script type="module" src="${escape(source)}"></script>\n` : '';
  return `${before}<mj-example${attributes.join('')} translate="no">${hand}</mj-example>`;
}

/** As many pixels as hold the example in a column of text, with its last line and total; what is longer scrolls. */
const heightOf = ({result: {lines, excluded, reason}}: Shared): number =>
  Math.min(1200, 310 + 78 * lines.length + 30 * excluded.length + (reason ? 45 : 0));

/** @param base the folder in which `embed.html` lies, or that page's own address */
export function iframe(shared: Shared, base: string): string {
  const {situation, ruleset, strings} = shared;
  const attributes = [
    attribute('src', embedAddress(base, situation, ruleset, strings.lang)),
    attribute('title', speakSituation(situation, strings)),
    ` width="100%" height="${heightOf(shared)}" loading="lazy" sandbox="allow-scripts"`,
  ];
  return `<iframe${attributes.join('')}></iframe>`;
}

/** The example without any script: picture, lines and total. */
export async function staticHtml(shared: Shared): Promise<string> {
  const {rules, total, hand, spoken: title, notes, lines, formula, payments, net} = summaryOf(shared);
  const {strings} = shared;
  const paragraph = (text: string) => (text ? `<p>${escape(text)}</p>` : '');
  const row = ({name, amount, tiles}: (typeof lines)[number]) =>
    `<tr><th scope="row">${escape(name)}</th><td>${escape(tiles)}</td><td>${escape(amount)}</td></tr>`;
  const foot = `<tfoot><tr><th scope="row" colspan="2">${escape(strings.score.total)}</th><td>${escape(total)}</td></tr></tfoot>`;
  const pieces = [
    `<figure${attribute('lang', strings.lang)}>`,
    svgText(await handPicture(shared.situation), {title}),
    '<figcaption>',
    `<p><code>${escape(hand)}</code></p>`,
    paragraph(rules),
    ...notes.map(paragraph),
    lines.length ? `<table><tbody>${lines.map(row).join('')}</tbody>${foot}</table>` : '',
    paragraph(formula),
    payments.length ? `<ul>${payments.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>` : '',
    paragraph(net),
    '</figcaption>',
    '</figure>',
  ];
  return pieces.filter(Boolean).join('\n');
}
