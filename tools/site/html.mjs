/** Small helpers for pages. */
const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text in HTML, between tags and in attributes. */
export const escape = (text) => String(text).replace(/[&<>"]/g, (char) => ENTITIES[char]);

/** Text with code between backticks. */
export const inline = (text) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The anchor of a heading. */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A table of HTML cells; nothing without rows. Wide ones scroll in a box of their own. */
export function table(heads, rows) {
  if (!rows.length) return '';
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide" tabindex="0" role="group" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** Code to read. */
export const code = (text, language = 'html') =>
  `<pre tabindex="0"><code class="language-${language}">${escape(text)}</code></pre>`;

/** An example: as readers see it, and its code. */
export const live = (html) => `<div class="live">\n${html}\n</div>\n${code(html)}`;
