import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Policy of everything that is not a page: an answer that a browser opens by itself can load and run nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a page loads and shows beside its own files. */
export interface PageContent {
  /** The server that has the president's counters, where that is another. */
  readonly countersOrigin: string | undefined;
  /** The values of all style attributes in the page as it is sent. */
  readonly styles?: readonly string[];
  /** Whether it runs WebAssembly: what reads codes where the browser cannot is compiled, and nothing else in the portal. */
  readonly runsWasm?: boolean;
}

/** A text that the policy lets through, and no other: 'unsafe-hashes' is the name that this has for attributes. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content policy of a page: own files only, inline elements only with the nonce of this one answer, and of style attributes only
 * those that the server itself rendered. It calls its own server, and the one that has the president's counters.
 */
export function pageContentPolicy(nonce: string, { countersOrigin, styles = [], runsWasm = false }: PageContent): string {
  return [
    "default-src 'self'",
    // It lets WebAssembly be compiled, from own files too; of texts no script is made by it.
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

/** The security headers of every answer. */
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

/** Where an institute is reached over https, browsers use nothing else for it. After its institute is known. */
export function insistOnHttps(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ institute }, reply) => {
    if (institute?.config.serverUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
