/** `mj check page.html…`: fails where a notation or an expected total on a page is wrong. */
import type {Args} from './args.js';
import {CALLED} from './called.js';
import {checkRulesCommand} from './check-rules.js';
import {otherCards} from './card-files.js';
import {faultLine} from './fault-line.js';
import {formatFor, isModule} from './page-names.js';
import {eachPage} from './pages.js';
import {checkAny} from '../render/page.js';
import {Lines} from '../core/situation/place.js';
import type {Placed} from './page/score.js';
import {commandWords} from './words/index.js';
import {UNREADABLE} from './page/unreadable.js';
import {print, printJson, remark} from './output.js';
import {READ_ROOM} from './room.js';
import {tryRules} from './trial.js';

/**
 * Runs `mj check`, of pages or of rules. Of pages it prints each problem with its place, and on standard error what could
 * not be checked.
 * @returns the exit status: 1 if there is a problem
 */
export async function checkCommand(args: Args): Promise<number> {
  const {given, lang, says} = args;
  if (isModule(given.rules)) return checkRulesCommand(given.rules, args);
  if (given.rules !== undefined) return tryRules(args);
  const found: object[] = [];
  const asked = given.lang === undefined ? undefined : lang;
  let count = 0;
  const all = await eachPage(args, async (file, source) => {
    const format = formatFor(file, given.format);
    const checked = await checkAny(source, {format, lang: asked});
    count += checked.count;
    // most pages of a folder have nothing of ours
    if (!checked.count && args.words.includes(file))
      remark(`${file}: ${says.nothingToCheck(`${CALLED} check --rules ${file}`)}`);
    if (given.room && checked.roomy) {
      remark(`${file}: ${says.room(checked.roomy)}`);
      remark(READ_ROOM);
    }
    const lines = new Lines(source);
    const placed = ({at, message}: Placed) => ({...lines.placeOf(at), message});
    for (const note of checked.notes) remark(faultLine(file, placed(note)));
    const cards = await otherCards(file, source);
    const {otherCard} = commandWords(asked ?? checked.lang ?? lang);
    const others = cards.map(({at, address}) => ({at, message: otherCard(address)}));
    for (const problem of [...checked.problems, ...others].map(placed)) {
      found.push({file, ...problem});
      if (!given.json) print(faultLine(file, problem));
    }
  });
  if (given.json) printJson(found);
  else remark(`${count} checked, ${found.length} wrong`);
  if (!all) return UNREADABLE;
  return found.length ? 1 : 0;
}
