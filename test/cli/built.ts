/** The command as a program of its own, with its threads, built from the sources. */
import {build} from 'esbuild';

/** Builds it. @param outdir a folder inside the project, so that packages are found */
export const buildCommand = (absWorkingDir: string, outdir: string): Promise<unknown> =>
  build({
    entryPoints: ['src/cli/mj.ts', 'src/cli/worker.ts'],
    absWorkingDir,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
