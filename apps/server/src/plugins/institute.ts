import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sendRefusal } from './errors.ts';

/**
 * Finds the institute that a host (`portal.campus.example`, with a port where the request names one) belongs to; undefined where it is
 * nobody's. What is known already is given at once.
 */
export type FindInstitute = (host: string) => Context | undefined | Promise<Context | undefined>;

/** What the institute of a request works with. */
export function contextOf({ institute }: FastifyRequest): Context {
  if (!institute) throw new Error('A request was served before its institute was found.');
  return institute;
}

const NOBODYS = 'There is no portal at this address.';

/** Finds the institute of every request by the host that it was sent to. A host that is nobody's is told so, and nothing of others. */
export function findInstituteFirst(app: FastifyInstance, find: FindInstitute): void {
  app.decorateRequest('institute', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isOfTheProcess) return done();
    const take = (context: Context | undefined) => {
      request.institute = context;
      if (context) done();
      else answerNobodys(request, reply);
    };
    const found = find(request.host);
    // Without a turn of the event loop for what is known, which is almost every request.
    if (found instanceof Promise) found.then(take, done);
    else take(found);
  });
}

function answerNobodys(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.headers.accept?.includes('text/html')) return void sendRefusal(reply, { code: 'NOT_FOUND', message: NOBODYS });
  void reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${NOBODYS}</title></head><body><h1>${NOBODYS}</h1><p>Please check the address, or ask your institute for the right one.</p></body></html>`,
    );
}
