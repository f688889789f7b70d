/** What the workshop does: takes what is typed and pasted, draws hands, and writes the code. */

/** How many hands are drawn at once. */
const HANDS = 10;
/** The most columns that one cell of a table spans. */
const MOST_COLUMNS = 40;

const ENTITIES = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};
const escape = (text) => text.replace(/[&<"]/g, (char) => ENTITIES[char]);

/** The text of a cell on one line; its own lines have the mark that ends a line between them. */
function cellText(cell) {
  for (const line of cell.querySelectorAll('br, p, li, div')) line.after('<br>');
  return cell.textContent
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?:<br>\s*)+$/, '')
    .replaceAll('|', '\\|');
}

/** The cells of a table in rows: one that spans several rows stands in each of them. */
function cellsOf(table) {
  const rows = [...table.rows];
  const lines = rows.map(() => []);
  for (const [y, {cells}] of rows.entries())
    for (const cell of cells) {
      const text = cellText(cell);
      const x = [...lines[y], undefined].indexOf(undefined);
      for (const line of lines.slice(y, y + cell.rowSpan))
        for (let right = 0; right < Math.min(cell.colSpan, MOST_COLUMNS); right++)
          line[x + right] = right ? '' : text;
    }
  return lines.map((line) => Array.from(line, (text = '') => text));
}

/** A table that is pasted, as Markdown. */
function tableText(table) {
  const [head, ...rest] = cellsOf(table);
  const lineOf = (cells) => `| ${cells.join(' | ')} |`;
  return ['', lineOf(head), lineOf(head.map(() => '---')), ...rest.map(lineOf), ''].join('\n');
}

/** What is pasted as text, where it has a table: nothing of its markup is taken over. */
function pastedText(markup) {
  const {body} = new DOMParser().parseFromString(markup, 'text/html');
  const tables = [...body.querySelectorAll('table')].filter(({rows}) => rows.length);
  for (const table of tables) table.replaceWith(tableText(table));
  for (const line of body.querySelectorAll('p, li, div, br, h1, h2, h3, h4, h5, h6')) line.after('\n');
  return tables.length ? body.textContent.replace(/\n\s*\n/g, '\n\n').trim() : '';
}

/** A hand as an author would write it. */
function exampleOf({hand, flags, ...rest}) {
  const example = document.createElement('mj-example');
  for (const [name, value] of Object.entries({...rest, ...(flags && {flags: flags.join(' ')})}))
    example.setAttribute(name, value);
  example.textContent = hand;
  return example;
}

/** A page with the rules, their patterns, and an example. */
const pageOf = (text, example, {id, lang, title, script}) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<script type="module" src="${escape(script)}"></script>
<mj-ruleset id="${id}"><pre>
${escape(text)}
</pre></mj-ruleset>
<mj-rules-table rules="#${id}"></mj-rules-table>
${example}
`;

/**
 * Lets an author work on the rules of a workshop, or on those that the address of the page brings.
 * @param {Element} workshop
 * @param {string} script the address of the script for the elements
 */
export async function setUpWorkshop(workshop, script) {
  const find = (one) => workshop.querySelector(one);
  const [ruleset, field, select, hands, link] = ['mj-ruleset', '.typed', 'select', '.hands', 'a'].map(find);
  const [page, fence] = workshop.querySelectorAll('code');
  const {id} = ruleset;
  /** What the author has typed; rules to begin with do not take it from him. */
  let typed = '';
  let seed = 1;
  let example = '';
  /** Whether the next change is a text that is pasted: its hands are other ones. */
  let isPasted = false;

  const writeCode = () => {
    const text = field.innerText.trim();
    const {lang} = field.closest('[lang]');
    const title = select.selectedOptions[0].text;
    page.textContent = pageOf(text, example, {id, lang, title, script});
    fence.textContent = `\`\`\`mj-rules id=${id}\n${text}\n\`\`\`\n`;
    link.href = `#code=${encodeURIComponent(text)}`;
  };
  const draw = async () => {
    const drawn = (await ruleset.drawHands(HANDS, String(seed))).map(exampleOf);
    example = drawn[0]?.outerHTML ?? '';
    hands.replaceChildren(...(drawn.length ? drawn : [workshop.dataset.none]));
    writeCode();
  };
  /** One drawing at a time: all hands may be wrong at once. */
  let drawing;
  const drawAnew = () => {
    drawing ??= draw().finally(() => (drawing = undefined));
  };
  const takeTyped = () => {
    typed = field.innerText;
    select.selectedIndex = 0;
    select.options[0].hidden = false;
    writeCode();
    if (isPasted || !hands.children.length) drawAnew();
    isPasted = false;
  };
  const show = (text) => {
    field.textContent = text;
    return draw();
  };
  const showAddressed = () => {
    const given = /^#code=(.*)$/.exec(location.hash)?.[1];
    if (given === undefined) return draw();
    field.textContent = decodeURIComponent(given);
    takeTyped();
    return draw();
  };

  field.addEventListener('input', takeTyped);
  // a hand of tiles that the rules no longer have
  hands.addEventListener('mj-invalid', drawAnew);
  field.addEventListener('paste', (event) => {
    isPasted = true;
    const text = pastedText(event.clipboardData.getData('text/html'));
    if (!text) return;
    event.preventDefault();
    // the one way that undo knows of
    document.execCommand('insertText', false, text);
  });
  select.addEventListener('change', () => show(select.selectedIndex ? select.value : typed));
  find('button').addEventListener('click', () => {
    seed++;
    void draw();
  });
  addEventListener('hashchange', showAddressed);

  const name = find('h2').id;
  const box = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-multiline': 'true',
    spellcheck: 'false',
  };
  for (const [key, value] of Object.entries({...box, 'aria-labelledby': name}))
    field.setAttribute(key, value);
  for (const hidden of workshop.querySelectorAll('[hidden]:not(option)')) hidden.hidden = false;
  await customElements.whenDefined('mj-ruleset');
  await showAddressed();
}
