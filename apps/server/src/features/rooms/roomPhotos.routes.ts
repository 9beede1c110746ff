import { administration, rooms } from '@quad/api-client/contract';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { takeForms } from '../../plugins/forms.ts';
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
  server.app.register(async (scope) => {
    await takeForms(scope, { bytes: PHOTO_LIMITS.bytes, field: 'image', refusal: PROFILE_TEXTS.photoInvalid });
    for (const { change } of MANAGING_ENDPOINTS) {
      serve(
        { ...server, app: scope },
        change,
        ({ context, actor, claim, params, body, request }) =>
          changeRoomPhoto(context, { actor, claim, ...params, image: body.image, report: photoReporter(request) }),
        { limit: UPLOADS },
      );
    }
  });
  for (const { remove } of MANAGING_ENDPOINTS) {
    serve(server, remove, ({ context, actor, params, request }) =>
      removeRoomPhoto(context, { actor, ...params, report: photoReporter(request) }),
    );
  }
}
