import {codeBbcode, escapeBbcode as escape} from './escape.js';
import {summaryOf, type Shared} from './shared.js';

/** BBCode that every board knows: bold, code, a list, an address. */
export function bbcode(shared: Shared): string {
  const {rules, total, hand, spoken, notes, lines, formula} = summaryOf(shared);
  const items = lines.map(
    ({name, amount, tiles}) => `[*]${escape(name)}: ${escape(amount)}${tiles ? `  ${escape(tiles)}` : ''}`,
  );
  const paragraphs = [
    `[b]${escape(rules)}${total ? ` · ${escape(total)}` : ''}[/b]`,
    codeBbcode(hand),
    escape(spoken),
    ...notes.map(escape),
    items.length ? `[list]\n${items.join('\n')}\n[/list]` : '',
    formula ? `[b]${escape(formula)}[/b]` : '',
    shared.link ? `[url]${shared.link}[/url]` : '',
  ];
  return paragraphs.filter(Boolean).join('\n');
}
