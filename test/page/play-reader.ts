/** Somebody who plays a hand in a page by keys alone, and knows of it only roles and names. */
import type {Page} from 'playwright';
import type {PlayedHandDetail} from '../../src/elements/base/events.js';
import type {Random} from '../../src/core/tiles/random.js';

/** A page with an element, and a field beside it. */
export const playPage = (
  attributes: string,
  scripts = '<script type="module" src="/cdn/mahjong.js"></script>',
) =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>page</title>
    <link rel="stylesheet" href="/prestyle.css">
    ${scripts}
  </head>
  <body>
    <input aria-label="A field">
    <mj-play ${attributes}></mj-play>
  </body>
</html>`;

/** What a page has told, in the order in which it has. */
export interface Told {
  readonly turns: number;
  readonly ends: readonly PlayedHandDetail[];
  readonly problems: readonly string[];
  readonly said: readonly string[];
}

/** What the reader may do: the buttons of a group with their names, those that can do nothing apart. */
export interface Offered {
  readonly tiles: readonly {readonly name: string; readonly isOff: boolean}[];
  readonly moves: readonly string[];
}

declare global {
  interface Window {
    told?: {turns: number; ends: PlayedHandDetail[]; problems: string[]; said: string[]};
  }
}

/** Notes what an element tells a page, and what is announced. */
function note(): void {
  const told = (window.told = {
    turns: 0,
    ends: [] as PlayedHandDetail[],
    problems: [] as string[],
    said: [] as string[],
  });
  addEventListener('mj-turn', () => told.turns++);
  addEventListener('mj-end', ({detail}) => told.ends.push(detail));
  addEventListener('mj-invalid', ({detail}) => told.problems.push(detail.code));
  new MutationObserver((records) => {
    for (const node of records.flatMap(({addedNodes}) => [...addedNodes]))
      if (node instanceof HTMLParagraphElement && node.parentElement?.role === 'status')
        told.said.push(node.textContent);
  }).observe(document, {childList: true, subtree: true});
}

/** The names of buttons in the named groups of the page, and which button has the focus. */
function look([hand, moves]: readonly string[]) {
  const root = document.querySelector('mj-play')?.shadowRoot;
  const buttons = (label: string) => [
    ...(root?.querySelectorAll<HTMLElement>(`[role=group][aria-label="${label}"] button`) ?? []),
  ];
  const nameOf = (one: Element | null | undefined) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const at = root?.activeElement;
  const [keys, acts] = [buttons(hand), buttons(moves)];
  return {
    tiles: keys.map((one) => ({name: nameOf(one), isOff: one.ariaDisabled === 'true'})),
    moves: acts.map(nameOf),
    at: at ? nameOf(at) : '',
    key: keys.findIndex((one) => one === at),
    ends: window.told?.ends.length ?? 0,
  };
}

const GROUPS = ['Your tiles', 'What you may do'];

export class PlayReader {
  private constructor(
    private readonly page: Page,
    private heard = {turns: 0, ends: 0},
  ) {}

  /** Opens a page, and sits down. */
  static async sit(page: Page, address: string): Promise<PlayReader> {
    await page.addInitScript(note);
    await page.goto(address);
    const reader = new PlayReader(page);
    await reader.heardMore();
    return reader;
  }

  told(): Promise<Told> {
    return this.page.evaluate(() => {
      if (!window.told) throw new Error('nobody listens');
      return window.told;
    });
  }

  private look() {
    return this.page.evaluate(look, GROUPS);
  }

  /** What there is to do; undefined once the hand is over. */
  async offered(): Promise<Offered | undefined> {
    const {tiles, moves, ends} = await this.look();
    return ends > this.heard.ends ? undefined : {tiles, moves};
  }

  /** Waits until something is asked or a hand is over, and drawn. */
  async heardMore(): Promise<void> {
    const turns = await this.page.evaluate(async ({turns, ends}) => {
      const {told} = window;
      while (told && told.turns <= turns && told.ends.length <= ends)
        await new Promise(requestAnimationFrame);
      await document.querySelector<HTMLElement & {updateComplete: Promise<unknown>}>('mj-play')
        ?.updateComplete;
      return told?.turns ?? 0;
    }, this.heard);
    this.heard = {...this.heard, turns};
  }

  /** Goes on to the next hand, once that one is over. */
  async next(name: string): Promise<void> {
    this.heard = {...this.heard, ends: (await this.told()).ends.length};
    await this.press(name);
    await this.heardMore();
  }

  /** Goes to a button by its name, and presses it. */
  async press(name: string): Promise<void> {
    for (const key of ['Tab', 'Shift+Tab'])
      for (let i = 0; i < 40; i++) {
        if ((await this.look()).at === name) return this.page.keyboard.press('Enter');
        await this.page.keyboard.press(key);
      }
    throw new Error(`no key leads to ${name}`);
  }

  /** Goes to the tiles. @returns the place of the one that has the focus */
  private async enter(): Promise<number> {
    for (const key of ['Tab', 'Shift+Tab'])
      for (let i = 0; i < 40; i++) {
        const {key: at} = await this.look();
        if (at >= 0) return at;
        await this.page.keyboard.press(key);
      }
    throw new Error('no key leads to the tiles');
  }

  /** Discards a tile by its place in the hand. */
  async discard(at: number): Promise<void> {
    const from = await this.enter();
    for (let i = from; i !== at; i += i < at ? 1 : -1)
      await this.page.keyboard.press(i < at ? 'ArrowRight' : 'ArrowLeft');
    const {key: reached} = await this.look();
    if (reached !== at) throw new Error(`the focus is on tile ${reached}, not ${at}`);
    await this.page.keyboard.press('Enter');
  }

  /** Asks for advice, and reads it. */
  async advice(): Promise<string> {
    if (!(await this.look()).at) await this.enter();
    await this.page.keyboard.press('h');
    const advice = this.page.locator('mj-play').getByRole('paragraph').filter({hasText: ADVICE});
    return advice.innerText();
  }

  /** Makes a move, and waits for the next question or the end. @returns the name of what was pressed */
  async act(
    choose: (offered: Offered) => number | string | Promise<number | string>,
  ): Promise<string | undefined> {
    const offered = await this.offered();
    if (!offered) return undefined;
    const chosen = await choose(offered);
    await (typeof chosen === 'number' ? this.discard(chosen) : this.press(chosen));
    await this.heardMore();
    return typeof chosen === 'number' ? offered.tiles[chosen].name : chosen;
  }
}

/** What a computer player would do: what begins so is the name of the button that does it. */
const ADVICE = /^A computer player would (.+?)\.(?: |$)/;

/** Takes what is rare wherever it is offered, and does else what the hint says. */
export async function keen(reader: PlayReader, {tiles, moves}: Offered): Promise<number | string> {
  const rare = moves.find((name) => /^(?:win|declare|add|kong|set aside)(?! ready$)/.test(name));
  if (rare) return rare;
  const advice = await reader.advice();
  const would = ADVICE.exec(advice)?.[1] ?? '';
  const tile = /^discard (.+)/.exec(would)?.[1];
  if (tile === undefined) return moves.includes(would) ? would : raise(`nothing is called ${would}`);
  const at = tiles.findIndex(({name, isOff}) => !isOff && new RegExp(`^${tile}(, drawn)?$`, 'i').test(name));
  return at < 0 ? raise(`no tile is called ${tile}`) : at;
}

function raise(message: string): never {
  throw new Error(message);
}

/** Any tile that can be discarded, or any other move. */
export const anything =
  (random: Random) =>
  ({tiles, moves}: Offered): number | string => {
    const keys = tiles.flatMap(({isOff}, i) => (isOff ? [] : [i]));
    const at = random.below(keys.length + moves.length);
    return at < keys.length ? keys[at] : moves[at - keys.length];
  };
