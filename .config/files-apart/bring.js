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

/** Whether files can be imported. A page without an origin imports none, and a server need not let others import its files. */
const canImport = () => !src || (origin !== 'null' && new URL(src).origin === origin);

/** Fetches a file. */
const bringFile = (path) => (canImport() ? import(path) : byTag(new URL(path, src).href));
