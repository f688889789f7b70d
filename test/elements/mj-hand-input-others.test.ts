/** The hands of players who have not won, and what is said about payments. */
import {expect, html} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import type {MjHandInput} from '../../src/elements/mj-hand-input/mj-hand-input.js';
import {listen} from './announced.js';
import {middleOf} from './example-fixture.js';
import {all, drawn, focused, key, make, named, notation, one, press, within} from './input-fixture.js';
import {waitUntil} from './patience.js';

const WON = '[PPP] 234567m 99p 78s +9s';
const LOST = 'CC 1m 5m 8m 1p 3p 2s 5s 8s W N F';

const won = (): Promise<MjHandInput> =>
  make(html`<mj-hand-input name="hand" rules="luqiao" by="self">${WON}</mj-hand-input>`);
const tap = (input: MjHandInput, name: string): Promise<void> =>
  sendMouse({type: 'click', position: middleOf(named(input, name))});
const choices = (input: MjHandInput): string[] =>
  all(input, '.whose .choice').map((choice) => choice.textContent.replace(/\s+/g, ' ').trim());

describe('the others’ hands', () => {
  it('are asked for where the rule set has them', async () => {
    const shown = async (rules: string) =>
      all(await make(html`<mj-hand-input rules=${rules}></mj-hand-input>`), '.whose').length;
    expect([await shown('luqiao'), await shown('ribon'), await shown('mcr')]).to.deep.equal([1, 1, 0]);
  });

  it('are listed in turn after the winner, with how much of them is known', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" seat="west" by="self" others-east="EE 123m">${WON}</mj-hand-input>`,
    );
    expect(choices(input)).to.deep.equal(['West winner', 'North not set', 'East 5/13', 'South not set']);
  });

  it('take the tiles that are tapped once one is chosen', async () => {
    const input = await won();
    await tap(input, 'South');
    await sendMouse({type: 'click', position: middleOf(key(input, '1m'))});
    expect(input.situation.others).to.deep.equal({south: '1m'});
    expect(input.value).to.equal(WON);
  });

  it('are chosen, typed and taken back by keyboard', async () => {
    const input = await won();
    named(input, 'East').focus();
    await sendKeys({press: 'ArrowRight'});
    expect(focused(input)).to.equal(named(input, 'South'));
    one(input, '.key[tabindex="0"]').focus();
    await sendKeys({type: '[EEE]55p'});
    expect(input.situation.others).to.deep.equal({south: '[EEE] 55p'});
    await sendKeys({press: 'Backspace'});
    expect(input.situation.others).to.deep.equal({south: '[EEE] 5p'});
  });

  it('have notation of their own', async () => {
    const input = await won();
    await tap(input, 'North');
    notation(input).focus();
    await sendKeys({type: LOST});
    expect(input.situation.others).to.deep.equal({north: LOST});
    expect(one(input, '[part=total]').textContent).to.match(/\d+ hu/);
  });

  it('show their values, and the winner’s its value', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south=${LOST}>${WON}</mj-hand-input>`,
    );
    const winner = one(input, '.score').textContent.trim();
    await tap(input, 'South');
    expect(one(input, '.score').textContent.replace(/\s+/g, ' ').trim()).to.match(/^South: 2 hu$/);
    await tap(input, 'East');
    expect(one(input, '.score').textContent.trim()).to.equal(winner);
  });

  it('are counted in what is left of a tile', async () => {
    const input = await make(html`<mj-hand-input rules="luqiao" others-south="EEE"></mj-hand-input>`);
    expect(one(input, '.key[data-tile=E] .left').textContent).to.equal('1');
  });

  it('are full with thirteen tiles: no tile wins there', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south=${LOST}>${WON}</mj-hand-input>`,
    );
    await tap(input, 'South');
    await press(input, key(input, '3m'));
    await press(input, named(input, 'Winning tile'));
    expect(input.situation.others).to.deep.equal({south: LOST});
    expect(named(input, 'Winning tile').ariaDisabled).to.equal('true');
    expect(named(input, 'Winning tile').title).to.equal('This player has not won.');
  });

  it('say calmly what is missing, and whose', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south="CC">${WON}</mj-hand-input>`,
    );
    expect(one(input, '.missing').textContent).to.equal('South: 11 more tiles');
    expect(all(input, '.problem')).to.have.length(0);
    expect(input.validationMessage).to.equal('South: 11 more tiles');
    input.value = '[PPP] 123m';
    await tap(input, 'South');
    expect(one(input, '.missing').textContent).to.equal('East: 7 more tiles');
  });

  it('have a tile too many where a fourteenth is typed', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south="${LOST}3m">${WON}</mj-hand-input>`,
    );
    expect(one(input, '.problem .error').textContent).to.match(/too many/i);
  });

  it('keep what cannot be read, and name the player', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south="12q">${WON}</mj-hand-input>`,
    );
    expect(one(input, '.problem b').textContent).to.equal('South');
    expect(one(input, '[part=text]').textContent).to.equal('12q');
    expect(notation(input).ariaInvalid).to.equal('false');
    await tap(input, 'South');
    expect([notation(input).value, notation(input).ariaInvalid]).to.deep.equal(['12q', 'true']);
  });

  it('are undone where they were changed', async () => {
    const input = await won();
    await tap(input, 'South');
    await press(input, key(input, 'C'));
    await tap(input, 'East');
    one(input, '.piece').focus();
    await sendKeys({down: 'Control'});
    await sendKeys({press: 'z'});
    await sendKeys({up: 'Control'});
    expect(input.situation).not.to.have.property('others');
    expect((named(input, 'South') as HTMLInputElement).checked).to.equal(true);
    input.redo();
    expect(input.situation.others).to.deep.equal({south: 'C'});
  });

  it('are cleared one by one', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south=${LOST} others-west="E"
        >${WON}</mj-hand-input
      >`,
    );
    await tap(input, 'South');
    await press(input, named(input, 'Clear'));
    expect([input.value, input.situation.others]).to.deep.equal([WON, {west: 'E'}]);
  });

  it('change places with the hand that takes their seat', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="discard" from="south" liable="south" others-south=${LOST}
        >${WON}</mj-hand-input
      >`,
    );
    named(input, 'Seat').focus();
    await sendKeys({press: 'ArrowDown'});
    const {seat, from, liable, others} = input.situation;
    expect({seat, from, liable, others}).to.deep.equal({
      seat: 'south',
      from: 'east',
      liable: 'east',
      others: {east: LOST},
    });
  });

  it('have the flags of a closed hand, and say why one cannot be', async () => {
    const input = await make(html`<mj-hand-input rules="ribon" by="discard" from="south"></mj-hand-input>`);
    await tap(input, 'South');
    expect(all(input, '.won .choice').map((choice) => choice.textContent.trim())).to.deep.equal([
      'Riichi',
      'Double riichi',
      'Open riichi',
    ]);
    await tap(input, 'Riichi');
    expect(input.situation.others).to.deep.equal({south: {hand: '', flags: ['riichi']}});
    notation(input).focus();
    await sendKeys({type: '[EEE]'});
    expect(named(input, 'Open riichi').ariaDisabled).to.equal('true');
    expect(one(input, '.won .off .sr').textContent).to.equal('Only if nothing was called.');
  });

  it('are sent by a form, and come back', async () => {
    const [form, input] = await within<HTMLFormElement>(
      html`<form>
        <mj-hand-input name="hand" rules="ribon" by="self" hand="234567p 55r5p 99s EE +E"></mj-hand-input>
      </form>`,
    );
    const others = {south: {hand: '1199m 123456s 77p W', flags: ['riichi']}, west: '1p'};
    input.situation = {...input.situation, others};
    await input.updateComplete;
    expect(Object.fromEntries(new FormData(form))).to.deep.include({
      'hand.others.south': '1199m 123456s 77p W',
      'hand.others.south.flags': 'riichi',
      'hand.others.west': '1p',
    });
    expect(input.situation.others).to.deep.equal(others);
    form.reset();
    expect(input.situation).not.to.have.property('others');
    input.formStateRestoreCallback(JSON.stringify({hand: '', others}));
    expect(input.situation.others).to.deep.equal(others);
  });

  it('can be looked at while nothing can be changed', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" readonly others-south=${LOST}>${WON}</mj-hand-input>`,
    );
    await tap(input, 'South');
    expect(notation(input).value).to.equal(LOST);
  });

  it('reach the settlement of the example around', async () => {
    const [example, input] = await within<MjExample>(
      html`<mj-example lang="en" rules="luqiao" by="self" hand=${WON}
        ><mj-hand-input></mj-hand-input
      ></mj-example>`,
    );
    await drawn(input);
    await tap(input, 'South');
    notation(input).focus();
    await sendKeys({type: LOST});
    await waitUntil(() => example.situation.others);
    expect(example.situation.others).to.deep.equal({south: LOST});
  });

  it('are said aloud with what they are worth', async () => {
    const input = await make(
      html`<mj-hand-input rules="luqiao" by="self" others-south=${LOST.slice(0, -2)}>${WON}</mj-hand-input>`,
    );
    const said = listen();
    await tap(input, 'South');
    await press(input, key(input, 'F'));
    await waitUntil(() => said().some((text) => text.includes('South: 2 hu')));
  });
});

