import {tilesIn} from '../../core/notation/parse.js';
import {kindOf} from '../../core/tiles/tile.js';
import {handOf} from '../../cli/page/score.js';
import type {StaticElement} from '../../cli/page/static-element.js';
import {tilesStyles} from './mj-tiles.styles.js';
import {runView} from './run-view.js';

/** What `<mj-tiles>` is without script. */
export const statics: StaticElement = {
  root(found) {
    const {index, wild} = found.attributes;
    const marked = tilesIn(wild).slice(0, 1).map(kindOf).at(0);
    return {styles: tilesStyles, view: runView(tilesIn(handOf(found)), index !== undefined, marked)};
  },
};
