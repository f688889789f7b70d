/**
 * A plugin of remark, for Markdown and MDX: code fences of our languages become tags with their content for readers without
 * script.
 */
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {
  isRendered,
  languageOf,
  optionsUnder,
  refuseForPlugin,
  refused,
  type PluginOptions,
} from './fences.js';
import {check, render} from './index.js';
import {rulesFence, rulesHtml, rulesTexts, type RulesFence} from './rules-fence.js';

export type {PluginOptions} from './fences.js';

/** A node of Markdown. */
interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: Node[];
  data?: Record<string, unknown>;
  readonly position?: {readonly start: {readonly line: number}};
}

/** A file of unified. */
interface File {
  readonly path?: string;
  readonly data?: {
    readonly matter?: Readonly<Record<string, unknown>>;
    readonly astro?: {readonly frontmatter?: Readonly<Record<string, unknown>>};
  };
  message?(reason: string, place?: unknown): unknown;
}

/** A node of HTML, as rehype has it. */
type Hast =
  | {readonly type: 'text' | 'comment'; readonly value: string}
  | {
      readonly type: 'element';
      readonly tagName: string;
      readonly properties: Readonly<Record<string, string>>;
      readonly children: readonly Hast[];
      readonly content?: {readonly type: 'root'; readonly children: readonly Hast[]};
    };

/**
 * `unified().use(remarkParse).use(mahjong)…`. The result is a tree of elements, so that neither raw HTML nor JSX is needed.
 * Front matter (remark-frontmatter, vfile-matter, Astro) sets the language (`lang`) and the rules (`mj-rules`).
 *
 * What cannot be read stays code, with a message of the file; if `strict` is set, it stops the build.
 */
export default function mahjong(
  options: PluginOptions = {},
): (tree: unknown, file: unknown) => Promise<void> {
  refuseForPlugin(options);
  return async (tree, about) => {
    const root = tree as Node;
    const file = about as File;
    const [first] = root.children ?? [];
    const matter = first && ['yaml', 'toml'].includes(first.type) ? first.value : undefined;
    const under = optionsUnder(options, file.data?.astro?.frontmatter, file.data?.matter, matter);
    const code = codeIn(root);
    const texts = rulesTexts(code.map(({node}) => rulesIn(node)));
    for (const {node, put} of code) {
      const rules = rulesIn(node);
      const format = rules ? 'mj-rules' : languageOf(node.lang);
      if (!format) continue;
      const text = `${node.value ?? ''}\n`;
      const problems = await check(text, {...under, texts, format});
      if (problems.length && options.strict)
        throw refused(file.path ?? format, problems, node.position?.start.line);
      for (const {message} of problems) file.message?.(message, node);
      if (rules) {
        put(replaced(rulesHtml(rules)));
        continue;
      }
      const html = await render(text, {...under, texts, format, declarative: options.declarative ?? false});
      if (isRendered(html)) put(replaced(html));
    }
  };
}

/** The rules as text that a node is. */
const rulesIn = ({lang, meta, value = ''}: Node): RulesFence | undefined =>
  rulesFence(`${lang ?? ''} ${meta ?? ''}`, `${value}\n`);

/** All code in a tree, each with what puts another node in its place. */
function codeIn(parent: Node): {readonly node: Node; readonly put: (other: Node) => void}[] {
  return (parent.children ?? []).flatMap((node, i, all) =>
    node.type === 'code' ? [{node, put: (other: Node) => void (all[i] = other)}] : codeIn(node),
  );
}

/** A node that rehype reads as the element, and that is written as HTML in Markdown. */
function replaced(html: string): Node {
  const [element] = hastOf(parseFragment(html));
  if (element?.type !== 'element') throw new Error('a fence has become no element');
  const {tagName: hName, properties: hProperties, children: hChildren} = element;
  return {
    type: 'paragraph',
    children: [{type: 'html', value: html}],
    data: {hName, hProperties, hChildren},
  };
}

function hastOf({childNodes}: Tree.ParentNode): Hast[] {
  return childNodes.flatMap((node): Hast[] => {
    if ('value' in node) return [{type: 'text', value: node.value}];
    if ('data' in node) return [{type: 'comment', value: node.data}];
    if (!('tagName' in node)) return [];
    const properties = Object.fromEntries(
      node.attrs.map(({prefix, name, value}) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const content = 'content' in node && {
      content: {type: 'root' as const, children: hastOf(node.content)},
    };
    return [{type: 'element', tagName: node.tagName, properties, children: hastOf(node), ...content}];
  });
}
