/**
 * The policy that each page for frames gives itself. Its file allows the scripts of any server, since it cannot name its
 * own: in a frame without an origin, WebKit never matches `'self'`.
 */
import {unhidden} from '../controllers/unhidden.js';

/**
 * The scripts and style sheets that a page needs: those of its own folder.
 * @param address the address of the page
 * @returns undefined where an address is no server's: a page in a folder of the reader
 */
export function policyOf(address: string): string | undefined {
  const folder = new URL('.', address);
  if (!/^https?:$/.test(folder.protocol)) return undefined;
  // these two part the sources and the directives of a policy
  const source = (folder.origin + folder.pathname).replace(/[;,]/g, encodeURIComponent);
  return `script-src ${source}; style-src ${source}`;
}

/** Allows this page nothing but the files of its own folder from now on. A policy that is added can only forbid more. */
export function keepToFolder(): void {
  const content = policyOf(location.href);
  if (!content) return;
  const meta = unhidden(document, 'createElement')('meta');
  meta.httpEquiv = 'content-security-policy';
  meta.content = content;
  unhidden(document, 'head').append(meta);
}
