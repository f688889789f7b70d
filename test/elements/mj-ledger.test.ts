/** A game kept by its results: read, shown, written by readers, and exported. */
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {fromCsv, toCsv} from '../../src/elements/mj-ledger/csv.js';
import {ledgerWords} from '../../src/locales/ledger.js';
import type {MjLedger} from '../../src/elements/mj-ledger/mj-ledger.js';
import type {Problem} from '../../src/core/situation/problem.js';
import {netOf} from '../../src/core/game/settle.js';
import {LANGS} from '../../src/core/game/names.js';
import {wordOf} from '../../src/round/ledger/words.js';
import {waitUntil} from './patience.js';

interface Set {
  readonly rules?: string;
  readonly players?: string;
  readonly sitsout?: string;
  readonly points?: string;
  readonly lang?: string;
  readonly editable?: boolean;
  readonly required?: boolean;
}

const ledger = (text: string, set: Set = {}, ready = '[part=table]'): Promise<MjLedger> =>
  show<MjLedger>(
    html`<mj-ledger
      lang=${set.lang ?? 'en'}
      rules=${set.rules ?? 'ribon'}
      players=${set.players ?? 'A B C'}
      sitsout=${set.sitsout ?? ''}
      points=${set.points ?? ''}
      ?editable=${set.editable}
      ?required=${set.required}
      name="game"
      >${text}</mj-ledger
    >`,
    ready,
  );

/** The seat of each player, hand by hand. */
const seats = (element: Element): string[] => {
  const rows = [...(element.shadowRoot?.querySelectorAll('[part=hand], [part=next]') ?? [])];
  return rows.map((row) =>
    [...row.querySelectorAll('[part~=seat]')]
      .map((seat) => (seat.matches('[part~=out]') ? '–' : (seat.textContent.trim().at(0) ?? '')))
      .join(''),
  );
};

const row = (element: Element, part: string): string[] => texts(element, `[part=${part}] [part~=points]`);

const settled = async (element: MjLedger): Promise<void> => {
  await element.updateComplete;
  await element.updateComplete;
};

