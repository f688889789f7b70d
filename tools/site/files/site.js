/** Search, copying and the editors. Without script a page lacks nothing else. */
import {setUpSearch} from './search.js';

const COPY = {
  en: ['Copy', 'Copied'],
  ja: ['コピー', 'コピーしました'],
  'zh-Hant': ['複製', '已複製'],
  'zh-Hans': ['复制', '已复制'],
};

function setUpCopying() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('pre:has(> code)')) {
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

/** The choice of rules beside an example. */
function setUpRules() {
  for (const select of document.querySelectorAll('select[data-for]')) {
    select.closest('[hidden]').hidden = false;
    const example = document.getElementById(select.dataset.for);
    select.addEventListener('change', () => example.setAttribute('rules', select.value));
  }
}

/** The hand to type into on the first page, and its code. */
function setUpTrying() {
  const tried = document.querySelector('.try');
  if (!tried) return;
  const example = tried.querySelector('mj-example');
  const field = tried.querySelector('input');
  const code = tried.querySelector('code');
  const chips = [...tried.querySelectorAll('[data-example]')];
  const head = code.textContent.split('\n').slice(0, -1);
  const names = new Set(chips.flatMap(({dataset}) => Object.keys(JSON.parse(dataset.example))));
  const show = (about) => {
    for (const name of names)
      if (name in about) example.setAttribute(name, about[name]);
      else example.removeAttribute(name);
    const {hand, ...rest} = about;
    const attributes = Object.entries(rest).map(([name, value]) => ` ${name}="${value}"`);
    const text = hand.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    code.textContent = [...head, `<mj-example${attributes.join('')}>${text}</mj-example>`].join('\n');
  };
  for (const chip of chips)
    chip.addEventListener('click', () => {
      for (const one of chips) one.setAttribute('aria-pressed', String(one === chip));
      const about = JSON.parse(chip.dataset.example);
      field.value = about.hand;
      show(about);
    });
  field.addEventListener('input', () => {
    const chip = chips.find((one) => one.getAttribute('aria-pressed') === 'true');
    show({...JSON.parse(chip.dataset.example), hand: field.value});
  });
  for (const hidden of tried.querySelectorAll('[hidden]')) hidden.hidden = false;
}

/** The workshop's own script is fetched where there is one. */
async function setUpOwnRules() {
  const workshop = document.querySelector('.workshop');
  if (!workshop) return;
  const {setUpWorkshop} = await import('./workshop.js');
  await setUpWorkshop(workshop, document.querySelector('script[src$="mahjong.js"]').src);
}

setUpSearch();
setUpCopying();
setUpEditor();
setUpRules();
setUpTrying();
void setUpOwnRules();
