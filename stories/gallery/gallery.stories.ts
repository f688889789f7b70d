import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {unsafeHTML} from 'lit/directives/unsafe-html.js';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {EXAMPLES} from './examples.mjs';
import './gallery.css';

const meta: Meta = {
  title: 'Gallery/Twelve examples',
  parameters: {layout: 'fullscreen', docs: {story: {inline: false, height: '60rem'}}},
};
export default meta;

/** Copies the code beside a button; where a page may not, the code is selected. */
async function handleCopy({currentTarget}: Event): Promise<void> {
  const code = (currentTarget as HTMLElement).parentElement?.querySelector('code');
  if (!code) return;
  getSelection()?.selectAllChildren(code);
  await navigator.clipboard.writeText(code.textContent).catch(() => undefined);
}

/** Every example with its code; each comes to the total that it says. */
export const Gallery: StoryObj = {
  render: () =>
    html`<main class="gallery">
      ${EXAMPLES.map(
        ({titles, lang, code}) =>
          html`<article>
            <h2>${titles.en}</h2>
            <div lang=${lang}>${unsafeHTML(code)}</div>
            <pre tabindex="0"><code>${code}</code></pre>
            <button type="button" @click=${handleCopy}>Copy the code</button>
          </article>`,
      )}
    </main>`,
  play: async ({canvasElement}) => {
    const examples = [...canvasElement.querySelectorAll<MjExample>('mj-example')];
    await expect(examples).toHaveLength(12);
    await Promise.all(examples.map(({updateComplete}) => updateComplete));
    const isShown = ({shadowRoot}: MjExample) => Boolean(shadowRoot?.querySelector('mj-score-breakdown'));
    await waitFor(() => expect(examples.every(isShown)).toBe(true));
    const wrong = examples.filter(({shadowRoot}) =>
      shadowRoot?.querySelector('[part~=mismatch], [part~=problem]'),
    );
    await expect(wrong.map((example) => example.textContent)).toEqual([]);
  },
};
