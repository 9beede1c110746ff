import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Content security policy of every response that is not a page: opened in a browser, it can load and run nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a page loads and shows besides its own files. */
export interface PageContent {
  /** Origin of the server with the president's counters, when it is another one. */
  readonly countersOrigin: string | undefined;
  /** The values of all style attributes in the page's HTML. */
  readonly styles?: readonly string[];
  /** Whether the page runs WebAssembly. Only the code scanner does, in browsers without a native one. */
  readonly runsWasm?: boolean;
}

/** CSP source that allows exactly one text. For attributes it also needs 'unsafe-hashes'. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Content security policy of a page: own files only, inline elements only with the nonce of this response, and only those style attributes
 * that the server rendered. The page may connect to its own server and to the one with the president's counters.
 */
export function pageContentPolicy(nonce: string, { countersOrigin, styles = [], runsWasm = false }: PageContent): string {
  return [
    "default-src 'self'",
    // Allows WebAssembly to be compiled, from own files too. It does not allow eval of scripts.
    `script-src 'self' 'nonce-${nonce}'${runsWasm ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(styles.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styles.map(hashSource).join(' ')}`] : []),
    `connect-src ${["'self'", countersOrigin].filter(Boolean).join(' ')}`,
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Adds the security headers to every response. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', NO_CONTENT_POLICY);
    if (!request.routeOptions.config.isPortal) reply.header('cache-control', 'no-store');
  });
}

/** Adds HSTS for an institute that is reached over https. Runs after the institute is found. */
export function sendStrictTransportSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ institute }, reply) => {
    if (institute?.config.serverUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
