import type {StoryObj} from '@storybook/web-components-vite';
import {expect, waitFor} from 'storybook/test';
import '../register.js';
import '../embeds/blog.css';

/** A whole page with a lesson; each of its questions can be asked. */
export const tutorialStory = (page: string): StoryObj => ({
  render: () => {
    const {body, documentElement} = new DOMParser().parseFromString(page, 'text/html');
    const main = document.importNode(body, true).firstElementChild as HTMLElement;
    main.lang = documentElement.lang;
    return main;
  },
  play: async ({canvasElement}) => {
    const quizzes = [...canvasElement.querySelectorAll('mj-quiz')];
    await expect(quizzes.length).toBeGreaterThanOrEqual(19);
    await waitFor(() => {
      // a question in a later step is drawn once somebody asks for it
      for (const quiz of quizzes) void quiz.updateComplete;
      return expect(quizzes.filter(({shadowRoot}) => !shadowRoot?.querySelector('[part=quiz]')).length).toBe(
        0,
      );
    });
    for (const lesson of canvasElement.querySelectorAll('mj-lesson'))
      await waitFor(() => expect(lesson.shadowRoot?.querySelector('[part=steps]')).toBeTruthy());
  },
});
