import {executeServerCommand} from '@web/test-runner-commands';

/** The medium that a page is shown on; what is left out is as usual. */
export interface Medium {
  readonly media?: 'screen' | 'print';
  readonly 'prefers-color-scheme'?: 'light' | 'dark';
  readonly 'prefers-reduced-motion'?: 'reduce';
  readonly 'forced-colors'?: 'active';
}

/** Sets the whole medium. @returns false if the browser cannot be told */
export async function setMedium(medium: Medium = {}): Promise<boolean> {
  const result = await executeServerCommand<{set: boolean}, Medium>('set-medium', {
    media: 'screen',
    ...medium,
  });
  return result.set;
}
