/** What a result is made of, field by field, for the page for programs: from the types and their comments. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {RULESETS} from '../rulesets/list.mjs';

const root = new URL('../../', import.meta.url);
/** The page for programs. */
export const API = new URL('stories/site/api.md', root);

const FILES = ['src/core/game/result.ts', 'src/core/situation/problem.ts', 'src/core/situation/unit.ts'];

const read = (file) => readFileSync(new URL(file, root), 'utf8');

/** The comment of a declaration, without its stars, and with its links as code. */
const commentOf = (node) =>
  (ts.getTextOfJSDocComment(node.jsDoc?.at(-1)?.comment) ?? '').replace(/\{@link ([\w.]+)\}/g, '`$1`');

/** The exported types of the files by name. */
function declarations() {
  const found = new Map();
  for (const file of FILES) {
    const source = ts.createSourceFile(
      fileURLToPath(new URL(file, root)),
      read(file),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const node of source.statements)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) found.set(node.name.text, node);
  }
  return found;
}

const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** The fields of an interface: name, type, and what its comment or that of its type says. */
function fieldsOf(name, known) {
  return known.get(name).members.map((member) => {
    const type = member.type.getText().replace(/^readonly /, '');
    const own = known.get(type.replace(/\[\]$/, ''));
    const said = commentOf(member) || (own ? commentOf(own) : '');
    return {name: member.name.getText(), type, said, isOptional: Boolean(member.questionToken)};
  });
}

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The values of `status`, each with what it means. */
export function statuses(known = declarations()) {
  const [, ...values] = commentOf(known.get('Status')).split(/^- /m);
  return values.map((text) => {
    const [, value, said] = /^`([\w-]+)`: ([^]*)$/.exec(text);
    return [value, said.trim()];
  });
}

/** The unit of each rule set. */
export const units = () =>
  RULESETS.map(({id}) => [id, /^ {2}unit: '(\w+)',$/m.exec(read(`src/rules/${id}/index.ts`))[1]]);

/** The tables about a result, in Markdown. */
export function resultText() {
  const known = declarations();
  const rows = (name) =>
    fieldsOf(name, known).map(({name: field, type, said, isOptional}) => [
      `\`${field}\`${isOptional ? ' (not always)' : ''}`,
      `\`${type}\``,
      said.split(/\n- /)[0],
    ]);
  const heads = ['field', 'type', 'meaning'];
  const parts = ['Line', 'Exclusion', 'Group', 'Payment', 'Problem'].map(
    (name) => `#### \`${name}\`\n\n${table(heads, rows(name))}`,
  );
  return [
    table(heads, rows('ScoreResult')),
    '`status` is one of:',
    table(
      ['`status`', 'meaning'],
      statuses(known).map(([value, said]) => [`\`${value}\``, said]),
    ),
    '`unit` is that of the rule set:',
    table(
      ['rule set', '`unit`'],
      units().map((row) => row.map((text) => `\`${text}\``)),
    ),
    ...parts,
  ].join('\n\n');
}

const PLACE = /(?<=<!-- result -->\n\n)[^]*?(?=\n\n<!-- \/result -->)/;

/** A page with these tables in their place. */
export function withResult(text) {
  if (!PLACE.test(text)) throw new Error('The page for programs has no place for the result.');
  return text.replace(PLACE, () => resultText());
}
