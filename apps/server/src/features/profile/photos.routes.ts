import { profile } from '@quad/api-client/contract';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import type { FastifyReply } from 'fastify';
import { isPortalElsewhere } from '../../config.ts';
import type { Context } from '../../context.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { sendRefusal } from '../../plugins/errors.ts';
import { serveForm } from '../../plugins/forms.ts';
import { identityMismatch } from '../../plugins/guard.ts';
import { contextOf } from '../../plugins/institute.ts';
import { photoReporter } from './images.service.ts';
import { changePhoto, readPhoto, removePhoto } from './photos.service.ts';
import { ownNumber } from './profile.routes.ts';

const UPLOADS = { name: 'profile.photo', attempts: 30, windowMs: 10 * 60_000 };
const OWN_NUMBER = { ID_No: ownNumber };

/** Routes for the requester's own photo, and for serving photos (access R2). */
export function photoRoutes(server: Server): void {
  const { app } = server;

  serveForm(
    server,
    profile.updatePhoto,
    ({ context, actor, claim, body, request }) => changePhoto(context, { actor, claim, image: body.image, report: photoReporter(request) }),
    { form: { bytes: PHOTO_LIMITS.bytes, field: 'image', refusal: PROFILE_TEXTS.photoInvalid }, identity: OWN_NUMBER, limit: UPLOADS },
  );

  serve(server, profile.deletePhoto, async ({ context, actor, query, request }) => {
    const refusal = identityMismatch(actor, query, OWN_NUMBER);
    return refusal ? { ok: false, refusal } : removePhoto(context, { actor, report: photoReporter(request) });
  });

  app.get<{ Params: { file: string } }>('/photos/:file', { config: { isPortal: true } }, async (request, reply) => {
    const context = contextOf(request);
    const outcome = await readPhoto(context, { path: `/photos/${request.params.file}`, report: photoReporter(request) });
    // A portal on another origin of the same site shows photos too; the default header allows this origin only.
    if (isShownElsewhere(context)) reply.header('cross-origin-resource-policy', 'same-site');
    return outcome.ok ? sendPhoto(reply, outcome.value) : sendRefusal(reply, outcome.refusal);
  });
}

function isShownElsewhere({ config }: Context): boolean {
  return isPortalElsewhere(config) || config.allowedOrigins.length > 0;
}

/** The content of a URL never changes. The sandbox applies when the image is opened as a page of its own. */
function sendPhoto(reply: FastifyReply, image: Uint8Array): FastifyReply {
  return reply
    .type('image/webp')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('content-disposition', 'inline; filename="photo.webp"')
    .send(Buffer.from(image));
}
