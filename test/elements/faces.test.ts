/** Whoever draws a tile has its face, whichever element stands alone on a page. */
import {expect, fixture, html} from '@open-wc/testing';
import {flowersFaces} from '../../src/art/faces/flowers.js';
import {FLOWERY, type Drawing} from './flowery.js';
import {still, waitUntil} from './patience.js';

/** Flowers are no waits, and the table of rules shows no tile of its own but in examples. */
const WITHOUT_FLOWERS: readonly Drawing[] = ['mj-waits', 'mj-whatif', 'mj-rules-table'];
const FLOWER_PATHS = new Set(Object.values(flowersFaces).map((face) => face[0][1]));

/** The pictures of all tiles in a tree, including those in shadow roots. */
function picturesIn(root: ParentNode): Element[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? picturesIn(shadowRoot) : [],
  );
  return [...root.querySelectorAll('.tile > svg'), ...inside];
}

/** Opens a page with the element alone, and waits until it draws tiles, each has its face, and nothing more is fetched. */
async function alone(tag: Drawing): Promise<Element[]> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title=${tag} width="900" height="900" src="/test/elements/alone.html?tag=${tag}"></iframe>`,
  );
  const pictures = () => picturesIn(frame.contentDocument!);
  await waitUntil(() => pictures().length > 0, `${tag} draws tiles`);
  await still(() => {
    const {length} = frame.contentWindow!.performance.getEntriesByType('resource');
    const isComing = pictures().some((svg) => !svg.firstChild);
    return Promise.resolve(isComing ? undefined : `${length} ${pictures().length}`);
  }).catch(() => undefined);
  return pictures();
}

describe('a tile', () => {
  for (const tag of Object.keys(FLOWERY) as Drawing[])
    it(`has its face in ${tag} alone`, async () => {
      const pictures = await alone(tag);
      const empty = pictures.filter((svg) => !svg.firstChild);
      expect(empty.map((svg) => svg.parentElement?.outerHTML)).to.deep.equal([]);
      const isFlower = (svg: Element) => FLOWER_PATHS.has(svg.firstElementChild?.getAttribute('d') ?? '');
      if (!WITHOUT_FLOWERS.includes(tag)) expect(pictures.some(isFlower), 'flowers').to.be.true;
    });
});
