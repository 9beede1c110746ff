import { profile } from '@quad/api-client/contract';
import type { FastifyReply } from 'fastify';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { NO_SUCH_CALL, sendRefusal } from '../../plugins/errors.ts';
import { identityMismatch } from '../../plugins/guard.ts';
import { takePhotoForms } from './photoForm.ts';
import { changePhoto, readPhoto, removePhoto } from './photos.service.ts';
import { ownNumber } from './profile.routes.ts';

const UPLOADS = { name: 'profile.photo', attempts: 30, windowMs: 10 * 60_000 };
const OWN_NUMBER = { ID_No: ownNumber };

/** The own photo, and the addresses at which photos are served (access R2). */
export function photoRoutes(server: Server): void {
  const { app, context } = server;

  app.register(async (scope) => {
    await takePhotoForms(scope);
    serve(
      { app: scope, context },
      profile.updatePhoto,
      ({ actor, claim, body }) => changePhoto(context, { actor, claim, image: body.image }),
      { identity: OWN_NUMBER, limit: UPLOADS },
    );
  });

  serve(server, profile.deletePhoto, async ({ actor, query }) => {
    const refusal = identityMismatch(actor, query, OWN_NUMBER);
    return refusal ? { ok: false, refusal } : removePhoto(context, { actor });
  });

  app.get<{ Params: { file: string } }>('/photos/:file', { config: { isPortal: true } }, async (request, reply) => {
    const image = await readPhoto(context, request.params.file);
    return image ? sendPhoto(reply, image) : sendRefusal(reply, NO_SUCH_CALL);
  });
}

/** What is at an address never changes. Opened by itself it is a picture in a page that can do nothing. */
function sendPhoto(reply: FastifyReply, image: Uint8Array): FastifyReply {
  return reply
    .type('image/webp')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('content-disposition', 'inline; filename="photo.webp"')
    .send(Buffer.from(image));
}
