import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const MODULE_SCRIPT = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Serves the page at this address without its scripts, compressed like the server does. */
export async function serveStatic(address: string): Promise<AsyncDisposable & { url: string }> {
  const html = (await (await fetch(address, { headers: { accept: 'text/html' } })).text()).replaceAll(MODULE_SCRIPT, '');
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const server = createServer((request, response) => {
    if (request.url !== '/login') return void response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/login`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
