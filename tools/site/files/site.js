/** Search, copying and the editors. Without script a page lacks nothing else. */
const root = new URL('.', import.meta.url);

/** The languages whose pages are searched: each has an index of its own. */
const LANGUAGES = ['en', 'ja', 'zh-hant', 'zh-hans'];
let searching;

async function pagefind() {
  const found = await import(new URL('pagefind/pagefind.js', root).href);
  const own = document.documentElement.lang.toLowerCase();
  await found.options({baseUrl: root.pathname, excerptLength: 20});
  for (const language of LANGUAGES)
    if (language !== own)
      await found.mergeIndex(new URL('pagefind', root).href, {language, baseUrl: root.pathname});
  return found;
}

function setUpSearch() {
  const form = document.querySelector('form[role=search]');
  const field = form.querySelector('input');
  const list = form.querySelector('ol');
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', async () => {
    const asked = field.value;
    if (!asked.trim()) return list.replaceChildren();
    searching ??= pagefind();
    const answer = await (await searching).debouncedSearch(asked, {}, 150);
    if (!answer) return;
    const results = await Promise.all(answer.results.slice(0, 12).map((one) => one.data()));
    if (field.value !== asked) return;
    list.replaceChildren(
      ...(results.length
        ? results.map(itemOf)
        : [Object.assign(document.createElement('li'), {textContent: '—'})]),
    );
  });
  form.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') list.replaceChildren();
  });
}

function itemOf({url, meta, excerpt}) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = meta.title;
  const text = document.createElement('p');
  for (const [i, piece] of excerpt.split(/<\/?mark>/).entries()) {
    const part = document.createElement(i % 2 ? 'mark' : 'span');
    part.textContent = piece.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
    text.append(part);
  }
  item.append(link, text);
  return item;
}

const COPY = {
  en: ['Copy', 'Copied'],
  ja: ['コピー', 'コピーしました'],
  'zh-Hant': ['複製', '已複製'],
  'zh-Hans': ['复制', '已复制'],
};

function setUpCopying() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('pre')) {
    const [say, done] = COPY[document.documentElement.lang] ?? COPY.en;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'copy',
      textContent: say,
    });
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code').textContent);
      button.textContent = done;
    });
    block.before(button);
  }
}

/** What an example may be made of: our elements, and plain text with headings, lists and paragraphs. */
const PLAIN = [
  'P',
  'B',
  'I',
  'EM',
  'STRONG',
  'BR',
  'SPAN',
  'DIV',
  'SECTION',
  'H2',
  'H3',
  'H4',
  'UL',
  'OL',
  'LI',
  'FORM',
];
const NO_ATTRIBUTE = /^(?:on.*|style|src|srcdoc|href|action|formaction|is|base|script)$/;

/** The elements of a text that somebody may have sent as a link: nothing in it runs or fetches. */
function elementsIn(text) {
  const {body} = new DOMParser().parseFromString(text, 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    if (!PLAIN.includes(element.tagName) && !element.tagName.startsWith('MJ-')) element.remove();
    for (const {name} of [...element.attributes]) if (NO_ATTRIBUTE.test(name)) element.removeAttribute(name);
  }
  return [...body.childNodes].map((node) => document.importNode(node, true));
}

function setUpEditor() {
  const editor = document.querySelector('.editor');
  if (!editor) return;
  const field = editor.querySelector('textarea');
  const link = editor.querySelector('a');
  const result = editor.querySelector('.live');
  const show = () => {
    link.href = `#code=${encodeURIComponent(field.value)}`;
    result.replaceChildren(...elementsIn(field.value));
  };
  const fromAddress = () => {
    const given = /^#code=(.*)$/.exec(location.hash)?.[1];
    if (given === undefined) return;
    field.value = decodeURIComponent(given);
    show();
    editor.scrollIntoView();
  };
  field.addEventListener('input', show);
  addEventListener('hashchange', fromAddress);
  link.href = `#code=${encodeURIComponent(field.value)}`;
  fromAddress();
}

setUpSearch();
setUpCopying();
setUpEditor();
