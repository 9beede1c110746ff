import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Bytes from where on fewer of them arrive sooner; below, an answer travels in one packet anyway. */
const WORTH_IT = 1400;
/** Of brotli: a list is a seventh of its size, at a fraction of the work that more would take. */
const QUALITY = 4;

/**
 * Calls that read records. What signs in or proves a mailbox is left as it is: a length that depends on a secret and on what
 * somebody else wrote tells of the secret.
 */
function readsRecords({ method, config }: RouteOptions): boolean {
  return method === 'GET' && config?.call !== undefined && !config.call.startsWith('GET /auth/');
}

/** Compresses answers of calls that read records. Compressed bodies are not read: a small one may be very large inside. */
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
