/** Tiles in a row as nodes that are cloned whole: a table has a hundred, and most steps change two: these alone are drawn anew. */
import {noChange} from 'lit';
import {Directive, directive, type ChildPart, type DirectiveResult} from 'lit/directive.js';
import {facesVersion, tileFace} from '../../art/face.js';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {namesOfTile, numeralOf} from '../views/tile-look.js';
import {unhidden} from '../../controllers/unhidden.js';

/** A tile of a row, and how it lies. */
export interface RunTile {
  readonly tile: Tile;
  /** How it lies: names of classes, which are parts too; `sideways`, `standing`, `slid`, `taken`, `open`, `last`, `marked`. */
  readonly look?: string;
  /** A number on it. */
  readonly n?: number;
  /** The wind of who discarded it, where it lies with the discards of others. */
  readonly thrower?: string;
  /** A tile that lies on it. */
  readonly added?: RunTile;
}

/** How the tiles of a table look. */
export interface RunLook {
  readonly wild?: readonly Kind[];
  readonly index: boolean;
}

const prototypes = new Map<string, HTMLElement>();

function span(names: string, part = names): HTMLElement {
  const made = unhidden(document, 'createElement')('span');
  made.className = names;
  if (part) made.setAttribute('part', part);
  return made;
}

/** One tile without its face, drawn once for each way in which it lies. */
function prototypeOf(tile: Tile, look: string, wild: boolean, index: boolean): HTMLElement {
  const key = `${tile} ${look} ${wild} ${index}`;
  let made = prototypes.get(key);
  if (!made) prototypes.set(key, (made = draw(tile, look, wild, index)));
  return made;
}

function draw(tile: Tile, look: string, wild: boolean, index: boolean): HTMLElement {
  const {names, parts, isIndexed} = namesOfTile(tile, {look, wild, index});
  const made = span(names, parts);
  if (isIndexed) made.append(numeral(tile));
  return made;
}

function numeral(tile: Tile): HTMLElement {
  const {mark, suit} = numeralOf(tile);
  const made = span('index');
  made.textContent = mark;
  if (suit === undefined) return made;
  const small = unhidden(document, 'createElement')('small');
  small.textContent = suit;
  made.append(small);
  return made;
}

function label(name: string, text: string): HTMLElement {
  const made = span(name);
  made.textContent = text;
  return made;
}

function nodeOf({tile, look = '', n, thrower, added}: RunTile, how: RunLook): HTMLElement {
  const wild = how.wild?.includes(kindOf(tile)) === true;
  const made = prototypeOf(tile, look, wild, how.index).cloneNode(true) as HTMLElement;
  made.prepend(tileFace(tile, {wild}));
  if (n !== undefined) made.append(label('number', String(n)));
  if (thrower) made.append(label('thrower', thrower));
  if (!added) return made;
  const stack = span('stack', '');
  stack.append(nodeOf(added, how), made);
  return stack;
}

/** A tile that is drawn, and all that its looks depend on. */
interface Drawn {
  readonly key: string;
  readonly node: HTMLElement;
}

/** Draws a run of tiles; the command puts a form as text in place of its `render`. */
export class RunDirective extends Directive {
  private drawn: readonly Drawn[] = [];

  render(tiles: readonly RunTile[], how: RunLook): unknown {
    this.draw(tiles, how);
    const run = unhidden(document, 'createDocumentFragment')();
    for (const {node} of this.drawn) run.append(node);
    return run;
  }

  override update({parentNode, endNode}: ChildPart, [tiles, how]: [readonly RunTile[], RunLook]): unknown {
    const {drawn: before} = this;
    if (!before.length) return this.render(tiles, how);
    this.draw(tiles, how);
    this.drawn.forEach(({node}, i) => {
      if (i >= before.length) parentNode.insertBefore(node, endNode);
      else if (node !== before[i].node) before[i].node.replaceWith(node);
    });
    for (const {node} of before.slice(tiles.length)) node.remove();
    return noChange;
  }

  /** Draws each tile that is another than the one in its place, or lies in another way. */
  private draw(tiles: readonly RunTile[], how: RunLook): void {
    const {drawn} = this;
    const looks = `${String(how.wild ?? '')} ${how.index} ${facesVersion()}`;
    this.drawn = tiles.map((tile, i) => {
      const key = `${JSON.stringify(tile)} ${looks}`;
      return key === drawn[i]?.key ? drawn[i] : {key, node: nodeOf(tile, how)};
    });
  }
}

/** Tiles side by side; drawn anew only where one is another. */
export const tileRun: (tiles: readonly RunTile[], how: RunLook) => DirectiveResult = directive(RunDirective);
