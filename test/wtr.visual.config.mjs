// Screenshots, compared with test/visual/screenshots/baseline. They are taken in a headless shell only, because full
// Chromium draws a few pixels differently.
import {fileURLToPath} from 'node:url';
import {visualRegressionPlugin} from '@web/test-runner-visual-regression/plugin';
import base from './wtr.config.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  ...base,
  files: [at('visual/**/*.test.ts')],
  concurrency: 1,
  plugins: [
    ...base.plugins,
    visualRegressionPlugin({
      update: process.argv.includes('--update-visual-baseline'),
      baseDir: at('visual/screenshots'),
      diffOptions: {threshold: 0.1, includeAA: false},
      failureThreshold: 0.1,
      failureThresholdType: 'percent',
      getBaselineName: ({name}) => `baseline/${name}`,
      getFailedName: ({name}) => `failed/${name}`,
      getDiffName: ({name}) => `failed/${name}-diff`,
    }),
  ],
};
