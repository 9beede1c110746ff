import { profile } from '@quad/api-client/contract';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { accept } from '@quad/domain/refusals';
import type { Actor } from '../../context.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { userVersion } from '../accounts/accounts.service.ts';
import { updateProfile } from './profile.service.ts';

/** Routes to change the requester's own profile (access R1). */
export function profileRoutes(server: Server): void {
  serve(
    server,
    profile.update,
    async ({ context, actor, body, request, reply }) => {
      const sent: unknown = Reflect.get(Object(request.body), 'updatedDetails');
      const version = request.headers['if-match'];
      const updated = await updateProfile(context, { actor, updatedDetails: body.updatedDetails, sent, version });
      if (!updated.ok) return updated;
      reply.header('etag', userVersion(updated.value));
      return accept({ success: true, message: PROFILE_TEXTS.updated, updatedStudent: updated.value });
    },
    { identity: { userId: ownNumber } },
  );
}

/** The number that identifies a user in profile endpoints: the roll number or, without one, the id. */
export function ownNumber({ rollNumber, userId }: Actor): string {
  return rollNumber ?? userId;
}
