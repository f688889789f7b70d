/** Questions on pages: `mj check` says which cannot be asked, `mj render` writes the question and a folded answer. */
import {parse, serialize, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, test} from 'vitest';
import {findOn} from '../../src/cli/page/find.js';
import {tableOn} from '../../src/cli/page/play-place.js';
import {checkPage} from '../../src/cli/page/problems.js';
import {writePage} from '../../src/cli/page/write.js';

const HAND = '[123m] [456m] 789m 234p 5s +5s';
const page = (quiz: string, hand = HAND, attributes = 'by="discard"'): string =>
  `<html lang="en"><mj-example rules="mcr" ${attributes}><mj-hand>${hand}</mj-hand>${quiz}</mj-example></html>`;
const wrong = async (source: string): Promise<string[]> =>
  (await checkPage(source, 'en')).problems.map(({at, message}) => `${source.slice(at, at + 9)} ${message}`);
const written = async (source: string): Promise<string> => (await writePage(source, 'en')).source;

describe('mj check', () => {
  test('finds nothing wrong with what can be asked', async () => {
    for (const ask of ['total', 'lines', 'win', 'groups', 'payments'])
      expect(
        await wrong(page(`<mj-quiz ask="${ask}"></mj-quiz>`, HAND, 'by="discard" from="west" seat="south"')),
      ).toEqual([]);
  });

  test('finds a question about a hand that is no win, at its attribute', async () => {
    const source = page('<mj-quiz ask="total"></mj-quiz>', '123m 456m 789m 13p 99s +8s', 'by="self"');
    expect(await wrong(source)).toEqual(['total"></ The hand is not complete.']);
  });

  test('notes a hand beside a question that draws the same hand, and no other', async () => {
    const notes = async (source: string): Promise<string[]> =>
      (await checkPage(source, 'en')).notes.map(({at, message}) => `${source.slice(at, at + 9)} ${message}`);
    const twice = [expect.stringMatching(/^<mj-hand> The question next to it .* draws this hand itself/)];
    const groups = '<mj-quiz ask="groups"></mj-quiz>';
    expect(await notes(page(groups))).toEqual(twice);
    expect(await notes(page(groups, '', `by="discard" hand="${HAND}"`))).toEqual(twice);
    expect(await notes(page('<mj-quiz ask="lines"></mj-quiz>'))).toEqual([]);
    expect(await notes(page(`<mj-quiz ask="groups" hand="123456789m 234p 5s +5s"></mj-quiz>`))).toEqual([]);
    expect(await notes(`${page('')}${groups}`)).toEqual([]);
  });

  test('finds a question of no kind', async () => {
    expect(await wrong(page('<mj-quiz ask="colour"></mj-quiz>'))).toEqual([
      'colour">< ask: “colour” is not allowed here. Write total, sums, lines, win, waits, discard, groups, payments, may, wins, next or move.',
    ]);
  });

  test('finds several discards that are as good, unless the author says which he means', async () => {
    const hand = '123m 456m 78m 1p EE SS +9p';
    const [found] = await wrong(page('<mj-quiz ask="discard"></mj-quiz>', hand, 'by="self"'));
    expect(found).toContain('are equally good');
    expect(await wrong(page('<mj-quiz ask="discard" answer="1p"></mj-quiz>', hand, 'by="self"'))).toEqual([]);
  });
});

describe('mj check of questions about waits', () => {
  const asking = (attributes: string, words = ''): string =>
    `<html lang="en"><mj-quiz ask="waits" rules="mcr" ${attributes}>${words}</mj-quiz></html>`;

  test('says why one cannot be asked', async () => {
    expect(await wrong(asking('hand="123m 456m 789p 55s 67s"'))).toEqual([
      'waits" ru This question cannot be asked: no waiting tile reaches 8 fan.',
    ]);
    expect(await wrong(asking('hand="1479m 1479p 1479s E"'))).toEqual([
      expect.stringContaining('This question cannot be asked: the hand is'),
    ]);
  });

  test('finds words that do not tell whether all tiles that complete the hand are meant', async () => {
    const hand = 'hand="123m 55p 23456s 789s"';
    expect(await wrong(asking(hand))).toEqual([]);
    expect(await wrong(asking(hand, 'What does it wait for?'))).toEqual([
      expect.stringContaining('3 kinds complete the hand, and it can win on 1s only.'),
    ]);
    for (const answer of ['winning', 'completing'])
      expect(await wrong(asking(`${hand} answer="${answer}"`, 'What does it wait for?'))).toEqual([]);
    expect((await wrong(asking(`${hand} answer="all"`)))[0]).toContain('hidden, winning or completing');
  });
});

