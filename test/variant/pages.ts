/** The pages of the gallery of variants, and the rules in the fence of each. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../stories/variants');

/** The names of the texts. */
export const GALLERY: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.basename(file, '.md'));

/** A page of the gallery. */
export const galleryPage = (name: string): string => readFileSync(path.join(FOLDER, `${name}.md`), 'utf8');

/** The rules in the fence of a page. */
export function galleryRules(name: string): string {
  const [, id, rules] = /^```mj-rules id=(\S+)\n([^]*?)^```$/m.exec(galleryPage(name)) ?? [];
  if (id !== name) throw new Error(`${name}: the fence is called ${id}`);
  return rules;
}
