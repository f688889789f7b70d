/** Everything that the mouse does, by keyboard. */
import {expect, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {all, focused, key, make, named, notation, one, spoken} from './input-fixture.js';
import {waitUntil} from './patience.js';

const keyboard = async (text = '', rules = 'mcr'): Promise<MjHandInput> => {
  const input = await make(html`<mj-hand-input rules=${rules}>${text}</mj-hand-input>`);
  one(input, '.key[tabindex="0"]').focus();
  return input;
};
const atTile = (input: MjHandInput): string | undefined => focused(input)?.dataset.tile;

async function type(input: MjHandInput, ...keys: string[]): Promise<void> {
  for (const press of keys) {
    const held = press.split('+').slice(0, -1).filter(Boolean);
    for (const down of held) await sendKeys({down});
    await sendKeys({press: held.length ? press.slice(press.lastIndexOf('+') + 1) : press});
    for (const up of held) await sendKeys({up});
  }
  await input.updateComplete;
}

describe('the tile keyboard', () => {
  it('is one tab stop', async () => {
    const input = await keyboard();
    expect(all(input, '.key[tabindex="0"]')).to.have.length(1);
    await type(input, 'Tab');
    expect(focused(input)?.matches('.keys *')).to.equal(false);
  });

  const moves: [keys: string[], at: string][] = [
    [['ArrowRight'], '2m'],
    [['ArrowRight', 'ArrowLeft'], '1m'],
    [['ArrowLeft'], '1m'],
    [['ArrowDown'], '1p'],
    [['ArrowUp'], '1m'],
    [['End'], '9m'],
    [['End', 'ArrowRight'], '9m'],
    [['End', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 'C'],
    [['End', 'Home'], '1m'],
    [['Control+End'], '8f'],
    [['Control+End', 'Control+Home'], '1m'],
  ];
  for (const [keys, at] of moves) {
    it(`goes to ${at} by ${keys.join(', ')}`, async () => {
      const input = await keyboard();
      await type(input, ...keys);
      expect(atTile(input)).to.equal(at);
      expect(focused(input)?.tabIndex).to.equal(0);
    });
  }

  for (const [name, press] of [
    ['Enter', 'Enter'],
    ['Space', ' '],
  ]) {
    it(`adds the tile by ${name}`, async () => {
      const input = await keyboard();
      await type(input, 'ArrowRight', press);
      expect(input.value).to.equal('2m');
    });
  }

  it('adds what is typed, and goes there', async () => {
    const input = await keyboard();
    await type(input, '5', 'p');
    expect([input.value, atTile(input)]).to.deep.equal(['5p', '5p']);
    await type(input, 'Shift+E');
    expect([input.value, atTile(input)]).to.deep.equal(['5pE', 'E']);
  });

  it('makes melds of brackets, and the winning tile of a plus', async () => {
    const input = await keyboard();
    await type(input, '[', '1', '2', '3', 'm', ']', '5', 'p', '+', '6', 'p');
    expect(input.value).to.equal('[123m] 5p +6p');
  });

  for (const press of ['Backspace', 'Delete']) {
    it(`takes the last tile away by ${press}`, async () => {
      const input = await keyboard('12m');
      await type(input, press);
      expect(input.value).to.equal('1m');
    });
  }

  it('takes back and does again', async () => {
    const input = await keyboard();
    await type(input, '1', 'm', '2', 'm', 'Control+z');
    expect(input.value).to.equal('1m');
    await type(input, 'Control+Shift+Z');
    expect(input.value).to.equal('12m');
    await type(input, 'Control+z', 'Control+z', 'Control+y');
    expect(input.value).to.equal('1m');
  });
});

describe('the hand', () => {
  it('is one tab stop, and arrows go from piece to piece', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">[EEE]12m+3m</mj-hand-input>`);
    one(input, '.piece').focus();
    await type(input, 'ArrowRight', 'ArrowRight');
    expect(spoken(focused(input))).to.equal('2 of characters');
    await type(input, 'End');
    expect(spoken(focused(input))).to.equal('winning tile 3 of characters');
    expect(all(input, '.hand [tabindex="0"]')).to.have.length(1);
  });

  it('removes the piece under the focus, and keeps the focus there', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">123m</mj-hand-input>`);
    all(input, '.piece')[1].focus();
    await type(input, 'Delete');
    expect([input.value, spoken(focused(input))]).to.deep.equal(['13m', '3 of characters']);
  });

  it('makes the tile under the focus the winning one by +', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">123m</mj-hand-input>`);
    all(input, '.piece')[1].focus();
    await type(input, '+');
    expect(input.value).to.equal('13m +2m');
  });

  it('is selected from, and laid down, by keyboard alone', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">111m2p</mj-hand-input>`);
    one(input, '.piece').focus();
    await type(input, ' ');
    expect(focused(input)?.ariaPressed).to.equal('true');
    named(input, 'Pung').focus();
    await type(input, 'Enter');
    expect(input.value).to.equal('[111m] 2p');
  });

  it('forgets a selection by Escape', async () => {
    const input = await make(html`<mj-hand-input rules="mcr">111m2p</mj-hand-input>`);
    one(input, '.piece').focus();
    await type(input, ' ', 'Escape');
    expect(focused(input)?.ariaPressed).to.equal('false');
  });
});

describe('the notation', () => {
  const write = async (text: string): Promise<MjHandInput> => {
    const input = await make(html`<mj-hand-input rules="mcr"></mj-hand-input>`);
    input.focus();
    await sendKeys({type: text});
    await input.updateComplete;
    return input;
  };

  it('is in step with the keyboard', async () => {
    const input = await write('123m');
    expect(all(input, '.held')).to.have.length(3);
    expect(spoken(key(input, '1m'))).to.equal('1 of characters, 3 left');
    key(input, 'E').click();
    await input.updateComplete;
    expect(notation(input).value).to.equal('123mE');
  });

  it('is left as it was typed', async () => {
    const input = await write('1m 2m 3m');
    expect(input.value).to.equal('1m 2m 3m');
  });

  it('keeps the tiles that could be read while the rest cannot', async () => {
    const input = await write('123m[4');
    expect(all(input, '.held')).to.have.length(3);
    expect(input.value).to.equal('123m[4');
  });

  it('is taken back as a whole', async () => {
    const input = await write('123m');
    await type(input, 'Control+z');
    expect(input.value).to.equal('');
    await type(input, 'Control+Shift+Z');
    expect(input.value).to.equal('123m');
  });
});

describe('pasting', () => {
  const paste = async (input: MjHandInput, text: string): Promise<void> => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', {bubbles: true, composed: true, cancelable: true});
    // Firefox makes no such event with data
    Object.defineProperty(event, 'clipboardData', {value: clipboardData});
    focused(input)?.dispatchEvent(event);
    await waitUntil(() => all(input, '.piece').length);
  };

  const dialects: [text: string, hand: string][] = [
    ['一二三(4)(5)(6)789東東 ロン東', '123m456p789sEE ron E'],
    ['🀇🀈🀉', '123m'],
    ['[123m,1]456p', '[_123m] 456p'],
    ['m123p456z7,m1-23', '[_123m] 123m456pC'],
  ];
  for (const [text, hand] of dialects) {
    it(`reads ${text}`, async () => {
      const input = await keyboard();
      await paste(input, text);
      const other = await make(html`<mj-hand-input rules="mcr">${hand}</mj-hand-input>`);
      const names = (one: MjHandInput) => all(one, '.piece').map(spoken);
      expect(names(input)).to.have.members(names(other));
    });
  }
});
