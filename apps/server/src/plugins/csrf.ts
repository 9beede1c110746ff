import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendRefusal } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const CORS_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const CORS_HEADERS = 'Content-Type, Idempotency-Key, If-Match, If-None-Match';
/** Response headers that scripts of an allowed origin may read. */
const EXPOSED_HEADERS = 'ETag, Link, Retry-After, X-Request-Id, X-Total-Accuracy, X-Total-Count';

/**
 * Prevents cross-site request forgery: an unsafe request must come from the portal itself or from an allowed origin. Only allowed origins
 * also get the CORS headers that let them read responses.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    // Routes of the process, such as health checks, are read-only and belong to no institute.
    if (!request.institute) return;
    const { origin } = request.headers;
    const listed = originsOf(request.institute.config);
    if (origin && listed.has(origin)) {
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', EXPOSED_HEADERS);
      if (request.method === 'OPTIONS') {
        reply
          .header('access-control-allow-methods', CORS_METHODS)
          .header('access-control-allow-headers', CORS_HEADERS)
          .header('access-control-max-age', '600');
        return reply.code(204).send();
      }
    }
    const isSafe = SAFE_METHODS.has(request.method) || request.routeOptions.config.isFromAnywhere === true;
    if (!isSafe && !comesFrom(listed, request)) {
      return sendRefusal(reply, { code: 'CROSS_SITE', message: 'This request did not come from the portal.' });
    }
  });
}

const origins = new WeakMap<Config, ReadonlySet<string>>();

/** The origins from which an institute's portal is used. */
function originsOf(config: Config): ReadonlySet<string> {
  const listed = origins.get(config) ?? new Set([config.portalUrl, config.serverUrl, ...config.allowedOrigins]);
  origins.set(config, listed);
  return listed;
}

function comesFrom(listed: ReadonlySet<string>, { headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin' || (headers.origin !== undefined && listed.has(headers.origin));
}