describe('mj-ledger', () => {
  it('seats four at a table for three: who sits out, who deals (R8)', async () => {
    const element = await ledger('A tsumo 12\nD ron B 9\ndraw D A', {players: 'A B C D', sitsout: 'D'});
    expect(seats(element)).to.deep.equal(['ESW–', 'ES–W', 'S–WE', 'SW–E']);
    expect(texts(element, '[part~=dealer]').map((text) => text.replace(/\s+/g, ' '))).to.have.length(4);
    expect(row(element, 'hand').join(' ')).to.equal('74 38 38 50 74 29 38 59 84 29 18 69');
  });

  it('shows who deals, but no winds, where dice decide these and nobody says them (SG-4)', async () => {
    const element = await ledger('B ron A 3 dice=334\ndraw', {rules: 'shiragiku', players: 'A B C D'});
    const seats = texts(element, '[part~=seat]').map((text) => text.replace(/\s+/g, ' '));
    expect(seats).to.deep.equal([
      ...['North dealer', 'East', 'South', 'West'],
      ...['', 'dealer', '', ''],
      ...['', 'dealer', '', ''],
    ]);
    const tops = [...element.shadowRoot!.querySelectorAll('[part=hand]:nth-child(2) [part~=points]')].map(
      (points) => points.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).to.equal(1);
  });

  it('frames the dealers alone, so that forced colours tell them too', async () => {
    const element = await ledger('A tsumo 12');
    for (const seat of element.shadowRoot?.querySelectorAll('[part~=seat]') ?? []) {
      const {outlineStyle, borderStyle} = getComputedStyle(seat);
      const framed = seat.matches('[part~=dealer]') ? 'solid' : 'none';
      expect([outlineStyle, borderStyle]).to.deep.equal([framed, 'none']);
    }
  });

  it('ends a game with prizes and its result (R6)', async () => {
    const element = await ledger('draw A B', {points: 'A52,B88,C10'});
    expect(texts(element, '[part=note]')).to.deep.equal([
      'bust prizes: A +10 points, B +10 points, C −20 points',
    ]);
    expect(texts(element, '[part~=bust]')).to.deep.equal(['−30']);
    expect(row(element, 'result')).to.deep.equal(['+12', '+78', '−90']);
    expect(texts(element, '[part=sum]')).to.deep.equal(['All together: 150 points']);
  });

  it('loses nothing in any row but what lies on the table', async () => {
    const lines = 'A tsumo 12\nD ron B 9 riichi A\ndraw D A riichi D\nA ron D 17, B ron D 15\nfalsewin A';
    const {ledger: kept} = await ledger(lines, {players: 'A B C D', sitsout: 'D'});
    expect(kept?.fault).to.equal(undefined);
    for (const {frame, ending} of kept?.hands ?? []) {
      const names = ['east', 'south', 'west'] as const;
      const sum = (of: typeof ending.net): number => names.reduce((all, seat) => all + (of[seat] ?? 0), 0);
      expect(sum(netOf(names, [...ending.payments, ...ending.prizes]))).to.equal(0);
      expect(sum(ending.points) + ending.sticks).to.equal(sum(frame.points) + frame.sticks);
    }
  });

  it('reads the lines of an editor that writes paragraphs, and the values before them', async () => {
    const element = await show<MjLedger>(
      html`<mj-ledger
        ><p>rules=mcr players=A,B,C,D</p>
        <p>A ron B 24</p>
        B tsumo 12<br />draw</mj-ledger
      >`,
      '[part=table]',
    );
    expect(row(element, 'next')).to.deep.equal(['28', '28', '−28', '−28']);
  });

  it('shows what stands before a mistake, marks it, and says it once', async () => {
    const page = await fixture(html`<div></div>`);
    const said: string[] = [];
    page.addEventListener('mj-invalid', (event) => said.push((event as CustomEvent<Problem>).detail.message));
    const element = document.createElement('mj-ledger');
    Object.assign(element, {rules: 'ribon', players: 'A B C', textContent: 'A tsumo 12\nB run 3\nC tsumo 1'});
    page.append(element);
    await waitUntil(() => element.shadowRoot?.querySelector('[part=error]')?.textContent.includes('run'));
    expect(texts(element, '[part=line]')).to.deep.equal(['A tsumo 12']);
    expect(texts(element, '[part=mark]')).to.deep.equal(['run']);
    const boxOf = (part: string): DOMRect =>
      element.shadowRoot!.querySelector(`[part=${part}]`)!.getBoundingClientRect();
    expect(boxOf('error').top, 'the reason stands beside its line').to.be.below(boxOf('mark').bottom);
    expect(texts(element, '[part=error] + [part=text]')).to.deep.equal(['C tsumo 1']);
    expect(element.problem).to.include({code: 'unknown-word', line: 2, column: 3});
    element.requestUpdate();
    await settled(element);
    expect(said).to.have.length(1);
  });

  it('names the rule that is broken, and the attribute that is wrong', async () => {
    const over = await ledger('draw A B\nA tsumo 9', {points: 'A52,B88,C10'});
    expect(over.problem).to.include({cite: 'RB-6'});
    expect(over.problem?.message).not.to.contain('RB-');
    const odd = await ledger('A tsumo 9', {points: 'A52,Q1'}, '[part=error]');
    expect(texts(odd, '[part=field]')).to.deep.equal(['points']);
    const unknown = await ledger('A tsumo 9', {rules: 'nothing'}, '[part=error]');
    expect(unknown.problem?.code).to.equal('unknown-rules');
  });

  it('speaks four languages', async () => {
    const heads = [];
    for (const lang of LANGS) {
      const element = await ledger('A tsumo 12', {lang});
      await waitUntil(() => texts(element, 'thead th').length === 4);
      heads.push(texts(element, 'tfoot th')[0].replace(/\s+/g, ' '));
    }
    expect(new Set(heads).size).to.equal(4);
  });

  it('is a table to a screen reader, also where it is laid out as a grid', async () => {
    const box = await fixture(html`<div style="inline-size: 320px"></div>`);
    const element = document.createElement('mj-ledger');
    Object.assign(element, {rules: 'mcr', players: 'Aoi Ben Chika Dai', textContent: 'Aoi ron Ben 24'});
    box.append(element);
    await waitUntil(() => element.shadowRoot?.querySelector('[part=table]'));
    const root = element.shadowRoot!;
    expect(root.querySelectorAll('[role=rowheader]')).to.have.length(2);
    expect(root.querySelectorAll('[role=cell]')).to.have.length(8);
    expect(element.scrollWidth).to.be.at.most(320);
    await expect(element).to.be.accessible();
  });
});

