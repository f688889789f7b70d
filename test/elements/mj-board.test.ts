/** A table as it is seen, and as it is read aloud. */
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';
import {waitUntil} from './patience.js';
import {SEATS} from '../../src/core/situation/situation.js';
import {isFault} from '../../src/core/situation/result.js';

const QUESTION = `
  E: | 1m>S 9p E W^ 9m?
  S: [_123m][456m] 78m 234p 55s | N 1s^ 9s
  W: 99m 123p 456s 789s 1s 2p | P 1m C
  N: [123p][456p] 789p 99s 78m | 2s 8s*`;

const board = (text: string, set: Partial<MjBoard> = {}): Promise<MjBoard> =>
  show<MjBoard>(
    html`<mj-board
      rules=${set.rules ?? ''}
      bottom=${set.bottom ?? ''}
      seen=${set.seen ?? ''}
      mark=${set.mark ?? ''}
      discards=${set.discards ?? ''}
      left=${set.left ?? ''}
      edge=${ifDefined(set.edge)}
      wild=${set.wild ?? ''}
      at=${set.at ?? ''}
      ?numbers=${set.numbers}
      >${text}</mj-board
    >`,
    '[part=seats]',
  );

const parts = (element: Element, selector: string): number =>
  element.shadowRoot?.querySelectorAll(selector).length ?? 0;

