/** Sentences that code puts together from words: read whole, in every language, as a reader would. */
import {readFileSync, readdirSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {rulesetWords} from '../../src/cli/texts.js';
import {LANGS, type Lang} from '../../src/core/game/names.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {REFUSALS} from '../../src/core/game/refusal.js';
import {unitPaid} from '../../src/core/game/settle.js';
import {score} from '../../src/core/scoring/score.js';
import {PROBLEM_CODES} from '../../src/core/situation/problem.js';
import {SEATS, type Situation, type WinBy} from '../../src/core/situation/situation.js';
import {sayStep} from '../../src/elements/mj-explain/step-sentences.js';
import {stepsOf} from '../../src/elements/mj-explain/explain-steps.js';
import {explainWords} from '../../src/locales/explain.js';
import {loadLocale, type Strings} from '../../src/locales/index.js';
import {roundWords} from '../../src/locales/round.js';
import type {RoundWords} from '../../src/locales/round/strings.js';
import {speakStep} from '../../src/locales/round/steps.js';
import {speakNotation} from '../../src/locales/speech.js';
import {RECORD_FAULTS, type RoundMessages} from '../../src/round/record/problem.js';
import {parseRound} from '../../src/round/text/parse.js';
import {verbOf} from '../../src/round/record/verb.js';
import {meldIn} from '../../src/round/text/tiles.js';
import {toolWords} from '../../src/locales/tools.js';
import {bbcode} from '../../src/share/bbcode.js';
import {markdown} from '../../src/share/markdown.js';
import {saidOf} from '../../src/share/circumstance-words.js';
import {plainText} from '../../src/share/text.js';
import {legal, replay, rulesets, sequences} from '../round/rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const CODES = new RegExp(
  `(?<![\\w-])(?:${[...PROBLEM_CODES, ...REFUSALS, ...RECORD_FAULTS].filter((code) => code.includes('-')).join('|')})(?![\\w-])|undefined`,
);

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「」『』（）。、，：；]`;
const STOPS = String.raw`[「」『』（）。、，：；]`;
const HALF_WIDTH = new RegExp(`${CJK} ?[(),:;!?]|[(),:;!?] ?${CJK}`, 'u');
const SPACED = new RegExp(`${CJK} +${CJK}`, 'u');
const AT_STOP = new RegExp(`${STOPS} | ${STOPS}`, 'u');

/** Text in quotation marks is shown as it is typed; hands in notation have brackets of their own. */
const plain = (text: string): string =>
  text
    .replace(/「[^」]*」|“[^”]*”|`[^`]*`/g, '')
    .replace(/[[［]+[\w+]+[\]］]+/g, '')
    .replace(/× \([^)]*\)/g, '')
    .replaceAll(' · ', '');

/** What a term like 「花牌 春」 begins with: the blank after the term is the only one between characters. */
function termsOf({hand}: Strings): string[] {
  const texts = [
    ...(['open', 'concealed', 'added'] as const).map((how) => hand.meld('kong', '', how)),
    ...(['chow', 'pung'] as const).map((kind) => hand.meld(kind, '', 'open')),
    ...(['pair', 'chow', 'pung', 'kong'] as const).map((kind) => hand.group(kind, '', 0)),
    ...[hand.held(''), hand.win(''), hand.flowers(''), hand.gari(''), hand.indicators('')],
    ...[hand.uraIndicators(''), hand.wild(''), hand.passedTiles('')],
  ];
  return texts.filter((text) => text.endsWith(' '));
}

/** What is wrong with a text, in words; empty for a text that is as it should be. */
function wrongWith(text: string, lang: Lang, strings: Strings): string[] {
  const found = [];
  if (CODES.test(text)) found.push('a code');
  if (/\p{L} [,.;:]|\s\s\S*[.]$/u.test(text)) found.push('a blank before a stop');
  if (/[.。]{2}|[.。:：][.。]|[.。] ?[(（]/u.test(text.replaceAll('…', ''))) found.push('a stop too many');
  if (/(?:^|[^\w])(?:1 (?:tiles|kinds|points|counters|patterns)\b)/.test(text)) found.push('one of many');
  if (lang === 'en') {
    if (/: (?!East\b|South\b|West\b|North\b)The\b/.test(text)) found.push('a capital after a colon');
    return found;
  }
  const said = termsOf(strings).reduce((rest, term) => rest.replaceAll(term, ''), plain(text));
  if (HALF_WIDTH.test(said)) found.push('half-width punctuation');
  if (AT_STOP.test(said)) found.push('a blank at a stop');
  if (SPACED.test(said)) found.push('a blank between characters');
  return found;
}

/** @param names names of patterns, which may have blanks */
const faultsIn = (
  texts: Iterable<string>,
  lang: Lang,
  strings: Strings,
  names: readonly string[] = [],
): string[] =>
  [...new Set(texts)].flatMap((text) => {
    const said = names.reduce((rest, name) => rest.replaceAll(name, 'name'), text);
    return wrongWith(said, lang, strings).map((what) => `${what}: ${text}`);
  });

const folder = new URL('../round/flow/', import.meta.url);
const records = [
  ...sequences.map(([, text]) => text),
  ...readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^## .*$/m)
      .slice(1),
  ),
];

