import {expect, html, oneEvent} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import type {ShareDetail} from '../../src/elements/base/events.js';
import type {MjShare} from '../../src/elements/mj-share/mj-share.js';
import {listen} from './announced.js';
import {fakeClipboard} from './clipboard.js';
import {middleOf, show, texts} from './example-fixture.js';
import {HAND, areaOf, button, chipOf, choose, codeOf, makeShare} from './share-fixture.js';
import {waitUntil} from './patience.js';

const plain = (targets?: string) =>
  makeShare(
    html`<mj-share
      rules="luqiao"
      by="discard"
      from="west"
      seat="south"
      wild="3p"
      hand=${HAND}
      href="https://blog.example/rules"
      base="https://host.example/mj/"
      targets=${targets ?? ''}
    ></mj-share>`,
  );

const saidIn = (share: MjShare) => texts(share, '[part=copied]')[0];

describe('mj-share', () => {
  it('shows the tag first', async () => {
    expect(codeOf(await plain())).to.equal(
      `<mj-example rules="luqiao@1" by="discard" from="west" seat="south" wild="3p" translate="no">${HAND}</mj-example>`,
    );
  });

  it('offers all forms, and those alone that are asked for', async () => {
    const labels = async (share: Promise<MjShare>) => texts(await share, '[part~=target]');
    expect(await labels(plain())).to.deep.equal([
      'Tag',
      'Code fence',
      'Shortcode',
      'Iframe',
      'Link',
      'Markdown',
      'BBCode',
      'Text',
      'SVG',
      'PNG',
      'Picture with score',
    ]);
    expect(await labels(plain('png, md nonsense'))).to.deep.equal(['Markdown', 'PNG']);
  });

  it('offers no frame where nobody says where its page is', async () => {
    const share = await makeShare(html`<mj-share rules="luqiao" hand=${HAND} by="self"></mj-share>`);
    expect(texts(share, '[part~=target]')).not.to.contain('Iframe');
  });

  for (const [target, start] of [
    ['iframe', '<iframe src="https://host.example/mj/embed.html?rules=luqiao%401&amp;'],
    ['link', 'https://blog.example/rules?mj=rules.luqiao%401.by.discard.'],
    ['md', '**Taizhou Luqiao mahjong (luqiao@1) · 56 hu**'],
    ['bbcode', '[b]Taizhou Luqiao mahjong (luqiao@1) · 56 hu[/b]'],
    ['text', '[FFF][234m] 4567899m +6m\nHand of 14 tiles: '],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"'],
    ['png', 'Hand of 14 tiles: seat South; '],
    ['scored', 'Hand of 14 tiles: seat South; '],
    ['fence', '```mj\nrules=luqiao@1 by=discard from=west seat=south wild=3p\n'],
    ['shortcode', '[mj rules=luqiao@1 by=discard from=west seat=south wild=3p]'],
  ] as const) {
    it(`shows ${target}`, async () => {
      const share = await plain();
      expect(await choose(share, target)).to.match(
        new RegExp(`^${start.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}`),
      );
      expect(await share.codeFor(target)).to.equal(codeOf(share));
    });
  }

  it('speaks the language around it', async () => {
    const share = await makeShare(
      html`<mj-share lang="ja" rules="luqiao" by="self" hand=${HAND} target="md"></mj-share>`,
    );
    expect(codeOf(share)).to.contain('**16 × 2² = 64胡**');
    expect(texts(share, '[part=label]')).to.deep.equal(['この例を共有']);
  });

  it('has the form that the page asks for', async () => {
    const share = await makeShare(
      html`<mj-share rules="luqiao" by="self" hand=${HAND} target="text"></mj-share>`,
    );
    expect(chipOf(share, 'text').checked).to.equal(true);
  });

  it('shares the example around it, as it is now', async () => {
    const share = await makeShare(
      html`<mj-example rules="luqiao" by="self" hand=${HAND}><mj-share></mj-share></mj-example>`,
    );
    const example = share.closest('mj-example')!;
    example.options = 'laziCap:50';
    await waitUntil(() => codeOf(share).includes('options="laziCap:50"'));
  });

  it('shares a hand of another notation in our own', async () => {
    const share = await makeShare(
      html`<mj-share rules="luqiao" by="self" notation="gb" hand="[FFF][234m,1]456m78m99m6m"></mj-share>`,
    );
    expect(codeOf(share)).to.match(
      /^<mj-example rules="luqiao@1" by="self" translate="no">\[FFF\].*\+6m<\/mj-example>$/,
    );
  });

  it('shares the one that it names', async () => {
    const share = await makeShare(
      html`<div>
        <mj-example id="one" rules="luqiao" by="self" hand=${HAND}></mj-example>
        <mj-share for="one" target="link"></mj-share>
      </div>`,
    );
    const link = new URL(codeOf(share));
    expect(link.origin).to.equal(location.origin);
    expect(link.hash).to.equal('#one');
  });

  it('brings the script along', async () => {
    const share = await makeShare(
      html`<mj-share
        rules="luqiao"
        by="self"
        hand=${HAND}
        script="https://cdn.example/luqiao.js"
      ></mj-share>`,
    );
    expect(codeOf(share)).to.match(
      /^<script type="module" src="https:\/\/cdn.example\/luqiao.js"><\/script>\n/,
    );
  });

  it('says in full where a relative address of its page leads', async () => {
    const share = await makeShare(
      html`<mj-share rules="luqiao" by="self" hand=${HAND} base="mahjong/" script="mj/luqiao.js"></mj-share>`,
    );
    const {href} = new URL('mj/luqiao.js', document.baseURI);
    expect(await share.codeFor('tag')).to.contain(`<script type="module" src="${href}">`);
    expect(await share.codeFor('iframe')).to.contain(
      `src="${new URL('mahjong/embed.html', document.baseURI).href}?`,
    );
  });

  it('takes the mouse', async () => {
    const share = await plain();
    await sendMouse({type: 'click', position: middleOf(chipOf(share, 'link'))});
    await waitUntil(() => codeOf(share).startsWith('https://blog'));
  });

  it('takes the arrow keys: one tab stop for all forms, then the code, then the button', async () => {
    const share = await plain();
    chipOf(share, 'tag').focus();
    await sendKeys({press: 'ArrowRight'});
    await waitUntil(() => codeOf(share).startsWith('```mj'));
    await sendKeys({press: 'Tab'});
    expect(share.shadowRoot!.activeElement).to.equal(areaOf(share));
    await sendKeys({press: 'Tab'});
    expect(share.shadowRoot!.activeElement).to.equal(button(share, 'copy'));
  });
});

