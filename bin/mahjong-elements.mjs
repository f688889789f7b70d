#!/usr/bin/env node
// The command is in dist/, which a checkout does not have before it is built.
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const command = new URL('../dist/cli/mj.js', import.meta.url);

if (existsSync(command)) await import(command.href);
else {
  const checkout = fileURLToPath(new URL('..', import.meta.url));
  console.error(
    `The command is not built yet. Run: npm run build:command --prefix ${JSON.stringify(checkout)}`,
  );
  process.exitCode = 1;
}
