import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_SUCH_CALL, sendRefusal } from './errors.ts';
import type { Metrics } from './registry.ts';

/** Of what is answered before the library that counts is there. */
const MAX_EARLY = 1000;

/** Counts answers from the first one on, and loads what it counts with later: no start waits for it. */
export class DeferredMetrics {
  readonly #early: Parameters<Metrics['answered']>[] = [];
  #loading: Promise<Metrics> | undefined;
  #loaded: Metrics | undefined;

  answered(...answer: Parameters<Metrics['answered']>): void {
    if (this.#loaded) this.#loaded.answered(...answer);
    else if (this.#early.length < MAX_EARLY) this.#early.push(answer);
  }

  load(): Promise<Metrics> {
    this.#loading ??= import('./registry.ts').then(({ Metrics: Loaded }) => {
      const loaded = new Loaded();
      for (const answer of this.#early.splice(0)) loaded.answered(...answer);
      this.#loaded = loaded;
      return loaded;
    });
    return this.#loading;
  }
}

interface ServedMetrics {
  readonly metrics: DeferredMetrics;
  /** What another machine has to show; none may ask where there is none. */
  readonly token: string | undefined;
  readonly openStreams: () => number;
}

/** Counts every answer, and serves what is counted to whoever may see it. To all others there is nothing at this address. */
export function serveMetrics(app: FastifyInstance, { metrics, token, openStreams }: ServedMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call, isPortal, isUnlinkable } = request.routeOptions.config;
    // As in the log: a counter that grew between two looks would tell when it was, too.
    if (!isUnlinkable || reply.statusCode >= 500)
      metrics.answered(call ?? (isPortal ? 'portal' : 'none'), reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', { config: { call: 'GET /metrics', isOfTheProcess: true } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) return sendRefusal(reply, NO_SUCH_CALL);
    const loaded = await metrics.load();
    return reply.type(loaded.registry.contentType).send(await loaded.text(openStreams()));
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** What proxies say of whom they ask for. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether somebody on this machine asks, and asks the server itself: a proxy on this machine asks for others, and a browser on it may
 * have been led here by a name of somebody else's.
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
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digestOf(given), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
