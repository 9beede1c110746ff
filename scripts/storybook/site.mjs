// Serves a built site like a static host: files, cache headers for hashed names, validators for the rest, and compression for measurements.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);
const compress = promisify(brotliCompress);

/** An entity tag (RFC 9110, section 8.8.3): a file that is requested twice, such as the index of the stories, is sent once. */
const etagOf = (body) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The file for a URL path; undefined if there is none. */
async function fileOf(folder, pathname) {
  const file = path.join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** Serves a folder until it is disposed of. Files are compressed once, and only if requested, because it takes time. */
export async function serveSite(folder, { isCompressed = false } = {}) {
  const contents = new Map();
  const contentOf = (file, squeeze) => {
    const known =
      contents.get(file) ?? readFile(file).then(async (body) => ({ body: squeeze ? await compress(body) : body, etag: etagOf(body) }));
    contents.set(file, known);
    return known;
  };
  const server = createServer(async (request, response) => {
    const file = await fileOf(folder, new URL(request.url ?? '/', 'http://site').pathname);
    if (!file) return response.writeHead(404).end();
    const extension = path.extname(file);
    const squeeze = isCompressed && COMPRESSED.has(extension);
    const { body, etag } = await contentOf(file, squeeze);
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    const headers = {
      etag,
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': path.basename(path.dirname(file)) === 'assets' ? 'max-age=31536000, immutable' : 'no-cache',
    };
    return response.writeHead(200, squeeze ? { ...headers, 'content-encoding': 'br' } : headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]() {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    },
  };
}
