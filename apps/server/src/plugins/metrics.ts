import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_SUCH_CALL, sendRefusal } from './errors.ts';
import type { Metrics } from './registry.ts';

/** Maximum number of responses that are buffered until the metrics library is loaded. */
const MAX_EARLY = 1000;

/** Counts responses from the first one on, and loads the metrics library later so that the start does not wait for it. */
export class DeferredMetrics {
  readonly #early: Parameters<Metrics['countResponse']>[] = [];
  #loading: Promise<Metrics> | undefined;
  #loaded: Metrics | undefined;

  countResponse(...answer: Parameters<Metrics['countResponse']>): void {
    if (this.#loaded) this.#loaded.countResponse(...answer);
    else if (this.#early.length < MAX_EARLY) this.#early.push(answer);
  }

  load(): Promise<Metrics> {
    this.#loading ??= import('./registry.ts').then(({ Metrics: Loaded }) => {
      const loaded = new Loaded();
      for (const answer of this.#early.splice(0)) loaded.countResponse(...answer);
      this.#loaded = loaded;
      return loaded;
    });
    return this.#loading;
  }
}

interface ServedMetrics {
  readonly metrics: DeferredMetrics;
  /** Bearer token for requests from other machines. Without a token they are refused. */
  readonly token: string | undefined;
  readonly openStreams: () => number;
}

/** Counts every response, and serves the metrics to whoever may see them. Everybody else gets a 404. */
export function serveMetrics(app: FastifyInstance, { metrics, token, openStreams }: ServedMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call, isPortal, isUnlinkable } = request.routeOptions.config;
    // As in the log: a counter that grows between two scrapes would reveal the time, too.
    if (!isUnlinkable || reply.statusCode >= 500)
      metrics.countResponse(call ?? (isPortal ? 'portal' : 'none'), reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', { config: { call: 'GET /metrics', isHostIndependent: true } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) return sendRefusal(reply, NO_SUCH_CALL);
    const loaded = await metrics.load();
    return reply.type(loaded.registry.contentType).send(await loaded.text(openStreams()));
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** Headers by which proxies describe the original client. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the request comes from this machine and addresses the server directly. A proxy on this machine forwards the requests of others,
 * and a browser on it may have been directed here by a foreign host name (DNS rebinding).
 */
function isFromThisMachine({ socket, ip, headers }: FastifyRequest): boolean {
  const isNear = [socket.remoteAddress ?? '', ip].every(isLoopback);
  return isNear && OWN_NAMES.test(headers.host ?? '') && !PASSED_ON.some((name) => name in headers);
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
