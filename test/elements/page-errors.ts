/**
 * What goes wrong on the page while the tests of a suite run: errors, and rejections that nobody handles. Called in `describe`.
 * @returns the messages, which grow
 */
export function pageErrors(): readonly string[] {
  const errors: string[] = [];
  const handle = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if ('message' in event) errors.push(event.message);
    else errors.push(String((event.reason as Error | undefined)?.stack ?? event.reason));
  };
  before(() => {
    window.addEventListener('error', handle);
    window.addEventListener('unhandledrejection', handle);
  });
  after(() => {
    window.removeEventListener('error', handle);
    window.removeEventListener('unhandledrejection', handle);
  });
  return errors;
}