describe('who pays', () => {
  it('is stated of a win alone', async () => {
    const input = await make(html`<mj-hand-input rules="luqiao"></mj-hand-input>`);
    expect(named(input, 'Liable').matches(':disabled')).to.equal(true);
    expect(named(input, 'Liable').closest('label')!.title).to.equal('Only with a winning tile.');
  });

  it('is chosen from the other players, and taken back', async () => {
    const input = await won();
    named(input, 'Liable').focus();
    await sendKeys({press: 'ArrowDown'});
    expect(input.situation.liable).to.equal('south');
    await sendKeys({press: 'ArrowUp'});
    expect(input.situation).not.to.have.property('liable');
  });

  it('has what the win passed before would have scored, with a win by another’s tile', async () => {
    const input = await won();
    expect(named(input, 'Score of the win you passed').matches(':disabled')).to.equal(true);
    await tap(input, 'Discard');
    named(input, 'Score of the win you passed').focus();
    await sendKeys({type: '24'});
    await sendKeys({press: 'Tab'});
    expect(input.situation.passedTotal).to.equal(24);
    named(input, 'Score of the win you passed').focus();
    for (const press of ['End', 'Backspace', 'Backspace', 'Tab']) await sendKeys({press});
    expect(input.situation).not.to.have.property('passedTotal');
  });

  it('has the tiles that were passed, in a row of their own', async () => {
    const input = await won();
    await tap(input, 'Passed');
    await press(input, key(input, '9p'));
    await press(input, key(input, '1m'));
    expect(input.situation.passedTiles).to.equal('9p1m');
    await tap(input, 'Passed: remove 9 of dots');
    expect(input.situation.passedTiles).to.equal('1m');
  });
});
