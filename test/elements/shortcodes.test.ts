/** Shortcodes that somebody may have written by the thousand: the page goes on while they become elements. */
import {expect, fixture, html} from '@open-wc/testing';
import {readShortcodes} from '../../src/loader/markup.js';
import {upgradeTexts} from '../../src/loader/upgrade.js';
import {seeded} from '../rules/random.js';
import {waitUntil} from './patience.js';

const LONGEST = 50;

/** Does something, and waits for what comes of it. @returns its longest task, and how long all of it takes; milliseconds */
async function timesOf(act: () => void, isDone: () => boolean): Promise<{longest: number; all: number}> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({duration}) => duration)),
  );
  observer.observe({type: 'longtask'});
  const start = performance.now();
  act();
  tasks.push(performance.now() - start);
  while (!isDone()) await new Promise((done) => setTimeout(done, 10));
  const all = performance.now() - start;
  await new Promise((done) => setTimeout(done, 50));
  observer.disconnect();
  return {longest: Math.max(...tasks), all};
}

describe('many shortcodes in one text', () => {
  const COUNT = 20_000;

  it('become elements in a time that grows with their number, in short tasks', async () => {
    // not drawn: how long a browser lays out so many tiles is not ours
    const few = await fixture<HTMLElement>(html`<p hidden></p>`);
    const many = await fixture<HTMLElement>(html`<p hidden></p>`);
    few.append('a [mj]5s[/mj] '.repeat(COUNT / 10));
    const some = await timesOf(
      () => upgradeTexts(few, () => undefined),
      () => few.childElementCount === COUNT / 10,
    );
    const tries: Awaited<ReturnType<typeof timesOf>>[] = [];
    // a busy machine holds a task up, but not each time
    while (tries.length < 3 && !tries.some(({longest}) => longest < LONGEST)) {
      many.replaceChildren('a [mj]5s[/mj] '.repeat(COUNT));
      tries.push(
        await timesOf(
          () => upgradeTexts(many, () => undefined),
          () => many.childElementCount === COUNT,
        ),
      );
      expect(many.textContent).to.equal('a 5s '.repeat(COUNT));
    }
    // ten times as many; what is quadratic takes a hundred times as long
    expect(Math.min(...tries.map(({all}) => all))).to.be.below(40 * Math.max(some.all, 10));
    expect(Math.min(...tries.map(({longest}) => longest))).to.be.below(LONGEST);
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
