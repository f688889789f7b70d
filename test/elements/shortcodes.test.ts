/** A page stays responsive while thousands of shortcodes become elements. */
import {expect, fixture, html} from '@open-wc/testing';
import {readShortcodes} from '../../src/loader/markup.js';
import {upgradeTexts} from '../../src/loader/upgrade.js';
import {seeded} from '../rules/random.js';
import {LINEAR, growth} from '../growth.js';
import {waitUntil} from './patience.js';

describe('many shortcodes in one text', () => {
  const COUNT = 20_000;

  /** @returns how long so many shortcodes take to become elements, in milliseconds */
  async function upgraded(count: number): Promise<number> {
    // not drawn: the time that a browser takes to lay out so many tiles is not measured
    const around = await fixture<HTMLElement>(html`<p hidden></p>`);
    around.append('a [mj]5s[/mj] '.repeat(count));
    const start = performance.now();
    upgradeTexts(around, () => undefined);
    // the first task converts some of them, and the page goes on
    if (count === COUNT) expect(around.childElementCount).to.be.below(COUNT / 2);
    await waitUntil(() => around.childElementCount === count, 'not all', {interval: 5});
    const took = performance.now() - start;
    expect(around.textContent).to.equal('a 5s '.repeat(count));
    around.remove();
    return took;
  }

  it('become elements in a time that grows with their number, a part in each task', async () => {
    expect(await growth(upgraded, COUNT)).to.be.below(LINEAR);
  });

  it('become what the text says, wherever it is broken', async () => {
    const random = seeded(16);
    const pieces = ['[mj]', '[mj]5s[/mj]', '[mj', ' by=self', ']', '[/mj]', ' a ', '12m', '[mj]1p[/mj] '];
    for (let round = 0; round < 60; round++) {
      const paragraph = document.createElement('p');
      const runs = [''];
      for (let n = random(300); n > 0; n--) {
        const kind = random(round % 2 ? 8 : 40);
        const text = pieces[random(pieces.length)];
        if (kind === 0) paragraph.append(document.createElement('br'));
        else if (kind === 1) paragraph.append(document.createElement('b'));
        else paragraph.append(text);
        if (kind === 1) runs.push('');
        else runs[runs.length - 1] += kind === 0 ? '\n' : text;
      }
      if (random(2)) paragraph.normalize();
      const said = runs.flatMap((run) => readShortcodes(run).map(({text}) => text));
      document.body.append(paragraph);
      const found: string[] = [];
      upgradeTexts(paragraph, (element) => void found.push(element.textContent));
      await waitUntil(() => found.length >= said.length, `${paragraph.textContent} has ${said.length}`);
      await new Promise((done) => setTimeout(done, 5));
      expect(found).to.deep.equal(said);
      const left = runs.map((run) =>
        readShortcodes(run).reduceRight(
          (text, {start, end, text: hand}) => text.slice(0, start) + hand + text.slice(end),
          run,
        ),
      );
      expect(paragraph.textContent.replaceAll('\n', '')).to.equal(left.join('').replaceAll('\n', ''));
      paragraph.remove();
    }
  });
});