describe('mj-ledger of a long game', () => {
  const LONG = 20_000;
  const long = (lines: number): string => 'B tsumo 9\nA tsumo 9\n'.repeat(lines / 2);
  const rows = (element: Element): number => element.shadowRoot?.querySelectorAll('[part=hand]').length ?? 0;

  it('draws a few hands in each task', async () => {
    const element = await show<MjLedger>(
      html`<mj-ledger lang="en" rules="tohtenko">${long(800)}</mj-ledger>`,
      '[part=table]',
    );
    expect(rows(element)).to.be.within(1, 200);
    await waitUntil(() => rows(element) === 800);
    expect(element.problem).to.equal(undefined);
    expect(texts(element, '[part=number]').slice(-1)).to.deep.equal(['800']);
  });

  it('has 2,000 hands at most, and says at which line there are more', async () => {
    const element = await show<MjLedger>(
      html`<mj-ledger lang="en" rules="tohtenko">${long(LONG)}</mj-ledger>`,
      '[part=table]',
    );
    expect(element.problem).to.include({code: 'too-many-hands', line: 2001, column: 1});
    expect(element.problem?.message).to.equal('A ledger can have 2000 hands at most.');
    await waitUntil(() => rows(element) === 2000);
  });

  it('takes a hand more without drawing all of them anew', async () => {
    const element = await show<MjLedger>(
      html`<mj-ledger lang="en" rules="tohtenko">${long(400)}</mj-ledger>`,
      '[part=table]',
    );
    await waitUntil(() => rows(element) === 400);
    element.value = `${element.value}\nA tsumo 9`;
    await settled(element);
    expect(rows(element)).to.equal(401);
    element.value = 'A tsumo 9';
    await settled(element);
    expect(rows(element)).to.equal(1);
  });
});

/** Types a line into the field, and enters it. */
async function enter(element: MjLedger, line: string): Promise<void> {
  const field = element.shadowRoot?.querySelector('input');
  field?.focus();
  await sendKeys({type: line});
  await sendKeys({press: 'Enter'});
  await settled(element);
}

