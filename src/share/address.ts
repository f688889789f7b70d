/**
 * An address that may be used in a link: of the web or a file, with no character in its path that ends the link early.
 * Undefined for any other.
 */
export function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const {protocol, href} = new URL(address);
  if (!['http:', 'https:', 'file:'].includes(protocol)) return undefined;
  const path = href.indexOf('/', protocol.length + 2);
  const escaped = href
    .slice(path)
    .replace(/[()[\]']/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return href.slice(0, path) + escaped;
}
