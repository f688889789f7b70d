/** What the front matter of a Markdown page says about all of its hands: `mj-rules: mcr`, `lang: ja`. */

/** What holds for texts of a page that do not say it themselves. */
export interface Defaults {
  /** The language of the page, where no element around names one. */
  readonly lang?: string;
  /** The rule set of code fences and shortcodes that say how a hand was won (`by`), or what it scores (`expect`). */
  readonly rules?: string;
  /** Texts of rules by the ids by which `rules="#id"` names them, where the page itself has none. */
  readonly texts?: Readonly<Record<string, string>>;
}

const NAMES = {lang: 'lang', 'mj-rules': 'rules'} as const;

/** A line of YAML or TOML that gives one value to a name at the left margin. */
const LINE = /^["']?([\w-]+)["']?[ \t]*[:=][ \t]*(?:"([^"]*)"|'([^']*)'|([^\s#][^\s]*))[ \t]*(?:#.*)?\r?$/gm;

/** Reads front matter, without the lines that enclose it or with them. */
export function readMatter(matter: string): Defaults {
  const given: {lang?: string; rules?: string} = {};
  for (const [, name, double, single, bare] of matter.matchAll(LINE)) {
    if (Object.hasOwn(NAMES, name)) given[NAMES[name as keyof typeof NAMES]] = double ?? single ?? bare;
  }
  return given;
}
