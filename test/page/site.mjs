/** A static site on a free port: a folder, and pages that a test gives. */
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const TYPES = {
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** As any site says it: a browser asks for a file once, and not again for each frame and each page. */
const KEPT = {'cache-control': 'max-age=600'};

/**
 * @param {{
 *   pages?: Record<string, string>,
 *   folder?: string,
 *   base?: string,
 *   headers?: Record<string, string>,
 *   delays?: [pattern: RegExp, milliseconds: number][],
 * }} options `pages`: text by path, HTML where the path does not say; `folder`: what is served, dist/ by default, and
 *   `base`: from which path on; `headers`: sent with everything; `delays`: how much later a path is answered
 * @returns {Promise<{origin: string, close(): Promise<void>}>}
 */
export async function openSite({pages = {}, folder = dist, base = '/', headers = {}, delays = []}) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname).then(
      ([type, body]) =>
        response.writeHead(200, {'content-type': `${type}; charset=utf-8`, ...KEPT, ...headers}).end(body),
      () => response.writeHead(404, headers).end(),
    );
  });

  async function answer(pathname) {
    for (const [pattern, milliseconds] of delays) if (pattern.test(pathname)) await sleep(milliseconds);
    if (pathname in pages) return [TYPES[path.extname(pathname)] ?? 'text/html', pages[pathname]];
    if (!pathname.startsWith(base)) throw new Error('not found');
    const asked = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.join(folder, path.normalize(asked.slice(base.length)));
    return [TYPES[path.extname(file)] ?? 'text/plain', await readFile(file)];
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
