import {expect, html, oneEvent} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import type {MjRulesOptions} from '../../src/elements/mj-rules-options/mj-rules-options.js';
import {fakeClipboard} from './clipboard.js';
import {middleOf, texts} from './example-fixture.js';
import {buttonOf, changedOptions, codeOf, fieldOf, makeForm, optionOf, presetOf} from './options-fixture.js';
import {waitUntil} from './patience.js';

const plain = () => makeForm(html`<mj-rules-options rules="luqiao"></mj-rules-options>`);
const agreed = () =>
  makeForm(
    html`<mj-rules-options rules="luqiao" options="laziCap:50; roundUpToTen:true"></mj-rules-options>`,
  );

/** The events that something fires, in order. */
async function eventsOf(form: MjRulesOptions, act: () => Promise<unknown>): Promise<string[]> {
  const events: string[] = [];
  for (const type of ['input', 'change']) form.addEventListener(type, () => events.push(type));
  await act();
  await form.updateComplete;
  return events;
}

describe('mj-rules-options', () => {
  it('has a field for every option, with what the rules say', async () => {
    const form = await plain();
    expect(form.shadowRoot!.querySelectorAll('[part~=option]').length).to.equal(18);
    expect(fieldOf(form, 'laziCap').value).to.equal('100');
    expect(fieldOf(form, 'qiandangWithWild').checked).to.equal(true);
    expect(fieldOf(form, 'allHonors', 'hunyise').checked).to.equal(true);
  });

  it('says of every option what it decides and where it comes from', async () => {
    const form = await plain();
    const text = optionOf(form, 'laziCap').textContent.replace(/\s+/g, ' ');
    expect(text).to.contain('The most that one hand can score: 100 hu in Luqiao.');
    expect(text).to.contain('TZ-A1 rule page');
    expect(optionOf(form, 'allHonors').textContent).to.contain('inferred');
  });

  it('speaks the language around it', async () => {
    const form = await makeForm(html`<mj-rules-options rules="luqiao" lang="ja"></mj-rules-options>`);
    expect(texts(form, '[part=caption]')).to.deep.equal(['台州路橋麻將の設定']);
  });

  it('marks what is not as the rules have it, in words too', async () => {
    const form = await agreed();
    expect(changedOptions(form)).to.deep.equal(['laziCap', 'roundUpToTen']);
    expect(texts(form, '[part=changed-mark]')).to.deep.equal(['changed', 'changed']);
    expect(texts(form, '[part=default]')).to.deep.equal(['default: 100', 'default: off']);
    expect(texts(form, '[part=summary]')).to.deep.equal(['2 rules are changed.']);
  });

  it('gives the attributes for a page', async () => {
    expect(codeOf(await agreed())).to.equal('rules="luqiao@1" options="laziCap:50; roundUpToTen:true"');
    expect(codeOf(await plain())).to.equal('rules="luqiao@1"');
  });

  it('takes a click on a label', async () => {
    const form = await plain();
    const label = optionOf(form, 'roundUpToTen').querySelector('label')!;
    label.scrollIntoView();
    const events = await eventsOf(form, () => sendMouse({type: 'click', position: middleOf(label)}));
    expect(form.value).to.equal('roundUpToTen:true');
    expect(events).to.deep.equal(['input', 'change']);
  });

  it('chooses with the arrow keys', async () => {
    const form = await plain();
    fieldOf(form, 'allHonors', 'hunyise').focus();
    const events = await eventsOf(form, () => sendKeys({press: 'ArrowDown'}));
    expect(form.value).to.equal('allHonors:qingyise');
    expect(events).to.deep.equal(['input', 'change']);
  });

  it('takes a number while it is typed', async () => {
    const form = await plain();
    fieldOf(form, 'laziCap').select();
    const events = await eventsOf(form, () => sendKeys({type: '64'}));
    expect(form.value).to.equal('laziCap:64');
    expect(events).to.deep.equal(['input', 'input']);
  });

  it('leaves a number that cannot be, says what can, and keeps the last good one', async () => {
    const form = await agreed();
    fieldOf(form, 'laziCap').select();
    await sendKeys({type: '1'});
    await form.updateComplete;
    expect(fieldOf(form, 'laziCap').value).to.equal('1');
    expect(texts(form, '.error')).to.deep.equal(['A whole number from 2 to 1000000.']);
    expect(form.value).to.contain('laziCap:50');
    expect(form.validity.valid).to.equal(false);
    await sendKeys({type: '0'});
    await form.updateComplete;
    expect(form.value).to.contain('laziCap:10;');
    expect(form.validity.valid).to.equal(true);
  });

  it('takes numbers by tile', async () => {
    const form = await makeForm(html`<mj-rules-options rules="ribon"></mj-rules-options>`);
    fieldOf(form, 'redTiles').select();
    await sendKeys({type: '2'});
    expect(form.value).to.equal('redTiles:3p=2,3s=1,5p=1,5s=1,P=1');
    const names = [...optionOf(form, 'redTiles').querySelectorAll('.count .sr')];
    expect(names[0].textContent).to.equal('3 of dots');
  });

  it('puts one option back, and the focus on it', async () => {
    const form = await agreed();
    buttonOf(form, 'Reset “Limit (lazi)”').focus();
    const events = await eventsOf(form, () => sendKeys({press: 'Enter'}));
    expect(form.value).to.equal('roundUpToTen:true');
    expect(events).to.deep.equal(['input', 'change']);
    await form.updateComplete;
    expect(form.shadowRoot!.activeElement).to.equal(fieldOf(form, 'laziCap'));
  });

  it('puts all back', async () => {
    const form = await agreed();
    buttonOf(form, 'Reset all').focus();
    await sendKeys({press: ' '});
    await form.updateComplete;
    expect(form.value).to.equal('');
    expect(changedOptions(form)).to.deep.equal([]);
  });

  it('puts nothing back where nothing is changed', async () => {
    const form = await plain();
    buttonOf(form, 'Reset all').focus();
    expect(await eventsOf(form, () => sendKeys({press: ' '}))).to.deep.equal([]);
  });

  it('shows the author’s text where it cannot be read, and the form', async () => {
    const form = await makeForm(
      html`<mj-rules-options rules="luqiao" options="laziCap:1; x"></mj-rules-options>`,
    );
    expect(texts(form, 'mark')).to.deep.equal(['laziCap:1']);
    expect(fieldOf(form, 'laziCap').value).to.equal('100');
    expect(form.validity.badInput).to.equal(true);
  });

  it('tells the page about that', async () => {
    const form = document.createElement('mj-rules-options');
    form.rules = 'luqiao';
    form.options = 'yakitori:true';
    setTimeout(() => document.body.append(form));
    const event = await oneEvent<HTMLElementEventMap['mj-invalid']>(form, 'mj-invalid');
    expect(event.detail).to.include({code: 'unknown-option', about: 'yakitori'});
    form.remove();
  });

  for (const allowed of [true, false]) {
    it(allowed ? 'copies the attributes' : 'selects the attributes where they cannot be copied', async () => {
      const clipboard = fakeClipboard(allowed);
      const form = await agreed();
      const field = form.shadowRoot!.querySelector<HTMLInputElement>('[part=code]')!;
      buttonOf(form, 'Copy').focus();
      await sendKeys({press: 'Enter'});
      await waitUntil(() => texts(form, '[part=copied]')[0]);
      clipboard.restore();
      expect(texts(form, '[part=copied]')[0]).to.contain(allowed ? 'Copied' : 'Ctrl+C');
      expect(clipboard.texts).to.deep.equal(allowed ? [codeOf(form)] : []);
      const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      expect(form.shadowRoot!.activeElement === field && selected === codeOf(form)).to.equal(!allowed);
    });
  }

  for (const [state, options, off] of [
    ['as the rules have it', '', false],
    ['changed', 'laziCap:50; allHonors:none', false],
    ['unreadable', 'laziCap:x', false],
    ['switched off', 'laziCap:50', true],
  ] as const) {
    it(`is accessible: ${state}`, async () => {
      const form = await makeForm(
        html`<mj-rules-options rules="luqiao" options=${options} ?disabled=${off}></mj-rules-options>`,
      );
      await expect(form).to.be.accessible();
    });
  }
});

