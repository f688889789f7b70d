/**
 * A rollup plugin: a script's modules in an order in which what is alike stands together. gzip looks back 32 kB and no
 * further, and a script is longer; sheets beside sheets and drawings beside drawings save it 3 %.
 */

/** By path, the first that fits. What a module imports stands before it all the same. */
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

/** Which modules may stand anywhere: all but those that do something when imported. */
const isFree = (id) => !/\/(?:define|cdn\/.*|loader)\.js$/.test(id);

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
