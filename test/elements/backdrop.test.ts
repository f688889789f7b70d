/** The strip of the editor that stays in view has the background of the page. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {drawn, one} from './input-fixture.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';

const editor = html`<mj-hand-input style="inline-size: 320px" rules="mcr"></mj-hand-input>`;

async function inside(template: TemplateResult): Promise<[HTMLElement, MjHandInput]> {
  const around = await fixture<HTMLElement>(template);
  const input = await drawn(around.querySelector('mj-hand-input') ?? expect.fail());
  await painted();
  return [around, input];
}

/** Waits for the frame in which the backgrounds of all that was drawn are read. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
}

/** The colours painted over each other in the strip, the topmost first. */
function colours(input: MjHandInput): string[] {
  const {backgroundImage, backgroundColor} = getComputedStyle(one(input, '.kept'));
  const layers = [...backgroundImage.matchAll(/linear-gradient\((\w+\([^)]*\))/g)].map(
    ([, colour]) => colour,
  );
  return [...layers.map(String), backgroundColor].filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
}

/** The colour of the strip: the topmost opaque one. */
const colour = (input: MjHandInput): string | undefined => colours(input)[0];

describe('the strip of mj-hand-input that stays in sight', () => {
  afterEach(async () => {
    document.body.style.background = '';
    await setMedium();
  });

  for (const page of ['rgb(255, 255, 255)', 'rgb(20, 22, 26)', 'rgb(0, 90, 60)', 'rgb(250, 240, 200)']) {
    it(`is painted as the page: ${page}`, async () => {
      document.body.style.background = page;
      expect(colour((await inside(html`<div>${editor}</div>`))[1])).to.equal(page);
    });
  }

  it('is painted as the nearest box with a background', async () => {
    document.body.style.background = 'rgb(0, 90, 60)';
    const box = html`<div style="background: rgb(1, 2, 3)"><p>${editor}</p></div>`;
    expect(colour((await inside(box))[1])).to.equal('rgb(1, 2, 3)');
  });

  it('lies on what shows through a box that lets light through', async () => {
    document.body.style.background = 'rgb(0, 90, 60)';
    const [, input] = await inside(html`<div style="background: rgba(9, 9, 9, 0.5)">${editor}</div>`);
    expect(colours(input).slice(0, 2)).to.deep.equal(['rgba(9, 9, 9, 0.5)', 'rgb(0, 90, 60)']);
  });

  it('sees the box that a slot lies in', async () => {
    const [host, input] = await inside(html`<div>${editor}</div>`);
    host.attachShadow({mode: 'open'}).innerHTML =
      '<section><style>section {background: rgb(4, 5, 6)}</style><slot></slot></section>';
    input.requestUpdate();
    await input.updateComplete;
    await painted();
    expect(colour(input)).to.equal('rgb(4, 5, 6)');
  });

  it('has its own colour where it has a theme of its own', async () => {
    document.body.style.background = 'rgb(0, 90, 60)';
    const [, input] = await inside(
      html`<div><mj-hand-input theme="dark" style="inline-size: 320px" rules="mcr"></mj-hand-input></div>`,
    );
    expect(colour(input)).to.equal(getComputedStyle(input).backgroundColor);
  });

  it('is black or white where the page has no background, whichever its text is not', async () => {
    const [page, input] = await inside(html`<div style="color: #111">${editor}</div>`);
    expect(colours(input)).to.have.length(1);
    const light = colour(input);
    page.style.color = '#eee';
    expect(colour(input)).not.to.equal(light);
  });

  it('follows the page once a reader comes to it', async () => {
    const [page, input] = await inside(html`<div style="background: rgb(1, 2, 3)">${editor}</div>`);
    page.style.background = 'rgb(7, 8, 9)';
    one(input, '.key').focus();
    expect(colour(input)).to.equal('rgb(7, 8, 9)');
    page.style.background = 'rgb(3, 2, 1)';
    input.dispatchEvent(new PointerEvent('pointerdown'));
    expect(colour(input)).to.equal('rgb(3, 2, 1)');
  });

  needing('another medium').it('follows the scheme of the system', async () => {
    const page = 'color-scheme: light dark; background: light-dark(rgb(250, 250, 240), rgb(10, 10, 20))';
    const [, input] = await inside(html`<div style=${page}>${editor}</div>`);
    expect(colour(input)).to.equal('rgb(250, 250, 240)');
    await setMedium({'prefers-color-scheme': 'dark'});
    await waitUntil(() => colour(input) === 'rgb(10, 10, 20)');
  });
});
