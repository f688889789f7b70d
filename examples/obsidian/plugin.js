/* What `main.js` has after the elements themselves: code of `mj`, `mj-board`, `mj-round` and `mj-ledger` becomes an element. */
const {Plugin} = require('obsidian');

const LANGUAGES = ['mj', 'mj-board', 'mj-round', 'mj-ledger'];
/** A line of `name=value`, with quotes or without. */
const PAIRS = /^\s*(?:[a-z-]+=(?:"[^"]*"|'[^']*'|\S+)\s*)+$/;
const PAIR = /([a-z-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;
/** A note may come from somebody else: nothing runs, and nothing is styled. */
const NOT_TAKEN = /^(?:on.*|style|id|class|slot|for|is)$/;

function elementOf(language, text) {
  if (language !== 'mj') {
    const element = document.createElement(language);
    element.textContent = text;
    return element;
  }
  const lines = text.split('\n');
  const attributes = new Map();
  while (lines.length && (!lines[0].trim() || PAIRS.test(lines[0])))
    for (const [, name, double, single, bare] of lines.shift().matchAll(PAIR))
      if (!NOT_TAKEN.test(name)) attributes.set(name, double ?? single ?? bare);
  const element = document.createElement(attributes.has('rules') ? 'mj-example' : 'mj-hand');
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.setAttribute('translate', 'no');
  element.textContent = lines.join('\n').trim();
  return element;
}

module.exports = class extends Plugin {
  onload() {
    for (const language of LANGUAGES)
      this.registerMarkdownCodeBlockProcessor(language, (text, container) => {
        container.append(elementOf(language, text));
      });
  }
};
