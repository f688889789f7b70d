import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import '../../src/mahjong.js';
import {waitUntil} from './patience.js';
import {LINEAR, growth} from '../growth.js';

const MCR = '[123m][456m] 789m 234p 5s +5s';
const find = (around: Element, tag: string) =>
  waitUntil(() => around.querySelector(tag), `no <${tag}>`).then(() => around.querySelector(tag)!);
/** What a fence or shortcode said. */
const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes].flatMap(({name, value}) => (name === 'translate' ? [] : [[name, value]])),
  );

describe('a code fence', () => {
  it('is read however a generator writes it', async () => {
    const page = await (await fetch('/test/cli/pages/fences.html')).text();
    const sections = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('section')];
    expect(sections.length).to.be.greaterThan(13);
    const around = await fixture(html`<div>${sections}</div>`);
    for (const section of around.querySelectorAll('section')) {
      const example = await find(section, 'mj-example');
      expect(attributesOf(example), section.dataset.n).to.deep.equal({rules: 'mcr', by: 'discard'});
      expect(example.textContent, section.dataset.n).to.equal(MCR);
      expect(section.querySelectorAll('pre, code').length, section.dataset.n).to.equal(0);
    }
  });

  it('becomes an example, with its block', async () => {
    const around = await fixture(
      html`<div>
        <pre><code class="language-mj">rules=mcr by=discard
${MCR}
</code></pre>
      </div>`,
    );
    const example = await find(around, 'mj-example');
    expect(attributesOf(example)).to.deep.equal({rules: 'mcr', by: 'discard'});
    expect(example.textContent).to.equal(MCR);
    expect(example.getAttribute('translate')).to.equal('no');
    expect(around.querySelectorAll('pre, code').length).to.equal(0);
  });

  it('does not take the language of its code for that of its reader', async () => {
    const around = await fixture(
      html`<div>
        <code class="language-mj" data-lang="mj">1m</code><code class="language-mj" data-lang="en">1m</code>
      </div>`,
    );
    await find(around, 'mj-hand');
    const langs = [...around.children].map((hand) => hand.getAttribute('lang'));
    expect(langs).to.deep.equal([null, 'en']);
  });

  it('may be named on the block around it, and end its lines with <br>', async () => {
    const around = await fixture(
      html`<section>
        <div class="language-mj" data-expect="19">
          <button>Copy</button>
          <div>
            <pre><code><span>rules=mcr by=discard<br></span><span>${MCR}</span></code></pre>
          </div>
        </div>
      </section>`,
    );
    const example = await find(around, 'mj-example');
    expect(attributesOf(example)).to.deep.equal({rules: 'mcr', by: 'discard', expect: '19'});
    expect(example.textContent).to.equal(MCR);
    expect(around.textContent.trim()).to.equal(MCR);
  });

  it('takes attributes from data-*', async () => {
    const around = await fixture(
      html`<div>
        <pre class="code lang-mj" data-rules="mcr" data-by="self" data-onclick="x()">${MCR}</pre>
      </div>`,
    );
    const example = await find(around, 'mj-example');
    expect(attributesOf(example)).to.deep.equal({rules: 'mcr', by: 'self'});
  });

  it('without rules is a hand', async () => {
    const around = await fixture(html`<div><code class="language-mj">123m</code></div>`);
    expect((await find(around, 'mj-hand')).textContent).to.equal('123m');
  });

  it('sets no attribute that a stranger must not set in its first lines', async () => {
    const around = await fixture(html`<div></div>`);
    const code = document.createElement('code');
    code.className = 'language-mj';
    code.append(`rules=mcr onclick=alert(1) style=color:red id=x class=y slot=z\n${MCR}`);
    around.append(code);
    expect(attributesOf(await find(around, 'mj-example'))).to.deep.equal({rules: 'mcr'});
  });

  it('of another language stays', async () => {
    const around = await fixture(
      html`<div>
        <pre><code class="language-js">[mj]123m[/mj]</code></pre>
      </div>`,
    );
    await aTimeout(50);
    expect(around.textContent.trim()).to.equal('[mj]123m[/mj]');
  });
});

