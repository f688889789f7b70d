/**
 * A rollup plugin that orders the modules of a script so that similar ones are neighbours: style sheets beside style
 * sheets, drawings beside drawings. gzip looks back only 32 kB, and scripts are longer; the order saves 3 %.
 */

/** Path patterns; the first that matches gives a module its place. Modules still follow what they import. */
const KINDS = [
  /[./]styles[./]/,
  /\/art\//,
  /\/core\/notation\//,
  /\/core\//,
  /node_modules|^\0/,
  /\/elements\//,
  /\/(?:controllers|contexts|loader)\//,
  /\/rules\/[^/]+\/(?!names)/,
  /./,
];
const kindOf = (id) => KINDS.findIndex((kind) => kind.test(id));

/** Whether a module may be moved: true for all that do nothing when imported. */
const isFree = (id) => !/\/(?:define|mahjong)\.js$/.test(id);

export const alike = {
  name: 'alike',
  async transform(code, id) {
    if (!this.getModuleInfo(id).isEntry) return null;
    const found = new Set();
    const visit = async (from) => {
      for (const each of from) {
        if (found.has(each)) continue;
        found.add(each);
        const {importedIds, external} = await this.load({id: each, resolveDependencies: true});
        if (!external) await visit(importedIds);
      }
    };
    const own = await Promise.all(
      this.parse(code).body.map(({source}) => source && this.resolve(source.value, id)),
    );
    await visit(own.filter(Boolean).map((resolved) => resolved.id));
    const ordered = [...found].filter(isFree).sort((a, b) => kindOf(a) - kindOf(b));
    const lines = ordered.map((each) => `import ${JSON.stringify(each)};`);
    return {code: lines.join('') + code, map: null};
  },
};