/** A question around a board or a round. */
const aroundTable = (ask: string, table: string, words = ''): string =>
  `<html lang="en"><mj-quiz ${ask}>${words}${table}</mj-quiz></html>`;
const PUNG = `rules="luqiao" wild="9s">turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p`;
const BOARD = `<mj-board ${PUNG}</mj-board>`;

/** A board and a question about it. */
const table = (quiz: string, board = 'for="t"'): string =>
  `<html lang="en"><mj-round id="t" rules="luqiao" wild="9s">turn=E W: 77p 123m 456m 789s 4p 1s
  play: E: +1m -7p @a W: pass S: +2s -7p @b</mj-round>
  <mj-board id="b" ${board}></mj-board>${quiz}</html>`;

describe('mj check of questions about a table', () => {
  test('finds nothing wrong with what can be asked', async () => {
    expect(await wrong(table('<mj-quiz ask="may" for="b"></mj-quiz>', 'for="t" at="@b"'))).toEqual([]);
    expect(
      await wrong(table('<mj-quiz ask="may" for="t"></mj-quiz>').replace('id="t"', 'id="t" at="@a"')),
    ).toEqual([]);
  });

  test('finds one that cannot be asked, at its attribute', async () => {
    expect(await wrong(table('<mj-quiz ask="next" for="t"></mj-quiz>'))).toEqual([
      'next" for This question cannot be asked: the hand is not over.',
    ]);
    expect(await wrong(table('<mj-quiz ask="may" for="t" seat="north"></mj-quiz>'))).toEqual([
      'may" for= This question cannot be asked: no player with a known hand can act now.',
    ]);
  });
});

describe('mj check of questions around a table', () => {
  test('finds nothing wrong with what can be asked', async () => {
    expect(await wrong(aroundTable('ask="may"', BOARD))).toEqual([]);
    expect(await wrong(aroundTable('ask="may"', `<figure>${BOARD}</figure>`, 'Who?'))).toEqual([]);
    expect(await wrong(aroundTable('ask="may"', `<mj-round at="2" ${PUNG}</mj-round>`))).toEqual([]);
  });

  test('finds one that cannot be asked, at its attribute', async () => {
    expect(await wrong(aroundTable('ask="next"', BOARD))).toEqual([
      'next"><mj This question cannot be asked: the hand is not over.',
    ]);
    expect(await wrong(aroundTable('ask="may"', `<mj-round ${PUNG}</mj-round>`))).toEqual([
      'may"><mj- This question cannot be asked: no player with a known hand can act now.',
    ]);
  });

  test('finds a board inside that cannot be read, at its place', async () => {
    const [found, ...more] = await wrong(aroundTable('ask="may"', BOARD.replace('456m', '45q')));
    expect(more).toEqual([]);
    expect(found).toMatch(/^q 789s .*not a tile or a mark/);
  });
});

describe('mj render', () => {
  test('writes the answer below the board inside, with our question where the author has none', async () => {
    const folded =
      '<details><summary>Answer</summary>West may pung 7p from East: West holds 77p.</details></div></mj-quiz>';
    const ours = await written(aroundTable('ask="may"', BOARD));
    expect(ours).toContain(`</mj-board><div slot="static"><p>What can each player do now?</p>${folded}`);
    expect(ours.match(/<svg/g)).toHaveLength(1);
    expect(await written(ours)).toBe(ours);
    const words = await written(aroundTable('ask="may"', BOARD, 'Who may call?'));
    expect(words).toContain(`</mj-board><div slot="static">${folded}`);
    expect(await written(words)).toBe(words);
  });

  test('writes what the referee answers about a table, folded', async () => {
    const source = await written(table('<mj-quiz ask="may" for="b"></mj-quiz>', 'for="t" at="@a"'));
    expect(source).toContain(
      '<p>What can each player do now?</p><details><summary>Answer</summary>West may pung 7p from East: West holds 77p.</details>',
    );
    expect(await written(source)).toBe(source);
  });

  test('writes the answer folded, and the hand of the example without its score', async () => {
    const source = await written(page('<mj-quiz ask="total">How much?</mj-quiz>'));
    expect(source).toMatch(
      /How much\?<div slot="static"><p>Won by discard<\/p><details><summary>Answer<\/summary>Pure Straight: 16 fan/,
    );
    expect(source.replace(/<details>.*?<\/details>/gs, '')).not.toContain('19 fan');
  });

  test('writes our question where the author has none', async () => {
    expect(await written(page('<mj-quiz ask="total"></mj-quiz>'))).toContain(
      '<p>What is this hand worth?</p>',
    );
  });

  test('leaves the answer out where it is hidden, and writes the same a second time', async () => {
    const hidden = await written(page('<mj-quiz ask="total" answer="hidden">How much?</mj-quiz>'));
    expect(hidden).not.toContain('<details>');
    const once = await written(page('<mj-quiz ask="lines"></mj-quiz>'));
    expect(await written(once)).toBe(once);
  });
});

