/** The words of a text: its own names in every language, and what the elements need beside them. */
import {LANGS, type Lang, type PatternName, type RulesetText} from '../../core/game/names.js';
import {printCondition} from '../print/conditions.js';
import type {SettingOption} from '../settings/options.js';
import {FACTOR, LISTED, type TextLine} from './lines.js';

/** The words of a rule set, as they are registered with it. */
export type VariantTexts = Readonly<Record<Lang, () => Promise<RulesetText>>>;

/** What the words are made of. */
export interface Wording {
  readonly title: string;
  readonly lines: readonly TextLine[];
  /** The words for units by id. */
  readonly units: ReadonlyMap<string, string>;
  readonly options: readonly SettingOption[];
  /** The author's name of the limit. */
  readonly limit: string;
  /** The words of the rules that the text builds on. */
  readonly parent?: Readonly<Partial<Record<Lang, () => Promise<RulesetText>>>> | undefined;
  /** Names of rows of these rules, where there are no words. */
  readonly natives: ReadonlyMap<string, string>;
}

interface Phrases {
  readonly needs: (about: string) => string;
  readonly manyWilds: (most: string) => string;
  readonly closed: string;
  readonly open: string;
  readonly simple: string;
  readonly outside: string;
}

const PHRASES: Readonly<Record<Lang, Phrases>> = {
  ja: {
    needs: (about) => `和了には「${about}」が必要です`,
    manyWilds: (most) => `財神が多すぎて計算できません。${most}枚までです。`,
    ...{closed: '門前', open: '副露', simple: '2–8', outside: '么九牌'},
  },
  'zh-Hant': {
    needs: (about) => `和牌必須符合「${about}」`,
    manyWilds: (most) => `百搭太多，無法計分，最多${most}張。`,
    ...{closed: '門清', open: '副露', simple: '2–8', outside: '么九'},
  },
  'zh-Hans': {
    needs: (about) => `和牌必须符合“${about}”`,
    manyWilds: (most) => `百搭太多，无法计分，最多${most}张。`,
    ...{closed: '门清', open: '副露', simple: '2–8', outside: '幺九'},
  },
  en: {
    needs: (about) => `a win must have ${about}`,
    manyWilds: (most) => `There are too many wild tiles to score: ${most} at most.`,
    ...{closed: 'concealed', open: 'melded', simple: '2–8', outside: '1, 9 and honors'},
  },
};

/**
 * What a row counts for, as readers are told: its author's words. The condition of a known pattern is told in the language;
 * where it is one word, it says no more than the name.
 */
function conditionOf({entry, named}: TextLine, lang: Lang): string {
  const own = entry.cells.get('note') ?? entry.cells.get('when');
  if (own) return own.text;
  if (named.isOwn) return named.says;
  return named.says.includes(' ') ? printCondition(named.says, lang).replaceAll('>=', '≥') : '';
}

/** The code of a win that lacks what every win needs. */
export const NEEDS = 'winning-needs';
/** The code of a hand with more wild tiles than are tried. */
export const MANY_WILDS = 'too-many-wilds';

function textIn(lang: Lang, wording: Wording, parent: RulesetText | undefined): RulesetText {
  const {title, lines, units, options, limit, natives} = wording;
  const {needs, manyWilds, closed, open, simple, outside} = PHRASES[lang];
  const names: Record<string, PatternName> = {};
  const conditions: Record<string, string> = {};
  for (const [id, native] of natives) {
    names[id] = parent?.names[id] ?? {name: native};
    conditions[id] = parent?.conditions[id] ?? '';
  }
  for (const line of lines) {
    names[line.id] = {name: line.name.text};
    conditions[line.id] = conditionOf(line, lang);
  }
  const before = (word: string) => (amount: string) => `${word} ${amount}`;
  return {
    title,
    names,
    conditions,
    presets: {},
    units: {
      ...parent?.units,
      ...Object.fromEntries(units),
      [FACTOR]: FACTOR,
      [LISTED]: units.values().next().value ?? '',
    },
    ...(parent?.payments && {payments: parent.payments}),
    ...(parent?.flags && {flags: parent.flags}),
    limits: {...parent?.limits, ...(limit && {limit})},
    problems: {...parent?.problems, [NEEDS]: needs, [MANY_WILDS]: manyWilds},
    forms: {
      ...parent?.forms,
      closed: before(closed),
      open: before(open),
      simple: before(simple),
      outside: before(outside),
    },
    details: async () => {
      const of = await parent?.details();
      const own = options.map(({key, name, choices}) => {
        const words = Object.fromEntries(choices.map((choice) => [choice, choice]));
        return [key, {label: name, help: choices.join(' | '), choices: words}] as const;
      });
      return {options: {...of?.options, ...Object.fromEntries(own)}, rules: of?.rules ?? {}};
    },
  };
}

/** The words in each language; those of the rules that the text builds on are fetched when they are asked for. */
export const textsOf = (wording: Wording): VariantTexts =>
  Object.fromEntries(
    LANGS.map((lang) => [lang, async () => textIn(lang, wording, await wording.parent?.[lang]?.())]),
  ) as Record<Lang, () => Promise<RulesetText>>;
