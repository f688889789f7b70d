/**
 * The search. Pagefind finds pages by the stems of words; here pages in the reader's language come first, then those that have
 * the word itself, and words that mean the same are looked for too.
 */
const root = new URL('.', import.meta.url);

/** The languages whose pages are searched: each has an index of its own. */
const LANGUAGES = ['en', 'ja', 'zh-hant', 'zh-hans'];
/** What a page in another language is worth, and one that has only a word of the same meaning. */
const ELSEWHERE = 0.1;
const ALIKE = 0.6;
/** What it is worth where a page has the word. */
const PLACES = {title: 4, heading: 2, text: 1, nowhere: 0.02};
/** What one word of several is worth: a page need not have all of them. */
const ONE_OF_SEVERAL = 0.1;
/** So many pages are looked at for each word, and so many shown. */
const LOOKED_AT = 12;
const SHOWN = 8;
/** A reader who types is not answered before so many milliseconds. */
const PAUSE = 150;

const folded = (text) => text.normalize('NFKC').toLowerCase();

async function load() {
  const [found, rows] = await Promise.all([
    import(new URL('pagefind/pagefind.js', root).href),
    fetch(new URL('search-words.json', root)).then((response) => response.json()),
  ]);
  const own = document.documentElement.lang.toLowerCase();
  await found.options({baseUrl: root.pathname, excerptLength: 20});
  for (const language of LANGUAGES)
    if (language !== own)
      await found.mergeIndex(new URL('pagefind', root).href, {
        language,
        baseUrl: root.pathname,
        indexWeight: ELSEWHERE,
      });
  return {found, rows};
}

/** What is looked for, and what finding it is worth: what is asked, words that mean the same, and each of several words. */
function wordsFor(asked, rows) {
  const whole = folded(asked.trim());
  const each = whole.split(/\s+/);
  const alike = (word) =>
    rows.filter((row) => row.some((one) => folded(one) === word)).flatMap((row) => row.map(folded));
  const worth = new Map();
  const add = (word, much) => worth.set(word, Math.max(much, worth.get(word) ?? 0));
  add(whole, 1);
  for (const word of alike(whole)) add(word, ALIKE);
  if (each.length > 1) for (const word of each) add(word, ONE_OF_SEVERAL);
  return [...worth];
}

function placeOf(word, {meta, content, sub_results: parts}) {
  const has = (text) =>
    folded(text).includes(word) || word.split(' ').every((one) => folded(text).includes(one));
  if (has(meta.title)) return 'title';
  if (parts.some(({title}) => has(title))) return 'heading';
  return has(content) ? 'text' : 'nowhere';
}

/** The pages for what is asked, the best first. */
async function pagesFor(asked, {found, rows}) {
  const pages = new Map();
  const look = async ([word, much]) => {
    const {results} = await found.search(word);
    const looked = results.slice(0, LOOKED_AT);
    for (const [at, page] of (await Promise.all(looked.map((one) => one.data()))).entries()) {
      const worth = looked[at].score * much * PLACES[placeOf(word, page)];
      const before = pages.get(page.url);
      pages.set(page.url, {
        page,
        word: before?.best > worth ? before.word : word,
        best: Math.max(worth, before?.best ?? 0),
        worth: worth + (before?.worth ?? 0),
      });
    }
  };
  await Promise.all(wordsFor(asked, rows).map(look));
  return [...pages.values()].sort((a, b) => b.worth - a.worth).slice(0, SHOWN);
}

export function setUpSearch() {
  const form = document.querySelector('form[role=search]');
  const field = form.querySelector('input');
  const list = form.querySelector('ol');
  let loading;
  let waiting;
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const asked = field.value;
      if (!asked.trim()) return list.replaceChildren();
      const pages = await pagesFor(asked, await (loading ??= load()));
      if (field.value === asked) list.replaceChildren(...(pages.length ? pages.map(itemOf) : [nothing()]));
    }, PAUSE);
  });
  form.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') list.replaceChildren();
  });
}

const nothing = () => Object.assign(document.createElement('li'), {textContent: '—'});

/** A page as a link: to the part whose heading has the word, if there is one. */
function itemOf({page, word}) {
  const {url, meta, excerpt, sub_results: parts} = page;
  const part = parts.find(({title, url: at}) => at.includes('#') && folded(title).includes(word));
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = part?.url ?? url;
  link.textContent = part ? `${meta.title} › ${part.title}` : meta.title;
  const text = document.createElement('p');
  for (const [i, piece] of (part?.excerpt ?? excerpt).split(/<\/?mark>/).entries()) {
    const said = document.createElement(i % 2 ? 'mark' : 'span');
    said.textContent = piece.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
    text.append(said);
  }
  item.append(link, text);
  return item;
}