describe('taking code along', () => {
  it('copies it, says so, and tells the page', async () => {
    const clipboard = fakeClipboard(true);
    const share = await plain();
    const heard = listen();
    button(share, 'copy').focus();
    setTimeout(() => void sendKeys({press: 'Enter'}));
    const {detail} = await oneEvent<CustomEvent<ShareDetail>>(share, 'mj-share');
    clipboard.restore();
    expect(clipboard.texts).to.deep.equal([codeOf(share)]);
    expect(detail).to.deep.equal({target: 'tag', how: 'copy', text: codeOf(share)});
    await waitUntil(() => saidIn(share) === 'Copied.');
    await waitUntil(() => heard().includes('Copied.'));
  });

  it('selects it where copying is not allowed, and says what to press', async () => {
    const clipboard = fakeClipboard(false);
    const share = await plain();
    button(share, 'copy').click();
    await waitUntil(() => saidIn(share));
    clipboard.restore();
    const area = areaOf(share);
    expect(saidIn(share)).to.contain('Ctrl+C');
    expect(share.shadowRoot!.activeElement).to.equal(area);
    expect([area.selectionStart, area.selectionEnd]).to.deep.equal([0, area.value.length]);
  });

  it('has nothing to say of another form', async () => {
    const clipboard = fakeClipboard(false);
    const share = await plain();
    button(share, 'copy').click();
    await waitUntil(() => saidIn(share));
    clipboard.restore();
    await choose(share, 'link');
    await share.updateComplete;
    expect(saidIn(share)).to.equal('');
  });

  it('draws the picture', async () => {
    const share = await plain('png');
    const canvas = share.shadowRoot!.querySelector('canvas')!;
    await waitUntil(() => canvas.width > 1000);
    const {data} = canvas.getContext('2d')!.getImageData(60, 70, 1, 1);
    expect(data[3]).to.equal(255);
  });

  it('gives the picture as PNG', async () => {
    const blob = (await (await plain()).toBlob())!;
    expect(blob.type).to.equal('image/png');
    const image = await createImageBitmap(blob);
    expect([image.width > 1000, image.height]).to.deep.equal([true, 246]);
  });

  it('gives the picture with lines and total, taller, and as wide at least', async () => {
    const share = await plain();
    const image = await createImageBitmap((await share.toBlob())!);
    const scored = await createImageBitmap((await share.toBlob('scored'))!);
    expect(scored.height).to.be.greaterThan(image.height + 100);
    expect(scored.width).to.be.greaterThan(image.width);
  });

  it('saves the file', async () => {
    const share = await plain('svg');
    const saved: string[] = [];
    const stop = (event: Event) => {
      const link = event.composedPath()[0] as HTMLAnchorElement;
      if (link.localName === 'a') saved.push(link.download);
      event.preventDefault();
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', stop);
      click.call(this);
    };
    setTimeout(() => button(share, 'save').click());
    const {detail} = await oneEvent<CustomEvent<ShareDetail>>(share, 'mj-share');
    HTMLAnchorElement.prototype.click = click;
    expect(saved).to.deep.equal(['mahjong.svg']);
    expect(detail.how).to.equal('save');
  });
});

