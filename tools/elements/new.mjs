/**
 * `npm run new-element mj-total "What a hand is worth, as a number."`: makes an element that shows the total of a hand, with
 * everything that is asked of an element. From there on its author changes what it shows.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const EXAMPLES = [
  ['A hand', `rules="luqiao" by="self" hand="${HAND}"`],
  ['The hand as text', 'rules="luqiao" by="self"', HAND],
  ['By other rules', 'rules="mcr" by="discard" hand="[123m][456m] 789m 234p 5s +5s"'],
];

/**
 * The new files of an element, by path.
 * @param {string} tag
 * @param {string} meaning one sentence
 * @returns {Readonly<Record<string, string>>}
 */
export function newFiles(tag, meaning) {
  const rest = tag.slice('mj-'.length).replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const name = `Mj${rest}`;
  const own = `${rest[0].toLowerCase()}${rest.slice(1)}`;
  return {
    [`src/elements/${tag}/${tag}.ts`]: `import {html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult} from 'lit';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {locales} from '../../locales/index.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';
import {${own}Styles} from './${tag}.styles.js';

/**
 * ${meaning}
 *
 * @customElement ${tag}
 * @slot - The hand in notation, if there is none from \`hand\`, \`for\` or an example around; otherwise shown until there is a
 *   result
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @csspart total - The number with its unit
 * @csspart problem - An error: the situation cannot be scored, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class ${name} extends SituationElement {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = ${own}Styles;

  static override properties: PropertyDeclarations = {for: {}};

  /** The id of the element whose hand is shown. */
  for?: string;

  protected readonly vocabulary = locales;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);

  protected override renderScore({result, strings}: ScoredView): TemplateResult {
    return html\`<b part="total">\${strings.score.amount(result.total, result.unit)}</b>\`;
  }
}
`,
    [`src/elements/${tag}/${tag}.styles.ts`]: `import {css} from 'lit';
import {blockStyles} from '../../styles/block.js';

const ${own} = css\`
  b {
    font-variant-numeric: tabular-nums;
  }
\`;

/** The style sheets of \`<${tag}>\`. */
export const ${own}Styles = [...blockStyles, ${own}];
`,
    [`src/elements/${tag}/meta.ts`]: `import {COMMON, OF_SITUATIONS} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of \`<${tag}>\`. */
export const meta = {
  text: 'hand-or-source',
  vocabulary: 'locales',
  attributes: {...COMMON, ...OF_SITUATIONS, for: {}},
} as const satisfies ElementMeta;
`,
    [`src/elements/${tag}/define.ts`]: `import {define} from '../base/definition.js';
import {${name}} from './${tag}.js';

define('${tag}', ${name});

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`,
    [`src/cli/fallback/${tag}.ts`]: `import {scoredProblems} from '../page/scored-problems.js';
import {writeScored} from '../page/scored-text.js';
import type {Fallback} from './fallback.js';

/** What \`<${tag}>\` is without script. */
export const fallback: Fallback = {
  check: (found, checking) => scoredProblems(found, checking),
  write: (found, writing) =>
    writeScored(found, writing, {
      isSaid: true,
      lines: ({shared: {result, strings}}) => [strings.score.amount(result.total, result.unit)],
    }),
};
`,
    [`test/elements/${tag}.test.ts`]: `import {expect, html} from '@open-wc/testing';
import type {${name}} from '../../src/elements/${tag}/${tag}.js';
import './all-rules.js';
import '../../src/elements/${tag}/define.js';
import {show, texts} from './example-fixture.js';

describe('${tag}', () => {
  it('shows what the hand is worth', async () => {
    const element = await show<${name}>(
      html\`<${tag} rules="luqiao" by="self" hand="${HAND}"></${tag}>\`,
      '[part=total]',
    );
    expect(texts(element, '[part=total]')).to.deep.equal(['64 hu']);
  });
});
`,
    [`stories/elements/${tag}.stories.ts`]: `import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {${name}} from '../../src/elements/${tag}/${tag}.js';

const meta: Meta<${name}> = {
  title: 'Elements/${tag}',
  component: '${tag}',
  args: {rules: 'luqiao@1', hand: '${HAND}', by: 'self', lang: 'en'},
};
export default meta;

/** A hand of its own. */
export const OwnHand: StoryObj<${name}> = {
  play: async ({canvasElement}) => {
    const shown = () => canvasElement.querySelector('${tag}')?.shadowRoot?.querySelector('[part=total]');
    await waitFor(() => expect(shown()?.textContent).toBe('64 hu'));
  },
};
`,
  };
}

/**
 * Lines that lists by hand need: the file, the line that is there, and what stands after it.
 * @param {string} tag
 * @param {string} meaning one sentence
 * @returns {readonly (readonly [file: string, after: RegExp, line: string])[]}
 */
export function newLines(tag, meaning) {
  const said = meaning.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
  return [
    ['test/page/elements.ts', /^ {2}'mj-waits': .*\n/m, `  '${tag}': inside('${tag}'),\n`],
    [
      'test/elements/defaults.test.ts',
      /^ {2}'mj-waits': .*\n/m,
      `  '${tag}': around(html\`<${tag}></${tag}>\`),\n`,
    ],
    [
      'tools/site/examples.mjs',
      /^export const EXAMPLES = \{\n/m,
      `  '${tag}': {\n    examples: [\n${EXAMPLES.map(([said, attributes, inside = '']) => `      ['${said}', '<${tag} ${attributes}>${inside}</${tag}>'],\n`).join('')}    ],\n    pitfalls: ['Say by which rules: \`rules\`.'],\n  },\n`,
    ],
    ['README.md', /^\| `<mj-waits>` .*\n/m, `| \`<${tag}>\` | ${said} |\n`],
  ];
}

/**
 * Writes them.
 * @param {string} root the folder of the repository
 * @param {string | undefined} tag
 * @param {string | undefined} meaning
 * @throws {Error} if the tag is no name of an element, or there is one already, or a list has changed its form
 */
export function makeElement(root, tag, meaning) {
  if (!/^mj-[a-z]+(-[a-z]+)*$/.test(tag ?? ''))
    throw new Error('Name the element: npm run new-element mj-total "What a hand is worth, as a number."');
  if (!/^[A-Z].*\.$/.test(meaning ?? ''))
    throw new Error('Say in one sentence what the element shows, from a capital letter to a full stop.');
  if (existsSync(path.join(root, 'src/elements', tag))) throw new Error(`There is a <${tag}> already.`);
  /** @type {[string, string][]} */
  const texts = Object.entries(newFiles(tag, meaning));
  for (const [file, after, line] of newLines(tag, meaning)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!after.test(text)) throw new Error(`${file} has no line like ${after}.`);
    texts.push([file, text.replace(after, (found) => found + line)]);
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return texts.map(([file]) => file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tag, meaning] = parseArgs({allowPositionals: true}).positionals;
  try {
    const made = makeElement(fileURLToPath(new URL('../..', import.meta.url)), tag, meaning);
    process.stdout.write(
      `${made.join('\n')}\nNow: npm run elements, npm run format, npm run build, npm run check\n`,
    );
  } catch (problem) {
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}
