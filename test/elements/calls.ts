import {executeServerCommand} from '@web/test-runner-commands';

/** How often a function was called. */
interface Calls {
  /** Its file, such as `src/core/scoring/score.ts`. */
  readonly file: string;
  readonly name: string;
  readonly count: number;
}

/**
 * Counts calls while something happens. Tests that count are `needing('counted calls')`.
 * @returns a function that tells how often functions of a name were called in a file, or in any
 */
export async function callsDuring(
  act: () => Promise<void>,
): Promise<(name: string, file?: string) => number> {
  const begun = await executeServerCommand<{counted: boolean}, undefined>('count-calls');
  if (!begun.counted) throw new Error('This browser counts no calls.');
  await act();
  const {calls} = await executeServerCommand<{calls: readonly Calls[]}, undefined>('take-calls');
  return (name, file) =>
    calls
      .filter((one) => one.name === name && (file === undefined || one.file === file))
      .reduce((sum, {count}) => sum + count, 0);
}
