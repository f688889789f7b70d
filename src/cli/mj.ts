#!/usr/bin/env node
/** `mj`: the scoring core without a page. */
import {langIn} from './args.js';
import {main} from './main.js';
import {remark} from './output.js';
import {UNREADABLE} from './page/unreadable.js';
import {commandWords} from './words/index.js';
import {whyUnwritten} from './write-file.js';
import {CALLED} from './called.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // a reader that stops early (`| head`) is no error
  if (error.code === 'EPIPE') process.exit(0);
  const {files} = commandWords(langIn(process.argv.slice(2)));
  remark(`${CALLED}: ${files.outputNotWritten(whyUnwritten(error)(files))}`);
  process.exit(UNREADABLE);
});

process.exitCode = await main(process.argv.slice(2));
