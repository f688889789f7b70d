import {readFileSync, readdirSync} from 'node:fs';
import type {StorybookConfig} from '@storybook/web-components-vite';
import {mergeConfig} from 'vite';

/**
 * All modules of Lit that the elements import. A module found later would be loaded as a second copy during
 * development, and reload the story tests.
 */
function importsOfLit(): string[] {
  const src = new URL('../../src/', import.meta.url);
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const texts = files.map((file) => readFileSync(new URL(file, src), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/ from '(@?lit[^']*)';/g)].map(([, name]) => name));
  return [...new Set(names)];
}

const config: StorybookConfig = {
  stories: ['../introduction.mdx', '../**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {name: '@storybook/web-components-vite', options: {}},
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // all addresses are relative, so that the built pages work from any sub-path
      base: './',
      resolve: {dedupe: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@lit/context']},
      optimizeDeps: {include: importsOfLit()},
      build: {chunkSizeWarningLimit: 2000},
    }),
};
export default config;
