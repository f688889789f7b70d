// Lets Node import a script bundle. Lit comes in its build for Node, which uses the browser's own classes where they
// exist; the stand-ins for them are as small as an import needs.
const IN_NODE = /(?<=\/(?:lit-html|@lit\/reactive-element))(?=\/(?:lit-html|reactive-element|css-tag)\.js$)/;
const SHIM = '@lit-labs/ssr-dom-shim';
const STAND_INS = `
  export const HTMLElement = globalThis.HTMLElement ?? class {};
  export const HTMLSlotElement = class {};
  export const customElements = {get() {}, define() {}};`;

export const withoutPage = {
  name: 'without-page',
  async resolveId(id, from) {
    if (id === SHIM) return id;
    const found = await this.resolve(id, from, {skipSelf: true});
    return found && {...found, id: found.id.replace(IN_NODE, '/node')};
  },
  load: (id) => (id === SHIM ? STAND_INS : null),
};