describe('what mj render writes for a question', () => {
  const QUIZ = `rules="mcr" by="self" seat="south" hand="123m 456m 789m 13p 99s +2p"`;
  const quiz = (attributes = ''): string => `<mj-quiz ${QUIZ} ${attributes}></mj-quiz>`;

  /** The element's parents as a browser sees them, and what is inside it. */
  function seen(html: string): {parents: string[]; inside: string} {
    const find = (node: Tree.ParentNode): Tree.Element | undefined => {
      for (const child of node.childNodes) {
        if (!('tagName' in child)) continue;
        const found = child.tagName === 'mj-quiz' ? child : find(child);
        if (found) return found;
      }
      return undefined;
    };
    const found = find(parse(html));
    if (!found) throw new Error('no question');
    const parents: string[] = [];
    for (let node = found.parentNode; node && 'tagName' in node; node = node.parentNode)
      parents.push(node.tagName);
    return {parents, inside: serialize(found)};
  }

  test.each([
    ['<body>', '</body>', false],
    ['<p>', '</p>', true],
    ['<p>A question: ', ' What now?</p>', true],
    ['<p><b><a href="#a">', '</a></b></p>', true],
    ['<h2>', '</h2>', true],
    ['<ul><li>', '</li></ul>', false],
    ['<p>Before<table><tr><td>', '</td></tr></table>', false],
    ['<label>', '</label>', true],
    ['<p><mj-example rules="mcr">', '</mj-example></p>', true],
  ])('fits where it stands, and folds its answer or leaves it out: %s', async (before, after, isPhrasing) => {
    for (const element of [quiz(), '<mj-drill rules="mcr" seed="7"></mj-drill>']) {
      const source = await written(`<html lang="en">${before}${element}${after}</html>`);
      const isQuiz = element.startsWith('<mj-quiz');
      if (isQuiz) {
        const {parents, inside} = seen(source);
        expect(parents).toEqual(seen(`<html lang="en">${before}${element}${after}</html>`).parents);
        expect(inside).toContain('<svg');
        expect(inside).toContain('What is this hand worth?');
        expect(inside.includes('<details>')).toBe(!isPhrasing);
      }
      // nothing that is written has moved out of the element
      const outside = source.replace(/<(mj-(?:quiz|drill))[^]*<\/\1>/, '');
      expect(outside).not.toContain('static');
      expect(source.includes('<details>')).toBe(!isPhrasing);
      expect(/\d fan/.test(source.replace(/<details>[^]*<\/details>/, ''))).toBe(false);
      expect(await written(source)).toBe(source);
    }
  });

  test('a question on a line of Markdown stands in a paragraph, one on lines of its own does not', async () => {
    const markdown = async (source: string): Promise<string> =>
      (await writePage(source, 'en', {format: 'md'})).source;
    expect(await markdown(`${quiz()}\n`)).not.toMatch(/<details>|<div/);
    expect(await markdown(`<mj-quiz ${QUIZ}>\n</mj-quiz>\n`)).toContain('<details>');
  });

  test('shows its hand, and what the picture does not show', async () => {
    const source = await written(`<html lang="en">${quiz()}</html>`);
    expect(source).toMatch(
      /<p><svg .*<title>Hand of 14 tiles.*<\/svg><br>.*South.*<\/p><p>What is this hand worth/s,
    );
    const elsewhere = await written(
      `<html lang="en"><mj-hand id="h" by="self">123m 456m 789m 13p 99s +2p</mj-hand><mj-quiz for="h" rules="mcr"></mj-quiz></html>`,
    );
    expect(elsewhere.match(/<svg/g)).toHaveLength(1);
  });

  test('reveals nothing where the answer is never to be shown', async () => {
    for (const never of ['reveal="never"', 'answer="hidden"', 'reveal="never" ask="waits"']) {
      const source = await written(`<html lang="en">${quiz(never)}</html>`);
      expect(source).not.toMatch(/<details>|\d fan/);
    }
  });
});

