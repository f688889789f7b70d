/** The package's own declarations point nowhere (0.10.0). */
declare module '@web/test-runner-visual-regression' {
  /** Compares a picture of the element with `screenshots/baseline/<name>.png`. */
  export function visualDiff(element: Node, name: string): Promise<void>;
}
