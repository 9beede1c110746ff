import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sendRefusal } from './errors.ts';

/**
 * Finds the institute of a host (`portal.campus.example`, with a port if the request names one). Undefined for an unknown host. A cached
 * result is returned synchronously.
 */
export type FindInstitute = (host: string) => Context | undefined | Promise<Context | undefined>;

/** Returns the context of the request's institute. */
export function contextOf({ institute }: FastifyRequest): Context {
  if (!institute) throw new Error('A request was served before its institute was found.');
  return institute;
}

const UNKNOWN_HOST = 'There is no portal at this address.';

/** Finds the institute of every request by its host. An unknown host gets a 404 that reveals nothing about other institutes. */
export function findInstituteFirst(app: FastifyInstance, find: FindInstitute): void {
  app.decorateRequest('institute', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isHostIndependent) return done();
    const proceed = (context: Context | undefined) => {
      request.institute = context;
      if (context) done();
      else answerUnknownHost(request, reply);
    };
    const found = find(request.host);
    // A cached context, which is almost every request, needs no turn of the event loop.
    if (found instanceof Promise) found.then(proceed, done);
    else proceed(found);
  });
}

function answerUnknownHost(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.headers.accept?.includes('text/html')) return void sendRefusal(reply, { code: 'NOT_FOUND', message: UNKNOWN_HOST });
  void reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${UNKNOWN_HOST}</title></head><body><h1>${UNKNOWN_HOST}</h1><p>Please check the address, or ask your institute for the right one.</p></body></html>`,
    );
}
