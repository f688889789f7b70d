import {executeServerCommand} from '@web/test-runner-commands';

/** The medium that a page is shown on; what is left out is as usual. */
export interface Medium {
  readonly media?: 'screen' | 'print';
  readonly 'prefers-color-scheme'?: 'light' | 'dark';
  readonly 'prefers-reduced-motion'?: 'reduce';
  readonly 'forced-colors'?: 'active';
}

/** Sets the whole medium; without one, sets it back. Tests that set one are `needing('another medium')`. */
export async function setMedium(medium: Medium = {}): Promise<void> {
  const result = await executeServerCommand<{set: boolean}, Medium>('set-medium', {
    media: 'screen',
    ...medium,
  });
  if (!result.set && Object.keys(medium).length > 0) throw new Error('This browser keeps its medium.');
}
