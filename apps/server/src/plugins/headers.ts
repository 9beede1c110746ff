import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Policy of everything that is not a page: an answer that a browser opens by itself can load and run nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content policy of a page: own files only, and inline elements only with the nonce of this one answer. It calls its own
 * server, and the one that has the president's counters where that is another.
 */
export function pageContentPolicy(nonce: string, countersOrigin?: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src ${["'self'", countersOrigin].filter(Boolean).join(' ')}`,
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The security headers of every answer. */
export async function addSecurityHeaders(app: FastifyInstance, { serverUrl }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: serverUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', NO_CONTENT_POLICY);
    if (!request.routeOptions.config.isPortal) reply.header('cache-control', 'no-store');
  });
}