describe('the presets of mj-rules-options', () => {
  const ribon = () =>
    makeForm(html`<mj-rules-options rules="ribon@1" options="banban:5"></mj-rules-options>`);

  it('are there where a rule set has some', async () => {
    expect(texts(await ribon(), '[part=presets] label')).to.deep.equal(['Ribonshi Sanma', 'Tohtenko Sanma']);
    expect((await plain()).shadowRoot!.querySelectorAll('[part=presets]').length).to.equal(0);
  });

  it('change the defaults, and leave what was agreed', async () => {
    const form = await ribon();
    presetOf(form, 'ribon').focus();
    await sendKeys({press: 'ArrowDown'});
    await form.updateComplete;
    expect(form.chosenRules).to.equal('tohtenko@1');
    expect(form.value).to.equal('banban:5');
    expect(fieldOf(form, 'doraIndicators', '2').checked).to.equal(true);
    expect(texts(form, '[part=preset-mark]').length).to.equal(4);
    expect(codeOf(form)).to.equal('rules="tohtenko@1" options="banban:5"');
  });

  it('are what an option is changed from', async () => {
    const form = await makeForm(html`<mj-rules-options rules="tohtenko"></mj-rules-options>`);
    fieldOf(form, 'doraIndicators', '1').click();
    expect(form.value).to.equal('doraIndicators:1');
    await form.updateComplete;
    expect(changedOptions(form)).to.deep.equal(['doraIndicators']);
  });
});
