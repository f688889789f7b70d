/** Pages as they come over a slow line: 1.6 Mbit/s, 150 ms a round trip, gzip, nothing in the cache. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** As the network panel of browsers has it: bytes a second, and milliseconds. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
const TYPES = {'.js': 'text/javascript', '.css': 'text/css'};

/**
 * A server that packs what it sends, as a site does.
 * @param {(pathname: string) => Promise<string | Uint8Array>} read
 */
export async function openPacked(read) {
  const packed = new Map();
  const bodyOf = async (pathname) => gzipSync(await read(pathname), {level: 9});
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    if (!packed.has(pathname)) packed.set(pathname, bodyOf(pathname));
    packed.get(pathname).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': `${TYPES[path.extname(pathname)] ?? 'text/html'}; charset=utf-8`,
            'content-encoding': 'gzip',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A new page behind such a line, with nothing in its cache; `slower`: by how much its processor is. */
export async function openSlow(browser, {viewport, slower = 1}) {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', {rate: slower});
  return page;
}
