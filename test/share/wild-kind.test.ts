/** Which tiles of a hand or a table are marked as wild: by the rules, it may be another kind than that of the indicator. */
import {describe, expect, it} from 'vitest';
import {allTiles, type Hand} from '../../src/core/notation/hand.js';
import {parseHandOf, tilesIn} from '../../src/core/notation/parse.js';
import {wildsOfSituation} from '../../src/core/reading/wild-kind.js';
import {score} from '../../src/core/scoring/score.js';
import {layHand} from '../../src/art/layout.js';
import {tilesOfGroups} from '../../src/elements/mj-hand/shared.js';
import {loadLocale} from '../../src/locales/index.js';
import {speakSituation} from '../../src/share/shared.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {kindName} from '../../src/core/tiles/tile.js';
import {shownAt} from '../../src/elements/mj-board/shared.js';
import {replay} from '../../src/round/game/replay.js';
import {roundRules} from '../../src/round/state/rules.js';
import {parseRound} from '../../src/round/text/parse.js';
import {flow} from '../../src/rules/luqiao/flow.js';
import {luqiao, mcr} from '../../src/rules/index.js';
import {handRows} from '../../src/share/hand-picture.js';
import {galleryRuleset} from '../variant/gallery.js';
import {isFault} from '../../src/core/situation/result.js';

const HAND = '123m 456m 789p 67s 22s +8s';

/** The names of the kinds that are marked, with an indicator. */
function marked(ruleset: Ruleset | undefined, wild: string, options = {}): string {
  const found = handRows({rules: ruleset?.id ?? '', hand: HAND, wild, options}, ruleset).wild;
  return (found ?? []).map(kindName).join(' ');
}

describe('the wild kind of a picture', () => {
  it('is the one after the indicator, where the rules say so', () => {
    const wuhan = galleryRuleset('wuhan');
    expect(['3s', '9m', 'N', 'F'].map((indicator) => marked(wuhan, indicator))).toEqual([
      '4s',
      '1m',
      'E',
      'C',
    ]);
  });
  it('is the indicator’s own, where the rules say so or say nothing', () => {
    for (const ruleset of [luqiao, mcr, undefined]) expect(marked(ruleset, '3s')).toBe('3s');
  });
  it('is the indicator’s own, where the options cannot be read', () => {
    expect(marked(luqiao, '3s', {noSuchOption: 1})).toBe('3s');
    expect(marked(luqiao, '3s', {laziCap: 'x'})).toBe('3s');
  });
  it('is none without an indicator', () => {
    expect(marked(galleryRuleset('wuhan'), '')).toBe('');
  });
});

describe('several wild kinds', () => {
  const tianjin = galleryRuleset('tianjin');
  const situation = {
    rules: 'tianjin',
    hand: '123p 46p 789s 11s 3m 4m 9m +5p',
    wild: '3m',
    by: 'self',
  } as const;

  it('are all marked in a picture, and lie first', () => {
    const {rows, wild} = handRows(situation, tianjin);
    expect(wild?.map(kindName)).toEqual(['3m', '4m']);
    const {hand} = parseHandOf(situation) as {hand: Hand};
    const [{tiles}] = layHand(hand, {sort: true, concealedKong: 'outer'}, wild);
    expect(tiles.slice(0, 3).map(({tile}) => kindName(tile))).toEqual(['3m', '4m', '9m']);
    expect(rows).toHaveLength(2);
  });
  it('are all said', async () => {
    const said = speakSituation(situation, await loadLocale('en'), tianjin);
    expect(said).toContain('3 of characters (wild), 4 of characters (wild)');
    expect(said).not.toContain('9 of characters (wild)');
  });
  it('each stand for a tile of their own in the sets', () => {
    const won = {...situation, hand: '123s 46m 789s 11s 3p 4p 9p +5m', wild: '3p'};
    const {status, groups} = score(won, tianjin);
    expect(status).toBe('win');
    const {hand} = parseHandOf(won) as {hand: Hand};
    const places = tilesOfGroups(hand, groups, wildsOfSituation(won, tianjin));
    expect(places.flat().sort((a, b) => a - b)).toEqual([...Array(14).keys()]);
    const wilds = allTiles(hand).flatMap((tile, at) => (['3p', '4p'].includes(kindName(tile)) ? [at] : []));
    const standing = groups.map(({wild}) => tilesIn(wild).length);
    expect(places.map((set) => set.filter((at) => wilds.includes(at)).length)).toEqual(standing);
  });
  it.each([
    ['234m 68m 3p 4p 345s CC P +5p', '白 is the face of the wild tile, which stands for another'],
    ['234m 68m 35p 4p 345s CC +P', 'so is 白 that was won on'],
    ['234m 68m 35p P 345s CC +4p', 'the wild tile was won on'],
    ['234m 678m 35p 345s CC +P', 'there is no wild tile'],
    ['234m 678m 35p 345s CC +4p', 'the wild tile is its own face'],
  ])('leave no tile outside the sets: %s, where %s', (hand) => {
    const won = {rules: 'luqiao', hand, wild: '4p', by: 'self'} as const;
    const {status, groups} = score(won, luqiao);
    expect(status).toBe('win');
    const read = parseHandOf(won) as {hand: Hand};
    const places = tilesOfGroups(read.hand, groups, wildsOfSituation(won, luqiao));
    expect(places.flat().sort((a, b) => a - b)).toEqual([...Array(14).keys()]);
    expect(places.findIndex((set) => set.includes(13))).toBe(groups.findIndex(({win}) => win));
  });
  it('are those of the rules alone, where no indicator is turned', () => {
    for (const [name, kinds] of [
      ['hongzhong', ['C']],
      ['hangzhou', ['P']],
    ] as const)
      expect(wildsOfSituation({rules: name, hand: HAND}, galleryRuleset(name)).map(kindName), name).toEqual(
        kinds,
      );
  });
});

describe('the wild kind of a table', () => {
  const marked = (ruleset: Ruleset): string => {
    const rules = roundRules(ruleset, flow);
    if (isFault(rules)) throw new Error(rules.code);
    const record = parseRound('wild=3s left=40 turn=east E: 123m 456m 789p 3s 4s 22s +8s');
    if (isFault(record)) throw new Error(record.code);
    const {positions, problems} = replay(record);
    const {view} = shownAt({numbers: false}, {record, positions, problems, rules, ruleset, at: 0});
    return (view?.wild ?? []).map(kindName).join(' ');
  };
  it('is the one after the indicator, where the rules say so', () => {
    expect(marked(galleryRuleset('wuhan'))).toBe('4s');
    expect(marked(luqiao)).toBe('3s');
  });
});
