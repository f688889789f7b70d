/** Many hands on one page: all are played, and one that is removed while others think goes on where it stood. */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '../../src/elements/mj-play/define.js';
import type {MjPlay} from '../../src/elements/mj-play/mj-play.js';
import './all-rules.js';
import './example-fixture.js';
import {needing} from './needs.js';
import {pageErrors} from './page-errors.js';
import {idle, waitUntil} from './patience.js';
import {find, isOver} from './play-fixture.js';

const MANY = 20;
const EVENTS = ['mj-move', 'mj-turn', 'mj-end', 'mj-answer', 'mj-invalid'] as const;

/** A hand that is played, and what it tells. */
class Told {
  readonly events: string[] = [];

  constructor(readonly play: MjPlay) {
    for (const name of EVENTS) play.addEventListener(name, () => this.events.push(name));
  }

  get turns(): number {
    return this.events.filter((name) => name === 'mj-turn' || name === 'mj-end').length;
  }

  /** Lets a tile go, or discards one. */
  act(): void {
    const {play} = this;
    const [pass] = find(play, '[data-move=pass]');
    (pass ?? find(play, '.key:not([aria-disabled])').at(0) ?? find(play, '[data-move]').at(0))?.click();
  }
}

/** Waits as long as anybody moves: on a busy machine they think one after the other. */
async function until(isSo: () => boolean, all: readonly Told[], why: string): Promise<void> {
  const told = (): number => all.reduce((sum, {events}) => sum + events.length, 0);
  while (!isSo()) {
    const before = told();
    await waitUntil(() => isSo() || told() > before, why);
  }
}

async function seated(n: number): Promise<readonly Told[]> {
  const made: Told[] = [];
  const add = (element?: Element): void => {
    if (element && !made.some(({play}) => play === element)) made.push(new Told(element as MjPlay));
  };
  // all stand in one place: who is far from the window would not begin
  const box = await fixture<HTMLElement>(html`<div style="display: grid"></div>`);
  for (let i = 0; i < n; i++) {
    const play = document.createElement('mj-play');
    Object.assign(play, {rules: 'luqiao', seed: `many-${i}`, seat: 'south', level: '4', speed: 'none'});
    play.style.gridArea = '1 / 1';
    add(play);
    box.append(play);
  }
  await until(() => made.every(({turns}) => turns === 1), made, 'not everybody is asked');
  await Promise.all(made.map(({play}) => play.updateComplete));
  return made;
}

describe('many hands that are played', function () {
  this.timeout(0);
  const errors = pageErrors();

  it('all go on to their next questions', async () => {
    const all = await seated(MANY);
    for (let n = 2; n <= 3; n++) {
      const going = all.filter(({play}) => !isOver(play));
      const due = new Map(going.map((one) => [one, one.turns + 1]));
      for (const one of going) one.act();
      await until(() => going.every((one) => one.turns === due.get(one)), going, 'one is stuck');
      await Promise.all(all.map(({play}) => play.updateComplete));
    }
    expect(all.filter(({events}) => events.includes('mj-invalid'))).to.deep.equal([]);
    expect(errors).to.deep.equal([]);
  });

  it('are at rest once they are removed while others think, and go on where they stood', async () => {
    const [stays, ...others] = await seated(MANY);
    const box = stays.play.parentElement ?? expect.fail('nowhere');
    for (const one of [...others, stays]) one.act();
    for (const {play} of others) play.remove();
    const before = others.map(({events}) => [...events]);
    // whoever stays thinks last: by its question the others would have had theirs
    for (let n = 2; n <= 4; n++) {
      await waitUntil(() => stays.turns === n || isOver(stays.play), 'nothing is asked');
      await stays.play.updateComplete;
      if (n < 4) stays.act();
    }
    await idle();
    expect(others.map(({events}) => events)).to.deep.equal(before);
    box.append(...others.map(({play}) => play));
    await until(() => others.every(({turns}) => turns === 2), others, 'one does not go on');
    expect(errors).to.deep.equal([]);
  });
});

needing('garbage collection on demand').describe('hands that were removed while others think', () => {
  it('are gone', async () => {
    const gone = (await seated(MANY)).map((one) => {
      one.act();
      one.play.remove();
      return new WeakRef(one.play);
    });
    await waitUntil(async () => {
      await idle();
      await executeServerCommand('collect-garbage');
      return gone.every((ref) => !ref.deref());
    }, 'some are left');
  });
});
