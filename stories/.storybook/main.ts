import type {StorybookConfig} from '@storybook/web-components-vite';
import {mergeConfig} from 'vite';

const config: StorybookConfig = {
  stories: ['../**/*.mdx', '../**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {name: '@storybook/web-components-vite', options: {}},
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // every address relative: the built pages work from any sub-path
      base: './',
      resolve: {dedupe: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@lit/context']},
      // all of Lit that the elements import; one left out comes as a second copy in dev and in the story tests
      optimizeDeps: {
        include: [
          'lit',
          'lit/decorators.js',
          'lit/directive-helpers.js',
          'lit/directives/class-map.js',
          'lit/directives/if-defined.js',
          'lit/directives/live.js',
          'lit/directives/ref.js',
          'lit/directives/repeat.js',
          '@lit/context',
        ],
      },
      build: {chunkSizeWarningLimit: 2000},
    }),
};
export default config;