describe('a shortcode', () => {
  it('becomes a run of tiles in its sentence', async () => {
    const around = await fixture(html`<p>The tile [mj]3p[/mj] and the tile [mj]5s[/mj] too.</p>`);
    await find(around, 'mj-tiles');
    expect(around.innerHTML.replace(/<!--.*?-->/g, '')).to.equal(
      'The tile <mj-tiles translate="no">3p</mj-tiles> and the tile <mj-tiles translate="no">5s</mj-tiles> too.',
    );
  });

  it('with rules becomes an example, whatever quotes the editor made of its own', async () => {
    const around = await fixture(
      html`<p>
        ${`[mj rules=mcr by=“discard” options='knittedStraightWaits:true' views="hand"]${MCR}[/mj]`}
      </p>`,
    );
    expect(attributesOf(await find(around, 'mj-example'))).to.deep.equal({
      rules: 'mcr',
      by: 'discard',
      options: 'knittedStraightWaits:true',
      views: 'hand',
    });
  });

  it('has switches: their name alone', async () => {
    const around = await fixture(
      html`<p>${`[mj rules=mcr index by=discard]${MCR}[/mj] [mj index]5s[/mj]`}</p>`,
    );
    expect(attributesOf(await find(around, 'mj-example'))).to.deep.equal({
      ...{rules: 'mcr', index: '', by: 'discard'},
    });
    expect(attributesOf(await find(around, 'mj-tiles'))).to.deep.equal({index: ''});
  });

  it('of another word stays text', async () => {
    const around = await fixture(html`<p>${'[mj onclick]5s[/mj]'}</p>`);
    expect(around.textContent).to.equal('[mj onclick]5s[/mj]');
  });

  it('goes over line breaks, and over texts that an editor has cut', async () => {
    const around = await fixture(html`<p></p>`);
    around.append('before [mj rules=mcr ', 'by=discard]', document.createElement('br'), MCR);
    around.append(document.createElement('br'), '[/', 'mj] after');
    const example = await find(around, 'mj-example');
    expect(example.textContent).to.equal(MCR);
    expect(around.textContent).to.equal(`before ${MCR} after`);
    expect(around.querySelectorAll('br').length).to.equal(0);
  });

  it('sets no attribute that a stranger must not set', async () => {
    const around = await fixture(
      html`<p>${`[mj rules=mcr onclick=alert(1) style=color:red id=x]${MCR}[/mj]`}</p>`,
    );
    expect(attributesOf(await find(around, 'mj-example'))).to.deep.equal({rules: 'mcr'});
  });

  it('is text only, never markup', async () => {
    const around = await fixture(html`<p>${'[mj]<img src=x>[/mj]'}</p>`);
    expect((await find(around, 'mj-tiles')).textContent).to.equal('<img src=x>');
  });

  const kept = [
    ['code', html`<div><code>[mj]1m[/mj]</code></div>`],
    ['preformatted text', html`<div><pre>[mj]1m[/mj]</pre></div>`],
    ['what is typed', html`<div><textarea>[mj]1m[/mj]</textarea></div>`],
    ['what is edited', html`<div contenteditable="true"><p>[mj]1m[/mj]</p></div>`],
    ['what the author excepts', html`<div data-mj="off"><p>[mj]1m[/mj]</p></div>`],
    [
      'what stands around more than one block',
      html`<div class="lang-mj">
        <pre>1m</pre>
        <pre>2m</pre>
      </div>`,
    ],
    ['a shortcode that has no end', html`<div><p>[mj]1m</p></div>`],
    ['another shortcode', html`<div><p>[mjx]1m[/mjx] [mj-x]1m[/mj]</p></div>`],
  ] as const;
  for (const [what, template] of kept) {
    it(`stays as it is: ${what}`, async () => {
      const around = await fixture(template);
      const before = around.textContent;
      await aTimeout(50);
      expect(around.textContent).to.equal(before);
      expect(around.querySelectorAll('mj-tiles, mj-example').length).to.equal(0);
    });
  }

  it('stays as it is: the title of the page', async () => {
    const title = document.createElement('title');
    title.append('[mj]1m[/mj]');
    document.head.append(title);
    await aTimeout(50);
    expect(title.innerHTML).to.equal('[mj]1m[/mj]');
    title.remove();
  });

  it('that is never closed costs no more time than its length', async () => {
    const around = await fixture(html`<p></p>`);
    const read = async (length: number): Promise<number> => {
      const started = performance.now();
      around.replaceChildren('[mj]'.repeat(length));
      await aTimeout(0);
      return performance.now() - started;
    };
    expect(await growth(read, 50_000)).to.be.below(LINEAR);
  });
});
