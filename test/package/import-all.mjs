/** Imports the modules named on the command line and prints which globals of a page they reached for, and where. */
import {pathToFileURL} from 'node:url';

// Lit brings a stand-in for customElements to Node; it must be set up first
await Promise.all(['lit', '@lit/context'].map((name) => import(name)));

const touched = [];
for (const name of ['customElements', 'document', 'window']) {
  const value = globalThis[name];
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      const caller = new Error().stack.split('\n')[2];
      if (!caller.includes('node_modules')) touched.push(`${name} ${caller.trim()}`);
      return value;
    },
    set() {
      touched.push(`${name} is set`);
    },
  });
}

const modules = process.argv.slice(2);
for (const file of modules) await import(pathToFileURL(file).href);
console.log(JSON.stringify({imported: modules.length, touched}));
