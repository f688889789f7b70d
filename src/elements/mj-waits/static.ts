import {tilesIn} from '../../core/notation/parse.js';
import {kindOf} from '../../core/tiles/tile.js';
import {loadTools} from '../../locales/tools.js';
import {aroundOf} from '../../cli/page/static-looks.js';
import type {StaticElement} from '../../cli/page/static-element.js';
import {beforeWin, find} from './find.js';
import {waitsStyles} from './mj-waits.styles.js';
import {waitsView} from './waits-view.js';

/** What `<mj-waits>` is without script. */
export const statics: StaticElement = {
  async root(found, {shared}) {
    if (!shared || found.inside) return undefined;
    const {view} = await aroundOf(found, shared);
    const {situation} = view.state;
    const strings = {...view.strings, ...(await loadTools(found.lang))};
    const before = beforeWin(situation);
    const by = situation.by === 'robbing' ? 'robbing' : 'discard';
    const asked = by === 'robbing' ? {...before.situation, by: 'robbing' as const} : before.situation;
    const wild = tilesIn(situation.wild).map(kindOf).at(0);
    const waited = find(asked, view.known.ruleset, strings.problems);
    const look = {by, won: before.won, wild, index: 'index' in found.attributes} as const;
    return {styles: waitsStyles, view: waitsView({...view, ...look, strings, found: waited})};
  },
};
