import { administration, rooms } from '@quad/api-client/contract';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveForm } from '../../plugins/forms.ts';
import { photoReporter } from '../profile/images.service.ts';
import { changeRoomPhoto, removeRoomPhoto } from './roomPhotos.service.ts';

const UPLOADS = { name: 'room.photo', attempts: 60, windowMs: 10 * 60_000 };

/** Routes by who manages the catalogue: the president (access R6) and administrators (access M10). */
const MANAGING_ENDPOINTS = [
  { change: rooms.changePhoto, remove: rooms.removePhoto },
  { change: administration.changeRoomPhoto, remove: administration.removeRoomPhoto },
];

/** Routes for photos of rooms. They are served like those of people. */
export function roomPhotoRoutes(server: Server): void {
  const form = { bytes: PHOTO_LIMITS.bytes, field: 'image', refusal: PROFILE_TEXTS.photoInvalid };
  for (const { change, remove } of MANAGING_ENDPOINTS) {
    serveForm(
      server,
      change,
      ({ context, actor, claim, params, body, request }) =>
        changeRoomPhoto(context, { actor, claim, ...params, image: body.image, report: photoReporter(request) }),
      { form, limit: UPLOADS },
    );
    serve(server, remove, ({ context, actor, params, request }) =>
      removeRoomPhoto(context, { actor, ...params, report: photoReporter(request) }),
    );
  }
}
