import type { FastifyInstance } from 'fastify';

/** JSON is the only body that is read: a form of another site can send plain text, but not JSON. An empty body is none. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}
