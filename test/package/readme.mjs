/** The table of sizes in README.md, made of the limits: `npm run readme` writes it. */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {LIMITS} from './limits.mjs';

const file = fileURLToPath(new URL('../../README.md', import.meta.url));
const SIZES = /(?<=<!-- sizes -->\n\n).*?(?=\n\n<!-- \/sizes -->)/s;

export const readme = () => readFileSync(file, 'utf8');

/** README.md with the table as it should be. */
export function withSizes(text) {
  if (!SIZES.test(text)) throw new Error('README.md has nothing between <!-- sizes --> and <!-- /sizes -->.');
  const rows = LIMITS.map(([name, limit, content]) => `| ${name} | ${content} | ${limit} kB |`);
  return text.replace(SIZES, () => ['| what | content | limit |', '| --- | --- | --- |', ...rows].join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, withSizes(readme()));
