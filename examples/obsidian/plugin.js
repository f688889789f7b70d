/*
 * What `main.js` has after the elements themselves: Obsidian leaves code of `mj`, `mj-board`, `mj-round` and `mj-ledger` as it is
 * written, and the loader in `main.js` makes elements of it, as on any page.
 */
const {Plugin} = require('obsidian');

function codeOf(language, text) {
  const block = document.createElement('pre');
  const code = document.createElement('code');
  code.className = `language-${language}`;
  code.textContent = text;
  block.append(code);
  return block;
}

module.exports = class extends Plugin {
  onload() {
    for (const language of ['mj', 'mj-board', 'mj-round', 'mj-ledger'])
      this.registerMarkdownCodeBlockProcessor(language, (text, container) => {
        container.append(codeOf(language, text));
      });
  }
};
