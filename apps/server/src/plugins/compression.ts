import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Minimum size in bytes. A smaller response fits into one packet anyway. */
const WORTH_IT = 1400;
/** Brotli quality. A list shrinks to a seventh, and higher levels cost far more time. */
const QUALITY = 4;

/**
 * Whether a route reads records. Responses about sign-in and e-mail verification are not compressed: a length that depends on a secret and
 * on text from somebody else leaks the secret.
 */
function readsRecords({ method, config }: RouteOptions): boolean {
  return method === 'GET' && config?.call !== undefined && !config.call.startsWith('GET /auth/');
}

/**
 * Compresses responses of calls that read records. Compressed request bodies are not accepted: a small one can expand to a very large one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!readsRecords(route)) route.compress = false;
  });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
