import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { IMPORT_LIMITS } from '@quad/domain/administration';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE } from '../testing/database.ts';
import { freePort } from '../testing/freePort.ts';

const PAGES = path.resolve(import.meta.dirname, '../../../../docs/operating');
const HOST = 'portal.campus.example';
const LARGE = 'body { color: CanvasText }\n'.repeat(500);

interface Proxy {
  readonly name: string;
  readonly file: string;
  /** Adds the surrounding configuration of a whole machine to the example. */
  around(example: string, places: { folder: string; http: number; https: number }): string;
  start(configuration: string, folder: string): readonly string[];
}

/** The examples of docs/operating, except for ports and paths. */
const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    around(example, { folder, http, https }) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ');
      const own = example.replace('listen 80;', `listen 127.0.0.1:${http};`).replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`);
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      return `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary}\n${own}\n}`;
    },
    start: (configuration, folder) => ['-p', folder, '-c', configuration, '-e', 'stderr'],
  },
  {
    name: 'caddy',
    file: 'Caddyfile',
    around: (example, { folder, http, https }) =>
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}/caddy\n}\n${example}`,
    start: (configuration) => ['run', '--config', configuration, '--adapter', 'caddyfile'],
  },
  {
    name: 'haproxy',
    file: 'haproxy.cfg',
    around: (example, { http, https }) =>
      example.replace('bind :80', `bind 127.0.0.1:${http}`).replace('bind :443', `bind 127.0.0.1:${https}`),
    start: (configuration) => ['-db', '-f', configuration],
  },
];

