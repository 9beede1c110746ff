import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_FOUND, sendRefusal } from './errors.ts';
import type { Metrics } from './registry.ts';

/** Maximum number of responses that are buffered until the metrics library is loaded. */
const MAX_BUFFERED = 1000;

/** Counts responses from the start on, but loads the metrics library later, so that the start does not wait for it. */
export class DeferredMetrics {
  readonly #buffered: Parameters<Metrics['countResponse']>[] = [];
  #loading: Promise<Metrics> | undefined;
  #loaded: Metrics | undefined;

  countResponse(...response: Parameters<Metrics['countResponse']>): void {
    if (this.#loaded) this.#loaded.countResponse(...response);
    else if (this.#buffered.length < MAX_BUFFERED) this.#buffered.push(response);
  }

  load(): Promise<Metrics> {
    this.#loading ??= import('./registry.ts').then(({ Metrics: Loaded }) => {
      const loaded = new Loaded();
      for (const response of this.#buffered.splice(0)) loaded.countResponse(...response);
      this.#loaded = loaded;
      return loaded;
    });
    return this.#loading;
  }
}

interface ServedMetrics {
  readonly metrics: DeferredMetrics;
  /** Bearer token that requests from other machines need. When it is not set, they are refused. */
  readonly token: string | undefined;
  readonly openStreams: () => number;
}

/** Counts responses, and serves the metrics to requests from this machine or with the token. All others get a 404. */
export function serveMetrics(app: FastifyInstance, { metrics, token, openStreams }: ServedMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call, isPortal, isUnlinkable } = request.routeOptions.config;
    // Successful unlinkable calls are neither logged nor counted: the growth of a counter would reveal when the call was made.
    if (!isUnlinkable || reply.statusCode >= 500)
      metrics.countResponse(call ?? (isPortal ? 'portal' : 'none'), reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', { config: { call: 'GET /metrics', isHostIndependent: true } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) return sendRefusal(reply, NOT_FOUND);
    const loaded = await metrics.load();
    return reply.type(loaded.registry.contentType).send(await loaded.text(openStreams()));
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** Headers by which proxies describe the original client. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the request comes from this machine and addresses the server directly. The address alone does not show that: a proxy on this
 * machine forwards requests of others, and a web page may send a browser here under its own host name (DNS rebinding).
 */
function isFromThisMachine({ socket, ip, headers }: FastifyRequest): boolean {
  const isLocal = [socket.remoteAddress ?? '', ip].every(isLoopback);
  return isLocal && LOOPBACK_HOST.test(headers.host ?? '') && !FORWARDING_HEADERS.some((name) => name in headers);
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  const version = isIP(plain);
  return version > 0 && LOOPBACK.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const received = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && received !== undefined && timingSafeEqual(digestOf(received), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
