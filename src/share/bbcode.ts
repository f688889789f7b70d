import {codeBbcode, escapeBbcode as escape} from './escape.js';
import {summaryOf, type SharedExample} from './shared.js';

const list = (items: readonly string[]): string =>
  items.length ? `[list]\n${items.map((item) => `[*]${item}\n`).join('')}[/list]` : '';

/** BBCode that every forum supports: bold, code, a list, an address. */
export function bbcode(shared: SharedExample): string {
  const {rules, total, hand, spoken, notes, lines, formula, payments, net} = summaryOf(shared);
  const {colon} = shared.strings.punctuation;
  const items = lines.map(
    ({name, amount, tiles}) => `${escape(name)}${colon}${escape(amount)}${tiles ? `  ${escape(tiles)}` : ''}`,
  );
  const paragraphs = [
    `[b]${escape(rules)}${total ? ` · ${escape(total)}` : ''}[/b]`,
    codeBbcode(hand),
    escape(spoken),
    ...notes.map(escape),
    list(items),
    formula ? `[b]${escape(formula)}[/b]` : '',
    list(payments.map(escape)),
    escape(net),
    shared.link ? `[url]${shared.link}[/url]` : '',
  ];
  return paragraphs.filter(Boolean).join('\n');
}