describe('mj-board', () => {
  it('sits each seat where it is seen from the one at the bottom', async () => {
    const element = await board(QUESTION, {rules: 'mcr', bottom: 'south'});
    const order = texts(element, '[part~=side] [part~=wind]');
    expect(order).to.deep.equal(['W', 'N', 'E', 'S']);
    for (const [part, wind] of [
      ['right', 'W'],
      ['top', 'N'],
      ['left', 'E'],
      ['bottom', 'S'],
    ])
      expect(texts(element, `[part~=${part}] [part~=wind]`)).to.deep.equal([wind]);
  });

  it('gives itself as a picture in one file', async () => {
    const element = await board(QUESTION, {rules: 'mcr', bottom: 'south', left: '52'});
    const text = await element.toSVG();
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    expect(picture.localName).to.equal('svg');
    expect(picture.querySelector('title')?.textContent).to.equal(
      'East round, 52 left. East has just discarded.',
    );
    const words = Array.from(picture.querySelectorAll('text'), ({textContent}) => textContent);
    expect(words).to.deep.equal(['East round', '52 left', 'W', 'N', 'E', 'S', 'drawn and discarded']);
    // as many tiles as are on the table, and a box for each that is hidden
    const hidden = parts(element, '[part~=side] .back');
    expect(picture.querySelectorAll('g > path:first-child').length).to.be.at.least(
      parts(element, '.tile') - hidden,
    );
    expect(picture.querySelectorAll('rect').length).to.be.at.least(hidden);
    const empty = await fixture<MjBoard>(html`<mj-board></mj-board>`);
    expect(await empty.toSVG()).to.equal('');
  });

  it('has the sign of tiles discarded as drawn beside its words, in letters of any width', async () => {
    for (const lang of ['en', 'ja', 'zh-Hant']) {
      const element = await board('E: 123m | 1m^', {lang});
      const page = await fixture(html`<div></div>`);
      page.innerHTML = await element.toSVG();
      const said = [...page.querySelectorAll('text')].at(-1)!;
      const sign = said.parentElement!.nextElementSibling!.getBoundingClientRect();
      expect(sign.width, lang).to.be.above(0);
      expect(said.getBoundingClientRect().right, lang).to.be.at.most(sign.left);
    }
  });

  it('has the tiles held in the middle of the lower edge, and a mark as wide as the tile that lies across', async () => {
    const picture = (text: string): Element =>
      new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const element = await board('S: 123456789m1234p', {rules: 'mcr', bottom: 'south'});
    const held = picture(await element.toSVG());
    const [, , across] = (held.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const lefts = [...held.querySelectorAll('g[transform]')].flatMap((one) => {
      const found = /translate\((\S+?)[ ,]/.exec(one.getAttribute('transform') ?? '');
      return found ? [Number(found[1])] : [];
    });
    // as large as fourteen tiles fit
    const wide = (300 * 16.6) / 11.2;
    const [before, after] = [Math.min(...lefts), across - (Math.max(...lefts) + wide)];
    expect(before).to.be.above(0).and.closeTo(after, 0.5);
    const lying = await board('E: | 8s*', {rules: 'mcr', mark: '8s'});
    const mark = picture(await lying.toSVG()).querySelector('ellipse');
    expect(Number(mark?.getAttribute('rx'))).to.be.above(Number(mark?.getAttribute('ry')));
  });

  it('has no top for three', async () => {
    const element = await board('S: | 1p 2p', {rules: 'ribon', bottom: 'south'});
    expect(texts(element, '[part~=right] [part~=wind], [part~=left] [part~=wind]')).to.deep.equal(['W', 'E']);
    expect(parts(element, '[part~=top]')).to.equal(0);
  });

  it('turns the called tile to whom it came from, and shows where it lay', async () => {
    const element = await board(QUESTION, {bottom: 'south'});
    const meld = element.shadowRoot?.querySelector('[part~=bottom] [part=meld]');
    expect([...(meld?.children ?? [])].map((tile) => tile.classList.contains('sideways'))).to.deep.equal([
      true,
      false,
      false,
    ]);
    expect(parts(element, '[part~=left] [part~=tile-taken]')).to.equal(1);
  });

  it('tells by shape what was drawn and thrown, declared with, and is open', async () => {
    const element = await board(QUESTION);
    expect(parts(element, '[part=river] [part~=tile-slid]')).to.equal(2);
    expect(parts(element, '[part=river] [part~=tile-sideways]')).to.equal(1);
    expect(parts(element, '[part=river] [part~=tile-open]')).to.equal(1);
  });

  it('lays rivers in rows of six', async () => {
    const element = await board('E: | 1m2m3m4m5m6m7m8m');
    const rows = [
      ...(element.shadowRoot?.querySelectorAll('[part~=side].turn [part=river] .run, .river .run') ?? []),
    ];
    expect(rows.map(({children}) => children.length)).to.deep.equal([6, 2]);
  });

  it('lays discards in one pool where the rule set does, unless the page wants rivers', async () => {
    const text = 'E: | 1m 2m\n S: | 3m';
    const pooled = await board(text, {rules: 'luqiao', wild: '9s'});
    expect(pooled.shadowRoot?.querySelector('[part=pool]')?.children.length).to.equal(3);
    const rivers = await board(text, {rules: 'luqiao', wild: '9s', discards: 'river'});
    expect(parts(rivers, '[part=pool]')).to.equal(0);
    expect(parts(rivers, '[part=river] [part~=tile]')).to.equal(3);
  });

  it('shows whose turn it is beside a pool, on a narrow screen too', async () => {
    const pooled = await board('E: | 1m 2m\n S: | 3m', {rules: 'luqiao', wild: '9s'});
    for (const width of [320, 700]) {
      pooled.style.inlineSize = `${width}px`;
      const marks = [...(pooled.shadowRoot?.querySelectorAll('.side') ?? [])].filter((side) => {
        const who = side.querySelector('[part=who]')!;
        const isArrow = who.querySelector('[part=arrow]')!.getClientRects().length > 0;
        return isArrow || parseFloat(getComputedStyle(who).borderBlockEndWidth) > 1;
      });
      expect(marks, String(width)).to.have.length(1);
      expect(marks[0].classList.contains('turn')).to.be.true;
    }
  });

  it('names the prevailing wind where the rules have one, and where there are no rules', async () => {
    const text = 'E: | 1m';
    const round = async (given: Record<string, string>) =>
      texts(await board(text, given), '[part=round]').join();
    expect(await round({rules: 'mcr'})).to.equal('East round');
    expect(await round({})).to.equal('East round');
    const element = await board(text, {rules: 'luqiao', wild: '9s'});
    expect(texts(element, '[part=round]')).to.deep.equal([]);
    expect(element.shadowRoot?.textContent).not.to.contain('East round');
    expect(await element.toSVG()).not.to.contain('East round');
  });

  it('hides what is not seen, and what is not known', async () => {
    const element = await board(QUESTION, {seen: 'south', bottom: 'south'});
    expect(parts(element, '[part~=bottom] [part~=held] [part~=tile-back]')).to.equal(0);
    for (const side of ['left', 'right'])
      expect(parts(element, `[part~=${side}] [part~=held] [part~=tile-back]`)).to.equal(13);
    expect(parts(element, '[part~=top] [part~=held] [part~=tile-back]')).to.equal(7);
  });

  it('marks tiles by kind, by seat and by their place in a river, and numbers discards', async () => {
    const element = await board(QUESTION, {mark: '9s W:1m E#3', numbers: true, bottom: 'south'});
    // 9s: two held by the north, one in the west’s hand, one thrown by the south; the west’s 1m; the third of the east
    expect(parts(element, '[part~=tile-marked]')).to.equal(6);
    expect(texts(element, '[part~=left] [part=number]')).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('says how many draws are left only where somebody can know', async () => {
    expect(parts(await board(QUESTION), '[part=left]')).to.equal(0);
    expect(texts(await board(QUESTION, {left: '52'}), '[part=left]')).to.deep.equal(['52 left']);
    // a wall without rules is as long as its author wants
    const walled = await board('wall="1m2m3m4m5m6m7m8m9m" turn=E E: 123p456p789p1234s play: E: +1m -1m');
    expect(parts(walled, '[part=left]')).to.equal(0);
    expect(parts(walled, '[part=seats]')).to.equal(1);
  });

  it('plays what follows the position, and shows any moment of it', async () => {
    const text = 'turn=E E: 123456789m1234p play: E: +5p @a -9m S: +1s -1s';
    const last = await board(text);
    expect(parts(last, '[part=river] [part~=tile]')).to.equal(2);
    const named = await board(text, {at: '@a'});
    expect(parts(named, '[part=river] [part~=tile]')).to.equal(0);
    expect(parts(named, '[part~=drawn] [part~=tile]')).to.equal(1);
    const counted = await board(text, {at: 2});
    expect(parts(counted, '[part=river] [part~=tile]')).to.equal(1);
  });

  it('is read aloud as a table of seats, after whose move it is', async () => {
    const element = await board(QUESTION, {rules: 'mcr', bottom: 'south'});
    const [said] = texts(element, '[part=seats] p');
    expect(said).to.equal('East round. East has just discarded.');
    const heads = texts(element, '[part=seats] th[scope=row]');
    expect(heads).to.deep.equal(['West', 'North', 'East, dealer', 'South']);
    const [, , east, south] = [...(element.shadowRoot?.querySelectorAll('[part=seats] tbody tr') ?? [])];
    expect(east.textContent)
      .to.contain('1 of characters (taken by South)')
      .and.contain('West wind (drawn and discarded)');
    expect(south.textContent).to.match(/chow of 1 2 3 characters, melded \(from East\)/);
    expect(element.shadowRoot?.querySelector('[part=table]')?.closest('[aria-hidden=true]')).to.not.equal(
      null,
    );
    await expect(element).to.be.accessible();
  });

  it('shows what stands before a mistake, and says where that is', async () => {
    const element = document.createElement('mj-board');
    element.textContent = 'E: 123m | 1p\nS: | 9x 3m';
    const fired = oneEvent(element, 'mj-invalid');
    document.body.append(element);
    const {detail} = (await fired) as CustomEvent<{line: number; column: number}>;
    expect([detail.line, detail.column]).to.deep.equal([2, 7]);
    await waitUntil(() => parts(element, '[part=river] [part~=tile]') === 1);
    expect(texts(element, '[part=mark]')).to.deep.equal(['x']);
    element.remove();
  });

  it('names the attribute that says nothing', async () => {
    for (const [name, value] of [
      ['bottom', 'up'],
      ['seen', 'me'],
      ['mark', '9x'],
      ['at', '@z'],
      ['left', 'many'],
      ['rules', 'nonsense'],
    ]) {
      const element = await fixture<MjBoard>(html`<mj-board>E: | 1m 2m</mj-board>`);
      element.setAttribute(name, value);
      await waitUntil(() => element.problem !== undefined, name);
      expect(element.problem?.field, name).to.equal(name);
      expect(texts(element, '[part=field]'), name).to.deep.equal([name]);
    }
  });

  it('reads a page that an editor has broken into lines', async () => {
    const element = await fixture<MjBoard>(
      html`<mj-board
        ><p>E: | 1m 2m</p>
        S: | 3m<br />W: | 4m</mj-board
      >`,
    );
    await waitUntil(() => parts(element, '[part=river] [part~=tile]') === 4);
  });

  it('takes a position, and refuses any other value', async () => {
    const given = await board('E: | 1m 2m');
    const element = await fixture<MjBoard>(html`<mj-board></mj-board>`);
    const {replay} = await import('../../src/round/game/replay.js');
    const {parseRound} = await import('../../src/round/text/parse.js');
    const record = parseRound('E: | 1m 2m');
    if (isFault(record)) throw new Error(record.message);
    [element.position] = replay(record).positions;
    await waitUntil(() => parts(element, '[part=river] [part~=tile]') === 2);
    expect(texts(element, '[part=seats] p')).to.deep.equal(texts(given, '[part=seats] p'));
    Reflect.set(element, 'position', {seats: {}});
    await waitUntil(() => element.problem?.field === 'position');
  });

  it('shows a board that it names, and follows it', async () => {
    const box = await fixture(
      html`<div>
        <mj-board id="one">E: | 1m</mj-board>
        <mj-board for="one" bottom="south"></mj-board>
      </div>`,
    );
    const [one, two] = box.querySelectorAll<MjBoard>('mj-board');
    await waitUntil(() => parts(two, '[part=river] [part~=tile]') === 1);
    one.textContent = 'E: | 1m 2m';
    await waitUntil(() => parts(two, '[part=river] [part~=tile]') === 2);
  });

  it('is as high before it is drawn as after, whatever lies on it', async () => {
    for (const text of [QUESTION, 'E: | 1m', 'E: | 1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p7p8p9p1s2s3s4s5s6s7s8s9s']) {
      const element = await board(text);
      const frame = element.shadowRoot!.querySelector('[part=frame]')!.getBoundingClientRect();
      const {inlineSize} = getComputedStyle(element.shadowRoot!.querySelector('.room')!);
      expect(frame.height).to.be.closeTo(parseFloat(inlineSize) * 0.914, 0.1);
    }
  });

  it('draws every tile and every word upright, and only called and declared tiles turned', async () => {
    const element = await board(QUESTION, {rules: 'mcr', bottom: 'south', left: '52'});
    const turned = [...element.shadowRoot!.querySelectorAll('[part~=frame] *')].filter(
      (one) => !['none', '0deg'].includes(getComputedStyle(one).rotate) && !one.matches('[part=arrow]'),
    );
    const tiles = new Set(turned.map((one) => one.closest('.tile')));
    expect([...tiles].map((tile) => tile?.matches('.sideways'))).to.deep.equal([...tiles].map(() => true));
  });

  it('stands the wall in stacks of two before the seats, side by side, as many as are left', async () => {
    const stacks = async (left: string) =>
      [
        ...(await board(QUESTION, {rules: 'mcr', left})).shadowRoot!.querySelectorAll<HTMLElement>(
          '[part=wall]',
        ),
      ].map((wall) => `${wall.style.getPropertyValue('--_stacks')}${wall.matches('.odd') ? ' odd' : ''}`);
    // 144 tiles: 18 stacks a side
    expect(await stacks('53')).to.deep.equal(['18.00', '9.00 odd']);
    expect(await stacks('84')).to.deep.equal(['18.00', '18.00', '6.00']);
    expect(parts(await board(QUESTION), '[part=wall]')).to.equal(0);
  });

  it('leaves wood and wall out where its author wants none, in pictures too', async () => {
    const at = async (edge?: 'wood' | 'none') => {
      const element = await board(QUESTION, {rules: 'mcr', left: '53', ...(edge && {edge})});
      const frame = element.shadowRoot?.querySelector('.frame');
      return {
        walls: parts(element, '[part=wall]'),
        wood: frame && getComputedStyle(frame).backgroundImage !== 'none',
        height: Math.round(element.getBoundingClientRect().height),
        boxes: (await element.toSVG()).match(/<rect/g)?.length ?? 0,
      };
    };
    const [usual, wood, none] = [await at(), await at('wood'), await at('none')];
    expect(wood).to.deep.equal(usual);
    expect([usual.walls, usual.wood]).to.deep.equal([2, true]);
    expect([none.walls, none.wood, none.height]).to.deep.equal([0, false, usual.height]);
    expect(none.boxes).to.be.lessThan(usual.boxes);
  });

  it('lets nothing of the table lie on anything else, in any width', async () => {
    const full = `indicators=3s counters=2 sticks=1 points=E125000,S31200,W18000,N25800 players=Aoi,Benedikt,Chiyo,Dan
      E: 123m 456p 77s 345s 88p +3m | 1m 9p E W^ 9m 2s^ 3p 4p 5m^ 6m^ C 1p
      S: [_123m][PP_P] XXXXXXX out 1f2f3f4f5f6f | N 2s^ 9s 2m 4s 4s^ 8p 7m>E W
      W: riichi | P 1m C 5p 6p 2s* 5s^ 3s^ 1p 1p 7p 9p 9p 8m 8m 7m 7m 8s F F
      N: [[6666s]][44_4m][_789s] XXXX | 2s 8s 6m 6m 9m 8m 2m 3m^ 5m 5p 6p 7p`;
    const element = await board(full, {left: '38'});
    for (const bottom of SEATS)
      for (const width of [320, 360, 520, 768, 1200]) {
        element.bottom = bottom;
        element.style.inlineSize = `${width}px`;
        await element.updateComplete;
        const boxes = [
          ...element.shadowRoot!.querySelectorAll(
            '[part~=label], [part~=legend], [part~=middle], .frame .tile, [part~=wall]',
          ),
        ].filter((one) => one.checkVisibility() && !one.closest('[part~=middle] *'));
        const frame = element.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
        const places = boxes.map((one) => ({one, box: one.getBoundingClientRect()}));
        for (const {one, box} of places) {
          const isInside =
            box.left > frame.left - 1 && box.right < frame.right + 1 && box.bottom < frame.bottom + 1;
          expect(isInside, `${one.part.value} ${one.className} at ${width}, ${bottom}`).to.be.true;
        }
        const overlaps = places.flatMap(({one, box}, i) =>
          places
            .slice(i + 1)
            .filter(
              (other) =>
                !one.contains(other.one) &&
                box.right - other.box.left > 1.5 &&
                other.box.right - box.left > 1.5 &&
                box.bottom - other.box.top > 1.5 &&
                other.box.bottom - box.top > 1.5,
            )
            .map(
              (other) =>
                `${one.part.value} · ${other.one.part.value} · ${other.one.closest('[part~=side]')?.part.value ?? ''}`,
            ),
        );
        expect([...new Set(overlaps)], `${width} px, from the ${bottom}`).to.deep.equal([]);
      }
  });
});

describe('mj-board, asked', () => {
  const shows = (text: string, asked: string, rules: string): Promise<MjBoard> =>
    show<MjBoard>(html`<mj-board rules=${rules} show=${asked} lang="en">${text}</mj-board>`, '[part=asked]');

  it('says who may do what, for how much, and who gets the tile (MC-10)', async () => {
    const element = await shows(QUESTION.replace('8s*', '8s'), 'may', 'mcr');
    expect(texts(element, '[part=may] li')).to.deep.equal([
      'South may win (18 fan) or chow.',
      'West may pung.',
      'North may win (19 fan).',
    ]);
    expect(texts(element, '[part=then]')).to.deep.equal([
      'If everyone claims it: South wins. The first player after the discarder wins.',
    ]);
  });

  it('says that a hand is furiten', async () => {
    const text = 'S: 234p 678p 345s 66s 78s | 9s\nW: 19m 19p 19s ESWNPFC | 6s';
    const said = async (rules: string): Promise<string> =>
      texts(await shows(text, 'waits', rules), '[part=waits] li')
        .join()
        .replace(/\s+/g, ' ');
    expect(await said('ribon')).to.match(/^South \(furiten\) waits for/);
    expect(await said('mcr')).to.match(/^South waits for/);
  });

  it('says what hands wait for by their form where there are no rules', async () => {
    const element = await shows(
      'E: [123m] 456p 77s 345s 23m S: 1199m 1199p 1199s E W: 19m 19p 19s ESWNPFC N: X',
      'waits',
      '',
    );
    const [east, south, west] = texts(element, '[part=waits] li').map((text) => text.replace(/\s+/g, ' '));
    expect(east).to.match(/^East waits for.*1 of characters.*4 of characters/);
    expect(south).to.match(/^South waits for\s*East wind/);
    expect(west.match(/left/g)).to.have.length(13);
    expect(texts(element, '[part=waits] li')).to.have.length(3);
  });

  it('names the indicator where it lies, and what it makes', async () => {
    const middleOf = async (rules: string, text: string) => {
      const table = await board(text, {rules});
      return [
        ...texts(table, '.indicator-name').map((name) => name.replace(/\s+/g, ' ')),
        ...texts(table, '[part=seats] p'),
      ];
    };
    const [name, said] = await middleOf('ribon', 'indicators=8p\nE: 123p');
    expect(name).to.equal('Dora indicatordora: 9 of dots');
    expect(said).to.include('Dora indicators: 8 of dots, dora: 9 of dots.');
    expect((await middleOf('luqiao', 'wild=9s\nE: 123p'))[0]).to.equal('Wild indicatorwild: 9 of bamboos');
  });

  it('shows what lies under the indicators once a hand with riichi has won, or in a picture', async () => {
    const PLAYED = `indicators=8p ura=E turn=E points=E50,S50,W50
      E: 123p 678p 345s 67s 99s play: E: +C riichi -C S: +1p -1p W: +1p -1p E: +8s E: win`;
    const played = await show<MjBoard>(
      html`<mj-board lang="en" rules="ribon">${PLAYED}</mj-board>`,
      '[part=seats]',
    );
    await waitUntil(() => parts(played, '[part=ura] .tile') === 1);
    expect(texts(played, '[part=seats] p')[0]).to.include('ura dora indicators: East wind');
    played.at = 3;
    await played.updateComplete;
    expect(parts(played, '[part=ura]')).to.equal(0);
    expect(texts(played, '[part=seats] p')[0]).not.to.include('ura');
    const picture = await board('indicators=8p3s ura=E9m\nE: 123p');
    expect([parts(picture, '[part=ura] .tile'), parts(picture, '[part=indicators] .tile')]).to.deep.equal([
      2, 2,
    ]);
  });

  it('shows it too where another has won beside the hand with riichi', async () => {
    const TWO = `indicators=8p ura=E turn=E points=E50,S50,W50
      S: 123p 678p 345s 67s 99s W: 234p 678p 345s 67s 11p
      play: E: +C -C S: +1p riichi -1p W: +2p -2p E: +8s -8s S: win W: win`;
    const played = await show<MjBoard>(
      html`<mj-board lang="en" rules="ribon">${TWO}</mj-board>`,
      '[part=seats]',
    );
    await waitUntil(() => parts(played, '[part=ura] .tile') === 1);
  });

  it('says that none is left of a kind that lies open four times', async () => {
    const element = await shows('S: 123m 456p 789s 23p 99p | 1p 1p 1p 1p 4p 4p 4p', 'waits', 'mcr');
    expect(texts(element, '[part=waits] li').join()).to.match(/0 left.*0 left/s);
  });

  it('says what hands wait for, and how many nobody can see', async () => {
    const element = await shows(QUESTION, 'waits', 'mcr');
    const south = [...(element.shadowRoot?.querySelectorAll('[part=waits] li') ?? [])][0];
    expect(south.textContent.replace(/\s+/g, ' ')).to.match(
      /South waits for.*6 of characters.*9 of characters/,
    );
  });

  it('counts tiles of a hidden hand as tiles that may still come', async () => {
    // two of the 9m that the south waits for are held in the west, one more lies in a river
    const left = async (seen: string): Promise<string> => {
      const element = await fixture<MjBoard>(
        html`<mj-board rules="mcr" show="waits" seen=${seen} lang="en"
          >${`E: | 9m S: 123m 456m 78m 234p 55s W: 99m 123p 456s 789s 1s 2p`}</mj-board
        >`,
      );
      await waitUntil(() => element.shadowRoot?.querySelector('[part=wait]'));
      return texts(element, '[part=waits] li')[0];
    };
    expect(await left('south')).to.contain('3 left');
    expect(await left('')).to.contain('1 left');
  });

  it('gives nothing away of a hand that is not seen', async () => {
    const element = await fixture<MjBoard>(
      html`<mj-board rules="mcr" show="may waits" seen="west" lang="en">${QUESTION}</mj-board>`,
    );
    await waitUntil(() => element.shadowRoot?.querySelector('[part=may] li'));
    expect(texts(element, '[part=may] li')).to.deep.equal(['West may pung.']);
    expect(texts(element, '[part=waits] li')).to.deep.equal([]);
  });
});