const button = (element: Element, name: string, n = 0): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${name}]`) ?? [])].at(n);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

const press = async (element: MjLedger, name: string, n = 0): Promise<void> => {
  button(element, name, n).click();
  await settled(element);
};

describe('mj-ledger that is written', () => {
  const edited = (text: string, set: Set = {}): Promise<MjLedger> =>
    ledger(text, {editable: true, ...set}, '[part=editor]');

  it('takes a hand by keyboard, undoes twice and redoes', async () => {
    const element = await edited('A tsumo 12');
    const changed = oneEvent(element, 'change');
    await enter(element, 'B ron C 8');
    await changed;
    await enter(element, 'draw');
    expect(element.value).to.equal('A tsumo 12\nB ron C 8\ndraw');
    expect(texts(element, '[part=line]')).to.have.length(3);
    await press(element, 'undo');
    await press(element, 'undo');
    expect(element.value).to.equal('A tsumo 12');
    await press(element, 'redo');
    expect(element.value).to.equal('A tsumo 12\nB ron C 8');
    await enter(element, 'draw A');
    expect(button(element, 'redo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('refuses an invalid line, says why, and keeps what was typed', async () => {
    const element = await edited('A tsumo 12');
    await enter(element, 'B ron B 8');
    expect(texts(element, '[part=editor] [part=error]')).to.deep.equal([
      'B cannot win on their own discard.',
    ]);
    const field = element.shadowRoot?.querySelector('input');
    expect(field?.value).to.equal('B ron B 8');
    expect(field?.getAttribute('aria-invalid')).to.equal('true');
    expect(element.value).to.equal('A tsumo 12');
    expect(element.problem).to.equal(undefined);
  });

  it('changes and removes a hand', async () => {
    const element = await edited('A tsumo 12\nB ron C 8');
    await press(element, 'change', 0);
    expect(element.shadowRoot?.querySelector('input')?.value).to.equal('A tsumo 12');
    await waitUntil(() => element.shadowRoot?.activeElement?.matches('input'));
    element.shadowRoot?.querySelector('input')?.select();
    await enter(element, 'A tsumo 6');
    expect(element.value).to.equal('A tsumo 6\nB ron C 8');
    await press(element, 'remove', 1);
    expect(element.value).to.equal('A tsumo 6');
  });

  it('puts words in by a tap', async () => {
    const element = await edited('');
    const words = texts(element, '[part~=word]');
    expect(words).to.include.members([
      'A',
      'B',
      'C',
      'tsumo',
      'ron',
      'draw',
      'riichi',
      'nagashi',
      'falsewin',
    ]);
    await press(element, 'word', words.indexOf('B'));
    await press(element, 'word', words.indexOf('tsumo'));
    expect(element.shadowRoot?.querySelector('input')?.value).to.equal('B tsumo ');
  });

  it('offers words that are read, in each language', async () => {
    for (const lang of LANGS)
      for (const [word, text] of Object.entries((await ledgerWords.load(lang)).words))
        expect(wordOf({text}), text).to.equal(word);
  });

  it('offers the word for a false win that players of the rule set say, and reads it', async () => {
    const expected = {
      luqiao: 'チョンボ',
      ribon: 'チョンボ',
      mcr: '錯和',
      shiragiku: '錯和',
      xinzhang: '錯和',
    };
    for (const [rules, said] of Object.entries(expected)) {
      const players = rules === 'ribon' ? 'A B C' : 'A B C D';
      const element = await edited('', {rules, players, lang: 'ja'});
      const words = texts(element, '[part~=word]');
      expect(
        words.filter((text) => wordOf({text}) === 'falsewin'),
        rules,
      ).to.deep.equal([said]);
      await press(element, 'word', words.indexOf(said));
      await press(element, 'word', words.indexOf('B'));
      await press(element, 'add');
      await settled(element);
      expect(element.problem, rules).to.equal(undefined);
      expect(element.value).to.equal(`${said} B`);
    }
    const chinese = await edited('', {rules: 'mcr', players: 'A B C D', lang: 'zh-Hant'});
    expect(texts(chinese, '[part~=word]')).to.include('詐胡');
  });

  it('is a field of a form', async () => {
    const element = await edited('', {required: true});
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    await settled(element);
    expect(form.checkValidity()).to.equal(false);
    await waitUntil(() => element.shadowRoot?.querySelector('input'));
    await enter(element, 'A tsumo 12');
    expect(form.checkValidity()).to.equal(true);
    expect([...new FormData(form)]).to.deep.equal([['game', 'A tsumo 12']]);
    form.reset();
    await settled(element);
    expect(element.value).to.equal('');
    element.value = 'C tsumo 9';
    expect([...new FormData(form)]).to.deep.equal([['game', 'C tsumo 9']]);
    element.disabled = true;
    await settled(element);
    expect(element.shadowRoot?.querySelectorAll('[part=editor]').length).to.equal(0);
  });

  it('is read back from its CSV', async () => {
    const lines = 'A tsumo 12\nA ron B 17, C ron B 15\ndraw A B riichi B';
    const element = await edited(lines);
    const csv = toCsv(element.ledger!);
    expect(csv.split('\n')[0]).to.equal('hand,dealer,counters,east,south,west,north,result,A,B,C');
    expect(csv).to.contain('"A ron B 17, C ron B 15"');
    expect(fromCsv(csv)).to.equal(lines);
    expect(fromCsv(csv.replaceAll('\n', '\r\n'))).to.equal(lines);
    expect(fromCsv(lines)).to.equal(lines);
    await press(element, 'remove', 0);
    const area = element.shadowRoot?.querySelector('textarea');
    area!.value = csv;
    await press(element, 'read');
    expect(element.value).to.equal(lines);
    await press(element, 'undo');
    expect(element.value).to.equal(lines.split('\n').slice(1).join('\n'));
  });

  it('hands no formula to a spreadsheet', async () => {
    const element = await edited('@cmd() tsumo 9', {players: '@cmd() B C'});
    const csv = toCsv(element.ledger!);
    expect(csv).to.not.match(/(^|,)@/m);
    expect(fromCsv(csv)).to.equal('@cmd() tsumo 9');
  });

  it('is accessible', async () => {
    await expect(await edited('A tsumo 12')).to.be.accessible();
  });
});

describe('an evening on a telephone', () => {
  const field = (element: MjLedger): HTMLInputElement => element.shadowRoot!.querySelector('input')!;
  const type = async (element: MjLedger, text: string): Promise<void> => {
    field(element).value = text;
    field(element).dispatchEvent(new Event('input', {bubbles: true}));
    await element.updateComplete;
  };

  it('shows digits where a number comes next, and letters elsewhere', async () => {
    const element = await ledger('A tsumo 12', {editable: true}, 'input');
    for (const [typed, mode] of [
      ['', 'text'],
      ['A', 'text'],
      ['A tsumo', 'numeric'],
      ['A tsumo 1', 'numeric'],
      ['A ron ', 'text'],
      ['A ron B ', 'numeric'],
      ['A ron B 17', 'numeric'],
      ['A ron B 17, C', 'text'],
    ]) {
      await type(element, typed);
      expect(field(element).inputMode, typed).to.equal(mode);
    }
  });

  it('asks who discarded', async () => {
    const element = await ledger('A tsumo 12', {editable: true}, 'input');
    await type(element, 'A ron 9');
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part~=add]')!.click();
    await element.updateComplete;
    expect(texts(element, '.refusal')[0]).to.contain('Who discarded');
  });

  it('begins the next game by a button, changes a hand of it, and adds up the evening', async () => {
    const element = await ledger('A ron B 52', {editable: true}, '[part~=next-game]');
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part~=next-game]')!.click();
    await waitUntil(() => field(element));
    await type(element, 'C tsumo 12');
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part~=add]')!.click();
    await waitUntil(() => element.shadowRoot!.querySelectorAll('[part=hand]').length === 2);
    expect(element.value).to.equal('A ron B 52\ngame\nC tsumo 12');
    expect(element.shadowRoot!.querySelectorAll('tbody [part=result]')).to.have.length(1);
    expect(texts(element, '[part=games] .line')).to.deep.equal(['All games']);
    element.shadowRoot!.querySelectorAll<HTMLButtonElement>('button[part~=change]')[1].click();
    await element.updateComplete;
    expect(field(element).value).to.equal('C tsumo 12');
    element.shadowRoot!.querySelectorAll<HTMLButtonElement>('button[part~=remove]')[1].click();
    await element.updateComplete;
    expect(element.value).to.equal('A ron B 52\ngame');
  });

  it('is the same after a reload by the lines that the guides show', async () => {
    const guides = ['/stories/docs/games.md', '/stories/site/how/evening.md'];
    const shown = await Promise.all(guides.map(async (guide) => (await fetch(guide)).text()));
    const codes = shown.map((text) => /<mj-ledger id="evening"[^]*?<\/script>/.exec(text)![0]);
    expect(codes[0]).to.equal(codes[1]);
    localStorage.removeItem('evening');
    const box = document.createElement('div');
    document.body.append(box);
    /** The page as it is after it has loaded. */
    const load = async (): Promise<MjLedger> => {
      box.innerHTML = codes[0].replace(/<script[^]*$/, '');
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = codes[0].replace(/^[^]*<script type="module">|<\/script>$/g, '');
      script.textContent += "dispatchEvent(new Event('has-run'));";
      const loaded = oneEvent(window, 'has-run');
      box.append(script);
      await loaded;
      const element = box.querySelector<MjLedger>('mj-ledger')!;
      await waitUntil(() => element.shadowRoot?.querySelector('input'));
      return element;
    };
    const first = await load();
    expect(first.value).to.equal('');
    await type(first, 'A tsumo 12');
    first.shadowRoot!.querySelector<HTMLButtonElement>('[part~=add]')!.click();
    expect((await load()).value).to.equal('A tsumo 12');
    box.remove();
    localStorage.removeItem('evening');
  });
});
