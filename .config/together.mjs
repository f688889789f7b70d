import path from 'node:path';
import {wordsOf} from './words.mjs';

/**
 * Which modules stand in one file. All that a page needs for the first score is asked for at the same time, so none of
 * these files may import a further one.
 */
const SHOWS_A_SCORE = /\/elements\/(?:mj-(?:example|score-breakdown)\/define|mj-hand\/arranged)\.js$/;
const RULE_SET = /\/rules\/(\w+)\/index\.js$/;
const OF_A_RULE_SET = /\/rules\/(\w+)\//;
const LANGUAGE = /\/\.build\/locales\/(?:ja|en|zh-Han[st])\.js$/;
const SPEECH = /\/locales\/speech\.js$/;
/** What else few pages need two of: the words of a language that all elements share. */
const ALONE = /^locales\/(ja|en|zh-Han[st])\.js$/;
/** The words for playing, in a file for each language: the command shows them, and no page. */
const OF_PLAY = /^(?:rules\/\w+\/flow|core\/game\/flow-words)\/(ja|en|zh-Han[st])\.js$/;
/** What each rule set has little of: one file holds that of all rule sets. */
const OF_ALL = /^rules\/\w+\/(as-text|frequency|spellings)\.js$/;

/**
 * The name of the file of a module that does not stand with what imports it. The words of goals stand with those of a
 * table to play at.
 */
function apartIn(id) {
  const file = path.relative('.build', id).replaceAll(path.sep, '/');
  const language = OF_PLAY.exec(file)?.[1];
  if (language) return `flow-${language}`;
  const of = wordsOf(file) ?? ALONE.exec(file)?.[1] ?? OF_ALL.exec(file)?.[1];
  return of?.replaceAll('/', '-').replace('coach-', 'play-');
}

function chunksOf(all, getModuleInfo) {
  /** The modules that match, and those that they import, directly or through others; dynamic imports are left out. */
  const reached = (from) => {
    const found = new Set(from);
    for (const id of found) getModuleInfo(id).importedIds.forEach((each) => found.add(each));
    return found;
  };
  const matching = (pattern) => all.filter((id) => pattern.test(id));
  const entries = all.filter((id) => getModuleInfo(id).isEntry);
  return {
    /** Sentences for screen readers, which hands fetch as soon as they are drawn. */
    speech: reached(matching(SPEECH)),
    // words are fetched beside the script, so what the words of each language need comes with the script
    script: reached([...entries, ...matching(LANGUAGE)]),
    score: reached([...matching(SHOWS_A_SCORE), ...matching(RULE_SET)]),
  };
}

let chunks;

/** For rollup's `manualChunks`. */
export function chunkOf(id, {getModuleIds, getModuleInfo}) {
  chunks ??= chunksOf([...getModuleIds()], getModuleInfo);
  const apart = apartIn(id);
  if (apart) return apart;
  if (chunks.script.has(id)) return 'mahjong';
  if (chunks.speech.has(id)) return 'speech';
  if (chunks.score.has(id)) return OF_A_RULE_SET.exec(id)?.[1] ?? 'score';
  return undefined;
}