describe('mj-share with what is no code', () => {
  it('shows why a hand cannot be shared', async () => {
    const share = await show<MjShare>(html`<mj-share rules="luqiao" hand="12q"></mj-share>`, '[part=error]');
    expect(texts(share, 'mark')).to.deep.equal(['q']);
  });

  it('leaves an author’s text where there is nothing to share', async () => {
    const share = document.createElement('mj-share');
    share.append('Share');
    document.body.append(share);
    await share.updateComplete;
    expect(share.shadowRoot!.querySelector('slot')).not.to.equal(null);
    share.remove();
  });

  it('makes no element of markup in its attributes', async () => {
    const nasty = '"><img src=x onerror=alert(1)>';
    const share = await makeShare(
      html`<mj-share
        rules="luqiao"
        by="self"
        hand=${HAND}
        href="https://x.example/${nasty}"
        base="https://x.example/${nasty}"
        script=${nasty}
      ></mj-share>`,
    );
    for (const target of ['tag', 'iframe', 'link', 'md'] as const) {
      expect(await share.codeFor(target)).not.to.contain('<img');
    }
  });

  it('makes no link of an invalid address', async () => {
    const share = await makeShare(
      html`<mj-share rules="luqiao" by="self" hand=${HAND} href="javascript:alert(1)"></mj-share>`,
    );
    expect(await share.codeFor('link')).to.equal('');
    expect(await share.codeFor('md')).not.to.contain('javascript');
    share.href = 'https://[';
    await share.updateComplete;
    expect(await share.codeFor('link')).to.equal('');
  });

  for (const target of ['tag', 'png', 'text']) {
    it(`is accessible: ${target}`, async () => {
      const share = await plain();
      if (target !== 'tag') await choose(share, target);
      await expect(share).to.be.accessible();
    });
  }
});