/** Every move of these rounds, with what others may do after it. */
const moved = records.flatMap((text) => {
  const record = parseRound(text);
  if (isFault(record)) return [];
  const {positions} = replay(record);
  return record.moves.slice(0, Math.max(0, positions.length - 1)).map((move, i) => {
    const after = positions[i + 1];
    const others = SEATS.filter((seat) => after.rules && after.seats[seat] && seat !== move.seat);
    return {move, choices: others.map((seat) => ({seat, moves: legal(after, seat)}))};
  });
});

/** All hands that the tables show, each also won in the other ways, so that some may not win. */
const situations: readonly (readonly [Situation, Ruleset])[] = await Promise.all(
  rulesets.map(async (ruleset) => {
    const examples = Object.values((await ruleset.examples?.()) ?? {});
    const ways: readonly WinBy[] = ['discard', 'self', 'robbing'];
    return examples.flatMap((example) =>
      ways.map((by) => [{...example, by, rules: ruleset.id}, ruleset] as const),
    );
  }),
).then((all) => all.flat());

describe.each(LANGS)('%s', (lang) => {
  let strings: Strings;
  let words: RoundWords;

  beforeAll(async () => {
    [strings, words] = await Promise.all([loadLocale(lang), roundWords.load(lang)]);
  });

  it('says every move of a round with its verb once, and what others may do in sentences', () => {
    const said = new Set<string>();
    const twice: string[] = [];
    for (const {move, choices} of moved) {
      const alone = speakStep({strings, words}, move.seat, move);
      // the verb without its tiles
      const verb = words.done[verbOf(move.do, meldIn(move.meld))]('').replace(/^を/, '').trim();
      const [stem] = /^\p{L}{1,2}|./u.exec(verb) ?? [''];
      if (move.meld && alone.split(stem).length > 2 && lang !== 'en') twice.push(alone);
      if (move.meld && /\b(chow|pung|kong)s?\b.*\b\1s? of\b/.test(alone)) twice.push(alone);
      said.add(alone);
      said.add(speakStep({strings, words}, move.seat, move, choices));
    }
    expect(said.size).toBeGreaterThan(200);
    expect(twice).toEqual([]);
    expect(faultsIn(said, lang, strings)).toEqual([]);
  });

  it('says why a move is not legal in one sentence, with the rule before the stop and tiles in words', () => {
    const messages: RoundMessages = {
      round: words,
      problems: strings.problems,
      named: (notation) => speakNotation(strings, notation),
    };
    const said = records.flatMap((text) => {
      const record = parseRound(text, {}, messages);
      return isFault(record) ? [] : replay(record, {messages}).problems;
    });
    const texts = new Set(said.map(({message}) => message));
    expect(texts.size).toBeGreaterThan(100);
    expect(faultsIn(texts, lang, strings)).toEqual([]);
    expect([...texts].filter((text) => !/[^.。][.。]$/.test(text))).toEqual([]);
    const moves = said.filter(({code}) => !RECORD_FAULTS.some((one) => one === code));
    expect(
      moves
        .map(({message}) => plain(message))
        .filter((text) => /(?<![A-Za-z])[1-9]+[mpsf](?! of )(?![A-Za-z])|\[/.test(text)),
      'notation',
    ).toEqual([]);
    expect(moves.filter(({message, cite}) => cite && !message.includes(cite))).toEqual([]);
  });

  it('says a score, shares it, and explains it step by step', async () => {
    const explaining = {...strings, ...(await explainWords.load(lang))};
    const tools = {...strings, ...(await toolWords.load(lang))};
    const texts = new Set<string>();
    for (const [situation, ruleset] of situations) {
      const result = score(situation, ruleset, strings.problems);
      const text = rulesetWords(ruleset)[lang];
      const shared = {situation, ruleset, result, text, strings, said: saidOf(situation, ruleset, tools)};
      for (const form of [plainText, markdown, bbcode])
        for (const line of form(shared).split('\n')) texts.add(line);
      const telling = {
        ...{
          situation,
          result,
          text,
          nameText: text,
          strings: explaining,
          paid: unitPaid(ruleset),
          cite: true,
        },
      };
      for (const step of stepsOf({situation, ruleset, result})) {
        const {title, said, sum} = sayStep(step, telling);
        for (const one of [title, ...said.map((each) => each.text), sum ?? '']) texts.add(one);
      }
    }
    const names = rulesets
      .flatMap((ruleset) => Object.values(rulesetWords(ruleset)[lang].names).map(({name}) => name))
      .filter((name) => name.includes(' '));
    expect(texts.size).toBeGreaterThan(2000);
    expect(faultsIn(texts, lang, strings, lang === 'en' ? [] : names)).toEqual([]);
  });
});