describe('mj check goes through every question', () => {
  const READY = '123m 456m 789m 13p 99s';
  const quiz = (attributes: string, hand = `${READY} +2p`): string =>
    `<html lang="en"><mj-quiz rules="mcr" ${hand.includes('+') ? 'by="self"' : ''} hand="${hand}" ${attributes}></mj-quiz></html>`;

  test.each([
    ['ask="total"', READY],
    ['ask="lines"', READY],
    ['ask="groups"', READY],
    ['ask="payments"', READY],
    ['ask="total"', `${READY} +5s`],
    ['ask="lines"', `${READY} +5s`],
    ['ask="payments"', `${READY} +5s`],
    ['ask="waits"', '147m 147p 147s ESWN'],
    ['ask="discard"', READY],
  ])('that has no answer: %s of %s', async (attributes, hand) => {
    const found = await wrong(quiz(attributes, hand));
    expect(found).toHaveLength(1);
    expect(found[0].startsWith(attributes.slice(5, 10))).toBe(true);
  });

  test.each([
    ['ask="total"', `${READY} +2p`],
    ['ask="lines"', `${READY} +2p`],
    ['ask="groups"', `${READY} +2p`],
    ['ask="payments" seat="south"', `${READY} +2p`],
    ['ask="win"', `${READY} +5s`],
    ['ask="win"', READY],
    ['ask="waits"', READY],
    ['ask="discard"', `${READY} +8s`],
  ])('and finds nothing wrong with one that has: %s of %s', async (attributes, hand) => {
    expect(await wrong(quiz(attributes, hand))).toEqual([]);
  });

  test.each([
    ['ask="toal"', 'toal'],
    ['ask="total" choices="four"', 'four'],
    ['ask="total" choices="-1"', '-1'],
    ['ask="win" attempts="some"', 'some'],
    ['ask="win" attempts="1.5"', '1.5'],
    ['ask="win" reveal="always"', 'always'],
    ['ask="total" answer="24"', '24'],
    ['ask="waits" answer="2p"', '2p'],
  ])('whose attributes mean nothing: %s', async (attributes, word) => {
    const source = quiz(attributes, attributes.includes('waits') ? READY : undefined);
    const {problems} = await checkPage(source, 'en');
    expect(problems.map(({at}) => source.slice(at, at + word.length))).toEqual([word]);
  });

  test.each([
    ['answer="5s"', '5s'],
    ['answer="1m"', '1m'],
  ])('whose answer is no tile of the hand, or not the best: %s', async (attributes, word) => {
    const source = quiz(`ask="discard" ${attributes}`, `${READY} +8s`);
    const {problems} = await checkPage(source, 'en');
    expect(problems.map(({at}) => source.slice(at, at + word.length))).toEqual([word]);
  });

  test('that has no hand, unless it may come from elsewhere', async () => {
    expect(await wrong('<mj-quiz rules="mcr" ask="win"></mj-quiz>')).toEqual([
      '<mj-quiz  No tiles are given.',
    ]);
    expect(
      await wrong('<mj-hand-input id="i" rules="mcr"></mj-hand-input><mj-quiz for="i" ask="win"></mj-quiz>'),
    ).toEqual([]);
    expect(
      await wrong('<mj-example rules="mcr"><mj-hand-input></mj-hand-input><mj-quiz></mj-quiz></mj-example>'),
    ).toEqual([]);
  });

  test('whose own hand cannot be read, at its place', async () => {
    expect(await wrong('<mj-quiz rules="mcr" by="self" hand="12q"></mj-quiz>')).toEqual([
      'q"></mj-q “q” is not a tile or a mark.',
    ]);
    expect(await wrong('<mj-quiz rules="mrc" hand="123m"></mj-quiz>')).toEqual([
      'mrc" hand rules: There is no rule set “mrc”. Did you mean mcr?',
    ]);
  });

  test('with what it says itself in place of the hand around', async () => {
    // whoever pays is not the winner
    const around = (more: string) =>
      page(`<mj-quiz ask="payments" ${more}></mj-quiz>`, HAND, 'by="discard" from="west" seat="south"');
    expect(await wrong(around(''))).toEqual([]);
    expect(await wrong(around('from="nowhere"'))).toEqual([
      'nowhere"> from: “nowhere” is not allowed here. Write east, south, west or north.',
    ]);
  });
});