function isInstalled(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin` } });
    return true;
  } catch {
    console.log(`The example for ${name} is not tried: there is no ${name} on this machine (apt-get install ${name}).`);
    return false;
  }
}

/** Replaces a node and reports what it receives. Its stream continues when the test says so. */
function standIn(): { server: Server; goOn(): void } {
  let goOn: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('data: one\n\n');
      goOn = () => response.end('data: two\n\n');
    } else if (request.url === '/style.css') response.writeHead(200, { 'content-type': 'text/css' }).end(LARGE);
    else if (request.url === '/style.br.css')
      response.writeHead(200, { 'content-type': 'text/css', 'content-encoding': 'br' }).end(brotliCompressSync(LARGE));
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ headers: request.headers, bytes: body.length, filling: ' '.repeat(4000) }));
  });
  return { server, goOn: () => goOn() };
}

describe.runIf(ENGINE === 'postgres').each(PROXIES)('the example configuration for $name', ({ name, file, around, start }) => {
  const isThere = isInstalled(name);
  let folder: string;
  let node: ReturnType<typeof standIn>;
  let proxy: ChildProcess;
  let said = '';
  let ports: { http: number; https: number };

  beforeAll(async () => {
    if (!isThere) return;
    folder = await mkdtemp(path.join(os.tmpdir(), `quad-${name}-`));
    node = standIn();
    node.server.listen(0, '127.0.0.1');
    await new Promise((resolve) => node.server.once('listening', resolve));
    ports = { http: await freePort(), https: await freePort() };
    const [key, chain] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`];
    await promisify(execFile)('openssl', [...made, '-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', chain]);
    await writeFile(path.join(folder, 'portal.pem'), (await readFile(chain, 'utf8')) + (await readFile(key, 'utf8')));
    const { port } = node.server.address() as AddressInfo;
    const example = (await readFile(path.join(PAGES, file), 'utf8')).replaceAll('/etc/ssl/quad', folder);
    expect(example).toContain('127.0.0.1:4000');
    const configuration = path.join(folder, file);
    await writeFile(configuration, around(example.replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`), { folder, ...ports }));
    const environment = { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder };
    proxy = spawn(name, start(configuration, folder), { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (bytes: Buffer) => {
      said += bytes;
    };
    proxy.stdout?.on('data', listen);
    proxy.stderr?.on('data', listen);
    // The proxy listens and has seen that the node is ready.
    const answer = async () => ({ status: (await ask('/').catch(() => undefined))?.status, said: said.slice(-2000) });
    await expect.poll(answer, { interval: 100 }).toMatchObject({ status: 200 });
  });
  afterAll(async () => {
    if (!isThere) return;
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await ended;
    node.server.closeAllConnections();
    await new Promise((resolve) => node.server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  interface Answer {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }

  function ask(
    url: string,
    { headers = {}, body, isPlain = false }: { headers?: object; body?: Buffer; isPlain?: boolean } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = (isPlain ? plainRequest : secureRequest)({
        host: '127.0.0.1',
        port: isPlain ? ports.http : ports.https,
        path: url,
        method: body ? 'POST' : 'GET',
        headers: { host: HOST, ...headers, ...(body ? { 'content-length': body.length } : {}) },
        servername: HOST,
        rejectUnauthorized: false,
        agent: false,
      });
      request.on('error', reject);
      request.on('response', (response) => {
        void buffer(response).then((bytes) => resolve({ status: response.statusCode, headers: response.headers, body: bytes }), reject);
      });
      request.end(body);
    });
  }

  it('allows a body of 9 MiB, which is enough for the largest form', async () => {
    expect(await readFile(path.join(PAGES, file), 'utf8')).toMatch(
      /^\s*(client_max_body_size 9m;|max_size 9MiB|http-request deny .*content-length\) gt 9437184 \})$/m,
    );
    expect(9 * 1024 ** 2).toBeGreaterThan(Math.max(IMPORT_LIMITS.bytes, PHOTO_LIMITS.bytes) + 16 * 1024);
  });

  it.runIf(isThere)('redirects HTTP to HTTPS', async () => {
    const { status, headers } = await ask('/events?a=b', { isPlain: true });
    expect([301, 308]).toContain(status);
    expect(headers.location).toMatch(/^https:\/\/portal\.campus\.example(:\d+)?\/events\?a=b$/);
  });

  it.runIf(isThere)('forwards the real client address and replaces forged forwarding headers', async () => {
    const forged = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'http',
      forwarded: 'for=6.6.6.6',
    };
    const { headers } = JSON.parse(String((await ask('/api/who', { headers: forged })).body));
    expect(headers).toMatchObject({ host: HOST, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': HOST, 'x-forwarded-proto': 'https' });
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
  });

  it.runIf(isThere)('accepts a table and a photo upload, and rejects a larger body', async () => {
    for (const bytes of [PHOTO_LIMITS.bytes + 2000, IMPORT_LIMITS.bytes + 2000]) {
      const form = await ask('/profile/photo-update', { body: Buffer.alloc(bytes) });
      expect(JSON.parse(String(form.body)).bytes).toBe(bytes);
    }
    // The proxy may close the connection while the rest is still being sent.
    const large = await ask('/profile/photo-update', { body: Buffer.alloc(10 * 1024 * 1024) }).catch(
      (error: { code?: string }) => error.code,
    );
    expect(typeof large === 'object' ? large.status : large).toBeOneOf([413, 'EPIPE', 'ECONNRESET']);
  });

  it.runIf(isThere)('forwards streams without buffering', async () => {
    const arrived: string[] = [];
    const done = new Promise<void>((resolve, reject) => {
      secureRequest({
        host: '127.0.0.1',
        port: ports.https,
        path: '/stream',
        headers: { host: HOST, 'accept-encoding': 'gzip' },
        servername: HOST,
        rejectUnauthorized: false,
        agent: false,
      })
        .on('error', reject)
        .on('response', (response) => {
          expect(response.headers['content-encoding']).toBeUndefined();
          response.on('data', (bytes) => arrived.push(String(bytes)));
          response.on('end', resolve);
        })
        .end();
    });
    // The node has sent the first message, and sends the second when the first has arrived.
    await expect.poll(() => arrived.join('')).toContain('data: one\n\n');
    expect(arrived.join('')).not.toContain('two');
    node.goOn();
    await done;
    expect(arrived.join('')).toContain('data: one\n\ndata: two\n\n');
  });

  it.runIf(isThere)('compresses uncompressed assets but not session responses', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const style = await ask('/style.css', { headers });
    expect(style.headers['content-encoding']).toBe('gzip');
    expect(style.body.length).toBeLessThan(LARGE.length / 4);
    expect((await ask('/style.br.css', { headers })).headers['content-encoding']).toBe('br');
    expect((await ask('/auth/fetchAuth', { headers })).headers['content-encoding']).toBeUndefined();
  });

  it.runIf(isThere)('hides /metrics', async () => {
    expect((await ask('/metrics')).status).toBe(404);
  });
});
