import {codeMarkdown, escapeMarkdown as escape} from './escape.js';
import {summaryOf, type SharedExample} from './shared.js';

/** Markdown that every dialect supports: bold, code, a list, a link. */
export function markdown(shared: SharedExample): string {
  const {rules, total, hand, spoken, notes, lines, formula, payments, net} = summaryOf(shared);
  const {colon} = shared.strings.punctuation;
  const paragraphs = [
    `**${escape(rules)}${total ? ` · ${escape(total)}` : ''}**`,
    codeMarkdown(hand),
    escape(spoken),
    ...notes.map(escape),
    lines
      .map(
        ({name, amount, tiles}) =>
          `- ${escape(name)}${colon}${escape(amount)}${tiles ? ` ${codeMarkdown(tiles)}` : ''}`,
      )
      .join('\n'),
    formula ? `**${escape(formula)}**` : '',
    payments.map((line) => `- ${escape(line)}`).join('\n'),
    escape(net),
    shared.link ? `<${shared.link}>` : '',
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}
