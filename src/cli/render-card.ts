/** `mj render --card --out card.png page.html`: the card of a hand, board or round of a page. */
import {plainNames} from '../elements/views/name-lang.js';
import {Spoken} from '../elements/mj-board/spoken.js';
import {tableWordsFor} from './page/words.js';
import {UsageError, type Args} from './args.js';
import {cardOf, type Card} from './card.js';
import {cardPage, formatFor} from './page-names.js';
import {onCard} from './page/cards.js';
import {findOn} from './page/find.js';
import type {FoundElement} from './page/found.js';
import {scoreFound} from './page/score.js';
import {isScored} from '../locales/score-text.js';
import {spokenHand} from './page/spoken-hand.js';
import {UNREADABLE} from './page/unreadable.js';
import {eachPage} from './pages.js';
import {remark} from './output.js';
import {writeAndPrint} from './render.js';
import {CALLED} from './called.js';

/** Runs `mj render --card` for a page: the first element with a hand or table, or the one with the id after `#`. */
export async function renderCardCommand(args: Args): Promise<number> {
  const {given, says, words} = args;
  if (words.length > 1) throw new UsageError(says.oneOnly(`${CALLED} render`, 'page'));
  if (typeof given.out !== 'string')
    throw new UsageError(says.needs(`${CALLED} render --card`, 'output', '--out card.png'));
  const file = given.out;
  const {page, id} = cardPage(words[0]) ?? {page: words[0]};
  let status = 0;
  const isRead = await eachPage({...args, words: [page]}, async (_, source) => {
    const all = findOn(source, htmlOf(formatFor(page, undefined)));
    const asked = id === undefined ? all : all.filter(({attributes}) => attributes.id === id);
    const card = await firstCard(asked, all, file, {
      said: given.lang === undefined ? undefined : args,
      isWithScore: given.scored === true,
    });
    if (!card) remark(`${words[0]}: ${says.nothingForCard}`);
    status = card ? await writeAndPrint(args, card) : 1;
  });
  return isRead ? status : UNREADABLE;
}

/** Feeds have no cards of their own. */
const htmlOf = (format: ReturnType<typeof formatFor>) => (format === 'xml' ? 'html' : format);

/** @param said whose language the words of the card are in; otherwise in that of the element */
async function firstCard(
  asked: readonly FoundElement[],
  all: readonly FoundElement[],
  file: string,
  {said, isWithScore}: {said: Pick<Args, 'lang'> | undefined; isWithScore: boolean},
): Promise<Card | undefined> {
  for (const one of asked) {
    const found = said ? {...one, lang: said.lang} : one;
    const on = await onCard(one, all);
    if (!on) continue;
    if ('rows' in on) {
      const shared = isWithScore ? await scoreFound(found) : undefined;
      const scored = shared && isScored(shared.result) ? {shared} : {};
      return cardOf(on, {file, alt: await spokenHand(found), ...scored});
    }
    const words = await tableWordsFor(found);
    const plain = {...words, strings: plainNames(words.strings)};
    return cardOf(on, {file, alt: new Spoken(plain, on.shown).middle(), words});
  }
  return undefined;
}
