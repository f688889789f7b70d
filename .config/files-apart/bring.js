// properties of the document that no element of a page can hide by its name
const ofDocument = (name) => Object.getOwnPropertyDescriptor(Document.prototype, name).get.call(document);
const src = typeof document === 'undefined' ? '' : ofDocument('currentScript')?.src;
let policy;

/** Fetches a file by a tag. */
const byTag = (href) =>
  new Promise((come, fail) => {
    const script = Document.prototype.createElement.call(document, 'script');
    policy ??= globalThis.trustedTypes?.createPolicy('mj-files', {createScriptURL: (url) => url});
    script.src = policy?.createScriptURL(href) ?? href;
    script.onload = come;
    script.onerror = () => fail(new Error(`no file ${href}`));
    ofDocument('head').append(script);
    script.remove();
  });

/** Fetches a file. A page without an origin may import no module. */
const bringFile = (path) => (origin === 'null' && src ? byTag(new URL(path, src).href) : import(path));
