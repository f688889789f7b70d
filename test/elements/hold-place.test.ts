import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {holdPlace} from '../../src/elements/acts/hold-place.js';

/** Time for an observer to hear of a new size. */
const frames = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) await nextFrame();
};

describe('an element that is held where it is', () => {
  let above: HTMLElement;
  let held: HTMLElement;

  beforeEach(async () => {
    const page = await fixture(
      html`<div>
        <p style="block-size: 3000px"></p>
        <p style="block-size: 100px"></p>
        <p style="block-size: 3000px"></p>
      </div>`,
    );
    // the browser does not hold the page itself
    document.documentElement.style.overflowAnchor = 'none';
    [above, held] = [...page.children] as HTMLElement[];
    window.scrollTo(0, 2900);
    await frames();
  });
  afterEach(() => {
    document.documentElement.style.removeProperty('overflow-anchor');
    window.scrollTo(0, 0);
  });

  /** Lets the page grow above the element while the element grows. */
  const grow = async (): Promise<void> => {
    above.style.blockSize = '3200px';
    held.style.blockSize = '500px';
    await frames();
  };

  it('stays while it grows', async () => {
    const {top} = held.getBoundingClientRect();
    holdPlace(held);
    await frames();
    await grow();
    expect(held.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('is let go once the reader acts', async () => {
    holdPlace(held);
    await frames();
    window.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
    await grow();
    expect(window.scrollY).to.equal(2900);
  });

  it('is let go once it leaves the page, and the page does not move', async () => {
    holdPlace(held);
    await frames();
    held.remove();
    await frames();
    expect(window.scrollY).to.equal(2900);
  });
});
