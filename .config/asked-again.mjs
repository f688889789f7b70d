// Lets a page ask again for a file of dist/cdn/chunks that failed to come.
//
// A browser keeps the failure of an address for as long as a page is open, so that a file that has failed must be asked for
// by another address. Code can do so for what it imports itself, but not for what that imports in turn. So no chunk imports
// another one by `import … from`: each asks for those that it needs, all at once, as it asks for what it needs later.

/**
 * In the script of the page, what asks for a file, and once more by another address if it does not come. A file that has come
 * is there once, by whatever address: what it keeps is kept for all. A file that has failed is not asked for again at every
 * redraw that needs it, but after each of a few pauses, and then only when the reader clicks or taps or the browser is online
 * again; `mj-file` tells the page so. Chunks find it by a symbol, so that each has one short line of it.
 */
const ASKER = `globalThis[Symbol.for('mj-file')] ??= ((files) => (file, from) => {
  const href = new URL(file, from);
  const one = (files[href] ??= {tried: 0});
  const ask = () => import(one.tried++ ? href + '?again=' + one.tried : href);
  return (one.coming ??= ask().catch(ask).catch((error) => {
    const {tried} = one;
    const forget = () => {
      if (tried < one.tried) return;
      one.coming = undefined;
      dispatchEvent(new Event('mj-file'));
    };
    if (tried < 8) setTimeout(forget, 2 ** tried * 250);
    for (const sign of ['online', 'click']) addEventListener(sign, forget, {once: true});
    throw error;
  }));
})({});`;

const ASK = `const orAgain = (file) => globalThis[Symbol.for('mj-file')](file, import.meta.url);`;

/** The chunks beside a chunk are those that it names so; the script of the page, which is there, lies above them. */
const isBeside = ({source}) => source?.value.startsWith('./');

/** What a chunk may take of another one: names. */
const NAMED = new Set(['ImportSpecifier', 'ExportSpecifier']);

/** The variables that a chunk exports. */
function exportedIn({body}) {
  const variables = body
    .filter(({type, kind}) => type === 'VariableDeclaration' && kind !== 'const')
    .flatMap(({declarations}) => declarations.map(({id}) => id.name));
  return body
    .filter(({type, source}) => type === 'ExportNamedDeclaration' && !source)
    .flatMap(({specifiers}) => specifiers.map(({local}) => local.name))
    .filter((name) => variables.includes(name));
}

/** The names that are set after their declaration, anywhere below a node. */
function* setIn(node) {
  if (node?.type === 'AssignmentExpression') yield node.left.name;
  if (node?.type === 'UpdateExpression') yield node.argument.name;
  if (typeof node === 'object' && node) for (const part of Object.values(node)) yield* setIn(part);
}

/** What a chunk takes of others: of each file, names here by names there; and what it hands on of them. */
function takenIn(besides) {
  const files = new Map(besides.map(({source}) => [source.value, []]));
  const handed = [];
  for (const {source, specifiers} of besides)
    for (const {imported, exported, local} of specifiers) {
      const name = exported ? `handedOn${handed.length}` : local.name;
      if (exported) handed.push(`${name} as ${exported.name}`);
      files.get(source.value).push(`${(imported ?? local).name}: ${name}`);
    }
  return {files, handed};
}

/** A chunk that asks for the chunks beside it. */
function asking(code, besides) {
  if (!besides.length) return code.includes('orAgain(') ? `${ASK}\n${code}` : null;
  let rest = code;
  for (const {start, end} of besides.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  const {files, handed} = takenIn(besides);
  const names = [...files.values()].map((all) => `{${all.join(', ')}}`).join(', ');
  const asked = [...files.keys()].map((file) => `orAgain('${file}')`).join(', ');
  const exported = handed.length ? `\nexport {${handed.join(', ')}};` : '';
  return `${ASK}\nconst [${names}] = await Promise.all([${asked}]);\n${rest}${exported}`;
}

/** The plugin for rollup. */
export const askedAgain = {
  name: 'asked-again',
  renderDynamicImport: () => ({left: 'orAgain(', right: ')'}),
  renderChunk(code, {fileName, isEntry}) {
    const program = this.parse(code);
    const besides = program.body.filter(isBeside);
    if (
      besides.some(
        ({type, specifiers = []}) =>
          !specifiers.every(({type: one}) => NAMED.has(one)) || type === 'ExportAllDeclaration',
      )
    )
      this.error(`${fileName} takes all of another chunk, which this plugin cannot ask for`);
    const set = new Set(setIn(program));
    for (const name of isEntry ? [] : exportedIn(program))
      if (set.has(name))
        this.error(`${fileName} exports ${name} and sets it later: other chunks would keep the old value`);
    const asked = asking(code, besides);
    return isEntry && asked !== null ? `${ASKER}\n${asked}` : asked;
  },
};
