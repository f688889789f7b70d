/** The words of the command, by language. The command fetches nothing, so all of them are imported. */
import type {Lang} from '../../core/game/names.js';
import {en} from './en.js';
import {ja} from './ja.js';
import type {CommandWords} from './strings.js';
import {zhHans} from './zh-Hans.js';
import {zhHant} from './zh-Hant.js';

export type {CommandWords, FileWords, LogWords, Needed} from './strings.js';

const WORDS: Readonly<Record<Lang, CommandWords>> = {ja, 'zh-Hant': zhHant, 'zh-Hans': zhHans, en};

/** What the command says in a language. */
export const commandWords = (lang: Lang): CommandWords => WORDS[lang];
