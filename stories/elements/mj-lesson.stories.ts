import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {expect, userEvent, waitFor} from 'storybook/test';
import '../register.js';
import {ownArgs} from '../own-args.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';

const HAND = '[123m] [456m] 789m 234p 5s +5s';

const meta: Meta<MjLesson> = {
  title: 'Elements/mj-lesson',
  component: 'mj-lesson',
  args: {free: false, step: 1, lang: 'en'},
  render: ({lang, free, step}) =>
    html`<mj-lesson lang=${lang} ?free=${free} step=${ifDefined(step)}>
      <section>
        <h2>Is it a win?</h2>
        <p>In Chinese Official a win takes 8 points.</p>
        <mj-quiz ask="win" rules="mcr" by="discard" from="west" seat="south" hand=${HAND}
          >West discarded the 5 of bamboos. Is it a win?</mj-quiz
        >
      </section>
      <section>
        <h2>What is it worth?</h2>
        <p>Add the patterns that count.</p>
        <mj-quiz ask="total" rules="mcr" by="discard" from="west" seat="south" hand=${HAND} hint></mj-quiz>
      </section>
    </mj-lesson>`,
};
export default meta;

type Story = StoryObj<MjLesson>;

/** A reader answers the first question, and may go on. */
export const Lesson: Story = {
  play: async ({canvasElement}) => {
    const lesson = canvasElement.querySelector('mj-lesson');
    const quiz = canvasElement.querySelector('mj-quiz');
    await waitFor(() => expect(quiz?.shadowRoot?.querySelector('input')).toBeTruthy());
    await waitFor(() => expect(lesson?.shadowRoot?.querySelector('.next')).toBeTruthy());
    const next = lesson?.shadowRoot?.querySelector('.next') as Element;
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
    // one tap answers
    await userEvent.click(quiz?.shadowRoot?.querySelector('input') as Element);
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe(null));
    // the question leads on itself, beside its verdict
    await userEvent.click(quiz?.shadowRoot?.querySelector('.check') as Element);
    await waitFor(() => expect(lesson?.step).toBe(2));
  },
};

/** Without having to answer. */
export const Free: Story = {args: {free: true}};

export const Summary: Story = {args: {step: 3}};

/** What comes after the lesson: a link to the next one, in the slot `next`. */
export const NextLesson: Story = {
  args: ownArgs(meta.args, {free: true, step: 2, lang: 'en'}),
  render: ({lang, free, step}) =>
    html`<mj-lesson lang=${lang} ?free=${free} step=${ifDefined(step)}>
      <section>
        <h2>Is it a win?</h2>
        <mj-quiz ask="win" rules="mcr" by="discard" from="west" seat="south" hand=${HAND}></mj-quiz>
      </section>
      <p slot="next"><a href="#payments">Next lesson: who pays</a></p>
    </mj-lesson>`,
  play: async ({canvasElement}) => {
    const lesson = canvasElement.querySelector('mj-lesson');
    await waitFor(() => expect(lesson?.shadowRoot?.querySelector('[part=summary]')).toBeTruthy());
    await waitFor(() => expect(canvasElement.querySelector('a')?.checkVisibility()).toBe(true));
  },
};

/** A page keeps `progress` at each `mj-progress`, and gives it back when the reader comes again. */
export const KeptProgress: Story = {
  args: ownArgs(meta.args, {free: false, lang: 'en'}),
  render: ({lang, free}) =>
    html`<mj-lesson lang=${lang} ?free=${free} .progress=${{step: 2, steps: {win: 'right', total: 'seen'}}}>
      <section id="win">
        <h2>Is it a win?</h2>
        <mj-quiz ask="win" rules="mcr" by="discard" from="west" seat="south" hand=${HAND}></mj-quiz>
      </section>
      <section id="total">
        <h2>What is it worth?</h2>
        <mj-quiz ask="total" rules="mcr" by="discard" from="west" seat="south" hand=${HAND}></mj-quiz>
      </section>
    </mj-lesson>`,
  play: async ({canvasElement}) => {
    const lesson = canvasElement.querySelector('mj-lesson');
    await waitFor(() => expect(lesson?.step).toBe(2));
    await waitFor(() => expect(lesson?.progress?.steps).toEqual({win: 'right', total: 'seen'}));
  },
};

export const Japanese: Story = {args: {lang: 'ja'}};