test('mj render draws the hands of the other players that a question gives, each with its seat', async () => {
  const others =
    'others-north="FF 1m 5m 8m 1p 3p 2s 5s 7s E P C" others-east="[444m] 2m 6m 8m 3s 4s 6s W N F 1p"';
  const found = await written(
    `<html lang="en"><mj-example rules="luqiao" wild="9s" seat="south" by="discard" from="west" ${others}
    ><mj-hand>[345s] 45m 567p 789p SS +3m</mj-hand><mj-quiz ask="payments"></mj-quiz></mj-example></html>`,
  );
  const question = found.slice(found.indexOf('<mj-quiz'), found.indexOf('</mj-quiz>'));
  expect(question).toMatch(/East: <svg[^]*North: <svg/);
  expect(question.match(/<svg/g)).toHaveLength(2);
});

describe('mj check of the stops of a round', () => {
  const round = (play: string): string =>
    `<html lang="en"><mj-round rules="mcr" bottom="south">turn=east left=60
S: 1m 34p 12345679s FF
play: ${play}</mj-round></html>`;

  test('asks from the table with a called set laid out (C5)', async () => {
    expect(await wrong(round('E: +8s -8s S: [79_8s] {? What do you discard?} -1m'))).toEqual([]);
  });

  test('finds one at which no move is chosen', async () => {
    expect(await wrong(round('E: +8s -8s {? And then?}'))).toEqual([
      expect.stringContaining('This question cannot be asked: no player with a known hand has to choose'),
    ]);
  });
});

describe('the table of a hand to play', () => {
  const tableIn = async (attributes: string): Promise<unknown> => {
    const [found] = findOn(`<mj-play goal="win" ${attributes}></mj-play>`, 'html');
    return tableOn(found);
  };

  test('is made once for the same rules and options, in whatever language the page is', async () => {
    const table = await tableIn('rules="ribon" lang="ja"');
    expect(table).toBeDefined();
    expect(await tableIn('rules="ribon" lang="en" seed="2"')).toBe(table);
    expect(await tableIn('rules="ribon" options="banban:0"')).not.toBe(table);
    expect(await tableIn('rules="tohtenko"')).not.toBe(table);
  });
});

describe('mj render of a hand to play', () => {
  const POSITION = 'left=40 turn=south S: 123456m 78m 234p 55s +W';
  const playing = (attributes: string, lang = 'en'): string =>
    `<html lang="${lang}"><mj-play rules="mcr" seed="3" ${attributes}>A hand</mj-play></html>`;
  const shown = (html: string): string => html.split('<details>')[0];

  test('draws the table of a puzzle, and folds its answer', async () => {
    const html = await written(playing(`goal="best" position="${POSITION}"`));
    expect(shown(html)).toContain('<svg');
    expect(shown(html)).toMatch(/Your goal: [A-Z]/);
    expect(shown(html)).not.toContain('A computer player would');
    expect(html).toMatch(
      /<details><summary>Answer<\/summary>A computer player would discard West wind\..*ready.*<\/details>/,
    );
    // nobody else's tiles
    expect(shown(html)).toMatch(/South\. Hand: 1 2 3 4 5 6 7 8 characters/);
    expect(shown(html).match(/Hand: 13 hidden tiles/g)).toHaveLength(3);
    const again = await written(html);
    expect(again).toBe(html);
  });

  test.each([
    ['ja', '目標', '答え'],
    ['zh-Hant', '目標', '答案'],
  ])('says it in %s', async (lang, goal, answer) => {
    const html = await written(playing(`goal="best" position="${POSITION}"`, lang));
    expect(html).toContain(goal);
    expect(html).toContain(`<summary>${answer}</summary>`);
  });

  test('draws a position, tells goals, and leaves other hands as they are', async () => {
    const position = await written(playing(`position="${POSITION}"`));
    expect(position).toContain('<svg');
    expect(position).not.toContain('<details>');
    const goal = await written(playing('goal="win, closed"'));
    expect(goal).toContain('Your goal: ');
    expect(goal).not.toContain('<svg');
    expect(await written(playing(''))).toBe(playing(''));
  });
});
