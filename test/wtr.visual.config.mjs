// Screenshots and their texts, compared with test/visual/screenshots/baseline. They are taken in a headless shell only, because full
// Chromium draws a few pixels differently.
import {fileURLToPath} from 'node:url';
import {visualRegressionPlugin} from '@web/test-runner-visual-regression/plugin';
import {writtenPlugin} from './browser/written-plugin.mjs';
import base from './wtr.config.mjs';

const update = process.argv.includes('--update-visual-baseline');
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  ...base,
  files: [at('visual/**/*.test.ts')],
  concurrency: 1,
  plugins: [
    ...base.plugins,
    writtenPlugin({folder: at('visual/screenshots/baseline'), update}),
    visualRegressionPlugin({
      update,
      baseDir: at('visual/screenshots'),
      diffOptions: {threshold: 0.1, includeAA: false},
      // some pixels at the edges of letters and lines; a wrong word is noticed by its text, and a wrong tile has more
      failureThreshold: 16,
      failureThresholdType: 'pixel',
      getBaselineName: ({name}) => `baseline/${name}`,
      getFailedName: ({name}) => `failed/${name}`,
      getDiffName: ({name}) => `failed/${name}-diff`,
    }),
  ],
};
