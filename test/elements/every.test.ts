/** What holds for every element; a new element is tested here without further work. */
import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {TAGS} from '../page/elements.js';
import {pageWith, rest} from './every-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {oursIn, partsIn} from './ours-in.js';
import {pageErrors} from './page-errors.js';

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly Node[];
}

/** Roles that must have a name. */
const NAMED = ['button', 'checkbox', 'radio', 'textbox', 'spinbutton', 'combobox', 'link', 'img', 'table'];

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

describe('every element', () => {
  for (const tag of TAGS) {
    for (const scheme of ['light', 'dark']) {
      it(`has nothing that axe finds wrong, ${scheme}: ${tag}`, async () => {
        const {page} = await pageWith(
          tag,
          `color-scheme: ${scheme}; background: canvas; color: canvastext; padding: 1em`,
        );
        await expect(page).to.be.accessible();
      });
    }

    needing('the accessibility tree').it(
      `names to a screen reader whatever can be used: ${tag}`,
      async () => {
        const {page} = await pageWith(tag);
        const tree = await executeServerCommand<Node, undefined>('accessible-tree');
        const unnamed = nodesOf(tree).filter(({role, name}) => NAMED.includes(role) && !name?.trim());
        expect(unnamed).to.deep.equal([]);
        page.remove();
      },
    );

    it(`is not there where it is hidden: ${tag}`, async () => {
      const {element} = await pageWith(tag);
      element.hidden = true;
      expect(element.checkVisibility()).to.equal(false);
    });
  }
});

const HOSTILE = [
  '"><img src=x onerror="top.hacked=hacked=1">',
  "'><svg onload='hacked=1'></svg><a href='javascript:hacked=1'>a</a>",
  '</style></textarea></title></script><script>hacked=1</script>',
  'javascript:hacked=1//',
  '${hacked=1}{{hacked=1}}<!--',
  '__proto__',
  '\u0000\ud800\u202e',
];

/** Elements that a stranger's text must never become. */
const isStrange = (part: Element): boolean =>
  part.matches('img, script, iframe, object, embed, base, [onload], [onerror], [srcdoc]') ||
  /^\s*javascript:/i.test(part.getAttribute('href') ?? part.getAttribute('src') ?? '');

describe('what a stranger has written', () => {
  const errors = pageErrors();

  for (const tag of TAGS) {
    it(`stays text in every attribute, and inside: ${tag}`, async () => {
      const {page, element} = await pageWith(tag);
      const {observedAttributes} = element.constructor as unknown as {observedAttributes: string[]};
      for (const text of HOSTILE) {
        for (const name of [...observedAttributes, 'lang']) {
          const before = element.getAttribute(name);
          element.setAttribute(name, text);
          await element.updateComplete;
          expect(partsIn(page).filter(isStrange), name).to.deep.equal([]);
          if (before === null) element.removeAttribute(name);
          else element.setAttribute(name, before);
        }
        element.append(text);
      }
      await rest(page);
      expect([...partsIn(page), ...page.querySelectorAll('*')].filter(isStrange)).to.deep.equal([]);
      expect([errors, 'hacked' in window]).to.deep.equal([[], false]);
    });
  }
});

/** The boxes of a text's first and last character. */
function endsOf(part: Element): [first: DOMRect, last: DOMRect] | undefined {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const said = texts.filter(({data}) => data.trim());
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return undefined;
  const at = (text: Text, index: number): DOMRect => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  return [at(first, first.data.search(/\S/)), at(last, last.data.trimEnd().length - 1)];
}

const hasOwnText = (part: Element): boolean =>
  [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether a part is visible; text for screen readers alone has no place on the page. */
const isSeen = (part: Element): boolean => part.checkVisibility() && !part.closest('.sr');

/** Scrolls to a part whose layout the browser has left for later: until then WebKit has old places for its text. */
async function layOut(part: Element): Promise<void> {
  while (!part.checkVisibility({contentVisibilityAuto: true})) {
    part.scrollIntoView({block: 'center'});
    await new Promise(requestAnimationFrame);
  }
}

describe('from right to left', () => {
  for (const tag of TAGS) {
    it(`every sentence of ${tag} runs as it is written`, async () => {
      const {page} = await pageWith(tag);
      page.dir = 'rtl';
      await rest(page);
      // a sentence ends with a character that could be moved to its other end
      const sentences = partsIn(page).filter(
        (part) => hasOwnText(part) && /[a-z].*[.?!:…)]\s*$/s.test(part.textContent) && isSeen(part),
      );
      const wrong: Element[] = [];
      for (const part of sentences) {
        await layOut(part);
        const ends = endsOf(part);
        if (ends && !(ends[1].top > ends[0].top + 4 || ends[1].left > ends[0].left)) wrong.push(part);
      }
      expect(wrong.map(({outerHTML}) => outerHTML.replace(/<!--.*?-->/g, ''))).to.deep.equal([]);
    });
  }
});

const MARKED =
  '[aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true]';
const UNMARKED = '[aria-pressed=false], [aria-selected=false], [aria-checked=false]';

/** The visible parts of a box when the reader has chosen all colours. */
function boxOf(part: Element): string {
  const {backgroundColor, color, borderTopColor, borderTopWidth, borderTopStyle, fontWeight} =
    getComputedStyle(part);
  const {outlineStyle, outlineWidth, textDecorationLine} = getComputedStyle(part);
  return [
    ...[backgroundColor, color, borderTopColor, borderTopWidth, borderTopStyle, fontWeight],
    ...[outlineStyle, outlineWidth, textDecorationLine],
  ].join();
}

needing('another medium').describe('where the reader has chosen all colours', () => {
  after(() => setMedium());
  for (const tag of TAGS) {
    it(`what is marked is another box than what is not: ${tag}`, async () => {
      await setMedium({'forced-colors': 'active'});
      const {page} = await pageWith(tag);
      const parts = partsIn(page);
      const plain = parts.filter((part) => part.matches(UNMARKED));
      for (const marked of parts.filter((part) => part.matches(MARKED))) {
        const alike = plain.filter(
          (one) => one.className === marked.className && one.localName === marked.localName,
        );
        expect(alike.map(boxOf), marked.outerHTML.slice(0, 200)).not.to.include(boxOf(marked));
      }
    });
  }
});

needing('another medium').describe('on paper', () => {
  after(() => setMedium());
  for (const tag of TAGS) {
    it(`nothing of ${tag} is cut off`, async () => {
      await setMedium({media: 'print'});
      const {page} = await pageWith(tag, 'inline-size: 640px');
      window.dispatchEvent(new Event('beforeprint'));
      await rest(page);
      expect(oursIn(page).length).to.be.greaterThan(0);
      const cut = partsIn(page).filter((part) => {
        const {overflowX} = getComputedStyle(part);
        const isField = part.matches('input, textarea, select');
        return (
          !isField &&
          overflowX !== 'visible' &&
          part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 1
        );
      });
      window.dispatchEvent(new Event('afterprint'));
      expect(cut.map(({localName, part}) => `${localName} ${part.value}`)).to.deep.equal([]);
    });
  }
});
